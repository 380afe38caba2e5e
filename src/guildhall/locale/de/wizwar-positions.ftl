# Warum eine Stellung von Wiz-War nicht möglich ist.

wizwar-bad-position = Diese Stellung ist nicht möglich: { $why }
wizwar-bad-unknown-part = Sie hat einen Teil „{ $part }“, den Stellungen nicht haben.
wizwar-bad-shape = Ihr Teil „{ $part }“ fehlt oder ist nicht, was er sein soll.
wizwar-bad-name = „{ $word }“ (in { $part }) ist dort kein Name. Namen sind: { $allowed }.
wizwar-too-large = viel zu groß
wizwar-bad-number = { $part } ist { $value }; möglich ist { $least } bis { $most }.
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
wizwar-bad-thing = Die Karte „{ $card }“ kann dort nicht liegen oder nicht darauf gelegt sein.
wizwar-bad-transformations = { $player } steht unter zwei Verwandlungen.
wizwar-bad-home = „{ $card }“ steht auf dem Heimatfeld { $square }.
wizwar-bad-crowded = Auf dem Feld { $square } wurden zwei Dinge erschaffen.
wizwar-bad-line-full = Auf der Linie { $line } stehen zwei Dinge, die dort nicht zusammen sein können.
wizwar-bad-wall = Ein Zauber hat auf der Linie { $line } eine Mauer oder Tür gemacht, aber dort steht etwas anderes.
wizwar-bad-seal = Auf der Linie { $line } ist eine Tür versiegelt, aber da ist keine Tür.
wizwar-bad-trap-of = Ein Marker gehört zu etwas, das keine Sprengfalle ist.
wizwar-bad-trap-real = Eine Sprengfalle hat mehr als einen echten Marker.
wizwar-bad-trap-many = Eine Sprengfalle hat mehr als { $most } Marker.

# Zauberer und Mauern
wizwar-bad-life = { $player } hat { $value } Lebenspunkte; möglich ist 1 bis { $most }.
wizwar-bad-stone = Ein Zauberer steht im Steinblock auf { $square }.
wizwar-bad-kills = Getötet wurden { $count } Zauberer, aber tot sind { $dead }.
wizwar-bad-dead = { $player } ist tot und hat doch Handkarten, einen Schatz, eine Tür, Lebenspunkte oder Betäubungsmarker.
wizwar-bad-dead-thing = „{ $card }“ ist bei einem toten Zauberer.
wizwar-bad-turn = Am Zug ist { $player }, aber tot.
wizwar-bad-treasures-carried = { $player } trägt zwei Schätze.
wizwar-bad-treasure-twice = Der Schatz { $treasure } ist an zwei Orten.
wizwar-bad-cracks-nowhere = Auf der Linie { $line } sind Risse, aber dort steht nichts.
wizwar-bad-cracks = Die Linie { $line } hat { $count } Risse; was dort steht, fällt bei mehr als { $most }.
wizwar-bad-held-nothing = Jemand hält auf der Linie { $line } eine Tür auf, wo keine ist.
wizwar-bad-held = { $player } hält die Tür { $line } auf, ohne neben ihr zu stehen.

# Der Zug
wizwar-bad-after-the-end = Das Spiel ist aus und hat doch einen Teil „{ $part }“.
wizwar-bad-not-over = Das Spiel wäre noch nicht aus, oder anders.
wizwar-bad-over = Das Spiel wäre schon aus.
wizwar-bad-order = „{ $doing }“ kann bei dem, was gerade geschieht, nicht an dieser Stelle stehen.
wizwar-bad-frame = Das kann niemand gefragt werden: { $doing }.
wizwar-bad-roll = Ein künftiger Wurf ist höher als der Würfel oder der Stapel, für den er ist.
wizwar-bad-stuck = Was in ihr gerade geschieht, lässt sich nicht zu Ende bringen.
