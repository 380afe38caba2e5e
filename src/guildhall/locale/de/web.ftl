# Die Seite: was sie rund um die Spiele sagt.

## Überall

web-menu = Menü
web-home = Startseite
web-rules = Regeln
web-settings = Einstellungen
web-language = Sprache
web-close = Schließen
web-fold = Einklappen
web-unfold = Ausklappen
web-yes = Ja
web-no = Nein
web-loading = Einen Augenblick …
web-trouble = Da ist etwas schiefgegangen. Bitte versuch es noch einmal.
web-no-server = Der Server antwortet nicht. Die Seite versucht es weiter.
web-not-reached = Der Server antwortet nicht. Bitte versuch es gleich noch einmal.
web-offline = Es besteht keine Verbindung. Tische und neue Spiele brauchen den Server, und die Seite versucht weiter, ihn zu erreichen.
web-offline-title = Du bist offline
web-works-offline = Die Regeln kannst du inzwischen lesen.
web-lost = Hier ist nichts.
web-rule = Regel { $rule }
web-rule-all = Alle Regeln öffnen
web-rule-source = Woher das kommt

## Die Startseite

web-welcome = Zwei Zaubererspiele
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

web-waiting-room = Warten auf Mitspielende
web-free-seat = freier Platz
web-kept-for = freigehalten für { $name }
web-invite-link = Mit diesem Link lädst du andere ein:
web-copy = Kopieren
web-copied = Kopiert
web-start-now = Jetzt anfangen, mit Computerspielern auf den freien Plätzen
web-start = Anfangen
web-start-when-ready = Alle Plätze sind besetzt. Fang an, wenn du so weit bist.
web-start-of = Es geht los, sobald { $name } anfängt.
web-start-of-owner = Alle Plätze sind besetzt. Los geht es, wenn der Besitzer des Tisches anfängt.
web-start-yours = wartet darauf, dass du anfängst
web-full = besetzt, noch nicht angefangen
web-remove = Entfernen
web-remove-player = { $name } entfernen
web-take = Auch hier sitzen
web-take-seat = Auch auf Platz { $number } sitzen
web-several = Eine Person kann mehrere Plätze nehmen.
web-computer-short = Computer
web-computer-name = { $name } (Computer)
web-your-name = Dein Name
web-fill-in = Bitte fülle dieses Feld aus.
web-sit-down = Platz nehmen

## Am Tisch

web-players = Wer mitspielt
web-board = Der Spielplan
web-choices = Deine Möglichkeiten
web-log = Verlauf
web-talk = Chat
web-promises = Versprechen
web-text = Als Text
web-undone = Ein Schritt wurde zurückgenommen.
web-say = Sag etwas
web-send = Senden
web-spectator = Jemand aus dem Publikum
web-connection-lost = Verbindung verloren, sie wird wiederhergestellt …
web-connection-gone = Dieser Tisch ist für dich nicht offen.
web-other-rules = Dieses Spiel hat andere Regeln
web-other-rules-short = andere Regeln
web-put-away = Aus meinen Tischen entfernen
web-turning-points = Wendepunkte
web-end-total = Summe
web-elf-titles = Titel
web-elf-round-number = Runde { $round }
web-elf-points-by-round = Punkte nach Runden, und Titel
web-ww-result-points = Punkte
web-ww-result-life = Leben
web-ww-points-from = Woher die Punkte kamen
web-warning = { $warning } Wenn du es so meinst, wähle es noch einmal.
web-ww-finish = Zug beenden{ $count ->
        [0] { "" }
        [one] , eine Karte ziehen
       *[other] , { $count } Karten ziehen
    }
web-nobody-won = Das Spiel ist aus: Niemand hat gewonnen.
web-won = { $count ->
        [one] Das Spiel ist aus: { $winners } hat gewonnen.
       *[other] Das Spiel ist aus: { $winners } haben gemeinsam gewonnen.
    }
web-window-waits = Andere können noch reagieren.
web-waits-for = Warten auf { $players }.
web-waits-now = Warten auf { $players } ({ $what }).
web-waits = Bitte warten.
web-time-left = { $seconds ->
        [one] noch 1 Sekunde
       *[other] noch { $seconds } Sekunden
    }
web-undo = Zurücknehmen
web-undo-ask = Um Zurücknehmen bitten
web-undo-asked = { $player } möchte den letzten Schritt zurücknehmen. Bist du einverstanden?
web-orders = Wenn andere etwas tun:
web-orders-ask = immer fragen
web-orders-concerned = passen, solange ich nicht das Ziel bin
web-leave = Verlassen
web-return = Meinen Platz wieder einnehmen
web-rematch = Noch einmal spielen
web-next-table = Zur Revanche
web-rematch-waits = Eine Revanche ist eröffnet: „{ web-next-table }“ führt hin.
web-replay = Nachspielen
web-record = Aufzeichnung herunterladen
web-hand-over = Gib das Gerät an { $player } weiter.
web-its-me = Ich bin’s, { $player }

## Versprechen

web-no-promises = Noch keine Versprechen.
web-promise-open = offen
web-promise-accepted = angenommen
web-promise-refused = abgelehnt
web-promise-withdrawn = zurückgezogen
web-promise-lapsed = verfallen
web-accept = Annehmen
web-refuse = Ablehnen
web-withdraw = Zurückziehen

## Nachspielen

