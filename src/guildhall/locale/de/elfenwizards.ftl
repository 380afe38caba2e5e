# Elfenwizards: alles, was am Tisch zu lesen ist.

## Was auf dem Tisch ist

elfenwizards-box-H = High Wizard
elfenwizards-box-W = Wizard { $number }
elfenwizards-box-S = Sorcerer { $number }
elfenwizards-box-N = Necromancer { $number }
elfenwizards-box-M = Magician-Feld { $number }
elfenwizards-passed-W = Abstufungsfeld der Wizards
elfenwizards-passed-S = Abstufungsfeld der Sorcerer
elfenwizards-passed-N = Abstufungsfeld der Necromancer

# Männlich, damit „aus dem …“ und „in den …“ immer passt.
elfenwizards-place-W = Wizard-Kasten
elfenwizards-place-S = Sorcerer-Kasten
elfenwizards-place-N = Necromancer-Kasten
elfenwizards-place-M = Magician-Kasten
elfenwizards-place-minor = Kasten für kleine Zaubersprüche
elfenwizards-place-grey = Kasten für graue Chips

elfenwizards-colour-red = Rot
elfenwizards-colour-green = Grün
elfenwizards-colour-blue = Blau
elfenwizards-colour-yellow = Gelb
elfenwizards-colour-black = Schwarz
elfenwizards-colour-white = Weiß
elfenwizards-seat-colour = { $player } hat { $colour }

elfenwizards-token = { $name } von { $owner }
# Beide im Akkusativ.
elfenwizards-spell-die = eine { $face } aus dem { $place }
elfenwizards-spell-chip = einen kleinen Zauberspruch

## Fragen

elfenwizards-ask-chip-source = { $player }, dein High Wizard scheidet aus: Woher nimmst du den kleinen Zauberspruch, den du zahlst?
elfenwizards-ask-retire-box = { $player }, auf welches Magician-Feld kommt dein ausgeschiedener High Wizard?
elfenwizards-ask-roll = { $player }, du hast eine Minute zum Verhandeln: Würfle mit { $count ->
        [one] deinem Würfel
       *[other] deinen { $count } Würfeln
    }, wann du willst.
elfenwizards-ask-die = { $player }, du hast { $faces } gewürfelt: Welchen Würfel legst du (den Rest darfst du für die zweite Würfelrunde behalten)?
elfenwizards-ask-die-rest = { $player }, du hast noch { $faces }: Welchen Würfel legst du (alle müssen gelegt werden)?
elfenwizards-ask-die-rest-may-keep = { $player }, du hast noch { $faces }: Welchen Würfel legst du (den Rest darfst du ungenutzt lassen)?
elfenwizards-ask-dice-box = { $player }, wohin kommt die { $face }?
elfenwizards-ask-reroll = { $player }, dein zweiter Wurf ist { $faces }: Nimmst du ihn an, oder zahlst du einen kleinen Zauberspruch und würfelst mit allen noch einmal?
elfenwizards-ask-redeem = { $player }, im Kasten { $chips ->
        [one] liegt einer deiner kleinen Zaubersprüche
       *[other] liegen { $chips } deiner kleinen Zaubersprüche
    }{ $taken ->
        [0] : Nimmst du einen Würfel heraus, um Chips auszulösen, einen für je zwei Augen?
       *[other] ; die Würfel in deiner Hand haben { $points ->
            [one] 1 Auge
           *[other] { $points } Augen
        } und bringen { $buys ->
            [0] keinen Chip
            [one] 1 Chip
           *[other] { $buys } Chips
        }: Nimmst du noch einen Würfel?
    }
elfenwizards-ask-redeem-late = { $player }, im Kasten { $chips ->
        [0] liegt keiner deiner kleinen Zaubersprüche
        [one] liegt einer deiner kleinen Zaubersprüche
       *[other] liegen { $chips } deiner kleinen Zaubersprüche
    }{ $taken ->
        [0] : Nimmst du einen Würfel heraus (je zwei Augen lösen einen Chip aus; was du liegen lässt, bleibt für die nächste Runde)?
       *[other] ; die Würfel in deiner Hand haben { $points ->
            [one] 1 Auge
           *[other] { $points } Augen
        } und bringen { $buys ->
            [0] keinen Chip
            [one] 1 Chip
           *[other] { $buys } Chips
        }: Nimmst du noch einen Würfel (was du liegen lässt, bleibt für die nächste Runde)?
    }
