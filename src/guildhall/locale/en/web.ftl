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

## Replays

web-replay-title = { $game }: the replay
web-replay-seen-by = Seen by
web-replay-viewer-none = a spectator
web-replay-viewer-all = all hands open
web-replay-seat = { $number }. { $player }
web-replay-to-table = To the table
web-replay-controls = Go through the game
web-replay-slider = Step
web-replay-position = Step { $step } of { $last }
web-replay-where = Step { $step } of { $last }. { $chapter }
web-replay-first = To the beginning
web-replay-chapter-back = One chapter back
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-chapter-forward = One chapter forward
web-replay-last = To the end
web-replay-speed = Speed
web-replay-keys = Keys: ← and → (everywhere: comma and full stop) go one step, with Shift one chapter, Home and End to the beginning and the end; space plays and pauses.
web-replay-this-step = This step
web-replay-beginning = The game begins.
web-replay-chose = { $player } chose: { $choice }
web-replay-asked = The question was:
web-replay-happened = What happened
web-replay-nothing = Nothing that could be seen.
web-replay-result = The result
web-replay-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-replay-winner = winner
web-replay-around = Around this step
web-replay-story = Story
web-replay-chapters = Chapters
web-replay-hand-of = The hand of { $player }
web-replay-share = Share and keep
web-replay-share-link = A link to this step, as you see it now
web-replay-share-note = Whoever has the link can look at the whole game.
web-replay-file = The whole game as a file
web-replay-file-note = Guildhall shows it again with “guildhall replay FILE”, without a server.
web-replay-fair = Fair dice
web-replay-fair-how = Before anybody had added his value, the server had shown the commitment, which is the SHA-256 of its secret; every roll and every draw follows from the secret and the values. To check it, compare both with what you saw at the table, and let “guildhall verify FILE” play the file again.
web-replay-fair-nobody = Nobody added a value at this table: the server alone has chosen the dice.
web-replay-commitment = Commitment
web-replay-secret = Secret
web-replay-value = Value of { $player }
web-replay-no-value = none
web-replay-fair-good = Checked just now: the secret is the one that the server had committed to.
web-replay-fair-bad = The secret is not the one that the server had committed to.
web-replay-play-on = Play on from here
web-replay-play-on-step = From step { $step } of { $last }
web-replay-play-on-note = Everything is as it was after this step, hands included; the dice are new.
web-replay-play-on-over = The game is over at this step. Go back a little, and play on from there.
web-replay-my-seat = I play for
web-replay-others = The others
web-replay-friend = a friend, by a link
web-replay-bot-random = computer: plays anything
web-replay-bot-apprentice = computer: apprentice
web-replay-bot-other = computer: { $bot }
web-replay-stand-in = Stand-in for { $player }
web-replay-begin = Play on
web-replay-begin-friends = Open the table and get the link
web-replay-opening = The table is being opened …
web-replay-none = There is no game here to look at
web-replay-none-hint = The link may be cut off at its end. Ask whoever sent it for the whole link.
web-replay-waiting-hint = There may still be a seat for you.
web-replay-playing-hint = Look on at the table; the replay is there as soon as the game is over.
web-replay-closed-hint = The game was never played.