web-replay-title = { $game }: Nachspielen
web-replay-seen-by = Ansicht
web-replay-viewer-none = aus dem Publikum
web-replay-viewer-all = alle Handkarten offen
web-replay-seat = { $number }. { $player }
web-replay-to-table = Zum Tisch
web-replay-controls = Wiedergabe
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
web-replay-speed = Tempo
web-replay-times = { $speed } ×
web-replay-keys = Tasten: ← und → (überall: j und l) gehen einen Schritt, mit der Umschalttaste ein Kapitel; Pos1 und Ende springen zum Anfang und zum Ende; die Leertaste spielt ab und hält an; Esc überspringt die Animation.
web-replay-this-step = Dieser Schritt
web-replay-beginning = Das Spiel beginnt.
web-replay-chose = { $player } wählte: { $choice }
web-replay-asked = Die Frage war:
web-replay-happened = Was geschah
web-replay-nothing = Nichts, was in dieser Ansicht zu sehen war.
web-replay-cut = Dieses Spiel wurde nach einer anderen Version der Regeln gespielt und lässt sich nur bis zu diesem Schritt zeigen.
web-replay-result = Ergebnis
web-replay-score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
web-replay-winner = gewonnen
web-replay-around = Rund um diesen Schritt
web-replay-story = Verlauf
web-replay-chapters = Kapitel
web-replay-hand-of = Handkarten von { $player }
web-replay-share = Teilen oder aufheben
web-replay-share-link = Link zu diesem Schritt, wie du ihn jetzt siehst
web-replay-share-note = Wer den Link hat, kann sich das ganze Spiel ansehen.
web-replay-file = Das ganze Spiel als Datei
web-replay-file-note = Mit „guildhall replay DATEI“ siehst du es dir wieder an, auch ohne Server.
web-replay-why = Dieses Spiel ist schon gespielt: Hier gibt es nichts zu wählen.
web-replay-play-on = Von hier weiterspielen
web-replay-play-on-step = Ab Schritt { $step } von { $last }
web-replay-play-on-note = Alles ist wie nach diesem Schritt, auch die Handkarten, nur die Würfel sind neu.
web-replay-play-on-over = Bei diesem Schritt ist das Spiel aus. Geh ein Stück zurück und spiel von dort weiter.
web-replay-my-seat = Ich spiele für
web-replay-others = Die anderen
web-replay-friend = jemand anderes, per Link
web-replay-stand-in = Vertretung für { $player }
web-replay-begin = Weiterspielen
web-replay-begin-friends = Tisch eröffnen und Link holen
web-replay-opening = Der Tisch wird eröffnet …
web-replay-none = Hier gibt es nichts nachzuspielen
web-link-cut = Vielleicht fehlt dem Link das Ende. Lass ihn dir noch einmal ganz schicken.
web-replay-waiting-hint = Vielleicht ist noch ein Platz für dich frei.
web-replay-playing-hint = Du kannst am Tisch zuschauen. Nachspielen lässt sich das Spiel, sobald es aus ist.
web-replay-closed-hint = Das Spiel wurde nie gespielt.

## Wiz-War: der Plan, die Handkarten und die Plätze

web-ww-labyrinth = Das Labyrinth
web-ww-keys = Im Labyrinth gehen die Pfeiltasten von Feld zu Feld, Umschalt und ein Pfeil zur Mauer, Tür oder freien Kante auf dieser Seite, Bild ab und Bild auf durch alles, was auf dem Feld ist; Enter wählt es oder sagt, warum es nicht geht; V zeigt sofort, was man vom Feld aus sieht.
web-ww-told = { $what }: { $text }
web-ww-told-owned = { $what }, von { $owner }: { $text }
web-ww-does-home = Jeder fremde Schatz, der hier liegt, ist diesem Zauberer einen Punkt wert.
web-ww-does-treasure = Ihn aufzunehmen beendet die Phase „Bewegen und Zaubern“. Auf einem fremden Heimatfeld ist er dessen Zauberer einen Punkt wert.
web-ww-does-door = Verschlossen für alle außer { $owner }.
web-ww-does-door-dead = Für alle verschlossen: Ihr Besitzer ist ausgeschieden.
web-ww-does-door-sealed = Niemand kann sie öffnen.
web-ww-does-door-sight = Geschlossen versperrt sie die Sicht.
web-ww-does-wall = Niemand kann hindurchgehen.
web-ww-does-wall-sight = Niemand kann hindurchsehen.
web-ww-does-wall-cracks = Genug Risse zerstören sie.
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
web-ww-walk = auf { $square } gehen
web-ww-lit = Das kannst du wählen
web-ww-choose-target = Mögliche Ziele leuchten auf dem Plan.
web-ww-way = { $type } ({ $range })
web-ww-air = In der Schwebe
web-ww-doing-cast = { $player } wirkt „{ $way }“{ $energy ->
        [0] {""}
        [1] {""}
       *[other] {" "}mit Energie { $energy }
    }{ $aimed ->
        [yes] {" "}{ JOIN("auf", JOIN("Akk", $targets)) }
        [several] {" "}(Ziele: { $targets })
        [way] {" "}nach { $targets }
       *[no] {""}
    }.
web-ww-doing-use = { $player } benutzt „{ $way }“{ $aimed ->
        [yes] {" "}gegen { JOIN("Akk", $targets) }
       *[no] {""}
    }.
web-ww-doing-answer = { $player } reagiert auf „{ $against }“ mit „{ $way }“.
web-ww-doing-damage = Gleich erleidet { $player } { $amount } { $kind }.
web-ww-doing-pick-up = { $player } nimmt { JOIN("Akk", $treasure) } auf.
web-ww-doing-window = Alle dürfen reagieren.
web-ww-doing-shove = { $player } wird geschoben.
web-ww-doing-bolt = Der Blitz von { $player } läuft weiter.
web-ww-announced = { $player } hat „{ $way }“ angekündigt (Ziele: { $targets }).
web-ww-cancelled = aufgehoben
web-ww-you = du
web-ww-winner = gewonnen
web-ww-kills = { $count ->
        [one] 1 Tötung
       *[other] { $count } Tötungen
    }
