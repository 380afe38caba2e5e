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
## Wiz-War: the board, the hand and the seats

web-ww-labyrinth = The labyrinth. The arrow keys go from square to square.
web-ww-told = { $what }: { $text }
web-ww-told-owned = { $what }, by { $owner }: { $text }
web-ww-cost = { $cost ->
        [one] You can walk here for 1 movement point
       *[other] You can walk here for { $cost } movement points
    }
web-ww-lit = You can choose it
web-ww-choose-target = What it can be aimed at is lit on the board.
web-ww-way = { $type } ({ $range })
web-ww-air = What has been announced
web-ww-doing-cast = { $player } casts { $way }{ $aimed ->
        [yes] {" "}at { $targets }
       *[no] {""}
    }{ $energy ->
        [0] {""}
        [1] {""}
       *[other] , energy { $energy }
    }.
web-ww-doing-use = { $player }: { $way }{ $aimed ->
        [yes] {" "}at { $targets }
       *[no] {""}
    }.
web-ww-doing-answer = { $player } answers { $against } with { $way }.
web-ww-doing-damage = { $amount } { $kind } damage is about to reach { $player }.
web-ww-doing-pick-up = { $player } picks up { $treasure }.
web-ww-doing-window = Everybody may answer.
web-ww-doing-shove = { $player } is pushed.
web-ww-doing-bolt = The lightning of { $player } runs on.
web-ww-announced = { $player } has announced { $way } (targets: { $targets }).
web-ww-cancelled = cancelled
web-ww-you = you
web-ww-winner = has won
web-ww-kills = { $count ->
        [one] 1 kill
       *[other] { $count } kills
    }
web-ww-limit = Hand limit: { $count }
web-ww-known = Known cards:
web-ww-hand = In hand:
web-ww-phase-draft = Choosing schools
web-ww-phase-time_passes = Time Passes
web-ww-phase-move_and_cast = Move and Cast
web-ww-phase-discard_and_draw = Discard and Draw
web-ww-phase-over = The game is over
web-ww-attacks-left = { $count ->
        [0] no attack left
        [one] 1 attack left
       *[other] { $count } attacks left
    }
web-ww-flag-stunned = stunned: moves or attacks, not both
web-ww-flag-rooted = cannot move any more
web-ww-flag-empty_handed = can pick up no treasure this turn
web-ww-deck = { $cards ->
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }, { $discards } discarded
web-ww-top-discard = { $card } on top
web-ww-about-alchemy = Magic stones, powders and acids
web-ww-about-conjuring = Bushes, doors, traps and darts
web-ww-about-elemental = Fire, water, stone, wind and lightning
web-ww-about-mentalism = Blows to the mind, stolen thoughts
web-ww-about-mutation = Other forms, more arms, more speed
web-ww-about-thaumaturgy = Counterspells, curses and blades

## Wiz-War in words

web-ww-stands = In { $square }; the home base is { $home }.
web-ww-with = In the same square: { $wizards }.
web-ww-treasures = Treasures
web-ww-treasure-lies = { $treasure } lies in { $square }.
web-ww-treasure-carried = { $treasure } is carried by { $carrier }, in { $square }.
web-ww-things = On the board
web-ww-doors = Doors and cracks
web-ww-exits = Exits
web-ww-exit = { $square } { $direction } leads to { $to }{ $portal ->
        [purple] {" "}(purple portal)
        [cyan] {" "}(cyan portal)
       *[none] {""}
    }.
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
