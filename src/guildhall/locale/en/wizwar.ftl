# Wiz-War: everything its players read, but for the cards themselves (wizwar-cards.ftl).

## Things on the table

wizwar-colour-blue = blue
wizwar-colour-red = red
wizwar-colour-yellow = yellow
wizwar-colour-green = green
wizwar-seat-colour = { YOU($player) ->
        [yes] you are
       *[no] { $player } is
    } { $colour }

wizwar-school-white = White Cantrip
wizwar-school-black = Black Cantrip
wizwar-school-alchemy = Alchemy
wizwar-school-conjuring = Conjuring
wizwar-school-elemental = Elemental
wizwar-school-mentalism = Mentalism
wizwar-school-mutation = Mutation
wizwar-school-thaumaturgy = Thaumaturgy

wizwar-direction-east = east
wizwar-direction-south = south
wizwar-direction-west = west
wizwar-direction-north = north

wizwar-nothing = nothing
wizwar-wizard = { $player } ({ $colour })
wizwar-square = { $square }
# The place between two squares, as it is typed, whatever stands there: b3|c3.
wizwar-line = { $line }
wizwar-line-wall = the wall { $line }
wizwar-line-door = the door { $line }
wizwar-line-fire = the Wall of Fire { $line }
wizwar-line-free = the empty edge { $line }
# A square as a target, with its preposition.
wizwar-at-square = { $how ->
        [teleport] to { $target }
        [windrider] to { $target }
        [heave-ho] to { $target }
        [psychic-storm] at { $target }
       *[other] in { $target }
    }
wizwar-treasure = { YOU($owner) ->
        [yes] your
       *[no] { $owner }’s
    } { $number ->
        [1] first
       *[2] second
    } treasure
wizwar-treasure-yours = your { $number ->
        [1] first
       *[2] second
    } treasure
# In the log, of whoever does something with what is their own.
wizwar-treasure-theirs = { YOU($owner) ->
        [yes] your
       *[no] their own
    } { $number ->
        [1] first
       *[2] second
    } treasure
wizwar-sector = { YOU($owner) ->
        [yes] your
       *[no] { $owner }’s
    } sector
wizwar-sector-yours = your sector
wizwar-sector-theirs = { YOU($owner) ->
        [yes] your
       *[no] their own
    } sector
wizwar-token = the trap token in { $square }
wizwar-thing-gone = an object that’s gone
wizwar-thing-lying = the { $card } in { $place }
wizwar-thing-standing = { YOU($owner) ->
        [yes] { wizwar-thing-yours-standing }
       *[no] { $what ->
            [create-wall] the wall { $place } that { $owner } created
            [create-door] the door { $place } that { $owner } created
            [seal-door] { $owner }’s seal on the door { $place }
            [dust-cloud] { $owner }’s { $card } in { $place }
            [rosebush] { $owner }’s { $card } in { $place }
            [stone-block] { $owner }’s { $card } in { $place }
            [thornbush] { $owner }’s { $card } in { $place }
           *[other] { $owner }’s { $card } at { $place }
        }
    }
wizwar-thing-own = { YOU($owner) ->
        [yes] your
       *[no] { $owner }’s
    } { $card }
wizwar-thing-laid = { YOU($owner) ->
        [yes] your
       *[no] { $owner }’s
    } { $card } on { YOU($whom) ->
        [yes] you
       *[no] { $whom }
    }
wizwar-thing-laid-you = { $owner }’s { $card } on you
wizwar-thing-yours-standing = { $what ->
        [create-wall] the wall { $place } that you created
        [create-door] the door { $place } that you created
        [seal-door] your seal on the door { $place }
        [dust-cloud] your { $card } in { $place }
        [rosebush] your { $card } in { $place }
        [stone-block] your { $card } in { $place }
        [thornbush] your { $card } in { $place }
       *[other] your { $card } at { $place }
    }
# A spell that can be ended is called by its name: the spell ends, not the wall.
wizwar-thing-yours-ending = your { $card } { $what ->
        [dust-cloud] in
        [rosebush] in
        [stone-block] in
        [thornbush] in
       *[other] at
    } { $place }
wizwar-thing-yours-own = your { $card }
wizwar-thing-yours-laid = your { $card } on { $whom }
wizwar-thing-theirs-standing = { YOU($owner) ->
        [yes] { wizwar-thing-yours-standing }
       *[no] { $what ->
            [create-wall] their own wall at { $place }
            [create-door] their own door at { $place }
            [seal-door] their own seal on the door { $place }
            [dust-cloud] their own { $card } in { $place }
            [rosebush] their own { $card } in { $place }
            [stone-block] their own { $card } in { $place }
            [thornbush] their own { $card } in { $place }
           *[other] their own { $card } at { $place }
        }
    }
wizwar-thing-theirs-own = { YOU($owner) ->
        [yes] your
       *[no] their own
    } { $card }
wizwar-thing-theirs-laid = { YOU($owner) ->
        [yes] your
       *[no] their own
    } { $card } on { YOU($whom) ->
        [yes] you
       *[no] { $whom }
    }

wizwar-punch = Punch
# What Add is played with where it is not a spell.
wizwar-speed = a speed boost
wizwar-way = { $card } ({ $mode ->
        [hurt] damage
        [stun] stun
        [dart] one dart
        [punch] punch
        [take] pick up
        [drop] put down
        [throw] throw
        [tear] tear away
        [stab] stab
        [slash] slash
        [counter] cancel a spell
       *[end] end a lasting spell
    })

wizwar-damage-physical = physical
wizwar-damage-magical = magical
wizwar-damage-fire = magical fire
wizwar-damage-water = magical water
wizwar-damage-lightning = magical lightning
wizwar-damage-both = physical and magical fire

## What a player is asked

wizwar-ask-act = { $player }, { $rooted ->
        [yes] you can’t move { $attacks ->
            [0] any more this turn and can’t attack
            [one] any more this turn and have one attack left
           *[other] any more this turn and have { $attacks } attacks left
        }
       *[no] you have { $points ->
            [0] no movement points
            [one] 1 movement point
           *[other] { $points } movement points
        } { $attacks ->
            [0] left and can’t attack
            [one] and one attack left
           *[other] and { $attacks } attacks left
        }
    }{ $stunned ->
        [0] {""}
        [2] {" "}(you’re stunned, so you can attack once and move, or attack twice)
       *[other] {" "}(you’re stunned, so you can move or attack, not both)
    }: what do you do?
