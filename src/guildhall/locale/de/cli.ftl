# Die Befehlszeile: alles, was sie schreibt und was nicht zu einem Spiel gehört.

## Hilfe

cli-help = Elfenwizards und Wiz-War im Terminal: spielen, Computerspielern zuschauen, Spiele nachspielen, Regeln lesen.
cli-help-version = Die Version zeigen und das Programm beenden.
cli-help-lang = Die Sprache: { $languages }. Standard: GUILDHALL_LANG, dann die Sprache deines Systems, dann Englisch.
cli-help-help = Diese Hilfe zeigen und das Programm beenden.
cli-help-usage = Aufruf: { $call }
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-default = [Standard: { $value }]
cli-help-required = [nötig]
cli-help-call-options = [OPTIONEN]
cli-help-call-command = BEFEHL …
cli-word-game = SPIEL
cli-word-file = DATEI
cli-word-folder = ORDNER
cli-word-seats = PLÄTZE
cli-word-language = SPRACHE
cli-word-option = NAME=WERT
cli-word-number = ZAHL
cli-word-edition = AUSGABE
cli-word-address = ADRESSE
cli-word-name = NAME
cli-word-paragraph = ABSATZ
cli-version = Guildhall { $version } ({ $rules ->
        [compiled] kompilierte Regeln
       *[plain] Regeln in Python
    })
cli-help-play = Ein Spiel spielen, allein gegen Computerspieler oder mit anderen an einem Terminal.

    Jede Antwort wird gespeichert, sodass du ein unterbrochenes Spiel mit --resume fortsetzen kannst.
cli-help-play-game = Das Spiel; mit --resume die Datei, die fortgesetzt wird, wenn es nicht das letzte Spiel ist.
cli-help-seats = Wer wo sitzt, im Uhrzeigersinn: „me“ für einen Menschen oder der Name eines Computerspielers ({ $bots }), auf Wunsch jeweils mit einem Namen: anna=me,bert=me,apprentice. Standard: me und dreimal apprentice.
cli-help-edition = Die Ausgabe der Regeln ({ $editions }).
cli-help-option = Eine Regeloption, als NAME=WERT; für weitere mehrmals angeben. Alle Optionen stehen in den Regeln (guildhall rules).
cli-help-seed = Bestimmt allen Zufall: Derselbe Startwert gibt dieselben Würfe. Standard: jedes Mal ein neuer.
cli-help-position = Eine Datei mit einer Stellung (JSON), von der aus es losgeht.
cli-help-resume = Das letzte unbeendete Spiel oder die genannte Datei fortsetzen.
cli-help-simulate = Computerspieler viele Spiele spielen lassen und die Ergebnisse zählen.

    Die Plätze wechseln: Spieler i von --seats sitzt in Spiel g auf Platz i + g. Ein geteilter Sieg zählt zu gleichen Teilen für alle, die ihn teilen.
cli-help-simulate-game = Das Spiel.
cli-help-simulate-seats = Die Computerspieler, im Uhrzeigersinn ({ $bots }). Standard: apprentice,random,random,random.
cli-help-games = Wie viele Spiele gespielt werden.
cli-help-simulate-seed = Bestimmt allen Zufall: Derselbe Startwert gibt dieselben Spiele, wie auch immer --jobs lautet. Standard: jedes Mal ein neuer.
cli-help-jobs = Wie viele Spiele gleichzeitig gespielt werden.
cli-help-json = Die Ergebnisse als ein JSON-Objekt ausgeben und sonst nichts.
cli-help-records = Eine Datei für die Aufzeichnungen aller Spiele, eine pro Zeile.
cli-help-replay = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen, vorwärts und rückwärts; ohne Terminal alles ausgeben, was geschah.
cli-help-replay-file = Die Datei mit der Aufzeichnung.
cli-help-replay-game = Welches Spiel, wenn die Datei mehrere enthält.
cli-help-replay-step = Nach so vielen Antworten beginnen.
cli-help-verify = Prüfen, dass niemand die Würfel eines aufgezeichneten Spiels bestimmt hat: Sein Startwert ist der, auf den sich der Tisch vor dem ersten Wurf festgelegt hat, und jeder Wurf und jede gezogene Karte folgt daraus.

    Der Rückgabewert ist 0, wenn alles in der Datei stimmt, sonst 1.
