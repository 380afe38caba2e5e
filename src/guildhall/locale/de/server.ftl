# Der Tischserver: was er ablehnt und warum.

server-bad-database = Das ist keine Adresse einer Datenbank. Die Arten sind: { $kinds }.
server-bad-message = Diese Nachricht war nicht zu verstehen. Es ist nichts geschehen.
server-bad-name = Ein Name hat 1 bis { $most } Zeichen.
server-bad-talk = Was du sagst, hat 1 bis { $most } Zeichen.
server-try-again = An diesem Tisch ist etwas schiefgegangen. Versuch es noch einmal.
server-no-choice = Es wurde keine Wahl genannt.
server-too-many-choices = { $count ->
        [one] Nur die erste dieser Entscheidungen ist jetzt möglich: Was danach kommt, steht noch nicht fest.
       *[other] Nur die ersten { $count } dieser Entscheidungen sind jetzt möglich: Was danach kommt, steht noch nicht fest.
    }
server-too-many-messages = Zu viele Nachrichten in zu kurzer Zeit.
server-not-you = Mit diesem Schlüssel ist hier niemand bekannt.
server-no-table = Diesen Tisch gibt es nicht.
server-no-seat = Du hast an diesem Tisch keinen Platz.
server-no-spectators = An diesem Tisch darf niemand zuschauen.
server-only-players = Das kann nur, wer mitspielt.
server-already-begun = Das Spiel an diesem Tisch hat schon begonnen.
server-not-begun = Das Spiel an diesem Tisch hat noch nicht begonnen.
server-not-over = Das Spiel an diesem Tisch ist noch nicht zu Ende.
server-seat-taken = Da sitzt schon jemand.
server-no-undo = Das lässt sich nicht mehr zurücknehmen.
server-nothing-asked = Niemand hat um etwas gebeten.
server-port-taken = Port { $port } an { $host } ist belegt: Vielleicht läuft schon ein Server. Wähle mit --port einen anderen.
server-no-address = { $host } ist keine Adresse dieses Rechners.
server-running = Guildhall läuft unter { $address } – mit Strg-C beendest du es.
server-database-trouble = Die Datenbank lässt sich nicht öffnen: { $reason }
server-closed = Alle haben diesen Tisch verlassen.
server-not-owner = Das kann nur, wer diesen Tisch eröffnet hat.
server-seat-kept = Ein Computerspieler hält deinen Platz. Nimm ihn zuerst wieder ein.
server-steady-clock = Fenster, die ihre ganze Zeit dauern, brauchen eine Zeit.
server-no-promises = In diesem Spiel gibt es keine Versprechen.
server-no-offer = Ein offenes Angebot Nummer { $number } gibt es nicht.
server-not-your-offer = Auf Angebot Nummer { $number } hast nicht du zu antworten.
server-too-many-offers = Von dir warten schon { $most } Angebote auf eine Antwort.
server-no-page = Die Seite ist noch nicht gebaut. Starte: make play
