# Die Befehlszeile: alles, was sie schreibt und was nicht zu einem Spiel gehört.

## Hilfe

cli-help = Elfenwizards und Wiz-War im Terminal: spielen, Computerspielern zuschauen, Spiele nachspielen, Regeln lesen.
cli-help-version = Die Version zeigen und aufhören.
cli-help-lang = Die Sprache: { $languages }. Ohne diese Angabe: die von GUILDHALL_LANG, sonst die deines Systems, sonst Englisch.
cli-help-help = Diese Hilfe zeigen und aufhören.
cli-help-usage = Aufruf: { $call }
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-default = [ohne Angabe: { $value }]
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
cli-version = Guildhall { $version }
cli-help-play = Ein Spiel spielen, allein gegen Computerspieler oder mit anderen an einem Terminal.

    Jede Antwort wird gespeichert: Ein abgebrochenes Spiel geht mit --resume weiter, wie auch immer es abgebrochen ist.
cli-help-play-game = Das Spiel; mit --resume die Datei, mit der es weitergeht, wenn es nicht das letzte Spiel ist.
cli-help-seats = Wer wo sitzt, im Uhrzeigersinn: „me“ für einen Menschen oder der Name eines Computerspielers ({ $bots }), auf Wunsch jeweils mit einem Namen: anna=me,bert=me,apprentice. Ohne diese Angabe: me und dreimal apprentice.
cli-help-edition = Die Ausgabe der Regeln ({ $editions }).
cli-help-option = Eine Option der Regeln, als NAME=WERT; für weitere mehrmals möglich. Die Optionen stehen in den Regeln (guildhall rules).
cli-help-seed = Bestimmt allen Zufall; derselbe Startwert gibt dieselben Würfe. Ohne diese Angabe: jedes Mal ein neuer.
cli-help-position = Eine Datei mit einer Stellung (JSON), von der aus es losgeht.
cli-help-resume = Mit dem letzten unbeendeten Spiel oder der genannten Datei weitermachen.
cli-help-simulate = Computerspieler viele Spiele spielen lassen und zählen.

    Die Plätze wechseln: Spieler i von --seats sitzt in Spiel g auf Platz i + g. Ein geteilter Sieg zählt zu gleichen Teilen für alle, die ihn teilen.
cli-help-simulate-game = Das Spiel.
cli-help-simulate-seats = Die Computerspieler, im Uhrzeigersinn ({ $bots }).
cli-help-games = Wie viele Spiele.
cli-help-simulate-seed = Bestimmt allen Zufall; derselbe Startwert gibt dieselben Spiele, gleich was --jobs ist. Ohne diese Angabe: jedes Mal ein neuer.
cli-help-jobs = Wie viele Spiele zugleich gespielt werden.
cli-help-json = Die Ergebnisse als ein JSON-Objekt ausgeben und sonst nichts.
cli-help-records = Eine Datei für die Aufzeichnungen aller Spiele, eine pro Zeile.
cli-help-replay = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen, vorwärts und zurück; oder, wo kein Terminal ist, alles ausgeben, was darin geschah.
cli-help-replay-file = Die Datei mit der Aufzeichnung.
cli-help-replay-game = Welches Spiel aus einer Datei mit mehreren.
cli-help-replay-step = Nach so vielen Antworten beginnen.
cli-help-verify = Beweisen, dass niemand die Würfel eines aufgezeichneten Spiels gewählt hat: Sein Startwert ist der, auf den sich der Tisch vor dem ersten Wurf festgelegt hat, und jeder Wurf und jede gezogene Karte folgt daraus.

    Der Rückgabewert ist 0, wenn alles in der Datei bewiesen ist, sonst 1.
cli-help-verify-file = Die Datei mit der Aufzeichnung.
cli-help-serve = Einen Tischserver öffnen: im Browser spielen, allein oder mit anderen über ein Netz.

    Alles, was geschieht, steht in einer Datenbank: einer Datei in deinem Datenordner oder PostgreSQL.
cli-help-serve-data = Der Ordner für die Datenbankdatei.
cli-help-serve-database = Die Adresse einer PostgreSQL-Datenbank, die statt einer Datei benutzt wird, etwa postgresql://user@host/name.
cli-help-serve-host = Die Adresse, an der der Server lauscht.
cli-help-serve-port = Der Port, an dem der Server lauscht.
cli-help-serve-browser = Den Browser öffnen, sobald der Server bereit ist.
cli-help-serve-limits = Anfragen und Nachrichten ablehnen, die zu oft kommen. Messungen brauchen es ausgeschaltet.
cli-help-serve-name = Ein Name, unter dem dieser Server zu erreichen ist, etwa play.example.org. Kann mehrmals angegeben werden. Die Namen dieses Rechners und IP-Adressen gehen immer.
cli-help-serve-proxy = Ein Proxy vor diesem Server, mit Adresse oder Netz, oder * für alle. Was er in X-Forwarded-For sagt, wird geglaubt. Kann mehrmals angegeben werden.
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

