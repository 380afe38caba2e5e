# Wiz-War: alles, was am Tisch zu lesen ist, außer den Karten selbst (wizwar-cards.ftl).

## Was auf dem Tisch ist

wizwar-colour-blue = Blau
wizwar-colour-red = Rot
wizwar-colour-yellow = Gelb
wizwar-colour-green = Grün
wizwar-seat-colour = { $player } hat { $colour }

wizwar-school-white = Weiße Zaubertricks
wizwar-school-black = Schwarze Zaubertricks
wizwar-school-alchemy = Alchemie
wizwar-school-conjuring = Beschwörung
wizwar-school-elemental = Elementarmagie
wizwar-school-mentalism = Mentalismus
wizwar-school-mutation = Mutation
wizwar-school-thaumaturgy = Thaumaturgie

wizwar-direction-east = Osten
wizwar-direction-south = Süden
wizwar-direction-west = Westen
wizwar-direction-north = Norden

wizwar-nothing = nichts
wizwar-wizard = { $player } ({ $colour })
wizwar-square = { $square }
wizwar-line = Grenzlinie { $line }
wizwar-line-wall = Mauer { $line }
wizwar-line-door = Tür { $line }
wizwar-line-free = Grenzlinie { $line } (frei)
wizwar-treasure = { $number ->
        [1] Schatz 1
       *[2] Schatz 2
    } von { $owner }
wizwar-sector = Sektor von { $owner }
wizwar-token = Fallenmarker auf { $square }
wizwar-thing-gone = ein Objekt, das es nicht mehr gibt
wizwar-thing-lying = { $card } auf { $place }
wizwar-thing-standing = { $card } von { $owner } auf { $place }
wizwar-thing-own = { $card } von { $owner }
wizwar-thing-laid = { $card } von { $owner } auf { $whom }

wizwar-punch = Faustschlag
wizwar-speed = Tempo
wizwar-way = { $card } ({ $mode ->
        [hurt] Schaden
        [stun] Betäuben
        [dart] ein Pfeil
        [punch] Faustschlag
        [take] Aufnehmen
        [drop] Ablegen
        [throw] Werfen
        [tear] Entreißen
        [stab] Stechen
        [slash] Zuschlagen
        [counter] gegen einen Zauber
       *[end] gegen einen anhaltenden Zauber
    })

# Steht immer in Klammern hinter „Schaden“.
wizwar-damage-physical = körperlich
wizwar-damage-magical = magisch
wizwar-damage-fire = magisch, Feuer
wizwar-damage-water = magisch, Wasser
wizwar-damage-lightning = magisch, Blitz
wizwar-damage-both = körperlich und magisch, Feuer

## Fragen

wizwar-ask-act = { $player }, du hast noch { $points ->
        [0] keine Bewegungspunkte
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    } und { $attacks ->
        [0] keinen Angriff
        [one] einen Angriff
       *[other] { $attacks } Angriffe
    }{ $stunned ->
        [0] {""}
        [2] {" "}(du bist betäubt: entweder einmal angreifen und bewegen oder zweimal angreifen)
       *[other] {" "}(du bist betäubt: entweder bewegen oder angreifen)
    }: Was tust du?
wizwar-ask-school = { $player }, welche Schule der Magie kommt in den Stapel?
wizwar-ask-discard = { $player }, wirfst du eine Karte ab, bevor du nachziehst?
wizwar-ask-draw = { $player }, wie viele Karten ziehst du (höchstens { $most })?

wizwar-ask-with = { $player }, welchen Zauber wirkst du zusammen mit: { $helpers }?
wizwar-ask-astral = { $player }, von welchem Feld aus zauberst du mit der Astralprojektion?
wizwar-ask-aim-any = { $player }, was ist das Ziel für „{ $way }“?
wizwar-ask-aim-wizard = { $player }, welcher Zauberer ist das Ziel für „{ $way }“?
wizwar-ask-aim-square = { $player }, welches Feld wählst du für „{ $way }“?
wizwar-ask-aim-line = { $player }, welche Mauer, Tür oder Grenzlinie wählst du für „{ $way }“?
wizwar-ask-aim-thing = { $player }, welches Ding ist das Ziel für „{ $way }“?
wizwar-ask-aim-token = { $player }, welcher Fallenmarker ist das Ziel für „{ $way }“?
wizwar-ask-aim-sector = { $player }, welcher Sektor ist das Ziel für „{ $way }“?
wizwar-ask-aim-direction = { $player }, welche Richtung wählst du für „{ $way }“?
wizwar-ask-dart = { $player }, wohin fliegt Pfeil { $number } von { $count }?
wizwar-ask-through = { $player }, durch welche Mauer oder Tür wirkst du „{ $way }“?
wizwar-ask-boost = { $player }, wirfst du eine Karte ab, um „{ $way }“ zu verstärken (ohne sie ist die Energie 1)?
wizwar-ask-add = { $player }, welche Karte bringt das Addieren als { $number ->
        [1] erste
       *[2] zweite
    } in „{ $way }“ ein?
wizwar-ask-waterbolt = { $player }, wie viel von der Energie { $energy } des Wasserstrahls ist Schaden, während der Rest zurückstößt?
wizwar-ask-turns = { $player }, wie drehst du diesen Sektor: { $sector }?
wizwar-ask-blade = { $player }, welche Karte wirfst du für die Zauberklinge ab?

