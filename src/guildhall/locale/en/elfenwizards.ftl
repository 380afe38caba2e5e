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

elfenwizards-place-W = the Wizard Major Spell box
elfenwizards-place-S = the Sorcerer Major Spell box
elfenwizards-place-N = the Necromancer Major Spell box
elfenwizards-place-M = the Magician Major Spell box
elfenwizards-place-minor = the Minor Spell box
elfenwizards-place-grey = the Grey Magic box

elfenwizards-colour-red = red
elfenwizards-colour-green = green
elfenwizards-colour-blue = blue
elfenwizards-colour-yellow = yellow
elfenwizards-colour-black = black
elfenwizards-colour-white = white
elfenwizards-seat-colour = { $player } is { $colour }

elfenwizards-token = { $owner }’s { $name }
elfenwizards-spell-die = a { $face } from { $place }
elfenwizards-spell-chip = a minor spell

## What a player is asked

elfenwizards-ask-chip-source = { $player }, your High Wizard retires: from where do you pay a minor spell?
elfenwizards-ask-retire-box = { $player }, which Magicians’ box does your retired High Wizard enter?
elfenwizards-ask-roll = { $player }, you have a minute to bargain: roll { $count ->
        [one] your die
       *[other] your { $count } dice
    } when you like.
elfenwizards-ask-die = { $player }, you have rolled { $faces }: which die do you place (you may keep the rest for the second roll)?
elfenwizards-ask-die-rest = { $player }, you have { $faces } left: which die do you place (all must be placed)?
elfenwizards-ask-die-rest-may-keep = { $player }, you have { $faces } left: which die do you place (you may leave the rest idle)?
elfenwizards-ask-dice-box = { $player }, where does the { $face } go?
elfenwizards-ask-reroll = { $player }, your second roll is { $faces }: do you accept it, or pay a minor spell and roll all of them once more?
elfenwizards-ask-redeem = { $player }, { $chips ->
        [one] one of your minor spells lies
       *[other] { $chips } of your minor spells lie
    } in the box{ $taken ->
        [0] : do you take a die out to buy some back, one for each two points?
       *[other] ; the { $points ->
            [one] 1 point
           *[other] { $points } points
        } in your hand { $points ->
            [one] buys
           *[other] buy
        } { $buys }: do you take another die?
    }
elfenwizards-ask-redeem-late = { $player }, { $chips ->
        [0] none of your minor spells lies
        [one] one of your minor spells lies
       *[other] { $chips } of your minor spells lie
    } in the box{ $taken ->
        [0] : do you take a die out (each two points buy a spell back; what you leave stays for the next round)?
       *[other] ; the { $points ->
            [one] 1 point
           *[other] { $points } points
        } in your hand { $points ->
            [one] buys
           *[other] buy
        } { $buys }: do you take another die (what you leave stays for the next round)?
    }
elfenwizards-ask-ready = { $player }, all together have five minutes to bargain before the first spell: are you ready?
elfenwizards-ask-spell = { $player }, place two spells, or pass for the rest of this round: what is your first?
elfenwizards-ask-spell-one-or-two = { $player }, place one or two spells, or pass for the rest of this round: what is your first?
elfenwizards-ask-spell-last = { $player }, you have one spell left that you can place: do you place it, or pass?
elfenwizards-ask-spell-second = { $player }, what is your second spell?
elfenwizards-ask-target = { $player }, beside whom do you place { $spell }?
elfenwizards-ask-vacant-token = { $player }, which of your passed-over tokens takes a vacant title first?
elfenwizards-ask-vacant-box = { $player }, which vacant title does { $token } take?
elfenwizards-ask-demote-token = { $player }, grey chips run short: which of your tokens do you place next?
elfenwizards-ask-demote-box = { $player }, { $token } is demoted: to which Magicians’ box?
elfenwizards-ask-cleanse = { $player }, { $taken ->
        [0] do you take a die out of the Grey Magic box
       *[other] the dice in your hand have { $points ->
            [one] 1 point
           *[other] { $points } points
        }: do you take another out of the Grey Magic box
    } (each { $cost } points remove one grey chip; what you leave stays for the next round)?
elfenwizards-ask-cleanse-token = { $player }, you remove { $count ->
        [one] one grey chip
       *[other] { $count } grey chips
    }: from which token first?

## Choices

elfenwizards-choice-from-hand = from in front of you
elfenwizards-choice-from-box = from the Minor Spell box
elfenwizards-choice-roll = roll now
elfenwizards-choice-accept = accept the roll
elfenwizards-choice-reroll = pay a minor spell and roll again
elfenwizards-choice-die = a { $face }
elfenwizards-choice-keep = place no more dice now
elfenwizards-choice-done = take no more dice
elfenwizards-choice-ready = ready for the first spell
elfenwizards-choice-pass = pass for this round
elfenwizards-choice-stop = place no second spell
elfenwizards-choice-token = { $token } ({ $box }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }{ $grey ->
        [0] {""}
        [one] , 1 grey chip
       *[other] , { $grey } grey chips
    })

