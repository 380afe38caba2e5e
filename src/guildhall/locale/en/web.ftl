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
web-not-reached = The server does not answer. Please try again in a moment.
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
web-status-waiting = waits for players
web-status-playing = being played
web-status-finished = over
web-status-closed = closed
web-turn-of = waits for { $players }

## Before the game

web-waiting-room = This table waits for players.
web-free-seat = a free seat
web-kept-for = kept for { $name }
web-invite-link = Send this link to a friend:
web-copy = Copy
web-copied = Copied
web-start-now = Begin now, with computer players in the free seats
web-start = Start
web-start-when-ready = All seats are taken. Start when you are ready.
web-start-of = Waiting for { $name } to start.
web-start-of-owner = All seats are taken. Waiting for the person who opened the table to start.
web-start-yours = waits for you to start
web-full = full, not started yet
web-remove = Remove
web-remove-player = Remove { $name }
web-take = Take this seat too
web-take-seat = Take seat { $number } too
web-several = One person may take several seats.
web-computer-short = computer
web-computer-name = { $name } (computer)
web-your-name = Your name
web-fill-in = Please fill this in.
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
web-line-lost = The line is down, and will come back by itself.
web-line-gone = This table is not open to you.
web-other-rules = This game has other rules
web-other-rules-short = other rules
web-put-away = Put it away
web-nobody-won = The game is over: nobody has won.
web-won = { $count ->
        [one] The game is over: { $winners } has won.
       *[other] The game is over: { $winners } have won together.
    }
web-window-waits = Something was announced, and others may answer it.
web-waits-for = Waiting for { $players }.
web-waits-now = Waiting for { $players }: { $what }.
web-waits = Waiting.
web-time-left = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-asked = { $player } would like to take the last choice back: do you agree?
web-orders = When others announce something:
web-orders-ask = always ask me
web-orders-concerned = pass for me unless I am attacked
web-leave = Leave
web-return = Take my seat back
web-rematch = Play again
web-next-table = To the next game
web-rematch-waits = Another game has been opened for all of you: “{ web-next-table }” leads there.
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
web-replay-times = { $speed } ×
web-replay-keys = Keys: ← and → (everywhere: j and l) go one step, with Shift one chapter, Home and End to the beginning and the end; space plays and pauses; Escape ends the movement.
web-replay-this-step = This step
web-replay-beginning = The game begins.
web-replay-chose = { $player } chose: { $choice }
web-replay-asked = The question was:
web-replay-happened = What happened
web-replay-nothing = Nothing that could be seen.
web-replay-cut = This game was played under other rules. Today’s rules can’t follow it beyond this step.
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
web-replay-why = This is a replay: nothing is chosen here any more.
web-replay-play-on = Play on from here
web-replay-play-on-step = From step { $step } of { $last }
web-replay-play-on-note = Everything is as it was after this step, hands included; the dice are new.
web-replay-play-on-over = The game is over at this step. Go back a little, and play on from there.
web-replay-my-seat = I play for
web-replay-others = The others
web-replay-friend = a friend, by a link
web-replay-stand-in = Stand-in for { $player }
web-replay-begin = Play on
web-replay-begin-friends = Open the table and get the link
web-replay-opening = The table is being opened …
web-replay-none = There is no game here to look at
web-link-cut = The link may be cut off at its end. Ask whoever sent it for the whole link.
web-replay-waiting-hint = There may still be a seat for you.
web-replay-playing-hint = Look on at the table; the replay is there as soon as the game is over.
web-replay-closed-hint = The game was never played.
## Wiz-War: the board, the hand and the seats

web-ww-labyrinth = The labyrinth
web-ww-keys = In the labyrinth the arrow keys go from square to square, Shift and an arrow to the border line on that side, Page Down and Page Up through what is in the square; Enter chooses it, or says why not.
web-ww-told = { $what }: { $text }
web-ww-told-owned = { $what }, by { $owner }: { $text }
web-ww-does-home = An enemy treasure that lies here is worth a point.
web-ww-does-treasure = Picking it up ends Move and Cast. On the home base of another wizard it is worth a point.
web-ww-does-door = Locked for all but { $owner }.
web-ww-does-door-dead = Locked for everybody: its owner is out of the game.
web-ww-does-door-sealed = Nobody can open it.
web-ww-does-door-sight = Closed, it blocks sight.
web-ww-does-wall = Nobody walks through it.
web-ww-does-wall-sight = Nobody sees through it.
web-ww-does-wall-cracks = Cracks can break it.
web-ww-cost = { $cost ->
        [one] You can walk here for 1 movement point
       *[other] You can walk here for { $cost } movement points
    }
