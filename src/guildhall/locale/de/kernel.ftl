# Wörter, die jedes Spiel braucht.

seat = Spieler { $number }
list-join = { $first }, { $second }
list-end = { $first } und { $second }
list-or = { $first } oder { $second }
list-clauses = { $first }; { $second }
list-none = nichts

## Ablehnungen

refuse-no-seat = Den Platz { $seat } gibt es nicht. Die Plätze dieses Tisches gehen von 0 bis { $last }.
refuse-game-over = Das Spiel ist aus.
refuse-not-your-turn = Du bist nicht dran: Zuerst muss sich { $player } entscheiden.
refuse-after-roll = Vor „{ $word }“ entscheidet noch der Zufall, und niemand weiß, wie.
refuse-ambiguous = „{ $word }“ ist nicht eindeutig. Gemeint sein kann { $names }.
refuse-not-a-choice = { $given } gehört nicht zu den Zahlen, die zur Wahl stehen.

## Falsche Eingaben

bad-game = Ein Spiel „{ $name }“ gibt es nicht. Die Spiele sind: { $allowed }.
bad-plugin = Das Spiel „{ $game }“ des Pakets { $package } lässt sich nicht laden: { $why }
bad-bot = Einen Computerspieler „{ $name }“ gibt es nicht. Die Computerspieler sind: { $allowed }.
bad-bot-game = Der Computerspieler „{ $name }“ kennt { $game } nicht. Die Computerspieler dafür sind: { $allowed }.
bad-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
bad-edition = Eine Ausgabe „{ $value }“ gibt es nicht. Die Ausgaben sind: { $allowed }.
bad-option-name = Eine Option „{ $name }“ gibt es nicht. Die Optionen sind: { $allowed }.
bad-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Möglich sind: { $possible }.
bad-roll = Wurf { $number } ist eine { $value }, muss aber zwischen 1 und { $sides } liegen.

bad-record-foreign = Das ist keine Aufzeichnung eines Guildhall-Spiels.
bad-record-format = Diese Aufzeichnung hat das Format { $found }; diese Version von Guildhall liest das Format { $known }.
bad-record-field = Die Aufzeichnung ist beschädigt: Ihr Teil „{ $field }“ fehlt oder ist falsch.
bad-record-game = Das ist eine Aufzeichnung von { $game }, nicht von { $expected_game }.
bad-record-rules = Diese Aufzeichnung wurde nach Version { $found } der Regeln gespielt. Guildhall spielt jetzt nach Version { $known } und kann ihr { $step ->
        [0] schon am Anfang
       *[other] bei Schritt { $step }
    } nicht folgen: { $why }
bad-rules-choice = Eine Entscheidung von damals ist jetzt nicht möglich.
bad-rules-roll = Jetzt wird ein Wurf gebraucht, den es damals nicht gab.
bad-rules-rolls = Jetzt werden andere Würfe gebraucht als damals.
bad-rules-outcome = Jetzt endet das Spiel anders.
bad-record-numbers = Manche Entscheidungen in dieser Aufzeichnung sind Zahlen. Nur die Aufzeichnung eines Play kann Wörter daraus machen.
bad-record-answer = Die Aufzeichnung ist bei Antwort { $number } beschädigt. { $why }
bad-record-no-roll = Die Aufzeichnung ist beschädigt: Wurf { $number } fehlt.
bad-record-rolls-left = Die Aufzeichnung ist beschädigt: { $count ->
        [one] 1 ihrer Würfe wird
       *[other] { $count } ihrer Würfe werden
    } von keiner Antwort gebraucht.
bad-record-start = Die Aufzeichnung ist beschädigt: Ihre Plätze oder Optionen passen nicht zur Stellung, mit der sie beginnt.
bad-record-outcome = Die Aufzeichnung ist beschädigt: Das Spiel endet anders, als sie sagt.
bad-argument = „{ $name }“ muss { $sort ->
        [number] eine ganze Zahl
        [count] eine ganze Zahl ab 0
        [text] ein Text
        [flag] True oder False
        [names] eine Liste von Namen
        [mapping] eine Zuordnung von Namen zu Werten
        [state] ein Zustand dieses Spiels
        [states] eine Liste von Zuständen dieses Spiels
        [view] eine Sicht dieses Spiels
        [hints] eine Hilfe dieses Spiels
        [decision] eine Entscheidung
        [event] ein Ereignis
        [policy] eine Strategie
        [tape] ein Würfelband
        [record] eine Aufzeichnung
       *[game] ein Spiel
    } sein, nicht { $given }.
bad-argument-name = Jeder Name in „{ $name }“ muss ein Text sein, nicht { $given }.
bad-decision = Das wird gerade niemand gefragt.
bad-event = Ereignisse der Art { $kind } gibt es in diesem Spiel nicht.
bad-undo-state = Das ist kein früherer Zustand dieses Spiels.
bad-undo-answers = Du kannst auf 0 bis { $most } Antworten zurückgehen, nicht auf { $given }.