elfenwizards-ask-ready = { $player }, vor dem ersten Zauberspruch habt ihr zusammen fünf Minuten zum Verhandeln: Bist du bereit?
elfenwizards-ask-spell = { $player }, setze zwei Zaubersprüche ein oder passe für den Rest der Runde: Welcher ist dein erster?
elfenwizards-ask-spell-one-or-two = { $player }, setze einen oder zwei Zaubersprüche ein oder passe für den Rest der Runde: Welcher ist dein erster?
elfenwizards-ask-spell-last = { $player }, einen Zauberspruch kannst du noch einsetzen: Tust du es, oder passt du?
elfenwizards-ask-spell-second = { $player }, welcher ist dein zweiter Zauberspruch?
elfenwizards-ask-target = { $player }, neben welchen Magier legst du { $spell }?
elfenwizards-ask-vacant-token = { $player }, welcher deiner Magier im Abstufungsfeld nimmt zuerst einen offenen Titel?
elfenwizards-ask-vacant-box = { $player }, welchen offenen Titel nimmt { $token }?
elfenwizards-ask-demote-token = { $player }, die grauen Chips werden knapp: Welchen deiner Magier setzt du als nächsten?
elfenwizards-ask-demote-box = { $player }, { $token } wird abgestuft: Auf welches Magician-Feld?
elfenwizards-ask-cleanse = { $player }, { $taken ->
        [0] nimmst du einen Würfel aus dem Kasten für graue Chips
       *[other] die Würfel in deiner Hand haben { $points ->
            [one] 1 Auge
           *[other] { $points } Augen
        }: Nimmst du noch einen aus dem Kasten für graue Chips
    } (je { $cost } Augen entfernen einen grauen Chip; was du liegen lässt, bleibt für die nächste Runde)?
elfenwizards-ask-cleanse-token = { $player }, du entfernst { $count ->
        [one] einen grauen Chip
       *[other] { $count } graue Chips
    }: Von welchem Magier zuerst?

## Wahlmöglichkeiten

elfenwizards-choice-from-hand = von denen, die vor dir liegen
elfenwizards-choice-from-box = aus dem Kasten für kleine Zaubersprüche
elfenwizards-choice-roll = jetzt würfeln
elfenwizards-choice-accept = den Wurf annehmen
elfenwizards-choice-reroll = einen kleinen Zauberspruch zahlen und noch einmal würfeln
elfenwizards-choice-die = eine { $face }
elfenwizards-choice-keep = jetzt keine Würfel mehr legen
elfenwizards-choice-done = keine Würfel mehr nehmen
elfenwizards-choice-ready = bereit für den ersten Zauberspruch
elfenwizards-choice-pass = für diese Runde passen
elfenwizards-choice-stop = keinen zweiten Zauberspruch einsetzen
elfenwizards-choice-token = { $token } ({ $box }{ $points ->
        [0] {""}
        [one] , 1 Stimme
       *[other] , { $points } Stimmen
    }{ $grey ->
        [0] {""}
        [one] , 1 grauer Chip
       *[other] , { $grey } graue Chips
    })

## Warnungen

elfenwizards-caution-equal = Beide Kandidaten für diesen Titel sind deine und haben gleich viele Stimmen, also steigt keiner auf: { $box }.
elfenwizards-caution-equal-magicians = Alle Magier in { $box } gehören dir, und die mit den meisten Stimmen liegen gleichauf: Keiner steigt auf.

## Der Verlauf

elfenwizards-event-start = { $colours }. { $player } hat den Drachen.
elfenwizards-event-round = Runde { $round } beginnt.
elfenwizards-event-retire-pay = { $player } zahlt einen kleinen Zauberspruch { $source }.
elfenwizards-source-hand = aus dem eigenen Bestand
elfenwizards-source-box = aus dem Kasten für kleine Zaubersprüche
elfenwizards-event-dragon = { $player } nimmt den Drachen.
elfenwizards-event-retire = { $token } scheidet aus: { $box }.
elfenwizards-event-roll = { $player } würfelt { $faces }.
elfenwizards-event-reroll = { $player } zahlt einen kleinen Zauberspruch und würfelt { $faces }.
elfenwizards-event-place = { $player } legt eine { $face } in den { $place }.
elfenwizards-event-hold = { $player } behält { $faces }.
elfenwizards-event-redeem = { $player } nimmt { $count ->
        [0] keinen kleinen Zauberspruch
        [one] einen kleinen Zauberspruch
       *[other] { $count } kleine Zaubersprüche
    } zurück, dazu die Würfel { $faces }.
