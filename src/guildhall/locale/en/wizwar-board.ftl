# Wiz-War at the terminal: the drawing of the table, and the commands that only this game has.

## The table

board-wizwar-name = { $player }
board-wizwar-word = { $word }
board-wizwar-over = The game is over
board-wizwar-draft = The players are choosing schools of magic
board-wizwar-turn = { $player } ({ $colour }), turn { $turn }
board-wizwar-points-left = { $count ->
        [one] 1 movement point
       *[other] { $count } movement points
    }
board-wizwar-attacks = { $count ->
        [0] no attack yet
        [one] has attacked
       *[other] has attacked { $count } times
    }
board-wizwar-stunned = stunned
board-wizwar-rooted = can’t move any more
board-wizwar-deck = Deck { $cards }, discard pile { $discards }: { $schools }
board-wizwar-all-schools = all schools
board-wizwar-dead = dead
board-wizwar-life = { $count } life
board-wizwar-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
board-wizwar-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-wizwar-stun = { $count } stun
board-wizwar-carries = carries { $treasure }
board-wizwar-thing = { $energy ->
        [0] { $card }
       *[other] { $card } [{ $energy }]
    }
board-wizwar-thing-on = { $energy ->
        [0] { $card } on { $target }
       *[other] { $card } [{ $energy }] on { $target }
    }
board-wizwar-known = known cards: { $cards }
board-wizwar-passage = may go through { $line }

board-wizwar-portal = { $colour ->
        [purple] purple portal
       *[cyan] cyan portal
    }
board-wizwar-doors = ║ ═ doors
board-wizwar-homes = home bases: { $homes }
board-wizwar-treasure = treasure { $treasure }
board-wizwar-home = { $owner } { $square }
board-wizwar-owned = { $thing } ({ $owner })
board-wizwar-tokens = trap tokens, face down: { $squares }
board-wizwar-token-real = your real trap: { $square }
board-wizwar-cracks = { $count ->
        [one] 1 crack in { $line }
       *[other] { $count } cracks in { $line }
    }
board-wizwar-held = ┆ { $line } held open by { $player }
board-wizwar-hand = Your hand
board-wizwar-hand-empty = no cards
board-wizwar-energy = +{ $count }

board-wizwar-type-attack = attack
board-wizwar-type-neutral = neutral
board-wizwar-type-counter = counterspell
board-wizwar-type-item = item
board-wizwar-type-energy = energy

## The choices of a turn, and targets

board-wizwar-help = Name a square farther away to walk there step by step, as long as nothing happens on the way: d5
board-wizwar-no-way = { $square } is too far away, or there’s no way there: you have { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } left.

board-wizwar-lot-walk = walk to
board-wizwar-lot-cast = cast
board-wizwar-lot-use = use
board-wizwar-lot-play = play
board-wizwar-lot-speed = go faster
board-wizwar-lot-take = pick up
board-wizwar-lot-drop = drop
board-wizwar-lot-end = end
board-wizwar-lot-door = door
board-wizwar-lot-gather = gather
board-wizwar-lot-done = or
board-wizwar-lot-square = square
board-wizwar-lot-line = edge
board-wizwar-lot-wizard = wizard
board-wizwar-lot-thing = thing
board-wizwar-lot-treasure = treasure
board-wizwar-lot-sector = sector
board-wizwar-lot-token = token
board-wizwar-lot-direction = direction

## look

cli-command-look = what’s in a square, what’s around it and what you can see from it: look b3
board-wizwar-look-usage = Say which square, for example: look { $example }
board-wizwar-no-square = There’s no square “{ $word }” on this board. Its columns are a to { $column }, its rows 1 to { $row }.
board-wizwar-look = { $square }, in { $owner }’s sector ({ $colour })
board-wizwar-look-empty = There’s nothing here.
board-wizwar-look-home = { $owner }’s home base.
board-wizwar-look-wizard = { $player } ({ $colour }), { $life } life.
board-wizwar-look-treasure = { $treasure }: one of { $owner }’s treasures lies here.
board-wizwar-look-carried = { $treasure }: one of { $owner }’s treasures, carried by { $carrier }.
board-wizwar-look-thing = { $thing }: { $text } (rules { $rule })
board-wizwar-look-owned = { $thing }, by { $owner }: { $text } (rules { $rule })
board-wizwar-look-token = A trap token, face down.
board-wizwar-look-real = Your real trap token, face down.
board-wizwar-look-around = Around it: { $sides }.
board-wizwar-look-side = { $direction } { $what }
board-wizwar-side-edge = outer wall
board-wizwar-side-exit = exit to { $square }
board-wizwar-side-wall = { $cracks ->
        [0] wall
        [one] wall with 1 crack
       *[other] wall with { $cracks } cracks
    }
board-wizwar-side-open = open to { $square }
board-wizwar-side-door = { $cracks ->
        [0] { $owner } door
        [one] { $owner } door with 1 crack
       *[other] { $owner } door with { $cracks } cracks
    }
board-wizwar-side-held = { $owner } door, held open by { $player }
board-wizwar-side-sealed = sealed { $owner } door
board-wizwar-look-seen = In sight from here: { $things }.
board-wizwar-look-squares = Squares in sight: { $squares }
board-wizwar-seen = { $what } ({ $square })
board-wizwar-token = trap token

## card

cli-command-card = what a card is and does: card fireball
board-wizwar-card-usage = Say which card, for example: card { $example }
board-wizwar-card-near = There’s no card “{ $word }”. Did you mean one of these: { $names }?
board-wizwar-card-unknown = There’s no card “{ $word }”, and none with a similar name.
board-wizwar-card-school = { $count ->
        [one] { $school }
       *[other] { $school } ({ $count })
    }
board-wizwar-card-types = { $types }, { $duration }
board-wizwar-card-way = { $way }: { $type } ({ $range })
board-wizwar-card-traits = Traits: { $traits }
board-wizwar-card-energy = Energy value: { $count }
board-wizwar-card-absent = It isn’t in any deck of this game.
board-wizwar-duration-instant = instant
board-wizwar-duration-temporary = temporary
board-wizwar-duration-permanent = permanent
board-wizwar-range-caster = yourself
board-wizwar-range-adjacent = adjacent
board-wizwar-range-sight = line of sight
board-wizwar-range-anywhere = anywhere
board-wizwar-trait-creation = Creation
board-wizwar-trait-curse = Curse
board-wizwar-trait-fire = Fire
board-wizwar-trait-global = Global
board-wizwar-trait-magic-stone = Magic Stone
board-wizwar-trait-mundane = Mundane
board-wizwar-trait-thrown-weapon = Thrown Weapon
board-wizwar-trait-transformation = Transformation
board-wizwar-trait-trinket = Trinket
board-wizwar-trait-water = Water
board-wizwar-trait-weapon = Weapon
board-wizwar-trait-lightning = Lightning

## discards

cli-command-discards = what’s in the discard pile
board-wizwar-discards = { $count ->
        [0] No cards
        [one] 1 card
       *[other] { $count } cards
    } in the discard pile ({ $schools })
board-wizwar-discard = { $count ->
        [one] { $card }
       *[other] { $count }× { $card }
    }
board-wizwar-list = { $items }