web-ww-walls = { $count ->
        [one] wall
       *[other] walls
    } { $sides }
web-ww-side = { $what } { $direction }
web-ww-no-walls = No walls around
web-ww-walk = walk to { $square }
web-ww-lit = You can choose it
web-ww-choose-target = What it can be aimed at is lit on the board.
web-ww-way = { $type } ({ $range })
web-ww-air = What has been announced
web-ww-air-none = Nothing is announced just now.
web-ww-look-none = Point at a square, a border line or a piece: what it is and what it does is told here.
web-ww-doing-cast = { $player } casts { $way }{ $aimed ->
        [yes] {" "}at { $targets }
        [way] {" "}to the { $targets }
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
web-ww-announced = { $player } has announced { $way }, targets: { $targets }.
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
web-ww-thing-by = { $what }, from { $player }
web-ww-draw-pile = { $cards ->
        [one] Magic Deck, 1 card
       *[other] Magic Deck, { $cards } cards
    }
web-ww-discard-pile = { $discards ->
        [one] discards, 1 card
       *[other] discards, { $discards } cards
    }
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
web-elf-place-W = Wizard Major Spells
web-elf-place-S = Sorcerer Major Spells
web-elf-place-N = Necromancer Major Spells
web-elf-place-M = Magician Major Spells
web-elf-place-minor = Minor Spells
web-elf-place-grey = Grey Magic
web-elf-rank-W = Wizards
web-elf-rank-S = Sorcerers
web-elf-rank-N = Necromancers
web-elf-rank-M = Magicians
web-elf-passed-over = passed over
web-elf-box-of-dice = The box “{ $box }”
web-elf-die = a { $face }
web-elf-die-in = your { $face } in the box “{ $box }”
web-elf-die-of = { $player }’s { $face } in the box “{ $box }”
web-elf-rolled = Rolled
web-elf-in-hand = in hand:
web-elf-spell-in-hand = a minor spell in hand
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
## Around the table: the start page, in more words

web-welcome-more = Climb a great tree by dice and bargains, or hunt treasure through a labyrinth of spells. One click, and you are in a game.
web-quick-elfenwizards = Play now: you against three computer players.
web-quick-wizwar = Play now: you against one computer player.
web-your-turn-now = Your turn
web-to-the-table = To the table
web-nobody-yet = nobody yet
web-free-seats = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
web-no-open-tables = No table waits for players just now. Open one, and send the link to a friend.
web-over-tables = Replays
web-no-over-tables = None of your games has ended yet. You will find them here, to be looked at step by step, shared and kept.
web-show-all = Show all { $count }
# Names of computer players, with commas between them.
web-bot-names = Alaric, Beatrix, Corvin, Dorothea, Eustace, Fenella, Gawain, Hesper, Isolde, Jocasta, Lucan, Morwenna

## Pages that help when something is missing

web-lost-more = This address leads nowhere. It may have been copied only in part.
web-no-server-title = The server does not answer
web-no-table-title = No table here
web-reload = A part of the page could not be fetched; it comes as soon as the server answers.
web-reload-now = Load again

## Settings

web-keep = Keep
web-name-kept = From now on you are called so.
web-name-about = The others at a table see this name. At tables where you sit already it stays as it was.
web-theme = Light or dark
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-motion = Movement
web-motion-system = As the device
web-motion-off = Off: changes are shown at once
web-sound = Sound
web-sound-about = A bell when it is your turn, a click when you choose

## The page of rules

web-contents = Contents
web-rules-title = The rules of { $game }
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] Nothing found
        [one] One paragraph found
       *[other] { $count } paragraphs found
    }
web-rules-nothing = No paragraph has all these words. Try fewer of them, or a number such as 5.8.
web-rules-english = These rules are not there in your language yet: here they are in English.

## A new table

web-new-game = Game
web-new-edition = Edition
web-new-seats = Who plays
web-new-count = Number of players
web-new-seat = Seat { $number }
web-seat-me = me
web-seat-friend = a friend, by link
web-seat-here = another person at this device
web-seat-friend-about = The seat is free until somebody sits down.
web-seat-here-about = Several people at one device: hands stay covered until the next one says “it’s me”.
web-seat-name = Name of the player in seat { $number }
web-seat-name-hint = Name
web-seat-twice = Two players at this device are called “{ $name }”.
web-bot-apprentice = computer: Apprentice
web-bot-random = computer: Random
web-bots-about = Computer players: the Apprentice plays sensibly, Random without looking.
web-new-manners = How the table is kept
web-new-public = Anybody may take a free seat: the table is in the list of open tables. Otherwise only those who have the link can sit down.
web-new-spectators = Others may look on. They never see a hand.
web-new-delay = Delay for those who look on
web-new-delay-about = Whoever looks on sees everything so much later and cannot whisper anything to the table.
web-new-no-delay = none
web-seconds = { $count ->
        [one] one second
       *[other] { $count } seconds
    }