cli-help-verify-file = Die Datei mit der Aufzeichnung.
cli-help-serve = Einen Tischserver starten: im Browser spielen, allein oder mit anderen über ein Netz.

    Alles wird in einer Datenbank gespeichert: einer Datei in deinem Datenordner oder PostgreSQL.
cli-help-serve-data = Der Ordner für die Datenbankdatei.
cli-help-serve-database = Die Adresse einer PostgreSQL-Datenbank, die statt einer Datei benutzt wird, etwa postgresql://user@host/name.
cli-help-serve-host = Die Adresse, an der der Server lauscht.
cli-help-serve-port = Der Port, an dem der Server lauscht.
cli-help-serve-browser = Den Browser öffnen, sobald der Server bereit ist.
cli-help-serve-limits = Anfragen und Nachrichten ablehnen, die zu schnell kommen. Für Messungen abschalten.
cli-help-serve-name = Ein Name, unter dem dieser Server zu erreichen ist, etwa play.example.org; für weitere mehrmals angeben. Die eigenen Namen dieses Rechners und IP-Adressen gehen immer.
cli-help-serve-proxy = Ein Proxy vor diesem Server, mit Adresse oder Netz, oder * für alle; für weitere mehrmals angeben. Der Server vertraut seinem X-Forwarded-For.
cli-help-serve-metrics-port = Messwerte für Prometheus an diesem Port anbieten, nur für diesen Rechner.
cli-help-rules = Die Regeln lesen: alle, einen Abschnitt oder einen Absatz.
cli-help-rules-game = Das Spiel.
cli-help-rules-paragraph = Ein Abschnitt (5), ein Absatz (5.8) oder Wörter, nach denen gesucht wird (Gegenzauber).

## Namen

cli-name-person = Spieler
cli-name-bot-apprentice = Lehrling
cli-name-bot-random = Zufall
cli-name-numbered = { $name } { $number }

## Spielen

cli-with-rule = { $sentence } (Regel { $rule })
cli-prompt-rule = (Regel { $rule })
cli-ask = { $player } >
cli-hand-over = { $player }, drück Enter, wenn sonst niemand hinsieht:
cli-only-choice = { $player } hat nur eine Möglichkeit: { $choice }.
cli-news-before = ({ $count ->
        [one] eine weitere Zeile
       *[other] { $count } weitere Zeilen
    }: Tippe { typed-command-log } { $all })
cli-begin = { $game } ({ $options }), Startwert { $seed }. Tippe { typed-command-help } für die Befehle.
cli-begin-option = { $name }: { $value }
cli-resumed = Es geht weiter mit { $file }.
cli-line-too-long = Es ist nichts geschehen: Was nach „{ $done }“ kommt, hängt von einem Wurf oder von anderen ab, deshalb kannst du „{ $word }“ noch nicht sagen.
cli-way-too-long = Es ist nichts geschehen: Auf dem Weg zu „{ $word }“ passiert etwas, deshalb kannst du „{ $next }“ noch nicht sagen.
cli-line-cut = Etwas kam dazwischen: { $count ->
        [one] Das Letzte in der Zeile wurde nicht ausgeführt.
       *[other] Die letzten { $count } Angaben in der Zeile wurden nicht ausgeführt.
    }
cli-no-such-number = { $number } steht nicht zur Auswahl: Die Möglichkeiten haben die Nummern { $least } bis { $most }.
cli-nothing-done = { $sentence } Es ist nichts geschehen.
cli-undone = Zurückgenommen: { $player } entscheidet neu.
cli-undo-roll = Weiter lässt sich nichts zurücknehmen: Würfe, Entscheidungen anderer und aufgedeckte Karten gelten.
cli-why-usage = Sag, was du tun möchtest, zum Beispiel: { typed-command-why } { $example }
cli-why-legal = „{ $wish }“ geht jetzt.
cli-saved = Das Spiel ist gespeichert: { $file }
cli-saved-copy = Eine Kopie des Spiels ist gespeichert: { $file }
cli-save-failed = Das Spiel lässt sich nicht in { $file } speichern: { $why } Du kannst weiterspielen: Die nächste Antwort versucht es wieder, und „{ typed-command-save } DATEI“ speichert das Spiel anderswo.
cli-save-works-again = Das Spiel ist wieder gespeichert: { $file }
cli-quit-unsaved = Das Spiel ist nicht gespeichert. „{ typed-command-save } DATEI“ speichert es anderswo; noch einmal { typed-command-quit } verlässt es ohne Speichern.
cli-left = Das Spiel ist gespeichert. Fortsetzen mit: { $command }
cli-left-unsaved = Das Spiel konnte nicht gespeichert werden.
cli-rescued = Das Spiel konnte nicht am üblichen Ort gespeichert werden und liegt stattdessen hier. Fortsetzen mit: { $command }
cli-rules-usage = Sag, welchen Absatz oder welches Wort du suchst: { typed-command-rules } { $example }
cli-unknown-rest = Tippe { $command } allein.

