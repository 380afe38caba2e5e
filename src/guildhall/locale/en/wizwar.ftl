# Wiz-War: everything its players read, but for the cards themselves (wizwar-cards.ftl).

## Things on the table

wizwar-colour-blue = blue
wizwar-colour-red = red
wizwar-colour-yellow = yellow
wizwar-colour-green = green
wizwar-seat-colour = { $player } is { $colour }

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
wizwar-line = the border line { $line }
wizwar-line-wall = the wall { $line }
wizwar-line-door = the door { $line }
wizwar-line-free = the free border line { $line }
wizwar-treasure = { $owner }’s { $number ->
        [1] first
       *[2] second
    } treasure
wizwar-sector = { $owner }’s sector
wizwar-token = the trap token in { $square }
wizwar-thing-gone = an object that is gone
wizwar-thing-lying = the { $card } in { $place }
wizwar-thing-standing = { $owner }’s { $card }, { $place }
wizwar-thing-own = { $owner }’s { $card }
wizwar-thing-laid = { $owner }’s { $card } on { $whom }

wizwar-punch = Punch
wizwar-speed = speed
wizwar-way = { $card } ({ $mode ->
        [hurt] damage
        [stun] stunning
        [dart] one dart
        [punch] a punch
        [take] picking up
        [drop] putting down
        [throw] thrown
        [tear] tearing away
        [stab] a stab
        [slash] a stroke
        [counter] against a spell
       *[end] against a lasting spell
    })

wizwar-damage-physical = physical
wizwar-damage-magical = magical
wizwar-damage-fire = magical fire
wizwar-damage-water = magical water
wizwar-damage-lightning = magical lightning
wizwar-damage-both = physical and magical fire

## What a player is asked

wizwar-ask-act = { $player }, you have { $points ->
        [0] no movement points
        [one] 1 movement point
       *[other] { $points } movement points
    } and { $attacks ->
        [0] no attack
        [one] one attack
       *[other] { $attacks } attacks
    } left{ $stunned ->
        [0] {""}
       *[other] {" "}(you are stunned: move or attack, not both)
    }: what do you do?
wizwar-ask-school = { $player }, which school of magic goes into the deck?
wizwar-ask-discard = { $player }, do you discard a card before you draw?
wizwar-ask-draw = { $player }, how many cards do you draw (at most { $most })?

wizwar-ask-with = { $player }, which spell do you cast with { $helpers }?
wizwar-ask-astral = { $player }, from which square do you cast with Astral Projection?
wizwar-ask-aim-any = { $player }, what is the target of { $way }?
wizwar-ask-aim-wizard = { $player }, which wizard is the target of { $way }?
wizwar-ask-aim-square = { $player }, which square do you choose for { $way }?
wizwar-ask-aim-line = { $player }, which wall, door or border line do you choose for { $way }?
wizwar-ask-aim-thing = { $player }, which thing is the target of { $way }?
wizwar-ask-aim-token = { $player }, which trap token is the target of { $way }?
wizwar-ask-aim-sector = { $player }, which sector is the target of { $way }?
wizwar-ask-aim-direction = { $player }, which direction does { $way } take?
wizwar-ask-dart = { $player }, where does dart { $number } of { $count } go?
wizwar-ask-through = { $player }, through which wall or door do you cast { $way }?
wizwar-ask-boost = { $player }, do you discard a card to boost { $way } (without one its energy is 1)?
wizwar-ask-add = { $player }, which is the { $number ->
        [1] first
       *[2] second
    } card that Add puts into { $way }?
wizwar-ask-waterbolt = { $player }, how much of the energy { $energy } of Waterbolt is damage, while the rest knocks back?
wizwar-ask-turns = { $player }, how do you turn { $sector }?
wizwar-ask-blade = { $player }, which card do you discard for the Wizardblade?

