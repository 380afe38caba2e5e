# The table server: what it refuses, and why.

server-bad-database = This is no address of a database. The kinds are: { $kinds }.
server-bad-message = This message could not be understood. Nothing was done.
server-bad-name = A name has 1 to { $most } letters.
server-bad-talk = What is said has 1 to { $most } letters.
server-not-written = This could not be written down, so it was not done. Try again.
server-no-choice = No choice was named.
server-too-many-choices = Only the first { $count } of these choices can be made now: what comes after them is not known yet.
server-too-many-messages = Too many messages in too short a time.
server-not-you = Nobody with this token is known here.
server-no-table = There is no such table.
server-no-seat = You have no seat at this table.
server-no-spectators = Nobody may look on at this table.
server-only-players = Only those who play can do this.
server-already-begun = The game at this table has begun already.
server-not-begun = The game at this table has not begun yet.
server-not-over = The game at this table is not over yet.
server-seat-taken = Somebody sits there already.
server-no-undo = This cannot be taken back any more.
server-nothing-asked = Nobody has asked for anything.
server-port-taken = Port { $port } at { $host } is in use: another server may be running. Choose another one with --port.
server-no-address = { $host } is no address of this machine.
server-running = Guildhall is at { $address } — stop it with Ctrl-C.
server-database-trouble = The database { $address } cannot be opened: { $reason }.
server-database-silent = No database answers at { $address }.
server-database-newer = The database { $address } was made by another version of Guildhall, which this one does not know.
server-no-database = The database does not answer now. Try again later.
