# Der Tischserver: was er ablehnt und warum.

server-bad-database = Das ist keine Datenbankadresse. Möglich sind: { $kinds }.
server-bad-message = Diese Nachricht war nicht zu verstehen. Es ist nichts geschehen.
server-bad-request = Diese Anfrage war nicht zu verstehen. Es ist nichts geschehen.
server-bad-part = Diese Anfrage war wegen dieses Teils nicht zu verstehen: { $part }. Es ist nichts geschehen.
server-no-page = Unter dieser Adresse ist nichts.
server-no-method = Das geht unter dieser Adresse nicht.
server-too-long = Diese Anfrage ist zu lang. Es ist nichts geschehen.
server-too-slow = Diese Anfrage hat zu lange gebraucht, um anzukommen. Es ist nichts geschehen.
server-broken = Auf dem Server ist etwas schiefgegangen; was, steht in seinem Protokoll.
server-other-origin = Anfragen von anderen Websites sind nicht erlaubt.
server-other-host = Dieser Server antwortet nicht unter dem Namen { $host }. Wer ihn betreibt, kann diesen Namen mit --name erlauben.
server-bad-host-name = { $given } ist kein gültiger Servername. Er sollte aussehen wie play.example.org.
server-bad-proxy = { $given } ist weder Adresse noch Netz eines Proxys. Beispiele: 127.0.0.1, 10.0.0.0/8, *.
server-too-many-requests = Zu viele Anfragen auf einmal. Bitte warte einen Augenblick.
server-too-many-sockets = Zu viele Verbindungen auf einmal. Schließe zuerst einige davon.
server-too-many-tables = Du hast zu viele unbeendete Tische. Beginne oder verlasse zuerst einige davon.
server-too-many-from-here = Aus deinem Netz wurden zu viele Tische eröffnet, die noch nicht beendet sind. Beginne oder verlasse zuerst einige davon.
server-bad-name = Namen können 1 bis { $most } Zeichen lang sein.
server-bad-talk = Nachrichten können 1 bis { $most } Zeichen lang sein.
server-try-again = An diesem Tisch ist etwas schiefgegangen. Bitte versuch es noch einmal.
server-no-choice = Es wurde keine Entscheidung genannt.
server-too-many-choices = { $count ->
        [one] Nur die erste dieser Entscheidungen ist jetzt möglich: Was danach kommt, steht noch nicht fest.
       *[other] Nur die ersten { $count } dieser Entscheidungen sind jetzt möglich: Was danach kommt, steht noch nicht fest.
    }
server-too-many-messages = Zu viele Nachrichten auf einmal. Bitte warte einen Augenblick.
server-no-name = Zum Chatten brauchst du hier einen Namen.
server-not-you = Dieser Schlüssel ist hier nicht bekannt.
server-no-table = Diesen Tisch gibt es nicht.
server-no-invite = Dieser Tisch ist privat, und mit deinem Link kannst du dich nicht setzen. Lass dir den ganzen Link schicken.
server-no-seat = Du hast an diesem Tisch keinen Platz.
server-no-spectators = An diesem Tisch ist Zuschauen nicht erlaubt.
server-only-players = Das kann nur, wer mitspielt.
server-already-begun = Das Spiel an diesem Tisch hat schon begonnen.
server-not-begun = Das Spiel an diesem Tisch hat noch nicht begonnen.
server-not-over = Das Spiel an diesem Tisch ist noch nicht aus.
server-position-over = Bei diesem Schritt war das Spiel schon aus, deshalb lässt es sich von hier nicht weiterspielen.
server-no-such-seat = Diesen Platz gibt es nicht. Dieses Spiel hat { $seats } Plätze, gezählt ab 0.
server-no-such-step = Diesen Schritt gibt es nicht. Der letzte ist { $last }.
server-other-seats = Du brauchst so viele Plätze wie im ursprünglichen Spiel: { $seats }.
server-seat-taken = Da sitzt schon jemand.
server-no-undo = Das lässt sich nicht mehr zurücknehmen.
server-nothing-asked = Es gibt keine Bitte zu beantworten.
server-other-asked = Jemand anderes möchte etwas zurücknehmen. Antworte zuerst darauf.
server-port-taken = Port { $port } an { $host } ist schon belegt, vielleicht von einem anderen Server. Nimm mit { $option } einen anderen.
server-no-address = { $host } ist keine Adresse dieses Rechners.
server-running = Guildhall läuft unter { $address } – mit Strg-C beendest du es.
server-others = Andere in deinem Netz können ebenfalls { $address } öffnen.
server-others-none = Guildhall hat keine Netzadresse dieses Rechners gefunden, die andere benutzen könnten.
server-database-trouble = Die Datenbank { $address } lässt sich nicht öffnen: { $reason }.
server-database-silent = Unter { $address } antwortet keine Datenbank.
server-database-newer = Die Datenbank { $address } stammt von einer Version von Guildhall, die diese hier nicht kennt.
server-database-taken = Ein anderer Server benutzt die Datenbank { $address } schon. Beende ihn, oder nimm mit --data oder --database eine andere.
server-database-linked = Die Datenbankdatei { $file } hat einen zweiten Namen (einen Hardlink), sodass ein anderer Server sie unbemerkt öffnen könnte. Entferne den anderen Namen, oder nimm mit --data oder --database eine andere Datenbank.
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
server-no-database = Die Datenbank antwortet nicht. Bitte versuch es später noch einmal.
server-closed = Alle haben diesen Tisch verlassen.
server-other-rules = Das Spiel an diesem Tisch wurde nach Version { $found } der Regeln begonnen, und dieser Server spielt nach Version { $known } und kann ihm { $step ->
        [0] schon am Anfang
       *[other] bei Schritt { $step }
    } nicht folgen: { $why } Deshalb lässt es sich hier nicht fortsetzen. Nichts ist verloren, und ein beendetes Spiel lässt sich weiterhin nachspielen und herunterladen.
