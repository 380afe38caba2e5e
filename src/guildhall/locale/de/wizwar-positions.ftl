# Warum eine Stellung von Wiz-War nicht möglich ist.

wizwar-bad-position = Diese Stellung ist nicht möglich: { $why }
wizwar-bad-unknown-part = Sie hat einen Teil „{ $part }“, den Stellungen nicht haben.
wizwar-bad-shape = Ihr Teil „{ $part }“ fehlt oder ist nicht, was er sein soll.
wizwar-bad-name = „{ $word }“ (in { $part }) ist dort kein Name. Namen sind: { $allowed }.
wizwar-too-large = viel zu groß
wizwar-bad-number = { $part } ist { $value }; möglich ist { $least } bis { $most }.
wizwar-bad-number-only = { $part } ist { $value }; möglich ist nur { $only }.
wizwar-bad-twice = In „{ $part }“ steht { $word } zweimal.
wizwar-bad-square = „{ $word }“ (in { $part }) ist kein Feld dieses Plans.
wizwar-bad-line = „{ $word }“ (in { $part }) ist keine Linie zwischen zwei Feldern dieses Plans.
wizwar-bad-sectors = Der Plan muss aus den Sektoren aller bestehen, die mitspielen, aus jedem einmal.
wizwar-bad-schools = Diese Schulen der Magie können mit diesen Optionen nicht zusammen im Spiel sein.

# Karten
wizwar-bad-card = „{ $word }“ (in { $part }) ist keine Karte.
wizwar-bad-card-not-in-play = Die Karte „{ $card }“ gehört zu keiner Schule im Spiel.
wizwar-bad-card-often = Die Karte „{ $card }“ ist öfter da, als die Schulen im Spiel sie haben, nämlich { $most }-mal.
wizwar-bad-cards-missing = Karten der Schulen im Spiel sind nirgends: { $cards }.
wizwar-bad-known = { $player } kann die Karte „{ $card }“ in der Hand von { $other } nicht kennen, denn dort ist sie nicht.
wizwar-bad-known-twice = Was { $player } weiß, ist zweimal gesagt, in „known“ und in „guesses“.
wizwar-bad-hidden = { $player } hat über die Karte „{ $card }“ nichts zu raten, denn sie ist nicht verborgen, oder nicht so oft.
wizwar-bad-guesses = Keine der Vermutungen von { $player } stimmt damit überein, wo die Karten sind.
wizwar-bad-instant = Die Karte „{ $card }“ wirkt sofort und liegt nie auf dem Tisch.
wizwar-bad-thing = { $part } passt nicht zur Karte „{ $card }“: { $want }
wizwar-want-item = Ein Gegenstand wird entweder getragen („by“) oder liegt auf einem Feld („at“) und hat nie ein „on“.
wizwar-want-caster = Hier muss stehen, wer den Zauber gewirkt hat.
wizwar-want-own = Dieser Zauber liegt immer auf dem Zauberer, der ihn gewirkt hat, und braucht weder „at“ noch „on“.
wizwar-want-nothing = Dieser Zauber hat kein Ziel und braucht weder „at“ noch „on“.
wizwar-want-square = Dieser Zauber braucht ein Feld in „at“ und kein „on“.
wizwar-want-line = Dieser Zauber braucht in „at“ die beiden Felder, zwischen denen er steht, etwa „b3|c3“, und kein „on“.
wizwar-want-wizard = Dieser Zauber braucht einen Zauberer in „on“ und kein „at“.
wizwar-want-other-wizard = Dieser Zauber braucht in „on“ einen anderen Zauberer als den, der ihn gewirkt hat, und kein „at“.
wizwar-want-loose = Dieser Zauber braucht in „on“ einen Gegenstand oder Schatz, den niemand trägt, und kein „at“.
wizwar-bad-transformations = { $player } steht unter zwei Verwandlungen.
wizwar-bad-banned = „{ $card }“ kann nicht auf dem Tisch liegen, solange „{ $other }“ wirkt.
wizwar-bad-home = „{ $card }“ steht auf dem Heimatfeld { $square }.
wizwar-bad-crowded = Auf dem Feld { $square } wurden zwei Dinge erschaffen.
wizwar-bad-line-full = Auf der Linie { $line } stehen zwei Dinge, die dort nicht zusammen sein können.
wizwar-bad-wall = Wo „{ $card }“ steht ({ $line }), kann in „lines“ nur „{ $state }“ stehen. Die Angabe darf auch fehlen.
wizwar-bad-seal = Auf der Linie { $line } ist eine Tür versiegelt, aber da ist keine Tür.
wizwar-bad-trap-of = Ein Marker gehört zu etwas, das keine Sprengfalle ist.
wizwar-bad-trap-real = Eine Sprengfalle hat mehr als einen echten Marker.
wizwar-bad-trap-none = Eine Sprengfalle hat keinen echten Marker. Bei einem ihrer Marker in „traps“ muss „real“ stehen.
wizwar-bad-trap-many = Eine Sprengfalle hat mehr als { $most } Marker.

# Zauberer und Mauern
wizwar-bad-life = { $player } hat { $value } Lebenspunkte; möglich ist 1 bis { $most }.
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
wizwar-bad-dead = { $player } ist tot und hat doch Handkarten, einen Schatz, eine Tür, Lebenspunkte oder Betäubungsmarker.
wizwar-bad-dead-owner = „{ $card }“ gehört { $player }, aber { $player } ist tot.
wizwar-bad-dead-target = „{ $card }“ liegt auf { $player }, aber { $player } ist tot.
wizwar-bad-turn = Am Zug ist { $player }, aber tot.
wizwar-bad-treasures-carried = { $player } trägt zwei Schätze.
wizwar-bad-pinned = { $player } kann keinen Schatz tragen, solange „{ $other }“ wirkt.
wizwar-bad-treasure-twice = Der Schatz { $treasure } ist an zwei Orten.
wizwar-bad-cracks-nowhere = Auf der Linie { $line } sind Risse, aber dort steht nichts.
wizwar-bad-cracks = Die Linie { $line } hat { $count } Risse; was dort steht, fällt bei mehr als { $most }.
wizwar-bad-held-nothing = Jemand hält auf der Linie { $line } eine Tür auf, wo keine ist.
wizwar-bad-held = { $player } hält die Tür { $line } auf, ohne neben ihr zu stehen.
wizwar-bad-held-sealed = { $player } hält die Tür { $line } auf, aber sie ist versiegelt.

# Der Zug
wizwar-bad-after-the-end = Das Spiel ist aus und hat doch einen Teil „{ $part }“.
wizwar-bad-not-over = Das Spiel wäre noch nicht aus, oder anders.
wizwar-bad-over = Das Spiel wäre schon aus.
wizwar-bad-order = „{ $doing }“ kann bei dem, was gerade geschieht, nicht an dieser Stelle stehen.
wizwar-bad-frame = Das kann niemand gefragt werden: { $doing }.
wizwar-bad-stuck = Was in ihr gerade geschieht, lässt sich nicht zu Ende bringen.
