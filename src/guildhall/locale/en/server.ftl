# The table server: what it refuses, and why.

server-bad-database = This is no address of a database. The kinds are: { $kinds }.
server-bad-message = This message could not be understood. Nothing was done.
server-bad-request = This request could not be understood. Nothing was done.
server-bad-part = This request could not be understood because of this part of it: { $part }. Nothing was done.
server-no-page = There is nothing at this address.
server-no-method = This cannot be done at this address.
server-too-long = This request is too long. Nothing was done.
server-too-slow = This request took too long to arrive. Nothing was done.
server-broken = Something went wrong in the server, and has been written down there.
server-other-origin = A page of another server may change nothing here.
server-other-host = This server doesn’t answer to the name { $host }. Whoever runs it can allow that name with the option --name.
server-bad-host-name = { $given } can’t be the name of a server. It should look like play.example.org.
server-bad-proxy = { $given } isn’t the address or the network of a proxy. Examples: 127.0.0.1, 10.0.0.0/8, *.
server-too-many-requests = Too many requests in too short a time. Wait a little.
server-too-many-sockets = Too many connections at the same time. Close some of them first.
server-too-many-tables = You have too many tables that are not finished. Begin or leave some of them first.
server-too-many-from-here = Too many tables opened from your network are not finished. Begin or leave some of them first.
server-bad-name = A name has 1 to { $most } letters.
server-bad-talk = What is said has 1 to { $most } letters.
server-try-again = Something went wrong at this table. Try again.
server-no-choice = No choice was named.
server-too-many-choices = Only the first { $count } of these choices can be made now: what comes after them is not known yet.
server-too-many-messages = Too many messages in too short a time.
server-no-name = Only those who have given a name can talk here.
server-not-you = Nobody with this token is known here.
server-no-table = There is no such table.
server-no-invite = This table is private, and the link with which you came does not let you sit down. Ask whoever sent it for the whole link.
server-no-seat = You have no seat at this table.
server-no-spectators = Nobody may look on at this table.
server-only-players = Only those who play can do this.
server-already-begun = The game at this table has begun already.
server-not-begun = The game at this table has not begun yet.
server-not-over = The game at this table is not over yet.
server-position-over = The game was over at this step: there is nothing to play on.
server-no-such-seat = There is no such seat: this game has { $seats } seats, counted from 0.
server-no-such-step = There is no such step: the last one is { $last }.
server-other-seats = A game that is played on has as many seats as before: { $seats }.
server-seat-taken = Somebody sits there already.
server-no-undo = This cannot be taken back any more.
server-nothing-asked = Nobody has asked for anything.
server-other-asked = Somebody else wants to take something back. Answer that first.
server-port-taken = Port { $port } at { $host } is in use: another server may be running. Choose another one with { $option }.
server-no-address = { $host } is no address of this machine.
server-running = Guildhall is at { $address } — stop it with Ctrl-C.
server-database-trouble = The database { $address } cannot be opened: { $reason }.
server-database-silent = No database answers at { $address }.
server-database-newer = The database { $address } was made by another version of Guildhall, which this one does not know.
server-database-taken = Another server has the database { $address } already. Stop it, or choose another database with --data or --database.
server-database-linked = The database file { $file } has a second name (a hard link), so another server could open it unnoticed. Remove the other name, or choose another database with --data or --database.
server-upgrade-failed = The database { $address } could not be upgraded and was left unchanged: { $reason }.
server-upgrade-failed-copy = The database { $address } could not be upgraded and was left unchanged: { $reason }. A copy from before the upgrade is in { $copy }.
server-upgrade-lost = { $count ->
    [one] one row of the table { $table } would have been lost
   *[other] { $count } rows of the table { $table } would have been lost
}
server-upgrade-orphans = { $count ->
    [one] one row refers to a row that does not exist
   *[other] { $count } rows refer to rows that do not exist
}
server-no-database = The database does not answer now. Try again later.
server-closed = Everybody has left this table.
server-other-rules = The game at this table was begun under version { $found } of the rules, and this server plays version { $known }. It can't be continued here; nothing of it is lost, and a finished game can still be watched and downloaded.
server-not-owner = Only the one who opened this table can do this.
server-one-chair = You already have a chair at this table. Whoever opened it allows one chair for each person.
server-removed = Whoever opened this table has removed you from it. You can't sit down here again.
server-remove-yourself = You can't remove yourself. Leave the table instead.
server-not-a-person = A computer player sits there. Only people can be removed.
server-too-many-changes = You've left this game and come back too often. Your seat stays yours until the end.
server-seat-kept = A computer player keeps your seat. Take it back first.
server-steady-clock = Windows that last their whole time need a time.
server-no-promises = There are no promises in this game.
server-no-offer = There is no open offer number { $number }.
server-not-your-offer = Offer number { $number } is not yours to answer.
server-no-more-offers = You have made { $most } offers in this game; no more are taken.
server-too-many-offers = { $most } of your offers wait for an answer already.
server-page-not-built = The page has not been built. Run: make play
server-too-much-talk = There is too much talk at this table just now.
server-muted = The owner of this table has muted you.
server-id-used = Another message has had this id already; nothing has changed.
server-no-replacing = Only another person at this table can be replaced.
server-replace-later = With nobody else to vote, only the owner of the table can replace somebody: once their time was up, or when the game has waited for them for { $minutes } minutes and they are not here.
server-too-many-orders = You have given too many standing orders.
server-too-many-undos = You can undo at most { $most } times in a game.
server-game-too-long = This game has had so many choices that it can't go on.
server-no-speaker = Nobody here has said anything under that name.
server-too-many-mutes = People can be muted and unmuted at most { $most } times in a game.