server-not-owner = Das kann nur der Besitzer dieses Tisches.
server-one-chair = Du hast an diesem Tisch schon einen Platz. Erlaubt ist hier nur einer pro Person.
server-removed = Du wurdest von diesem Tisch entfernt und kannst dich hier nicht mehr setzen.
server-remove-yourself = Dich selbst kannst du nicht entfernen. Verlass stattdessen den Tisch.
server-not-a-person = Das ist ein Computerspieler. Entfernen lassen sich nur Personen.
server-too-many-changes = Du hast dieses Spiel schon so oft verlassen, dass du es nicht noch einmal verlassen kannst.
server-others-play = An diesem Tisch spielen noch andere Menschen; deshalb behalten die Computerspieler ihr Tempo.
server-seat-kept = Ein Computerspieler spielt für dich. Nimm zuerst deinen Platz wieder ein.
server-steady-clock = Um immer die ganze Zeit zu warten, lege zuerst eine Zeit für Reaktionen fest.
server-no-promises = In diesem Spiel gibt es keine Versprechen.
server-no-offer = Ein offenes Angebot Nummer { $number } gibt es nicht.
server-not-your-offer = Angebot Nummer { $number } ist nicht an dich gerichtet.
server-no-more-offers = Du hast in diesem Spiel schon { $most } Angebote gemacht; mehr gehen nicht.
server-too-many-offers = { $most } deiner Angebote warten noch auf eine Antwort.
server-page-not-built = Die Seite ist noch nicht gebaut. Starte: make play
server-too-much-talk = An diesem Tisch wird gerade zu viel gechattet.
server-muted = Der Besitzer dieses Tisches hat dich stummgeschaltet.
server-id-used = Diese Kennung hatte schon eine andere Nachricht. Es hat sich nichts geändert.
server-no-replacing = Ersetzen kannst du nur eine andere Person an diesem Tisch.
server-replace-later = Wenn sonst niemand abstimmen kann, darf nur der Besitzer des Tisches jemanden ersetzen: sobald dessen Zeit abgelaufen ist oder das Spiel { $minutes } Minuten auf die abwesende Person gewartet hat.
server-too-many-orders = Du hast deine Daueranweisungen zu oft geändert.
server-too-many-undos = In einem Spiel kannst du höchstens { $most }-mal etwas zurücknehmen.
server-game-too-long = In diesem Spiel wurde schon so viel entschieden, dass es nicht weitergehen kann.
server-no-speaker = Unter diesem Namen hat hier niemand etwas gesagt.
server-too-many-mutes = In einem Spiel lässt sich höchstens { $most }-mal jemand stummschalten oder wieder zulassen.

## Was die Seite über sich sagt, bevor sie läuft: für Suchmaschinen, Messenger und alle, die sie installieren

page-about = Spiele Elfenwizards und Wiz-War im Browser, mit anderen oder gegen Computerspieler. Kostenlos und ohne Konto.
page-about-rules = Die vollständigen Regeln von { $game }, nummeriert und mit Suche.
page-table-waiting =
    { $count ->
        [one] Ein freier Platz
       *[other] { $count } freie Plätze
    }. Am Tisch: { $players }.
page-table-playing = Am Tisch: { $players }.
page-table-over = Ein beendetes Spiel. Am Tisch: { $players }.
