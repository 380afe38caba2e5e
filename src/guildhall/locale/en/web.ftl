# The page: what it says around the games themselves.

## Everywhere

web-menu = Menu
web-home = Home page
web-rules = Rules
web-settings = Settings
web-language = Language
web-close = Close
web-fold = Hide
web-unfold = Show
web-yes = Yes
web-no = No
web-loading = One moment…
web-trouble = Something went wrong. Please try again.
web-no-server = The server isn’t responding. This page will keep trying.
web-not-reached = The server isn’t responding. Please try again in a moment.
web-offline = There’s no connection. Tables and new games need the server, and this page will keep trying to reach it.
web-offline-title = You’re offline
web-works-offline = Meanwhile, you can read the rules.
web-lost = There’s nothing here.
web-rule = Rule { $rule }
web-rule-all = Open all the rules
web-rule-source = Where this comes from

## The start page

web-welcome = Two games of wizardry
web-guest = Guest
web-game-elfenwizards = Elfenwizards
web-game-wizwar = Wiz-War
web-about-elfenwizards = Dice, bids and bargains for fifteen titles on a great tree. 3 to 6 players.
web-about-wizwar = A labyrinth, 168 magic cards, counterspells and stolen treasure. 2 to 4 players.
web-play-now = Play now
web-new-table = New table
web-my-tables = My tables
web-open-tables = Open tables
web-status-waiting = waiting for players
web-status-playing = in progress
web-status-finished = finished
web-status-closed = closed
web-turn-of = waiting for { $players }

## Before the game

web-waiting-room = Waiting for players
web-free-seat = free seat
web-kept-for = reserved for { $name }
web-invite-link = Send this link to a friend:
web-copy = Copy
web-copied = Copied
web-start-now = Start now and fill free seats with computer players
web-start = Start
web-start-when-ready = All seats are taken. Start when you’re ready.
web-start-of = Waiting for { $name } to start.
web-start-of-owner = All seats are taken. Waiting for the table’s owner to start.
web-start-yours = waiting for you to start
web-full = full, not started yet
web-remove = Remove
web-remove-player = Remove { $name }
web-take = Take this seat too
web-take-seat = Take seat { $number } too
web-several = One person can take several seats.
web-computer-short = computer
web-computer-name = { $name } (computer)
web-your-name = Your name
web-fill-in = Please fill this in.
web-sit-down = Sit down

## At the table

web-players = Players
web-board = The board
web-choices = Your choices
web-log = Log
web-talk = Chat
web-promises = Promises
web-text = As text
web-undone = A choice was undone.
web-say = Say something
web-send = Send
web-spectator = A spectator
web-connection-lost = Connection lost, reconnecting…
web-connection-gone = This table isn’t open to you.
web-other-rules = This game uses different rules
web-other-rules-short = different rules
web-put-away = Remove from my tables
web-turning-points = Turning points
web-end-total = Total
web-elf-titles = Titles
web-elf-round-number = Round { $round }
web-elf-points-by-round = Points by round, and titles
web-ww-result-points = Points
web-ww-result-life = Life
web-ww-points-from = What brought the points
web-warning = { $warning } If you mean it, choose it again.
web-ww-finish = End your turn{ $count ->
        [0] { "" }
        [one] , draw one card
       *[other] , draw { $count } cards
    }
web-nobody-won = The game is over: nobody won.
web-won = { $count ->
        [one] The game is over: { $winners } won.
       *[other] The game is over: { $winners } share the win.
    }
web-window-waits = Waiting for responses.
web-waits-for = Waiting for { $players }.
web-waits-now = Waiting for { $players }: { $what }.
web-waits = Waiting.
web-time-left = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-asked = { $player } would like to undo their last choice. Do you agree?
web-orders = When other players act:
web-orders-ask = always ask me
web-orders-concerned = pass unless I’m the target
web-leave = Leave
web-return = Take my seat back
web-rematch = Play again
web-next-table = Go to the rematch
web-rematch-waits = A rematch is ready: “{ web-next-table }” takes you there.
web-replay = Replay
web-record = Download record
web-hand-over = Pass the device to { $player }.
web-its-me = It’s me, { $player }

## Promises

web-no-promises = No promises yet.
web-promise-open = open
web-promise-accepted = accepted
web-promise-refused = declined
web-promise-withdrawn = withdrawn
web-promise-lapsed = expired
web-accept = Accept
web-refuse = Decline
web-withdraw = Withdraw

## Replays