wizwar-ask-answer-spell = { $player }, { $caster } casts { $way }{ $aimed ->
        [no] {""}
        [you] {" "}at you
        [way] , to the { $target }
       *[yes] {" "}at { $target }
    }{ $energy ->
        [1] {""}
       *[other] {" "}with energy { $energy }
    }{ $aimed ->
        [you] {""}
       *[other] { $hit ->
            [0] {""}
           *[1] , and it would hit you
        }
    }: do you answer?
wizwar-ask-answer-counter = { $player }, { $caster } answers with { $way }{ $energy ->
        [1] {""}
       *[other] {" "}and energy { $energy }
    }{ $aimed ->
        [yes] , at { $target }
       *[no] {""}
    }: do you stop it?
wizwar-ask-answer-helper = { $player }, { $caster } plays { $way } together with { $spell }: do you answer { $way }?
wizwar-ask-answer-strike = { $player }, { $how ->
        [punch] { $caster } punches { $aimed ->
            [you] you
           *[yes] { $target }
        }
        [dagger-stab] { $caster } stabs with the Dagger at { $aimed ->
            [you] you
           *[yes] { $target }
        }
        [wizardblade-slash] { $caster } strikes with the Wizardblade at { $aimed ->
            [you] you
           *[yes] { $target }
        }
        [strength-tear] { $caster } tries to tear something away from { $aimed ->
            [you] you
           *[yes] { $target }
        }
        [stone-spikes-throw] { $caster } throws a spike at { $aimed ->
            [you] you
           *[yes] { $target }
        }
       *[other] { $caster } uses { $way } against { $aimed ->
            [you] you
           *[yes] { $target }
        }
    }: do you answer?
wizwar-ask-answer-damage = { $player }, { $points } { $kind } damage is about to reach you: do you answer?
wizwar-ask-answer-treasure = { $player }, { $thief } picks up { $treasure }: { $now ->
        [ward] do you answer with { wizwar-card-ward }
       *[gold] do you answer with { wizwar-card-fools-gold }
    }?

wizwar-ask-pushed = { $player }, { $pusher } is a Big Man and pushes you: which way do you go?
wizwar-ask-drift = { $player }, you are as light as a feather, and { $points ->
        [one] 1 point of damage carries
       *[other] { $points } points of damage carry
    } you away: which way?
wizwar-ask-room = { $player }, you have no room for { $card }: what do you give up for it?
wizwar-ask-over = { $player }, you have { $count ->
        [one] one card more than your limit of { $limit }
       *[other] { $count } cards more than your limit of { $limit }
    }: what do you give up?
wizwar-ask-more = { $player }, with your extra arms, do you pick up anything else in { $square }?
wizwar-ask-added = { $player }, which is the { $number ->
        [1] first
       *[2] second
    } card that Add puts into your speed?
wizwar-ask-falls = { $player }, what does { $victim } drop?
wizwar-ask-yoinked = { $player }, which item do you take from { $victim }?
wizwar-ask-torn = { $player }, what do you tear away from { $victim }?
wizwar-ask-knocked = { $player }, which way is { $victim } knocked back, by { $count ->
        [one] one square
       *[other] { $count } squares
    }?
wizwar-ask-walked = { $player }, where do you walk { $victim }, with { $count ->
        [one] one step
       *[other] { $count } steps
    } left?
wizwar-ask-forgotten = { $player }, the Brain Burn of { $caster } would do { $count } damage, one for each card in your mind: what do you give up before it strikes?
wizwar-ask-stolen = { $player }, which card do you take from the hand of { $victim } ({ $count ->
        [one] one more
       *[other] up to { $count }
    })?
wizwar-ask-fooled = { $player }, to which square of your sector does { $treasure } go?
wizwar-ask-traps = { $player }, where do you put a trap token ({ $count ->
        [one] the last one
       *[other] there are { $count } left
    })?
wizwar-ask-real = { $player }, which of the tokens is the real trap?
wizwar-ask-reached = { $player }, what do you put down in { $square }?
wizwar-ask-forgets = { $player }, the Brainstone is gone: which card do you discard ({ $count ->
        [one] one is
       *[other] { $count } are
    } to go)?