elfenwizards-event-spell = { $player } legt { $spell } neben { $token } ({ $box }): jetzt { $points ->
        [one] 1 Stimme
       *[other] { $points } Stimmen
    }.
elfenwizards-event-pass = { $player } passt.
elfenwizards-event-cannot-place = { $player } kann keinen Zauberspruch einsetzen und passt.
elfenwizards-event-award = { $token } wird { $box }, mit { $points ->
        [one] 1 Stimme
       *[other] { $points } Stimmen
    }.
elfenwizards-event-vacant = { $box } bleibt offen.
elfenwizards-event-passed-over = { $token } unterliegt: { $level }.
elfenwizards-event-spells-return = Die Würfel gehen zurück an alle, denen sie gehören; eingesetzte kleine Zaubersprüche liegen im Kasten.
elfenwizards-event-fill = { $token } nimmt den offenen Titel { $box }.
elfenwizards-event-demote = { $token } wird abgestuft: { $box }{ $grey ->
        [0] .
       *[other] , mit einem grauen Chip.
    }
elfenwizards-event-cleanse = { $count ->
        [0] { $player } nimmt aus dem Kasten für graue Chips zurück: { $faces }.
        [one] { $player } löst einen grauen Chip aus, mit { $faces }.
       *[other] { $player } löst { $count } graue Chips aus, mit { $faces }.
    }
elfenwizards-event-cleanse-token = { $token } verliert { $count ->
        [one] einen grauen Chip
       *[other] { $count } graue Chips
    }.
elfenwizards-event-score = { $player } erhält { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }, insgesamt { $total }.
elfenwizards-event-bonus = { $player } erhält { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    } für kleine Zaubersprüche, insgesamt { $total }.
elfenwizards-event-end = Das Spiel ist aus: { $reason }

elfenwizards-ending-second_high_wizard = Eine Gilde hatte zum zweiten Mal den High Wizard.
elfenwizards-ending-no_high_wizard = Zum zweiten Mal wurde niemand High Wizard.
elfenwizards-ending-last_round = Die letzte Runde ist gespielt.

## Ablehnungen

elfenwizards-refuse-unknown = „{ $word }“ ist hier keine Antwort. Du kannst sagen: { $names }.
elfenwizards-refuse-number = { $number } steht nicht zur Wahl. Du kannst sagen: { $names }.
elfenwizards-refuse-other = Gefragt ist jetzt{ $asked ->
        [chip-source] , woher du den kleinen Zauberspruch nimmst, den du zahlst
        [dice-box] {" "}der Kasten, in den der Würfel kommt
        [die] {" "}ein Würfel
        [reroll] , ob du den Wurf annimmst
        [redeem] {" "}ein Würfel aus dem Kasten für kleine Zaubersprüche
        [cleanse] {" "}ein Würfel aus dem Kasten für graue Chips
        [spell] {" "}ein Zauberspruch
        [vacant-box] {" "}ein offener Titel
        [retire-box] {" "}ein Magician-Feld
        [demote-box] {" "}ein Magician-Feld
        [roll] {" "}dein Wurf
        [ready] , ob du für den ersten Zauberspruch bereit bist
       *[token] {" "}ein Magier
    }. Du hast etwas anderes gewählt: { $thing }.
