# Elfenwizards: everything its players read.

## Things on the table

elfenwizards-box-H = High Wizard
elfenwizards-box-W = Wizard { $number }
elfenwizards-box-S = Sorcerer { $number }
elfenwizards-box-N = Necromancer { $number }
elfenwizards-box-M = Magicians’ box { $number }
elfenwizards-passed-W = the passed-over Wizards
elfenwizards-passed-S = the passed-over Sorcerers
elfenwizards-passed-N = the passed-over Necromancers

elfenwizards-place-W = the Wizards’ Major Spell box
elfenwizards-place-S = the Sorcerers’ Major Spell box
elfenwizards-place-N = the Necromancers’ Major Spell box
elfenwizards-place-M = the Magicians’ Major Spell box
elfenwizards-place-minor = the Minor Spell box
elfenwizards-place-grey = the Grey Magic box

elfenwizards-colour-red = red
elfenwizards-colour-green = green
elfenwizards-colour-blue = blue
elfenwizards-colour-yellow = yellow
elfenwizards-colour-black = black
elfenwizards-colour-white = white
elfenwizards-seat-colour = { YOU($player) ->
        [yes] you are
       *[no] { $player } is
    } { $colour }

elfenwizards-step-1 = The High Wizard retires
elfenwizards-step-2 = First roll
elfenwizards-step-3 = Second roll
elfenwizards-step-4 = Redeem minor spells
elfenwizards-step-5 = Spells and titles
elfenwizards-step-6 = Redeem minor spells again
elfenwizards-step-7 = Vacant titles
elfenwizards-step-8 = Demotion
elfenwizards-step-9 = Grey magic
elfenwizards-step-10 = Scoring

elfenwizards-token = { YOU($owner) ->
        [yes] your { $name }
       *[no] { $owner }’s { $name }
    }
elfenwizards-token-yours = your { $name }
# In the log, of whoever does something with their own token.
elfenwizards-token-theirs = { YOU($owner) ->
        [yes] your { $name }
       *[no] their own { $name }
    }
elfenwizards-spell-die = a { $face } from { $place }
elfenwizards-spell-chip = a minor spell

## What a player is asked

elfenwizards-ask-chip-source = { $player }, your High Wizard retires and costs you a minor spell: where do you take it from?
elfenwizards-ask-retire-box = { $player }, which Magicians’ box does your retired High Wizard move to?
elfenwizards-ask-roll = { $player }, you have a minute to bargain: roll { $count ->
        [one] your die
       *[other] your { $count } dice
    } when you’re ready.
elfenwizards-ask-die = { $player }, you have { $dice ->
        [one] a { $faces } from your first roll: do you place it (you can keep it for the second roll)?
       *[other] { $faces } from your first roll: which die do you place (you can keep the rest for the second roll)?
    }
elfenwizards-ask-die-rest = { $player }, { $dice ->
        [one] you must still place the { $faces }: choose it.
       *[other] you have { $faces } from your second roll: which die do you place (you must place them all)?
    }
elfenwizards-ask-die-rest-may-keep = { $player }, you have { $dice ->
        [one] a { $faces } from your second roll: do you place it (you can leave it unplaced)?
       *[other] { $faces } from your second roll: which die do you place (you can leave the rest unplaced)?
    }
elfenwizards-ask-dice-box = { $player }, where does the { $face } go?
elfenwizards-ask-reroll = { $player }, your second roll is { $dice ->
        [one] a { $faces }: do you accept it, or pay a minor spell to reroll this die?
       *[other] { $faces }: do you accept it, or pay a minor spell to reroll all these dice?
    }
elfenwizards-ask-redeem = { $player }, you have { $chips ->
        [one] 1 minor spell
       *[other] { $chips } minor spells
    } in the box{ $taken ->
        [0] : do you take out a die to redeem { $chips ->
            [one] it (for 2 points)?
           *[other] some (for 2 points each)?
        }
       *[other] , and the { $taken ->
            [one] die
           *[other] dice
        } you’ve taken out ({ $points ->
            [one] 1 point
           *[other] { $points } points
        }) { $buys ->
            [0] won’t redeem { $chips ->
                [one] it
               *[other] any
            } yet
           *[other] will redeem { $chips ->
                [one] it
               *[other] { $buys }
            }
        }: do you take out another die?
    }
