# The page: what it says around the games themselves.

## Everywhere

web-menu = Menu
web-home = Back to the start
web-rules = Rules
web-settings = Settings
web-language = Language
web-close = Close
web-yes = Yes
web-no = No
web-loading = One moment …
web-trouble = Something went wrong. Try again.
web-no-server = The server does not answer. The page will try again.
web-lost = There is nothing here.
web-rule = Paragraph { $rule } of the rules

## The start page

web-welcome = Two games of wizards
web-guest = Guest
web-game-elfenwizards = Elfenwizards
web-game-wizwar = Wiz-War
web-about-elfenwizards = Dice, bids and bargains for fifteen titles on a great tree. 3 to 6 players.
web-about-wizwar = A labyrinth, 168 magic cards, counterspells and stolen treasure. 2 to 4 players.
web-play-now = Play now
web-new-table = New table
web-my-tables = My tables
web-open-tables = Open tables
web-your-turn = your turn
web-status-waiting = waits for players
web-status-playing = being played
web-status-finished = over
web-status-closed = closed

## Before the game

web-waiting-room = This table waits for players.
web-free-seat = a free seat
web-kept-for = kept for { $name }
web-invite-link = Send this link to a friend:
web-copy = Copy
web-copied = Copied
web-start-now = Begin now, with computer players in the free seats
web-your-name = Your name
web-sit-down = Sit down

## At the table

web-players = Players
web-board = The board
web-choices = What you can choose
web-log = Log
web-talk = Talk
web-promises = Promises
web-text = In words
web-undone = A choice was taken back.
web-say = Say something
web-send = Say
web-spectator = A spectator
web-line-lost = The line is down. It will come back by itself.
web-line-gone = This table is not open to you.
web-nobody-won = The game is over. Nobody has won.
web-won = { $count ->
        [one] The game is over. { $winners } has won.
       *[other] The game is over. { $winners } have won together.
    }
web-window-waits = Something was announced. Others may answer it.
web-waits-for = Waiting for { $players }.
web-waits = Waiting.
web-time-left = { $seconds } seconds left
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-asked = { $player } would like to take the last choice back. Do you agree?
web-orders = When others announce something:
web-orders-ask = always ask me
web-orders-concerned = pass for me unless I am attacked
web-leave = Leave
web-return = Take my seat back
web-rematch = Play again
web-next-table = To the next game
web-replay = Replay
web-record = Download the record
web-hand-over = Hand the device to { $player }.
web-its-me = It’s me, { $player }

## Promises

web-no-promises = Nothing has been promised yet.
web-promise-open = open
web-promise-accepted = accepted
web-promise-refused = refused
web-promise-withdrawn = withdrawn
web-promise-lapsed = lapsed
web-accept = Accept
web-refuse = Refuse
web-withdraw = Withdraw

## Elfenwizards on the page

web-elf-tree = The great tree
web-elf-track = The year track
web-elf-round = Round { $round }
web-elf-paid = { $player } has paid a minor spell for retiring
web-elf-over = The game is over
web-elf-step-1 = The High Wizard retires
web-elf-step-2 = First roll
web-elf-step-3 = Second roll
web-elf-step-4 = Redeem minor spells
web-elf-step-5 = Spells and titles
web-elf-step-6 = Redeem minor spells again
web-elf-step-7 = Vacant titles
web-elf-step-8 = Demotion
web-elf-step-9 = Grey magic
web-elf-step-10 = Scoring
web-elf-without = { $count ->
        [one] 1 round without a High Wizard
       *[other] { $count } rounds without a High Wizard
    }
web-elf-dragon = { $player } holds the dragon and goes first
web-elf-has-dragon = holds the dragon and goes first
web-elf-box-empty = { $box }, worth { $value }: empty
web-elf-box-holds = { $box }, worth { $value }: { $tokens }
web-elf-token = { $token }{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }{ $grey ->
        [0] {""}
        [one] , 1 grey chip
       *[other] , { $grey } grey chips
    }