wizwar-ask-school = { $player }, which school of magic do you add to the deck?
wizwar-ask-discard = { $player }, do you discard a card before you draw?
wizwar-ask-draw = { $player }, how many cards do you draw (up to { $most })?

wizwar-ask-with = { $player }, which spell do you cast with { $helpers }?
wizwar-ask-astral = { $player }, which square do you cast from with Astral Projection?
wizwar-ask-aim-any = { $player }, what do you target with { $way }?
wizwar-ask-aim-wizard = { $player }, which wizard do you target with { $way }?
wizwar-ask-aim-square = { $player }, which square do you choose for { $way }?
wizwar-ask-aim-line = { $player }, which { $what ->
        [wall] wall
        [door] door
        [free] empty edge
       *[any] wall, door or edge
    } do you choose for { $way }?
wizwar-ask-aim-thing = { $player }, what do you target with { $way }?
wizwar-ask-aim-token = { $player }, which trap token do you target with { $way }?
wizwar-ask-aim-sector = { $player }, which sector do you choose for { $way }?
wizwar-ask-aim-direction = { $player }, which direction does { $way } go?
wizwar-ask-use = { $player }, { $how ->
        [punch] which wizard do you punch
        [dagger-stab] what do you stab with the Dagger
        [dagger-throw] what do you throw the Dagger at
        [large-rock-throw] what do you throw the Large Rock at
        [boomstone-throw] what do you throw the Boomstone at
        [universal-solvent-throw] what do you throw the Universal Solvent at
        [wizardblade-slash] what do you slash at with the Wizardblade
        [stone-spikes-throw] what do you throw a stone spike at
        [strength-tear] which wizard do you tear something away from
        [null-powder-end] which lasting spell do you end with the Null Powder
       *[other] what do you use { $way } on
    }?
wizwar-ask-dart = { $player }, where does { $count ->
        [1] the dart
       *[other] dart { $number } of { $count }
    } go?
wizwar-ask-through = { $player }, through which wall or door do you cast { $way }?
wizwar-ask-boost = { $player }, { $way } has energy 1: do you discard a card to boost it?
wizwar-ask-sum = { $player }, Add combines two cards for { $way }: which is the { $number ->
        [1] first
       *[2] second
    }?
wizwar-ask-waterbolt = { $player }, Waterbolt has energy { $energy }: how much is damage and how much knock-back?
wizwar-ask-turns = { $player }, which way do you turn { $sector }?
wizwar-ask-blade = { $player }, which card do you discard for the Wizardblade?

wizwar-ask-answer-spell = { $player }, { $caster } casts { $way }{ $aimed ->
        [no] {""}
        [you] {" "}on you
        [self] {" "}on themselves
        [way] {" "}to the { $target }
        [square] {" "}{ wizwar-at-square }
       *[yes] {" "}{ JOIN("on", $target) }
    }{ $energy ->
        [1] {""}
       *[other] {" "}with energy { $energy }
    }{ $aimed ->
        [you] {""}
       *[other] { $hit ->
            [0] {""}
            [2] , and it would hit you wherever you go
           *[1] , and it would hit you
        }
    }: do you respond?
wizwar-ask-answer-counter = { $player }, { $caster } responds with { $way }{ $aimed ->
        [square] {" "}{ wizwar-at-square }
        [yes] {" "}at { $target }
       *[no] {""}
    }{ $energy ->
        [1] {""}
       *[other] {" "}(energy { $energy })
    }: do you stop it?
wizwar-ask-answer-helper = { $player }, { $caster } plays { $way } with { $spell }: do you respond to { $way }?
wizwar-ask-answer-strike = { $player }, { $how ->
        [punch] { $caster } punches { $aimed ->
            [you] you
           *[yes] { $target }
        }
        [dagger-stab] { $caster } stabs { $aimed ->
            [you] you
           *[yes] { $target }
        } with the Dagger
        [dagger-throw] { $caster } throws the Dagger at { $aimed ->
            [you] you
           *[yes] { $target }
        }
        [large-rock-throw] { $caster } throws the Large Rock at { $aimed ->
            [you] you
           *[yes] { $target }
        }
        [boomstone-throw] { $caster } throws the Boomstone at { $aimed ->
            [you] you
           *[yes] { $target }
        }
        [wizardblade-slash] { $caster } slashes at { $aimed ->
            [you] you
           *[yes] { $target }
        } with the Wizardblade
        [strength-tear] { $caster } tries to tear something away from { $aimed ->
            [you] you
           *[yes] { $target }
        }
        [stone-spikes-throw] { $caster } throws a stone spike at { $aimed ->
            [you] you
           *[yes] { $target }
        }
       *[other] { $caster } uses { $way } against { $aimed ->
            [you] you
           *[yes] { $target }
        }
    }: do you respond?
wizwar-ask-answer-damage = { $player }, you’re about to take { $points } { $kind } damage: do you respond?
wizwar-ask-answer-treasure = { $player }, { $thief } picks up { $treasure }: { $now ->
        [first] do you respond with { wizwar-card-ward }
       *[second] do you respond with { wizwar-card-fools-gold }
    }?

wizwar-ask-pushed = { $player }, { $pusher } is a Big Man and pushes you: which way do you go?
wizwar-ask-drift = { $player }, you’re as light as a feather, and { $points } damage blows you away: which way do you drift?
wizwar-ask-room = { $player }, you have no room for the { $card }: what do you give up?
wizwar-ask-over = { $player }, you’re { $count ->
        [one] 1 card
       *[other] { $count } cards
    } over your limit of { $limit }: what do you give up?
wizwar-ask-more = { $player }, with your extra arms, do you pick up anything else in { $square }?
wizwar-ask-added = { $player }, Add combines two cards for your speed: which is the { $number ->
        [1] first
       *[2] second
    }?
wizwar-ask-falls = { $player }, what does { $victim } drop?
wizwar-ask-yoinked = { $player }, which item do you take from { $victim }?
wizwar-ask-torn = { $player }, what do you tear away from { $victim }?
wizwar-ask-knocked = { $player }, which way do you knock { $aimed ->
        [you] yourself
       *[yes] { $victim }
    } back ({ $count ->
        [one] 1 square
       *[other] { $count } squares
    })?