## Choices

wizwar-choice-numbered = { $label } (no. { $number })
wizwar-choice-end-phase = end your Move and Cast phase
wizwar-choice-walk = walk { $direction } to { $square }
wizwar-choice-walk-exit = leave by the exit in the { $direction } and come in at { $square }
wizwar-choice-stumble = grope your way in a random direction
wizwar-choice-cast = cast { $way }
wizwar-choice-helper = cast a spell together with { $card }
wizwar-choice-use = { $how ->
        [punch] punch a wizard
        [dagger-stab] stab with the Dagger
        [dagger-throw] throw the Dagger
        [large-rock-throw] throw the Large Rock
        [boomstone-throw] throw the Boomstone
        [universal-solvent-throw] throw the Universal Solvent
        [wizardblade-slash] strike with the Wizardblade
        [stone-spikes-throw] throw a stone spike
        [strength-tear] tear something away from a wizard
        [null-powder-end] end a lasting spell with the Null Powder
       *[other] use { $way }
    }
wizwar-choice-item = play { $card } and carry it
wizwar-choice-speed = boost your speed by { $count } with { $card }
wizwar-choice-speed-add = boost your speed with two cards and Add
wizwar-choice-take = pick up { $thing }
wizwar-choice-take-treasure = pick up { $treasure }{ $light ->
        [0] , which ends your phase
       *[1] {""}
    }
wizwar-choice-drop = drop { $thing }
wizwar-choice-end-spell = end { $thing }
wizwar-choice-hold = hold the door { $line } open
wizwar-choice-let-go = let go of the door { $line }
wizwar-choice-gather = gather { $thing }, which takes your whole phase
wizwar-choice-no-more = nothing more
wizwar-choice-keep = keep the cards in your hand
wizwar-choice-no-boost = no boost: energy 1
wizwar-choice-energy = { $card }, worth { $energy }
wizwar-choice-add = two cards, added up by Add
wizwar-choice-pass = pass
wizwar-choice-answer = answer with { $way }
wizwar-choice-draw = { $count ->
        [0] draw nothing
        [one] draw one card
       *[other] draw { $count } cards
    }
wizwar-choice-discard = discard { $card }
wizwar-choice-steal = take { $card }
wizwar-choice-waterbolt = { $damage } damage, { $knock ->
        [0] no knock-back
        [one] one square of knock-back
       *[other] { $knock } squares of knock-back
    }
wizwar-choice-turns = { $count ->
        [1] a quarter turn clockwise
        [2] half a turn
       *[3] a quarter turn anticlockwise
    }

## The log

wizwar-event-start = { $colours }. { $player } begins.
wizwar-event-school = { $player } chooses { $school }.
wizwar-event-schools = { $decks ->
        [1] The Magic Deck
       *[other] Magic Deck { $group }
    } is made of { $schools }.
wizwar-event-turn = { $player } begins turn { $turn }.
wizwar-event-stunned = { $player } is stunned this turn; { $count ->
        [0] no stun token is
        [one] one stun token is
       *[other] { $count } stun tokens are
    } left.
wizwar-event-step = { $player } walks to { $square }.
wizwar-event-moved = { $player } is moved to { $square }.
wizwar-event-bump = { $player } finds no way { $face } and stays.
wizwar-event-random = { $player } stumbles { $face }.
wizwar-event-speed = { $player } gets { $count ->
        [one] 1 more movement point
       *[other] { $count } more movement points
    }.
wizwar-event-cast = { $player } casts { $way }{ $aimed ->
        [no] {""}
        [way] , to the { $target }
       *[yes] {" "}at { $target }
    }{ $energy ->
        [1] {""}
       *[other] {" "}with energy { $energy }
    }.
wizwar-event-helper = { $player } plays { $card } with it.
wizwar-event-boost = { $player } discards { $card } for energy { $count }.
wizwar-event-answer = { $player } answers with { $way }{ $aimed ->
        [no] {""}
       *[yes] , at { $target }
    }{ $energy ->
        [1] {""}
       *[other] , energy { $energy }
    }.