elfenwizards-refuse-no-die-rolled = Du hast keine { $face } gewürfelt, die noch zu legen ist.
elfenwizards-refuse-die-placed = Deine { $face } liegt schon in einem Kasten, und ein gelegter Würfel bleibt liegen.
elfenwizards-refuse-no-die-minor = Du hast keine { $face } im Kasten für kleine Zaubersprüche.
elfenwizards-refuse-no-die-grey = Du hast keine { $face } im Kasten für graue Chips.
elfenwizards-refuse-place-all = Alle Würfel der zweiten Würfelrunde müssen gelegt werden.
elfenwizards-refuse-reroll-early = Noch einmal würfeln kannst du nur in Phase 3, nach dem zweiten Wurf.
elfenwizards-refuse-reroll-late = Einen zweiten Wurf kannst du nur einmal ablehnen, mit einem kleinen Zauberspruch, der vor dir liegt, und bevor du einen seiner Würfel legst.
elfenwizards-refuse-dice-box = Würfel kommen in einen der sechs Kästen neben dem Baum; neben einen Magier ({ $target }) legst du sie erst in Phase 5.
elfenwizards-refuse-die-in-hand = Der Würfel in deiner Hand muss in einen Kasten.
elfenwizards-refuse-first-die = Wähle zuerst den Würfel, dann den Kasten dafür.
elfenwizards-refuse-first-spell = Wähle zuerst den Zauberspruch, dann den Magier, neben den er kommt.
elfenwizards-refuse-spell-in-hand = Du hast { $spell } in der Hand: Wähle einen Magier dafür oder nimm die Wahl zurück.
elfenwizards-refuse-ready = Du bist bereit. Vor dem ersten Zauberspruch dürfen noch verhandeln: { $players }.
elfenwizards-refuse-passed = Du hast gepasst und setzt in dieser Runde keine Zaubersprüche mehr ein.
elfenwizards-refuse-second-spell = Du hast einen Zauberspruch eingesetzt und kannst noch einen einsetzen, also musst du es.
elfenwizards-refuse-pass-after-one = Du hast in diesem Zug schon einen Zauberspruch eingesetzt und kannst nicht mehr passen; mit „stop“ verzichtest du auf den zweiten.
elfenwizards-refuse-stop-first = Du hast in diesem Zug noch keinen Zauberspruch eingesetzt: Setze einen ein oder passe.
elfenwizards-refuse-no-chip = Vor dir liegt kein kleiner Zauberspruch.
elfenwizards-refuse-no-die-major = Du hast keine { $face } in einem Kasten für große Zaubersprüche.
elfenwizards-refuse-no-die-there = Du hast keine { $face } im { $place }.
elfenwizards-refuse-nobody-on-level = Auf dieser Ebene steht kein Magier, neben den du { $spell } legen darfst.
elfenwizards-refuse-empty-box = Dieses Feld ist leer: { $box }.
elfenwizards-refuse-which-token = Hier stehen mehrere Magier: { $box }. Nenne einen davon: { $names }.
elfenwizards-refuse-other-level = Die Ebene stimmt nicht: Du kannst { $spell } nicht neben { $token } legen.
elfenwizards-refuse-closed-contest = Alle Kandidaten dieser Wahl gehören { $owner }; niemand sonst darf { $token } unterstützen.
elfenwizards-refuse-vacancy-high = Der Titel High Wizard wird nie aus den Abstufungsfeldern besetzt.
elfenwizards-refuse-vacancy-no-title = Das ist kein Titel: { $box }.
elfenwizards-refuse-vacancy-taken = Dieser Titel ist nicht offen: { $box }.
elfenwizards-refuse-vacancy-above = In dieser Ausgabe nimmt kein Magier einen Titel über seiner bisherigen Ebene; hier wäre es so: { $box }.
elfenwizards-refuse-vacancy-highest = Es ist noch ein höherer Titel offen als { $box }, und der höchste muss genommen werden.
elfenwizards-refuse-magician-box = Das ist kein Magician-Feld: { $box }.
elfenwizards-refuse-not-yours = Das ist nicht dein Magier: { $token }.
elfenwizards-refuse-no-grey = Dieser Magier hat keinen grauen Chip: { $token }.
elfenwizards-refuse-passed-over-later = { $token } steht im Abstufungsfeld einer tieferen Ebene, die später an der Reihe ist.
elfenwizards-refuse-not-passed-over = { $token } steht in keinem Abstufungsfeld.
elfenwizards-refuse-dragon = Der Drache zeigt, dass { $player } anfängt. Weitergegeben wird er nur in Phase 1.
elfenwizards-refuse-track = Der Rundenzähler zählt die Runden. Dort wählt niemand etwas.
elfenwizards-refuse-passed-over = Das { $box } wählt niemand. Magier dieser Ebene, die in Phase 5 nicht aufsteigen, kommen von selbst dorthin und verlassen es in den Phasen 7 und 8.
elfenwizards-refuse-dice-front = Die Würfel vor dir werden in den Phasen 2 und 3 geworfen, wenn du dran bist.
elfenwizards-refuse-contest = So steht die Wahl um { $box }. Sie wird entschieden, wenn alle gepasst haben.
elfenwizards-refuse-others = Das gehört { $owner }: Alle nehmen nur Würfel und kleine Zaubersprüche ihrer eigenen Farbe.
elfenwizards-refuse-own = Das gehört dir, { $owner }. Was davon jetzt zu gebrauchen ist, steht zur Wahl und leuchtet auf dem Spielplan.
elfenwizards-refuse-die-elsewhere = Deine { $face } liegt im { $place }. Um die Würfel dort geht es jetzt nicht.