web-elf-place-W = Wizard spells
web-elf-place-S = Sorcerer spells
web-elf-place-N = Necromancer spells
web-elf-place-M = Magician spells
web-elf-place-minor = Minor spells
web-elf-place-grey = Grey magic
web-elf-passed-W = Wizards
web-elf-passed-S = Sorcerers
web-elf-passed-N = Necromancers
web-elf-passed-over = passed over
web-elf-box-of-dice = The box “{ $box }”
web-elf-die = a { $face }
web-elf-die-in = your { $face } in the box “{ $box }”
web-elf-rolled = Rolled
web-elf-in-hand = in hand:
web-elf-dice-front = { $count ->
        [one] 1 die in front
       *[other] { $count } dice in front
    }
web-elf-chips-front = { $count ->
        [0] no minor spell in front
        [one] 1 minor spell in front
       *[other] { $count } minor spells in front
    }
web-elf-chips-minor = { $count ->
        [one] 1 minor spell in the box
       *[other] { $count } minor spells in the box
    }
web-elf-you = you
web-elf-score = Score:
web-elf-worth = now { $worth }, in all { $total }
web-elf-worth-why = What the tokens would score where they stand now, and the score with that
web-elf-high-wizards = { $count ->
        [one] has been High Wizard once
        [2] has been High Wizard twice
       *[other] has been High Wizard { $count } times
    }
web-elf-passed = passed
web-elf-turn = on turn
web-elf-won = has won
web-elf-level-H = High Wizard, worth { $value }
web-elf-level-W = Wizards, worth { $value } each
web-elf-level-S = Sorcerers, worth { $value } each
web-elf-level-N = Necromancers, worth { $value } each
web-elf-level-M = Magicians, worth { $value } each
web-elf-text-now = Now
web-elf-text-round = Round { $round } of { $rounds }.
web-elf-text-step = Step { $step }: { $name }.
web-elf-text-turn = It is the turn of { $player }.
web-elf-text-vacant = { $box }: nobody
web-elf-text-box = { $box }: { $tokens }
web-elf-text-passed-over = Passed over
web-elf-text-contests = The contests
web-elf-text-contest = { $titles }: { $standing }. { $count ->
        [0] Nobody would rise now.
        [one] { $rising } would rise now.
       *[other] { $rising } would rise now.
    }
web-elf-text-stands = { $name } with { $points }
web-elf-text-closed = Only { $player } may place spells here.
web-elf-text-beside = Spells beside tokens
web-elf-text-spells = { $player }: { $dice ->
        [0] {""}
        [one] a { $faces }
       *[other] dice { $faces }
    }{ $chips ->
        [0] {""}
       *[other] { $dice ->
            [0] {""}
           *[other] {" and "}
        }{ $chips ->
            [one] a minor spell
           *[other] { $chips } minor spells
        }
    }
web-elf-text-score = Score { $score }; the tokens are worth { $worth } now, in all { $total }
web-elf-text-rolled = rolled { $faces }
web-elf-text-dice = { $faces } in the box “{ $box }”

web-promise-closed = Promises can be made from the first roll of a round until all have passed.
web-promise-round = round { $round }
web-promise-new = Promise something …
web-promise-to = To
web-promise-gives = I place
web-promise-takes = if you place
web-promise-on = beside
web-promise-count = How many
web-promise-spell = Which spell
web-promise-points = { $count ->
        [one] point, of any spells
       *[other] points, of any spells
    }
web-promise-chips = { $count ->
        [one] minor spell
       *[other] minor spells
    }
web-promise-die = × a { $face } of “{ $box }”
web-promise-token = { $name } ({ $box })
web-promise-less = Leave this out
web-promise-more = … and more
web-promise-something = Ask for something in return
web-promise-free = Nobody is bound by a promise. The table shows afterwards who kept his word.
web-promise-offer = Offer this