wizwar-event-strike = { $how ->
        [punch] { $player } punches { $target }.
        [dagger-stab] { $player } stabs with the Dagger at { $target }.
        [dagger-throw] { $player } throws the Dagger at { $target }.
        [large-rock-throw] { $player } throws the Large Rock at { $target }.
        [boomstone-throw] { $player } throws the Boomstone at { $target }.
        [universal-solvent-throw] { $player } throws the Universal Solvent at { $target }.
        [wizardblade-slash] { $player } strikes with the Wizardblade at { $target }.
        [stone-spikes-throw] { $player } throws a stone spike at { $target }.
        [strength-tear] { $player } tries to tear something away from { $target }.
        [null-powder-counter] { $player } answers with the Null Powder.
        [null-powder-end] { $player } throws the Null Powder on { $target }.
       *[other] { $player } uses { $way }{ $aimed ->
            [no] {""}
           *[yes] {" "}against { $target }
        }.
    }
wizwar-event-aimed = { $player } aims { $way } at { $target }.
wizwar-event-cancelled = { $player }’s { $way } is cancelled.
wizwar-event-evade = { $player } rolls { $face } for { $card } and evades the attack.
wizwar-event-hit = { $player } rolls { $face } for { $card } and does not evade the attack.
wizwar-event-out-of-sight = { $player }’s { $way } has lost its target from sight.
wizwar-event-servant = { $player }’s Homunculus takes { $count } damage{ $life ->
        [0] {" "}and is gone.
       *[other] ; it has { $life } life left.
    }
wizwar-event-damage = { $player } takes { $count } { $kind } damage{ $life ->
        [0] {" "}and has no life left.
       *[other] : { $life } life left.
    }
wizwar-event-reduced = { $player } is spared { $count } damage; { $left ->
        [0] none
       *[other] { $left }
    } is left.
wizwar-event-heal = { $player } gains { $count } life: now { $life }.
wizwar-event-life = { $player } has { $life } life now.
wizwar-event-stun = { $player } gets { $count ->
        [one] a stun token
       *[other] { $count } stun tokens
    }.
wizwar-event-cracks = { $count ->
        [one] One more crack
       *[other] { $count } more cracks
    } in { $target }: { $total } in all.
wizwar-event-destroyed = The { $barrier ->
        [door] door
       *[wall] wall
    } is destroyed: { $target } is free now.
wizwar-event-destroyed-thing = { $card }{ $aimed ->
        [no] {""}
       *[yes] {" "}({ $target })
    } is destroyed.
wizwar-event-laid = { $player }’s { $card } takes hold{ $aimed ->
        [no] {""}
       *[yes] {" "}({ $target })
    }{ $energy ->
        [0] .
        [one] , for one turn.
       *[other] , for { $energy } turns.
    }
wizwar-event-energy = { $player } takes an energy token off { $cards }.
wizwar-event-ended = { $player }’s { $card } { $item ->
        [0] ends.
       *[1] goes to the discards.
    }