cli-over = Das Spiel ist aus: { $reason }
cli-over-winner = { $players } gewinnt.
cli-over-winners = { $players } teilen sich den Sieg.
cli-over-record = Die Aufzeichnung des Spiels: { $file }
cli-over-rescued = Die Aufzeichnung des Spiels konnte nicht am üblichen Ort gespeichert werden und liegt stattdessen hier: { $file }
cli-over-unsaved = Die Aufzeichnung des Spiels konnte nicht gespeichert werden.
cli-column-place = Rang
cli-column-player = Name
cli-column-score = Punkte

cli-commands =
    Tippe eine Nummer aus der Liste oder ihr Wort. Groß- und Kleinschreibung ist egal, und eine eindeutige Abkürzung genügt.
    Mehrere Angaben in einer Zeile gelten zusammen oder gar nicht: { $line }
    Eine leere Zeile zeigt die Liste noch einmal.
cli-command-undo = deinen letzten Schritt zurücknehmen und was Computerspieler seitdem getan haben; Würfe und Entscheidungen anderer gelten
cli-command-why = warum etwas nicht geht, mit der Regel dazu: { typed-command-why } { $wish }
cli-command-rules = einen Absatz oder Abschnitt der Regeln lesen: { typed-command-rules } 5.8
cli-command-log = alles, was geschah; { typed-command-log } 20: die letzten 20 Zeilen
cli-command-save = wo das Spiel gespeichert ist; { typed-command-save } DATEI: dort eine Kopie speichern
cli-command-board = den Spielplan noch einmal zeichnen
cli-command-help = diese Liste
cli-command-quit = aufhören; das Spiel ist gespeichert, und guildhall play --resume setzt es fort

## Regeln

rules-section = { $number } { $title }
rules-sections = { $first } bis { $last }
rules-nothing-found = Zu „{ $text }“ steht nichts in den Regeln.

## Falsche Eingaben

