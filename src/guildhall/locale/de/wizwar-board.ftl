# Wiz-War im Terminal: die Zeichnung des Tisches und die Befehle, die nur dieses Spiel hat.

## Der Tisch

board-wizwar-name = { $player }
board-wizwar-word = { $word }
board-wizwar-over = Das Spiel ist aus
board-wizwar-draft = Die Schulen der Magie werden ausgesucht
board-wizwar-turn = { $player } ({ $colour }), Zug { $turn }
board-wizwar-points-left = { $count ->
        [one] 1 Bewegungspunkt
       *[other] { $count } Bewegungspunkte
    }
board-wizwar-attacks = { $count ->
        [0] noch kein Angriff
        [one] hat angegriffen
       *[other] hat { $count }-mal angegriffen
    }
board-wizwar-stunned = betäubt
board-wizwar-rooted = keine Bewegung mehr
board-wizwar-deck = Stapel { $cards }, Ablage { $discards }: { $schools }
board-wizwar-all-schools = alle Schulen
board-wizwar-dead = tot
board-wizwar-life = { $count } Leben
board-wizwar-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
board-wizwar-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-wizwar-stun = { $count }× betäubt
board-wizwar-carries = trägt { $treasure }
board-wizwar-thing = { $energy ->
        [0] { $card }
       *[other] { $card } [{ $energy }]
    }
board-wizwar-thing-on = { $energy ->
        [0] { $card } { JOIN("auf", JOIN("Dat", $target)) }
       *[other] { $card } [{ $energy }] { JOIN("auf", JOIN("Dat", $target)) }
    }
board-wizwar-known = bekannte Karten: { $cards }
board-wizwar-passage = darf durch { $line }

board-wizwar-portal = { $colour ->
        [purple] lila Portal
       *[cyan] türkises Portal
    }
board-wizwar-doors = ║ ═ Türen
board-wizwar-homes = Heimatfelder: { $homes }
board-wizwar-treasure = Schatz { $treasure }
board-wizwar-home = { $owner } { $square }
board-wizwar-owned = { $thing } ({ $owner })
board-wizwar-tokens = Fallenmarker, verdeckt: { $squares }
board-wizwar-token-real = deine echte Falle: { $square }
board-wizwar-cracks = { $count ->
        [one] 1 Riss bei { $line }
       *[other] { $count } Risse bei { $line }
    }
board-wizwar-held = ┆ { $line } aufgehalten von { $player }
board-wizwar-hand = Deine Handkarten
board-wizwar-hand-empty = keine Karten
board-wizwar-energy = +{ $count }

board-wizwar-type-attack = Angriff
board-wizwar-type-neutral = neutral
board-wizwar-type-counter = Gegenzauber
board-wizwar-type-item = Gegenstand
board-wizwar-type-energy = Energie

## Die Möglichkeiten eines Zuges und die Ziele

board-wizwar-help = Nenne ein entferntes Feld, um Schritt für Schritt hinzugehen, solange unterwegs nichts geschieht: d5
board-wizwar-no-way = { $square } ist zu weit, oder es führt kein Weg dorthin: Du hast noch { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }.

board-wizwar-lot-walk = gehen auf
board-wizwar-lot-cast = wirken
board-wizwar-lot-use = benutzen
board-wizwar-lot-play = ausspielen
board-wizwar-lot-speed = schneller
board-wizwar-lot-take = aufnehmen
board-wizwar-lot-drop = fallen lassen
board-wizwar-lot-end = beenden
board-wizwar-lot-door = Tür
board-wizwar-lot-gather = einsammeln
board-wizwar-lot-done = oder
board-wizwar-lot-square = Feld
board-wizwar-lot-line = Kante
board-wizwar-lot-wizard = Zauberer
board-wizwar-lot-thing = Ding
board-wizwar-lot-treasure = Schatz
board-wizwar-lot-sector = Sektor
board-wizwar-lot-token = Marker
board-wizwar-lot-direction = Richtung

## look

