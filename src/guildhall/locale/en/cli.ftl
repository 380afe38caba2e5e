# The command line: everything it prints that is not a game's own.

## Help

cli-help = Elfenwizards and Wiz-War at your terminal: play them, watch computer players play them, replay games, read the rules.
cli-help-version = Show the version and exit.
cli-help-lang = The language: { $languages }. Without this: that of GUILDHALL_LANG, or of your system, or English.
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
cli-version = Guildhall { $version }
cli-help-play = Play a game, alone against computer players or with others at one terminal.

    Every answer is kept on disk: a game broken off, however it happened, goes on with --resume.
cli-help-play-game = The game; with --resume the file to go on with, if it is not the last game.
cli-help-seats = Who sits where, clockwise: “me” for a person, or the name of a computer player ({ $bots }), each with a name if you like: anna=me,bert=me,apprentice. Without this: me and three apprentices.
cli-help-edition = The edition of the rules ({ $editions }).
cli-help-option = An option of the rules, as NAME=VALUE; can be given again for another one. The options stand in the rules (guildhall rules).
cli-help-seed = Decides all chance; the same seed gives the same rolls. Without this: a new one each time.
cli-help-position = A file with a position (JSON) to begin from.
cli-help-resume = Go on with the last unfinished game, or with the file named.
cli-help-simulate = Let computer players play many games, and count.

    The places rotate: player i of --seats sits at place i + g in game g. A win that is shared counts in equal parts for those who share it.
cli-help-simulate-game = The game.
cli-help-simulate-seats = The computer players, clockwise ({ $bots }).
cli-help-games = How many games.
cli-help-simulate-seed = Decides all chance; the same seed gives the same games, whatever --jobs is. Without this: a new one each time.
cli-help-jobs = How many games are played at the same time.
cli-help-json = Print the results as one JSON object, and nothing else.
cli-help-records = A file for the records of all games, one to a line.
cli-help-replay = Step through a recorded game, forwards and back; or print all that happened in it, where there is no terminal.
cli-help-replay-file = The file with the record.
cli-help-replay-game = Which game of a file with several.
cli-help-replay-step = Begin after this many answers.
cli-help-verify = Prove that nobody chose the dice of a recorded game: its seed is the one the table committed to before the first roll, and every roll and draw follows from it.

    The exit code is 0 if everything in the file is proved, 1 if something is not.
cli-help-verify-file = The file with the record.
cli-help-serve = Open a table server: play in the browser, alone or with others over a network.

    All that happens is kept in a database: a file in your data folder, or PostgreSQL.
cli-help-serve-data = The folder for the database file.
cli-help-serve-database = The address of a PostgreSQL database to use instead of a file, such as postgresql://user@host/name.
cli-help-serve-host = The address to listen at.
cli-help-serve-port = The port to listen at.
cli-help-serve-browser = Open the browser when the server is ready.
cli-help-serve-limits = Refuse requests and messages that come too often. Measurements need it off.
cli-help-serve-name = A name under which people reach this server, such as play.example.org. Can be given several times. The names of this machine and IP addresses always work.
cli-help-serve-proxy = A proxy in front of this server, by its address or network, or * for any. What it says in X-Forwarded-For is believed. Can be given several times.
cli-help-serve-metrics-port = Serve metrics for Prometheus at this port, for this machine alone.
cli-help-rules = Read the rules: all of them, a section or a paragraph.
cli-help-rules-game = The game.
cli-help-rules-paragraph = A section (5) or a paragraph (5.8).

## Names

cli-name-person = Player
cli-name-bot-apprentice = Apprentice
cli-name-bot-random = Random
cli-name-numbered = { $name } { $number }

## Playing

cli-with-rule = { $sentence } (rules { $rule })
cli-prompt-rule = (rules { $rule })
cli-ask = { $player } >
cli-hand-over = { $player }, press Enter when only you look:
cli-only-choice = { $player } has only one choice: { $choice }.
cli-news-before = ({ $count ->
        [one] one more line
       *[other] { $count } more lines
    }: type log { $all })
cli-begin = { $game }: { $options }, seed { $seed }. Type help for the commands.
cli-begin-option = { $name } ({ $value })
cli-resumed = Going on with { $file }.
cli-line-too-long = Nothing was done: what comes after “{ $done }” is decided by a roll or by others, so “{ $word }” cannot be said yet.
cli-way-too-long = Nothing was done: on the way to “{ $word }” something will happen, so “{ $next }” cannot be said yet.
cli-line-cut = Something came in between: { $count ->
        [one] the last choice of the line was not made.
       *[other] the last { $count } choices of the line were not made.
    }
