# Wörter, die jedes Spiel braucht.

seat = Spieler { $number }
list-join = { $first }, { $second }
list-none = nichts

## Ablehnungen

refuse-no-seat = Den Platz { $seat } gibt es nicht: Die Plätze dieses Tisches gehen von 0 bis { $last }.
refuse-game-over = Das Spiel ist aus.
refuse-not-your-turn = Du bist nicht dran: Zuerst wählt { $player }.
refuse-after-roll = Vor „{ $word }“ wird gewürfelt, und noch weiß niemand, wie die Würfel fallen.
refuse-ambiguous = „{ $word }“ kann mehreres heißen: { $names }. Schreib eines davon.
refuse-not-a-choice = { $given } gehört nicht zu den Zahlen, die zur Wahl stehen.

## Falsche Eingaben

bad-game = Ein Spiel „{ $name }“ gibt es nicht. Die Spiele sind: { $allowed }.
bad-bot = Einen Computerspieler „{ $name }“ gibt es nicht. Die Computerspieler sind: { $allowed }.
bad-seats = { $game } ist ein Spiel für { $least } bis { $most } Personen, nicht für { $seats }.
bad-edition = Eine Ausgabe „{ $value }“ gibt es nicht. Die Ausgaben sind: { $allowed }.
bad-option-name = Eine Option „{ $name }“ gibt es nicht. Die Optionen sind: { $allowed }.
bad-option-value = Die Option { $name } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
bad-roll = Wurf { $number } ist eine { $value }, aber dieser Wurf geht von 1 bis { $sides }.

bad-record-foreign = Das ist keine Aufzeichnung eines Guildhall-Spiels.
bad-record-format = Diese Aufzeichnung hat das Format { $found }; diese Version liest das Format { $known }.
bad-record-field = Die Aufzeichnung ist beschädigt: Ihr Teil „{ $field }“ fehlt oder ist nicht, was er sein soll.
bad-record-game = Das ist eine Aufzeichnung von { $found }, nicht von { $expected }.
bad-record-rules = Diese Aufzeichnung wurde nach Version { $found } der Regeln gespielt; diese Version spielt nach { $known }.
bad-record-answer = Die Aufzeichnung ist bei Antwort { $number } beschädigt: { $why }
bad-record-no-roll = Die Aufzeichnung ist beschädigt: Wurf { $number } fehlt.
bad-record-rolls-left = { $count ->
        [one] Die Aufzeichnung ist beschädigt: Einer ihrer Würfe wird von keiner Antwort gebraucht.
       *[other] Die Aufzeichnung ist beschädigt: { $count } ihrer Würfe werden von keiner Antwort gebraucht.
    }
bad-record-start = Die Aufzeichnung ist beschädigt: Ihre Plätze oder Optionen sind nicht die der Stellung, mit der sie beginnt.
bad-record-outcome = Die Aufzeichnung ist beschädigt: Das Spiel, das sie beschreibt, endet anders, als sie sagt.

bad-argument = „{ $name }“ muss { $sort ->
        [number] eine ganze Zahl
        [text] ein Text
        [flag] True oder False
        [names] eine Liste von Namen
        [mapping] eine Zuordnung von Namen zu Werten
        [state] ein Zustand dieses Spiels
        [view] eine Sicht dieses Spiels
        [hints] eine Hilfe dieses Spiels
        [decision] eine Entscheidung
        [event] ein Ereignis
        [tape] ein Würfelband
        [record] eine Aufzeichnung
       *[game] ein Spiel
    } sein, nicht { $given }.
bad-decision = Das wird gerade niemand gefragt.
bad-event = Ereignisse der Art { $kind } gibt es in diesem Spiel nicht.
bad-take-back-state = Das ist kein früherer Zustand dieses Spiels.
bad-take-back-answers = Zurück geht es auf 0 bis { $most } Antworten, nicht auf { $given }.