web-replay-title = { $game }: replay
web-replay-seen-by = View
web-replay-viewer-none = as a spectator
web-replay-viewer-all = all hands shown
web-replay-seat = { $number }. { $player }
web-replay-to-table = Go to table
web-replay-controls = Playback
web-replay-slider = Step
web-replay-position = Step { $step } of { $last }
web-replay-where = Step { $step } of { $last }. { $chapter }
web-replay-first = Go to the start
web-replay-chapter-back = Previous chapter
web-replay-back = Previous step
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = Next step
web-replay-chapter-forward = Next chapter
web-replay-last = Go to the end
web-replay-speed = Speed
web-replay-times = { $speed } ×
web-replay-keys = Keys: ← and → (or j and l, anywhere) move one step, with Shift one chapter; Home and End jump to the start and the end; Space plays and pauses; Escape skips the animation.
web-replay-this-step = This step
web-replay-beginning = The game begins.
web-replay-chose = { $player } chose: { $choice }
web-replay-asked = The question was:
web-replay-happened = What happened
web-replay-nothing = Nothing this viewer could see.
web-replay-cut = This game was played with a different version of the rules and can’t be shown beyond this step.
web-replay-result = Result
web-replay-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-replay-winner = winner
web-replay-around = Around this step
web-replay-story = Story
web-replay-chapters = Chapters
web-replay-hand-of = { $player }’s hand
web-replay-share = Share or save
web-replay-share-link = Link to this step, as you see it now
web-replay-share-note = Anyone with the link can watch the whole game.
web-replay-file = The whole game as a file
web-replay-file-note = Watch it again with “guildhall replay FILE”; you don’t need a server.
web-replay-why = This is a replay, so there’s nothing to choose.
web-replay-play-on = Play from here
web-replay-play-on-step = From step { $step } of { $last }
web-replay-play-on-note = Everything is as it was after this step, hands included, but the dice will be new.
web-replay-play-on-over = The game is over at this step. Go back a little and play from there.
web-replay-my-seat = I’ll play as
web-replay-others = Other players
web-replay-friend = a friend, by link
web-replay-stand-in = Stand-in for { $player }
web-replay-begin = Start playing
web-replay-begin-friends = Open table and get link
web-replay-opening = Opening the table…
web-replay-none = There’s no replay here
web-link-cut = The end of the link may be missing. Ask whoever sent it for the full link.
web-replay-waiting-hint = There may still be a seat for you.
web-replay-playing-hint = You can watch at the table. The replay will be here once the game is over.
web-replay-closed-hint = The game was never played.
## Wiz-War: the board, the hand and the seats

web-ww-labyrinth = The labyrinth
web-ww-keys = In the labyrinth, the arrow keys move from square to square. Shift and an arrow key go to the wall, door or empty edge on that side, Page Down and Page Up to the things in the square. Enter chooses, or says why you can’t. V shows what can be seen from the square.
web-ww-told = { $what }: { $text }
web-ww-told-owned = { $what }, by { $owner }: { $text }
web-ww-does-home = Each enemy treasure lying here is worth a point to this wizard.
web-ww-does-treasure = Picking it up ends Move and Cast. In another wizard’s home base, it is worth a point to that wizard.
web-ww-does-door = Locked for everyone except { $owner }.
web-ww-does-door-dead = Locked for everyone: its owner is out of the game.
web-ww-does-door-sealed = Nobody can open it.
web-ww-does-door-sight = Blocks sight while it is closed.
web-ww-does-wall = Nobody can walk through it.
web-ww-does-wall-sight = Nobody can see through it.
web-ww-does-wall-cracks = Enough cracks destroy it.
web-ww-cost = { $cost ->
        [one] You can walk here for 1 movement point
       *[other] You can walk here for { $cost } movement points
    }
web-ww-walls = { $count ->
        [one] wall
       *[other] walls
    } { $sides }
web-ww-side = { $what } { $direction }
web-ww-no-walls = No walls around it
web-ww-walk = walk to { $square }
web-ww-lit = You can choose this
web-ww-choose-target = Possible targets are lit on the board.
web-ww-way = { $type } ({ $range })
web-ww-air = Waiting to resolve
web-ww-doing-cast = { $player } casts { $way }{ $aimed ->
        [yes] {" "}{ JOIN("on", $targets) }
        [several] {" "}{ JOIN("on", $targets) }
        [way] {" "}to the { $targets }
       *[no] {""}
    }{ $energy ->
        [0] {""}
        [1] {""}
       *[other] {" "}with energy { $energy }
    }.
web-ww-doing-use = { $player } { JOIN("uses", $way) }{ $aimed ->
        [yes] {" "}against { $targets }
       *[no] {""}
    }.