cli-no-such-number = { $number } is none of the choices: they are numbered { $least } to { $most }.
cli-nothing-done = { $sentence } Nothing was done.
cli-undone = Taken back: { $player } chooses again.
cli-undo-roll = Nothing can be taken back: rolls are final, and so are what another person has chosen and what came to light.
cli-why-usage = Say what you would like to do, such as: why { $example }
cli-why-legal = “{ $wish }” can be done now.
cli-saved = The game is saved: { $file }
cli-saved-copy = A copy of the game is saved: { $file }
cli-save-failed = The game cannot be saved in { $file }: { $why } It goes on, and saving is tried again after the next answer; “save FILE” saves it elsewhere.
cli-save-works-again = The game is saved again: { $file }
cli-quit-unsaved = The game is not saved. “save FILE” saves it elsewhere; quit once more to leave without it.
cli-left = The game is saved. Go on with: { $command }
cli-left-unsaved = The game could not be saved.
cli-rescued = The game could not be saved in its place and is saved here instead. Go on with: { $command }
cli-rules-usage = Say which paragraph, such as: rules { $example }
cli-unknown-rest = { $command } needs no more words.

cli-over = The game is over: { $reason }
cli-over-winner = { $players } wins.
cli-over-winners = { $players } share the win.
cli-over-record = The record of the game: { $file }
cli-over-rescued = The record of the game could not be saved in its place and is here instead: { $file }
cli-over-unsaved = The record of the game could not be saved.
cli-column-place = Place
cli-column-player = Player
cli-column-score = Score

cli-commands =
    A choice is a number of the list or its word; capitals do not matter, nor do letters beyond a clear beginning.
    Several in one line are taken together or not at all: { $line }
    An empty line shows the list again.
cli-command-undo = take back your last choice, and what computer players did since; rolls and the choices of other people are final
cli-command-why = why a choice is not legal, with its rule: why { $wish }
cli-command-rules = read a paragraph or section of the rules: rules 5.8
cli-command-log = all that happened; log 20: the last 20 lines
cli-command-save = where the game is saved; save FILE: save a copy there
cli-command-board = draw the board again
cli-command-help = this list
cli-command-quit = leave; the game is saved and goes on with guildhall play --resume

## Rules

rules-section = { $number } { $title }

## Bad input

cli-bad-lang = There is no language “{ $name }”. The languages are: { $allowed }.
bad-player = Nobody called “{ $name }” can sit at this table. There are: { $allowed }.
bad-player-name = “{ $name }” cannot be a player’s name: it must have 1 to { $most } letters, and no comma or equals sign.
bad-player-twice = Two players are called “{ $name }”.
bad-option-form = “{ $given }” is no option: write NAME=VALUE, such as { $example }.
bad-resume-with = A saved game goes on as it was begun: leave out { $option }.
bad-resume-none = There is no unfinished game to go on with in { $folder }.
bad-resume-over = { $file }: this game is over; watch it with: { $command }
bad-resume-several = { $file }: this file holds { $count } games; only a file with one can be played on.
bad-position-seats = The position has { $seats } players, but --seats names { $found }.
bad-position-with = A position says this itself: leave out { $option }.
bad-position-foreign = This is not a position of a Guildhall game.
bad-position-record = This is a record, not a position; go on with it by --resume.
bad-record-empty = The file is empty.
bad-record-player = The record does not say who “{ $name }” is; name the players with --seats.
bad-record-players = The record names { $found } players for { $seats } seats; name the players with --seats.
bad-resume-seats = The saved game has { $seats } players, but --seats names { $found }.
bad-game-number = { $file }: there is no game { $number } in this file; it holds { $count }.
bad-step-number = There is no step { $number }: the steps of this game are 0 to { $last }.
bad-rulebook = There is no digest of the rules of { $game } here.
bad-section = There is no paragraph or section “{ $number }”: the sections are { $first } to { $last }.
bad-paragraph = There is no paragraph “{ $number }”: section { $section } goes from { $first } to { $last }.
bad-usage = { $sentence } (guildhall --help tells more)
bad-usage-command = There is no command “{ $name }”. The commands are: { $allowed }.
bad-usage-extra = This is too much: { $given }
bad-usage-option = There is no option “{ $name }” here.
bad-usage-option-near = There is no option “{ $name }” here. There is: { $near }.
bad-usage-value = A value must follow { $option }.
bad-usage-no-value = { $option } takes no value.
bad-usage-missing = { $name } is missing.
bad-usage-number = { $option } must be a whole number.
bad-usage-number-least = { $option } must be a whole number, at least { $least }.
bad-usage-number-between = { $option } must be a whole number from { $least } to { NUMBER($most, useGrouping: 0) }.

