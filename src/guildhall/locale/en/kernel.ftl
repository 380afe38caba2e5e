# Words that every game needs.

seat = Player { $number }
list-join = { $first }, { $second }
list-none = none

## Refusals

refuse-no-seat = There is no seat { $seat }: the seats of this table are 0 to { $last }.
refuse-game-over = The game is over.
refuse-not-your-turn = It is not your turn: { $player } must choose first.
refuse-after-roll = Dice are rolled before “{ $word }”, and nobody knows yet how they fall.
refuse-ambiguous = “{ $word }” could mean { $names }: write one of these.
refuse-not-a-choice = { $given } isn’t one of the numbers on offer.

## Wrong input

bad-game = There is no game “{ $name }”. The games are: { $allowed }.
bad-bot = There is no computer player “{ $name }”. The computer players are: { $allowed }.
bad-seats = { $game } is a game for { $least } to { $most } players, not for { $seats }.
bad-edition = There is no edition “{ $value }”. The editions are: { $allowed }.
bad-option-name = There is no option “{ $name }”. The options are: { $allowed }.
bad-option-value = The option { $name } cannot be “{ $value }”. It can be: { $allowed }.
bad-roll = Roll { $number } is a { $value }, but this roll goes from 1 to { $sides }.

bad-record-foreign = This is not a record of a Guildhall game.
bad-record-format = This record is written in format { $found }; this version reads format { $known }.
bad-record-field = The record is damaged: its part “{ $field }” is missing or is not what it should be.
bad-record-game = This is a record of { $found }, not of { $expected }.
bad-record-rules = This record was played by version { $found } of the rules; this version plays { $known }.
bad-record-answer = The record is damaged at answer { $number }: { $why }
bad-record-no-roll = The record is damaged: roll { $number } is missing.
bad-record-rolls-left = The record is damaged: { $count } of its rolls are not used by any answer.
bad-record-start = The record is damaged: its seats or options are not those of the position it begins with.
bad-record-outcome = The record is damaged: the game it describes ends otherwise than it says.

bad-argument = “{ $name }” must be { $sort ->
        [number] a whole number
        [text] a text
        [flag] True or False
        [names] a list of names
        [mapping] a mapping of names to values
        [state] a state of this game
        [view] a view of this game
        [hints] hints of this game
        [decision] a decision
        [event] an event
        [tape] a tape
        [record] a record
       *[game] a game
    }, not { $given }.
bad-decision = Nobody is being asked that now.
bad-event = This game has no events of kind { $kind }.
bad-take-back-state = That isn’t an earlier state of this game.
bad-take-back-answers = You can go back to any number of answers from 0 to { $most }, but not to { $given }.