web-ww-doing-answer = { $player } responds { JOIN("to", $against) } with { $way }.
web-ww-doing-damage = { $player } is about to take { $amount } { $kind } damage.
web-ww-doing-pick-up = { $player } picks up { $treasure }.
web-ww-doing-window = Everyone may respond.
web-ww-doing-shove = { $player } is being pushed.
web-ww-doing-bolt = { $player }’s lightning travels on.
web-ww-announced = { $player } has declared { $way } (targets: { $targets }).
web-ww-cancelled = cancelled
web-ww-you = you
web-ww-winner = winner
web-ww-kills = { $count ->
        [one] 1 kill
       *[other] { $count } kills
    }
web-ww-limit = Hand limit: { $count }
web-ww-points = { $count } of { $goal } points
web-ww-aim-victory_points = Aim: { $goal } victory points
web-ww-aim-treasures = Aim: { $goal } enemy treasures in your home base
web-ww-aim-last_wizard = or be the last wizard alive
web-ww-known = Known cards:
web-ww-hand = In hand:
web-ww-phase-draft = Choosing schools
web-ww-phase-time_passes = Time Passes
web-ww-phase-move_and_cast = Move and Cast
web-ww-phase-discard_and_draw = Discard and Draw
web-ww-phase-over = The game is over
web-ww-attacks-left = { $count ->
        [0] no attacks left
        [one] 1 attack left
       *[other] { $count } attacks left
    }
web-ww-flag-stunned = stunned: can move or attack, not both
web-ww-flag-rooted = can’t move any more
web-ww-flag-empty_handed = can’t pick up a treasure this turn
web-ww-deck = { $cards ->
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }, { $discards } discarded
web-ww-thing-by = { $what }, from { $player }
web-ww-draw-pile = { $cards ->
        [one] Magic deck, 1 card
       *[other] Magic deck, { $cards } cards
    }
web-ww-discard-pile = { $discards ->
        [one] Discard pile, 1 card
       *[other] Discard pile, { $discards } cards
    }
web-ww-top-discard = { $card } on top
web-ww-about-alchemy = Magic stones, powders and acids
web-ww-about-conjuring = Bushes, doors, traps and darts
web-ww-about-elemental = Fire, water, stone, wind and lightning
web-ww-about-mentalism = Mental blows and stolen thoughts
web-ww-about-mutation = New shapes, extra arms, more speed
web-ww-about-thaumaturgy = Counterspells, curses and blades

## Wiz-War in words

web-ww-stands = In { $square }, home base in { $home }.
web-ww-with = In the same square: { $wizards }.
web-ww-treasures = Treasures
web-ww-treasure-lies = { $treasure } is in { $square }.
web-ww-treasure-carried = { $carrier } is carrying { $treasure }, in { $square }.
web-ww-things = On the board
web-ww-doors = Doors and cracks
web-ww-exits = Exits
web-ww-exit = The { $direction } exit of { $square } leads to { $to }{ $portal ->
        [purple] {" "}(purple portal)
        [cyan] {" "}(cyan portal)
       *[none] {""}
    }.

## Elfenwizards on the page

web-elf-tree = The great tree
web-elf-track = The year track
web-elf-round = Round { $round }
web-elf-paid = { $player } paid a minor spell when their High Wizard retired
web-elf-without = { $count ->
        [one] 1 round without a High Wizard
       *[other] { $count } rounds without a High Wizard
    }
web-elf-dragon = { $player } holds the dragon and goes first
web-elf-has-dragon = holds the dragon and goes first
web-elf-box-empty = { $box }, worth { $value ->
        [one] 1 point
       *[other] { $value } points
    }: empty
web-elf-box-holds = { $box }, worth { $value ->
        [one] 1 point
       *[other] { $value } points
    }: { $tokens }
web-elf-token = { $token }{ $points ->
        [0] {""}
        [one] , 1 spell point
       *[other] , { $points } spell points
    }{ $grey ->
        [0] {""}
        [one] , 1 grey chip
       *[other] , { $grey } grey chips
    }
web-elf-place-W = Wizards’ Major Spell box
web-elf-place-S = Sorcerers’ Major Spell box
web-elf-place-N = Necromancers’ Major Spell box
web-elf-place-M = Magicians’ Major Spell box
web-elf-place-minor = Minor Spell box
web-elf-place-grey = Grey Magic box
web-elf-rank-W = Wizards
web-elf-rank-S = Sorcerers
web-elf-rank-N = Necromancers
web-elf-rank-M = Magicians
web-elf-passed-over = passed over
web-elf-box-of-dice = The { $box }
web-elf-die = a { $face }
web-elf-die-in = your { $face } in the { $box }
web-elf-die-of = { $player }’s { $face } in the { $box }
web-elf-rolled = Rolled
web-elf-in-hand = in hand:
web-elf-spell-in-hand = a minor spell in hand
web-elf-dice-front = { $count ->
        [one] 1 die to roll
       *[other] { $count } dice to roll
    }