cli-bad-lang = Eine Sprache „{ $name }“ gibt es nicht. Die Sprachen sind: { $allowed }.
bad-player = „{ $name }“ ist keine Art von Spieler. Die Arten sind: { $allowed }.
bad-player-name = „{ $name }“ kann kein Spielername sein: Namen haben 1 bis { $most } Zeichen und weder Komma noch Gleichheitszeichen.
bad-player-twice = Zwei Spieler heißen „{ $name }“.
bad-option-form = „{ $given }“ ist keine Option. Schreib NAME=WERT, zum Beispiel { $example }.
bad-resume-with = Ein fortgesetztes Spiel behält seine Einstellungen: Lass { $option } weg.
bad-resume-none = In { $folder } gibt es kein unbeendetes Spiel zum Fortsetzen.
bad-resume-over = { $file }: Dieses Spiel ist aus. Ansehen mit: { $command }
bad-resume-several = { $file }: Diese Datei enthält { $count } Spiele; fortsetzen lässt sich nur eine Datei mit einem.
bad-position-seats = Die Stellung ist für { $seats } Personen, aber --seats nennt { $found }.
bad-position-with = Das sagt schon die Stellung: Lass { $option } weg.
bad-position-foreign = Das ist keine Stellung eines Guildhall-Spiels.
bad-position-record = Das ist eine Aufzeichnung, keine Stellung. Setze sie mit --resume fort.
bad-record-empty = Die Datei ist leer.
bad-record-player = Die Aufzeichnung sagt nicht, wer „{ $name }“ ist. Nenne mit --seats, wer mitspielt.
bad-record-players = Die Aufzeichnung nennt { $found } Namen für { $seats } Plätze. Nenne mit --seats, wer mitspielt.
bad-resume-seats = Das gespeicherte Spiel ist für { $seats } Personen, aber --seats nennt { $found }.
bad-game-number = { $file }: Ein Spiel { $number } gibt es in dieser Datei nicht; sie enthält { $count }.
bad-step-number = Einen Schritt { $number } gibt es nicht. Die Schritte dieses Spiels gehen von 0 bis { $last }.
bad-rulebook = Eine Zusammenfassung der Regeln von { $game } gibt es hier nicht.
bad-section = Einen Abschnitt oder Absatz „{ $number }“ gibt es nicht. Es gibt die Abschnitte { $sections }.
bad-paragraph = Einen Absatz „{ $number }“ gibt es nicht. Abschnitt { $section } geht von { $first } bis { $last }.
bad-usage = { $sentence } (siehe guildhall --help)
bad-usage-command = Einen Befehl „{ $name }“ gibt es nicht. Die Befehle sind: { $allowed }.
bad-usage-extra = Unerwartetes Argument: { $given }
bad-usage-option = Eine Option „{ $name }“ gibt es hier nicht.
bad-usage-option-near = Eine Option „{ $name }“ gibt es hier nicht. Ähnlich: { $near }.
bad-usage-value = { $option } braucht einen Wert.
bad-usage-no-value = { $option } nimmt keinen Wert.
bad-usage-missing = { $name } fehlt.
bad-usage-number = { $option } muss eine ganze Zahl sein.
bad-usage-number-least = { $option } muss eine ganze Zahl sein, mindestens { $least }.
bad-usage-number-between = { $option } muss eine ganze Zahl von { $least } bis { NUMBER($most, useGrouping: 0) } sein.

file-says = { $file }: { $why }
file-says-in-line = { $file }, Zeile { $line }: { $why }
file-read = { $file } lässt sich nicht lesen: { $why }
file-write = { $file } lässt sich nicht schreiben: { $why }
file-not-ours = { $file } gibt es schon und ist keine Aufzeichnung von Guildhall, deshalb bleibt die Datei, wie sie ist. Nimm einen anderen Namen.
file-no-text = { $file } ist keine Textdatei.
file-no-json = Ab Spalte { $column } ist das kein JSON.
file-cut-off = Die Datei ist hier abgeschnitten.
file-missing = Diese Datei oder diesen Ordner gibt es nicht.
file-folder = Das ist ein Ordner.
file-not-a-folder = Ein Teil des Pfades ist kein Ordner.
file-forbidden = Du hast keine Berechtigung dafür.
file-read-only = Der Datenträger ist schreibgeschützt.
file-full = Der Datenträger ist voll.
file-exists = Eine Datei dieses Namens ist im Weg.
file-name = Der Name ist zu lang.
file-device = Das ist keine Datei.
file-trouble = { $reason }.

cli-fault = In Guildhall ist etwas schiefgegangen ({ $what }). Die Spiele sind bis zur letzten Antwort gespeichert. Einzelheiten für eine Meldung: { $file }
cli-fault-untold = In Guildhall ist etwas schiefgegangen ({ $what }). Die Spiele sind bis zur letzten Antwort gespeichert.

## Simulieren

simulate-title = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } { $game }, Startwert { $seed }
simulate-progress = Es wird gespielt
simulate-bot = Spieler
simulate-wins = Siege
simulate-share = Siegquote
simulate-interval = 95-%-Intervall
simulate-mean-score = Durchschnittliche Punkte
simulate-split = Ein geteilter Sieg zählt zu gleichen Teilen.
simulate-length = Durchschnittliche Länge: { $decisions } Entscheidungen
simulate-speed = Tempo: { $speed } Entscheidungen pro Sekunde
simulate-endings = Wie die Spiele endeten:
simulate-unfinished = Unterbrochen: { $count ->
        [one] Ein Spiel wurde nicht gespielt.
       *[other] { $count } Spiele wurden nicht gespielt.
    }
simulate-records = Die Aufzeichnungen aller Spiele: { $file }

## Nachspielen