wizwar-event-item = { $player } plays { $card } and carries it.
wizwar-event-drop = { $player }’s { $card } now lies in { $square }.
wizwar-event-take = { $player } takes { $card }.
wizwar-event-lands = { $card } is washed to { $square }.
wizwar-event-treasure-taken = { $player } takes { $treasure }.
wizwar-event-treasure-dropped = { $player } lets go of { $treasure }, which now lies in { $square }.
wizwar-event-treasure-moved = { $treasure } now lies in { $square }.
wizwar-event-held = { $player } holds the door on { $line } open.
wizwar-event-let-go = { $player } lets go of the door on { $line }.
wizwar-event-discard = { $player } discards { $card }.
wizwar-event-draw = { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
wizwar-event-cards = { $player } has drawn { $cards }.
wizwar-event-shuffle = The discards { $decks ->
        [1] {""}
       *[other] of Magic Deck { $group }{" "}
    }are shuffled and become the new deck.
wizwar-event-turned = { $sector } makes { $count ->
        [1] a quarter turn clockwise
        [2] half a turn
       *[3] a quarter turn anticlockwise
    }.
wizwar-event-trap = { $player } puts a trap token face down in { $square }.
wizwar-event-trap-blank = The trap token in { $square } is turned up: it is blank.
wizwar-event-trap-real = The trap token in { $square } is turned up: it is the real one.
wizwar-event-looked = { $player } looks at the hand of { $target }.
wizwar-event-hand = { $player }’s hand is { $cards }.
wizwar-event-stole = { $player } takes { $count ->
        [one] a card
       *[other] { $count } cards
    } from the hand of { $target }.
wizwar-event-stolen = The card that { $player } takes is { $card }.
wizwar-event-given = { $player } absorbs { $target }’s { $card } and takes it into hand.
wizwar-event-roll = { $player } rolls { $face } for { $card }.
wizwar-event-dies = { $player }’s wizard dies.
wizwar-event-killed = { $player } has killed { $target }.
wizwar-event-inherits = { $player } takes over the hand of { $target }: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }.
wizwar-event-inherited = { $player } receives { $cards }.
wizwar-event-turn-over = { $player }’s turn is over at once.
wizwar-event-end = The game is over: { $reason }

wizwar-ending-victory_points = a wizard has enough victory points.
wizwar-ending-last_wizard = only one wizard is alive.
wizwar-ending-treasures = two enemy treasures lie in one home base.
wizwar-ending-nobody = all wizards are dead, and nobody wins.

## Wrong options

wizwar-bad-school-twice = The school { $school } is named twice; the three schools must be different.
wizwar-bad-together = The options { $one } and { $other } contradict each other and cannot be played together.

## Refusals: in general

wizwar-refuse-unknown = “{ $word }” is no answer to this. You can say: { $names }.
wizwar-refuse-number = { $number } is none of the choices. You can say: { $names }.
wizwar-refuse-which = Say exactly what you mean: { $names }.
wizwar-refuse-other = Now you are asked { $asked ->
        [act] what you do
        [answer] for an answer
        [card] for a card
        [damage] how much damage it does
        [direction] for a direction
        [draw] how many cards you draw
        [energy] for a card with an energy value
        [line] for a wall, a door or a border line
        [loss] what you give up
        [school] for a school of magic
        [sector] for a sector
        [spell] for a spell
        [square] for a square
        [thing] for a thing
        [token] for a trap token
        [turn] how the sector turns
        [wizard] for a wizard
       *[any] for a target
    }. You have chosen something else: { $thing }.
wizwar-refuse-dead = Your wizard is dead, and you are out of the game.
wizwar-refuse-answer-awaited = Something hangs in the air, and an answer to it is being waited for.
wizwar-refuse-pass-now = There is nothing to answer now. Say “done” to end your Move and Cast phase.
wizwar-refuse-target-alone = Say first what you want to do, then the target: { $target }.
wizwar-refuse-no-colour = Nobody at this table is { $colour }.
wizwar-refuse-no-square = The map has no square { $square }.
wizwar-refuse-no-line = { $line } is no border line between two squares of this map.

## Refusals: walking