wizwar-ask-answer-spell = { $player }, { $caster } wirkt { $way }{ $aimed ->
        [no] {""}
        [you] {" "}auf dich
        [way] {" "}nach { $target }
       *[yes] {" "}auf { $target }
    }{ $energy ->
        [1] {""}
       *[other] {" "}mit Energie { $energy }
    }{ $aimed ->
        [you] {""}
       *[other] { $hit ->
            [0] {""}
            [2] , und es würde dich treffen, wohin du auch ausweichst
           *[1] , und es würde dich treffen
        }
    }: Antwortest du?
wizwar-ask-answer-counter = { $player }, { $caster } antwortet mit „{ $way }“{ $energy ->
        [1] {""}
       *[other] , Energie { $energy }
    }{ $aimed ->
        [yes] , Ziel { $target }
       *[no] {""}
    }: Hältst du es auf?
wizwar-ask-answer-helper = { $player }, { $caster } spielt { $way } zusammen mit „{ $spell }“: Antwortest du auf „{ $way }“?
wizwar-ask-answer-strike = { $player }, { $how ->
        [punch] { $caster } schlägt mit der Faust nach { $aimed ->
            [you] dir
           *[yes] { $target }
        }
        [dagger-stab] { $caster } sticht mit dem Dolch nach { $aimed ->
            [you] dir
           *[yes] { $target }
        }
        [wizardblade-slash] { $caster } schlägt mit der Zauberklinge nach { $aimed ->
            [you] dir
           *[yes] { $target }
        }
        [strength-tear] { $caster } will { $aimed ->
            [you] dir etwas entreißen
           *[yes] { $target } etwas entreißen
        }
        [stone-spikes-throw] { $caster } wirft einen Stachel nach { $aimed ->
            [you] dir
           *[yes] { $target }
        }
       *[other] { $caster } benutzt { $way } gegen { $aimed ->
            [you] dich
           *[yes] { $target }
        }
    }: Antwortest du?
wizwar-ask-answer-damage = { $player }, gleich erleidest du { $points } Schaden ({ $kind }): Antwortest du?
wizwar-ask-answer-treasure = { $player }, { $thief } nimmt { $treasure } auf: { $now ->
        [ward] Antwortest du mit { wizwar-card-ward }
       *[gold] Antwortest du mit { wizwar-card-fools-gold }
    }?

wizwar-ask-pushed = { $player }, { $pusher } hat Riesengestalt und schiebt dich: Wohin gehst du?
wizwar-ask-drift = { $player }, du bist leicht wie eine Feder, und { $points ->
        [one] 1 Schaden weht
       *[other] { $points } Schaden wehen
    } dich davon: Wohin?
wizwar-ask-room = { $player }, du hast keinen Platz für „{ $card }“: Was gibst du dafür auf?
wizwar-ask-over = { $player }, du hast { $count ->
        [one] eine Karte mehr, als dein Limit von { $limit } erlaubt
       *[other] { $count } Karten mehr, als dein Limit von { $limit } erlaubt
    }: Was gibst du auf?
wizwar-ask-more = { $player }, nimmst du mit deinen Zusatzarmen auf { $square } noch etwas auf?
wizwar-ask-added = { $player }, welche Karte bringt das Addieren als { $number ->
        [1] erste
       *[2] zweite
    } in dein Tempo ein?
wizwar-ask-falls = { $player }, was lässt { $victim } fallen?
wizwar-ask-yoinked = { $player }, welchen Gegenstand nimmst du { $victim } weg?
wizwar-ask-torn = { $player }, was entreißt du { $victim }?
wizwar-ask-knocked = { $player }, wohin wird { $victim } zurückgestoßen, { $count ->
        [one] ein Feld
       *[other] { $count } Felder
    } weit?
wizwar-ask-walked = { $player }, wohin lässt du { $victim } gehen (noch { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    })?
wizwar-ask-forgotten = { $player }, der Hirnbrand von { $caster } würde { $count } Schaden machen, einen für jede Karte in deinem Kopf: Was gibst du vorher auf?
wizwar-ask-stolen = { $player }, welche Handkarte nimmst du { $victim } weg ({ $count ->
        [one] noch eine
       *[other] bis zu { $count }
    })?
wizwar-ask-fooled = { $player }, auf welches Feld deines Sektors kommt { $treasure }?
wizwar-ask-traps = { $player }, wohin legst du einen Fallenmarker ({ $count ->
        [one] es ist der letzte
       *[other] es sind noch { $count }
    })?
wizwar-ask-real = { $player }, welcher der Marker ist die echte Falle?
wizwar-ask-reached = { $player }, was legst du auf { $square } ab?
wizwar-ask-forgets = { $player }, der Hirnstein ist weg: Welche Karte wirfst du ab ({ $count ->
        [one] eine muss
       *[other] { $count } müssen
    } noch weg)?

## Wahlmöglichkeiten