## Cautions

elfenwizards-caution-equal = Both candidates for { $box } are yours and have the same points: neither will rise.
elfenwizards-caution-equal-magicians = All tokens in { $box } are yours, and those with the most spell points are tied: none of them will rise.

## The log

elfenwizards-event-start = { $colours }. { $player } holds the dragon.
elfenwizards-event-round = Round { $round } begins.
elfenwizards-event-retire-pay = { $player } pays a minor spell { $source }.
elfenwizards-source-hand = from the supply
elfenwizards-source-box = from the Minor Spell box
elfenwizards-event-dragon = { $player } takes the dragon.
elfenwizards-event-retire = { $token } retires to { $box }.
elfenwizards-event-roll = { $player } rolls { $faces }.
elfenwizards-event-reroll = { $player } pays a minor spell and rolls { $faces }.
elfenwizards-event-place = { $player } puts a { $face } into { $place }.
elfenwizards-event-hold = { $player } keeps { $faces }.
elfenwizards-event-redeem = { $player } takes back { $count ->
        [0] no minor spell
        [one] one minor spell
       *[other] { $count } minor spells
    } and the dice { $faces }.
elfenwizards-event-spell = { $player } places { $spell } beside { $token } ({ $box }): now { $points }.
elfenwizards-event-pass = { $player } passes.
elfenwizards-event-cannot-place = { $player } has no spell to place, and passes.
elfenwizards-event-award = { $token } becomes { $box } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
elfenwizards-event-vacant = { $box } stays vacant.
elfenwizards-event-passed-over = { $token } joins { $level }.
elfenwizards-event-spells-return = Dice return to their owners, used minor spells lie in the Minor Spell box.
elfenwizards-event-fill = { $token } fills the vacancy { $box }.
elfenwizards-event-demote = { $token } is demoted to { $box }{ $grey ->
        [0] .
       *[other] {" "}with a grey chip.
    }
elfenwizards-event-cleanse = { $count ->
        [0] { $player } takes { $faces } back from the Grey Magic box.
        [one] { $player } uses { $faces } against one grey chip.
       *[other] { $player } uses { $faces } against { $count } grey chips.
    }
elfenwizards-event-cleanse-token = { $token } loses { $count ->
        [one] a grey chip
       *[other] { $count } grey chips
    }.
elfenwizards-event-score = { $player } scores { $count }, in all { $total }.
elfenwizards-event-bonus = { $player } gets { $count } for minor spells, in all { $total }.
elfenwizards-event-end = The game is over: { $reason }

elfenwizards-ending-second_high_wizard = a guild has had its second High Wizard.
elfenwizards-ending-no_high_wizard = for the second time nobody became High Wizard.
elfenwizards-ending-last_round = the last round has been played.

## Refusals

elfenwizards-refuse-unknown = “{ $word }” is no answer to this. You can say: { $names }.
elfenwizards-refuse-number = { $number } is none of the choices. You can say: { $names }.
elfenwizards-refuse-other = Now you are asked { $asked ->
        [chip-source] where you pay a minor spell from
        [dice-box] for the box that the die goes into
        [die] for a die
        [reroll] whether you accept the roll
        [redeem] for a die of the Minor Spell box
        [cleanse] for a die of the Grey Magic box
        [spell] for a spell
        [vacant-box] for a vacant title
        [retire-box] for a Magicians’ box
        [demote-box] for a Magicians’ box
        [roll] to roll
        [ready] whether you are ready for the first spell
       *[token] for a token
    }. You have chosen something else: { $thing }.
