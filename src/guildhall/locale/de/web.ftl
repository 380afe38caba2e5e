# Die Seite: was sie rund um die Spiele sagt.

## Überall

web-menu = Menü
web-home = Zurück zum Anfang
web-rules = Regeln
web-settings = Einstellungen
web-language = Sprache
web-close = Schließen
web-yes = Ja
web-no = Nein
web-loading = Einen Augenblick …
web-trouble = Da ist etwas schiefgegangen. Versuch es noch einmal.
web-no-server = Der Server antwortet nicht. Die Seite versucht es von selbst weiter.
web-lost = Hier ist nichts.
web-rule = Absatz { $rule } der Regeln

## Die Startseite

web-welcome = Zwei Spiele um Zauberer
web-guest = Gast
web-game-elfenwizards = Elfenwizards
web-game-wizwar = Wiz-War
web-about-elfenwizards = Würfel, Stimmen und Absprachen um fünfzehn Titel auf einem großen Baum. Für 3 bis 6 Personen.
web-about-wizwar = Ein Labyrinth, 168 Magiekarten, Gegenzauber und gestohlene Schätze. Für 2 bis 4 Personen.
web-play-now = Gleich spielen
web-new-table = Neuer Tisch
web-my-tables = Meine Tische
web-open-tables = Offene Tische
web-status-waiting = wartet auf Mitspielende
web-status-playing = läuft
web-status-finished = beendet
web-status-closed = geschlossen

## Vor dem Spiel

web-waiting-room = Dieser Tisch wartet auf Mitspielende.
web-free-seat = ein freier Platz
web-kept-for = freigehalten für { $name }
web-invite-link = Mit diesem Link lädst du andere ein:
web-copy = Kopieren
web-copied = Kopiert
web-start-now = Jetzt anfangen, mit Computerspielern auf den freien Plätzen
web-your-name = Dein Name
web-sit-down = Platz nehmen

## Am Tisch

web-players = Wer mitspielt
web-board = Der Spielplan
web-choices = Was du wählen kannst
web-log = Verlauf
web-talk = Gespräch
web-promises = Versprechen
web-text = In Worten
web-undone = Eine Wahl wurde zurückgenommen.
web-say = Sag etwas
web-send = Sagen
web-spectator = Jemand aus dem Publikum
web-line-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
web-line-gone = Dieser Tisch ist für dich nicht offen.
web-nobody-won = Das Spiel ist aus. Niemand hat gewonnen.
web-won = { $count ->
        [one] Das Spiel ist aus. { $winners } hat gewonnen.
       *[other] Das Spiel ist aus. Gemeinsam gewonnen haben: { $winners }.
    }
web-window-waits = Etwas wurde angekündigt. Andere können darauf antworten.
web-waits-for = Am Zug: { $players }.
web-waits = Bitte warten.
web-time-left = { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
web-undo = Zurücknehmen
web-undo-ask = Um Zurücknehmen bitten
web-undo-asked = { $player } möchte die letzte Wahl zurücknehmen. Bist du einverstanden?
web-orders = Wenn andere etwas ankündigen:
web-orders-ask = immer fragen
web-orders-concerned = für mich passen, solange ich nicht angegriffen werde
web-leave = Verlassen
web-return = Meinen Platz wieder einnehmen
web-rematch = Noch einmal spielen
web-next-table = Zum nächsten Spiel
web-replay = Nachspielen
web-record = Aufzeichnung herunterladen
web-hand-over = Gib das Gerät weiter an { $player }.
web-its-me = Ich bin’s, { $player }

## Versprechen

web-no-promises = Noch wurde nichts versprochen.
web-promise-open = offen
web-promise-accepted = angenommen
web-promise-refused = abgelehnt
web-promise-withdrawn = zurückgezogen
web-promise-lapsed = verfallen
web-accept = Annehmen
web-refuse = Ablehnen
web-withdraw = Zurückziehen