wizwar-choice-numbered = { $label } (Nr. { $number })
wizwar-choice-end-phase = deine Phase Bewegen und Zaubern beenden
wizwar-choice-walk = nach { $direction } gehen: { $square }
wizwar-choice-walk-exit = durch den Ausgang im { $direction } gehen und hier wieder hereinkommen: { $square }
wizwar-choice-stumble = in eine zufällige Richtung tappen
wizwar-choice-cast = { $way } wirken
wizwar-choice-helper = einen Zauber wirken, dazu { $card }
wizwar-choice-use = { $how ->
        [punch] einen Zauberer mit der Faust schlagen
        [dagger-stab] mit dem Dolch zustechen
        [dagger-throw] den Dolch werfen
        [large-rock-throw] den Felsbrocken werfen
        [boomstone-throw] den Knallstein werfen
        [universal-solvent-throw] den Alleslöser werfen
        [wizardblade-slash] mit der Zauberklinge zuschlagen
        [stone-spikes-throw] einen Steinstachel werfen
        [strength-tear] einem Zauberer etwas entreißen
        [null-powder-end] mit dem Nullpulver einen anhaltenden Zauber beenden
       *[other] { $way } benutzen
    }
wizwar-choice-item = { $card } ausspielen und tragen
wizwar-choice-speed = dein Tempo um { $count } verstärken, mit { $card }
wizwar-choice-speed-add = dein Tempo mit Addieren und zwei Karten verstärken
wizwar-choice-take = { $thing } aufnehmen
wizwar-choice-take-treasure = { $treasure } aufnehmen{ $light ->
        [0] , was deine Phase beendet
       *[1] {""}
    }
wizwar-choice-drop = { $thing } fallen lassen
wizwar-choice-end-spell = { $thing } beenden
wizwar-choice-hold = die Tür { $line } aufhalten
wizwar-choice-let-go = die Tür { $line } loslassen
wizwar-choice-gather = aufsammeln, was deine ganze Phase kostet: { $thing }
wizwar-choice-no-more = nichts mehr
wizwar-choice-keep = die Handkarten behalten
wizwar-choice-no-boost = nicht verstärken: Energie 1
wizwar-choice-energy = { $card }, Wert { $energy }
wizwar-choice-add = zwei Karten, mit Addieren zusammengezählt
wizwar-choice-pass = passen
wizwar-choice-answer = antworten: { $way }
wizwar-choice-draw = { $count ->
        [0] nichts ziehen
        [one] eine Karte ziehen
       *[other] { $count } Karten ziehen
    }
wizwar-choice-discard = { $card } abwerfen
wizwar-choice-steal = { $card } nehmen
wizwar-choice-waterbolt = { $damage } Schaden, { $knock ->
        [0] kein Rückstoß
        [one] ein Feld Rückstoß
       *[other] { $knock } Felder Rückstoß
    }
wizwar-choice-turns = { $count ->
        [1] eine Vierteldrehung im Uhrzeigersinn
        [2] eine halbe Drehung
       *[3] eine Vierteldrehung gegen den Uhrzeigersinn
    }

## Der Verlauf

wizwar-event-start = { $colours }. { $player } beginnt.
wizwar-event-school = { $player } wählt { $school }.
wizwar-event-schools = { $decks ->
        [1] Der Magiestapel besteht aus: { $schools }.
       *[other] Magiestapel { $group } besteht aus: { $schools }.
    }
wizwar-event-turn = { $player } beginnt Zug { $turn }.
wizwar-event-stunned = { $player } ist in diesem Zug betäubt; { $count ->
        [0] kein Betäubungsmarker bleibt.
        [one] ein Betäubungsmarker bleibt.
       *[other] { $count } Betäubungsmarker bleiben.
    }
wizwar-event-step = { $player } { $gait ->
        [drifts] schwebt
        [is_knocked] wird zurückgestoßen
        [is_pushed] wird geschoben
        [is_led] wird geführt
       *[walks] geht
    } von { $from } nach { $square }{ $exit ->
        [none] .
        [exit] , durch den Ausgang.
        [purple] , durch das lila Portal.
       *[cyan] , durch das türkise Portal.
    }
wizwar-event-moved = { $player } wird auf { $square } versetzt.
wizwar-event-bump = { $player } findet nach { $face } keinen Weg und bleibt.
wizwar-event-random = { $player } tappt nach { $face }.
wizwar-event-speed = { $player } bekommt { $count ->
        [one] 1 weiteren Bewegungspunkt
       *[other] { $count } weitere Bewegungspunkte
    }.
wizwar-event-cast = { $player } wirkt { $way }{ $aimed ->
        [no] {""}
        [way] {" "}nach { $target }
        [square] {" "}({ $target })
       *[yes] {" "}auf { $target }
    }{ $energy ->
        [1] {""}
       *[other] {" "}mit Energie { $energy }
    }.
wizwar-event-helper = { $player } spielt { $card } dazu.
wizwar-event-boost = { $player } wirft { $card } ab (Energie { $count }{ $stones ->
        [0] {""}
       *[other] , davon { $stones } durch den { wizwar-card-powerstone }
    }).
wizwar-event-answer = { $player } antwortet: { $way }{ $aimed ->
        [no] {""}
       *[yes] , Ziel { $target }
    }{ $energy ->
        [1] {""}
       *[other] , Energie { $energy }
    }.