wizwar-ask-walked = { $player }, where do you make { $victim } walk ({ $count ->
        [one] 1 step
       *[other] { $count } steps
    } left)?
wizwar-ask-forgotten = { $player }, { $caster }’s Brain Burn will do { $count } damage, 1 for each of your hand cards and maintained spells: what do you give up before it hits?
wizwar-ask-stolen = { $player }, which card do you take from { $victim }’s hand ({ $count ->
        [one] one more
       *[other] up to { $count }
    })?
wizwar-ask-fooled = { $player }, which square of your home sector does { $treasure } go to?
wizwar-ask-traps = { $player }, where do you put a trap token ({ $count ->
        [one] the last one
       *[other] { $count } left
    })?
wizwar-ask-real = { $player }, which of the tokens is the real trap?
wizwar-ask-reached = { $player }, what do you put down in { $square }?
wizwar-ask-forgets = { $player }, you’re no longer carrying the Brainstone: which card do you discard ({ $count } to go)?

## Choices

wizwar-choice-numbered = { $label } (#{ $number })
wizwar-choice-end-phase = end your Move and Cast phase
wizwar-choice-walk = walk { $direction } to { $square }
wizwar-choice-walk-exit = walk through the { $exit ->
        [purple] purple portal
        [cyan] cyan portal
       *[exit] { $direction } exit
    } to { $square }
wizwar-choice-stumble = stumble in a random direction
wizwar-choice-cast = cast { $way }
wizwar-choice-helper = cast a spell with { $card }
wizwar-choice-use = { $how ->
        [punch] punch a wizard
        [dagger-stab] stab with the Dagger
        [dagger-throw] throw the Dagger
        [large-rock-throw] throw the Large Rock
        [boomstone-throw] throw the Boomstone
        [universal-solvent-throw] throw the Universal Solvent
        [wizardblade-slash] slash with the Wizardblade
        [stone-spikes-throw] throw a stone spike
        [strength-tear] tear something away from a wizard
        [null-powder-end] end a lasting spell with the Null Powder
       *[other] use { $way }
    }
wizwar-choice-item = play { $card } and carry it
wizwar-choice-speed = boost your speed by { $count } with { $card }
wizwar-choice-speed-add = boost your speed with two cards and Add
wizwar-choice-take = pick up the { $thing }
wizwar-choice-take-treasure = pick up { $treasure }{ $light ->
        [0] {" "}(ends your Move and Cast phase)
       *[1] {""}
    }
wizwar-choice-drop = drop the { $thing }
wizwar-choice-drop-treasure = drop { $treasure }
wizwar-choice-end-spell = end { $thing }
wizwar-choice-hold = hold the door { $line } open
wizwar-choice-let-go = let go of the door { $line }
wizwar-choice-gather = gather { $thing } (takes your whole Move and Cast phase)
wizwar-choice-no-more = nothing more
wizwar-choice-no-farther = no farther
wizwar-choice-keep-rest = keep the rest
wizwar-choice-leave-rest = leave the rest
wizwar-choice-keep = keep your cards
wizwar-choice-no-boost = no boost (energy 1)
wizwar-choice-energy = { $card }, worth { $energy }
wizwar-choice-sum = two cards with Add
wizwar-choice-pass = pass
wizwar-choice-answer = respond with { $way }
wizwar-choice-draw = { $count ->
        [0] draw nothing
        [one] draw one card
       *[other] draw { $count } cards
    }
wizwar-choice-discard = discard { $card }
wizwar-choice-steal = take { $card }
wizwar-choice-waterbolt = { $damage } damage, { $knock ->
        [0] no knock-back
        [one] 1 square of knock-back
       *[other] { $knock } squares of knock-back
    }
wizwar-choice-turns = { $count ->
        [1] a quarter turn clockwise
        [2] a half turn
       *[3] a quarter turn anticlockwise
    }

## The log

# The log calls its reader “you”: YOU($player) is “yes” for them, and OTHERS($winners) leaves them out of a list.
# JOIN("Start", $colours) capitalises “you” at the start of a sentence.

wizwar-event-start = { JOIN("Start", $colours) }. { YOU($player) ->
        [yes] You go
       *[no] { $player } goes
    } first.
wizwar-event-school = { YOU($player) ->
        [yes] You choose
       *[no] { $player } chooses
    } { $school }.
wizwar-event-schools = { $decks ->
        [1] The Magic deck
       *[other] Magic deck { $group }
    } is made up of { $schools }.
wizwar-event-turn = { YOU($player) ->
        [yes] You begin
       *[no] { $player } begins
    } turn { $turn }.
wizwar-event-stunned = { YOU($player) ->
        [yes] You are
       *[no] { $player } is
    } stunned this turn ({ $count ->
        [0] no stun tokens
        [one] 1 stun token
       *[other] { $count } stun tokens
    } left).
wizwar-event-step = { $round ->
        [yes] { YOU($player) ->
            [yes] You { $gait ->
                [drifts] drift around and return
                [is_knocked] are knocked around and back
                [is_pushed] are pushed around and back
                [is_led] are led around and back
               *[walks] walk around and return
            }
           *[no] { $player } { $gait ->
                [drifts] drifts around and returns
                [is_knocked] is knocked around and back
                [is_pushed] is pushed around and back
                [is_led] is led around and back
               *[walks] walks around and returns
            }
        } to { $square }.
       *[no] { YOU($player) ->
            [yes] You { $gait ->
                [drifts] drift
                [is_knocked] are knocked back
                [is_pushed] are pushed
                [is_led] are led
               *[walks] walk
            }
           *[no] { $player } { $gait ->
                [drifts] drifts
                [is_knocked] is knocked back
                [is_pushed] is pushed
                [is_led] is led
               *[walks] walks
            }
        } from { $from } to { $square }{ $exit ->
            [none] .
            [exit] {" "}through the exit.
            [purple] {" "}through the purple portal.
           *[cyan] {" "}through the cyan portal.
        }
    }
wizwar-event-moved = { YOU($player) ->
        [yes] You are
       *[no] { $player } is
    } now in { $square }.
wizwar-event-bump = { YOU($player) ->
        [yes] You find the way { $direction } blocked and stay
       *[no] { $player } finds the way { $direction } blocked and stays
    } put.
wizwar-event-random = { YOU($player) ->
        [yes] You stumble
       *[no] { $player } stumbles
    } { $direction }.
wizwar-event-speed = { YOU($player) ->
        [yes] You get
       *[no] { $player } gets
    } { $count ->
        [one] 1 more movement point
       *[other] { $count } more movement points
    }.
wizwar-event-cast = { YOU($player) ->
        [yes] You cast
       *[no] { $player } casts
    } { $way }{ $aimed ->
        [no] {""}
        [way] {" "}to the { $target }
        [self] {" "}on { YOU($player) ->
            [yes] yourself
           *[no] themselves
        }
        [square] {" "}{ wizwar-at-square }
       *[yes] {" "}{ YOU($target) ->
            [yes] on you
           *[no] { JOIN("on", $target) }
        }
    }{ $energy ->
        [1] {""}
       *[other] {" "}with energy { $energy }
    }.
wizwar-event-helper = { YOU($player) ->
        [yes] You also play
       *[no] { $player } also plays
    } { $card }.
wizwar-event-boost = { YOU($player) ->
        [yes] You discard
       *[no] { $player } discards
    } { $card }{ $plain ->
        [yes] {""}
       *[no] {" "}(energy { $count }{ $stones ->
            [0] {""}
           *[other] , { $stones } of it from the { wizwar-card-powerstone }
        })
    }.
wizwar-event-answer = { YOU($player) ->
        [yes] You respond
       *[no] { $player } responds
    } with { $way }{ $aimed ->
        [square] {" "}{ wizwar-at-square }
        [no] {""}
       *[yes] {" "}at { YOU($target) ->
            [yes] you
           *[no] { $target }
        }
    }{ $energy ->
        [1] {""}
       *[other] {" "}(energy { $energy })
    }.
wizwar-event-strike = { YOU($player) ->
        [yes] You { $how ->
            [punch] punch
            [dagger-stab] stab
            [dagger-throw] throw the Dagger at
            [large-rock-throw] throw the Large Rock at
            [boomstone-throw] throw the Boomstone at
            [universal-solvent-throw] throw the Universal Solvent at
            [wizardblade-slash] slash at
            [stone-spikes-throw] throw a stone spike at
            [strength-tear] try to tear something away from
            [null-powder-counter] respond with the Null Powder
            [null-powder-end] use the Null Powder on
           *[other] use { $way }{ $aimed ->
                [no] {""}
               *[yes] {" "}against
            }
        }
       *[no] { $player } { $how ->
            [punch] punches
            [dagger-stab] stabs
            [dagger-throw] throws the Dagger at
            [large-rock-throw] throws the Large Rock at
            [boomstone-throw] throws the Boomstone at
            [universal-solvent-throw] throws the Universal Solvent at
            [wizardblade-slash] slashes at
            [stone-spikes-throw] throws a stone spike at
            [strength-tear] tries to tear something away from
            [null-powder-counter] responds with the Null Powder
            [null-powder-end] uses the Null Powder on
           *[other] uses { $way }{ $aimed ->
                [no] {""}
               *[yes] {" "}against
            }
        }
    }{ $aimed ->
        [no] {""}
       *[yes] {" "}{ YOU($target) ->
            [yes] you
           *[no] { $target }
        }
    }{ $how ->
        [dagger-stab] {" "}with the Dagger
        [wizardblade-slash] {" "}with the Wizardblade
       *[other] {""}
    }.
wizwar-event-aimed = { YOU($player) ->
        [yes] You aim
       *[no] { $player } aims
    } one of the { $way } at { YOU($target) ->
        [yes] you
       *[no] { $target }
    }.
wizwar-event-cancelled = { YOU($player) ->
        [yes] Your
       *[no] { $player }’s
    } { $way } is cancelled.
wizwar-event-evade = { YOU($player) ->
        [yes] You roll a { $face } for { $card } and evade
       *[no] { $player } rolls a { $face } for { $card } and evades
    } the attack.
wizwar-event-hit = { YOU($player) ->
        [yes] You roll a { $face } for { $card } and fail
       *[no] { $player } rolls a { $face } for { $card } and fails
    } to evade the attack.
wizwar-event-out-of-sight = { YOU($player) ->
        [yes] Your
       *[no] { $player }’s
    } { $way } can no longer reach its target.
wizwar-event-servant = { YOU($player) ->
        [yes] Your
       *[no] { $player }’s
    } Homunculus takes { $count } damage{ $life ->
        [0] {" "}and is gone.
       *[other] {" "}({ $life } life left).
    }
wizwar-event-damage = { YOU($player) ->
        [yes] You take
       *[no] { $player } takes
    } { $count } { $kind } damage{ $caused ->
        [no] {""}
       *[yes] {" "}{ JOIN("from", $cause) }
    }{ $life ->
        [0] {" "}and { YOU($player) ->
            [yes] have
           *[no] has
        } no life left.
       *[other] {" "}({ $life } life left).
    }
wizwar-event-reduced = { YOU($player) ->
        [yes] You take
       *[no] { $player } takes
    } { $count } less damage{ $sourced ->
        [no] {""}
       *[yes] {" "}{ JOIN("from", $source) }
    } thanks { JOIN("to", $cause) }{ $left ->
        [0] , so none.
       *[other] {" "}({ $left } left).
    }
wizwar-event-unharmed = { YOU($player) ->
        [yes] You take
       *[no] { $player } takes
    } no damage{ $caused ->
        [no] {""}
       *[yes] {" "}{ JOIN("from", $cause) }
    }.
wizwar-event-heal = { YOU($player) ->
        [yes] You gain
       *[no] { $player } gains
    } { $count } life (now { $life }).
wizwar-event-life = { YOU($player) ->
        [yes] You now have
       *[no] { $player } now has
    } { $life } life.
wizwar-event-stun = { YOU($player) ->
        [yes] You get
       *[no] { $player } gets
    } { $count ->
        [one] a stun token
       *[other] { $count } stun tokens
    }.
wizwar-event-cracks = { $count ->
        [0] { $target } gets no crack: the damage is too small.
        [one] { $target } gets a crack (total { $total }).
       *[other] { $target } gets { $count } cracks (total { $total }).
    }
wizwar-event-destroyed = The { $barrier ->
        [door] door
       *[wall] wall
    } { $target } is destroyed.
wizwar-event-collapsed = The Wall of Earth at { $target } collapses.
wizwar-event-destroyed-thing = { $owned ->
        [no] The
       *[yes] { YOU($player) ->
            [yes] Your
           *[no] { $player }’s
        }
    } { $card }{ $aimed ->
        [no] {""}
        [square] {" "}in { $target }
       *[yes] {" "}at { $target }
    } is destroyed.
wizwar-event-laid = { $aimed ->
        [line] { $what ->
            [create-wall] A wall now stands at { $target }.
            [create-door] A door now stands at { $target }.
            [seal-door] The door { $target } is now sealed.
           *[other] { YOU($player) ->
                [yes] Your
               *[no] { $player }’s
            } { $card } now stands at { $target }.
        }
       *[other] { YOU($player) ->
            [yes] Your
           *[no] { $player }’s
        } { $card } { $aimed ->
            [no] takes effect
            [self] takes effect
            [square] now { $what ->
                [dust-cloud] hangs
               *[other] stands
            } in { $target }
           *[yes] takes effect on { YOU($target) ->
                [yes] you
               *[no] { $target }
            }
        }{ $energy ->
            [0] .
            [one] {" "}for 1 turn.
           *[other] {" "}for { $energy } turns.
        }
    }
wizwar-event-energy = { YOU($player) ->
        [yes] You take
       *[no] { $player } takes
    } an energy token off { $count ->
        [one] { $cards }
       *[other] each of { YOU($player) ->
            [yes] your
           *[no] their
        } temporary spells: { $cards }
    }.
wizwar-event-ended = { $item ->
        [0] { $aimed ->
            [no] { $owned ->
                [no] The
               *[yes] { YOU($player) ->
                    [yes] Your
                   *[no] { $player }’s
                }
            } { $card } ends.
           *[yes] { $what ->
                [create-wall] The wall { $target } that { YOU($player) ->
                    [yes] you
                   *[no] { $player }
                } created
                [create-door] The door { $target } that { YOU($player) ->
                    [yes] you
                   *[no] { $player }
                } created
                [seal-door] { YOU($player) ->
                    [yes] Your
                   *[no] { $player }’s
                } seal on the door { $target }
               *[other] { $owned ->
                    [no] The
                   *[yes] { YOU($player) ->
                        [yes] Your
                       *[no] { $player }’s
                    }
                } { $card } { $aimed ->
                    [square] in { $target }
                   *[line] at { $target }
                }
            } is gone.
        }
       *[1] { $owned ->
            [no] The
           *[yes] { YOU($player) ->
                [yes] Your
               *[no] { $player }’s
            }
        } { $card } goes to the discard pile.
    }
wizwar-event-item = { YOU($player) ->
        [yes] You play { $card } and carry
       *[no] { $player } plays { $card } and carries
    } it.
wizwar-event-drop = { $how ->
        [throws] The { $card } lands in { $square }.
        [reaches] { YOU($player) ->
            [yes] You reach out and put
           *[no] { $player } reaches out and puts
        } the { $card } down in { $square }.
        [loses] { YOU($player) ->
            [yes] You lose
           *[no] { $player } loses
        } the { $card }, which falls to the ground in { $square }.
       *[drops] { YOU($player) ->
            [yes] You drop
           *[no] { $player } drops
        } the { $card } in { $square }.
    }
wizwar-event-take = { YOU($player) ->
        [yes] You { $robbed ->
            [no] pick up
           *[yes] take
        }
       *[no] { $player } { $robbed ->
            [no] picks up
           *[yes] takes
        }
    } the { $card }{ $robbed ->
        [no] {""}
       *[yes] {" "}from { YOU($victim) ->
            [yes] you
           *[no] { $victim }
        }
    }.
wizwar-event-lands = The { $card } is washed to { $square }.
wizwar-event-treasure-taken = { YOU($player) ->
        [yes] You { $robbed ->
            [no] pick up
           *[yes] take
        }
       *[no] { $player } { $robbed ->
            [no] picks up
           *[yes] takes
        }
    } { $treasure }{ $robbed ->
        [no] {""}
        [own] {" "}away
       *[yes] {" "}from { YOU($victim) ->
            [yes] you
           *[no] { $victim }
        }
    }.
wizwar-event-treasure-dropped = { $how ->
        [throws] { YOU($player) ->
            [yes] You throw
           *[no] { $player } throws
        } { $treasure }: it lands in { $square }.
        [reaches] { YOU($player) ->
            [yes] You reach out and put
           *[no] { $player } reaches out and puts
        } { $treasure } down in { $square }.
        [loses] { YOU($player) ->
            [yes] You lose
           *[no] { $player } loses
        } { $treasure }, which falls to the ground in { $square }.
       *[drops] { YOU($player) ->
            [yes] You drop
           *[no] { $player } drops
        } { $treasure } in { $square }.
    }
wizwar-event-treasure-moved = { $treasure } now lies in { $square }.
wizwar-event-held = { YOU($player) ->
        [yes] You hold
       *[no] { $player } holds
    } the door { $line } open.
wizwar-event-let-go = { YOU($player) ->
        [yes] You let
       *[no] { $player } lets
    } go of the door { $line }.
wizwar-event-discard = { YOU($player) ->
        [yes] You discard { $card } from your hand
       *[no] { $player } discards { $card } from their hand
    }.
wizwar-event-draw = { YOU($player) ->
        [yes] You draw
       *[no] { $player } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
# A card in a list, and how many of it.
wizwar-listed-card = { $count ->
        [1] { $card }
       *[other] { $count }× { $card }
    }
wizwar-event-cards = { YOU($player) ->
        [yes] You draw
       *[no] { $player } draws
    } { $cards }.
wizwar-event-shuffle = The discard pile { $decks ->
        [1] {""}
       *[other] of Magic deck { $group }{" "}
    }is shuffled and becomes the new deck.
wizwar-event-turned = { $sector } makes { $count ->
        [1] a quarter turn clockwise
        [2] a half turn
       *[3] a quarter turn anticlockwise
    }.
wizwar-event-trap = { YOU($player) ->
        [yes] You put
       *[no] { $player } puts
    } a trap token face down in { $square }.
wizwar-event-trap-blank = The trap token in { $square } is turned up: it’s blank.
wizwar-event-trap-real = The trap token in { $square } is turned up: it’s the real one.
wizwar-event-looked = { YOU($player) ->
        [yes] You look
       *[no] { $player } looks
    } at { YOU($target) ->
        [yes] your
       *[no] { $target }’s
    } hand.
wizwar-event-hand = { YOU($player) ->
        [yes] You have
       *[no] { $player } has
    } { $cards } in hand.
wizwar-event-stole = { YOU($player) ->
        [yes] You take
       *[no] { $player } takes
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } from { YOU($target) ->
        [yes] your
       *[no] { $target }’s
    } hand.
wizwar-event-stolen = { YOU($player) ->
        [yes] You take
       *[no] { $player } takes
    } { $card } from { YOU($target) ->
        [yes] your
       *[no] { $target }’s
    } hand.
wizwar-event-given = { YOU($player) ->
        [yes] You absorb { $target }’s { $card } and add it to your
       *[no] { $player } absorbs { YOU($target) ->
            [yes] your
           *[no] { $target }’s
        } { $card } and adds it to their
    } hand.
wizwar-event-roll = { YOU($player) ->
        [yes] You roll
       *[no] { $player } rolls
    } a { $face } for { $card }.
wizwar-event-doomed = Both of { YOU($player) ->
        [yes] your
       *[no] { $player }’s
    } treasures lie in other wizards’ home bases: a deadly loss.
wizwar-event-dies = { YOU($player) ->
        [yes] Your
       *[no] { $player }’s
    } wizard dies.
wizwar-event-killed = { YOU($player) ->
        [yes] You have
       *[no] { $player } has
    } killed { YOU($target) ->
        [yes] you
       *[no] { $target }
    }.
wizwar-event-point = { YOU($player) ->
        [yes] You score
       *[no] { $player } scores
    } a victory point { $by ->
        [kill] for the kill
       *[treasure] for having { $treasure } in { YOU($player) ->
            [yes] your
           *[no] their
        } home base
    } (total { $total }).
wizwar-event-point-lost = { YOU($player) ->
        [yes] You lose
       *[no] { $player } loses
    } the victory point for { $treasure } (total { $total }).
wizwar-event-inherits = { YOU($player) ->
        [yes] You add { $target }’s hand to your
       *[no] { $player } adds { YOU($target) ->
            [yes] your
           *[no] { $target }’s
        } hand to their
    } own: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }.
wizwar-event-inherited = { YOU($player) ->
        [yes] You add { $target }’s hand to your
       *[no] { $player } adds { YOU($target) ->
            [yes] your
           *[no] { $target }’s
        } hand to their
    } own: { $cards }.
wizwar-event-turn-over = { YOU($player) ->
        [yes] Your
       *[no] { $player }’s
    } turn ends at once.
wizwar-event-end = { $count ->
        [0] Nobody wins
        [one] { YOU($winners) ->
            [yes] You win
           *[no] { $winners } wins
        }
       *[other] { YOU($winners) ->
            [yes] You share the win with { OTHERS($winners) }
           *[no] { $winners } win
        }
    }: { $reason }

wizwar-ending-victory_points = enough victory points have been scored.
wizwar-ending-last_wizard = only one wizard is left alive.
wizwar-ending-treasures = two enemy treasures lie in one home base.
wizwar-ending-nobody = all wizards are dead.

## Wrong options

wizwar-bad-school-twice = The school { $school } is named twice. The three schools must be different.
wizwar-bad-together = The options { $one } and { $other } contradict each other, so they can’t be combined.

## Refusals: in general

wizwar-refuse-unknown = “{ $word }” isn’t a valid answer here. You can say: { $names }.
wizwar-refuse-number = { $number } isn’t one of the choices. You can say: { $names }.
wizwar-refuse-which = { $count ->
        [1] Say it in full: { $names }.
       *[other] Say which one you mean: { $names }.
    }
wizwar-refuse-other = { $asked ->
        [act] First choose what to do
        [answer] First respond or pass
        [card] First choose a card
        [damage] First choose how much damage it does
        [direction] First choose a direction
        [draw] First choose how many cards to draw
        [energy] First choose a card with an energy value
        [line] First choose a wall, door or edge
        [loss] First choose what to give up
        [school] First choose a school of magic
        [sector] First choose a sector
        [spell] First choose a spell
        [square] First choose a square
        [thing] First choose one of the things on offer
        [token] First choose a trap token
        [turn] First choose how the sector turns
        [wizard] First choose a wizard
       *[any] First choose a target
    } (you picked: { $thing }).
wizwar-refuse-dead = Your wizard is dead, so you’re out of the game.
wizwar-refuse-answer-awaited = Waiting for someone to respond.
wizwar-warning-held = You can’t move any more this turn: these movement points would be wasted.
wizwar-warning-treasure = You are on your home base with an enemy treasure: it scores only if you drop it here.
wizwar-warning-draw = You can draw { $count ->
        [one] a card
       *[other] { $count } cards
    } for free.
wizwar-refuse-pass-now = There’s nothing to respond to now. Say “done” to end your Move and Cast phase.
wizwar-refuse-target-alone = First say what you want to do, then name the target: { $target }.
wizwar-refuse-no-colour = Nobody at this table is { $colour }.
wizwar-refuse-no-square = There’s no square { $square } on this map.
wizwar-refuse-no-line = { $line } isn’t an edge between two squares of this map.

## Refusals: walking

wizwar-refuse-here = You’re already in { $square }.
wizwar-refuse-not-next = { $square } isn’t next to { $here }. A step goes to the next square, never diagonally.
wizwar-refuse-no-points = You have no movement points left.
wizwar-refuse-outer-wall = The outer wall blocks the way { $direction }.
wizwar-refuse-wall = There’s a wall at { $line }.
wizwar-refuse-locked = The door { $line } is locked. Only { $owner } can open it without a card.
wizwar-refuse-door-of-the-dead = The door { $line } is locked for everyone, because its owner is dead.
wizwar-refuse-sealed = The door { $line } is sealed, so nobody can open it.
wizwar-refuse-blocked-square = A Stone Block fills { $square }.
wizwar-refuse-big-man = { $other } is a Big Man and fills that square, so nobody can enter it.
wizwar-refuse-no-push = As a Big Man you’d have to push someone out of that square, and they have nowhere to go.
wizwar-refuse-crowded = A Big Man would end up in the same square as another wizard, and there’s no room for both.
wizwar-refuse-no-cloud = You can stumble only out of a Dust Cloud.
wizwar-refuse-in-cloud = You can leave a Dust Cloud only in a random direction. Say “stumble” to try.
wizwar-refuse-rooted = After { $card } you can’t move any more this turn.
wizwar-refuse-stunned-attacked = You’re stunned and have attacked. A stunned wizard can move or attack, not both.
wizwar-refuse-must-go = You have to go somewhere.
wizwar-refuse-drift-back = Damage blows you away from where it came from, not towards it.
wizwar-refuse-pushed-back = You can’t go back past the Big Man who’s pushing you.

## Refusals: playing cards

wizwar-refuse-not-in-hand = You don’t have { $card } in your hand.
wizwar-refuse-works-alone = { $card } is already in front of you and works automatically.
wizwar-refuse-play-first = { $card } is still in your hand. Play it first, then use it.
wizwar-refuse-cast-first = { $card } is still in your hand. Cast it first.
wizwar-refuse-energy-card = { $card } does nothing on its own. Use it to boost a spell or your speed (“{ $word }”).
wizwar-refuse-counter = { $card } is a response, and there’s nothing to respond to now.
wizwar-refuse-first-turn = You can’t attack on your first turn.
wizwar-refuse-attacked = { $count ->
        [one] You’ve already made your attack
       *[other] You’ve already made your { $count } attacks
    } this turn.
wizwar-refuse-stunned-moved = You’re stunned and have moved. A stunned wizard can move or attack, not both.
wizwar-refuse-stunned-leave = You’re stunned and have attacked, so you can’t leave your square with { $way } now.
wizwar-refuse-stunned-swap = You can’t cast Swap while you’re stunned: it’s an attack that takes you out of your square.
wizwar-refuse-stunned-twice = You’re stunned: with { wizwar-card-adrenaline } you can attack once and move, or attack twice without moving.
wizwar-refuse-flood = You can’t play { $way } during a Flood, because it’s Fire.
wizwar-refuse-form-attack = You can’t attack while { $form } lasts.
wizwar-refuse-form-spell = While { $form } lasts, you can cast only counterspells.
wizwar-refuse-no-treasure = You aren’t carrying a treasure to throw.
wizwar-refuse-empty-handed = You aren’t carrying anything to put down.
wizwar-refuse-hands-full = You’re carrying a treasure, so you have no hand free to tear anything away.
wizwar-refuse-no-fuel = You have no card with an energy value for { $way }.
wizwar-refuse-no-room = There aren’t four empty squares for the tokens.
wizwar-refuse-two-ways = { $first } { $second }
wizwar-refuse-three-ways = { $first } { $second } { $third }
wizwar-refuse-not-now = You can’t play { $way } now.
wizwar-refuse-no-target = There’s no target { JOIN("for", $way) } { $range ->
        [adjacent] in your square or an adjacent one.
        [sight] in sight.
        [caster] here.
       *[anywhere] anywhere.
    }
wizwar-refuse-blind = From inside a bush or cloud you can’t see out, so { $way } has no such target.
wizwar-refuse-helper-alone = You can play { $card } only with another spell, and you have none that it could help now.
wizwar-refuse-add-alone = You can play { $card } only when you boost: say “sum” when a spell asks for energy, or “speed:sum”.
wizwar-refuse-helper-twice = { $card } is already being played, or can’t be chosen here.
wizwar-refuse-helps-spells = Only spells can be helped like this, and { $card } isn’t one you can cast now.
wizwar-refuse-not-helped = The range of { $card } can’t be helped like this.
wizwar-refuse-no-target-helped = Even with that help, { $way } has no target in range.

## Refusals: energy

wizwar-refuse-boosted = You’ve already boosted your speed this turn, and you can do it only once.
wizwar-refuse-speed-with-what = Name the card you discard for speed, as in “speed:energy-4”.
wizwar-refuse-no-energy = { $card } has no energy value.
wizwar-refuse-in-use = Your { $card } is already in use here.
wizwar-refuse-add-later = You can play { $card } only in your own Move and Cast phase.
wizwar-refuse-add-two = Add needs two more cards with energy values.
wizwar-refuse-add-choose = Add needs two cards: name one of them.
wizwar-refuse-blade-needs = You can’t slash with the Wizardblade without discarding a card.
wizwar-refuse-waterbolt-most = Waterbolt has only energy { $energy } to split.
wizwar-refuse-waterbolt-fixed = Against this target, you can’t split the energy of { $energy }.

## Refusals: things, treasures and doors

wizwar-refuse-nothing-here = There’s nothing here that you can pick up.
wizwar-refuse-carried-already = You’re already carrying { JOIN("the", $thing) }.
wizwar-refuse-carried-by = { $other } is carrying { JOIN("the", $thing) }, and only a card can take it away.
wizwar-refuse-lies-elsewhere = { JOIN("The", $thing) } is in { $place }, not in your square.
wizwar-refuse-lies-nowhere = There’s no { $card } in your square.
wizwar-refuse-fixed = { JOIN("The", $thing) } is fixed in place and can’t be carried.
wizwar-refuse-gravity = While Gravity lasts, nothing can be picked up.
wizwar-refuse-glued = { $thing } is stuck: Glue holds it.
wizwar-refuse-take-points = Picking up { $thing } costs a movement point, and you have none left.
wizwar-refuse-second-treasure = You’re already carrying a treasure, and you can carry only one.
wizwar-refuse-hands-off = After Mad Dash you can’t pick up a treasure this turn.
wizwar-refuse-carries-no-treasure = You aren’t carrying that treasure.
wizwar-refuse-carries-nothing = You aren’t carrying anything that you can drop.
wizwar-refuse-carries-not = { $card } isn’t among the things you carry.
wizwar-refuse-tacks-ground = You can drop the tacks only where nothing else lies.
wizwar-refuse-end-it = { $card } is a spell. Say “{ $word }” to end it.
wizwar-refuse-item-ends-not = { $card } is an item, so you can only drop it.
wizwar-refuse-not-your-spell = { $other } maintains { $card }. You can end only your own spells.
wizwar-refuse-permanent = In this game created objects aren’t maintained, so you can’t end { $card }.
wizwar-refuse-no-such-spell = You have no { $card } to end.
wizwar-refuse-no-door-here = There’s no door next to you that you can hold open.
wizwar-refuse-no-door = There’s no door at { $line }.
wizwar-refuse-not-beside = You aren’t next to { $line }.
wizwar-refuse-held-already = The door { $line } is already being held open.
wizwar-refuse-open-already = You can already go through the door { $line }.
wizwar-refuse-holds-nothing = You aren’t holding a door open.
wizwar-refuse-holds-not = You aren’t holding a door open at { $line }.
wizwar-refuse-no-tacks = There are no tacks on the map.
wizwar-refuse-gather-late = Gathering tacks takes the whole phase, and you’ve already done something in it.
wizwar-refuse-gather-blind = From inside a bush or cloud you can’t see the tacks, so you can’t gather them.
wizwar-refuse-gather-far = The tacks aren’t in a square adjacent to yours.

## Refusals: targets

wizwar-refuse-unseen = You can’t see { $target }.
wizwar-refuse-hidden = A bush or cloud hides { $target } from everyone outside it.
wizwar-refuse-not-adjacent = { $way } reaches only your own square and adjacent squares that you can see, not { $target }.
wizwar-refuse-fog = In the Fog nobody can see farther than one square, so { $target } is out of sight.
wizwar-refuse-spell-unseen = You can see neither the caster nor the target of { $target }.
wizwar-refuse-dead-target = { $target } is dead.
wizwar-refuse-yourself = You can’t target yourself { JOIN("with", $way) }.
wizwar-refuse-mist = { $target } is mist and can’t be attacked.
wizwar-refuse-globe-far = { $target } is more than six steps away from you.
wizwar-refuse-tear-far = { $target } isn’t in your square.
wizwar-refuse-target-empty-handed = { $target } isn’t carrying anything that { $way } could affect.
wizwar-refuse-home-base = { $square } is a home base, and nothing can be created there.
wizwar-refuse-square-full = { $square } isn’t empty.
wizwar-refuse-teleport-far = Teleport can’t reach { $square }: it goes four steps at most.
wizwar-refuse-windrider = { $square } isn’t in a straight line from you, or something on the way stops your flight.
wizwar-refuse-not-a-square = You can’t target a square ({ $square }) with { $way }. Name the target itself.
wizwar-refuse-line-taken = There’s already something at { $line }.
wizwar-refuse-no-barrier = A wall at { $line } wouldn’t stop this attack.
wizwar-refuse-nothing-stands = There’s nothing at { $line } that { $way } could affect.
wizwar-refuse-attacks-treasure = Treasures can’t be attacked.
wizwar-refuse-unbreakable = Nothing can damage { $target }.
wizwar-refuse-by-place = Say “{ $place }” to choose { $target }.
wizwar-refuse-carried-target = You can’t target { $target } while { $mine ->
        [yes] you’re carrying it.
       *[no] { $other } is carrying it.
    }
wizwar-refuse-no-spell = Only spells can be ended like this, and { $target } is an item.
wizwar-refuse-not-on-table = There’s no { $card } on the table.
wizwar-refuse-not-a-target = You can’t choose { $target } for { $way }.
wizwar-refuse-astral-far = { $square } is more than three steps away from you.
wizwar-refuse-astral-full = { $square } isn’t empty.
wizwar-refuse-astral-useless = From { $square } none of your spells would have a target.
wizwar-refuse-not-through = The line to your target doesn’t run through { $line }.

## Refusals: responses

wizwar-refuse-act-in-window = Right now you can only respond or pass.
wizwar-refuse-answer-or-pass = Respond, or say “pass”.
wizwar-refuse-use-carried = You can respond with { $card } only while you’re carrying it.
wizwar-refuse-no-counter = { $card } isn’t a counterspell, so you can’t respond with it.
wizwar-refuse-answer-no-target = There’s no place for { $card } where it would change anything.
wizwar-refuse-answer-useless = There’s nothing left here for { $card } to prevent.
wizwar-refuse-caster-unseen = To use { $card } you have to see { $caster }, and you can’t.
wizwar-refuse-condition = { $card } is a response to { $occasion ->
        [spell] a spell that someone else casts in your sight
        [neutral] a neutral spell that someone else casts in your sight
        [water] a Water spell that someone else casts in your sight
        [at-me] a spell aimed at you
        [attack-at-me] an attack spell aimed at you
        [sight-at-me] a line-of-sight spell aimed at you
        [attacked] an attack on you
        [counter] a counterspell against one of your spells
        [hurt] damage that you’re about to take
        [my-treasure] someone picking up one of your treasures
       *[my-sector] someone picking up a treasure in your home sector, once Ward has had its chance
    }, and that isn’t happening now.

## Refusals: the rest

wizwar-refuse-must-give = You still have to give something up.
wizwar-refuse-must-choose = You have to choose one.
wizwar-refuse-hand-only = During another player’s turn you can give up only hand cards.
wizwar-refuse-keeps-not = You have no { $card } in front of you.
wizwar-refuse-cards-only = You can’t give up { $card } from the table here.
wizwar-refuse-victim-has-not = There’s no { $card } in { $victim }’s hand.
wizwar-refuse-draw-most = You can draw { $most } at most.
wizwar-refuse-draw-room = You can draw { $most } at most: more would put you over your limit of { $limit }.
wizwar-refuse-draw-later = You draw cards in the Discard and Draw phase, at the end of your turn.
wizwar-refuse-other-deck = You draw only from your own group’s deck.
wizwar-refuse-discards = Anyone may look through the discard pile, but nobody takes cards from it.
wizwar-refuse-school-taken = { $school } is already in a deck.
wizwar-refuse-cantrip = You can’t choose { $school }: it’s in the deck from the start, or not at all.
wizwar-refuse-not-there = You can’t choose { $card } here.
wizwar-refuse-fooled-there = { $square } isn’t in your home sector, or it’s where the treasure was.
wizwar-refuse-knocked-there = { $victim } is knocked back in a straight line away from you, not { $direction }.
wizwar-refuse-no-treasures = Yoink! takes items, not treasures.