cli-with-rule = { $sentence } (Regeln { $rule })
cli-prompt-rule = (Regeln { $rule })
cli-ask = { $player } >
cli-hand-over = { $player }, drück Enter, wenn nur du hinsiehst:
cli-only-choice = { $player } hat nur eine Möglichkeit: { $choice }.
cli-news-before = ({ $count ->
        [one] eine weitere Zeile
       *[other] { $count } weitere Zeilen
    }: Tippe log { $all })
cli-begin = { $game }: { $options }, Startwert { $seed }. Tippe help für die Befehle.
cli-begin-option = { $name } ({ $value })
cli-resumed = Weiter geht es mit { $file }.
cli-line-too-long = Es ist nichts geschehen: Was nach „{ $done }“ kommt, entscheiden ein Wurf oder andere, also lässt sich „{ $word }“ noch nicht sagen.
cli-way-too-long = Es ist nichts geschehen: Auf dem Weg zu „{ $word }“ wird etwas passieren, also lässt sich „{ $next }“ noch nicht sagen.
cli-line-cut = Etwas kam dazwischen: { $count ->
        [one] Das Letzte in der Zeile wurde nicht getan.
       *[other] Die letzten { $count } Dinge in der Zeile wurden nicht getan.
    }
cli-no-such-number = { $number } steht nicht zur Wahl: Die Möglichkeiten haben die Nummern { $least } bis { $most }.
cli-nothing-done = { $sentence } Es ist nichts geschehen.
cli-undone = Zurückgenommen: { $player } wählt neu.
cli-undo-roll = Es lässt sich nichts zurücknehmen: Würfe gelten, und ebenso, was andere Menschen gewählt haben und was ans Licht kam.
cli-why-usage = Sag, was du tun möchtest, etwa: why { $example }
cli-why-legal = „{ $wish }“ geht jetzt.
cli-saved = Das Spiel ist gespeichert: { $file }
cli-saved-copy = Eine Kopie des Spiels ist gespeichert: { $file }
cli-save-failed = In { $file } lässt sich das Spiel nicht speichern: { $why } Es geht weiter, und nach der nächsten Antwort wird es wieder versucht; „save DATEI“ speichert es anderswo.
cli-save-works-again = Das Spiel ist wieder gespeichert: { $file }
cli-quit-unsaved = Das Spiel ist nicht gespeichert. „save DATEI“ speichert es anderswo; noch einmal quit verlässt es ohne Speichern.
cli-left = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
cli-left-unsaved = Das Spiel konnte nicht gespeichert werden.
cli-rescued = Das Spiel konnte nicht an seinem Platz gespeichert werden und liegt stattdessen hier. Weiter geht es mit: { $command }
cli-rules-usage = Sag, welchen Absatz oder welches Wort du suchst: rules { $example }
cli-unknown-rest = { $command } braucht keine weiteren Wörter.

cli-over = Das Spiel ist aus: { $reason }
cli-over-winner = { $players } gewinnt.
cli-over-winners = Den Sieg teilen sich: { $players }.
cli-over-record = Die Aufzeichnung des Spiels: { $file }
cli-over-rescued = Die Aufzeichnung des Spiels konnte nicht an ihrem Platz gespeichert werden und liegt stattdessen hier: { $file }
cli-over-unsaved = Die Aufzeichnung des Spiels konnte nicht gespeichert werden.
cli-column-place = Rang
cli-column-player = Name
cli-column-score = Punkte

cli-commands =
    Eine Wahl ist eine Nummer der Liste oder ihr Wort; Groß und Klein ist gleich, und ein eindeutiger Anfang genügt.
    Mehrere in einer Zeile gelten zusammen oder gar nicht: { $line }
    Eine leere Zeile zeigt die Liste noch einmal.
cli-command-undo = deine letzte Wahl zurücknehmen und was Computerspieler seitdem taten; Würfe und die Wahl anderer Menschen gelten
cli-command-why = warum etwas nicht erlaubt ist, mit der Regel dazu: why { $wish }
cli-command-rules = einen Absatz oder Abschnitt der Regeln lesen: rules 5.8
cli-command-log = alles, was geschah; log 20: die letzten 20 Zeilen
cli-command-save = wo das Spiel gespeichert ist; save DATEI: dort eine Kopie speichern
cli-command-board = den Spielplan noch einmal zeichnen
cli-command-help = diese Liste
cli-command-quit = aufhören; das Spiel ist gespeichert und geht mit guildhall play --resume weiter