wizwar-event-strike = { $how ->
        [punch] { $player } schlägt mit der Faust nach { $target }.
        [dagger-stab] { $player } sticht mit dem Dolch auf { $target } ein.
        [dagger-throw] { $player } wirft den Dolch auf { $target }.
        [large-rock-throw] { $player } wirft den Felsbrocken auf { $target }.
        [boomstone-throw] { $player } wirft den Knallstein auf { $target }.
        [universal-solvent-throw] { $player } wirft den Alleslöser auf { $target }.
        [wizardblade-slash] { $player } schlägt mit der Zauberklinge auf { $target }.
        [stone-spikes-throw] { $player } wirft einen Steinstachel auf { $target }.
        [strength-tear] { $player } will { $target } etwas entreißen.
        [null-powder-counter] { $player } antwortet mit dem Nullpulver.
        [null-powder-end] { $player } streut das Nullpulver auf { $target }.
       *[other] { $player } benutzt { $way }{ $aimed ->
            [no] {""}
           *[yes] {" "}gegen { $target }
        }.
    }
wizwar-event-aimed = { $player } richtet { $way } auf { $target }.
wizwar-event-cancelled = Aufgehoben: { $way } von { $player }.
wizwar-event-evade = { $player } würfelt { $face } für „{ $card }“ und weicht dem Angriff aus.
wizwar-event-hit = { $player } würfelt { $face } für „{ $card }“ und weicht dem Angriff nicht aus.
wizwar-event-out-of-sight = Das Ziel ist außer Sicht: { $way } von { $player }.
wizwar-event-servant = Der Homunkulus von { $player } erleidet { $count } Schaden{ $life ->
        [0] {" "}und ist dahin.
        [one] ; er hat noch 1 Lebenspunkt.
       *[other] ; er hat noch { $life } Lebenspunkte.
    }
wizwar-event-damage = { $player } erleidet { $count } Schaden ({ $kind }){ $caused ->
        [no] {""}
       *[yes] {" "}durch { $cause }
    }{ $life ->
        [0] {" "}und hat keine Lebenspunkte mehr.
        [one] : noch 1 Lebenspunkt.
       *[other] : noch { $life } Lebenspunkte.
    }
wizwar-event-reduced = { $player } bleiben { $count } Schaden erspart; übrig { $left ->
        [0] ist keiner.
        [one] ist 1.
       *[other] sind { $left }.
    }
wizwar-event-heal = { $player } gewinnt { $count ->
        [one] 1 Lebenspunkt
       *[other] { $count } Lebenspunkte
    }: jetzt { $life }.
wizwar-event-life = { $player } hat jetzt { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }.
wizwar-event-stun = { $player } bekommt { $count ->
        [one] einen Betäubungsmarker
       *[other] { $count } Betäubungsmarker
    }.
wizwar-event-cracks = { $count ->
        [one] Ein neuer Riss
       *[other] { $count } neue Risse
    }, insgesamt { $total }: { $target }.
wizwar-event-destroyed = { $barrier ->
        [door] Tür
       *[wall] Mauer
    } zerstört, jetzt frei: { $target }.
wizwar-event-collapsed = Die Erdmauer bei { $target } stürzt ein.
wizwar-event-destroyed-thing = Zerstört: { $card }{ $aimed ->
        [no] {""}
       *[yes] {" "}({ $target })
    }.
wizwar-event-laid = Es wirkt nun: { $card } von { $player }{ $aimed ->
        [no] {""}
       *[yes] {" "}({ $target })
    }{ $energy ->
        [0] .
        [one] , einen Zug lang.
       *[other] , { $energy } Züge lang.
    }
wizwar-event-energy = Ein Energiemarker weniger bei { $player }: { $cards }.
wizwar-event-ended = { $item ->
        [0] Zu Ende: { $card } von { $player }.
       *[1] Auf die Ablage: { $card } von { $player }.
    }
wizwar-event-item = { $player } trägt jetzt { $card }.
wizwar-event-drop = Jetzt liegt auf { $square }: { $card } von { $player }.
wizwar-event-take = { $player } nimmt { $card }.
wizwar-event-lands = Fortgespült auf { $square }: { $card }.
wizwar-event-treasure-taken = { $player } nimmt auf: { $treasure }.
wizwar-event-treasure-dropped = { $how ->
        [throws] { $player } wirft { $treasure }, gelandet in { $square }.
        [reaches] { $player } greift weit aus und legt { $treasure } in { $square } ab.
        [loses] { $player } verliert { $treasure }, jetzt in { $square }.
       *[drops] { $player } lässt { $treasure } in { $square } fallen.
    }
wizwar-event-treasure-moved = { $treasure } liegt jetzt auf { $square }.
wizwar-event-held = { $player } hält die Tür auf: { $line }.
wizwar-event-let-go = { $player } lässt die Tür los: { $line }.
wizwar-event-discard = { $player } wirft { $card } ab.
wizwar-event-draw = { $player } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
wizwar-event-cards = { $player } zieht { $cards }.
wizwar-event-shuffle = { $decks ->
        [1] Der Ablagestapel wird gemischt und ist der neue Magiestapel.
       *[other] Der Ablagestapel von Magiestapel { $group } wird gemischt und ist der neue Magiestapel.
    }
wizwar-event-turned = { $sector } macht { $count ->
        [1] eine Vierteldrehung im Uhrzeigersinn
        [2] eine halbe Drehung
       *[3] eine Vierteldrehung gegen den Uhrzeigersinn
    }.