wizwar-refuse-here = You stand in { $square } already.
wizwar-refuse-not-next = { $square } is not next to { $here }: a step leads one square on, never diagonally.
wizwar-refuse-no-points = You have no movement points left.
wizwar-refuse-outer-wall = In the { $direction } is the outer wall.
wizwar-refuse-wall = A wall stands on { $line }.
wizwar-refuse-locked = The door on { $line } is locked: only { $owner } can open it without a card.
wizwar-refuse-door-of-the-dead = The door on { $line } is locked for everybody, since its owner is dead.
wizwar-refuse-sealed = The door on { $line } is sealed, and nobody can open it.
wizwar-refuse-stone-block = A Stone Block fills { $square }.
wizwar-refuse-big-man = { $other } is a Big Man and fills that square: nobody can enter it.
wizwar-refuse-no-push = As a Big Man you would have to push somebody out of that square who cannot go anywhere.
wizwar-refuse-crowded = A Big Man would end up beside another wizard, and there is no room for both.
wizwar-refuse-no-cloud = Only in a Dust Cloud does one stumble about.
wizwar-refuse-in-cloud = A Dust Cloud can be left only in a random direction. Say “stumble” to try.
wizwar-refuse-rooted = After { $card } you may not move any more this turn.
wizwar-refuse-stunned-attacked = You are stunned and have attacked: a stunned wizard moves or attacks, not both.
wizwar-refuse-must-go = You have to go somewhere.
wizwar-refuse-drift-back = Damage carries you away from where it came, not towards it.
wizwar-refuse-pushed-back = You cannot go back past the Big Man who pushes you.

## Refusals: playing cards

wizwar-refuse-not-in-hand = You have no { $card } in your hand.
wizwar-refuse-works-alone = You carry { $card }; it works by itself.
wizwar-refuse-play-first = { $card } is still in your hand: play it first, then use it.
wizwar-refuse-cast-first = { $card } is still in your hand: cast it first.
wizwar-refuse-energy-card = { $card } does nothing of its own: it boosts a spell, or your speed (“{ $word }”).
wizwar-refuse-counter = { $card } can be used only in answer to what it names, and there is nothing to answer now.
wizwar-refuse-first-turn = In your first turn you may not attack.
wizwar-refuse-attacked = { $count ->
        [one] You have made your attack
       *[other] You have made your { $count } attacks
    } for this turn.
wizwar-refuse-stunned-moved = You are stunned and have moved: a stunned wizard moves or attacks, not both.
wizwar-refuse-stunned-leave = You are stunned and have attacked, so { $way } cannot take you out of your square.
wizwar-refuse-stunned-swap = A stunned wizard cannot cast Swap: it is an attack that leaves the square.
wizwar-refuse-flood = While there is a Flood, { $way } cannot be played: it is Fire.
wizwar-refuse-form-attack = In { $form } you cannot attack.
wizwar-refuse-form-spell = In { $form } you can cast only counter spells.
wizwar-refuse-no-treasure = You carry no treasure to throw.
wizwar-refuse-empty-handed = You carry nothing to put down.
wizwar-refuse-hands-full = You carry a treasure, and have no hand free to tear anything away.
wizwar-refuse-no-fuel = You have no card with an energy value for { $way }.
wizwar-refuse-no-room = There are not four empty squares for the tokens.
wizwar-refuse-not-now = { $way } cannot be played now.
wizwar-refuse-two-ways = { $first } { $second }
wizwar-refuse-three-ways = { $first } { $second } { $third }
wizwar-refuse-no-target = There is no target for { $way } { $range ->
        [adjacent] in your square or an adjacent one.
        [sight] in your sight.
        [caster] here.
       *[anywhere] anywhere.
    }
wizwar-refuse-blind = From inside a bush or cloud you see nothing outside it, so there is no such target for { $way }.
wizwar-refuse-helper-alone = { $card } is played only together with another spell, and you have none that could use it now.
wizwar-refuse-add-alone = { $card } is played only when you boost: say “sum” when a spell asks for energy, or “speed:sum”.
wizwar-refuse-helper-twice = { $card } is already being played, or cannot be chosen here.
wizwar-refuse-helps-spells = Only spells can be helped, and { $card } is none that you could cast now.
wizwar-refuse-not-helped = The range of { $card } cannot be helped in this way.
wizwar-refuse-no-target-helped = Even so there is no target for { $way } in range.

## Refusals: energy