## Versprechen

elfenwizards-promise-offer = Angebot von { $by } an { $to }: Ich lege { $gives }, wenn du { $takes } legst.
elfenwizards-promise-gift = Versprechen von { $by } an { $to }: Ich lege { $gives }.
elfenwizards-promise-kept = { $player } hat gegenüber { $other } Wort gehalten: { $deeds }.
elfenwizards-promise-broken = { $player } hat gegenüber { $other } das Wort gebrochen: { $deeds }.
elfenwizards-promise-void = { $player } war gegenüber { $other } nicht mehr gebunden: { $deeds }.

elfenwizards-deed-dice = { $count ->
        [1] { $spell }
       *[other] { $count }-mal { $spell }
    } neben { $token } ({ $box })
elfenwizards-deed-chips = { $count ->
        [1] einen kleinen Zauberspruch
       *[other] { $count } kleine Zaubersprüche
    } neben { $token } ({ $box })
elfenwizards-deed-points = Zaubersprüche für { $count ->
        [1] 1 Stimme
       *[other] { $count } Stimmen
    } neben { $token } ({ $box })

elfenwizards-refuse-promise-shape = Das Versprechen ist nicht zu lesen: Sein Teil „{ $part }“ fehlt oder ist nicht, was er sein soll.
elfenwizards-refuse-promise-oneself = Sich selbst verspricht niemand etwas.
elfenwizards-refuse-promise-nothing = Ein Versprechen muss sagen, welche Zaubersprüche du einsetzen wirst.
elfenwizards-refuse-promise-many = Ein Versprechen hat auf jeder Seite Platz für höchstens { $most } Zusagen.
elfenwizards-refuse-promise-early = Versprechen gibt es erst, wenn der High Wizard ausgeschieden ist.
elfenwizards-refuse-promise-late = In dieser Runde sind alle Zaubersprüche eingesetzt: Versprechen kannst du wieder in der nächsten geben.
elfenwizards-refuse-promise-spell = „{ $word }“ ist kein Zauberspruch: Nenne einen Würfel mit seinem Kasten, etwa d5S, oder „chip“ oder „points“.
elfenwizards-refuse-promise-token = „{ $word }“ ist weder ein Magier noch ein Feld des Baums.
elfenwizards-refuse-promise-count = So viel lässt sich nicht versprechen: Möglich ist 1 bis { $most }.
elfenwizards-refuse-promise-own-token = { $token } braucht kein Versprechen: { $player } kann den eigenen Magier auch so unterstützen.
elfenwizards-refuse-promise-passed = { $player } hat gepasst und setzt in dieser Runde keine Zaubersprüche mehr ein.
elfenwizards-refuse-promise-no-spell = { $player } hat dafür die Zaubersprüche nicht: { $deed }.

## Unmögliche Stellungen

elfenwizards-bad-position = Diese Stellung ist nicht möglich: { $why }
elfenwizards-bad-unknown-part = Sie hat einen Teil „{ $part }“, den Stellungen nicht haben.
elfenwizards-bad-shape = Ihr Teil „{ $part }“ fehlt oder ist nicht, was er sein soll.
elfenwizards-bad-name = „{ $word }“ (in { $part }) ist dort kein Name. Namen sind: { $allowed }.
elfenwizards-too-large = viel zu groß
elfenwizards-bad-number = { $part } ist { $value }; möglich ist { $least } bis { $most }.
elfenwizards-bad-dice = { $player } hat { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } auf dem Tisch; alle haben 7.
elfenwizards-bad-chips = { $player } hat { $count ->
        [one] 1 kleinen Zauberspruch
       *[other] { $count } kleine Zaubersprüche
    } auf dem Tisch; alle haben 7.