wizwar-event-trap = { $player } legt einen verdeckten Fallenmarker auf { $square }.
wizwar-event-trap-blank = Der Fallenmarker auf { $square } wird aufgedeckt: Er ist leer.
wizwar-event-trap-real = Der Fallenmarker auf { $square } wird aufgedeckt: Er ist die echte Falle.
wizwar-event-looked = { $player } sieht die Handkarten von { $target } an.
wizwar-event-hand = Die Handkarten von { $player }: { $cards }.
wizwar-event-stole = { $player } nimmt { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    } von { $target }.
wizwar-event-stolen = { $player } nimmt { $card } von der Hand von { $target }.
wizwar-event-given = { $player } saugt { $card } von { $target } auf und nimmt die Karte auf die Hand.
wizwar-event-roll = { $player } würfelt { $face } für „{ $card }“.
wizwar-event-doomed = Beide Schätze von { $player } liegen in fremden Heimatfeldern: ein tödlicher Verlust.
wizwar-event-dies = Der Zauberer von { $player } stirbt.
wizwar-event-killed = { $player } hat { $target } getötet.
wizwar-event-point = { $player } bekommt einen Siegpunkt { $by ->
        [kill] für die Tötung
       *[treasure] für { $treasure } im eigenen Heimatfeld
    } (insgesamt { $total }).
wizwar-event-point-lost = { $player } verliert den Siegpunkt für { $treasure } (insgesamt { $total }).
wizwar-event-inherits = { $player } übernimmt die Hand von { $target }: { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }.
wizwar-event-inherited = { $player } übernimmt die Handkarten von { $target }: { $cards }.
wizwar-event-turn-over = Der Zug von { $player } ist sofort zu Ende.
wizwar-event-end = { $count ->
        [0] Niemand gewinnt
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }: { $reason }

wizwar-ending-victory_points = Ein Zauberer hat genug Siegpunkte.
wizwar-ending-last_wizard = Nur noch ein Zauberer lebt.
wizwar-ending-treasures = Zwei fremde Schätze liegen auf einem Heimatfeld.
wizwar-ending-nobody = Alle Zauberer sind tot, und niemand gewinnt.

## Falsche Optionen

wizwar-bad-school-twice = Die Schule { $school } ist zweimal genannt; die drei Schulen müssen verschieden sein.
wizwar-bad-together = Die Optionen { $one } und { $other } widersprechen einander und gehen nicht zusammen.

## Ablehnungen: allgemein

wizwar-refuse-unknown = „{ $word }“ ist hier keine Antwort. Du kannst sagen: { $names }.
wizwar-refuse-number = { $number } steht nicht zur Wahl. Du kannst sagen: { $names }.
wizwar-refuse-which = Sag genau, was du meinst: { $names }.
wizwar-refuse-other = Gefragt ist jetzt{ $asked ->
        [act] , was du tust
        [answer] {" "}eine Antwort
        [card] {" "}eine Karte
        [damage] , wie viel Schaden es gibt
        [direction] {" "}eine Richtung
        [draw] , wie viele Karten du ziehst
        [energy] {" "}eine Karte mit Energiewert
        [line] {" "}eine Mauer, eine Tür oder eine Grenzlinie
        [loss] , was du aufgibst
        [school] {" "}eine Schule der Magie
        [sector] {" "}ein Sektor
        [spell] {" "}ein Zauber
        [square] {" "}ein Feld
        [thing] {" "}ein Ding
        [token] {" "}ein Fallenmarker
        [turn] , wie du den Sektor drehst
        [wizard] {" "}ein Zauberer
       *[any] {" "}ein Ziel
    }. Du hast etwas anderes gewählt: { $thing }.
wizwar-refuse-dead = Dein Zauberer ist tot, du bist ausgeschieden.
wizwar-refuse-answer-awaited = Etwas liegt in der Luft, und eine Antwort darauf wird noch erwartet.
wizwar-refuse-pass-now = Jetzt gibt es nichts zu beantworten. Sag „done“, um deine Phase Bewegen und Zaubern zu beenden.
wizwar-refuse-target-alone = Sag erst, was du tun willst, und dann das Ziel: { $target }.
wizwar-refuse-no-colour = Diese Farbe hat niemand am Tisch: { $colour }.
wizwar-refuse-no-square = Ein Feld { $square } gibt es auf dem Plan nicht.
wizwar-refuse-no-line = Das ist keine Grenzlinie zwischen zwei Feldern dieses Plans: { $line }.

## Ablehnungen: gehen

wizwar-refuse-here = Du stehst schon auf { $square }.
wizwar-refuse-not-next = { $square } liegt nicht neben { $here }: Ein Schritt führt ein Feld weiter, nie schräg.
wizwar-refuse-no-points = Du hast keine Bewegungspunkte mehr.
wizwar-refuse-outer-wall = Im { $direction } ist die Außenmauer.
wizwar-refuse-wall = Da steht eine Mauer: { $line }.
wizwar-refuse-locked = Die Tür ist verschlossen: { $line }. Ohne Karte kann sie nur { $owner } öffnen.
wizwar-refuse-door-of-the-dead = Die Tür ist für alle verschlossen, denn ihr Zauberer ist tot: { $line }.
wizwar-refuse-sealed = Die Tür ist versiegelt, und niemand kann sie öffnen: { $line }.
wizwar-refuse-stone-block = Ein Steinblock füllt { $square } aus.
wizwar-refuse-big-man = { $other } hat Riesengestalt und füllt das Feld aus: Niemand kann es betreten.
wizwar-refuse-no-push = In Riesengestalt müsstest du jemanden von dort fortschieben, der nirgends hinkann.
wizwar-refuse-crowded = Jemand in Riesengestalt käme neben einen anderen Zauberer, und dort ist kein Platz für beide.
wizwar-refuse-no-cloud = Nur in einer Staubwolke tappt man umher.
wizwar-refuse-in-cloud = Aus einer Staubwolke kommst du nur in zufälliger Richtung. Sag „stumble“, um es zu versuchen.
wizwar-refuse-rooted = Nach „{ $card }“ darfst du dich in diesem Zug nicht mehr bewegen.
wizwar-refuse-stunned-attacked = Du bist betäubt und hast angegriffen: Wer betäubt ist, bewegt sich oder greift an, nicht beides.
wizwar-refuse-must-go = Irgendwohin musst du gehen.
wizwar-refuse-drift-back = Der Schaden weht dich von seinem Ursprung weg, nicht auf ihn zu.
wizwar-refuse-pushed-back = An der Riesengestalt, die dich schiebt, kommst du nicht vorbei.