## Regeln

rules-section = { $number } { $title }
rules-sections = { $first } bis { $last }
rules-nothing-found = Zu „{ $text }“ steht nichts in den Regeln.

## Falsche Eingaben

cli-bad-lang = Eine Sprache „{ $name }“ gibt es nicht. Die Sprachen sind: { $allowed }.
bad-player = An diesen Tisch kann sich niemand namens „{ $name }“ setzen. Es gibt: { $allowed }.
bad-player-name = „{ $name }“ kann kein Spielername sein: Er muss 1 bis { $most } Zeichen haben und darf weder Komma noch Gleichheitszeichen enthalten.
bad-player-twice = Den Namen „{ $name }“ gibt es zweimal.
bad-option-form = „{ $given }“ ist keine Option: Schreib NAME=WERT, etwa { $example }.
bad-resume-with = Ein gespeichertes Spiel geht so weiter, wie es begonnen wurde: Lass { $option } weg.
bad-resume-none = In { $folder } gibt es kein unbeendetes Spiel, mit dem es weitergehen könnte.
bad-resume-over = { $file }: Dieses Spiel ist aus; sieh es dir an mit: { $command }
bad-resume-several = { $file }: Diese Datei enthält { $count } Spiele; weiterspielen lässt sich nur eine Datei mit einem.
bad-position-seats = Die Stellung ist für { $seats } Personen, aber --seats nennt { $found }.
bad-position-with = Das sagt eine Stellung selbst: Lass { $option } weg.
bad-position-foreign = Das ist keine Stellung eines Guildhall-Spiels.
bad-position-record = Das ist eine Aufzeichnung, keine Stellung; weiter geht es damit über --resume.
bad-record-empty = Die Datei ist leer.
bad-record-player = Die Aufzeichnung sagt nicht, wer „{ $name }“ ist; nenne mit --seats, wer mitspielt.
bad-record-players = Die Aufzeichnung nennt { $found } Namen für { $seats } Plätze; nenne mit --seats, wer mitspielt.
bad-resume-seats = Das gespeicherte Spiel ist für { $seats } Personen, aber --seats nennt { $found }.
bad-game-number = { $file }: Ein Spiel { $number } gibt es in dieser Datei nicht; sie enthält { $count }.
bad-step-number = Einen Schritt { $number } gibt es nicht: Die Schritte dieses Spiels gehen von 0 bis { $last }.
bad-rulebook = Eine Zusammenfassung der Regeln von { $game } gibt es hier nicht.
bad-section = Einen Abschnitt oder Absatz „{ $number }“ gibt es nicht. Es gibt die Abschnitte { $sections }.
bad-paragraph = Einen Absatz „{ $number }“ gibt es nicht: Abschnitt { $section } geht von { $first } bis { $last }.
bad-usage = { $sentence } (mehr sagt guildhall --help)
bad-usage-command = Einen Befehl „{ $name }“ gibt es nicht. Die Befehle sind: { $allowed }.
bad-usage-extra = Das ist zu viel: { $given }
bad-usage-option = Eine Option „{ $name }“ gibt es hier nicht.
bad-usage-option-near = Eine Option „{ $name }“ gibt es hier nicht. Es gibt: { $near }.
bad-usage-value = Auf { $option } muss ein Wert folgen.
bad-usage-no-value = { $option } nimmt keinen Wert.
bad-usage-missing = { $name } fehlt.
bad-usage-number = { $option } muss eine ganze Zahl sein.
bad-usage-number-least = { $option } muss eine ganze Zahl sein, mindestens { $least }.
bad-usage-number-between = { $option } muss eine ganze Zahl von { $least } bis { NUMBER($most, useGrouping: 0) } sein.