elfenwizards-ask-redeem-late = { $player }, you have { $chips ->
        [0] no minor spells
        [one] 1 minor spell
       *[other] { $chips } minor spells
    } in the box{ $taken ->
        [0] : do you take out a die ({ $chips ->
            [0] {""}
            [one] 2 points redeem it;{" "}
           *[other] 2 points redeem one;{" "}
        }dice you leave stay for the next round)?
       *[other] { $chips ->
            [0] {""}
           *[other] , and the { $taken ->
                [one] die
               *[other] dice
            } you’ve taken out ({ $points ->
                [one] 1 point
               *[other] { $points } points
            }) { $buys ->
                [0] won’t redeem { $chips ->
                    [one] it
                   *[other] any
                }
               *[other] will redeem { $chips ->
                    [one] it
                   *[other] { $buys }
                }
            }
        }: do you take out another die (dice you leave stay for the next round)?
    }
elfenwizards-ask-ready = { $player }, you all have five minutes to bargain before the first spell: are you ready?
elfenwizards-ask-spell = { $player }, place two spells, or pass for the rest of this round: what’s your first spell?
elfenwizards-ask-spell-one-or-two = { $player }, place one or two spells, or pass for the rest of this round: what’s your first spell?
elfenwizards-ask-spell-last = { $player }, you have one spell left that you can place: do you place it, or pass?
elfenwizards-ask-spell-second = { $player }, what’s your second spell?
elfenwizards-ask-target = { $player }, beside which token do you place { $spell }?
elfenwizards-ask-vacant-token = { $player }, which of your passed-over tokens takes a vacant title first?
elfenwizards-ask-vacant-box = { $player }, which vacant title does { $token } take?
elfenwizards-ask-demote-token = { $player }, grey chips are running out: which of your tokens do you demote next?
elfenwizards-ask-demote-box = { $player }, to which Magicians’ box do you demote { $token }?
elfenwizards-ask-cleanse = { $player }, { $taken ->
        [0] do you take a die out of the Grey Magic box
       *[other] the { $taken ->
            [one] die you’ve taken out is worth
           *[other] dice you’ve taken out are worth
        } { $points ->
            [one] 1 point
           *[other] { $points } points
        }: do you take another die out of the Grey Magic box
    } ({ $cost } points remove a grey chip; dice you leave stay for the next round)?
elfenwizards-ask-cleanse-token = { $player }, you remove { $count ->
        [one] one grey chip: from which token?
       *[other] { $count } grey chips: from which token first?
    }

## Choices

elfenwizards-choice-from-hand = from your own supply
elfenwizards-choice-from-box = from the Minor Spell box
elfenwizards-choice-roll = roll now
elfenwizards-choice-accept = accept the roll
elfenwizards-choice-reroll = pay a minor spell and reroll
elfenwizards-choice-die = a { $face }
elfenwizards-choice-keep = place no more dice now
elfenwizards-choice-done = take out no more dice
elfenwizards-choice-ready = ready for the first spell
elfenwizards-choice-pass = pass for the rest of this round
elfenwizards-choice-stop = place no second spell
elfenwizards-choice-token = { $token } ({ $box }{ $points ->
        [0] {""}
        [one] , 1 spell point
       *[other] , { $points } spell points
    }{ $grey ->
        [0] {""}
        [one] , 1 grey chip
       *[other] , { $grey } grey chips
    })

## Cautions

elfenwizards-warning-no-token = You have no token among the { $level ->
        [W] Wizards
        [S] Sorcerers
        [N] Necromancers
       *[M] Magicians
    }: a die in this box would support none of your own.
elfenwizards-warning-rises = The only candidate for { $box } already has a spell point and will rise: another one would gain nothing.
elfenwizards-warning-rises-magicians = The only token in { $box } already has a spell point and will rise: another one would gain nothing.
elfenwizards-warning-pass = Nobody else competes for { $box }, but you have no spell point there yet: if you pass now, none of your tokens will rise to it.
elfenwizards-warning-pass-magicians = All tokens in { $box } are yours, but have no spell point yet: if you pass now, none of them will rise.
elfenwizards-caution-equal = Both candidates for { $box } are yours and tied on spell points: neither will rise.
elfenwizards-caution-equal-magicians = All tokens in { $box } are yours, and those with the most spell points are tied: none of them will rise.

