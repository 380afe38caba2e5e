# The command line: everything it prints that is not a game's own.

## Help

cli-help = Elfenwizards and Wiz-War in your terminal: play them, watch computer players, replay games, read the rules.
cli-help-version = Show the version and exit.
cli-help-lang = The language: { $languages }. Default: GUILDHALL_LANG, then your system’s language, then English.
cli-help-help = Show this help and exit.
cli-help-usage = Usage: { $call }
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = [default: { $value }]
cli-help-required = [required]
cli-help-call-options = [OPTIONS]
cli-help-call-command = COMMAND …
cli-word-game = GAME
cli-word-file = FILE
cli-word-folder = FOLDER
cli-word-seats = SEATS
cli-word-language = LANGUAGE
cli-word-option = NAME=VALUE
cli-word-number = NUMBER
cli-word-edition = EDITION
cli-word-address = ADDRESS
cli-word-name = NAME
cli-word-paragraph = PARAGRAPH
cli-version = Guildhall { $version } ({ $rules ->
        [compiled] compiled rules
       *[plain] rules in plain Python
    })
cli-help-play = Play a game, alone against computer players or with others at one terminal.

    Every answer is saved to disk, so you can resume an interrupted game with --resume.
cli-help-play-game = The game to play; with --resume, the file to resume if it isn’t the last game.
cli-help-seats = Who sits where, clockwise: “me” for a person, or the name of a computer player ({ $bots }), each with a name if you like: anna=me,bert=me,apprentice. Default: me and three apprentices.
cli-help-edition = The edition of the rules ({ $editions }).
cli-help-option = A rule option, as NAME=VALUE; repeat for more. The rules list all options (guildhall rules).
cli-help-seed = Decides all chance: the same seed gives the same rolls. Default: a new one each time.
cli-help-position = A position file (JSON) to start from.
cli-help-resume = Resume the last unfinished game, or the file you name.
cli-help-simulate = Let computer players play many games, and count the results.

    The seats rotate: player i of --seats takes seat i + g in game g. A shared win counts in equal parts for those who share it.
cli-help-simulate-game = The game.
cli-help-simulate-seats = The computer players, clockwise ({ $bots }). Default: apprentice,random,random,random.
cli-help-games = How many games to play.
cli-help-simulate-seed = Decides all chance: the same seed gives the same games, whatever --jobs is. Default: a new one each time.
cli-help-jobs = How many games to play at the same time.
cli-help-json = Print the results as one JSON object and nothing else.
cli-help-records = A file for the records of all games, one per line.
cli-help-replay = Step through a recorded game, forwards and backwards; without a terminal, print everything that happened.
cli-help-replay-file = The record file.
cli-help-replay-game = Which game to replay if the file holds several.
cli-help-replay-step = Start after this many answers.
cli-help-verify = Verify that nobody chose the dice of a recorded game: its seed is the one the table committed to before the first roll, and every roll and draw follows from it.

    The exit code is 0 if everything in the file is verified, 1 if not.
cli-help-verify-file = The record file.
cli-help-serve = Start a table server: play in the browser, alone or with others over a network.

    Everything is kept in a database: a file in your data folder, or PostgreSQL.
cli-help-serve-data = The folder for the database file.
cli-help-serve-database = The address of a PostgreSQL database to use instead of a file, such as postgresql://user@host/name.
cli-help-serve-host = The address to listen on.
cli-help-serve-port = The port to listen on.
cli-help-serve-browser = Open the browser when the server is ready.
cli-help-serve-limits = Refuse requests and messages that come too fast. Turn off for benchmarks.
cli-help-serve-name = A name people use to reach this server, such as play.example.org; repeat for more. This machine’s own names and IP addresses always work.
cli-help-serve-proxy = A proxy in front of this server, by its address or network, or * for any; repeat for more. The server trusts its X-Forwarded-For header.
cli-help-serve-metrics-port = Serve Prometheus metrics on this port, to this machine only.
cli-help-rules = Read the rules: all of them, one section or one paragraph.
cli-help-rules-game = The game.
cli-help-rules-paragraph = A section (5), a paragraph (5.8), or words to look for (counterspell).

## Names

cli-name-person = Player
cli-name-bot-apprentice = Apprentice
cli-name-bot-random = Random
cli-name-numbered = { $name } { $number }

## Playing

cli-with-rule = { $sentence } (rules { $rule })
cli-prompt-rule = (rules { $rule })
cli-ask = { $player } >
cli-hand-over = { $player }, press Enter when nobody else is looking:
cli-only-choice = { $player } has only one choice: { $choice }.
cli-news-before = ({ $count ->
        [one] one more line
       *[other] { $count } more lines
    }: type log { $all })
cli-begin = { $game } ({ $options }), seed { $seed }. Type help for the commands.
cli-begin-option = { $name }: { $value }
cli-resumed = Resuming { $file }.
cli-line-too-long = Nothing was done: what comes after “{ $done }” depends on a roll or on others, so you can’t say “{ $word }” yet.
cli-way-too-long = Nothing was done: something happens on the way to “{ $word }”, so you can’t say “{ $next }” yet.
cli-line-cut = Something happened in between: { $count ->
        [one] the last choice on the line was not made.
       *[other] the last { $count } choices on the line were not made.
    }
