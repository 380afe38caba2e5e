# Warum eine Stellung von Wiz-War unmöglich ist.

wizwar-bad-position = Diese Stellung ist unmöglich: { $why }
wizwar-bad-unknown-part = Stellungen haben keinen Teil „{ $part }“.
wizwar-bad-shape = Der Teil „{ $part }“ fehlt oder ist ungültig.
wizwar-bad-name = „{ $word }“ (in { $part }) ist dort ungültig. Gültige Namen: { $allowed }.
wizwar-too-large = viel zu groß
wizwar-bad-number = { $part } ist { $value }, muss aber zwischen { $least } und { $most } liegen.
wizwar-bad-number-only = { $part } ist { $value }; möglich ist nur { $only }.
wizwar-bad-twice = In „{ $part }“ steht { $word } zweimal.
wizwar-bad-square = „{ $word }“ (in { $part }) ist kein Feld dieses Plans.
wizwar-bad-line = „{ $word }“ (in { $part }) ist keine Kante zwischen zwei Feldern dieses Plans.
wizwar-bad-sectors = Der Plan muss den Sektor jeder Person genau einmal enthalten.
wizwar-bad-schools = Diese Schulen der Magie können mit diesen Optionen nicht zusammen im Spiel sein.

# Karten
wizwar-bad-card = „{ $word }“ (in { $part }) ist keine Karte.
wizwar-bad-card-not-in-play = Die Karte „{ $card }“ gehört zu keiner Schule im Spiel.
wizwar-bad-card-often = Die Karte „{ $card }“ ist öfter da, als die Schulen im Spiel sie haben ({ $most }-mal).
wizwar-bad-cards-missing = Einige Karten der Schulen im Spiel fehlen ({ $cards }).
wizwar-bad-known = { $player } kann die Karte „{ $card }“ auf der Hand von { $other } nicht kennen, denn dort ist sie nicht.
wizwar-bad-known-twice = { $player } kann in „known“ oder in „guesses“ stehen, aber nicht in beiden.
wizwar-bad-hidden = { $player } kann über die Karte „{ $card }“ nichts vermuten, denn sie ist nicht verdeckt, oder nicht so oft.
wizwar-bad-guesses = Keine der Vermutungen von { $player } passt dazu, wo die Karten wirklich sind.
wizwar-bad-instant = Die Karte „{ $card }“ wirkt sofort und bleibt nie auf dem Tisch.
wizwar-bad-thing = { $part } passt nicht zur Karte „{ $card }“. { $want }
wizwar-want-item = Ein Gegenstand wird entweder getragen („by“) oder liegt auf einem Feld („at“) und hat nie ein „on“.
wizwar-want-caster = Hier muss stehen, wer den Zauber gewirkt hat.
wizwar-want-own = Dieser Zauber liegt immer auf dem Zauberer, der ihn gewirkt hat, und braucht weder „at“ noch „on“.
wizwar-want-nothing = Dieser Zauber hat kein Ziel und braucht weder „at“ noch „on“.
wizwar-want-square = Dieser Zauber braucht ein Feld in „at“ und kein „on“.
wizwar-want-line = Dieser Zauber braucht in „at“ die beiden Felder, zwischen denen er steht, etwa „b3|c3“, und kein „on“.
wizwar-want-wizard = Dieser Zauber braucht einen Zauberer in „on“ und kein „at“.
wizwar-want-other-wizard = Dieser Zauber braucht in „on“ einen anderen Zauberer als den, der ihn gewirkt hat, und kein „at“.
wizwar-want-loose = Dieser Zauber braucht in „on“ einen Gegenstand oder Schatz, den niemand trägt, und kein „at“.
wizwar-bad-transformations = { $player } hat zwei Verwandlungen zugleich.
wizwar-bad-banned = „{ $card }“ kann nicht auf dem Tisch liegen, solange „{ $other }“ wirkt.
wizwar-bad-home = „{ $card }“ steht auf dem Heimatfeld { $square }, wo sich nichts erschaffen lässt.
wizwar-bad-crowded = Auf dem Feld { $square } wurden zwei Dinge erschaffen.
wizwar-bad-line-full = Zwei der Zauber bei { $line } können dort nicht zusammen sein.
wizwar-bad-wall = Wo „{ $card }“ steht ({ $line }), kann in „lines“ nur „{ $state }“ stehen. Die Angabe darf auch fehlen.
wizwar-bad-seal = Bei { $line } liegt ein Siegel („Tür versiegeln“), aber da ist keine Tür.
wizwar-bad-trap-of = Ein Fallenmarker gehört zu etwas, das keine Sprengfalle ist.
wizwar-bad-trap-real = Eine Sprengfalle hat mehr als einen echten Marker.
wizwar-bad-trap-none = Eine Sprengfalle hat keinen echten Marker. Bei einem ihrer Marker in „traps“ muss „real“ stehen.
wizwar-bad-trap-many = Eine Sprengfalle hat mehr als { $most } Marker.