web-elf-chips-front = { $count ->
        [0] no minor spells left
        [one] 1 minor spell left
       *[other] { $count } minor spells left
    }
web-elf-chips-minor = { $count ->
        [one] 1 minor spell spent
       *[other] { $count } minor spells spent
    }
web-elf-you = you
web-elf-score = Score:
web-elf-worth = now { $worth }, total { $total }
web-elf-worth-why = Points if the round were scored now, and the resulting total
web-elf-high-wizards = { $count ->
        [one] has been High Wizard once
        [2] has been High Wizard twice
       *[other] has been High Wizard { $count } times
    }
web-elf-steps = The steps of the round
web-elf-ends = What ends the game
web-elf-wins = Then the most points win
web-elf-aim-last_round = Round { $now } of { $goal }
web-elf-aim-second_high_wizard = A guild’s second High Wizard ends the game{ $now ->
        [0] {""}
       *[other] {" "}(so far: { $now })
    }
web-elf-aim-no_high_wizard = The second round without a High Wizard ends the game{ $now ->
        [0] {""}
       *[other] {" "}(so far: { $now })
    }
web-elf-passed = passed
web-elf-turn = to play
web-elf-won = winner
web-elf-level-H = High Wizard, worth { $value ->
        [one] 1 point
       *[other] { $value } points
    }
web-elf-level-W = Wizards, worth { $value ->
        [one] 1 point
       *[other] { $value } points
    } each
web-elf-level-S = Sorcerers, worth { $value ->
        [one] 1 point
       *[other] { $value } points
    } each
web-elf-level-N = Necromancers, worth { $value ->
        [one] 1 point
       *[other] { $value } points
    } each
web-elf-level-M = Magicians, worth { $value ->
        [one] 1 point
       *[other] { $value } points
    } each
web-elf-text-now = Now
web-elf-text-round = Round { $round } of { $rounds }.
web-elf-text-step = Step { $step }: { $name }.
web-elf-text-turn = It’s { $player }’s turn.
web-elf-text-vacant = { $box }: nobody
web-elf-text-box = { $box }: { $tokens }
web-elf-text-passed-over = Passed over
web-elf-text-contests = Contests
web-elf-text-contest = { $titles }: { $standing }. { $count ->
        [0] As things stand, nobody would rise.
        [one] As things stand, { $rising } would rise.
       *[other] As things stand, { $rising } would rise.
    }
web-elf-text-stands = { $name } with { $points ->
        [one] 1 spell point
       *[other] { $points } spell points
    }
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
           *[other] {", plus "}
        }{ $chips ->
            [one] a minor spell
           *[other] { $chips } minor spells
        }
    }
web-elf-text-score = Score { $score }; if scored now, { $worth } more (total { $total })
web-elf-text-rolled = rolled { $dice ->
        [one] a { $faces }
       *[other] { $faces }
    }
web-elf-text-dice = { $dice ->
        [one] a die showing { $faces }
       *[other] dice showing { $faces }
    } in the { $box }

web-promise-closed = You can make promises from the first roll of a round until everyone has passed.
web-promise-round = round { $round }
web-promise-new = Promise something…
web-promise-to = To
web-promise-gives = I place
web-promise-takes = if you place
web-promise-on = beside
web-promise-count = How many
web-promise-spell = Which spell
web-promise-points = { $count ->
        [one] spell point, any kind
       *[other] spell points, any kind
    }
web-promise-chips = { $count ->
        [one] minor spell
       *[other] minor spells
    }
web-promise-die = × a { $face } from the { $box }
web-promise-token = { $name } ({ $box })
web-promise-less = Remove this
web-promise-more = Add another
web-promise-something = Ask for something in return
web-promise-free = Promises aren’t binding. Afterwards, the table shows who kept their word.
web-promise-offer = Make offer
## Around the table: the start page, in more words

web-welcome-more = Roll dice and strike bargains to climb a great tree, or hunt for treasure in a labyrinth full of spells. One click and you’re playing.
web-quick =
    Play now: you against { $count ->
        [1] one computer player
        [2] two computer players
        [3] three computer players
       *[other] { $count } computer players
    }.