wizwar-refuse-boosted = You have boosted your speed already; it can be done once a turn.
wizwar-refuse-speed-with-what = Name the card that you discard for speed, as in “speed:energy-4”.
wizwar-refuse-no-energy = { $card } has no energy value.
wizwar-refuse-in-use = Your { $card } is itself being played.
wizwar-refuse-add-two = Add needs two more cards with energy values.
wizwar-refuse-add-choose = With Add two cards are added up: name one of them.
wizwar-refuse-blade-needs = The Wizardblade strikes only with a card that you discard.
wizwar-refuse-waterbolt-most = Waterbolt has energy { $energy } to share out.
wizwar-refuse-waterbolt-fixed = Against this target the energy of { $energy } cannot be split.

## Refusals: things, treasures and doors

wizwar-refuse-nothing-here = Nothing lies here that you could pick up.
wizwar-refuse-carried-already = You carry { $thing } already.
wizwar-refuse-carried-by = { $other } carries { $thing }, and only a card can take it away.
wizwar-refuse-lies-elsewhere = { $thing } is in { $place }, not in your square.
wizwar-refuse-lies-nowhere = No { $card } lies in your square.
wizwar-refuse-fixed = { $thing } is fixed in its place and cannot be carried.
wizwar-refuse-gravity = While there is Gravity, nothing can be picked up.
wizwar-refuse-glued = Glue holds { $thing } fast.
wizwar-refuse-take-points = Picking up { $thing } costs a movement point, and you have none.
wizwar-refuse-second-treasure = You carry a treasure already, and nobody carries two.
wizwar-refuse-mad-dash = After Mad Dash you may pick up no treasure this turn.
wizwar-refuse-carries-no-treasure = You do not carry that treasure.
wizwar-refuse-carries-nothing = You carry nothing that you could drop.
wizwar-refuse-carries-not = You do not carry { $card }.
wizwar-refuse-tacks-ground = The tacks can be dropped only where nothing else lies.
wizwar-refuse-end-it = { $card } is a spell. Say “{ $word }” to end it.
wizwar-refuse-item-ends-not = { $card } is an item: it can only be dropped.
wizwar-refuse-not-your-spell = { $other } keeps up { $card }; you can end only your own spells.
wizwar-refuse-permanent = In this game created objects are not maintained, and you cannot end { $card }.
wizwar-refuse-no-such-spell = You keep up no { $card }.
wizwar-refuse-no-door-here = There is no door next to you that you could hold open.
wizwar-refuse-no-door = There is no door on { $line }.
wizwar-refuse-not-beside = You do not stand next to { $line }.
wizwar-refuse-held-already = The door on { $line } is held open already.
wizwar-refuse-open-already = The door on { $line } is open to you already.
wizwar-refuse-holds-nothing = You hold no door open.
wizwar-refuse-holds-not = You do not hold a door on { $line } open.
wizwar-refuse-no-tacks = No tacks lie on the map.
wizwar-refuse-gather-late = Gathering tacks takes the whole phase, and you have done something in it already.
wizwar-refuse-gather-far = The tacks do not lie in a square adjacent to yours.
wizwar-refuse-gather-blind = From inside a bush or cloud you can’t see the tacks, so you can’t gather them.

## Refusals: targets