## Ablehnungen: Karten spielen

wizwar-refuse-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
wizwar-refuse-works-alone = „{ $card }“ trägst du; es wirkt von selbst.
wizwar-refuse-play-first = „{ $card }“ ist noch auf deiner Hand: Erst ausspielen, dann benutzen.
wizwar-refuse-cast-first = „{ $card }“ ist noch auf deiner Hand: Wirke es erst.
wizwar-refuse-energy-card = „{ $card }“ tut allein nichts: Es verstärkt einen Zauber oder dein Tempo („{ $word }“).
wizwar-refuse-counter = „{ $card }“ geht nur als Antwort auf das, was die Karte nennt, und jetzt gibt es nichts zu beantworten.
wizwar-refuse-first-turn = In deinem ersten Zug darfst du nicht angreifen.
wizwar-refuse-attacked = { $count ->
        [one] Deinen Angriff
       *[other] Deine { $count } Angriffe
    } hast du in diesem Zug schon gemacht.
wizwar-refuse-stunned-moved = Du bist betäubt und hast dich bewegt: Wer betäubt ist, bewegt sich oder greift an, nicht beides.
wizwar-refuse-stunned-leave = Du bist betäubt und hast angegriffen, also kann dich „{ $way }“ nicht von deinem Feld bringen.
wizwar-refuse-stunned-swap = Betäubt kannst du „Platztausch“ nicht wirken: Das ist ein Angriff, der das Feld verlässt.
wizwar-refuse-stunned-twice = Du bist betäubt: Mit „{ wizwar-card-adrenaline }“ darfst du einmal angreifen und dich bewegen oder zweimal angreifen, ohne dich zu bewegen.
wizwar-refuse-flood = Während der Flut kannst du „{ $way }“ nicht spielen: Es ist Feuer.
wizwar-refuse-form-attack = In dieser Gestalt kannst du nicht angreifen: { $form }.
wizwar-refuse-form-spell = In dieser Gestalt kannst du nur Gegenzauber wirken: { $form }.
wizwar-refuse-no-treasure = Du trägst keinen Schatz, den du werfen könntest.
wizwar-refuse-empty-handed = Du trägst nichts, was du ablegen könntest.
wizwar-refuse-hands-full = Du trägst einen Schatz und hast keine Hand frei, um jemandem etwas zu entreißen.
wizwar-refuse-no-fuel = Du hast keine Karte mit Energiewert für „{ $way }“.
wizwar-refuse-no-room = Es gibt keine vier leeren Felder für die Marker.
wizwar-refuse-not-now = „{ $way }“ geht jetzt nicht.
wizwar-refuse-two-ways = { $first } { $second }
wizwar-refuse-three-ways = { $first } { $second } { $third }
wizwar-refuse-no-target = Für „{ $way }“ gibt es { $range ->
        [adjacent] auf deinem Feld und den angrenzenden kein Ziel.
        [sight] in deiner Sicht kein Ziel.
        [caster] hier kein Ziel.
       *[anywhere] nirgends ein Ziel.
    }
wizwar-refuse-blind = Aus einem Busch oder einer Wolke siehst du nichts, was draußen ist, also gibt es für „{ $way }“ kein solches Ziel.
wizwar-refuse-helper-alone = „{ $card }“ spielst du nur zusammen mit einem anderen Zauber, und du hast keinen, der es jetzt brauchen könnte.
wizwar-refuse-add-alone = „{ $card }“ spielst du nur beim Verstärken: Sag „sum“, wenn ein Zauber nach Energie fragt, oder „speed:sum“.
wizwar-refuse-helper-twice = „{ $card }“ wird schon gespielt oder steht hier nicht zur Wahl.
wizwar-refuse-helps-spells = Nur Zaubern lässt sich helfen, und „{ $card }“ ist keiner, den du jetzt wirken könntest.
wizwar-refuse-not-helped = Der Reichweite von „{ $card }“ lässt sich so nicht helfen.
wizwar-refuse-no-target-helped = Auch so gibt es für „{ $way }“ kein Ziel in Reichweite.

## Ablehnungen: Energie