web-minutes = { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
web-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
web-clock = Clocks
web-clock-none = no clock
web-clock-turn = Time for each turn
web-clock-turn-none = Everybody may think as long as they like.
web-clock-turn-about = After { $time } a computer player plays the turn to its end; the person stays in the game.
web-clock-window = Time to answer a spell
web-clock-window-none = An announced spell waits until everybody has answered or passed.
web-clock-window-about = Whoever has not answered an announced spell after { $time } passes.
web-clock-steady = Always wait the whole time, even when everybody has passed: then not even the waiting tells who has something to answer with.
web-new-options = Options of the rules
web-new-changed = { $count ->
        [0] all as the edition has them
        [one] one changed
       *[other] { $count } changed
    }
web-new-open = Open the table
web-usual = usual

## The waiting room

web-that-is-you = you
web-needs-invite = This table is private. Whoever opened it can send you a link with which you can sit down.
web-seats-taken = All seats of this table are taken.
web-fair = Fair dice
web-fair-about = The server has bound itself to the dice before anybody sat down, and every player mixes in a value of their own: so nobody can choose them.
web-fair-more = How this works
web-fair-nobody = Nobody added a value at this table: the server alone has chosen the dice.
web-fair-own = Your value: a random one, or write your own
web-fair-yours = Your value:
web-fair-commitment = What the server has bound itself to
web-fair-same = It is what you saw when you sat down.
web-fair-other = It is not what you saw when you sat down!
web-fair-value = The value of { $player }
web-fair-none = none: computer players add nothing
web-fair-added-nothing = none added
web-fair-mine = It is the value that you gave.
web-fair-not-mine = It is not the value that you gave!
web-fair-secret = The secret of the server
web-fair-later = It is told when the game is over.
web-fair-proved = It is the one to which the server had bound itself.
web-fair-broken = It is not the one to which the server had bound itself!
web-fair-step-1 = When a table is opened, the server makes a secret and shows its SHA-256, the commitment. From now on it cannot change the secret.
web-fair-step-2 = Everybody who sits down adds a value. The page makes a random one, or you write your own.
web-fair-step-3 = When the game begins, all dice and draws follow from the secret, the number of the table and the values of all players. The values are shown to all.
web-fair-step-4 = When the game is over, the secret is told. Now anybody can check that it is the one that was committed to, and that every roll follows from it.
web-fair-why = The server could not steer the dice, since it chose its secret before it knew any value. A player could not, since nobody but the server knew the secret.
web-fair-check = Download the record of a finished game and let it be proved:

## The frame of the table

web-play = Play
web-seats = Seats
web-beside = Beside the board
web-fresh = { $count ->
        [one] one that is new
       *[other] { $count } that are new
    }
web-table = Table
web-computer = computer player
web-here = is here
web-away = is away
web-spectators = { $count ->
        [0] Nobody looks on.
        [one] One person looks on.
       *[other] { $count } people look on.
    }
web-spectators-delay = They see everything { $time } later.
web-looking-on = you look on
web-looking-on-later = you look on, { $time } later
web-looking-on-why = You are only watching here. To play, open a table of your own:
web-why-lit = This can be chosen now: take what is lit in gold, or a choice from the list.
web-copy-table = Copy the link to look on
web-leave-now = Leave: a computer player takes the seat
web-game-stands-still = Everybody has left: the game stands still until somebody comes back.
web-seat-kept = A computer player keeps your seat.
web-seat-kept-about = A computer player plays for you until you come back.
web-has-left = A computer player now plays for { $player }.
web-is-back = { $player } is back.
web-line-open-short = The line is open.
web-line-connecting-short = The line is being opened.
web-line-lost-short = The line is down.
web-line-gone-short = There is no line to this table.
web-terms = What was agreed
web-type = Type a choice
web-type-hint = or type it: { $example }
web-type-many = { $count } choices: type to find one
web-type-send = Do it
web-orders-once = Pass for me this once
web-orders-once-done = You pass this time.
web-undo-waits = The others are asked whether you may take it back.
web-undo-never-mind = Never mind
web-late = ran out of time
web-replace = Replace with a computer player
web-replace-asked = Should a computer player take the seat of { $player } for good? In favour: { $players }.
web-replace-waits = The others are asked whether a computer player should take the seat of { $player }.
web-replace-not-yet = You can replace { $player } when their time has run out, or when they have been away for ten minutes while the table waits for them. Try again then.
web-replace-you = Your seat may go to a computer player, if all others agree. In favour: { $players }.
web-result = The result
web-log-covered = The log is covered too.
web-log-none = Nothing has happened yet.
web-log-latest = To the latest
web-covered-about = Hands stay covered until then.
web-covered-why = The hands are covered. Whoever is asked first clicks “It’s me”.
web-talk-none = Nobody has said anything yet.
web-talk-spectator = spectator
web-talk-earlier = Earlier
web-talk-hidden = { $count ->
        [one] 1 line hidden
       *[other] { $count } lines hidden
    }
web-talk-somebody = Somebody who spoke earlier
web-mute-title = Mute somebody
web-mute = Mute
web-unmute = Unmute
web-mute-all = Mute for everybody
web-unmute-all = Let them talk
web-muted-for-all = muted for everybody
web-skip = To what you can choose
web-skip-movement = Skip
web-skip-movement-why = End the movement at once
web-keys = Keys
web-keys-about = 1 to 9 choose from the list, u takes back, Escape closes a message and skips what is being shown. Tab goes from one thing to the next.

## Editions

web-edition-elfenwizards-original = Original
web-edition-elfenwizards-original-about = The English booklet of 1995.
web-edition-elfenwizards-german = German
web-edition-elfenwizards-german-about = The German text of the same booklet: vacant titles only of one’s own level or lower.
web-edition-elfenwizards-french = French
web-edition-elfenwizards-french-about = The French translation: a grey chip goes for three points.
web-edition-elfenwizards-italian = Italian
web-edition-elfenwizards-italian-about = The Italian translation: a tie at the top lifts nobody, and dice and spells may be held back.
web-edition-elfenwizards-retranslation = Retranslation
web-edition-elfenwizards-retranslation-about = English made from the Italian; it plays like that.
web-edition-wizwar-rulebook = Rulebook
web-edition-wizwar-rulebook-about = The eighth edition of 2012, as printed.
web-edition-wizwar-faq = With errata
web-edition-wizwar-faq-about = The same with what the publisher’s errata changed: adjacency, Shield and Mist Body.

## Values of options

web-value-on = yes
web-value-off = no
web-value-random = by chance
web-value-in_order = in order

## Options of Elfenwizards

web-option-elfenwizards-setup = Tokens at the start
web-option-elfenwizards-setup-about = The full pyramid gives everybody more tokens, all of them Magicians.
web-option-elfenwizards-setup-standard = standard
web-option-elfenwizards-setup-full_pyramid = full pyramid
web-option-elfenwizards-colours = Colours
web-option-elfenwizards-colours-about = Colours begin in different places on the tree: by chance, or red, green, blue, yellow, black, white clockwise from the first seat.
web-option-elfenwizards-rounds = Rounds
web-option-elfenwizards-rounds-about = How many rounds the game lasts at most.
web-option-elfenwizards-timers = Time for bargaining
web-option-elfenwizards-timers-about = One minute for each player before a roll, and five minutes for all together before the first spell.
web-option-elfenwizards-grey_cost = Points for a grey chip
web-option-elfenwizards-grey_cost-about = How many points of grey magic remove one grey chip.
web-option-elfenwizards-grey_supply = Grey chips
web-option-elfenwizards-grey_supply-about = With twelve, tokens that are demoted when none is left get none.
web-option-elfenwizards-grey_supply-unlimited = as many as needed
web-option-elfenwizards-grey_supply-12 = only twelve
web-option-elfenwizards-top_tie = Two tied for the most in a crowded box
web-option-elfenwizards-top_tie-about = From a box of three or more tokens, two with equally many points both rise, or nobody does.
web-option-elfenwizards-top_tie-two_win = both rise
web-option-elfenwizards-top_tie-none_win = nobody rises
web-option-elfenwizards-vacancy_ceiling = Vacant titles
web-option-elfenwizards-vacancy_ceiling-about = Which vacant titles a passed-over token may take.
web-option-elfenwizards-vacancy_ceiling-any_below_high = any below High Wizard
web-option-elfenwizards-vacancy_ceiling-same_or_lower = its own level or lower
web-option-elfenwizards-vacancy_order = Order at vacant titles
web-option-elfenwizards-vacancy_order-about = Each player places all tokens of a box in one go, or one at a time in turn.
web-option-elfenwizards-vacancy_order-player_all = all in one go
web-option-elfenwizards-vacancy_order-one_each = one each, in turn
web-option-elfenwizards-no_high_wizard_start = The dragon without a High Wizard
web-option-elfenwizards-no_high_wizard_start-about = When a round begins without a High Wizard, the dragon stays or goes to the left.
web-option-elfenwizards-no_high_wizard_start-stay = stays
web-option-elfenwizards-no_high_wizard_start-pass_left = goes to the left
web-option-elfenwizards-retire_clears_grey = Retiring clears grey chips
web-option-elfenwizards-retire_clears_grey-about = Whether a retiring High Wizard returns all its grey chips.
web-option-elfenwizards-ally_support_uncontested = Help without a contest
web-option-elfenwizards-ally_support_uncontested-about = Whether opponents may also place spells where these can only help.
web-option-elfenwizards-final_tie = A tie at the end
web-option-elfenwizards-final_tie-about = Tied players share the win, or awards of High Wizard and then chips decide.
web-option-elfenwizards-final_tie-shared = shared
web-option-elfenwizards-final_tie-high_wizards_then_chips = High Wizards, then chips
web-option-elfenwizards-place_two = Two spells each turn
web-option-elfenwizards-place_two-about = Whether two spells must be placed in a turn; otherwise one is enough.
web-option-elfenwizards-place_all = Place all dice
web-option-elfenwizards-place_all-about = Whether all dice must be placed after the second roll; otherwise some may be held back and do nothing.

## Options of Wiz-War

web-option-wizwar-side = Side of the sectors
web-option-wizwar-side-about = A is the layout of this edition, B the classic one.
web-option-wizwar-colours = Colours
web-option-wizwar-colours-about = By chance, or blue, red, yellow and green in the order of the seats.
web-option-wizwar-school_1 = First school
web-option-wizwar-school_1-about = One of the three schools of magic in the deck; the three must be different.
web-option-wizwar-school_2 = Second school
web-option-wizwar-school_2-about = As the first; with “chosen in turn” the players pick it at the table.
web-option-wizwar-school_3 = Third school
web-option-wizwar-school_3-about = As the others.
web-value-alchemy = Alchemy
web-value-conjuring = Conjuring
web-value-elemental = Elemental
web-value-mentalism = Mentalism
web-value-mutation = Mutation
web-value-thaumaturgy = Thaumaturgy
web-value-draft = chosen in turn
web-option-wizwar-windows = Who is asked for answers
web-option-wizwar-windows-quick = whoever can answer
web-option-wizwar-windows-open = everybody
web-option-wizwar-adjacency = Adjacent
web-option-wizwar-adjacency-about = Whether squares that touch only at a corner are adjacent.
web-option-wizwar-adjacency-diagonal = also at a corner
web-option-wizwar-adjacency-orthogonal = only side by side
web-option-wizwar-shield = Shield
web-option-wizwar-shield-about = What a Shield adds to its energy.
web-option-wizwar-mist_body = Mist Body
web-option-wizwar-mist_body-about = Whether only stone walls still affect a Mist Body or every wall, so that a Wall of Fire burns it.
web-option-wizwar-mist_body-stone = stone walls
web-option-wizwar-mist_body-all = every wall
web-option-wizwar-uncluttered_minds = Uncluttered Minds
web-option-wizwar-uncluttered_minds-about = Maintained spells do not count towards the hand limit.
web-option-wizwar-custom_spellbook = Custom Spellbook
web-option-wizwar-custom_spellbook-about = Two groups choose schools in turn and draw from decks of their own.
web-option-wizwar-deadly_treasures = Deadly Treasures
web-option-wizwar-deadly_treasures-about = A wizard whose two treasures lie in home bases of others dies at once.
web-option-wizwar-extended_play = Extended Play
web-option-wizwar-extended_play-about = Three or four victory points are needed instead of two.
web-option-wizwar-giant_book = Giant Book
web-option-wizwar-giant_book-about = The deck is made of all schools; only Black Cantrip stays out.
web-option-wizwar-heavy_items = Heavy Items
web-option-wizwar-heavy_items-about = Picking up an item ends Move and Cast, as a treasure does.
web-option-wizwar-permanent_creations = Permanent Creations
web-option-wizwar-permanent_creations-about = Created objects are not maintained and stay until somebody else destroys them.
web-option-wizwar-treasure_hunters = Treasure Hunters
web-option-wizwar-treasure_hunters-about = Only treasures count: two enemy treasures at home win, killing gives no point.