elfenwizards-refuse-no-die-rolled = You have rolled no { $face } that is still to be placed.
elfenwizards-refuse-die-placed = Your { $face } lies in a box already, and a die once placed stays.
elfenwizards-refuse-no-die-minor = You have no { $face } in the Minor Spell box.
elfenwizards-refuse-no-die-grey = You have no { $face } in the Grey Magic box.
elfenwizards-refuse-place-all = All dice of the second roll must be placed.
elfenwizards-refuse-reroll-early = Dice can be rolled again only in step 3, after the second roll.
elfenwizards-refuse-reroll-late = A second roll can be refused only once, with a minor spell in front of you, before any of its dice is placed.
elfenwizards-refuse-dice-box = Dice go into one of the six boxes beside the tree; they are placed beside a token ({ $target }) only in step 5.
elfenwizards-refuse-die-in-hand = The die in your hand must go into a box.
elfenwizards-refuse-first-die = First choose the die, then the box for it.
elfenwizards-refuse-first-spell = First choose the spell, then the token it goes to.
elfenwizards-refuse-spell-in-hand = You have { $spell } in your hand: choose a token for it, or take it back.
elfenwizards-refuse-ready = You are ready. Before the first spell, { $players } may still bargain.
elfenwizards-refuse-passed = You have passed, and place no more spells this round.
elfenwizards-refuse-second-spell = You have placed one spell and can place another, so you must.
elfenwizards-refuse-pass-after-one = You have placed a spell this turn and cannot pass now; say “stop” to place no second one.
elfenwizards-refuse-stop-first = You have placed no spell this turn: place one, or pass.
elfenwizards-refuse-no-chip = You have no minor spell in front of you.
elfenwizards-refuse-no-die-major = You have no { $face } in a Major Spell box.
elfenwizards-refuse-no-die-there = You have no { $face } in { $place }.
elfenwizards-refuse-nobody-on-level = There is nobody on that level whom you may support with { $spell }.
elfenwizards-refuse-empty-box = { $box } is empty.
elfenwizards-refuse-which-token = Several tokens stand in { $box }: name one of { $names }.
elfenwizards-refuse-other-level = { $token } does not stand on the level of { $spell }.
elfenwizards-refuse-closed-contest = All candidates in that contest belong to { $owner }, so only { $owner } may support { $token }.
elfenwizards-refuse-vacancy-high = The High Wizard’s title is never filled from the passed-over boxes.
elfenwizards-refuse-vacancy-no-title = { $box } is not a title.
elfenwizards-refuse-vacancy-taken = { $box } is not vacant.
elfenwizards-refuse-vacancy-above = In this edition nobody takes a title above the level he held; { $box } is.
elfenwizards-refuse-vacancy-highest = A higher title than { $box } is vacant, and the highest must be taken.
elfenwizards-refuse-magician-box = { $box } is not a Magicians’ box.
elfenwizards-refuse-not-yours = { $token } is not yours.
elfenwizards-refuse-no-grey = { $token } carries no grey chip.
elfenwizards-refuse-passed-over-later = { $token } is passed over on a lower level, whose turn comes later.
elfenwizards-refuse-not-passed-over = { $token } is not among those passed over.
elfenwizards-refuse-dragon = The dragon shows that { $player } goes first. It changes hands only in step 1.
elfenwizards-refuse-track = The year track counts the rounds. Nobody chooses anything there.
elfenwizards-refuse-passed-over = Nobody chooses the box of { $box }. Tokens of that level that do not rise in step 5 go there by themselves, and leave it in steps 7 and 8.
elfenwizards-refuse-dice-front = Dice in front of you are rolled in steps 2 and 3, when it is your turn.
elfenwizards-refuse-contest = This is how the contest for { $box } stands. It is decided when all have passed.
elfenwizards-refuse-others = That belongs to { $owner }: everybody uses only dice and minor spells of his own colour.
elfenwizards-refuse-own = That belongs to you, { $owner }. What of it can be used now is among the choices, and lit on the board.
elfenwizards-refuse-die-elsewhere = Your { $face } lies in { $place }. The dice there are not in question now.

## Promises

elfenwizards-promise-offer = { $by } offers { $to }: I place { $gives }, if you place { $takes }.
elfenwizards-promise-gift = { $by } promises { $to }: I place { $gives }.
elfenwizards-promise-kept = { $player } kept the word given to { $other }: { $deeds }.
elfenwizards-promise-broken = { $player } broke the word given to { $other }: { $deeds }.
elfenwizards-promise-void = { $player } was free of the word given to { $other }: { $deeds }.

elfenwizards-deed-dice = { $count ->
        [1] { $spell }
       *[other] { $count } times { $spell }
    } beside { $token } ({ $box })
elfenwizards-deed-chips = { $count ->
        [1] a minor spell
       *[other] { $count } minor spells
    } beside { $token } ({ $box })
elfenwizards-deed-points = spells worth { $count ->
        [1] 1 point
       *[other] { $count } points
    } beside { $token } ({ $box })