## The log

# The log calls its reader “you”: YOU($player) is “yes” for them, and OTHERS($winners) leaves them out of a list.
# JOIN("Start", $colours) capitalises “you” at the start of a sentence.

elfenwizards-event-start = { JOIN("Start", $colours) }. { YOU($player) ->
        [yes] You hold the dragon and go
       *[no] { $player } holds the dragon and goes
    } first.
elfenwizards-event-round = Round { $round } begins.
elfenwizards-event-begins = Step { $step }: { $name }
elfenwizards-event-retire-pay = { YOU($player) ->
        [yes] You pay a minor spell { JOIN("your", $source) }
       *[no] { $player } pays a minor spell { $source }
    }.
elfenwizards-source-hand = from their own supply
elfenwizards-source-box = from the Minor Spell box
elfenwizards-event-dragon = { YOU($player) ->
        [yes] You take the dragon and go
       *[no] { $player } takes the dragon and goes
    } first.
elfenwizards-event-retire = { $token } retires to { $box }.
elfenwizards-event-roll = { YOU($player) ->
        [yes] You roll
       *[no] { $player } rolls
    } { $dice ->
        [one] a { $faces }
       *[other] { $faces }
    }.
elfenwizards-event-reroll = { YOU($player) ->
        [yes] You pay a minor spell and reroll
       *[no] { $player } pays a minor spell and rerolls
    }: { $dice ->
        [one] a { $faces }
       *[other] { $faces }
    }.
elfenwizards-event-place = { YOU($player) ->
        [yes] You put
       *[no] { $player } puts
    } a { $face } in { $place }.
elfenwizards-event-hold = { YOU($player) ->
        [yes] You keep
       *[no] { $player } keeps
    } { $dice ->
        [one] a die showing { $faces }
       *[other] dice showing { $faces }
    }.
elfenwizards-event-redeem = { $count ->
        [0] { YOU($player) ->
            [yes] You take
           *[no] { $player } takes
        } { $dice ->
            [one] a die showing { $faces }
           *[other] dice showing { $faces }
        } out of the Minor Spell box.
       *[other] { YOU($player) ->
            [yes] You redeem
           *[no] { $player } redeems
        } { $count ->
            [one] 1 minor spell
           *[other] { $count } minor spells
        } with { $dice ->
            [one] a die showing { $faces }
           *[other] dice showing { $faces }
        }.
    }
elfenwizards-event-spell = { YOU($player) ->
        [yes] You place
       *[no] { $player } places
    } { $spell } beside { $token } ({ $box }), which now has { $points ->
        [one] 1 spell point.
       *[other] { $points } spell points.
    }
elfenwizards-event-pass = { YOU($player) ->
        [yes] You pass
       *[no] { $player } passes
    }.
elfenwizards-event-cannot-place = { YOU($player) ->
        [yes] You have no spell left to place, so you pass
       *[no] { $player } has no spell left to place and passes
    }.
elfenwizards-event-award = { $token } becomes { $box } with { $points ->
        [one] 1 spell point
       *[other] { $points } spell points
    }.
elfenwizards-event-vacant = The title { $box } stays vacant.
elfenwizards-event-passed-over = { $token } joins { $level }.
elfenwizards-event-spells-return = All dice from the Major Spell boxes go back to their owners; used minor spells go to the Minor Spell box.
elfenwizards-event-fill = { $token } takes the vacant title { $box }.
elfenwizards-event-demote = { $token } is demoted to { $box }{ $grey ->
        [0] .
       *[other] {" "}and gets a grey chip.
    }
elfenwizards-event-cleanse = { $count ->
        [0] { YOU($player) ->
            [yes] You take
           *[no] { $player } takes
        } { $dice ->
            [one] a die showing { $faces }
           *[other] dice showing { $faces }
        } out of the Grey Magic box.
       *[other] { YOU($player) ->
            [yes] You remove
           *[no] { $player } removes
        } { $count ->
            [one] 1 grey chip
           *[other] { $count } grey chips
        } with { $dice ->
            [one] a die showing { $faces }
           *[other] dice showing { $faces }
        }.
    }
elfenwizards-event-cleanse-token = { $token } loses { $count ->
        [one] a grey chip
       *[other] { $count } grey chips
    }.
