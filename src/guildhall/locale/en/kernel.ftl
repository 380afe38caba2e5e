# Words that every game needs.

seat = Player { $number }
list-join = { $first }, { $second }
list-end = { $first } and { $second }
list-or = { $first } or { $second }
list-clauses = { $first }; { $second }
list-none = none

## Refusals

refuse-no-seat = There’s no seat { $seat }. The seats at this table are 0 to { $last }.
refuse-game-over = The game is over.
refuse-not-your-turn = It isn’t your turn: { $player } has to choose first.
refuse-after-roll = Dice are rolled before “{ $word }”, and nobody knows yet how they’ll fall.
refuse-ambiguous = “{ $word }” could mean { $names }.
refuse-not-a-choice = { $given } isn’t one of the numbers on offer.

## Wrong input

bad-game = There’s no game called “{ $name }”. The games are: { $allowed }.
bad-plugin = The game “{ $game }” of the package { $package } can’t be loaded: { $why }
bad-bot = There’s no computer player called “{ $name }”. The computer players are: { $allowed }.
bad-bot-game = The computer player “{ $name }” doesn’t know { $game }. The computer players for it are: { $allowed }.
bad-seats = { $game } is for { $least } to { $most } players, not { $seats }.
bad-edition = There’s no edition called “{ $value }”. The editions are: { $allowed }.
bad-option-name = There’s no option called “{ $name }”. The options are: { $allowed }.
bad-option-value = The option { $name } can’t be “{ $value }”. It can be: { $possible }.
bad-roll = Roll { $number } is a { $value }, but it must be from 1 to { $sides }.

bad-record-foreign = This isn’t a record of a Guildhall game.
bad-record-format = This record is in format { $found }; this version of Guildhall reads format { $known }.
bad-record-field = The record is damaged: its part “{ $field }” is missing or wrong.
bad-record-game = This is a record of { $game }, not of { $expected_game }.
bad-record-rules = This record was played with version { $found } of the rules. Guildhall now plays version { $known }, which can’t follow it { $step ->
        [0] from the start
       *[other] at step { $step }
    }: { $why }
bad-rules-choice = A choice that was made then isn’t possible now.
bad-rules-roll = A roll is needed now that wasn’t made then.
bad-rules-rolls = Other rolls are needed now than were made then.
bad-rules-outcome = The game ends differently now.
bad-record-numbers = Some choices in this record are numbers. Only the record of a Play can turn them into words.
bad-record-answer = The record is damaged at answer { $number }: { $why }
bad-record-no-roll = The record is damaged: roll { $number } is missing.
bad-record-rolls-left = The record is damaged: { $count ->
        [one] 1 of its rolls isn’t
       *[other] { $count } of its rolls aren’t
    } used by any answer.
bad-record-start = The record is damaged: its seats or options don’t match the position it starts from.
bad-record-outcome = The record is damaged: the game ends differently from what it says.
bad-argument = “{ $name }” must be { $sort ->
        [number] a whole number
        [count] a whole number, 0 or more
        [text] text
        [flag] True or False
        [names] a list of names
        [mapping] a mapping of names to values
        [state] a state of this game
        [states] a list of states of this game
        [view] a view of this game
        [hints] hints of this game
        [decision] a decision
        [event] an event
        [policy] a policy
        [tape] a tape
        [record] a record
       *[game] a game
    }, not { $given }.
bad-argument-name = Every name in “{ $name }” must be text, not { $given }.
bad-decision = Nobody is being asked that now.
bad-event = This game has no events of kind { $kind }.
bad-undo-state = That isn’t an earlier state of this game.
bad-undo-answers = You can go back to any number of answers from 0 to { $most }, but not to { $given }.