web-ww-limit = Handlimit: { $count }
web-ww-points = { $count } von { $goal } Punkten
web-ww-aim-victory_points = Ziel: { $goal } Siegpunkte
web-ww-aim-treasures = Ziel: { $goal } fremde Schätze auf dem eigenen Heimatfeld
web-ww-aim-last_wizard = oder als einziger Zauberer überleben
web-ww-known = Bekannte Karten:
web-ww-hand = Auf der Hand:
web-ww-phase-draft = Schulen aussuchen
web-ww-phase-time_passes = Zeit vergeht
web-ww-phase-move_and_cast = Bewegen und Zaubern
web-ww-phase-discard_and_draw = Abwerfen und Nachziehen
web-ww-phase-over = Das Spiel ist aus
web-ww-attacks-left = { $count ->
        [0] kein Angriff mehr
        [one] noch 1 Angriff
       *[other] noch { $count } Angriffe
    }
web-ww-flag-stunned = betäubt: bewegen oder angreifen, nicht beides
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
        [one] Ablagestapel, 1 Karte
       *[other] Ablagestapel, { $discards } Karten
    }
web-ww-top-discard = obenauf „{ $card }“
web-ww-about-alchemy = Zaubersteine, Pulver und Säuren
web-ww-about-conjuring = Büsche, Türen, Fallen und Pfeile
web-ww-about-elemental = Feuer, Wasser, Stein, Wind und Blitz
web-ww-about-mentalism = Schläge auf den Geist, gestohlene Gedanken
web-ww-about-mutation = Andere Gestalten, mehr Arme, mehr Tempo
web-ww-about-thaumaturgy = Gegenzauber, Flüche und Klingen

## Wiz-War in Worten

web-ww-stands = Auf { $square }, Heimatfeld { $home }.
web-ww-with = Auf demselben Feld: { $wizards }.
web-ww-treasures = Schätze
web-ww-treasure-lies = { $treasure } liegt auf { $square }.
web-ww-treasure-carried = { $carrier } trägt { JOIN("Akk", $treasure) } und steht auf { $square }.
web-ww-things = Auf dem Plan
web-ww-doors = Türen und Risse
web-ww-exits = Ausgänge
web-ww-exit = Der Ausgang im { $direction } von { $square } führt nach { $to }{ $portal ->
        [purple] {" "}(lila Portal)
        [cyan] {" "}(türkises Portal)
       *[none] {""}
    }.

## Elfenwizards auf der Seite

web-elf-tree = Der große Baum
web-elf-track = Der Rundenzähler
web-elf-round = Runde { $round }
web-elf-paid = { $player } hat für den ausgeschiedenen High Wizard einen kleinen Zauberspruch gezahlt
web-elf-without = { $count ->
        [one] 1 Runde ohne High Wizard
       *[other] { $count } Runden ohne High Wizard
    }
web-elf-dragon = { $player } hat den Drachen und beginnt
web-elf-has-dragon = hat den Drachen und beginnt
web-elf-box-empty = { $box }, { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } wert: leer
web-elf-box-holds = { $box }, { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } wert: { $tokens }
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
        [one] 1 Würfel zu werfen
       *[other] { $count } Würfel zu werfen
    }
web-elf-chips-front = { $count ->
        [0] kein kleiner Zauberspruch übrig
        [one] 1 kleiner Zauberspruch übrig
       *[other] { $count } kleine Zaubersprüche übrig
    }
web-elf-chips-minor = { $count ->
        [one] 1 kleiner Zauberspruch verbraucht
       *[other] { $count } kleine Zaubersprüche verbraucht
    }
web-elf-you = du
web-elf-score = Punkte:
web-elf-worth = jetzt { $worth }, insgesamt { $total }
web-elf-worth-why = Punkte, wenn die Runde jetzt gewertet würde, und die Summe damit
web-elf-high-wizards = { $count ->
        [one] war einmal High Wizard
        [2] war zweimal High Wizard
       *[other] war { $count }-mal High Wizard
    }
web-elf-steps = Die Phasen der Runde
web-elf-ends = Wann das Spiel endet
web-elf-wins = Dann gewinnt, wer die meisten Punkte hat
web-elf-aim-last_round = Runde { $now } von { $goal }
web-elf-aim-second_high_wizard = Der zweite High Wizard einer Gilde beendet das Spiel{ $now ->
        [0] {""}
       *[other] {" "}(bisher: { $now })
    }
web-elf-aim-no_high_wizard = Die zweite Runde ohne High Wizard beendet das Spiel{ $now ->
        [0] {""}
       *[other] {" "}(bisher: { $now })
    }
web-elf-passed = gepasst
web-elf-turn = am Zug
web-elf-won = gewonnen
web-elf-level-H = High Wizard, { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } wert
web-elf-level-W = Wizards, je { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } wert
web-elf-level-S = Sorcerer, je { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } wert
web-elf-level-N = Necromancer, je { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } wert
web-elf-level-M = Magicians, je { $value ->
        [one] 1 Punkt
       *[other] { $value } Punkte
    } wert
