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