cli-command-look = was auf einem Feld ist, was ringsum ist und was du von dort siehst: { typed-command-look } b3
board-wizwar-look-usage = Sag, welches Feld, zum Beispiel: { typed-command-look } { $example }
board-wizwar-no-square = Ein Feld „{ $word }“ gibt es auf diesem Plan nicht. Die Spalten gehen von a bis { $column }, die Zeilen von 1 bis { $row }.
board-wizwar-look = { $square }, im Sektor von { $owner } ({ $colour })
board-wizwar-look-empty = Hier ist nichts.
board-wizwar-look-home = Das Heimatfeld von { $owner }.
board-wizwar-look-wizard = { $player } ({ $colour }), { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }.
board-wizwar-look-treasure = { $treasure }: Hier liegt ein Schatz von { $owner }.
board-wizwar-look-carried = { $treasure }: ein Schatz von { $owner }, getragen von { $carrier }.
board-wizwar-look-thing = { $thing }: { $text } (Regel { $rule })
board-wizwar-look-owned = { $thing }, von { $owner }: { $text } (Regel { $rule })
board-wizwar-look-token = Ein Fallenmarker, verdeckt.
board-wizwar-look-real = Dein echter Fallenmarker, verdeckt.
board-wizwar-look-around = Ringsum: { $sides }.
board-wizwar-look-side = im { $direction } { $what }
board-wizwar-side-edge = Außenmauer
board-wizwar-side-exit = Ausgang nach { $square }
board-wizwar-side-wall = { $cracks ->
        [0] Mauer
        [one] Mauer mit 1 Riss
       *[other] Mauer mit { $cracks } Rissen
    }
board-wizwar-side-open = freier Weg nach { $square }
board-wizwar-side-door = { $cracks ->
        [0] Tür von { $owner }
        [one] Tür von { $owner } mit 1 Riss
       *[other] Tür von { $owner } mit { $cracks } Rissen
    }
board-wizwar-side-held = Tür von { $owner }, aufgehalten von { $player }
board-wizwar-side-sealed = versiegelte Tür von { $owner }
board-wizwar-look-seen = Von hier in Sicht: { $things }.
board-wizwar-look-squares = Felder in Sicht: { $squares }
board-wizwar-seen = { $what } ({ $square })
board-wizwar-token = Fallenmarker

## card

cli-command-card = was eine Karte ist und tut: { typed-command-card } { wizwar-card-fireball }
board-wizwar-card-usage = Sag, welche Karte, zum Beispiel: { typed-command-card } { $example }
board-wizwar-card-near = Eine Karte „{ $word }“ gibt es nicht. Meinst du eine von diesen: { $names }?
board-wizwar-card-unknown = Eine Karte „{ $word }“ gibt es nicht, auch keine mit ähnlichem Namen.
board-wizwar-card-school = { $count ->
        [one] { $school }
       *[other] { $school } ({ $count })
    }
board-wizwar-card-types = { $types }, { $duration }
board-wizwar-card-way = { $way }: { $type } ({ $range })
board-wizwar-card-traits = Merkmale: { $traits }
board-wizwar-card-energy = Energiewert: { $count }
board-wizwar-card-absent = Sie ist in keinem Stapel dieses Spiels.
board-wizwar-duration-instant = sofort
board-wizwar-duration-temporary = zeitweilig
board-wizwar-duration-permanent = dauerhaft
board-wizwar-range-caster = selbst
board-wizwar-range-adjacent = angrenzend
board-wizwar-range-sight = Sicht
board-wizwar-range-anywhere = überall
board-wizwar-trait-creation = Schöpfung
board-wizwar-trait-curse = Fluch
board-wizwar-trait-fire = Feuer
board-wizwar-trait-global = Global
board-wizwar-trait-magic-stone = Zauberstein
board-wizwar-trait-mundane = Profan
board-wizwar-trait-thrown-weapon = Wurfwaffe
board-wizwar-trait-transformation = Verwandlung
board-wizwar-trait-trinket = Tand
board-wizwar-trait-water = Wasser
board-wizwar-trait-weapon = Waffe
board-wizwar-trait-lightning = Blitz

## discards

cli-command-discards = was auf dem Ablagestapel liegt
board-wizwar-discards = { $count ->
        [0] Keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    } auf dem Ablagestapel ({ $schools })
board-wizwar-discard = { $count ->
        [one] { $card }
       *[other] { $count }× { $card }
    }
board-wizwar-list = { $items }