elfenwizards-event-score = { YOU($player) ->
        [yes] You score
       *[no] { $player } scores
    } { $count ->
        [0] no points
        [one] { $count } point
       *[other] { $count } points
    } (total { $total }).
elfenwizards-event-bonus = { YOU($player) ->
        [yes] You score
       *[no] { $player } scores
    } { $count ->
        [0] no bonus points
        [one] 1 bonus point
       *[other] { $count } bonus points
    } for minor spells (total { $total }).
elfenwizards-event-end = The game is over: { $reason } { $count ->
        [one] { YOU($winners) ->
            [yes] You win
           *[no] { $winners } wins
        }.
       *[other] { YOU($winners) ->
            [yes] You share the win with { OTHERS($winners) }
           *[no] { $winners } share the win
        }.
    }

elfenwizards-ending-second_high_wizard = a guild has had its second High Wizard.
elfenwizards-ending-no_high_wizard = for the second time, nobody became High Wizard.
elfenwizards-ending-last_round = the last round has been played.

## Refusals

elfenwizards-refuse-unknown = “{ $word }” isn’t a valid answer here. You can say: { $names }.
elfenwizards-refuse-number = { $number } isn’t one of the choices. You can say: { $names }.
elfenwizards-refuse-other = { $asked ->
        [chip-source] First say where the minor spell comes from
        [dice-box] First choose a box for the die
        [die] First choose a die
        [reroll] First accept the roll or reroll
        [redeem] First choose a die from the Minor Spell box
        [cleanse] First choose a die from the Grey Magic box
        [spell] First choose a spell
        [vacant-box] First choose a vacant title
        [retire-box] First choose a Magicians’ box
        [demote-box] First choose a Magicians’ box
        [roll] Make your roll first
        [ready] First say when you’re ready
       *[token] First choose a token
    } (you picked: { $thing }).
elfenwizards-refuse-no-die-rolled = You have no { $face } left to place.
elfenwizards-refuse-die-placed = Your { $face } is already in a box, and dice stay where you’ve placed them.
elfenwizards-refuse-no-die-minor = You have no { $face } in the Minor Spell box.
elfenwizards-refuse-no-die-grey = You have no { $face } in the Grey Magic box.
elfenwizards-refuse-place-all = You must place all the dice of your second roll.
elfenwizards-refuse-reroll-early = You can reroll only in step 3, after your second roll.
elfenwizards-refuse-reroll-late = You can reroll only once, before you place any of the dice, and only if you have a minor spell in front of you.
elfenwizards-refuse-dice-box = For now, dice go into one of the six boxes beside the tree. They go onto the tree ({ $target }) only in step 5.
elfenwizards-refuse-die-in-hand = First put the die you’ve picked into a box.
elfenwizards-refuse-first-die = First choose the die, then its box.
elfenwizards-refuse-first-spell = First choose the spell, then the token it goes to.
elfenwizards-refuse-spell-in-hand = You’re holding { $spell }. Choose a token for it, or undo.
elfenwizards-refuse-ready = You’re ready. Others may still be bargaining: { $players }.
elfenwizards-refuse-passed = You’ve passed, so you place no more spells this round.
elfenwizards-refuse-second-spell = You’ve placed one spell and can place another, so you must.
elfenwizards-refuse-pass-after-one = You’ve already placed a spell this turn, so you can’t pass. Say “stop” to place no second one.
elfenwizards-refuse-stop-first = You haven’t placed a spell this turn. Place one, or pass.
elfenwizards-refuse-no-chip = You have no minor spells in front of you.
elfenwizards-refuse-no-die-major = You have no { $face } in a Major Spell box.
elfenwizards-refuse-no-die-there = You have no { $face } in { $place }.
elfenwizards-refuse-nobody-on-level = There’s no token on that level that you may support with { $spell }.
elfenwizards-refuse-empty-box = { $box } is empty: there’s no token to support.
elfenwizards-refuse-which-token = There are several tokens in { $box }. Name one: { $names }.
elfenwizards-refuse-other-level = { $token } isn’t on the right level for { $spell }.
elfenwizards-refuse-closed-contest = All the candidates in that contest belong to { $owner }, so nobody else may support { $token }.
elfenwizards-refuse-vacancy-high = A passed-over token can’t become High Wizard.
elfenwizards-refuse-vacancy-no-title = { $box } isn’t a title.
elfenwizards-refuse-vacancy-taken = { $box } isn’t vacant.
elfenwizards-refuse-vacancy-above = In this edition a token can’t take a title above its old level, and { $box } is above it.
elfenwizards-refuse-vacancy-highest = A higher title than { $box } is vacant, and the token must take the highest.
elfenwizards-refuse-magician-box = { $box } isn’t a Magicians’ box.
elfenwizards-refuse-not-yours = { $token } isn’t yours.
elfenwizards-refuse-no-grey = { $token } has no grey chip.
elfenwizards-refuse-passed-over-later = { $token } was passed over on a lower level, which comes later.
elfenwizards-refuse-not-passed-over = { $token } hasn’t been passed over.
elfenwizards-refuse-dragon = The dragon shows that { $player } goes first. It changes hands only in step 1.
elfenwizards-refuse-track = The year track counts the rounds. There’s nothing to choose there.
elfenwizards-refuse-passed-over = You can’t choose { $box }. Tokens of that level that don’t rise in step 5 move there automatically, and leave again in steps 7 and 8.
elfenwizards-refuse-dice-front = You roll the dice in front of you in steps 2 and 3, when it’s your turn.
elfenwizards-refuse-contest = This is how the contest for { $box } stands. It’s decided when everyone has passed.
elfenwizards-refuse-others = That belongs to { $owner }. You can use only dice and minor spells of your own colour.
elfenwizards-refuse-own = That’s yours, { $owner }. Whatever you can use now is among the choices and lit up on the board.
elfenwizards-refuse-die-elsewhere = Your { $face } is in { $place }, and you can’t use the dice there now.