web-your-turn-now = Your turn
web-to-the-table = Go to table
web-nobody-yet = nobody yet
web-free-seats = { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
web-no-open-tables = No tables are waiting for players right now. Open one and send the link to a friend.
web-running-tables = Games to watch
web-watch = Watch
web-over-tables = Replays
web-no-over-tables = Finished games appear here to replay, share and keep.
web-show-all = Show all { $count }
# Names of computer players, with commas between them.
web-bot-names = Alaric, Beatrix, Corvin, Dorothea, Eustace, Fenella, Gawain, Hesper, Isolde, Jocasta, Lucan, Morwenna

## Pages that help when something is missing

web-lost-more = This address leads nowhere. Part of it may be missing.
web-no-server-title = The server isn’t responding
web-no-table-title = No table here
web-reload = Part of this page couldn’t be loaded. It will appear once the server responds.
web-reload-now = Reload

## Settings

web-keep = Save
web-name-kept = That’s your name from now on.
web-name-about = Other players see this name. At tables where you’re already sitting, you keep your old one.
web-theme = Light or dark
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animations
web-motion-system = Same as device
web-motion-off = Off: show changes at once
web-sound = Sound
web-sound-about = A bell when it’s your turn, a click when you choose

## The page of rules

web-contents = Contents
web-rules-title = The rules of { $game }
web-rules-search = Search the rules
web-rules-found = { $count ->
        [0] Nothing found
        [one] One paragraph found
       *[other] { $count } paragraphs found
    }
web-rules-nothing = No paragraph has all these words. Try fewer, or a number such as 5.8.
web-rules-english = These rules aren’t available in your language yet, so here they are in English.

## How to play

web-how = How to play
web-how-title = How to play { $game }
web-how-chapters = The rules, chapter by chapter

## The cards of a game

web-cards = Cards
web-cards-all = All cards
web-cards-title = The cards of { $game }
web-cards-search = Search names and texts
web-cards-school = School of magic
web-cards-type = Type
web-cards-all-types = all types
web-cards-found = { $count ->
        [0] None of { $total } cards
        [one] 1 of { $total } cards
       *[other] { $count } of { $total } cards
    }
web-cards-none = No card matches. Try fewer words, or another school or type.
web-cards-clear = Show all cards
web-cards-rule = Rule { $rule } in full
web-cards-more = More about this card

## A new table

web-new-game = Game
web-new-edition = Edition
web-new-seats = Who’s playing
web-new-count = Number of players
web-new-seat = Seat { $number }
web-seat-me = me
web-seat-friend = a friend, by link
web-seat-here = someone else at this device
web-seat-friend-about = Free until someone sits down.
web-seat-here-about = Several people at one device: hands stay hidden until the next player says “It’s me”.
web-seat-name = Name of the player in seat { $number }
web-seat-name-hint = Name
web-seat-twice = Two players at this device are called “{ $name }”.
web-bot-apprentice = computer: Apprentice
web-bot-random = computer: Random
web-bots-about = Computer players: the Apprentice plays sensibly; Random picks any legal choice.
web-new-manners = Table settings
web-new-public = List this table among the open tables, so that anyone can take a free seat. Otherwise people need the link.
web-new-spectators = Allow spectators. They never see anyone’s hand.
web-new-delay = Spectator delay
web-new-delay-about = Spectators see everything this much later, so they can’t tip anyone off.
web-new-no-delay = none
web-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
web-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-clock = Time limits
web-clock-none = no limit
web-clock-turn = Time per turn
web-clock-turn-none = Everyone can think as long as they like.
web-clock-turn-about = After { $time }, a computer player finishes the turn; the player stays in the game.
web-clock-window = Time to respond to a spell
web-clock-window-none = A spell waits until everyone has responded or passed.
web-clock-window-about = Anyone who hasn’t responded to a spell after { $time } passes automatically.
web-clock-steady = Always wait the full time, even when everyone has passed, so that the wait doesn’t give away who could respond.
web-bot-speed = Speed of computer players
web-bot-speed-slow = Slow
web-bot-speed-normal = Normal
web-bot-speed-fast = Fast
web-bot-speed-instant = Instant
web-bot-speed-about = For games you start with “Play now”, and as the default for new tables. Computer players always take the same time to respond to your spells, so that the wait doesn’t give away their cards.
web-new-options = Rule options
web-new-changed = { $count ->
        [0] all as in the edition
        [one] one changed
       *[other] { $count } changed
    }
web-new-open = Open table
web-usual = default

## The waiting room

web-that-is-you = you
web-needs-invite = This table is private. To sit down, ask whoever opened it for a link.
web-invite-code = Or scan this QR code with a phone.
web-invite-network = Anyone in your network can open this link.
web-invite-local = This link only works on this computer.
web-invite-host = To let others join, start the server with { $command }.
web-seats-taken = All seats at this table are taken.
web-fair = Fair dice
web-fair-about = The server committed to the dice before anyone sat down, and every player adds a value of their own, so nobody can choose them.
web-fair-more = How this works
web-fair-nobody = Nobody added a value at this table, so the server alone chose the dice.
web-fair-own = Your value: keep this random one, or type your own
web-fair-yours = Your value:
web-fair-commitment = The server’s commitment
web-fair-same = It’s the one you saw when you sat down.
web-fair-other = It isn’t the one you saw when you sat down!
web-fair-value = { $player }’s value
web-fair-none = none: computer players don’t add one
web-fair-added-nothing = none added
web-fair-mine = It’s the value you gave.
web-fair-not-mine = It isn’t the value you gave!
web-fair-secret = The server’s secret
web-fair-later = Revealed when the game is over.
web-fair-proved = It matches the commitment.
web-fair-broken = It doesn’t match the commitment!
web-fair-step-1 = When a table is opened, the server makes a secret and shows its SHA-256, the commitment. From then on, it can’t change the secret.
web-fair-step-2 = Everyone who sits down adds a value. The page makes a random one, or you type your own.
web-fair-step-3 = When the game starts, all dice and draws follow from the secret, the table’s ID and everyone’s values. All players can see these values.
web-fair-step-4 = When the game is over, the secret is revealed. Anyone can then check that it matches the commitment and that every roll follows from it.
web-fair-why = The server couldn’t steer the dice, because it chose its secret before it knew any of the values. The players couldn’t either, because only the server knew the secret.
web-fair-check = Download the record of a finished game and verify it with:

## The frame of the table

web-play = Play
web-seats = Seats
web-beside = Side panel
web-fresh = { $count ->
        [one] 1 new
       *[other] { $count } new
    }
web-table = Table
web-computer = computer player
web-here = online
web-away = away
web-spectators = { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-spectators-delay = They see everything { $time } later.
web-watching = watching
web-watching-later = watching, { $time } behind
web-watching-why = You’re only watching here. To play, open a table of your own:
web-why-lit = You can choose this now: pick what is lit in gold, or a choice from the list.
web-copy-table = Copy link to watch
web-leave-now = Leave: a computer player takes over
web-leave-sure = Leave this game? You can take your seat back as long as the game lasts.
web-leave-yes = Yes, leave
web-leave-no = Stay
web-game-stands-still = Everyone has left. The game is paused until someone comes back.
web-seat-kept = A computer player has your seat for now.
web-seat-kept-about = A computer player plays for you until you come back.
web-has-left = A computer player has taken over for { $player }.
web-is-back = { $player } is back.
web-connection-open-short = Connected
web-connection-connecting-short = Connecting…
web-connection-lost-short = Connection lost
web-connection-gone-short = No connection to this table
web-terms = Table settings
web-type = Type a choice
web-type-hint = or type it: { $example }
web-type-many = { $count } choices: type to search
web-type-send = Go
web-orders-once = Pass this once
web-orders-all = Pass until this is over
web-orders-once-done = Passing this time.
web-undo-waits = Asking the others whether you can undo this.
web-undo-never-mind = Never mind
web-late = ran out of time
web-replace = Replace with a computer player
web-replace-asked = Should a computer player take { $player }’s seat for good? In favour: { $players }.
web-replace-waits = Asking the others whether a computer player should take { $player }’s seat.
web-replace-not-yet = You can replace { $player } once their time has run out, or once they’ve been away for ten minutes while the table waits for them. Try again then.
web-replace-you = A computer player will take your seat if all the others agree. In favour: { $players }.
web-result = Result
web-aim-player = { $who }: { $points }
web-log-covered = The log is hidden too.
web-log-none = Nothing has happened yet.
web-log-latest = Jump to latest
web-covered-about = Hands stay hidden until then.
web-covered-why = Hands are hidden. The next player has to choose “It’s me” first.
web-talk-none = No messages yet.
web-talk-spectator = spectator
web-talk-earlier = Show earlier
web-talk-hidden = { $count ->
        [one] 1 message hidden
       *[other] { $count } messages hidden
    }
web-talk-somebody = Someone from earlier
web-mute-title = Mute someone
web-mute = Mute
web-unmute = Unmute
web-mute-all = Mute for everyone
web-unmute-all = Unmute for everyone
web-muted-for-all = muted for everyone
web-skip = Jump to your choices
web-skip-movement = Skip
web-skip-movement-why = Skip this animation
web-to-my-turn = To my turn
web-to-my-turn-why = Let the computer players act at once until you have something to decide
web-keys = Keys
web-keys-about = 1 to 9 choose from the list, u undoes, Escape closes a message and skips an animation, Tab moves from one thing to the next. With dice, a digit chooses the die that shows it, and 0 or Enter means you’re done. Elsewhere, 0 passes or does nothing more.
## First turns

web-lessons-off = No more tips
web-elf-lesson-1 = Your High Wizard retires: this costs you a minor spell, and your token starts again among the Magicians.
web-elf-lesson-2 = Each die helps tokens of one level, so put it in the box of a level where you want to win; you roll the dice you keep once more.
web-elf-lesson-3 = This is your last roll of the round: put the dice into the boxes where you need them most.
web-elf-lesson-4 = Your dice in the Minor Spell box buy back minor spells, one for every two points.
web-elf-lesson-5 = The token with the most spell points wins the title above it: place your spells beside the tokens that should rise.
web-elf-lesson-7 = Tokens that didn’t rise take the titles still vacant, the highest first.
web-elf-lesson-8 = Your passed-over tokens go back to the Magicians: choose boxes from which they can rise again.
web-elf-lesson-9 = Every grey chip costs you a point each round: dice in the Grey Magic box remove them.
web-ww-lesson-act = Fetch an enemy treasure and drop it in your home base: that’s a point. Everything you can do now is lit in gold.
web-ww-lesson-answer = Respond with a card now, or pass and keep your cards for later.
web-ww-lesson-discard = Discard cards you don’t need to make room: then you can draw up to two.
web-ww-lesson-school = The schools you all choose decide which spells are in the game.

## Editions

web-edition-elfenwizards-original = Original
web-edition-elfenwizards-original-about = The English booklet from 1995.
web-edition-elfenwizards-german = German
web-edition-elfenwizards-german-about = The German text of the same booklet: tokens take vacant titles only at their own level or below.
web-edition-elfenwizards-french = French
web-edition-elfenwizards-french-about = The French translation: three points remove a grey chip.
web-edition-elfenwizards-italian = Italian
web-edition-elfenwizards-italian-about = The Italian translation: nobody rises from a tie at the top, and you may hold back dice and spells.
web-edition-elfenwizards-retranslation = Retranslation
web-edition-elfenwizards-retranslation-about = An English translation of the Italian text; it plays like the Italian one.
web-edition-wizwar-rulebook = Rulebook
web-edition-wizwar-rulebook-about = The eighth edition (2012), as printed.
web-edition-wizwar-faq = With errata
web-edition-wizwar-faq-about = The same, with the publisher’s errata: adjacency, Shield and Mist Body change.

## Values of options

web-value-on = yes
web-value-off = no
web-value-random = random
web-value-in_order = in order

## Options of Elfenwizards

web-option-elfenwizards-setup = Starting tokens
web-option-elfenwizards-setup-about = In the full pyramid, everyone has more tokens, and the extra ones start as Magicians.
web-option-elfenwizards-setup-standard = standard
web-option-elfenwizards-setup-full_pyramid = full pyramid
web-option-elfenwizards-colours = Colours
web-option-elfenwizards-colours-about = Each colour starts in different places on the tree. Colours are random, or red, green, blue, yellow, black and white clockwise from the first seat.
web-option-elfenwizards-rounds = Rounds
web-option-elfenwizards-rounds-about = The most rounds a game can last.
web-option-elfenwizards-timers = Bargaining time
web-option-elfenwizards-timers-about = One minute per player before each roll, and five minutes for everyone together before the first spell.
web-option-elfenwizards-grey_cost = Cost of a grey chip
web-option-elfenwizards-grey_cost-about = How many points of grey magic it takes to remove one grey chip.
web-option-elfenwizards-grey_supply = Grey chips
web-option-elfenwizards-grey_supply-about = With only twelve, further demoted tokens get none once all are out.
web-option-elfenwizards-grey_supply-unlimited = as many as needed
web-option-elfenwizards-grey_supply-12 = only twelve
web-option-elfenwizards-top_tie = Two tied for the most in a Magicians’ box
web-option-elfenwizards-top_tie-about = When two tokens in a Magicians’ box tie for the most spell points, both rise or nobody does.
web-option-elfenwizards-top_tie-two_win = both rise
web-option-elfenwizards-top_tie-none_win = nobody rises
web-option-elfenwizards-vacancy_ceiling = Vacant titles
web-option-elfenwizards-vacancy_ceiling-about = Which vacant titles a passed-over token may take.
web-option-elfenwizards-vacancy_ceiling-any_below_high = any below High Wizard
web-option-elfenwizards-vacancy_ceiling-same_or_lower = its own level or lower
web-option-elfenwizards-vacancy_order = Order of filling vacant titles
web-option-elfenwizards-vacancy_order-about = Players place all their tokens from a box in one go, or one token each in turn.
web-option-elfenwizards-vacancy_order-player_all = all in one go
web-option-elfenwizards-vacancy_order-one_each = one each, in turn
web-option-elfenwizards-no_high_wizard_start = The dragon without a High Wizard
web-option-elfenwizards-no_high_wizard_start-about = When a round starts without a High Wizard, the dragon stays where it is or passes to the left.
web-option-elfenwizards-no_high_wizard_start-stay = stays
web-option-elfenwizards-no_high_wizard_start-pass_left = passes to the left
web-option-elfenwizards-retire_clears_grey = Retiring clears grey chips
web-option-elfenwizards-retire_clears_grey-about = Whether a retiring High Wizard loses all its grey chips.
web-option-elfenwizards-ally_support_uncontested = Support without a contest
web-option-elfenwizards-ally_support_uncontested-about = Whether opponents may also place spells where they can only help.
web-option-elfenwizards-final_tie = Tie at the end
web-option-elfenwizards-final_tie-about = Tied players share the win, or the most High Wizards and then the most minor spells decide.
web-option-elfenwizards-final_tie-shared = shared
web-option-elfenwizards-final_tie-high_wizards_then_chips = High Wizards, then minor spells
web-option-elfenwizards-place_two = Two spells each turn
web-option-elfenwizards-place_two-about = Whether you must place two spells in a turn; otherwise one is enough.
web-option-elfenwizards-place_all = Place all dice
web-option-elfenwizards-place_all-about = Whether you must place all dice after the second roll; otherwise you may hold some back, and they do nothing.

## Options of Wiz-War

web-option-wizwar-side = Sector side
web-option-wizwar-side-about = A is this edition’s layout, B the classic one.
web-option-wizwar-colours = Colours
web-option-wizwar-colours-about = Random, or blue, red, yellow and green in seat order.
web-option-wizwar-school_1 = First school
web-option-wizwar-school_1-about = One of the three schools of magic in the deck; all three must be different.
web-option-wizwar-school_2 = Second school
web-option-wizwar-school_2-about = Like the first; with “chosen in turn”, the players pick it at the table.
web-option-wizwar-school_3 = Third school
web-option-wizwar-school_3-about = Like the others.
web-value-alchemy = Alchemy
web-value-conjuring = Conjuring
web-value-elemental = Elemental
web-value-mentalism = Mentalism
web-value-mutation = Mutation
web-value-thaumaturgy = Thaumaturgy
web-value-draft = chosen in turn
web-option-wizwar-windows = Who is asked to respond
web-option-wizwar-windows-quick = anyone who can respond
web-option-wizwar-windows-open = everyone
web-option-wizwar-adjacency = Adjacency
web-option-wizwar-adjacency-about = Whether squares that touch only at a corner are adjacent.
web-option-wizwar-adjacency-diagonal = corners count
web-option-wizwar-adjacency-orthogonal = sides only
web-option-wizwar-shield = Shield
web-option-wizwar-shield-about = How much a Shield adds to its energy.
web-option-wizwar-mist_body = Mist Body
web-option-wizwar-mist_body-about = Whether only stone walls still affect a Mist Body, or every wall does, so that a Wall of Fire burns it.
web-option-wizwar-mist_body-stone = stone walls only
web-option-wizwar-mist_body-all = every wall
web-option-wizwar-uncluttered_minds = Uncluttered Minds
web-option-wizwar-uncluttered_minds-about = Maintained spells don’t count towards the hand limit.
web-option-wizwar-custom_spellbook = Custom Spellbook
web-option-wizwar-custom_spellbook-about = Two groups pick schools in turn and draw from decks of their own.
web-option-wizwar-deadly_treasures = Deadly Treasures
web-option-wizwar-deadly_treasures-about = A wizard whose two treasures both lie in other wizards’ home bases dies at once.
web-option-wizwar-extended_play = Extended Play
web-option-wizwar-extended_play-about = You need three or four victory points to win, instead of two.
web-option-wizwar-giant_book = Giant Book
web-option-wizwar-giant_book-about = The deck has all schools; only Black Cantrip stays out.
web-option-wizwar-heavy_items = Heavy Items
web-option-wizwar-heavy_items-about = Picking up an item ends Move and Cast, just like picking up a treasure.
web-option-wizwar-permanent_creations = Permanent Creations
web-option-wizwar-permanent_creations-about = Created objects aren’t maintained; they stay until someone else destroys them.
web-option-wizwar-treasure_hunters = Treasure Hunters
web-option-wizwar-treasure_hunters-about = Only treasures count: two enemy treasures at home win, and kills score no points.