cli-no-such-number = { $number } isn’t one of the choices: they are numbered { $least } to { $most }.
cli-nothing-done = { $sentence } Nothing was done.
cli-undone = Undone: { $player } chooses again.
cli-undo-roll = You can’t undo any further: rolls, other people’s choices and revealed cards are final.
cli-why-usage = Say what you’d like to do, for example: why { $example }
cli-why-legal = You can do “{ $wish }” now.
cli-saved = The game is saved: { $file }
cli-saved-copy = A copy of the game is saved: { $file }
cli-save-failed = The game can’t be saved in { $file }: { $why } You can keep playing: the next answer tries again, and “save FILE” saves the game elsewhere.
cli-save-works-again = The game is saved again: { $file }
cli-quit-unsaved = The game isn’t saved. “save FILE” saves it elsewhere; quit again to leave without saving.
cli-left = The game is saved. Resume with: { $command }
cli-left-unsaved = The game couldn’t be saved.
cli-rescued = The game couldn’t be saved in its usual place, so it is saved here instead. Resume with: { $command }
cli-rules-usage = Say which paragraph, or a word to look for: rules { $example }
cli-unknown-rest = Type { $command } on its own.

cli-over = The game is over: { $reason }
cli-over-winner = { $players } wins.
cli-over-winners = { $players } share the win.
cli-over-record = The game record: { $file }
cli-over-rescued = The game record couldn’t be saved in its usual place and is here instead: { $file }
cli-over-unsaved = The game record couldn’t be saved.
cli-column-place = Place
cli-column-player = Player
cli-column-score = Score

cli-commands =
    To choose, type a number from the list or its word. Capitals don’t matter, and a clear abbreviation is enough.
    Several choices on one line are made together or not at all: { $line }
    An empty line shows the list again.
cli-command-undo = undo your last choice and what computer players did since; rolls and other people’s choices are final
cli-command-why = why you can’t choose something, with the rule: why { $wish }
cli-command-rules = read a paragraph or section of the rules: rules 5.8
cli-command-log = everything that happened; log 20: the last 20 lines
cli-command-save = where the game is saved; save FILE: save a copy there
cli-command-board = draw the board again
cli-command-help = this list
cli-command-quit = leave; the game is saved, and guildhall play --resume continues it

## Rules

rules-section = { $number } { $title }
rules-sections = { $first } to { $last }
rules-nothing-found = The rules say nothing about “{ $text }”.

## Bad input

cli-bad-lang = There’s no language called “{ $name }”. The languages are: { $allowed }.
bad-player = “{ $name }” isn’t a kind of player. The kinds are: { $allowed }.
bad-player-name = “{ $name }” can’t be a player’s name: names have 1 to { $most } characters, and no commas or equals signs.
bad-player-twice = Two players are called “{ $name }”.
bad-option-form = “{ $given }” isn’t an option. Write NAME=VALUE, for example { $example }.
bad-resume-with = A resumed game keeps its settings: leave out { $option }.
bad-resume-none = There’s no unfinished game to resume in { $folder }.
bad-resume-over = { $file }: this game is over. Watch it with: { $command }
bad-resume-several = { $file }: this file holds { $count } games; only a file with one game can be resumed.
bad-position-seats = The position has { $seats } players, but --seats names { $found }.
bad-position-with = The position already says this: leave out { $option }.
bad-position-foreign = This isn’t a position of a Guildhall game.
bad-position-record = This is a record, not a position. Resume it with --resume.
bad-record-empty = The file is empty.
bad-record-player = The record doesn’t say who “{ $name }” is. Name the players with --seats.
bad-record-players = The record names { $found } players for { $seats } seats. Name the players with --seats.
bad-resume-seats = The saved game has { $seats } players, but --seats names { $found }.
bad-game-number = { $file }: there’s no game { $number } in this file; it holds { $count }.
bad-step-number = There’s no step { $number }. The steps of this game are 0 to { $last }.
bad-rulebook = There’s no digest of the rules of { $game } here.
bad-section = There’s no section or paragraph “{ $number }”. The sections are { $sections }.
bad-paragraph = There’s no paragraph “{ $number }”. Section { $section } goes from { $first } to { $last }.
bad-usage = { $sentence } (see guildhall --help)
bad-usage-command = There’s no command called “{ $name }”. The commands are: { $allowed }.
bad-usage-extra = Unexpected argument: { $given }
bad-usage-option = There’s no option “{ $name }” here.
bad-usage-option-near = There’s no option “{ $name }” here. Similar: { $near }.
bad-usage-value = { $option } needs a value.
bad-usage-no-value = { $option } takes no value.
bad-usage-missing = { $name } is missing.
bad-usage-number = { $option } must be a whole number.
bad-usage-number-least = { $option } must be a whole number, at least { $least }.
bad-usage-number-between = { $option } must be a whole number from { $least } to { NUMBER($most, useGrouping: 0) }.