## Promises

elfenwizards-promise-offer = { $by } offers { $to }: I’ll place { $gives } if you place { $takes }.
elfenwizards-promise-gift = { $by } promises { $to }: I’ll place { $gives }.
elfenwizards-promise-kept = { $player } kept their promise to { $other }: { $deeds }.
elfenwizards-promise-broken = { $player } broke their promise to { $other }: { $deeds }.
elfenwizards-promise-void = { $player } was released from their promise to { $other }: { $deeds }.

elfenwizards-deed-dice = { $count ->
        [1] { $spell }
       *[other] { $count } × { $spell }
    } beside { $token } ({ $box })
elfenwizards-deed-chips = { $count ->
        [1] a minor spell
       *[other] { $count } minor spells
    } beside { $token } ({ $box })
elfenwizards-deed-points = { $count ->
        [1] 1 spell point
       *[other] { $count } spell points
    } beside { $token } ({ $box })

elfenwizards-refuse-promise-shape = This promise can’t be read: “{ $part }” is missing or isn’t valid.
elfenwizards-refuse-promise-oneself = You can’t make a promise to yourself.
elfenwizards-refuse-promise-nothing = A promise must say which spells you’ll place.
elfenwizards-refuse-promise-many = A promise can name at most { $most } things on each side.
elfenwizards-refuse-promise-early = You can make promises once the High Wizard has retired.
elfenwizards-refuse-promise-late = No more spells are placed this round. You can make promises again next round.
elfenwizards-refuse-promise-spell = “{ $word }” isn’t a spell. Name a die with its box (such as d5S), “chip” or “points”.
elfenwizards-refuse-promise-token = “{ $word }” is neither a token nor a box on the tree.
elfenwizards-refuse-promise-count = You can promise 1 to { $most }.
elfenwizards-refuse-promise-own-token = { $token } belongs to { $player }, who needs no promise to support it.
elfenwizards-refuse-promise-passed = { $player } has passed and places no more spells this round.
elfenwizards-refuse-promise-no-spell = { $player } doesn’t have the spells for this: { $deed }.

## Impossible positions

elfenwizards-bad-position = This position is impossible: { $why }
elfenwizards-bad-unknown-part = positions have no part “{ $part }”.
elfenwizards-bad-shape = the part “{ $part }” is missing or isn’t valid.
elfenwizards-bad-name = “{ $word }” (in { $part }) isn’t valid here. Valid names: { $allowed }.
elfenwizards-bad-twice = “{ $part }” names { $word } twice.
elfenwizards-too-large = far too large
elfenwizards-bad-number = { $part } is { $value }, but it must be from { $least } to { $most }.
elfenwizards-bad-dice = { $player } has { $count ->
        [one] 1 die
       *[other] { $count } dice
    } on the table, but every player has 7.