file-says = { $file }: { $why }
file-says-in-line = { $file }, Zeile { $line }: { $why }
file-read = { $file } lässt sich nicht lesen: { $why }
file-write = { $file } lässt sich nicht schreiben: { $why }
file-not-ours = { $file } gibt es schon und ist keine Aufzeichnung von Guildhall; die Datei bleibt, wie sie ist. Wähle einen anderen Namen.
file-no-text = { $file } ist keine Textdatei.
file-no-json = Ab Spalte { $column } ist das kein JSON.
file-cut-off = Die Datei ist hier abgeschnitten.
file-missing = Diese Datei oder diesen Ordner gibt es nicht.
file-folder = Das ist ein Ordner.
file-not-a-folder = Ein Teil des Pfades ist kein Ordner.
file-forbidden = Das ist dir nicht erlaubt.
file-read-only = Der Datenträger lässt sich nur lesen.
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
simulate-mean-score = Mittlere Punkte
simulate-split = Ein geteilter Sieg zählt zu gleichen Teilen.
simulate-length = Mittlere Länge: { $decisions } Entscheidungen
simulate-speed = Geschwindigkeit: { $speed } Entscheidungen pro Sekunde
simulate-endings = Wie die Spiele endeten:
simulate-unfinished = Abgebrochen: { $count ->
        [one] Ein Spiel wurde nicht gespielt.
       *[other] { $count } Spiele wurden nicht gespielt.
    }
simulate-records = Die Aufzeichnungen aller Spiele: { $file }

## Nachspielen

replay-head = { $file }
replay-head-game = { $file }, Spiel { $number } von { $count }
replay-step = Schritt { $step } von { $last }
replay-choice = { $player } wählt: { $choice }.
replay-ask = n weiter, p zurück, eine Zahl, first, last, log, quit >
replay-unknown = „{ $word }“ ist nichts von: n, p, eine Zahl, first, last, log, { $commands }.
replay-at-end = Das ist der letzte Schritt.
replay-at-start = Das ist der erste Schritt.

## Prüfen

verify-head = { $file }: { $game }
verify-head-game = { $file }, Spiel { $number } von { $count }: { $game }
verify-table = Tisch { $table } hat sich festgelegt auf { $commitment }. Beides muss sein, was er vor dem ersten Wurf gezeigt hat.
verify-values = Danach haben die Beteiligten hinzugefügt: { $values }. Deines muss sein, was du hinzugefügt hast.
verify-value = { $player } „{ $value }“
verify-value-none = { $player } nichts
verify-no-commitment = In dieser Aufzeichnung gibt es keine Festlegung: Wie ihr Startwert { $seed } gewählt wurde, lässt sich nicht sagen.
verify-no-value = Niemand hat einen Wert hinzugefügt: Wer das Geheimnis machte, konnte es wählen und damit die Würfel.
verify-seed = Das Geheimnis ist das, auf das der Tisch sich festgelegt hat; Geheimnis, Tisch und Werte ergeben den Startwert { $seed }.
verify-rolls = { $count ->
        [0] Es wurde nicht gewürfelt
        [one] Der einzige Wurf folgt aus dem Startwert
       *[other] Alle { $count } Würfe und gezogenen Karten folgen aus dem Startwert
    }, und { $ended ->
        [yes] das Spiel endet, wie es geschrieben steht.
       *[no] das Spiel ist nicht zu Ende.
    }
verify-written = { $count ->
        [one] Der erste Wurf aber nicht: Er stand in der Stellung, mit der das Spiel begann.
       *[other] Die ersten { $count } Würfe aber nicht: Sie standen in der Stellung, mit der das Spiel begann.
    }
verify-start = Das Spiel begann mit einer Stellung; wie es zu ihr kam, sagt hier nichts.
verify-proved = Bewiesen: Weder der Tisch noch sonst jemand allein konnte diese Würfel wählen.
verify-unproved = Nicht bewiesen: { $why }

fair-unpublished = Der Tisch hat sein Geheimnis noch nicht veröffentlicht; das tut er, wenn das Spiel aus ist.
fair-no-seed = Die Aufzeichnung hat weder einen Startwert noch eine Festlegung.
fair-seed-missing = Die Aufzeichnung hat keinen Startwert; es muss { $due } sein.
fair-other-secret = Das Geheimnis ist nicht das festgelegte; seine Festlegung ist { $found }.
fair-other-seed = Der Startwert in der Aufzeichnung ist { $seed }; Geheimnis, Tisch und Werte ergeben { $due }.
fair-other-roll = Wurf { $number } ist als { $written } aufgeschrieben; es muss { $rolled } gewesen sein.
fair-roll-missing = Wurf { $number } steht nicht in der Aufzeichnung; es muss { $rolled } gewesen sein.
fair-roll-left = Wurf { $number }, aufgeschrieben als { $written }, hat nie stattgefunden.

## Der Spielplan von Elfenwizards

board-elfenwizards-round = Runde { $round } von { $rounds }
board-elfenwizards-step = Phase { $step }: { $title }
board-elfenwizards-over = Das Spiel ist aus
board-elfenwizards-years = Rundenzähler
board-elfenwizards-nobody = niemand
board-elfenwizards-passed = Abstufung
board-elfenwizards-caution = ! { $sentence } (Regeln { $rule })
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