web-elf-text-now = Jetzt
web-elf-text-round = Runde { $round } von { $rounds }.
web-elf-text-step = Phase { $step }: { $name }.
web-elf-text-turn = { $player } ist am Zug.
web-elf-text-vacant = { $box }: niemand
web-elf-text-box = { $box }: { $tokens }
web-elf-text-passed-over = In den Abstufungsfeldern
web-elf-text-contests = Wahlen
web-elf-text-contest = { $titles }: { $standing }. { $count ->
        [0] Nach jetzigem Stand steigt niemand auf.
        [one] Nach jetzigem Stand steigt { $rising } auf.
       *[other] Nach jetzigem Stand steigen { $rising } auf.
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
           *[other] {", dazu "}
        }{ $chips ->
            [one] ein kleiner Zauberspruch
           *[other] { $chips } kleine Zaubersprüche
        }
    }
web-elf-text-score = Punkte: { $score }; bei Wertung jetzt { $worth } mehr (insgesamt { $total })
web-elf-text-rolled = gewürfelt: { $dice ->
        [one] eine { $faces }
       *[other] { $faces }
    }
web-elf-text-dice = { $dice ->
        [one] eine { $faces }
       *[other] Würfel { $faces }
    } ({ $box })

web-promise-closed = Versprechen kannst du vom ersten Wurf einer Runde an geben, bis alle gepasst haben.
web-promise-round = Runde { $round }
web-promise-new = Etwas versprechen …
web-promise-to = An
web-promise-gives = Ich lege
web-promise-takes = wenn du legst
web-promise-on = neben
web-promise-count = Wie viele
web-promise-spell = Welcher Zauberspruch
web-promise-points = { $count ->
        [one] Stimme, ganz gleich womit
       *[other] Stimmen, ganz gleich womit
    }
web-promise-chips = { $count ->
        [one] kleinen Zauberspruch
       *[other] kleine Zaubersprüche
    }
web-promise-die = × eine { $face } ({ $box })
web-promise-token = { $name } ({ $box })
web-promise-less = Das weglassen
web-promise-more = Noch etwas
web-promise-something = Eine Gegenleistung verlangen
web-promise-free = Versprechen sind nicht bindend. Der Tisch zeigt danach, wer Wort gehalten hat.
web-promise-offer = Anbieten

## Rund um den Tisch: die Startseite, mit mehr Worten

web-welcome-more = Erklimme mit Würfeln und Absprachen einen großen Baum, oder jage in einem Labyrinth voller Zauber nach Schätzen. Ein Klick, und du bist im Spiel.
web-quick =
    Gleich spielen: du gegen { $count ->
        [1] einen Computerspieler
        [2] zwei Computerspieler
        [3] drei Computerspieler
       *[other] { $count } Computerspieler
    }.