elfenwizards-bad-chips = { $player } has { $count ->
        [one] 1 minor spell
       *[other] { $count } minor spells
    } on the table, but every player has 7.
elfenwizards-bad-tokens = { $player } has { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } on the board; with this many players and this set-up it must be { $expected }.
elfenwizards-bad-token-twice = the token { $token } is on the board twice.
elfenwizards-bad-crowded = there are { $count } tokens in { $box }, but a title has room for only one.
elfenwizards-bad-grey = there are { $count } grey chips under tokens, but only 12 exist.
elfenwizards-bad-high = there is still a High Wizard after step 1, in which they should have retired.
elfenwizards-bad-high-early = there is a High Wizard in the first round, before any title has been awarded.
elfenwizards-bad-passed-over = no token can be passed over in step { $step }.
elfenwizards-bad-passed-over-many = { $count } tokens are passed over on a level with only { $most } titles.
elfenwizards-bad-rolled-early = a player has rolled or placed dice before their first roll.
elfenwizards-bad-rolled-late = a player still has rolled dice, but has already placed their whole second roll.
elfenwizards-bad-left-behind = a player still has a passed-over token, but has already demoted all of theirs.
elfenwizards-bad-dice-there = no dice can be in “{ $place }” in step { $step }.
elfenwizards-bad-spells = no spells can be beside tokens in step { $step }.
elfenwizards-bad-passes = nobody can have passed in step { $step }.
elfenwizards-bad-crowns = the number of High Wizards so far ({ $crowned }) and of rounds without one ({ $uncrowned }) must add up to { $rounds }.
elfenwizards-bad-over = the game would already be over.
elfenwizards-bad-not-over = the game wouldn’t be over yet, or would have ended for another reason.
elfenwizards-bad-after-the-end = the game has ended, so there can’t be a part “{ $part }”.
elfenwizards-bad-high-uncrowned = the owner of the High Wizard is said never to have had one.
elfenwizards-bad-high-missing = there must be a High Wizard, since no round is said to have been without one.
elfenwizards-bad-track = a player has paid for a High Wizard they didn’t have to retire.
elfenwizards-bad-all-passed = everyone has passed, so step 5 would be over.
elfenwizards-bad-closed = there is a spell beside a token that its player may not support.
elfenwizards-bad-doing = “{ $doing }” can’t happen in step { $step }.
elfenwizards-bad-frame = “{ $doing }” isn’t possible here.
elfenwizards-bad-track-twice = { $player } has paid twice for a retiring High Wizard, but a player’s second High Wizard ends the game.
elfenwizards-bad-track-dragon = { $player } paid for last round’s High Wizard and so must hold the dragon.
elfenwizards-bad-ended-no-high = the game ended with a player’s second High Wizard, but the High Wizard’s box is empty.
elfenwizards-bad-ended-first-high = the game ended with a second High Wizard of { $player }, who can’t have had one before.
elfenwizards-bad-ended-high = the game ended because two rounds had no High Wizard, but the last round has one.
elfenwizards-bad-ended-first-without = the game ended because two rounds had no High Wizard, but only the last round can have had none.
elfenwizards-bad-turn = “{ $doing }” is for { $player }, but it’s { $other }’s turn.
elfenwizards-bad-turn-token = “{ $doing }” is for the token { $token }, but it’s { $other }’s turn, and they don’t own it.
elfenwizards-bad-second-spell = { $player } is placing a second spell without having just placed a first one.
elfenwizards-bad-redeem-nothing = { $player } has taken dice in step 4 that can’t redeem a minor spell.
elfenwizards-bad-cleanse = { $player } is to remove { $count ->
        [one] 1 grey chip
       *[other] { $count } grey chips
    }, but only { $most } { $most ->
        [one] lies
       *[other] lie
    } under { $player }’s tokens.
elfenwizards-bad-cleanse-dice = { $player } is to remove { $count ->
        [one] 1 grey chip
       *[other] { $count } grey chips
    }, but has too few dice in front of them to have paid for that.
elfenwizards-bad-vacancy-missed = { $token } is still passed over, although it was its turn to take a vacant title.