# Zauberer und Mauern
wizwar-bad-life = { $player } hat { $value } Lebenspunkte, es müssen aber 1 bis { $most } sein.
wizwar-bad-dying = { $player } stirbt gerade und kann deshalb höchstens 0 Lebenspunkte haben.
wizwar-bad-killer = Für den eigenen Tod bekommt niemand etwas. In „dying“ gehört „{ $player }“ ohne „by“.
wizwar-bad-inside = { $what } ist in „{ $card }“ auf { $square }, wo sonst nichts Platz hat.
wizwar-bad-kills = { $count ->
        [one] Getötet wurde 1 Zauberer
       *[other] Getötet wurden { $count } Zauberer
    }, aber { $dead ->
        [0] niemand ist tot
        [one] nur 1 Zauberer ist tot
       *[other] nur { $dead } Zauberer sind tot
    }.
wizwar-bad-dead = { $player } ist tot, hat aber noch Handkarten, einen Schatz, eine aufgehaltene Tür, Lebenspunkte oder Betäubungsmarker.
wizwar-bad-dead-owner = „{ $card }“ gehört { $player }, aber { $player } ist tot.
wizwar-bad-dead-target = „{ $card }“ liegt auf { $player }, aber { $player } ist tot.
wizwar-bad-turn = { $player } ist am Zug, aber tot.
wizwar-bad-treasures-carried = { $player } trägt zwei Schätze.
wizwar-bad-pinned = { $player } kann keinen Schatz tragen, solange „{ $other }“ wirkt.
wizwar-bad-treasure-twice = Der Schatz { $treasure } ist an zwei Orten.
wizwar-bad-cracks-nowhere = Bei { $line } sind Risse, aber weder Mauer noch Tür.
wizwar-bad-cracks = Bei { $line } sind { $count } Risse, aber was dort steht, kann höchstens { $most } haben.
wizwar-bad-held-nothing = Jemand hält bei { $line } eine Tür auf, aber da ist keine Tür.
wizwar-bad-held = { $player } hält die Tür { $line } auf, ohne neben ihr zu stehen.
wizwar-bad-held-sealed = { $player } hält die Tür { $line } auf, aber sie ist versiegelt.

# Der Zug
wizwar-bad-after-the-end = Das Spiel ist aus, also kann es keinen Teil „{ $part }“ geben.
wizwar-bad-not-over = Das Spiel wäre noch nicht aus oder anders zu Ende gegangen.
wizwar-bad-over = Das Spiel wäre schon aus.
wizwar-bad-order = „{ $doing }“ kann in „doing“ nicht an dieser Stelle stehen.
wizwar-bad-frame = „{ $doing }“ ist hier nicht möglich.
wizwar-bad-stuck = Was in „doing“ gerade geschieht, lässt sich nicht zu Ende bringen.