web-your-turn-now = Du bist dran
web-to-the-table = Zum Tisch
web-nobody-yet = noch niemand
web-free-seats = { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
web-no-open-tables = Gerade wartet kein Tisch auf Mitspielende. Eröffne einen und schick anderen den Link.
web-running-tables = Spiele zum Zuschauen
web-watch = Zuschauen
web-over-tables = Zum Nachspielen
web-no-over-tables = Beendete Spiele erscheinen hier zum Nachspielen, Teilen und Aufheben.
web-show-all = Alle { $count } zeigen
# Namen von Computerspielern, mit Kommas dazwischen.
web-bot-names = Alarich, Beatrix, Korvin, Dorothea, Eustach, Fenella, Gawan, Hesper, Isolde, Jokaste, Lukan, Morwenna

## Seiten, die helfen, wenn etwas fehlt

web-lost-more = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Teil davon.
web-no-server-title = Der Server antwortet nicht
web-no-table-title = Hier ist kein Tisch
web-reload = Ein Teil der Seite ließ sich nicht laden. Er erscheint, sobald der Server antwortet.
web-reload-now = Neu laden

## Einstellungen

web-keep = Speichern
web-name-kept = So heißt du von jetzt an.
web-name-about = Diesen Namen sehen die anderen. An Tischen, an denen du schon sitzt, behältst du den alten.
web-theme = Hell oder dunkel
web-theme-system = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Animationen
web-motion-system = Wie das Gerät
web-motion-off = Aus: Änderungen sofort zeigen
web-sound = Ton
web-sound-about = Eine Glocke, wenn du dran bist, ein Klicken, wenn du etwas wählst

## Die Seite mit den Regeln

web-contents = Inhalt
web-rules-title = Die Regeln von { $game }
web-rules-search = Die Regeln durchsuchen
web-rules-found = { $count ->
        [0] Nichts gefunden
        [one] Ein Absatz gefunden
       *[other] { $count } Absätze gefunden
    }
web-rules-nothing = Kein Absatz enthält alle diese Wörter. Versuch es mit weniger oder mit einer Nummer wie 5.8.
web-rules-english = Diese Regeln gibt es noch nicht in deiner Sprache, deshalb stehen sie hier auf Englisch.

## So wird gespielt

web-how = So wird gespielt
web-how-title = So spielt man { $game }
web-how-chapters = Die Regeln, Kapitel für Kapitel

## Die Karten eines Spiels

web-cards = Karten
web-cards-all = Alle Karten
web-cards-title = Die Karten von { $game }
web-cards-search = Namen und Texte durchsuchen
web-cards-school = Schule der Magie
web-cards-type = Typ
web-cards-all-types = alle Typen
web-cards-found = { $count ->
        [0] Keine von { $total } Karten
        [one] 1 von { $total } Karten
       *[other] { $count } von { $total } Karten
    }
web-cards-none = Keine Karte passt dazu. Versuch es mit weniger Wörtern oder mit einer anderen Schule oder einem anderen Typ.
web-cards-clear = Alle Karten zeigen
web-cards-rule = Regel { $rule } im Wortlaut
web-cards-more = Mehr zu dieser Karte

## Ein neuer Tisch

web-new-game = Spiel
web-new-edition = Ausgabe
web-new-seats = Wer mitspielt
web-new-count = Wie viele mitspielen
web-new-seat = Platz { $number }
web-seat-me = ich
web-seat-friend = jemand anderes, per Link
web-seat-here = noch jemand an diesem Gerät
web-seat-friend-about = Frei, bis sich jemand setzt.
web-seat-here-about = Mehrere an einem Gerät: Die Handkarten bleiben verdeckt, bis die nächste Person „Ich bin’s“ sagt.
web-seat-name = Name für Platz { $number }
web-seat-name-hint = Name
web-seat-twice = Zwei an diesem Gerät heißen „{ $name }“.
web-bot-apprentice = Computer: Lehrling
web-bot-random = Computer: Zufall
web-bots-about = Computerspieler: Der Lehrling spielt mit Verstand, der Zufall irgendetwas Erlaubtes.
web-new-manners = Einstellungen des Tisches
web-new-public = Diesen Tisch bei den offenen Tischen zeigen, sodass alle einen freien Platz nehmen können. Sonst braucht man den Link.
web-new-spectators = Zuschauen erlauben. Handkarten sind dabei nie zu sehen.
web-new-delay = Verzögerung beim Zuschauen
web-new-delay-about = Wer zuschaut, sieht alles um so viel später und kann niemandem etwas verraten.
web-new-no-delay = keine
web-seconds = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
web-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
web-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
web-clock = Bedenkzeit
web-clock-none = keine Grenze
web-clock-turn = Zeit pro Zug
web-clock-turn-none = Alle dürfen so lange überlegen, wie sie wollen.
web-clock-turn-about = Zeit pro Zug: { $time }. Danach spielt ein Computerspieler den Zug zu Ende; im Spiel bleibt man trotzdem.
web-clock-window = Zeit, auf einen Zauber zu reagieren
web-clock-window-none = Ein Zauber wartet, bis alle reagiert oder gepasst haben.
web-clock-window-about = Zeit, auf einen Zauber zu reagieren: { $time }. Wer bis dahin nicht reagiert hat, passt automatisch.
web-clock-steady = Immer die ganze Zeit warten, auch wenn alle gepasst haben: So verrät das Warten nicht, wer reagieren könnte.
web-bot-speed = Tempo der Computerspieler
web-bot-speed-slow = Langsam
web-bot-speed-normal = Normal
web-bot-speed-fast = Schnell
web-bot-speed-instant = Sofort
web-bot-speed-about = Gilt für Partien, die du mit „Gleich spielen“ beginnst, und als Vorgabe für neue Tische. Auf Zauber reagieren Computerspieler immer nach derselben Zeit, damit das Warten ihre Karten nicht verrät.
web-new-options = Regeloptionen
web-new-changed = { $count ->
        [0] alle wie in der Ausgabe
        [one] eine geändert
       *[other] { $count } geändert
    }
web-new-open = Tisch eröffnen
web-usual = Standard

## Der Warteraum

web-that-is-you = du
web-needs-invite = Dieser Tisch ist privat. Wer ihn eröffnet hat, kann dir einen Link zum Platznehmen schicken.
web-invite-code = Oder scanne diesen QR-Code mit dem Handy.
web-invite-network = Alle in deinem Netz können diesen Link öffnen.
web-invite-local = Dieser Link funktioniert nur auf diesem Rechner.
web-invite-host = Damit andere mitspielen können, starte den Server mit { $command }.
web-seats-taken = Alle Plätze an diesem Tisch sind besetzt.
web-fair = Faire Würfel
web-fair-about = Der Server hat sich auf die Würfel festgelegt, bevor jemand Platz nahm, und alle fügen einen eigenen Wert hinzu: So kann niemand sie bestimmen.
web-fair-more = Wie das geht
web-fair-nobody = An diesem Tisch hat niemand einen Wert hinzugefügt, also hat der Server allein die Würfel bestimmt.
web-fair-own = Dein Wert: dieser zufällige, oder tippe einen eigenen
web-fair-yours = Dein Wert:
web-fair-commitment = Die Festlegung des Servers
web-fair-same = Es ist die, die du beim Platznehmen gesehen hast.
web-fair-other = Es ist nicht die, die du beim Platznehmen gesehen hast!
web-fair-value = Der Wert von { $player }
web-fair-none = keiner: Computerspieler fügen keinen hinzu
web-fair-added-nothing = keiner hinzugefügt
web-fair-mine = Es ist der Wert, den du angegeben hast.
web-fair-not-mine = Es ist nicht der Wert, den du angegeben hast!
web-fair-secret = Das Geheimnis des Servers
web-fair-later = Wird gezeigt, wenn das Spiel aus ist.
web-fair-proved = Es passt zur Festlegung.
web-fair-broken = Es passt nicht zur Festlegung!
web-fair-step-1 = Wenn ein Tisch eröffnet wird, denkt sich der Server ein Geheimnis aus und zeigt dessen SHA-256, die Festlegung. Von da an kann er das Geheimnis nicht mehr ändern.
web-fair-step-2 = Wer Platz nimmt, fügt einen Wert hinzu. Die Seite schlägt einen zufälligen vor, oder du tippst einen eigenen.
web-fair-step-3 = Wenn das Spiel beginnt, folgen alle Würfe und gezogenen Karten aus dem Geheimnis, der Nummer des Tisches und den Werten aller. Diese Werte können alle sehen.
web-fair-step-4 = Wenn das Spiel aus ist, wird das Geheimnis gezeigt. Dann können alle prüfen, dass es zur Festlegung passt und dass jeder Wurf daraus folgt.
web-fair-why = Der Server konnte die Würfel nicht lenken, denn er hat sein Geheimnis gewählt, bevor er die Werte kannte. Auch sonst konnte es niemand, denn das Geheimnis kannte nur der Server.
web-fair-check = Lade die Aufzeichnung eines beendeten Spiels herunter und prüfe sie mit:

## Der Rahmen des Tisches

web-play = Spiel
web-seats = Plätze
web-beside = Neben dem Spielplan
web-fresh = { $count ->
        [one] 1 neu
       *[other] { $count } neu
    }
web-table = Tisch
web-computer = Computerspieler
web-here = online
web-away = abwesend
web-spectators = { $count ->
        [0] Niemand schaut zu.
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
web-spectators-delay = Zu sehen ist alles { $time } später.
web-watching = du schaust zu
web-watching-later = du schaust zu, { $time } später
web-watching-why = Du schaust hier nur zu. Um zu spielen, eröffne einen eigenen Tisch:
web-why-lit = Das kannst du jetzt wählen: Nimm, was golden leuchtet, oder etwas aus der Liste.
web-copy-table = Link zum Zuschauen kopieren
web-leave-now = Verlassen: Ein Computerspieler übernimmt
web-leave-sure = Dieses Spiel verlassen? Solange es läuft, kannst du deinen Platz wieder einnehmen.
web-leave-yes = Ja, verlassen
web-leave-no = Bleiben
web-game-stands-still = Alle sind gegangen. Das Spiel ruht, bis jemand zurückkommt.
web-seat-kept = Vorerst hat ein Computerspieler deinen Platz.
web-seat-kept-about = Ein Computerspieler spielt für dich, bis du zurückkommst.
web-has-left = Für { $player } spielt jetzt ein Computerspieler.
web-is-back = { $player } ist wieder da.
web-connection-open-short = Verbunden
web-connection-connecting-short = Verbindung wird aufgebaut …
web-connection-lost-short = Verbindung verloren
web-connection-gone-short = Keine Verbindung zu diesem Tisch
web-terms = Einstellungen des Tisches
web-type = Eingabe tippen
web-type-hint = oder tippe es: { $example }
web-type-many = { $count } Möglichkeiten: Tippe, um zu suchen
web-type-send = Los
web-orders-once = Dieses eine Mal passen
web-orders-all = Passen, bis das vorbei ist
web-orders-once-done = Diesmal passt du.
web-undo-waits = Die anderen werden gefragt, ob du das zurücknehmen darfst.
web-undo-never-mind = Doch nicht
web-late = Zeit abgelaufen
web-replace = Durch einen Computerspieler ersetzen
web-replace-asked = Soll ein Computerspieler den Platz von { $player } endgültig übernehmen? Dafür: { $players }.
web-replace-waits = Die anderen werden gefragt, ob ein Computerspieler den Platz von { $player } übernehmen soll.
web-replace-not-yet = Ersetzen kannst du { $player }, wenn die Bedenkzeit abgelaufen ist oder wenn der Tisch schon zehn Minuten auf eine abwesende Person wartet. Versuch es dann noch einmal.
web-replace-you = Wenn alle anderen zustimmen, übernimmt ein Computerspieler deinen Platz. Dafür: { $players }.
web-result = Ergebnis
web-aim-player = { $who }: { $points }
web-log-covered = Auch der Verlauf ist verdeckt.
web-log-none = Noch ist nichts geschehen.
web-log-latest = Zum Neuesten
web-covered-about = Bis dahin bleiben die Handkarten verdeckt.
web-covered-why = Die Handkarten sind verdeckt. Die nächste Person muss zuerst „Ich bin’s“ wählen.
web-talk-none = Noch keine Nachrichten.
web-talk-spectator = Publikum
web-talk-earlier = Frühere zeigen
web-talk-hidden = { $count ->
        [one] 1 Nachricht ausgeblendet
       *[other] { $count } Nachrichten ausgeblendet
    }
web-talk-somebody = Jemand von weiter oben
web-mute-title = Jemanden stummschalten
web-mute = Stummschalten
web-unmute = Wieder anzeigen
web-mute-all = Für alle stummschalten
web-unmute-all = Für alle wieder anzeigen
web-muted-for-all = für alle stumm
web-skip = Zu deinen Möglichkeiten
web-skip-movement = Überspringen
web-skip-movement-why = Diese Animation überspringen
web-to-my-turn = Bis ich dran bin
web-to-my-turn-why = Die Computerspieler handeln sofort, bis du etwas zu entscheiden hast
web-keys = Tasten
web-keys-about = 1 bis 9 wählen aus der Liste, u nimmt zurück, Esc schließt eine Meldung und überspringt eine Animation, Tab geht von einem zum nächsten. Bei Würfeln wählt die Ziffer den Würfel mit dieser Augenzahl, und 0 oder Enter heißt, dass du fertig bist. Sonst passt du mit 0 oder tust nichts weiter.

## Die ersten Züge

web-lessons-off = Keine Tipps mehr
web-elf-lesson-1 = Dein High Wizard scheidet aus: Das kostet dich einen kleinen Zauberspruch, und er fängt als Magician neu an.
web-elf-lesson-2 = Jeder Würfel hilft nur Magiern einer Ebene: Leg ihn in den Kasten der Ebene, auf der du gewinnen willst; was du behältst, würfelst du noch einmal.
web-elf-lesson-3 = Das ist dein letzter Wurf in dieser Runde: Leg die Würfel in die Kästen, in denen du sie am meisten brauchst.
web-elf-lesson-4 = Mit deinen Würfeln im Kasten für kleine Zaubersprüche löst du kleine Zaubersprüche wieder aus, einen für je zwei Augen.
web-elf-lesson-5 = Der Magier mit den meisten Stimmen bekommt den Titel darüber: Leg Zaubersprüche neben Magier, die aufsteigen sollen.
web-elf-lesson-7 = Magier, die nicht aufgestiegen sind, nehmen die offenen Titel ein, die höchsten zuerst.
web-elf-lesson-8 = Deine Magier im Abstufungsfeld werden wieder Magicians: Wähle Felder, von denen sie neu aufsteigen können.
web-elf-lesson-9 = Jeder graue Chip kostet dich in jeder Runde einen Punkt: Mit Würfeln im Kasten für graue Chips wirst du sie los.
web-ww-lesson-act = Hol einen fremden Schatz und leg ihn auf deinem Heimatfeld ab: Das ist ein Punkt. Was du jetzt tun kannst, leuchtet golden.
web-ww-lesson-answer = Reagiere jetzt mit einer Karte, oder passe und heb deine Karten für später auf.
web-ww-lesson-discard = Wirf Karten ab, die du nicht brauchst, um Platz zu schaffen: Danach kannst du bis zu zwei ziehen.
web-ww-lesson-school = Die Schulen, die ihr aussucht, bestimmen, welche Zauber im Spiel sind.

## Ausgaben

web-edition-elfenwizards-original = Original
web-edition-elfenwizards-original-about = Das englische Heft von 1995.
web-edition-elfenwizards-german = Deutsch
web-edition-elfenwizards-german-about = Der deutsche Text im selben Heft: Offene Titel gibt es nur auf der eigenen Ebene oder darunter.
web-edition-elfenwizards-french = Französisch
web-edition-elfenwizards-french-about = Die französische Übersetzung: Drei Augen entfernen einen grauen Chip.
web-edition-elfenwizards-italian = Italienisch
web-edition-elfenwizards-italian-about = Die italienische Übersetzung: Bei Gleichstand an der Spitze steigt niemand auf, und du darfst Würfel und Zaubersprüche zurückhalten.
web-edition-elfenwizards-retranslation = Rückübersetzung
web-edition-elfenwizards-retranslation-about = Aus dem Italienischen ins Englische zurückübersetzt; es spielt sich gleich.
web-edition-wizwar-rulebook = Regelheft
web-edition-wizwar-rulebook-about = Die achte Ausgabe (2012), wie gedruckt.
web-edition-wizwar-faq = Mit Berichtigungen
web-edition-wizwar-faq-about = Dieselbe mit den Berichtigungen des Verlags: Es ändern sich angrenzende Felder, Schild und Dunstkörper.

## Werte von Optionen

web-value-on = ja
web-value-off = nein
web-value-random = zufällig
web-value-in_order = der Reihe nach

## Optionen von Elfenwizards

web-option-elfenwizards-setup = Magier am Anfang
web-option-elfenwizards-setup-about = In der vollen Pyramide haben alle mehr Magier, und die zusätzlichen beginnen als Magicians.
web-option-elfenwizards-setup-standard = normal
web-option-elfenwizards-setup-full_pyramid = volle Pyramide
web-option-elfenwizards-colours = Farben
web-option-elfenwizards-colours-about = Jede Farbe beginnt an anderen Stellen des Baums. Die Farben werden verlost, oder es geht mit Rot, Grün, Blau, Gelb, Schwarz und Weiß vom ersten Platz an im Uhrzeigersinn.
web-option-elfenwizards-rounds = Runden
web-option-elfenwizards-rounds-about = Wie viele Runden ein Spiel höchstens dauert.
web-option-elfenwizards-timers = Zeit zum Verhandeln
web-option-elfenwizards-timers-about = Eine Minute pro Person vor jedem Wurf und fünf Minuten für alle zusammen vor dem ersten Zauberspruch.
web-option-elfenwizards-grey_cost = Preis eines grauen Chips
web-option-elfenwizards-grey_cost-about = Wie viele Augen nötig sind, um einen grauen Chip zu entfernen.
web-option-elfenwizards-grey_supply = Graue Chips
web-option-elfenwizards-grey_supply-about = Sind alle zwölf vergeben, bekommen weitere abgestufte Magier keinen.
web-option-elfenwizards-grey_supply-unlimited = so viele wie nötig
web-option-elfenwizards-grey_supply-12 = nur zwölf
web-option-elfenwizards-top_tie = Zwei gleichauf an der Spitze eines Magician-Felds
web-option-elfenwizards-top_tie-about = Liegen auf einem Magician-Feld zwei Magier mit den meisten Stimmen gleichauf, steigen beide auf oder niemand.
web-option-elfenwizards-top_tie-two_win = beide steigen auf
web-option-elfenwizards-top_tie-none_win = niemand steigt auf
web-option-elfenwizards-vacancy_ceiling = Offene Titel
web-option-elfenwizards-vacancy_ceiling-about = Welche offenen Titel ein Magier im Abstufungsfeld nehmen darf.
web-option-elfenwizards-vacancy_ceiling-any_below_high = jeden unter High Wizard
web-option-elfenwizards-vacancy_ceiling-same_or_lower = auf seiner Ebene oder darunter
web-option-elfenwizards-vacancy_order = Reihenfolge bei offenen Titeln
web-option-elfenwizards-vacancy_order-about = Jede Person setzt alle ihre Magier aus einem Abstufungsfeld auf einmal, oder es geht reihum mit je einem.
web-option-elfenwizards-vacancy_order-player_all = alle auf einmal
web-option-elfenwizards-vacancy_order-one_each = reihum je einen
web-option-elfenwizards-no_high_wizard_start = Der Drache ohne High Wizard
web-option-elfenwizards-no_high_wizard_start-about = Beginnt eine Runde ohne High Wizard, bleibt der Drache, wo er ist, oder geht nach links.
web-option-elfenwizards-no_high_wizard_start-stay = bleibt
web-option-elfenwizards-no_high_wizard_start-pass_left = geht nach links
web-option-elfenwizards-retire_clears_grey = Ausscheiden entfernt graue Chips
web-option-elfenwizards-retire_clears_grey-about = Ob ein ausscheidender High Wizard alle grauen Chips verliert.
web-option-elfenwizards-ally_support_uncontested = Hilfe bei geschlossener Wahl
web-option-elfenwizards-ally_support_uncontested-about = Ob andere auch dort Zaubersprüche einsetzen dürfen, wo sie nur helfen können.
web-option-elfenwizards-final_tie = Gleichstand am Ende
web-option-elfenwizards-final_tie-about = Bei Gleichstand wird der Sieg geteilt, oder es entscheiden die meisten High Wizards und dann die meisten kleinen Zaubersprüche.
web-option-elfenwizards-final_tie-shared = geteilt
web-option-elfenwizards-final_tie-high_wizards_then_chips = High Wizards, dann kleine Zaubersprüche
web-option-elfenwizards-place_two = Zwei Zaubersprüche je Zug
web-option-elfenwizards-place_two-about = Ob du in einem Zug zwei Zaubersprüche einsetzen musst; sonst genügt einer.
web-option-elfenwizards-place_all = Alle Würfel legen
web-option-elfenwizards-place_all-about = Ob du nach dem zweiten Wurf alle Würfel legen musst; sonst darfst du einige zurückhalten, die dann nichts bewirken.

## Optionen von Wiz-War

web-option-wizwar-side = Seite der Sektoren
web-option-wizwar-side-about = A ist die Anordnung dieser Ausgabe, B die klassische.
web-option-wizwar-colours = Farben
web-option-wizwar-colours-about = Zufällig, oder Blau, Rot, Gelb und Grün in der Reihenfolge der Plätze.
web-option-wizwar-school_1 = Erste Schule
web-option-wizwar-school_1-about = Eine der drei Schulen der Magie im Stapel; alle drei müssen verschieden sein.
web-option-wizwar-school_2 = Zweite Schule
web-option-wizwar-school_2-about = Wie die erste; bei „reihum ausgesucht“ entscheidet ihr am Tisch.
web-option-wizwar-school_3 = Dritte Schule
web-option-wizwar-school_3-about = Wie die anderen.
web-value-alchemy = Alchemie
web-value-conjuring = Beschwörung
web-value-elemental = Elementarmagie
web-value-mentalism = Mentalismus
web-value-mutation = Mutation
web-value-thaumaturgy = Thaumaturgie
web-value-draft = reihum ausgesucht
web-option-wizwar-windows = Wer nach einer Reaktion gefragt wird
web-option-wizwar-windows-quick = wer reagieren kann
web-option-wizwar-windows-open = alle
web-option-wizwar-adjacency = Angrenzend
web-option-wizwar-adjacency-about = Ob Felder angrenzen, die sich nur an einer Ecke berühren.
web-option-wizwar-adjacency-diagonal = auch an Ecken
web-option-wizwar-adjacency-orthogonal = nur an Seiten
web-option-wizwar-shield = Schild
web-option-wizwar-shield-about = Wie viel beim Schild zur Energie hinzukommt.
web-option-wizwar-mist_body = Dunstkörper
web-option-wizwar-mist_body-about = Ob einen Dunstkörper nur noch Steinmauern betreffen oder jede Mauer, sodass eine Feuermauer ihn verbrennt.
web-option-wizwar-mist_body-stone = nur Steinmauern
web-option-wizwar-mist_body-all = jede Mauer
web-option-wizwar-uncluttered_minds = Klarer Kopf
web-option-wizwar-uncluttered_minds-about = Aufrechterhaltene Zauber zählen nicht für das Handlimit.
web-option-wizwar-custom_spellbook = Eigenes Zauberbuch
web-option-wizwar-custom_spellbook-about = Zwei Gruppen suchen abwechselnd Schulen aus und ziehen von eigenen Stapeln.
web-option-wizwar-deadly_treasures = Tödliche Schätze
web-option-wizwar-deadly_treasures-about = Ein Zauberer, dessen beide Schätze auf fremden Heimatfeldern liegen, stirbt sofort.
web-option-wizwar-extended_play = Langes Spiel
web-option-wizwar-extended_play-about = Zum Sieg sind drei oder vier Siegpunkte nötig statt zwei.
web-option-wizwar-giant_book = Riesenbuch
web-option-wizwar-giant_book-about = Der Stapel enthält alle Schulen; nur die Schwarzen Zaubertricks bleiben weg.
web-option-wizwar-heavy_items = Schwere Gegenstände
web-option-wizwar-heavy_items-about = Einen Gegenstand aufzunehmen beendet die Phase „Bewegen und Zaubern“, genau wie bei einem Schatz.
web-option-wizwar-permanent_creations = Dauerhafte Schöpfungen
web-option-wizwar-permanent_creations-about = Erschaffene Objekte werden nicht aufrechterhalten; sie bleiben, bis jemand anderes sie zerstört.
web-option-wizwar-treasure_hunters = Schatzjäger
web-option-wizwar-treasure_hunters-about = Nur Schätze zählen: Zwei fremde Schätze auf dem eigenen Heimatfeld bringen den Sieg, und Töten bringt keine Punkte.
