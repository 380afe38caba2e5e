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
web-not-reached = Der Server antwortet nicht. Bitte versuch es gleich noch einmal.
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
web-turn-of = wartet auf { $players }

## Vor dem Spiel

web-waiting-room = Dieser Tisch wartet auf Mitspielende.
web-free-seat = ein freier Platz
web-kept-for = freigehalten für { $name }
web-invite-link = Mit diesem Link lädst du andere ein:
web-copy = Kopieren
web-copied = Kopiert
web-start-now = Jetzt anfangen, mit Computerspielern auf den freien Plätzen
web-start = Anfangen
web-start-when-ready = Alle Plätze sind besetzt. Fang an, wenn du so weit bist.
web-start-of = Es geht los, sobald { $name } anfängt.
web-start-of-owner = Alle Plätze sind besetzt. Es geht los, sobald anfängt, wer den Tisch eröffnet hat.
web-start-yours = wartet darauf, dass du anfängst
web-full = besetzt, noch nicht angefangen
web-remove = Entfernen
web-remove-player = { $name } entfernen
web-take = Auch hier sitzen
web-take-seat = Auch auf Platz { $number } sitzen
web-several = Eine Person darf mehrere Plätze nehmen.
web-computer-short = Computer
web-computer-name = { $name } (Computer)
web-your-name = Dein Name
web-fill-in = Bitte fülle dieses Feld aus.
web-sit-down = Platz nehmen

## Am Tisch

web-players = Wer mitspielt
web-board = Der Spielplan
web-choices = Was du wählen kannst
web-log = Verlauf
web-talk = Chat
web-promises = Versprechen
web-text = Text
web-undone = Eine Wahl wurde zurückgenommen.
web-say = Sag etwas
web-send = Sagen
web-spectator = Jemand aus dem Publikum
web-line-lost = Die Verbindung ist weg und kommt von selbst wieder.
web-line-gone = Dieser Tisch ist für dich nicht offen.
web-other-rules = Dieses Spiel hat andere Regeln
web-other-rules-short = andere Regeln
web-put-away = Weglegen
web-nobody-won = Das Spiel ist aus: Niemand hat gewonnen.
web-won = { $count ->
        [one] Das Spiel ist aus: { $winners } hat gewonnen.
       *[other] Das Spiel ist aus, gemeinsam gewonnen haben: { $winners }.
    }
