# The table server: what it refuses, and why.

server-bad-database = That isn’t a database address. Supported: { $kinds }.
server-bad-message = This message couldn’t be understood. Nothing was done.
server-bad-request = This request couldn’t be understood. Nothing was done.
server-bad-part = This request couldn’t be understood because of this part: { $part }. Nothing was done.
server-no-page = There’s nothing at this address.
server-no-method = That can’t be done at this address.
server-too-long = This request is too long. Nothing was done.
server-too-slow = This request took too long to arrive. Nothing was done.
server-broken = Something went wrong on the server, and its log says what.
server-other-origin = Requests from other sites aren’t allowed.
server-other-host = This server doesn’t answer to the name { $host }. Whoever runs it can allow that name with --name.
server-bad-host-name = { $given } isn’t a valid server name. It should look like play.example.org.
server-bad-proxy = { $given } isn’t the address or network of a proxy. Examples: 127.0.0.1, 10.0.0.0/8, *.
server-too-many-requests = Too many requests at once. Please wait a moment.
server-too-many-sockets = Too many connections at once. Close some of them first.
server-too-many-tables = You have too many unfinished tables. Start or leave some of them first.
server-too-many-from-here = Too many tables opened from your network are unfinished. Start or leave some of them first.
server-bad-name = Names can be 1 to { $most } characters long.
server-bad-talk = Messages can be 1 to { $most } characters long.
server-try-again = Something went wrong at this table. Please try again.
server-no-choice = No choice was given.
server-too-many-choices = { $count ->
    [one] Only the first of these choices can be made now: what comes after it isn’t known yet.
   *[other] Only the first { $count } of these choices can be made now: what comes after them isn’t known yet.
}
server-too-many-messages = Too many messages at once. Please wait a moment.
server-no-name = You need a name to chat here.
server-not-you = This token isn’t recognised.
server-no-table = There’s no such table.
server-no-invite = This table is private, and your link doesn’t let you sit down. Ask whoever sent it for the full link.
server-no-seat = You don’t have a seat at this table.
server-no-spectators = Spectators aren’t allowed at this table.
server-only-players = Only players can do this.
server-already-begun = The game at this table has already started.
server-not-begun = The game at this table hasn’t started yet.
server-not-over = The game at this table isn’t over yet.
server-position-over = The game was already over at this step, so it can’t be played from here.
server-no-such-seat = There’s no such seat. This game has { $seats } seats, numbered from 0.
server-no-such-step = There’s no such step. The last one is { $last }.
server-other-seats = You need as many seats as in the original game: { $seats }.
server-seat-taken = Someone is already sitting there.
server-no-undo = This can’t be undone any more.
server-nothing-asked = There’s no request to answer.
server-other-asked = Someone else has asked to undo a move. Answer them first.
server-port-taken = Port { $port } at { $host } is already in use, perhaps by another server. Choose another port with { $option }.
server-no-address = { $host } isn’t an address of this machine.
server-running = Guildhall is running at { $address } — press Ctrl-C to stop it.
server-others = Others in your network can open { $address } too.
server-others-none = Guildhall found no network address of this machine that others could use.
server-database-trouble = The database { $address } can’t be opened: { $reason }.
server-database-silent = No database is responding at { $address }.
server-database-newer = The database { $address } was made by a version of Guildhall that this one doesn’t know.
server-database-taken = Another server is already using the database { $address }. Stop that server, or choose another database with --data or --database.
server-database-linked = The database file { $file } has a second name (a hard link), so another server could open it unnoticed. Remove the other name, or choose another database with --data or --database.
server-upgrade-failed = The database { $address } couldn’t be upgraded and was left unchanged: { $reason }.
server-upgrade-failed-copy = The database { $address } couldn’t be upgraded and was left unchanged: { $reason }. A copy from before the upgrade is in { $copy }.
server-upgrade-lost = { $count ->
    [one] one row of the table { $table } would have been lost
   *[other] { $count } rows of the table { $table } would have been lost
}
server-upgrade-orphans = { $count ->
    [one] one row refers to a row that doesn’t exist
   *[other] { $count } rows refer to rows that don’t exist
}
server-no-database = The database isn’t responding. Please try again later.
server-closed = Everyone has left this table.
server-other-rules = The game at this table was started with version { $found } of the rules, and this server plays version { $known }, which can’t follow it { $step ->
        [0] from the start
       *[other] at step { $step }
    }: { $why } So it can’t be continued here. Nothing is lost, and a finished game can still be replayed and downloaded.
server-not-owner = Only the owner of this table can do this.
server-one-chair = You already have a seat at this table. Its owner allows one seat per person.
server-removed = The owner has removed you from this table. You can’t sit down here again.
server-remove-yourself = You can’t remove yourself. Leave the table instead.
server-not-a-person = That’s a computer player. Only people can be removed.
server-too-many-changes = You’ve left this game and come back too often to leave again.
server-others-play = Other people play at this table, so computer players keep their pace.
server-seat-kept = A computer player is playing for you. Take your seat back first.
server-steady-clock = To always wait the full time, set a time limit for responses first.
server-no-promises = There are no promises in this game.
server-no-offer = There’s no open offer number { $number }.
server-not-your-offer = Offer number { $number } isn’t yours to answer.
server-no-more-offers = You’ve made { $most } offers in this game and can’t make any more.
server-too-many-offers = { $most } of your offers are still waiting for an answer.
server-page-not-built = The page hasn’t been built. Run: make play
server-too-much-talk = There’s too much chat at this table right now.
server-muted = The owner of this table has muted you.
server-id-used = This ID was already used for another message. Nothing has changed.
server-no-replacing = You can replace only another person at this table.
server-replace-later = With nobody else to vote, only the owner of the table can replace a player: once that player’s time has run out, or once the game has waited { $minutes } minutes for them while they’re away.
server-too-many-orders = You’ve changed your standing orders too often.
server-too-many-undos = You can undo at most { $most } times in a game.
server-game-too-long = This game has had so many choices that it can’t go on.
server-no-speaker = Nobody here has said anything under that name.
server-too-many-mutes = People can be muted and unmuted at most { $most } times in a game.

## What the page says about itself before it runs: to search engines, messengers and whoever installs it

page-about = Play Elfenwizards and Wiz-War in your browser, with friends or against computer players. Free, and without an account.
page-about-rules = The complete rules of { $game }, numbered and searchable.
page-table-waiting =
    { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }. At the table: { $players }.
page-table-playing = At the table: { $players }.
page-table-over = A finished game. At the table: { $players }.
