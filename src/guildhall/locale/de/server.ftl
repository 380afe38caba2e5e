# Der Tischserver: was er ablehnt und warum.

server-bad-database = Das ist keine Adresse einer Datenbank. Die Arten sind: { $kinds }.
server-bad-message = Diese Nachricht war nicht zu verstehen. Es ist nichts geschehen.
server-bad-request = Diese Anfrage war nicht zu verstehen. Es ist nichts geschehen.
server-bad-part = Diese Anfrage war wegen dieses Teils nicht zu verstehen: { $part }. Es ist nichts geschehen.
server-no-page = Unter dieser Adresse ist nichts.
server-no-method = Das geht unter dieser Adresse nicht.
server-too-long = Diese Anfrage ist zu lang. Es ist nichts geschehen.
server-too-slow = Diese Anfrage hat zu lange gebraucht, um anzukommen. Es ist nichts geschehen.
server-broken = Im Server ist etwas schiefgegangen; es ist dort aufgeschrieben.
server-other-origin = Die Seite eines anderen Servers darf hier nichts ändern.
server-other-host = Dieser Server antwortet nicht unter dem Namen { $host }. Wer ihn betreibt, kann diesen Namen mit der Option --name erlauben.
server-bad-host-name = { $given } kann nicht der Name eines Servers sein. Er sieht etwa so aus: play.example.org.
server-bad-proxy = { $given } ist weder Adresse noch Netz eines Proxys. Beispiele: 127.0.0.1, 10.0.0.0/8, *.
server-too-many-requests = Zu viele Anfragen in zu kurzer Zeit. Warte ein wenig.
server-too-many-sockets = Zu viele Verbindungen zugleich. Schließe zuerst einige davon.
server-too-many-tables = Du hast zu viele Tische, die noch nicht beendet sind. Fang zuerst an einigen an oder verlass sie.
server-too-many-from-here = Von deinem Netz aus sind zu viele Tische eröffnet, die noch nicht beendet sind. Fangt zuerst an einigen an oder verlasst sie.
server-bad-name = Ein Name hat 1 bis { $most } Zeichen.
server-bad-talk = Was du sagst, hat 1 bis { $most } Zeichen.
server-try-again = An diesem Tisch ist etwas schiefgegangen. Versuch es noch einmal.
server-no-choice = Es wurde keine Wahl genannt.
server-too-many-choices = { $count ->
        [one] Nur die erste dieser Entscheidungen ist jetzt möglich: Was danach kommt, steht noch nicht fest.
       *[other] Nur die ersten { $count } dieser Entscheidungen sind jetzt möglich: Was danach kommt, steht noch nicht fest.
    }