file-says = { $file }: { $why }
file-says-in-line = { $file }, line { $line }: { $why }
file-read = { $file } can’t be read: { $why }
file-write = { $file } can’t be written: { $why }
file-not-ours = { $file } exists and isn’t a Guildhall record, so it was left as it is. Choose another name.
file-no-text = { $file } isn’t a text file.
file-no-json = this isn’t JSON from column { $column } on.
file-cut-off = the file is cut off here.
file-missing = there’s no such file or folder.
file-folder = it’s a folder.
file-not-a-folder = part of the path isn’t a folder.
file-forbidden = you don’t have permission.
file-read-only = the disk is read-only.
file-full = the disk is full.
file-exists = a file with that name is in the way.
file-name = the name is too long.
file-device = it isn’t a file.
file-trouble = { $reason }.

cli-fault = Something went wrong inside Guildhall ({ $what }). Games are saved up to the last answer. Details for a report: { $file }
cli-fault-untold = Something went wrong inside Guildhall ({ $what }). Games are saved up to the last answer.

## Simulating

simulate-title = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $game }, seed { $seed }
simulate-progress = Playing
simulate-bot = Player
simulate-wins = Wins
simulate-share = Win share
simulate-interval = 95% interval
simulate-mean-score = Average score
simulate-split = A shared win counts in equal parts.
simulate-length = Average length: { $decisions } decisions
simulate-speed = Speed: { $speed } decisions per second
simulate-endings = How the games ended:
simulate-unfinished = Interrupted: { $count ->
        [one] one game was not played.
       *[other] { $count } games were not played.
    }
simulate-records = The records of all games: { $file }

## Replaying

replay-head = { $file }
replay-head-game = { $file }, game { $number } of { $count }
replay-step = Step { $step } of { $last }
replay-choice = { $player } chooses { $choice }.
replay-ask = n next, p previous, a number, first, last, log, quit >
replay-unknown = “{ $word }” isn’t one of these: n, p, a number, first, last, log, { $commands }.
replay-at-end = This is the last step.
replay-at-start = This is the first step.

## Verifying

verify-head = { $file }: { $game }
verify-head-game = { $file }, game { $number } of { $count }: { $game }
verify-table = Table { $table } committed to { $commitment }. Both must be what it showed before the first roll.
verify-values = Added by the players after that: { $values }. Yours must be what you added.
verify-value = { $player } “{ $value }”
verify-value-none = { $player } nothing
verify-no-commitment = This record has no commitment, so nobody can tell how its seed { $seed } was chosen.
verify-no-value = No player added a value, so whoever made the secret could choose it, and the dice with it.
verify-seed = The secret matches the commitment; secret, table and values give the seed { $seed }.
verify-rolls = { $count ->
        [0] There were no rolls
        [one] The only roll follows from the seed
       *[other] All { $count } rolls and draws follow from the seed
    }, and { $ended ->
        [yes] the game ends as recorded.
       *[no] the game isn’t over.
    }
verify-written = { $count ->
        [one] But the first roll doesn’t: it was in the position the game started from.
       *[other] But the first { $count } rolls don’t: they were in the position the game started from.
    }
verify-start = The game started from a position; nothing here says how that came about.
verify-proved = Verified: neither the table nor any player alone could choose these dice.
verify-unproved = Not verified: { $why }

fair-unpublished = the table hasn’t revealed its secret yet; it does so when the game is over.
fair-no-seed = the record has neither a seed nor a commitment.
fair-seed-missing = the record has no seed; it must be { $due }.
fair-other-secret = the secret doesn’t match the commitment: it gives { $found }.
fair-other-seed = the seed in the record is { $seed }, but secret, table and values give { $due }.
fair-other-roll = roll { $number } is recorded as { $written }, but it must have been { $rolled }.
fair-roll-missing = roll { $number } isn’t in the record; it must have been { $rolled }.
fair-roll-left = roll { $number }, recorded as { $written }, was never made.

## The board of Elfenwizards

board-elfenwizards-round = Round { $round } of { $rounds }
board-elfenwizards-step = Step { $step }: { $title }
board-elfenwizards-over = The game is over
board-elfenwizards-years = Year track
board-elfenwizards-nobody = nobody
board-elfenwizards-passed = Passed over
board-elfenwizards-caution = ! { $sentence } (rules { $rule })
board-elfenwizards-player = Player
board-elfenwizards-name = { $player }
board-elfenwizards-score = Score
board-elfenwizards-worth = Now
board-elfenwizards-total = Total
board-elfenwizards-chips = Chips
board-elfenwizards-spent = Spent
board-elfenwizards-dice-front = Dice
board-elfenwizards-dice-to-roll = { $count } to roll
board-elfenwizards-dragon = dragon
board-elfenwizards-has-passed = passed
board-elfenwizards-crowned = { $count ->
        [one] H once
        [2] H twice
       *[other] H { $count } times
    }