web-window-waits = Etwas wurde angekündigt, und andere können darauf antworten.
web-waits-for = Am Zug: { $players }.
web-waits-now = Am Zug: { $players } ({ $what }).
web-waits = Bitte warten.
web-time-left = { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
web-undo = Zurücknehmen
web-undo-ask = Um Zurücknehmen bitten
web-undo-asked = { $player } möchte die letzte Wahl zurücknehmen: Bist du einverstanden?
web-orders = Wenn andere etwas ankündigen:
web-orders-ask = immer fragen
web-orders-concerned = für mich passen, solange ich nicht angegriffen werde
web-leave = Verlassen
web-return = Meinen Platz wieder einnehmen
web-rematch = Noch einmal spielen
web-next-table = Zum nächsten Spiel
web-rematch-waits = Für euch alle ist ein neues Spiel eröffnet: „{ web-next-table }“ führt hin.
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

## Nachspielen

web-replay-title = { $game }: nachgespielt
web-replay-seen-by = Gesehen von
web-replay-viewer-none = jemand aus dem Publikum
web-replay-viewer-all = alle Hände offen
web-replay-seat = { $number }. { $player }
web-replay-to-table = Zum Tisch
web-replay-controls = Durch das Spiel gehen
web-replay-slider = Schritt
web-replay-position = Schritt { $step } von { $last }
web-replay-where = Schritt { $step } von { $last }. { $chapter }
web-replay-first = Zum Anfang
web-replay-chapter-back = Ein Kapitel zurück
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Einen Schritt weiter
web-replay-chapter-forward = Ein Kapitel weiter
web-replay-last = Zum Ende
web-replay-speed = Geschwindigkeit
web-replay-times = { $speed } ×
web-replay-keys = Tasten: ← und → (überall: j und l) gehen einen Schritt, mit der Umschalttaste ein Kapitel, Pos1 und Ende gehen zum Anfang und zum Ende; die Leertaste spielt ab und hält an; Esc beendet die Bewegung.
web-replay-this-step = Dieser Schritt
web-replay-beginning = Das Spiel beginnt.
web-replay-chose = { $player } wählt: { $choice }
web-replay-asked = Die Frage war:
web-replay-happened = Was geschah
web-replay-nothing = Nichts, was zu sehen war.
web-replay-cut = Dieses Spiel hatte andere Regeln. Über diesen Schritt hinaus können die heutigen ihm nicht folgen.
web-replay-result = Das Ergebnis
web-replay-score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
web-replay-winner = gewonnen
web-replay-around = Rund um diesen Schritt
web-replay-story = Verlauf
web-replay-chapters = Kapitel
web-replay-hand-of = Die Hand von { $player }
web-replay-share = Teilen und aufheben
web-replay-share-link = Ein Link zu diesem Schritt, wie du ihn jetzt siehst
web-replay-share-note = Wer den Link hat, kann sich das ganze Spiel ansehen.
web-replay-file = Das ganze Spiel als Datei
web-replay-file-note = Guildhall zeigt es mit „guildhall replay DATEI“ wieder, auch ohne Server.
web-replay-why = Dieses Spiel ist schon gespielt: Hier wird nichts mehr gewählt.
web-replay-play-on = Von hier weiterspielen
web-replay-play-on-step = Ab Schritt { $step } von { $last }
web-replay-play-on-note = Alles ist, wie es nach diesem Schritt war, auch die Hände; die Würfel sind neu.
web-replay-play-on-over = Bei diesem Schritt ist das Spiel aus. Geh ein wenig zurück und spiel von dort weiter.
web-replay-my-seat = Ich spiele für
web-replay-others = Die anderen
web-replay-friend = jemand anderes, per Link
web-replay-stand-in = Vertretung für { $player }
web-replay-begin = Weiterspielen
web-replay-begin-friends = Tisch eröffnen und Link holen
web-replay-opening = Der Tisch wird eröffnet …
web-replay-none = Hier gibt es kein Spiel anzusehen
web-link-cut = Vielleicht fehlt dem Link das Ende. Lass dir den ganzen Link noch einmal schicken.
web-replay-waiting-hint = Vielleicht ist noch ein Platz für dich frei.
web-replay-playing-hint = Schau am Tisch zu; nachspielen lässt es sich, sobald das Spiel aus ist.
web-replay-closed-hint = Das Spiel wurde nie gespielt.

## Wiz-War: der Plan, die Hand und die Plätze

web-ww-labyrinth = Das Labyrinth
web-ww-keys = Im Labyrinth gehen die Pfeiltasten von Feld zu Feld, Umschalt und ein Pfeil zur Grenzlinie auf dieser Seite, Bild ab und Bild auf durch alles, was auf dem Feld ist; Enter wählt es oder sagt, warum nicht.
web-ww-told = { $what }: { $text }
web-ww-told-owned = { $what }, von { $owner }: { $text }
web-ww-does-home = Ein fremder Schatz, der hier liegt, ist einen Punkt wert.
web-ww-does-treasure = Ihn aufzunehmen beendet Bewegen und Zaubern. Auf einem fremden Heimatfeld ist er einen Punkt wert.
web-ww-does-door = Verschlossen für alle außer { $owner }.
web-ww-does-door-dead = Für alle verschlossen: Wem sie gehört, ist nicht mehr im Spiel.
web-ww-does-door-sealed = Niemand kann sie öffnen.
web-ww-does-door-sight = Geschlossen versperrt sie die Sicht.
web-ww-does-wall = Niemand geht hindurch.
web-ww-does-wall-sight = Niemand sieht hindurch.
web-ww-does-wall-cracks = Risse können sie zerstören.
web-ww-cost = { $cost ->
        [one] Hierher kannst du für 1 Bewegungspunkt gehen
       *[other] Hierher kannst du für { $cost } Bewegungspunkte gehen
    }
web-ww-walls = { $count ->
        [one] Mauer
       *[other] Mauern
    } im { $sides }
web-ww-side = { $what } im { $direction }
web-ww-no-walls = Ringsum keine Mauern
web-ww-walk = nach { $square } gehen
web-ww-lit = Du kannst es wählen
web-ww-choose-target = Was als Ziel möglich ist, leuchtet auf dem Plan.
web-ww-way = { $type } ({ $range })
web-ww-air = Was angekündigt ist
web-ww-air-none = Gerade ist nichts angekündigt.
web-ww-look-none = Zeig auf ein Feld, eine Grenzlinie oder eine Figur: Hier steht dann, was es ist und was es tut.
web-ww-doing-cast = { $player } wirkt { $way }{ $energy ->
        [0] {""}
        [1] {""}
       *[other] {" "}mit Energie { $energy }
    }{ $aimed ->
        [yes] , Ziel: { $targets }
        [way] {" "}nach { $targets }
       *[no] {""}
    }.
web-ww-doing-use = { $player }: { $way }{ $aimed ->
        [yes] , Ziel: { $targets }
       *[no] {""}
    }.
web-ww-doing-answer = { $player } antwortet auf „{ $against }“: { $way }.
web-ww-doing-damage = Gleich erleidet { $player } { $amount } Schaden ({ $kind }).
web-ww-doing-pick-up = { $player } nimmt { $treasure } auf.
web-ww-doing-window = Alle dürfen antworten.
web-ww-doing-shove = { $player } wird geschoben.
web-ww-doing-bolt = Der Blitz von { $player } läuft weiter.
web-ww-announced = { $player } hat angekündigt: { $way }, Ziele: { $targets }.
web-ww-cancelled = aufgehoben
web-ww-you = du
web-ww-winner = gewonnen
web-ww-kills = { $count ->
        [one] 1 Zauberer getötet
       *[other] { $count } Zauberer getötet
    }
web-ww-limit = Handlimit: { $count }
web-ww-known = Bekannte Karten:
web-ww-hand = Auf der Hand:
web-ww-phase-draft = Wahl der Schulen
web-ww-phase-time_passes = Zeit vergeht
web-ww-phase-move_and_cast = Bewegen und Zaubern
web-ww-phase-discard_and_draw = Abwerfen und Nachziehen
web-ww-phase-over = Das Spiel ist aus
web-ww-attacks-left = { $count ->
        [0] kein Angriff mehr
        [one] noch 1 Angriff
       *[other] noch { $count } Angriffe
    }
web-ww-flag-stunned = betäubt: entweder bewegen oder angreifen
web-ww-flag-rooted = keine Bewegung mehr
web-ww-flag-empty_handed = kann in diesem Zug keinen Schatz aufnehmen
web-ww-deck = { $cards ->
        [one] 1 Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }, { $discards } auf der Ablage
web-ww-thing-by = { $what }, von { $player }
web-ww-draw-pile = { $cards ->
        [one] Magiestapel, 1 Karte
       *[other] Magiestapel, { $cards } Karten
    }
web-ww-discard-pile = { $discards ->
        [one] Ablage, 1 Karte
       *[other] Ablage, { $discards } Karten
    }
web-ww-top-discard = obenauf { $card }
web-ww-about-alchemy = Zaubersteine, Pulver und Säuren
web-ww-about-conjuring = Büsche, Türen, Fallen und Pfeile
web-ww-about-elemental = Feuer, Wasser, Stein, Wind und Blitz
web-ww-about-mentalism = Schläge auf den Geist, gestohlene Gedanken
web-ww-about-mutation = Andere Gestalten, mehr Arme, mehr Tempo
web-ww-about-thaumaturgy = Gegenzauber, Flüche und Klingen

## Wiz-War in Worten

web-ww-stands = Auf { $square }; das Heimatfeld ist { $home }.
web-ww-with = Auf demselben Feld: { $wizards }.
web-ww-treasures = Schätze
web-ww-treasure-lies = { $treasure } liegt auf { $square }.
web-ww-treasure-carried = { $treasure } ist auf { $square }, getragen von { $carrier }.
web-ww-things = Auf dem Plan
web-ww-doors = Türen und Risse
web-ww-exits = Ausgänge
web-ww-exit = { $square }, im { $direction }: führt nach { $to }{ $portal ->
        [purple] {" "}(lila Portal)
        [cyan] {" "}(türkises Portal)
       *[none] {""}
    }.

## Elfenwizards auf der Seite

web-elf-tree = Der große Baum
web-elf-track = Der Rundenzähler
web-elf-round = Runde { $round }
web-elf-paid = { $player } hat für das Ausscheiden einen kleinen Zauberspruch gezahlt
web-elf-without = { $count ->
        [one] 1 Runde ohne High Wizard
       *[other] { $count } Runden ohne High Wizard
    }
web-elf-dragon = { $player } hat den Drachen und fängt an
web-elf-has-dragon = hat den Drachen und fängt an
web-elf-box-empty = { $box }, Wert { $value }: leer
web-elf-box-holds = { $box }, Wert { $value }: { $tokens }
web-elf-token = { $token }{ $points ->
        [0] {""}
        [one] , 1 Stimme
       *[other] , { $points } Stimmen
    }{ $grey ->
        [0] {""}
        [one] , 1 grauer Chip
       *[other] , { $grey } graue Chips
    }
web-elf-place-W = Wizard-Kasten
web-elf-place-S = Sorcerer-Kasten
web-elf-place-N = Necromancer-Kasten
web-elf-place-M = Magician-Kasten
web-elf-place-minor = Kleine Zaubersprüche
web-elf-place-grey = Graue Chips
web-elf-rank-W = Wizards
web-elf-rank-S = Sorcerer
web-elf-rank-N = Necromancer
web-elf-rank-M = Magicians
web-elf-passed-over = Abstufung
web-elf-box-of-dice = Würfel hierher: { $box }
web-elf-die = eine { $face }
web-elf-die-in = deine { $face } ({ $box })
web-elf-die-of = { $face } von { $player } ({ $box })
web-elf-rolled = Gewürfelt
web-elf-in-hand = in der Hand:
web-elf-spell-in-hand = ein kleiner Zauberspruch in der Hand
web-elf-dice-front = { $count ->
        [one] 1 eigener Würfel liegt bereit
       *[other] { $count } eigene Würfel liegen bereit
    }
web-elf-chips-front = { $count ->
        [0] kein kleiner Zauberspruch liegt bereit
        [one] 1 kleiner Zauberspruch liegt bereit
       *[other] { $count } kleine Zaubersprüche liegen bereit
    }
web-elf-chips-minor = { $count ->
        [one] 1 kleiner Zauberspruch im Kasten
       *[other] { $count } kleine Zaubersprüche im Kasten
    }
web-elf-you = du
web-elf-score = Punkte:
web-elf-worth = jetzt { $worth }, insgesamt { $total }
web-elf-worth-why = Was die Magier einbrächten, wo sie jetzt stehen, und die Punkte zusammen damit
web-elf-high-wizards = { $count ->
        [one] war einmal High Wizard
        [2] war zweimal High Wizard
       *[other] war { $count }-mal High Wizard
    }
web-elf-passed = gepasst
web-elf-turn = am Zug
web-elf-won = gewonnen
web-elf-level-H = High Wizard, Wert { $value }
web-elf-level-W = Wizards, Wert je { $value }
web-elf-level-S = Sorcerer, Wert je { $value }
web-elf-level-N = Necromancer, Wert je { $value }
web-elf-level-M = Magicians, Wert je { $value }
web-elf-text-now = Jetzt
web-elf-text-round = Runde { $round } von { $rounds }.
web-elf-text-step = Phase { $step }: { $name }.
web-elf-text-turn = Am Zug: { $player }.
web-elf-text-vacant = { $box }: niemand
web-elf-text-box = { $box }: { $tokens }
web-elf-text-passed-over = In den Abstufungsfeldern
web-elf-text-contests = Die Wahlen
web-elf-text-contest = { $titles }: { $standing }. { $count ->
        [0] Jetzt würde niemand aufsteigen.
        [one] Jetzt würde aufsteigen: { $rising }.
       *[other] Jetzt würden aufsteigen: { $rising }.
    }
web-elf-text-stands = { $name } mit { $points ->
        [one] 1 Stimme
       *[other] { $points } Stimmen
    }
web-elf-text-closed = Hier darf nur { $player } Zaubersprüche einsetzen.
web-elf-text-beside = Zaubersprüche neben Magiern
web-elf-text-spells = { $player }: { $dice ->
        [0] {""}
        [one] eine { $faces }
       *[other] Würfel { $faces }
    }{ $chips ->
        [0] {""}
       *[other] { $dice ->
            [0] {""}
           *[other] {" und "}
        }{ $chips ->
            [one] ein kleiner Zauberspruch
           *[other] { $chips } kleine Zaubersprüche
        }
    }
web-elf-text-score = Punkte: { $score }; die Magier sind jetzt { $worth } wert, insgesamt { $total }
web-elf-text-rolled = gewürfelt: { $faces }
web-elf-text-dice = { $faces } ({ $box })

web-promise-closed = Versprechen gibt es vom ersten Wurf einer Runde an, bis alle gepasst haben.
web-promise-round = Runde { $round }
web-promise-new = Etwas versprechen …
web-promise-to = An
web-promise-gives = Ich lege
web-promise-takes = wenn du legst
web-promise-on = neben
web-promise-count = Wie viele
web-promise-spell = Welcher Zauberspruch
web-promise-points = { $count ->
        [one] Stimme, mit beliebigen Zaubersprüchen
       *[other] Stimmen, mit beliebigen Zaubersprüchen
    }
web-promise-chips = { $count ->
        [one] kleinen Zauberspruch
       *[other] kleine Zaubersprüche
    }
web-promise-die = × eine { $face } ({ $box })
web-promise-token = { $name } ({ $box })
web-promise-less = Das weglassen
web-promise-more = … und noch etwas
web-promise-something = Eine Gegenleistung verlangen
web-promise-free = Kein Versprechen ist bindend. Der Tisch zeigt danach, wer Wort gehalten hat.
web-promise-offer = Das anbieten

## Rund um den Tisch: die Startseite, mit mehr Worten

web-welcome-more = Erklimme mit Würfeln und Absprachen einen großen Baum, oder jage in einem Labyrinth voller Zauber nach Schätzen. Ein Klick, und du bist im Spiel.
web-quick-elfenwizards = Gleich spielen: du gegen drei Computerspieler.
web-quick-wizwar = Gleich spielen: du gegen einen Computerspieler.
web-your-turn-now = Du bist dran
web-to-the-table = Zum Tisch
web-nobody-yet = noch niemand
web-free-seats = { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
web-no-open-tables = Gerade wartet kein Tisch auf Mitspielende. Eröffne einen und lade mit dem Link andere ein.
web-over-tables = Zum Nachspielen
web-no-over-tables = Noch ist keine deiner Partien zu Ende. Du findest sie dann hier, zum Nachspielen Schritt für Schritt, Teilen und Aufheben.
web-show-all = Alle { $count } zeigen
# Namen von Computerspielern, mit Kommas dazwischen.
web-bot-names = Alarich, Beatrix, Korvin, Dorothea, Eustach, Fenella, Gawan, Hesper, Isolde, Jokaste, Lukan, Morwenna

## Seiten, die helfen, wenn etwas fehlt

web-lost-more = Diese Adresse führt nirgendwohin. Vielleicht wurde sie nur zum Teil kopiert.
web-no-server-title = Der Server antwortet nicht
web-no-table-title = Hier ist kein Tisch
web-reload = Ein Teil der Seite ließ sich nicht holen; er kommt, sobald der Server antwortet.
web-reload-now = Neu laden

## Einstellungen

web-keep = Übernehmen
web-name-kept = So heißt du von jetzt an.
web-name-about = Diesen Namen sehen die anderen am Tisch. An Tischen, an denen du schon sitzt, bleibt er, wie er war.
web-theme = Hell oder dunkel
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegung
web-motion-system = Wie das Gerät
web-motion-off = Aus: Änderungen erscheinen sofort
web-sound = Ton
web-sound-about = Eine Glocke, wenn du dran bist, ein Klicken, wenn du wählst

## Die Seite mit den Regeln

web-contents = Inhalt
web-rules-title = Die Regeln von { $game }
web-rules-search = Die Regeln durchsuchen
web-rules-found = { $count ->
        [0] Nichts gefunden
        [one] Ein Absatz gefunden
       *[other] { $count } Absätze gefunden
    }
web-rules-nothing = Kein Absatz enthält alle diese Wörter. Versuch es mit weniger davon oder mit einer Nummer wie 5.8.
web-rules-english = Diese Regeln gibt es noch nicht in deiner Sprache: Hier sind sie auf Englisch.

## Ein neuer Tisch

web-new-game = Spiel
web-new-edition = Ausgabe
web-new-seats = Wer mitspielt
web-new-count = Wie viele mitspielen
web-new-seat = Platz { $number }
web-seat-me = ich
web-seat-friend = jemand anderes, per Link
web-seat-here = noch jemand an diesem Gerät
web-seat-friend-about = Der Platz ist frei, bis ihn jemand nimmt.
web-seat-here-about = Mehrere an einem Gerät: Die Hände bleiben verdeckt, bis jemand „Ich bin’s“ sagt.
web-seat-name = Name für Platz { $number }
web-seat-name-hint = Name
web-seat-twice = Zweimal derselbe Name an diesem Gerät: „{ $name }“.
web-bot-apprentice = Computer: Lehrling
web-bot-random = Computer: Zufall
web-bots-about = Computerspieler: Der Lehrling spielt mit Verstand, der Zufall blindlings.
web-new-manners = Wie es am Tisch zugeht
web-new-public = Freie Plätze sind für alle da: Der Tisch steht in der Liste der offenen Tische. Sonst kann nur Platz nehmen, wer den Link hat.
web-new-spectators = Andere dürfen zuschauen. Eine Hand sehen sie nie.
web-new-delay = Verzögerung für alle, die zuschauen
web-new-delay-about = Wer zuschaut, sieht alles um so viel später und kann niemandem am Tisch etwas vorsagen.
web-new-no-delay = keine
web-seconds = { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
web-minutes = { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
web-days = { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
web-clock = Uhren
web-clock-none = keine Uhr
web-clock-turn = Zeit für jeden Zug
web-clock-turn-none = Alle dürfen so lange überlegen, wie sie wollen.
web-clock-turn-about = Zeit pro Zug: { $time }. Danach spielt ein Computerspieler den Zug zu Ende; wer zu lange überlegt hat, bleibt im Spiel.
web-clock-window = Zeit, auf einen Zauber zu antworten
web-clock-window-none = Ein angekündigter Zauber wartet, bis alle geantwortet oder gepasst haben.
web-clock-window-about = Zeit für Antworten auf einen angekündigten Zauber: { $time }. Wer bis dahin nicht geantwortet hat, passt.
web-clock-steady = Immer die ganze Zeit warten, auch wenn alle gepasst haben: So verrät nicht einmal das Warten, wer antworten könnte.
web-new-options = Optionen der Regeln
web-new-changed = { $count ->
        [0] alle wie in der Ausgabe
        [one] eine geändert
       *[other] { $count } geändert
    }
web-new-open = Den Tisch eröffnen
web-usual = üblich

## Der Warteraum

web-that-is-you = du
web-needs-invite = Dieser Tisch ist privat. Wer ihn eröffnet hat, kann dir einen Link schicken, mit dem du Platz nehmen kannst.
web-seats-taken = Alle Plätze an diesem Tisch sind besetzt.
web-fair = Faire Würfel
web-fair-about = Der Server hat sich auf die Würfel festgelegt, bevor jemand Platz nahm, und alle mischen einen eigenen Wert hinein: So kann niemand sie wählen.
web-fair-more = Wie das geht
web-fair-nobody = An diesem Tisch hat niemand einen Wert hinzugefügt: Der Server allein hat die Würfel gewählt.
web-fair-own = Dein Wert: ein zufälliger, oder schreib einen eigenen
web-fair-yours = Dein Wert:
web-fair-commitment = Worauf sich der Server festgelegt hat
web-fair-same = Es ist, was du beim Platznehmen gesehen hast.
web-fair-other = Es ist nicht, was du beim Platznehmen gesehen hast!
web-fair-value = Der Wert von { $player }
web-fair-none = keiner: Computerspieler fügen nichts hinzu
web-fair-added-nothing = keiner beigetragen
web-fair-mine = Es ist der Wert, den du gegeben hast.
web-fair-not-mine = Es ist nicht der Wert, den du gegeben hast!
web-fair-secret = Das Geheimnis des Servers
web-fair-later = Es wird verraten, wenn das Spiel aus ist.
web-fair-proved = Es ist das, auf das der Server sich festgelegt hatte.
web-fair-broken = Es ist nicht das, auf das der Server sich festgelegt hatte!
web-fair-step-1 = Wenn ein Tisch eröffnet wird, macht der Server ein Geheimnis und zeigt dessen SHA-256, die Festlegung. Von da an kann er das Geheimnis nicht mehr ändern.
web-fair-step-2 = Alle, die Platz nehmen, fügen einen Wert hinzu. Die Seite macht einen zufälligen, oder du schreibst einen eigenen.
web-fair-step-3 = Wenn das Spiel beginnt, folgen alle Würfe und gezogenen Karten aus dem Geheimnis, der Nummer des Tisches und den Werten aller, die mitspielen. Die Werte sehen alle.
web-fair-step-4 = Wenn das Spiel aus ist, wird das Geheimnis verraten. Nun lässt sich prüfen, dass es das festgelegte ist und dass jeder Wurf daraus folgt.
web-fair-why = Der Server konnte die Würfel nicht lenken, denn er hat sein Geheimnis gewählt, bevor er einen Wert kannte. Auch sonst konnte es niemand, denn das Geheimnis kannte nur der Server.
web-fair-check = Lade die Aufzeichnung eines beendeten Spiels herunter und lass sie prüfen:

## Der Rahmen des Tisches

web-play = Spiel
web-seats = Plätze
web-beside = Neben dem Spielplan
web-fresh = { $count } neu
web-table = Tisch
web-computer = Computerspieler
web-here = ist da
web-away = ist weg
web-spectators = { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-spectators-delay = Sie sehen alles { $time } später.
web-looking-on = du schaust zu
web-looking-on-later = du schaust zu, { $time } später
web-looking-on-why = Du schaust hier zu. Um mitzuspielen, eröffne einen eigenen Tisch:
web-why-lit = Das geht jetzt: Nimm, was golden leuchtet, oder wähle aus der Liste.
web-copy-table = Den Link zum Zuschauen kopieren
web-leave-now = Verlassen: Ein Computerspieler nimmt den Platz ein
web-game-stands-still = Alle sind gegangen: Das Spiel ruht, bis jemand zurückkommt.
web-seat-kept = Ein Computerspieler hält deinen Platz.
web-seat-kept-about = Ein Computerspieler spielt für dich, bis du zurückkommst.
web-has-left = Für { $player } spielt jetzt ein Computerspieler.
web-is-back = { $player } ist wieder da.
web-line-open-short = Die Verbindung steht.
web-line-connecting-short = Die Verbindung wird aufgebaut.
web-line-lost-short = Die Verbindung ist weg.
web-line-gone-short = Zu diesem Tisch gibt es keine Verbindung.
web-terms = Was vereinbart ist
web-type = Eine Wahl tippen
web-type-hint = oder tippe sie: { $example }
web-type-many = { $count } Möglichkeiten: Tippe, um eine zu finden
web-type-send = Tun
web-orders-once = Dieses eine Mal für mich passen
web-orders-once-done = Diesmal passt du.
web-undo-waits = Die anderen werden gefragt, ob du es zurücknehmen darfst.
web-undo-never-mind = Doch nicht
web-late = Zeit war um
web-replace = Durch einen Computerspieler ersetzen
web-replace-asked = Soll ein Computerspieler den Platz von { $player } endgültig übernehmen? Dafür: { $players }.
web-replace-waits = Die anderen werden gefragt, ob ein Computerspieler den Platz von { $player } übernehmen soll.
web-replace-not-yet = Ersetzen kannst du { $player }, wenn die Bedenkzeit um ist oder der Tisch schon zehn Minuten vergeblich wartet. Versuch es dann noch einmal.
web-replace-you = Wenn alle anderen zustimmen, übernimmt ein Computerspieler deinen Platz. Dafür: { $players }.
web-result = Das Ergebnis
web-log-covered = Auch der Verlauf ist verdeckt.
web-log-none = Noch ist nichts geschehen.
web-log-latest = Zum Neuesten
web-covered-about = Bis dahin bleiben die Hände verdeckt.
web-covered-why = Die Hände sind verdeckt. Wer gefragt ist, klickt zuerst auf „Ich bin’s“.
web-talk-none = Noch hat niemand etwas gesagt.
web-talk-spectator = aus dem Publikum
web-talk-earlier = Früheres
web-talk-hidden = { $count ->
        [one] 1 Zeile ausgeblendet
       *[other] { $count } Zeilen ausgeblendet
    }
web-talk-somebody = Jemand von weiter oben
web-mute-title = Jemanden stummschalten
web-mute = Stummschalten
web-unmute = Wieder anzeigen
web-mute-all = Für alle stummschalten
web-unmute-all = Wieder reden lassen
web-muted-for-all = für alle stumm
web-skip = Zu dem, was du wählen kannst
web-skip-movement = Überspringen
web-skip-movement-why = Die Bewegung sofort beenden
web-keys = Tasten
web-keys-about = 1 bis 9 wählen aus der Liste, u nimmt zurück, Esc schließt eine Meldung und überspringt, was gerade gezeigt wird. Tab geht von einem zum nächsten.

## Ausgaben

web-edition-elfenwizards-original = Original
web-edition-elfenwizards-original-about = Das englische Heft von 1995.
web-edition-elfenwizards-german = Deutsch
web-edition-elfenwizards-german-about = Der deutsche Text im selben Heft: offene Titel nur auf der eigenen oder einer niedrigeren Ebene.
web-edition-elfenwizards-french = Französisch
web-edition-elfenwizards-french-about = Die französische Übersetzung: Drei Augen entfernen einen grauen Chip.
web-edition-elfenwizards-italian = Italienisch
web-edition-elfenwizards-italian-about = Die italienische Übersetzung: Bei Gleichstand an der Spitze steigt niemand auf, und Würfel und Zaubersprüche dürfen zurückgehalten werden.
web-edition-elfenwizards-retranslation = Rückübersetzung
web-edition-elfenwizards-retranslation-about = Englisch nach dem Italienischen; es spielt sich wie dieses.
web-edition-wizwar-rulebook = Regelheft
web-edition-wizwar-rulebook-about = Die achte Ausgabe von 2012, wie gedruckt.
web-edition-wizwar-faq = Mit Berichtigungen
web-edition-wizwar-faq-about = Dieselbe mit dem, was die Berichtigungen des Verlags geändert haben: Angrenzen, Schild und Dunstkörper.

## Werte von Optionen

web-value-on = ja
web-value-off = nein
web-value-random = zufällig
web-value-in_order = der Reihe nach

## Optionen von Elfenwizards

web-option-elfenwizards-setup = Magier am Anfang
web-option-elfenwizards-setup-about = Die volle Pyramide gibt allen mehr Magier, und die sind alle Magicians.
web-option-elfenwizards-setup-standard = gewöhnlich
web-option-elfenwizards-setup-full_pyramid = volle Pyramide
web-option-elfenwizards-colours = Farben
web-option-elfenwizards-colours-about = Die Farben beginnen an verschiedenen Stellen des Baums: zufällig verteilt, oder Rot, Grün, Blau, Gelb, Schwarz, Weiß im Uhrzeigersinn vom ersten Platz an.
web-option-elfenwizards-rounds = Runden
web-option-elfenwizards-rounds-about = Wie viele Runden das Spiel höchstens dauert.
web-option-elfenwizards-timers = Zeit zum Verhandeln
web-option-elfenwizards-timers-about = Eine Minute für jede Person vor einem Wurf, und fünf Minuten für alle zusammen vor dem ersten Zauberspruch.
web-option-elfenwizards-grey_cost = Augen für einen grauen Chip
web-option-elfenwizards-grey_cost-about = Wie viele Augen im Kasten für graue Chips einen grauen Chip entfernen.
web-option-elfenwizards-grey_supply = Graue Chips
web-option-elfenwizards-grey_supply-about = Bei zwölf bekommt keinen, wer abgestuft wird, wenn keiner mehr da ist.
web-option-elfenwizards-grey_supply-unlimited = so viele wie nötig
web-option-elfenwizards-grey_supply-12 = nur zwölf
web-option-elfenwizards-top_tie = Zwei gleichauf an der Spitze eines vollen Felds
web-option-elfenwizards-top_tie-about = Von einem Feld mit drei oder mehr Magiern steigen zwei mit gleich vielen Stimmen beide auf, oder niemand.
web-option-elfenwizards-top_tie-two_win = beide steigen auf
web-option-elfenwizards-top_tie-none_win = niemand steigt auf
web-option-elfenwizards-vacancy_ceiling = Offene Titel
web-option-elfenwizards-vacancy_ceiling-about = Welche offenen Titel ein Magier im Abstufungsfeld nehmen darf.
web-option-elfenwizards-vacancy_ceiling-any_below_high = jeden unter High Wizard
web-option-elfenwizards-vacancy_ceiling-same_or_lower = auf seiner Ebene oder darunter
web-option-elfenwizards-vacancy_order = Reihenfolge bei offenen Titeln
web-option-elfenwizards-vacancy_order-about = Jede Person setzt alle Magier eines Abstufungsfelds auf einmal, oder reihum jede einen.
web-option-elfenwizards-vacancy_order-player_all = alle auf einmal
web-option-elfenwizards-vacancy_order-one_each = reihum je einen
web-option-elfenwizards-no_high_wizard_start = Der Drache ohne High Wizard
web-option-elfenwizards-no_high_wizard_start-about = Beginnt eine Runde ohne High Wizard, bleibt der Drache oder geht nach links.
web-option-elfenwizards-no_high_wizard_start-stay = bleibt
web-option-elfenwizards-no_high_wizard_start-pass_left = geht nach links
web-option-elfenwizards-retire_clears_grey = Ausscheiden nimmt graue Chips weg
web-option-elfenwizards-retire_clears_grey-about = Ob ein ausscheidender High Wizard alle seine grauen Chips zurückgibt.
web-option-elfenwizards-ally_support_uncontested = Hilfe bei geschlossener Wahl
web-option-elfenwizards-ally_support_uncontested-about = Ob alle auch dort Zaubersprüche einsetzen dürfen, wo diese fremden Magiern nur helfen können.
web-option-elfenwizards-final_tie = Gleichstand am Ende
web-option-elfenwizards-final_tie-about = Bei Gleichstand wird der Sieg geteilt, oder es entscheiden die gewonnenen High Wizards und dann die Chips.
web-option-elfenwizards-final_tie-shared = geteilt
web-option-elfenwizards-final_tie-high_wizards_then_chips = High Wizards, dann Chips
web-option-elfenwizards-place_two = Zwei Zaubersprüche je Zug
web-option-elfenwizards-place_two-about = Ob in einem Zug zwei Zaubersprüche eingesetzt werden müssen; sonst genügt einer.
web-option-elfenwizards-place_all = Alle Würfel legen
web-option-elfenwizards-place_all-about = Ob nach dem zweiten Wurf alle Würfel gelegt werden müssen; sonst dürfen einige zurückbleiben und tun nichts.

## Optionen von Wiz-War

web-option-wizwar-side = Seite der Sektoren
web-option-wizwar-side-about = A ist die Anordnung dieser Ausgabe, B die klassische.
web-option-wizwar-colours = Farben
web-option-wizwar-colours-about = Zufällig, oder Blau, Rot, Gelb und Grün in der Folge der Plätze.
web-option-wizwar-school_1 = Erste Schule
web-option-wizwar-school_1-about = Eine der drei Schulen der Magie im Stapel; alle drei müssen verschieden sein.
web-option-wizwar-school_2 = Zweite Schule
web-option-wizwar-school_2-about = Wie die erste; bei „reihum gewählt“ wird sie am Tisch ausgesucht.
web-option-wizwar-school_3 = Dritte Schule
web-option-wizwar-school_3-about = Wie die anderen.
web-value-alchemy = Alchemie
web-value-conjuring = Beschwörung
web-value-elemental = Elementarmagie
web-value-mentalism = Mentalismus
web-value-mutation = Mutation
web-value-thaumaturgy = Thaumaturgie
web-value-draft = reihum gewählt
web-option-wizwar-windows = Wer nach Antworten gefragt wird
web-option-wizwar-windows-quick = wer antworten kann
web-option-wizwar-windows-open = alle
web-option-wizwar-adjacency = Angrenzend
web-option-wizwar-adjacency-about = Ob Felder angrenzen, die sich nur an einer Ecke berühren.
web-option-wizwar-adjacency-diagonal = auch an einer Ecke
web-option-wizwar-adjacency-orthogonal = nur Seite an Seite
web-option-wizwar-shield = Schild
web-option-wizwar-shield-about = Was beim Schild zur Energie dazukommt.
web-option-wizwar-mist_body = Dunstkörper
web-option-wizwar-mist_body-about = Ob einen Dunstkörper nur noch Steinmauern betreffen oder jede Mauer, sodass eine Feuermauer ihn verbrennt.
web-option-wizwar-mist_body-stone = Steinmauern
web-option-wizwar-mist_body-all = jede Mauer
web-option-wizwar-uncluttered_minds = Klarer Kopf
web-option-wizwar-uncluttered_minds-about = Aufrechterhaltene Zauber zählen nicht für das Handlimit.
web-option-wizwar-custom_spellbook = Eigenes Zauberbuch
web-option-wizwar-custom_spellbook-about = Zwei Gruppen wählen abwechselnd Schulen und ziehen von eigenen Stapeln.
web-option-wizwar-deadly_treasures = Tödliche Schätze
web-option-wizwar-deadly_treasures-about = Wessen beide Schätze auf fremden Heimatfeldern liegen, stirbt sofort.
web-option-wizwar-extended_play = Langes Spiel
web-option-wizwar-extended_play-about = Statt zwei sind drei oder vier Siegpunkte nötig.
web-option-wizwar-giant_book = Riesenbuch
web-option-wizwar-giant_book-about = Der Stapel besteht aus allen Schulen; nur die Schwarzen Zaubertricks bleiben weg.
web-option-wizwar-heavy_items = Schwere Gegenstände
web-option-wizwar-heavy_items-about = Einen Gegenstand aufzunehmen beendet Bewegen und Zaubern, wie bei einem Schatz.
web-option-wizwar-permanent_creations = Dauerhafte Schöpfungen
web-option-wizwar-permanent_creations-about = Erschaffene Objekte werden nicht aufrechterhalten und bleiben, bis jemand anderes sie zerstört.
web-option-wizwar-treasure_hunters = Schatzjäger
web-option-wizwar-treasure_hunters-about = Nur Schätze zählen: Zwei fremde Schätze auf dem eigenen Heimatfeld gewinnen, Töten bringt keinen Punkt.