server-too-many-messages = Zu viele Nachrichten in zu kurzer Zeit.
server-no-name = Hier kann nur reden, wer einen Namen angegeben hat.
server-not-you = Mit diesem Schlüssel ist hier niemand bekannt.
server-no-table = Diesen Tisch gibt es nicht.
server-no-invite = Dieser Tisch ist privat, und mit dem Link, mit dem du kamst, kannst du dich nicht setzen. Frag nach dem ganzen Link.
server-no-seat = Du hast an diesem Tisch keinen Platz.
server-no-spectators = An diesem Tisch darf niemand zuschauen.
server-only-players = Das kann nur, wer mitspielt.
server-already-begun = Das Spiel an diesem Tisch hat schon begonnen.
server-not-begun = Das Spiel an diesem Tisch hat noch nicht begonnen.
server-not-over = Das Spiel an diesem Tisch ist noch nicht zu Ende.
server-position-over = Bei diesem Schritt war das Spiel aus: Es gibt nichts weiterzuspielen.
server-no-such-seat = Diesen Platz gibt es nicht: Dieses Spiel hat { $seats } Plätze, gezählt ab 0.
server-no-such-step = Diesen Schritt gibt es nicht: Der letzte ist { $last }.
server-other-seats = Ein Spiel, das weitergespielt wird, hat so viele Plätze wie zuvor: { $seats }.
server-seat-taken = Da sitzt schon jemand.
server-no-undo = Das lässt sich nicht mehr zurücknehmen.
server-nothing-asked = Niemand hat um etwas gebeten.
server-other-asked = Jemand anderes möchte etwas zurücknehmen. Antworte zuerst darauf.
server-port-taken = Port { $port } an { $host } ist belegt: Vielleicht läuft schon ein Server. Wähle mit { $option } einen anderen.
server-no-address = { $host } ist keine Adresse dieses Rechners.
server-running = Guildhall läuft unter { $address } – mit Strg-C beendest du es.
server-database-trouble = Die Datenbank { $address } lässt sich nicht öffnen: { $reason }.
server-database-silent = Unter { $address } antwortet keine Datenbank.
server-database-newer = Die Datenbank { $address } stammt von einer anderen Version von Guildhall, die diese hier nicht kennt.
server-database-taken = Ein anderer Server hat die Datenbank { $address } schon. Beende ihn, oder wähle mit --data oder --database eine andere.
server-database-linked = Die Datenbankdatei { $file } hat einen zweiten Namen (einen Hardlink), so dass ein anderer Server sie unbemerkt öffnen könnte. Entferne den anderen Namen, oder wähle mit --data oder --database eine andere Datenbank.
server-upgrade-failed = Die Datenbank { $address } ließ sich nicht aktualisieren und blieb unverändert: { $reason }.
server-upgrade-failed-copy = Die Datenbank { $address } ließ sich nicht aktualisieren und blieb unverändert: { $reason }. Eine Kopie von vorher liegt in { $copy }.
server-upgrade-lost = { $count ->
    [one] eine Zeile der Tabelle { $table } wäre verloren gegangen
   *[other] { $count } Zeilen der Tabelle { $table } wären verloren gegangen
}
server-upgrade-orphans = { $count ->
    [one] eine Zeile verweist auf eine, die es nicht gibt
   *[other] { $count } Zeilen verweisen auf solche, die es nicht gibt
}
server-no-database = Die Datenbank antwortet gerade nicht. Versuch es später noch einmal.
server-closed = Alle haben diesen Tisch verlassen.
server-other-rules = Das Spiel an diesem Tisch wurde nach Version { $found } der Regeln begonnen, und dieser Server spielt nach Version { $known }. Es lässt sich hier nicht fortsetzen; nichts davon ist verloren, und ein beendetes Spiel lässt sich weiter ansehen und herunterladen.
server-not-owner = Das kann nur, wer diesen Tisch eröffnet hat.
server-one-chair = Du hast an diesem Tisch schon einen Platz. Mehr als einen pro Person gibt es hier nicht.
server-removed = Du wurdest von diesem Tisch entfernt und kannst dich hier nicht mehr setzen.
server-remove-yourself = Dich selbst kannst du nicht entfernen. Verlass stattdessen den Tisch.
server-not-a-person = Da sitzt ein Computerspieler. Entfernen lassen sich nur Personen.
server-too-many-changes = Du hast dieses Spiel schon zu oft verlassen und bist zurückgekommen. Dein Platz bleibt jetzt bis zum Ende deiner.
server-seat-kept = Ein Computerspieler hält deinen Platz. Nimm ihn zuerst wieder ein.
server-steady-clock = Fenster, die ihre ganze Zeit dauern, brauchen eine Zeit.
server-no-promises = In diesem Spiel gibt es keine Versprechen.
server-no-offer = Ein offenes Angebot Nummer { $number } gibt es nicht.
server-not-your-offer = Auf Angebot Nummer { $number } hast nicht du zu antworten.
server-no-more-offers = Du hast in diesem Spiel schon { $most } Angebote gemacht; mehr gehen nicht.
server-too-many-offers = Von dir warten schon { $most } Angebote auf eine Antwort.
server-page-not-built = Die Seite ist noch nicht gebaut. Starte: make play
server-too-much-talk = An diesem Tisch wird gerade zu viel geredet.
server-muted = Wer diesen Tisch eröffnet hat, hat dich stummgeschaltet.
server-id-used = Eine andere Nachricht hatte diese Kennung schon; es hat sich nichts geändert.
server-no-replacing = Ersetzt werden kann nur eine andere Person an diesem Tisch.
server-replace-later = Wenn sonst niemand abstimmen kann, darf nur ersetzen, wem der Tisch gehört: sobald die Zeit der anderen Person abgelaufen ist oder das Spiel { $minutes } Minuten auf sie gewartet hat und sie nicht da ist.
server-too-many-orders = Du hast zu viele Daueranweisungen gegeben.
server-too-many-undos = In einem Spiel kannst du höchstens { $most }-mal etwas zurücknehmen.
server-game-too-long = In diesem Spiel wurde schon so oft gewählt, dass es nicht weitergeht.
server-no-speaker = Unter diesem Namen hat hier niemand etwas gesagt.
server-too-many-mutes = In einem Spiel lässt sich höchstens { $most }-mal jemand stummschalten oder wieder zulassen.