replay-head = { $file }
replay-head-game = { $file }, Spiel { $number } von { $count }
replay-step = Schritt { $step } von { $last }
replay-choice = { $player } wählt: { $choice }.
replay-ask = n weiter, p zurück, eine Zahl, { typed-command-first }, { typed-command-last }, { typed-command-log }, { typed-command-quit } >
replay-unknown = „{ $word }“ ist keines von diesen: n, p, eine Zahl, { typed-command-first }, { typed-command-last }, { typed-command-log }, { $commands }.
replay-at-end = Das ist der letzte Schritt.
replay-at-start = Das ist der erste Schritt.

## Prüfen

verify-head = { $file }: { $game }
verify-head-game = { $file }, Spiel { $number } von { $count }: { $game }
verify-table = Tisch { $table } hat sich auf { $commitment } festgelegt. Beides muss sein, was er vor dem ersten Wurf gezeigt hat.
verify-values = Danach haben die Mitspielenden hinzugefügt: { $values }. Deines muss sein, was du hinzugefügt hast.
verify-value = { $player } „{ $value }“
verify-value-none = { $player } nichts
verify-no-commitment = Diese Aufzeichnung hat keine Festlegung, deshalb lässt sich nicht sagen, wie ihr Startwert { $seed } gewählt wurde.
verify-no-value = Niemand hat einen Wert hinzugefügt: Wer das Geheimnis machte, konnte es wählen und damit die Würfel.
verify-seed = Das Geheimnis passt zur Festlegung; Geheimnis, Tisch und Werte ergeben den Startwert { $seed }.
verify-rolls = { $count ->
        [0] Es wurde nicht gewürfelt
        [one] Der einzige Wurf folgt aus dem Startwert
       *[other] Alle { $count } Würfe und gezogenen Karten folgen aus dem Startwert
    }, und { $ended ->
        [yes] das Spiel endet wie aufgezeichnet.
       *[no] das Spiel ist nicht zu Ende.
    }
verify-written = { $count ->
        [one] Der erste Wurf aber nicht: Er stand in der Stellung, mit der das Spiel begann.
       *[other] Die ersten { $count } Würfe aber nicht: Sie standen in der Stellung, mit der das Spiel begann.
    }
verify-start = Das Spiel begann mit einer Stellung; wie es zu ihr kam, steht hier nirgends.
verify-proved = Bestätigt: Weder der Tisch noch sonst jemand allein konnte diese Würfel bestimmen.
verify-unproved = Nicht bestätigt: { $why }

fair-unpublished = Der Tisch hat sein Geheimnis noch nicht gezeigt; das tut er, wenn das Spiel aus ist.
fair-no-seed = Die Aufzeichnung hat weder einen Startwert noch eine Festlegung.
fair-seed-missing = Die Aufzeichnung hat keinen Startwert; es muss { $due } sein.
fair-other-secret = Das Geheimnis passt nicht zur Festlegung: Es ergibt { $found }.
fair-other-seed = Der Startwert in der Aufzeichnung ist { $seed }, aber Geheimnis, Tisch und Werte ergeben { $due }.
fair-other-roll = Wurf { $number } ist als { $written } aufgezeichnet, muss aber { $rolled } gewesen sein.
fair-roll-missing = Wurf { $number } steht nicht in der Aufzeichnung; es muss { $rolled } gewesen sein.
fair-roll-left = Wurf { $number }, aufgezeichnet als { $written }, hat nie stattgefunden.

## Der Spielplan von Elfenwizards

board-elfenwizards-round = Runde { $round } von { $rounds }
board-elfenwizards-step = Phase { $step }: { $title }
board-elfenwizards-over = Das Spiel ist aus
board-elfenwizards-years = Rundenzähler
board-elfenwizards-nobody = niemand
board-elfenwizards-passed = Abstufung
board-elfenwizards-caution = ! { $sentence } (Regel { $rule })
board-elfenwizards-player = Name
board-elfenwizards-name = { $player }
board-elfenwizards-score = Punkte
board-elfenwizards-worth = Jetzt
board-elfenwizards-total = Summe
board-elfenwizards-chips = Chips
board-elfenwizards-spent = Verbraucht
board-elfenwizards-dice-front = Würfel
board-elfenwizards-dice-to-roll = { $count } zu würfeln
board-elfenwizards-dragon = Drache
board-elfenwizards-has-passed = gepasst
board-elfenwizards-crowned = { $count ->
        [one] H einmal
        [2] H zweimal
       *[other] H { $count }-mal
    }