wizwar-refuse-boosted = Dein Tempo hast du schon verstärkt; das geht einmal pro Zug.
wizwar-refuse-speed-with-what = Nenne die Karte, die du für Tempo abwirfst, etwa „speed:energy-4“.
wizwar-refuse-no-energy = „{ $card }“ hat keinen Energiewert.
wizwar-refuse-in-use = Das spielst du ja gerade selbst aus: „{ $card }“.
wizwar-refuse-add-two = Addieren braucht noch zwei Karten mit Energiewert.
wizwar-refuse-add-choose = Mit Addieren werden zwei Karten zusammengezählt: Nenne eine davon.
wizwar-refuse-blade-needs = Die Zauberklinge schlägt nur mit einer Karte zu, die du abwirfst.
wizwar-refuse-waterbolt-most = Der Wasserstrahl hat Energie { $energy } zu verteilen.
wizwar-refuse-waterbolt-fixed = Gegen dieses Ziel lässt sich die Energie { $energy } nicht aufteilen.

## Ablehnungen: Dinge, Schätze und Türen

wizwar-refuse-nothing-here = Hier liegt nichts, was du aufnehmen könntest.
wizwar-refuse-carried-already = Das trägst du schon: { $thing }.
wizwar-refuse-carried-by = Das trägt { $other }, und nur eine Karte kann es wegnehmen: { $thing }.
wizwar-refuse-lies-elsewhere = Das ist nicht auf deinem Feld, sondern auf { $place }: { $thing }.
wizwar-refuse-lies-nowhere = „{ $card }“ liegt nicht auf deinem Feld.
wizwar-refuse-fixed = Das steht fest an seinem Ort und lässt sich nicht tragen: { $thing }.
wizwar-refuse-gravity = Solange die Schwerkraft wirkt, lässt sich nichts aufnehmen.
wizwar-refuse-glued = Der Leim hält das fest: { $thing }.
wizwar-refuse-take-points = Das aufzunehmen kostet einen Bewegungspunkt, und du hast keinen: { $thing }.
wizwar-refuse-second-treasure = Du trägst schon einen Schatz, und niemand trägt zwei.
wizwar-refuse-mad-dash = Nach dem Wahnsinnsspurt darfst du in diesem Zug keinen Schatz aufnehmen.
wizwar-refuse-carries-no-treasure = Diesen Schatz trägst du nicht.
wizwar-refuse-carries-nothing = Du trägst nichts, was du fallen lassen könntest.
wizwar-refuse-carries-not = „{ $card }“ trägst du nicht.
wizwar-refuse-tacks-ground = Die Reißnägel kannst du nur fallen lassen, wo sonst nichts liegt.
wizwar-refuse-end-it = „{ $card }“ ist ein Zauber. Sag „{ $word }“, um ihn zu beenden.
wizwar-refuse-item-ends-not = „{ $card }“ ist ein Gegenstand: Du kannst ihn nur fallen lassen.
wizwar-refuse-not-your-spell = „{ $card }“ hält { $other } aufrecht; du kannst nur deine eigenen Zauber beenden.
wizwar-refuse-permanent = In diesem Spiel werden erschaffene Objekte nicht aufrechterhalten, und du kannst „{ $card }“ nicht beenden.
wizwar-refuse-no-such-spell = „{ $card }“ hältst du nicht aufrecht.
wizwar-refuse-no-door-here = Neben dir ist keine Tür, die du aufhalten könntest.
wizwar-refuse-no-door = Da ist keine Tür: { $line }.
wizwar-refuse-not-beside = Daneben stehst du nicht: { $line }.
wizwar-refuse-held-already = Diese Tür wird schon aufgehalten: { $line }.
wizwar-refuse-open-already = Diese Tür ist für dich schon offen: { $line }.
wizwar-refuse-holds-nothing = Du hältst keine Tür auf.
wizwar-refuse-holds-not = Du hältst keine Tür auf dieser Grenzlinie auf: { $line }.
wizwar-refuse-no-tacks = Auf dem Plan liegen keine Reißnägel.
wizwar-refuse-gather-late = Reißnägel aufsammeln kostet die ganze Phase, und du hast in ihr schon etwas getan.
wizwar-refuse-gather-far = Die Reißnägel liegen auf keinem Feld, das an deines angrenzt.
wizwar-refuse-gather-blind = Aus einem Busch oder einer Wolke siehst du die Reißnägel nicht und kannst sie nicht aufsammeln.

## Ablehnungen: Ziele