elfenwizards-refuse-promise-shape = The promise cannot be read: its part “{ $part }” is missing or is not what it should be.
elfenwizards-refuse-promise-oneself = Nobody makes promises to himself.
elfenwizards-refuse-promise-nothing = A promise must say which spells you will place.
elfenwizards-refuse-promise-many = A promise has room for { $most } deeds on each side.
elfenwizards-refuse-promise-early = Promises are made once the High Wizard has retired.
elfenwizards-refuse-promise-late = The placing of spells in this round is over: promises can be made again in the next.
elfenwizards-refuse-promise-spell = “{ $word }” is no spell: name a die with its box, such as d5S, or “chip”, or “points”.
elfenwizards-refuse-promise-token = “{ $word }” is neither a token nor a box of the tree.
elfenwizards-refuse-promise-count = That many cannot be promised: it must be from 1 to { $most }.
elfenwizards-refuse-promise-own-token = { $token } belongs to { $player }, who needs no promise to support it.
elfenwizards-refuse-promise-passed = { $player } has passed, and places no more spells this round.
elfenwizards-refuse-promise-no-spell = { $player } has not the spells for this: { $deed }.

## Positions that cannot be

elfenwizards-bad-position = The position cannot be: { $why }
elfenwizards-bad-unknown-part = it has a part “{ $part }” that positions do not have.
elfenwizards-bad-shape = its part “{ $part }” is missing or is not what it should be.
elfenwizards-bad-name = “{ $word }” (in { $part }) is no name there. Names are: { $allowed }.
elfenwizards-too-large = far too large
elfenwizards-bad-number = { $part } is { $value }; it must be from { $least } to { $most }.
elfenwizards-bad-dice = { $player } has { $count } dice on the table; every player has 7.
elfenwizards-bad-chips = { $player } has { $count } minor spells on the table; every player has 7.
elfenwizards-bad-tokens = { $player } has { $count } tokens on the board; with this many players and this set-up it is { $expected }.
elfenwizards-bad-token-twice = the token { $token } stands on the board twice.
elfenwizards-bad-crowded = { $count } tokens stand in { $box }; a title has room for one.
elfenwizards-bad-grey = { $count } grey chips are under tokens; there are 12.
elfenwizards-bad-high = a High Wizard stands in his box after step 1, where he should have retired.
elfenwizards-bad-high-early = a High Wizard stands in his box in the first round before the awards.
elfenwizards-bad-passed-over = tokens are passed over in step { $step }.
elfenwizards-bad-passed-over-many = { $count } tokens are passed over on a level that has { $most } titles.
elfenwizards-bad-rolled-early = dice are rolled or placed of a player whose first roll is still to come.
elfenwizards-bad-rolled-late = dice are rolled of a player who has placed all his dice of the second roll.
elfenwizards-bad-left-behind = a token is passed over of a player who has demoted all of his.
elfenwizards-bad-dice-there = dice lie in “{ $place }” in step { $step }.
elfenwizards-bad-spells = spells lie beside tokens in step { $step }.
elfenwizards-bad-passes = players have passed in step { $step }.
elfenwizards-bad-crowns = { $crowned } High Wizards and { $uncrowned } rounds without one do not make { $rounds } awards.
elfenwizards-bad-over = the game would be over by now.
elfenwizards-bad-not-over = the game would not be over, or for another reason.
elfenwizards-bad-after-the-end = the game has ended, and yet it has a part “{ $part }”.
elfenwizards-bad-high-uncrowned = the guild of the High Wizard has had none so far.
elfenwizards-bad-high-missing = there must be a High Wizard, since no round was without one.
elfenwizards-bad-track = a guild has paid for a High Wizard whom it did not have to retire.
elfenwizards-bad-all-passed = all have passed, so that step 5 is over.
elfenwizards-bad-closed = a spell lies beside a token that its player may not support.
elfenwizards-bad-doing = it cannot be { $doing } in step { $step }.
elfenwizards-bad-frame = nobody can be asked that: { $doing }.
elfenwizards-bad-track-twice = { $player } has paid twice for a retiring High Wizard, but a player’s second High Wizard ends the game.
elfenwizards-bad-track-dragon = { $player } paid for last round’s High Wizard and so must hold the dragon.
elfenwizards-bad-ended-no-high = the game ended with a player’s second High Wizard, but the High Wizard’s box is empty.
elfenwizards-bad-ended-first-high = the game ended with a second High Wizard of { $player }, who can’t have had one before.
elfenwizards-bad-ended-high = the game ended because two rounds had no High Wizard, but the last round has one.
elfenwizards-bad-ended-first-without = the game ended because two rounds had no High Wizard, but only the last round can have had none.
elfenwizards-bad-turn = “{ $doing }” is for { $player }, but it’s the turn of { $other }.
elfenwizards-bad-turn-token = “{ $doing }” is for the token { $token }, but it’s the turn of { $other }, who doesn’t own it.
elfenwizards-bad-second-spell = { $player } is placing a second spell without having just placed a first one.
elfenwizards-bad-redeem-nothing = { $player } has taken dice in step 4 that can’t buy back a minor spell.
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
    }, but has too few dice in front to have paid for that.
elfenwizards-bad-vacancy-missed = { $token } is still passed over, although it was its turn to take a vacant title.