file-says = { $file }: { $why }
file-says-in-line = { $file }, line { $line }: { $why }
file-read = { $file } cannot be read: { $why }
file-write = { $file } cannot be written: { $why }
file-not-ours = { $file } exists and is no record of Guildhall; it stays as it is. Choose another name.
file-no-text = { $file } is not a text file.
file-no-json = this is not JSON, from column { $column } on.
file-cut-off = the file is cut off here.
file-missing = there is no such file or folder.
file-folder = it is a folder.
file-not-a-folder = part of the path is not a folder.
file-forbidden = you are not allowed to.
file-read-only = the disk is read-only.
file-full = the disk is full.
file-exists = a file of that name is in the way.
file-name = the name is too long.
file-device = it is not a file.
file-trouble = { $reason }.

cli-fault = Something went wrong inside Guildhall ({ $what }). Games are kept up to the last answer. The details for a report: { $file }
cli-fault-untold = Something went wrong inside Guildhall ({ $what }). Games are kept up to the last answer.

## Simulating

simulate-title = { $games ->
        [one] One game
       *[other] { $games } games
    } of { $game }, seed { $seed }
simulate-progress = Playing
simulate-bot = Player
simulate-wins = Wins
simulate-share = Win share
simulate-interval = 95 % interval
simulate-mean-score = Mean score
simulate-split = A shared win counts in equal parts.
simulate-length = Mean length: { $decisions } decisions
simulate-speed = Speed: { $speed } decisions per second
simulate-endings = How the games ended:
simulate-unfinished = Broken off: { $count ->
        [one] one game was not played.
       *[other] { $count } games were not played.
    }
simulate-records = The records of all games: { $file }

## Replaying

replay-head = { $file }
replay-head-game = { $file }, game { $number } of { $count }
replay-step = Step { $step } of { $last }
replay-choice = { $player } chooses { $choice }.
replay-ask = n next, p back, a number, first, last, log, quit >
replay-unknown = “{ $word }” is none of: n, p, a number, first, last, log, { $commands }.
replay-at-end = This is the last step.
replay-at-start = This is the first step.

## Verifying

verify-head = { $file }: { $game }
verify-head-game = { $file }, game { $number } of { $count }: { $game }
verify-table = Table { $table } committed itself to { $commitment }. Both must be what it showed before the first roll.
verify-values = Added by the players after that: { $values }. Yours must be what you added.
verify-value = { $player } “{ $value }”
verify-value-none = { $player } nothing
verify-no-commitment = There is no commitment in this record: how its seed { $seed } was chosen cannot be told.
verify-no-value = No player added a value: whoever made the secret could choose it, and the dice with it.
verify-seed = The secret is the one committed to; secret, table and values give the seed { $seed }.
verify-rolls = { $count ->
        [0] No roll was made
        [one] The only roll follows from the seed
       *[other] All { $count } rolls and draws follow from the seed
    }, and { $ended ->
        [yes] the game ends as written.
       *[no] the game is not over.
    }
verify-written = { $count ->
        [one] But the first roll does not: it stood in the position that the game began with.
       *[other] But the first { $count } rolls do not: they stood in the position that the game began with.
    }
verify-start = The game began at a position; nothing here tells how that came about.
verify-proved = Proved: neither the table nor any player alone could choose these dice.
verify-unproved = Not proved: { $why }

fair-unpublished = the table has not published its secret yet; it does so when the game is over.
fair-no-seed = the record has neither a seed nor a commitment.
fair-seed-missing = the record has no seed; it must be { $due }.
fair-other-secret = the secret is not the one committed to; its commitment is { $found }.
fair-other-seed = the seed in the record is { $seed }; secret, table and values give { $due }.
fair-other-roll = roll { $number } is written as { $written }; it must have been { $rolled }.
fair-roll-missing = roll { $number } is not in the record; it must have been { $rolled }.
fair-roll-left = roll { $number }, written as { $written }, was never made.

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