wizwar-refuse-unseen = Das siehst du nicht: { $target }.
wizwar-refuse-hidden = Ein Busch oder eine Wolke verbirgt das vor allen, die draußen sind: { $target }.
wizwar-refuse-not-adjacent = „{ $way }“ reicht nur auf dein eigenes Feld und auf angrenzende, die du siehst, nicht bis hier: { $target }.
wizwar-refuse-fog = Im Nebel sieht niemand weiter als ein Feld, und das ist außer Sicht: { $target }.
wizwar-refuse-spell-unseen = Du siehst weder, wer das wirkt, noch das Ziel: { $target }.
wizwar-refuse-dead-target = { $target } ist tot.
wizwar-refuse-yourself = Du kannst nicht selbst Ziel sein für „{ $way }“.
wizwar-refuse-mist = { $target } ist Dunst und kann nicht angegriffen werden.
wizwar-refuse-globe-far = { $target } ist mehr als sechs Schritte von dir entfernt.
wizwar-refuse-tear-far = { $target } ist nicht auf deinem Feld.
wizwar-refuse-target-empty-handed = { $target } trägt nichts, was „{ $way }“ betreffen könnte.
wizwar-refuse-home-base = { $square } ist ein Heimatfeld, und dort lässt sich nichts erschaffen.
wizwar-refuse-square-full = { $square } ist nicht leer.
wizwar-refuse-teleport-far = Der Teleport reicht nicht bis { $square }: Er führt höchstens vier Schritte weit.
wizwar-refuse-windrider = { $square } liegt nicht geradeaus, oder etwas auf dem Weg dorthin hält den Flug auf.
wizwar-refuse-not-a-square = Ein Feld kann nicht das Ziel für „{ $way }“ sein: Nenne, was auf { $square } ist.
wizwar-refuse-line-taken = Da steht schon etwas: { $line }.
wizwar-refuse-no-barrier = Eine Mauer an dieser Stelle würde den Angriff nicht aufhalten: { $line }.
wizwar-refuse-nothing-stands = Da steht nichts, was „{ $way }“ betreffen könnte: { $line }.
wizwar-refuse-attacks-treasure = Schätze lassen sich nicht angreifen.
wizwar-refuse-unbreakable = Das kann nichts beschädigen: { $target }.
wizwar-refuse-carried-target = Was jemand trägt, ist kein Ziel, und das hat { $other }: { $target }.
wizwar-refuse-no-spell = So lassen sich nur Zauber beenden, und das ist ein Gegenstand: { $target }.
wizwar-refuse-not-on-table = „{ $card }“ liegt oder steht nicht auf dem Tisch.
wizwar-refuse-not-a-target = Das kann kein Ziel für „{ $way }“ sein: { $target }.
wizwar-refuse-astral-far = { $square } ist mehr als drei Schritte von dir entfernt.
wizwar-refuse-astral-full = { $square } ist nicht leer.
wizwar-refuse-astral-useless = Von { $square } aus hätte keiner deiner Zauber ein Ziel.
wizwar-refuse-not-through = Die Linie zu deinem Ziel führt hier nicht hindurch: { $line }.

## Ablehnungen: Antworten

wizwar-refuse-act-in-window = Etwas liegt in der Luft: Du kannst kontern oder passen.
wizwar-refuse-answer-or-pass = Kontere oder sag „pass“.
wizwar-refuse-use-carried = „{ $card }“ antwortet nur, solange du es trägst.
wizwar-refuse-no-counter = „{ $card }“ ist kein Konter und geht nicht als Antwort.
wizwar-refuse-answer-no-target = Für „{ $card }“ gibt es keinen Ort, an dem es etwas ändern würde.
wizwar-refuse-answer-useless = Hier gibt es nichts mehr, was „{ $card }“ verhindern könnte.
wizwar-refuse-caster-unseen = Für „{ $card }“ brauchst du Sicht, und { $caster } siehst du nicht.
wizwar-refuse-condition = „{ $card }“ antwortet auf { $occasion ->
        [spell] einen Zauber, den jemand anders in deiner Sicht wirkt
        [neutral] einen neutralen Zauber, den jemand anders in deiner Sicht wirkt
        [water] einen Wasserzauber, den jemand anders in deiner Sicht wirkt
        [at-me] einen Zauber, der auf dich zielt
        [attack-at-me] einen Angriffszauber, der auf dich zielt
        [sight-at-me] einen Zauber mit Reichweite Sicht, der auf dich zielt
        [attacked] einen Angriff auf dich
        [counter] einen Konter gegen deinen Zauber
        [hurt] Schaden, der dich gleich trifft
        [my-treasure] das Aufnehmen eines deiner Schätze
       *[my-sector] das Aufnehmen eines Schatzes in deinem Heimatsektor, nachdem der Schutzbann Gelegenheit hatte
    }; das ist hier nicht so.

## Ablehnungen: das Übrige

wizwar-refuse-must-give = Es sind noch Karten aufzugeben.
wizwar-refuse-must-choose = Eine davon musst du wählen.
wizwar-refuse-hand-only = Während andere am Zug sind, können nur Handkarten weg.
wizwar-refuse-keeps-not = „{ $card }“ liegt nicht vor dir.
wizwar-refuse-cards-only = „{ $card }“ auf dem Tisch lässt sich hier nicht aufgeben.
wizwar-refuse-victim-has-not = „{ $card }“ hat { $victim } nicht auf der Hand.
wizwar-refuse-draw-most = Du kannst höchstens { $most } ziehen.
wizwar-refuse-draw-room = Du kannst höchstens { $most } ziehen: Mehr ginge über dein Limit von { $limit }.
wizwar-refuse-draw-later = Karten ziehst du in der Phase Abwerfen und Nachziehen, am Ende deines Zuges.
wizwar-refuse-other-deck = Du ziehst nur vom Stapel deiner eigenen Gruppe.
wizwar-refuse-discards = Die Ablage dürfen alle durchsehen, aber niemand nimmt eine Karte davon.
wizwar-refuse-school-taken = { $school } ist schon in einem Stapel.
wizwar-refuse-cantrip = Das steht nicht zur Wahl; es gehört von Anfang an zum Stapel oder gar nicht: { $school }.
wizwar-refuse-not-there = „{ $card }“ steht hier nicht zur Wahl.
wizwar-refuse-fooled-there = { $square } ist nicht in deinem Heimatsektor, oder der Schatz lag dort schon.
wizwar-refuse-knocked-there = Der Stoß führt gerade von dir weg, nicht nach { $direction }: { $victim }.
wizwar-refuse-no-treasures = „Schnapp!“ nimmt Gegenstände, keine Schätze.