wizwar-refuse-unseen = You do not see { $target }.
wizwar-refuse-hidden = A bush or cloud hides { $target } from everybody outside.
wizwar-refuse-not-adjacent = { $way } reaches only your own square and adjacent ones that you see, not { $target }.
wizwar-refuse-fog = In the Fog nobody sees farther than one square: { $target } is out of sight.
wizwar-refuse-spell-unseen = You see neither the caster nor the target of { $target }.
wizwar-refuse-dead-target = { $target } is dead.
wizwar-refuse-yourself = You cannot be the target of your own { $way }.
wizwar-refuse-mist = { $target } is mist and cannot be attacked.
wizwar-refuse-globe-far = { $target } is more than six steps away from you.
wizwar-refuse-tear-far = { $target } is not in your square.
wizwar-refuse-target-empty-handed = { $target } carries nothing that { $way } could concern.
wizwar-refuse-home-base = { $square } is a home base, and nothing can be created there.
wizwar-refuse-square-full = { $square } is not empty.
wizwar-refuse-teleport-far = Teleport does not reach { $square }: it goes four steps at most.
wizwar-refuse-windrider = { $square } does not lie straight ahead, or something on the way there stops the flight.
wizwar-refuse-not-a-square = A square cannot be the target of { $way }: name what is in { $square }.
wizwar-refuse-line-taken = Something stands on { $line } already.
wizwar-refuse-no-barrier = A wall on { $line } would not stop this attack.
wizwar-refuse-nothing-stands = Nothing stands on { $line } that { $way } could concern.
wizwar-refuse-attacks-treasure = No treasure can be attacked.
wizwar-refuse-unbreakable = Nothing can damage { $target }.
wizwar-refuse-carried-target = What somebody carries is no target, and { $other } has { $target }.
wizwar-refuse-no-spell = Only spells can be ended so, and { $target } is an item.
wizwar-refuse-not-on-table = No { $card } lies or stands on the table.
wizwar-refuse-not-a-target = { $way } cannot be aimed at { $target }.
wizwar-refuse-astral-far = { $square } is more than three steps away from you.
wizwar-refuse-astral-full = { $square } is not empty.
wizwar-refuse-astral-useless = From { $square } none of your spells would have a target.
wizwar-refuse-not-through = The line to your target doesn’t run through { $line }.

## Refusals: answers

wizwar-refuse-act-in-window = Something hangs in the air: you can answer it with a counter, or pass.
wizwar-refuse-answer-or-pass = Answer with a counter, or say “pass”.
wizwar-refuse-use-carried = { $card } answers only while you carry it.
wizwar-refuse-no-counter = { $card } is no counter and cannot be used as an answer.
wizwar-refuse-answer-no-target = { $card } has no place to go that would change anything.
wizwar-refuse-caster-unseen = { $card } needs sight to { $caster }, whom you do not see.
wizwar-refuse-condition = { $card } answers { $occasion ->
        [spell] a spell that somebody else casts in your sight
        [neutral] a neutral spell that somebody else casts in your sight
        [water] a Water spell that somebody else casts in your sight
        [at-me] a spell that is aimed at you
        [attack-at-me] an attack spell that is aimed at you
        [sight-at-me] a spell with range sight that is aimed at you
        [attacked] an attack on you
        [counter] a counter to a spell of yours
        [hurt] damage that is about to reach you
        [my-treasure] the picking up of one of your treasures
       *[my-sector] the picking up of a treasure in your home sector, after Ward had its occasion
    }; this is none.

## Refusals: the rest

wizwar-refuse-must-give = There are still cards to be given up.
wizwar-refuse-must-choose = You have to choose one.
wizwar-refuse-hand-only = In the turn of another, only cards of the hand can go.
wizwar-refuse-keeps-not = You have no { $card } before you.
wizwar-refuse-cards-only = { $card } on the table cannot be given up here.
wizwar-refuse-victim-has-not = There is no { $card } in the hand of { $victim }.
wizwar-refuse-draw-most = You can draw { $most } at most.
wizwar-refuse-draw-room = You can draw { $most } at most: more would go beyond your limit of { $limit }.
wizwar-refuse-draw-later = Cards are drawn in Discard and Draw, at the end of your turn.
wizwar-refuse-other-deck = You draw only from the deck of your own group.
wizwar-refuse-discards = Everybody may look through the discards, but nobody takes a card from there.
wizwar-refuse-school-taken = { $school } is in a deck already.
wizwar-refuse-cantrip = { $school } cannot be chosen; it belongs to the deck from the beginning or not at all.
wizwar-refuse-not-there = There is no choosing { $card } here.
wizwar-refuse-fooled-there = { $square } is not in your home sector, or is where the treasure lay.
wizwar-refuse-knocked-there = { $victim } is knocked straight away from you, not { $direction }.
wizwar-refuse-no-treasures = Yoink! takes items, no treasures.