elfenwizards-bad-tokens = { $player } hat { $count } Magier auf dem Spielplan; bei dieser Spielerzahl und diesem Aufbau sind es { $expected }.
elfenwizards-bad-token-twice = Dieser Magier steht zweimal auf dem Spielplan: { $token }.
elfenwizards-bad-crowded = Auf einem Titelfeld ist Platz für einen Magier, hier stehen { $count }: { $box }.
elfenwizards-bad-grey = Unter Magiern liegen { $count } graue Chips; es gibt 12.
elfenwizards-bad-high = Ein High Wizard steht nach Phase 1 auf seinem Feld, obwohl er hätte ausscheiden müssen.
elfenwizards-bad-high-early = In der ersten Runde steht vor der Vergabe der Titel schon ein High Wizard auf seinem Feld.
elfenwizards-bad-passed-over = In Phase { $step } stehen Magier in den Abstufungsfeldern.
elfenwizards-bad-passed-over-many = Im Abstufungsfeld einer Ebene mit { $most } Titeln stehen { $count } Magier.
elfenwizards-bad-rolled-early = Vor dem ersten Wurf sind schon Würfel gewürfelt oder gelegt.
elfenwizards-bad-rolled-late = Nach der zweiten Würfelrunde sind noch Würfel gewürfelt, obwohl schon alle gelegt waren.
elfenwizards-bad-left-behind = In einem Abstufungsfeld steht noch ein Magier, obwohl seine Gilde schon alle abgestuft hat.
elfenwizards-bad-dice-there = In „{ $place }“ liegen Würfel in Phase { $step }.
elfenwizards-bad-spells = In Phase { $step } liegen Zaubersprüche neben Magiern.
elfenwizards-bad-passes = In Phase { $step } hat schon jemand gepasst.
elfenwizards-bad-crowns = { $crowned } High Wizards und { $uncrowned } Runden ohne High Wizard ergeben nicht { $rounds } Vergaben.
elfenwizards-bad-over = Das Spiel wäre schon aus.
elfenwizards-bad-not-over = Das Spiel wäre noch nicht aus, oder aus einem anderen Grund.
elfenwizards-bad-after-the-end = Das Spiel ist aus und hat doch einen Teil „{ $part }“.
elfenwizards-bad-high-uncrowned = Die Gilde des High Wizard hatte bisher noch keinen.
elfenwizards-bad-high-missing = Es muss einen High Wizard geben, denn keine Runde war ohne ihn.
elfenwizards-bad-track = Eine Gilde hat für einen High Wizard gezahlt, der bei ihr nicht ausscheiden musste.
elfenwizards-bad-all-passed = Alle haben gepasst, also ist Phase 5 vorbei.
elfenwizards-bad-closed = Neben einem Magier liegt ein Zauberspruch, der dort nicht erlaubt war.
elfenwizards-bad-doing = In Phase { $step } kann das nicht im Gange sein: { $doing }.
elfenwizards-bad-frame = Das kann niemand gefragt werden: { $doing }.
elfenwizards-bad-track-twice = { $player } hat zweimal für einen ausscheidenden High Wizard gezahlt, aber mit dem zweiten High Wizard einer Gilde endet das Spiel.
elfenwizards-bad-track-dragon = { $player } hat für den High Wizard der letzten Runde gezahlt und muss deshalb den Drachen haben.
elfenwizards-bad-ended-no-high = Das Spiel endete mit dem zweiten High Wizard einer Gilde, aber das Feld des High Wizard ist leer.
elfenwizards-bad-ended-first-high = Das Spiel endete mit dem zweiten High Wizard für { $player }, obwohl es vorher noch keinen gegeben haben kann.
elfenwizards-bad-ended-high = Das Spiel endete, weil zwei Runden keinen High Wizard hatten, aber in der letzten Runde gibt es einen.
elfenwizards-bad-ended-first-without = Das Spiel endete, weil zwei Runden keinen High Wizard hatten, aber höchstens die letzte Runde war ohne einen.
elfenwizards-bad-turn = „{ $doing }“ gilt für { $player }, aber am Zug ist { $other }.
elfenwizards-bad-turn-token = „{ $doing }“ gilt für den Magier { $token }, aber am Zug ist { $other }, und der Magier gehört jemand anderem.
elfenwizards-bad-second-spell = { $player } legt einen zweiten Zauberspruch, ohne gerade einen ersten gelegt zu haben.
elfenwizards-bad-redeem-nothing = { $player } hat in Phase 4 Würfel genommen, für die es keinen kleinen Zauberspruch gibt.
elfenwizards-bad-cleanse = { $player } soll mehr graue Chips entfernen, als unter den eigenen Magiern liegen: { $count } statt höchstens { $most }.
elfenwizards-bad-cleanse-dice = { $player } hat zu wenige Würfel vor sich, um so viele graue Chips bezahlt zu haben: { $count }.
elfenwizards-bad-vacancy-missed = Der Magier { $token } steht noch in einem Abstufungsfeld, obwohl er schon einen freien Titel hätte einnehmen müssen.
