# Wiz-War: alles, was am Tisch zu lesen ist, außer den Karten selbst (wizwar-cards.ftl).
# JOIN("Akk", $target) und JOIN("Dat", $target) setzen vor Mauern, Türen, Kanten, Sektoren und Fallenmarker
# den Artikel im vierten oder dritten Fall, auch vor den Namen von Karten, die Ziel sein oder getragen werden können
# (aus „Leim“ von Anna wird dann den Leim von Anna);
# alles andere lassen sie, wie es ist. JOIN("auf", $place) sagt „auf d9“, aber „bei c3|d3“; ebenso JOIN("Ziel:", $target).
# JOIN("dein Zauber", $thing) macht aus „deine Mauer bei …“ den Zauber, der sie erschaffen hat: beendet werden Zauber, nicht Dinge.
# JOIN("genannt", $card) setzt einen bloßen Kartennamen in Anführungszeichen.
# JOIN("dein", $card) sagt „dein“ oder „deine“, JOIN("eigener", $card) „eigener“, „eigene“ oder „eigenes“, JOIN("Der", $card) am Satzanfang „Der“, „Die“ oder „Das“
# und JOIN("Dein", $card) „Dein“ oder „Deine“ (bei Namen in der Mehrzahl Dein Zauber „…“: das Verb dazu steht in der Einzahl).

## Was auf dem Tisch ist

wizwar-colour-blue = Blau
wizwar-colour-red = Rot
wizwar-colour-yellow = Gelb
wizwar-colour-green = Grün
wizwar-seat-colour = { YOU($player) ->
        [yes] du spielst
       *[no] { $player } spielt
    } { $colour }

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
# Der Ort zwischen zwei Feldern, wie man ihn tippt, was auch immer dort steht: b3|c3.
wizwar-line = { $line }
wizwar-line-wall = Mauer { $line }
wizwar-line-door = Tür { $line }
wizwar-line-fire = Feuermauer { $line }
wizwar-line-free = freie Kante { $line }
# Ein Feld als Ziel, mit seiner Präposition.
wizwar-at-square = { $how ->
        [teleport] nach { $target }
        [windrider] nach { $target }
        [heave-ho] nach { $target }
        [psychic-storm] auf { $target }
       *[other] auf { $target }
    }
wizwar-treasure = { YOU($owner) ->
        [yes] dein{" "}
       *[no] {""}
    }{ $number ->
        [1] Schatz 1
       *[2] Schatz 2
    }{ YOU($owner) ->
        [yes] {""}
       *[no] {" "}von { $owner }
    }
wizwar-treasure-yours = dein { $number ->
        [1] Schatz 1
       *[2] Schatz 2
    }
# Im Verlauf, wenn jemand etwas mit dem tut, was ihm selbst gehört; JOIN("Akk", …) macht „den eigenen …“ daraus.
wizwar-treasure-theirs = { YOU($owner) ->
        [yes] dein
       *[no] eigener
    } { $number ->
        [1] Schatz 1
       *[2] Schatz 2
    }
wizwar-sector = { YOU($owner) ->
        [yes] dein Sektor
       *[no] Sektor von { $owner }
    }
wizwar-sector-yours = dein Sektor
wizwar-sector-theirs = { YOU($owner) ->
        [yes] dein
       *[no] eigener
    } Sektor
wizwar-token = Fallenmarker auf { $square }
wizwar-thing-gone = ein Objekt, das es nicht mehr gibt
wizwar-thing-lying = „{ $card }“ { JOIN("auf", $place) }
wizwar-thing-standing = { YOU($owner) ->
        [yes] { wizwar-thing-yours-standing }
       *[no] { $what ->
            [create-wall] Mauer von { $owner } bei { $place }
            [create-door] Tür von { $owner } bei { $place }
            [seal-door] Siegel von { $owner } an der Tür { $place }
           *[other] „{ $card }“ von { $owner } { JOIN("auf", $place) }
        }
    }
wizwar-thing-own = { YOU($owner) ->
        [yes] { JOIN("dein", $card) }
       *[no] „{ $card }“ von { $owner }
    }
wizwar-thing-laid = { YOU($owner) ->
        [yes] { JOIN("dein", $card) }
       *[no] „{ $card }“ von { $owner }
    } { YOU($whom) ->
        [yes] auf dir
       *[no] { JOIN("auf", JOIN("Dat", $whom)) }
    }
wizwar-thing-laid-you = „{ $card }“ von { $owner } auf dir
wizwar-thing-yours-standing = { $what ->
        [create-wall] deine Mauer bei { $place }
        [create-door] deine Tür bei { $place }
        [seal-door] dein Siegel an der Tür { $place }
       *[other] { JOIN("dein", $card) } { JOIN("auf", $place) }
    }
# Ein Zauber auf dem Plan, den man beenden kann; JOIN("dein Zauber", …) nennt ihn bei seinem Namen.
wizwar-thing-yours-ending = { $what ->
        [create-wall] deine Mauer bei { $place }
        [create-door] deine Tür bei { $place }
        [seal-door] dein Siegel an der Tür { $place }
       *[other] { JOIN("dein", $card) } { JOIN("auf", $place) }
    }
wizwar-thing-yours-own = { JOIN("dein", $card) }
wizwar-thing-yours-laid = { JOIN("dein", $card) } { JOIN("auf", JOIN("Dat", $whom)) }
wizwar-thing-theirs-standing = { YOU($owner) ->
        [yes] { wizwar-thing-yours-standing }
       *[no] { $what ->
            [create-wall] eigene Mauer bei { $place }
            [create-door] eigene Tür bei { $place }
            [seal-door] eigenes Siegel an der Tür { $place }
           *[other] { JOIN("eigener", $card) } { JOIN("auf", $place) }
        }
    }
wizwar-thing-theirs-own = { YOU($owner) ->
        [yes] { JOIN("dein", $card) }
       *[no] { JOIN("eigener", $card) }
    }
wizwar-thing-theirs-laid = { YOU($owner) ->
        [yes] { JOIN("dein", $card) }
       *[no] { JOIN("eigener", $card) }
    } { YOU($whom) ->
        [yes] auf dir
       *[no] { JOIN("auf", JOIN("Dat", $whom)) }
    }

wizwar-punch = Faustschlag
# Was „Addieren“ verstärkt, wenn es kein Zauber ist.
wizwar-speed = Tempo verstärken
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
        [counter] Zauber aufheben
       *[end] anhaltenden Zauber beenden
    })

# Im vierten Fall, hinter „erleidet“ und einer Zahl.
wizwar-damage-physical = körperlichen Schaden
wizwar-damage-magical = magischen Schaden
wizwar-damage-fire = magischen Feuerschaden
wizwar-damage-water = magischen Wasserschaden
wizwar-damage-lightning = magischen Blitzschaden
wizwar-damage-both = körperlichen und magischen Feuerschaden

## Fragen

wizwar-ask-act = { $player }, { $rooted ->
        [yes] du kannst dich in diesem Zug nicht mehr bewegen{ $attacks ->
            [0] {" "}und nicht angreifen
            [one] {" "}und hast noch einen Angriff
           *[other] {" "}und hast noch { $attacks } Angriffe
        }
       *[no] du hast { $points ->
            [0] keine Bewegungspunkte mehr
            [one] noch 1 Bewegungspunkt
           *[other] noch { $points } Bewegungspunkte
        }{ $attacks ->
            [0] { $points ->
                [0] {" "}und kannst nicht angreifen
               *[other] , kannst aber nicht angreifen
            }
           *[other] {" "}und { $points ->
                [0] noch{" "}
               *[other] {""}
            }{ $attacks ->
                [one] einen Angriff
               *[other] { $attacks } Angriffe
            }
        }
    }{ $stunned ->
        [0] {""}
        [2] {" "}(du bist betäubt, und Betäubte mit Adrenalin können einmal angreifen und sich bewegen oder zweimal angreifen)
       *[other] {" "}(du bist betäubt, und Betäubte können sich bewegen oder angreifen, nicht beides)
    }: Was tust du?
wizwar-ask-school = { $player }, welche Schule der Magie kommt in den Stapel?
wizwar-ask-discard = { $player }, wirfst du eine Karte ab, bevor du nachziehst?
wizwar-ask-draw = { $player }, wie viele Karten ziehst du (höchstens { $most })?

wizwar-ask-with = { $player }, welchen Zauber wirkst du mithilfe von { $helpers }?
wizwar-ask-astral = { $player }, von welchem Feld aus zauberst du mit der Astralprojektion?
wizwar-ask-aim-any = { $player }, worauf zielst du mit „{ $way }“?
wizwar-ask-aim-wizard = { $player }, auf welchen Zauberer zielst du mit „{ $way }“?
wizwar-ask-aim-square = { $player }, welches Feld wählst du für „{ $way }“?
wizwar-ask-aim-line = { $player }, welche { $what ->
        [wall] Mauer
        [door] Tür
        [free] freie Kante
       *[any] Mauer, Tür oder Kante
    } wählst du für „{ $way }“?
wizwar-ask-aim-thing = { $player }, worauf zielst du mit „{ $way }“?
wizwar-ask-aim-token = { $player }, auf welchen Fallenmarker zielst du mit „{ $way }“?
wizwar-ask-aim-sector = { $player }, welchen Sektor wählst du für „{ $way }“?
wizwar-ask-aim-direction = { $player }, in welche Richtung wirkst du „{ $way }“?
wizwar-ask-use = { $player }, { $how ->
        [punch] welchen Zauberer schlägst du mit der Faust
        [dagger-stab] worauf stichst du mit dem Dolch ein
        [dagger-throw] worauf wirfst du den Dolch
        [large-rock-throw] worauf wirfst du den Felsbrocken
        [boomstone-throw] worauf wirfst du den Knallstein
        [universal-solvent-throw] worauf wirfst du den Alleslöser
        [wizardblade-slash] worauf schlägst du mit der Zauberklinge ein
        [stone-spikes-throw] worauf wirfst du einen Steinstachel
        [strength-tear] welchem Zauberer willst du etwas entreißen
        [null-powder-end] welchen anhaltenden Zauber beendest du mit dem Nullpulver
       *[other] worauf benutzt du „{ $way }“
    }?
wizwar-ask-dart = { $player }, wohin fliegt { $count ->
        [1] der Pfeil
       *[other] Pfeil { $number } von { $count }
    }?
wizwar-ask-through = { $player }, durch welche Mauer oder Tür wirkst du „{ $way }“?
wizwar-ask-boost = { $player }, wirfst du eine Karte ab, um „{ $way }“ zu verstärken (ohne Verstärkung ist die Energie 1)?
wizwar-ask-sum = { $player }, mit „Addieren“ verstärken zwei Karten „{ $way }“: Welche ist die { $number ->
        [1] erste
       *[2] zweite
    }?
wizwar-ask-waterbolt = { $player }, der Wasserstrahl hat Energie { $energy }: Wie viel davon ist Schaden, wie viel Rückstoß?
wizwar-ask-turns = { $player }, wie drehst du { JOIN("Akk", $sector) }?
wizwar-ask-blade = { $player }, welche Karte wirfst du für die Zauberklinge ab?

wizwar-ask-answer-spell = { $player }, { $caster } wirkt „{ $way }“{ $energy ->
        [1] {""}
       *[other] {" "}mit Energie { $energy }
    }{ $aimed ->
        [no] {""}
        [you] {" "}auf dich
        [self] {" "}auf sich selbst
        [way] {" "}nach { $target }
        [square] {" "}{ wizwar-at-square }
        [several] {" "}(Ziele: { $target })
       *[yes] {" "}{ JOIN("auf", JOIN("Akk", $target)) }
    }{ $aimed ->
        [you] {""}
       *[other] { $hit ->
            [0] {""}
            [2] , und das würde dich treffen, wohin du auch gehst
           *[1] , und das würde dich treffen
        }
    }: Reagierst du?
wizwar-ask-answer-counter = { $player }, { $caster } reagiert mit „{ $way }“{ $aimed ->
        [square] {" "}{ wizwar-at-square }{ $energy ->
            [1] {""}
           *[other] {" "}(Energie { $energy })
        }
        [yes] {" "}({ JOIN("Ziel:", $target) }{ $energy ->
            [1] {""}
           *[other] , Energie { $energy }
        })
       *[no] { $energy ->
            [1] {""}
           *[other] {" "}(Energie { $energy })
        }
    }: Stoppst du das?
wizwar-ask-answer-helper = { $player }, { $caster } spielt „{ $way }“ zu „{ $spell }“: Reagierst du auf „{ $way }“?
wizwar-ask-answer-strike = { $player }, { $how ->
        [punch] { $caster } schlägt mit der Faust nach { $aimed ->
            [you] dir
           *[yes] { JOIN("Dat", $target) }
        }
        [dagger-stab] { $caster } sticht mit dem Dolch nach { $aimed ->
            [you] dir
           *[yes] { JOIN("Dat", $target) }
        }
        [dagger-throw] { $caster } wirft den Dolch nach { $aimed ->
            [you] dir
           *[yes] { JOIN("Dat", $target) }
        }
        [large-rock-throw] { $caster } wirft den Felsbrocken nach { $aimed ->
            [you] dir
           *[yes] { JOIN("Dat", $target) }
        }
        [boomstone-throw] { $caster } wirft den Knallstein nach { $aimed ->
            [you] dir
           *[yes] { JOIN("Dat", $target) }
        }
        [wizardblade-slash] { $caster } schlägt mit der Zauberklinge nach { $aimed ->
            [you] dir
           *[yes] { JOIN("Dat", $target) }
        }
        [strength-tear] { $caster } will { $aimed ->
            [you] dir
           *[yes] { JOIN("Dat", $target) }
        } etwas entreißen
        [stone-spikes-throw] { $caster } wirft einen Steinstachel nach { $aimed ->
            [you] dir
           *[yes] { JOIN("Dat", $target) }
        }
       *[other] { $caster } benutzt „{ $way }“ gegen { $aimed ->
            [you] dich
           *[yes] { JOIN("Akk", $target) }
        }
    }: Reagierst du?
wizwar-ask-answer-damage = { $player }, gleich erleidest du { $points } { $kind }: Reagierst du?
wizwar-ask-answer-treasure = { $player }, { $thief } nimmt { JOIN("Akk", $treasure) } auf: { $now ->
        [first] Reagierst du mit „{ wizwar-card-ward }“
       *[second] Reagierst du mit „{ wizwar-card-fools-gold }“
    }?

wizwar-ask-pushed = { $player }, { $pusher } hat Riesengestalt und schiebt dich: Wohin gehst du?
wizwar-ask-drift = { $player }, du bist leicht wie eine Feder, und { $points ->
        [one] 1 Schaden weht
       *[other] { $points } Schaden wehen
    } dich davon: Wohin schwebst du?
wizwar-ask-room = { $player }, du hast keinen Platz für { JOIN("Akk", $card) }: Was gibst du auf?
wizwar-ask-over = { $player }, du hast { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } mehr, als dein Limit von { $limit } erlaubt: Was gibst du auf?
wizwar-ask-more = { $player }, nimmst du mit deinen Zusatzarmen auf { $square } noch etwas auf?
wizwar-ask-added = { $player }, mit „Addieren“ verstärken zwei Karten dein Tempo: Welche ist die { $number ->
        [1] erste
       *[2] zweite
    }?
wizwar-ask-falls = { $player }, was lässt { $victim } fallen?
wizwar-ask-yoinked = { $player }, welchen Gegenstand nimmst du { $victim } weg?
wizwar-ask-torn = { $player }, was entreißt du { $victim }?
wizwar-ask-knocked = { $player }, wohin stößt du { $aimed ->
        [you] dich selbst
       *[yes] { JOIN("Akk", $victim) }
    } zurück ({ $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    })?
wizwar-ask-walked = { $player }, wohin lässt du { $victim } gehen (noch { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    })?
wizwar-ask-forgotten = { $player }, der Hirnbrand von { $caster } macht { $count } Schaden, einen für jede Handkarte und jeden Zauber, den du aufrechterhältst: Was gibst du vorher auf?
wizwar-ask-stolen = { $player }, welche Karte nimmst du { $victim } aus der Hand ({ $count ->
        [one] noch eine
       *[other] bis zu { $count }
    })?
wizwar-ask-fooled = { $player }, auf welches Feld deines Heimatsektors kommt { $treasure }?
wizwar-ask-traps = { $player }, wohin legst du einen Fallenmarker ({ $count ->
        [one] den letzten
       *[other] noch { $count }
    })?
wizwar-ask-real = { $player }, welcher Marker ist die echte Falle?
wizwar-ask-reached = { $player }, was legst du auf { $square } ab?
wizwar-ask-forgets = { $player }, der Hirnstein ist weg: Welche Karte wirfst du ab (noch { $count })?

## Zur Auswahl

wizwar-choice-numbered = { $label } (#{ $number })
wizwar-choice-end-phase = deine Phase „Bewegen und Zaubern“ beenden
wizwar-choice-walk = nach { $direction } auf { $square } gehen
wizwar-choice-walk-exit = { $exit ->
        [purple] durch das lila Portal
        [cyan] durch das türkise Portal
       *[exit] durch den Ausgang im { $direction }
    } auf { $square } gehen
wizwar-choice-stumble = in eine zufällige Richtung tappen
wizwar-choice-cast = „{ $way }“ wirken
wizwar-choice-helper = einen Zauber mit „{ $card }“ wirken
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
       *[other] „{ $way }“ benutzen
    }
wizwar-choice-item = „{ $card }“ ausspielen und tragen
wizwar-choice-speed = dein Tempo mit „{ $card }“ um { $count } verstärken
wizwar-choice-speed-add = dein Tempo mit „Addieren“ und zwei Karten verstärken
wizwar-choice-take = { JOIN("Akk", $thing) } aufnehmen
wizwar-choice-take-treasure = { JOIN("Akk", $treasure) } aufnehmen{ $light ->
        [0] {" "}(beendet deine Phase)
       *[1] {""}
    }
wizwar-choice-drop = { JOIN("Akk", $thing) } fallen lassen
wizwar-choice-drop-treasure = { JOIN("Akk", $treasure) } fallen lassen
wizwar-choice-end-spell = { JOIN("Akk", JOIN("dein Zauber", $thing)) } beenden
wizwar-choice-hold = die Tür { $line } aufhalten
wizwar-choice-let-go = die Tür { $line } loslassen
wizwar-choice-gather = { JOIN("Akk", $thing) } einsammeln (kostet deine ganze Phase)
wizwar-choice-no-more = es dabei belassen
wizwar-choice-no-farther = nicht weiter
wizwar-choice-keep-rest = den Rest behalten
wizwar-choice-leave-rest = keine Karte mehr nehmen
wizwar-choice-keep = die Handkarten behalten
wizwar-choice-no-boost = nicht verstärken (Energie 1)
wizwar-choice-energy = „{ $card }“, Wert { $energy }
wizwar-choice-sum = zwei Karten mit „Addieren“
wizwar-choice-pass = passen
wizwar-choice-answer = mit „{ $way }“ reagieren
wizwar-choice-draw = { $count ->
        [0] nichts ziehen
        [one] eine Karte ziehen
       *[other] { $count } Karten ziehen
    }
wizwar-choice-discard = „{ $card }“ abwerfen
wizwar-choice-steal = „{ $card }“ nehmen
wizwar-choice-waterbolt = { $damage } Schaden, { $knock ->
        [0] kein Rückstoß
        [one] 1 Feld Rückstoß
       *[other] { $knock } Felder Rückstoß
    }
wizwar-choice-turns = { $count ->
        [1] eine Vierteldrehung im Uhrzeigersinn
        [2] eine halbe Drehung
       *[3] eine Vierteldrehung gegen den Uhrzeigersinn
    }

## Der Verlauf

# Der Verlauf sagt „du“ zu allen, die ihn lesen: YOU($player) ist „yes“, wenn sie selbst gemeint sind,
# und OTHERS($winners) lässt sie aus einer Aufzählung weg. JOIN("Anfang", $colours) macht am Satzanfang „Du“ aus „du“.

wizwar-event-start = { JOIN("Anfang", $colours) }. { YOU($player) ->
        [yes] Du beginnst
       *[no] { $player } beginnt
    }.
wizwar-event-school = { YOU($player) ->
        [yes] Du wählst
       *[no] { $player } wählt
    } { $school }.
wizwar-event-schools = { $decks ->
        [1] Der Magiestapel
       *[other] Magiestapel { $group }
    } besteht aus diesen Schulen: { $schools }.
wizwar-event-turn = { YOU($player) ->
        [yes] Du beginnst
       *[no] { $player } beginnt
    } Zug { $turn }.
wizwar-event-stunned = { YOU($player) ->
        [yes] Du bist
       *[no] { $player } ist
    } in diesem Zug betäubt ({ $count ->
        [0] kein Betäubungsmarker
        [one] noch 1 Betäubungsmarker
       *[other] noch { $count } Betäubungsmarker
    } übrig).
wizwar-event-step = { $round ->
        [yes] { YOU($player) ->
            [yes] Du { $gait ->
                [drifts] schwebst umher
                [is_knocked] wirst umhergestoßen
                [is_pushed] wirst umhergeschoben
                [is_led] wirst umhergelenkt
               *[walks] gehst umher
            } und kehrst
           *[no] { $player } { $gait ->
                [drifts] schwebt umher
                [is_knocked] wird umhergestoßen
                [is_pushed] wird umhergeschoben
                [is_led] wird umhergelenkt
               *[walks] geht umher
            } und kehrt
        } nach { $square } zurück.
       *[no] { YOU($player) ->
            [yes] Du { $gait ->
                [walks] gehst
                [drifts] schwebst
               *[other] wirst
            }
           *[no] { $player } { $gait ->
                [walks] geht
                [drifts] schwebt
               *[other] wird
            }
        }{ $exit ->
            [none] {""}
            [exit] {" "}durch den Ausgang
            [purple] {" "}durch das lila Portal
           *[cyan] {" "}durch das türkise Portal
        } von { $from } nach { $square }{ $gait ->
            [is_knocked] {" "}zurückgestoßen
            [is_pushed] {" "}geschoben
            [is_led] {" "}gelenkt
           *[other] {""}
        }.
    }
wizwar-event-moved = { YOU($player) ->
        [yes] Du stehst
       *[no] { $player } steht
    } jetzt auf { $square }.
wizwar-event-bump = { YOU($player) ->
        [yes] Du kommst nach { $direction } nicht durch und bleibst
       *[no] { $player } kommt nach { $direction } nicht durch und bleibt
    } stehen.
wizwar-event-random = { YOU($player) ->
        [yes] Du tappst
       *[no] { $player } tappt
    } nach { $direction }.
wizwar-event-speed = { YOU($player) ->
        [yes] Du bekommst
       *[no] { $player } bekommt
    } { $count ->
        [one] 1 weiteren Bewegungspunkt
       *[other] { $count } weitere Bewegungspunkte
    }.
wizwar-event-cast = { YOU($player) ->
        [yes] Du wirkst
       *[no] { $player } wirkt
    } „{ $way }“{ $energy ->
        [1] {""}
       *[other] {" "}mit Energie { $energy }
    }{ $aimed ->
        [no] {""}
        [way] {" "}nach { $target }
        [self] {" "}auf { YOU($player) ->
            [yes] dich
           *[no] sich
        } selbst
        [square] {" "}{ wizwar-at-square }
       *[yes] {" "}{ YOU($target) ->
            [yes] auf dich
           *[no] { JOIN("auf", JOIN("Akk", $target)) }
        }
    }.
wizwar-event-helper = { YOU($player) ->
        [yes] Du spielst
       *[no] { $player } spielt
    } dazu „{ $card }“.
wizwar-event-boost = { YOU($player) ->
        [yes] Du wirfst
       *[no] { $player } wirft
    } „{ $card }“ ab{ $plain ->
        [yes] {""}
       *[no] {" "}(Energie { $count }{ $stones ->
            [0] {""}
           *[other] , davon { $stones } durch den { wizwar-card-powerstone }
        })
    }.
wizwar-event-answer = { YOU($player) ->
        [yes] Du reagierst
       *[no] { $player } reagiert
    } mit „{ $way }“{ $aimed ->
        [square] {" "}{ wizwar-at-square }{ $energy ->
            [1] {""}
           *[other] {" "}(Energie { $energy })
        }
        [no] { $energy ->
            [1] {""}
           *[other] {" "}(Energie { $energy })
        }
       *[yes] {" "}({ YOU($target) ->
            [yes] Ziel: du
           *[no] { JOIN("Ziel:", $target) }
        }{ $energy ->
            [1] {""}
           *[other] , Energie { $energy }
        })
    }.
wizwar-event-strike = { YOU($player) ->
        [yes] Du { $how ->
            [punch] schlägst
            [dagger-stab] stichst mit dem Dolch auf
            [dagger-throw] wirfst den Dolch auf
            [large-rock-throw] wirfst den Felsbrocken auf
            [boomstone-throw] wirfst den Knallstein auf
            [universal-solvent-throw] wirfst den Alleslöser auf
            [wizardblade-slash] schlägst mit der Zauberklinge auf
            [stone-spikes-throw] wirfst einen Steinstachel auf
            [strength-tear] willst
            [null-powder-counter] reagierst mit dem Nullpulver
            [null-powder-end] streust das Nullpulver auf
           *[other] benutzt „{ $way }“{ $aimed ->
                [no] {""}
               *[yes] {" "}gegen
            }
        }
       *[no] { $player } { $how ->
            [punch] schlägt
            [dagger-stab] sticht mit dem Dolch auf
            [dagger-throw] wirft den Dolch auf
            [large-rock-throw] wirft den Felsbrocken auf
            [boomstone-throw] wirft den Knallstein auf
            [universal-solvent-throw] wirft den Alleslöser auf
            [wizardblade-slash] schlägt mit der Zauberklinge auf
            [stone-spikes-throw] wirft einen Steinstachel auf
            [strength-tear] will
            [null-powder-counter] reagiert mit dem Nullpulver
            [null-powder-end] streut das Nullpulver auf
           *[other] benutzt „{ $way }“{ $aimed ->
                [no] {""}
               *[yes] {" "}gegen
            }
        }
    }{ $aimed ->
        [no] {""}
       *[yes] {" "}{ YOU($target) ->
            [yes] { $how ->
                [strength-tear] dir
               *[other] dich
            }
           *[no] { $how ->
                [strength-tear] { $target }
               *[other] { JOIN("Akk", $target) }
            }
        }
    }{ $how ->
        [punch] {" "}mit der Faust
        [dagger-stab] {" "}ein
        [wizardblade-slash] {" "}ein
        [strength-tear] {" "}etwas entreißen
       *[other] {""}
    }.
wizwar-event-aimed = { YOU($player) ->
        [yes] Du zielst
       *[no] { $player } zielt
    } mit „{ $way }“ auf { YOU($target) ->
        [yes] dich
       *[no] { JOIN("Akk", $target) }
    }.
wizwar-event-cancelled = { YOU($player) ->
        [yes] Dein Zauber „{ $way }“
       *[no] „{ $way }“ von { $player }
    } wird aufgehoben.
wizwar-event-evade = { YOU($player) ->
        [yes] Du würfelst eine { $face } für „{ $card }“ und weichst
       *[no] { $player } würfelt eine { $face } für „{ $card }“ und weicht
    } dem Angriff aus.
wizwar-event-hit = { YOU($player) ->
        [yes] Du würfelst eine { $face } für „{ $card }“ und kannst
       *[no] { $player } würfelt eine { $face } für „{ $card }“ und kann
    } dem Angriff nicht ausweichen.
wizwar-event-out-of-sight = { YOU($player) ->
        [yes] Dein Angriff „{ $way }“
       *[no] „{ $way }“ von { $player }
    } erreicht das Ziel nicht mehr.
wizwar-event-servant = { YOU($player) ->
        [yes] Dein Homunkulus
       *[no] Der Homunkulus von { $player }
    } erleidet { $count } Schaden{ $life ->
        [0] {" "}und ist dahin.
        [one] {" "}(noch 1 Lebenspunkt).
       *[other] {" "}(noch { $life } Lebenspunkte).
    }
wizwar-event-damage = { YOU($player) ->
        [yes] Du erleidest
       *[no] { $player } erleidet
    } { $count } { $kind }{ $caused ->
        [no] {""}
       *[yes] {" "}durch „{ $cause }“
    }{ $life ->
        [0] {" "}und { YOU($player) ->
            [yes] hast
           *[no] hat
        } keine Lebenspunkte mehr.
        [one] {" "}(noch 1 Lebenspunkt).
       *[other] {" "}(noch { $life } Lebenspunkte).
    }
wizwar-event-reduced = Dank „{ $cause }“ { YOU($player) ->
        [yes] erleidest du
       *[no] erleidet { $player }
    } { $sourced ->
        [no] {""}
       *[yes] durch „{ $source }“{" "}
    }{ $count } Schaden weniger{ $left ->
        [0] , also keinen.
        [one] {" "}(es bleibt 1).
       *[other] {" "}(es bleiben { $left }).
    }
wizwar-event-unharmed = { YOU($player) ->
        [yes] Du erleidest
       *[no] { $player } erleidet
    } { $caused ->
        [no] {""}
       *[yes] durch „{ $cause }“{" "}
    }keinen Schaden.
wizwar-event-heal = { YOU($player) ->
        [yes] Du bekommst
       *[no] { $player } bekommt
    } { $count ->
        [one] 1 Lebenspunkt
       *[other] { $count } Lebenspunkte
    } (jetzt { $life }).
wizwar-event-life = { YOU($player) ->
        [yes] Du hast
       *[no] { $player } hat
    } jetzt { $life ->
        [one] 1 Lebenspunkt
       *[other] { $life } Lebenspunkte
    }.
wizwar-event-stun = { YOU($player) ->
        [yes] Du bekommst
       *[no] { $player } bekommt
    } { $count ->
        [one] einen Betäubungsmarker
       *[other] { $count } Betäubungsmarker
    }.
wizwar-event-cracks = { $count ->
        [0] Der Schaden reicht nicht für einen Riss { JOIN("in", JOIN("Dat", $target)) }.
        [one] Ein neuer Riss { JOIN("in", JOIN("Dat", $target)) } (insgesamt { $total }).
       *[other] { $count } neue Risse { JOIN("in", JOIN("Dat", $target)) } (insgesamt { $total }).
    }
wizwar-event-destroyed = Die { $barrier ->
        [door] Tür
       *[wall] Mauer
    } { $target } ist zerstört.
wizwar-event-collapsed = Die Erdmauer bei { $target } fällt in sich zusammen.
wizwar-event-destroyed-thing = { $owned ->
        [no] „{ $card }“
       *[yes] { YOU($player) ->
            [yes] { JOIN("Dein", $card) }
           *[no] „{ $card }“ von { $player }
        }
    }{ $aimed ->
        [no] {""}
       *[yes] {" "}{ JOIN("auf", $target) }
    } ist zerstört.
wizwar-event-laid = { $aimed ->
        [line] { $what ->
            [create-wall] Bei { $target } steht jetzt eine Mauer.
            [create-door] Bei { $target } ist jetzt eine Tür.
            [seal-door] Die Tür { $target } ist jetzt versiegelt.
           *[other] { YOU($player) ->
                [yes] { JOIN("Dein", $card) }
               *[no] „{ $card }“ von { $player }
            } steht jetzt bei { $target }.
        }
       *[other] { YOU($player) ->
            [yes] { JOIN("Dein", $card) }
           *[no] „{ $card }“ von { $player }
        } { $aimed ->
            [no] wirkt jetzt
            [self] wirkt jetzt
            [square] { $what ->
                [dust-cloud] hängt
               *[other] steht
            } jetzt auf { $target }
           *[yes] wirkt jetzt { YOU($target) ->
                [yes] auf dich
               *[no] { JOIN("auf", JOIN("Akk", $target)) }
            }
        }{ $energy ->
            [0] .
            [one] {" "}(1 Zug lang).
           *[other] {" "}({ $energy } Züge lang).
        }
    }
wizwar-event-energy = { YOU($player) ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { $count ->
        [one] einen Energiemarker von { $cards } weg.
       *[other] von jedem zeitweiligen Zauber einen Energiemarker weg: { $cards }.
    }
wizwar-event-ended = { $item ->
        [0] { $aimed ->
            [no] { $owned ->
                [no] „{ $card }“
               *[yes] { YOU($player) ->
                    [yes] { JOIN("Dein", $card) }
                   *[no] „{ $card }“ von { $player }
                }
            } endet.
           *[yes] { $what ->
                [create-wall] { YOU($player) ->
                    [yes] Deine Mauer
                   *[no] Die Mauer von { $player }
                } bei { $target }
                [create-door] { YOU($player) ->
                    [yes] Deine Tür
                   *[no] Die Tür von { $player }
                } bei { $target }
                [seal-door] { YOU($player) ->
                    [yes] Dein Siegel
                   *[no] Das Siegel von { $player }
                } an der Tür { $target }
               *[other] { $owned ->
                    [no] „{ $card }“
                   *[yes] { YOU($player) ->
                        [yes] { JOIN("Dein", $card) }
                       *[no] „{ $card }“ von { $player }
                    }
                } { JOIN("auf", $target) }
            } verschwindet.
        }
       *[1] { $owned ->
            [no] „{ $card }“
           *[yes] { YOU($player) ->
                [yes] { JOIN("Dein", $card) }
               *[no] „{ $card }“ von { $player }
            }
        } kommt auf den Ablagestapel.
    }
wizwar-event-item = { YOU($player) ->
        [yes] Du spielst „{ $card }“ aus und trägst
       *[no] { $player } spielt „{ $card }“ aus und trägt
    } den Gegenstand.
wizwar-event-drop = { $how ->
        [throws] { JOIN("Der", $card) } landet auf { $square }.
        [reaches] { YOU($player) ->
            [yes] Du legst
           *[no] { $player } legt
        } { JOIN("Akk", $card) } mit langem Arm auf { $square } ab.
        [loses] { YOU($player) ->
            [yes] { JOIN("Dein", $card) }
           *[no] { JOIN("Der", $card) } von { $player }
        } fällt auf { $square } zu Boden.
       *[drops] { YOU($player) ->
            [yes] Du lässt
           *[no] { $player } lässt
        } { JOIN("Akk", $card) } auf { $square } fallen.
    }
wizwar-event-take = { YOU($player) ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { $robbed ->
        [no] { JOIN("Akk", $card) } auf.
       *[yes] { YOU($victim) ->
            [yes] dir
           *[no] { $victim }
        } { JOIN("Akk", $card) } weg.
    }
wizwar-event-lands = { JOIN("Der", $card) } wird auf { $square } gespült.
wizwar-event-treasure-taken = { YOU($player) ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { $robbed ->
        [no] { JOIN("Akk", $treasure) } auf.
        [own] { YOU($victim) ->
            [yes] dir{" "}
           *[no] {""}
        }{ JOIN("Akk", $treasure) } weg.
       *[yes] { YOU($victim) ->
            [yes] dir
           *[no] { $victim }
        } { JOIN("Akk", $treasure) } weg.
    }
wizwar-event-treasure-dropped = { $how ->
        [throws] { YOU($player) ->
            [yes] Du wirfst
           *[no] { $player } wirft
        } { JOIN("Akk", $treasure) }; der Schatz landet auf { $square }.
        [reaches] { YOU($player) ->
            [yes] Du legst
           *[no] { $player } legt
        } { JOIN("Akk", $treasure) } mit langem Arm auf { $square } ab.
        [loses] { YOU($player) ->
            [yes] Du verlierst
           *[no] { $player } verliert
        } { JOIN("Akk", $treasure) }; der Schatz fällt auf { $square } zu Boden.
       *[drops] { YOU($player) ->
            [yes] Du lässt
           *[no] { $player } lässt
        } { JOIN("Akk", $treasure) } auf { $square } fallen.
    }
wizwar-event-treasure-moved = { $treasure } liegt jetzt auf { $square }.
wizwar-event-held = { YOU($player) ->
        [yes] Du hältst
       *[no] { $player } hält
    } die Tür { $line } auf.
wizwar-event-let-go = { YOU($player) ->
        [yes] Du lässt
       *[no] { $player } lässt
    } die Tür { $line } los.
wizwar-event-discard = { YOU($player) ->
        [yes] Du wirfst
       *[no] { $player } wirft
    } „{ $card }“ aus der Hand ab.
wizwar-event-draw = { YOU($player) ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
# Eine Karte in einer Aufzählung, und wie oft.
wizwar-listed-card = { $count ->
        [1] „{ $card }“
       *[other] { $count }× „{ $card }“
    }
wizwar-event-cards = { YOU($player) ->
        [yes] Du ziehst
       *[no] { $player } zieht
    }: { $cards }.
wizwar-event-shuffle = Der Ablagestapel { $decks ->
        [1] {""}
       *[other] von Magiestapel { $group }{" "}
    }wird gemischt und zum neuen Magiestapel.
wizwar-event-turned = { JOIN("Der", $sector) } macht { $count ->
        [1] eine Vierteldrehung im Uhrzeigersinn
        [2] eine halbe Drehung
       *[3] eine Vierteldrehung gegen den Uhrzeigersinn
    }.
wizwar-event-trap = { YOU($player) ->
        [yes] Du legst
       *[no] { $player } legt
    } einen Fallenmarker verdeckt auf { $square }.
wizwar-event-trap-blank = Der Fallenmarker auf { $square } wird aufgedeckt: Er ist leer.
wizwar-event-trap-real = Der Fallenmarker auf { $square } wird aufgedeckt: Es ist der echte.
wizwar-event-looked = { YOU($player) ->
        [yes] Du siehst dir die Handkarten von { $target }
       *[no] { $player } sieht sich { YOU($target) ->
            [yes] deine Handkarten
           *[no] die Handkarten von { $target }
        }
    } an.
wizwar-event-hand = { YOU($player) ->
        [yes] Du hast
       *[no] { $player } hat
    } { $cards ->
        [nichts] keine Handkarten
       *[other] auf der Hand: { $cards }
    }.
wizwar-event-stole = { YOU($player) ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { YOU($target) ->
        [yes] dir
       *[no] { $target }
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } aus der Hand.
wizwar-event-stolen = { YOU($player) ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } { YOU($target) ->
        [yes] dir
       *[no] { $target }
    } „{ $card }“ aus der Hand.
wizwar-event-given = { YOU($player) ->
        [yes] Du saugst „{ $card }“ von { $target } auf und nimmst
       *[no] { $player } saugt { YOU($target) ->
            [yes] deinen Zauber „{ $card }“
           *[no] „{ $card }“ von { $target }
        } auf und nimmt
    } die Karte auf die Hand.
wizwar-event-roll = { YOU($player) ->
        [yes] Du würfelst
       *[no] { $player } würfelt
    } eine { $face } für „{ $card }“.
wizwar-event-doomed = { YOU($player) ->
        [yes] Deine beiden Schätze
       *[no] Beide Schätze von { $player }
    } liegen auf fremden Heimatfeldern: ein tödlicher Verlust.
wizwar-event-dies = { YOU($player) ->
        [yes] Dein Zauberer
       *[no] Der Zauberer von { $player }
    } stirbt.
wizwar-event-killed = { YOU($player) ->
        [yes] Du hast
       *[no] { $player } hat
    } { YOU($target) ->
        [yes] dich
       *[no] { $target }
    } getötet.
wizwar-event-point = { YOU($player) ->
        [yes] Du bekommst
       *[no] { $player } bekommt
    } einen Siegpunkt für { $by ->
        [kill] die Tötung
       *[treasure] { JOIN("Akk", $treasure) } auf { YOU($player) ->
            [yes] deinem
           *[no] dem eigenen
        } Heimatfeld
    } (insgesamt { $total }).
wizwar-event-point-lost = { YOU($player) ->
        [yes] Du verlierst
       *[no] { $player } verliert
    } den Siegpunkt für { JOIN("Akk", $treasure) } (insgesamt { $total }).
wizwar-event-inherits = { $count ->
        [0] { YOU($target) ->
            [yes] Du hast
           *[no] { $target } hat
        } keine Handkarten, die { YOU($player) ->
            [yes] du übernehmen könntest
           *[no] { $player } übernehmen könnte
        }.
       *[other] { YOU($player) ->
            [yes] Du übernimmst
           *[no] { $player } übernimmt
        } { YOU($target) ->
            [yes] deine
           *[no] die
        } { $count ->
            [one] einzige Handkarte
           *[other] { $count } Handkarten
        }{ YOU($target) ->
            [yes] {""}
           *[no] {" "}von { $target }
        }.
    }
wizwar-event-inherited = { YOU($player) ->
        [yes] Du übernimmst die Handkarten von { $target }
       *[no] { $player } übernimmt { YOU($target) ->
            [yes] deine Handkarten
           *[no] die Handkarten von { $target }
        }
    }: { $cards }.
wizwar-event-turn-over = { YOU($player) ->
        [yes] Dein Zug
       *[no] Der Zug von { $player }
    } ist sofort zu Ende.
wizwar-event-end = { $count ->
        [0] Niemand gewinnt
        [one] { YOU($winners) ->
            [yes] Du gewinnst
           *[no] { $winners } gewinnt
        }
       *[other] { YOU($winners) ->
            [yes] Du gewinnst gemeinsam mit { OTHERS($winners) }
           *[no] { $winners } gewinnen gemeinsam
        }
    }: { $reason }

wizwar-ending-victory_points = Die nötigen Siegpunkte sind erreicht.
wizwar-ending-last_wizard = Nur noch ein Zauberer lebt.
wizwar-ending-treasures = Zwei fremde Schätze liegen auf einem Heimatfeld.
wizwar-ending-nobody = Alle Zauberer sind tot.

## Falsche Optionen

wizwar-bad-school-twice = Die Schule { $school } ist zweimal genannt. Die drei Schulen müssen verschieden sein.
wizwar-bad-together = Die Optionen { $one } und { $other } widersprechen einander und lassen sich nicht verbinden.

## Ablehnungen: allgemein

wizwar-refuse-unknown = „{ $word }“ ist hier keine gültige Antwort. Mögliche Antworten: { $names }.
wizwar-refuse-number = { $number } steht nicht zur Auswahl. Mögliche Antworten: { $names }.
wizwar-refuse-which = { $count ->
        [1] Sag es vollständig: { $names }.
       *[other] Sag es genauer. Möglich sind: { $names }.
    }
wizwar-refuse-other = { $asked ->
        [act] Sag zuerst, was du tust
        [answer] Reagiere zuerst oder passe
        [card] Wähle zuerst eine Karte
        [damage] Sag zuerst, wie viel Schaden es gibt
        [direction] Wähle zuerst eine Richtung
        [draw] Sag zuerst, wie viele Karten du ziehst
        [energy] Wähle zuerst eine Karte mit Energiewert
        [line] Wähle zuerst eine Mauer, Tür oder Kante
        [loss] Sag zuerst, was du aufgibst
        [school] Wähle zuerst eine Schule der Magie
        [sector] Wähle zuerst einen Sektor
        [spell] Wähle zuerst einen Zauber
        [square] Wähle zuerst ein Feld
        [thing] Wähle zuerst etwas aus der Liste
        [token] Wähle zuerst einen Fallenmarker
        [turn] Sag zuerst, wie du den Sektor drehst
        [wizard] Wähle zuerst einen Zauberer
       *[any] Wähle zuerst ein Ziel
    }. Du hast angegeben: { $thing }.
wizwar-refuse-dead = Dein Zauberer ist tot, du bist ausgeschieden.
wizwar-refuse-answer-awaited = Noch kann jemand reagieren.
wizwar-warning-held = Du kannst dich in diesem Zug nicht mehr bewegen: Diese Bewegungspunkte wären verschenkt.
wizwar-warning-treasure = Du stehst mit einem fremden Schatz auf deinem Heimatfeld: Er zählt nur, wenn du ihn hier fallen lässt.
wizwar-warning-draw = Du darfst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } umsonst ziehen.
wizwar-refuse-pass-now = Gerade gibt es nichts, worauf du reagieren könntest. Sag „{ typed-done }“, um deine Phase „Bewegen und Zaubern“ zu beenden.
wizwar-refuse-target-alone = Sag zuerst, was du tun willst, und nenne dann erst das Ziel: { $target }.
wizwar-refuse-no-colour = Niemand an diesem Tisch spielt { $colour }.
wizwar-refuse-no-square = Ein Feld { $square } gibt es auf diesem Plan nicht.
wizwar-refuse-no-line = { $line } ist keine Kante zwischen zwei Feldern dieses Plans.

## Ablehnungen: gehen

wizwar-refuse-here = Du stehst schon auf { $square }.
wizwar-refuse-not-next = { $square } liegt nicht neben { $here }. Ein Schritt führt auf das nächste Feld, nie schräg.
wizwar-refuse-no-points = Du hast keine Bewegungspunkte mehr.
wizwar-refuse-outer-wall = Im { $direction } versperrt die Außenmauer den Weg.
wizwar-refuse-wall = Bei { $line } steht eine Mauer.
wizwar-refuse-locked = Die Tür { $line } ist verschlossen. Ohne Karte kann sie nur { $owner } öffnen.
wizwar-refuse-door-of-the-dead = Die Tür { $line } ist für alle verschlossen, denn ihr Besitzer ist tot.
wizwar-refuse-sealed = Die Tür { $line } ist versiegelt, deshalb kann niemand sie öffnen.
wizwar-refuse-blocked-square = Ein Steinblock füllt { $square } aus.
wizwar-refuse-big-man = { $other } hat Riesengestalt und füllt das Feld aus, deshalb kann niemand es betreten.
wizwar-refuse-no-push = In Riesengestalt müsstest du jemanden von dort wegschieben, der nirgendwohin kann.
wizwar-refuse-crowded = Eine Riesengestalt käme auf das Feld eines anderen Zauberers, und dort ist nicht Platz für beide.
wizwar-refuse-no-cloud = Umhertappen kannst du nur in einer Staubwolke.
wizwar-refuse-in-cloud = Aus einer Staubwolke kommst du nur in zufälliger Richtung. Sag „{ typed-stumble }“, um es zu versuchen.
wizwar-refuse-rooted = Nach „{ $card }“ kannst du dich in diesem Zug nicht mehr bewegen.
wizwar-refuse-stunned-attacked = Du bist betäubt und hast angegriffen. Betäubte können sich bewegen oder angreifen, nicht beides.
wizwar-refuse-must-go = Irgendwohin musst du gehen.
wizwar-refuse-drift-back = Schaden weht dich von seinem Ursprung weg, nicht auf ihn zu.
wizwar-refuse-pushed-back = An der Riesengestalt, die dich schiebt, kommst du nicht vorbei.

## Ablehnungen: Karten spielen

wizwar-refuse-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
wizwar-refuse-works-alone = „{ $card }“ liegt schon vor dir und wirkt automatisch.
wizwar-refuse-play-first = „{ $card }“ ist noch auf deiner Hand. Spiel die Karte zuerst aus.
wizwar-refuse-cast-first = „{ $card }“ ist noch auf deiner Hand. Wirke den Zauber zuerst.
wizwar-refuse-energy-card = „{ $card }“ bewirkt allein nichts. Verstärke damit einen Zauber oder dein Tempo („{ $word }“).
wizwar-refuse-counter = Mit „{ $card }“ kannst du nur auf das reagieren, was die Karte nennt, und gerade gibt es nichts dergleichen.
wizwar-refuse-first-turn = In deinem ersten Zug kannst du nicht angreifen.
wizwar-refuse-attacked = { $count ->
        [one] Deinen Angriff
       *[other] Deine { $count } Angriffe
    } hast du in diesem Zug schon gemacht.
wizwar-refuse-stunned-moved = Du bist betäubt und hast dich bewegt. Betäubte können sich bewegen oder angreifen, nicht beides.
wizwar-refuse-stunned-leave = Du bist betäubt und hast angegriffen, deshalb kannst du dein Feld jetzt nicht mit „{ $way }“ verlassen.
wizwar-refuse-stunned-swap = Betäubt kannst du „Platztausch“ nicht wirken: Das ist ein Angriff, bei dem du dein Feld verlässt.
wizwar-refuse-stunned-twice = Du bist betäubt: Mit „{ wizwar-card-adrenaline }“ kannst du einmal angreifen und dich bewegen oder zweimal angreifen, ohne dich zu bewegen.
wizwar-refuse-flood = Während einer Flut kannst du „{ $way }“ nicht spielen, denn das ist Feuer.
wizwar-refuse-form-attack = Mit der Verwandlung „{ $form }“ kannst du nicht angreifen.
wizwar-refuse-form-spell = Mit der Verwandlung „{ $form }“ kannst du nur Gegenzauber wirken.
wizwar-refuse-no-treasure = Du trägst keinen Schatz, den du werfen könntest.
wizwar-refuse-empty-handed = Du trägst nichts, was du ablegen könntest.
wizwar-refuse-hands-full = Du trägst einen Schatz und hast keine Hand frei, um jemandem etwas zu entreißen.
wizwar-refuse-no-fuel = Du hast keine Karte mit Energiewert für „{ $way }“.
wizwar-refuse-no-room = Es gibt keine vier leeren Felder für die Marker.
wizwar-refuse-two-ways = { $first } { $second }
wizwar-refuse-three-ways = { $first } { $second } { $third }
wizwar-refuse-not-now = „{ $way }“ kannst du jetzt nicht spielen.
wizwar-refuse-no-target = Für „{ $way }“ gibt es { $range ->
        [adjacent] auf deinem Feld und den angrenzenden kein Ziel.
        [sight] kein Ziel in Sicht.
        [caster] hier kein Ziel.
       *[anywhere] nirgends ein Ziel.
    }
wizwar-refuse-blind = Aus einem Busch oder einer Wolke siehst du nicht hinaus, deshalb gibt es für „{ $way }“ kein solches Ziel.
wizwar-refuse-helper-alone = „{ $card }“ kannst du nur zusammen mit einem anderen Zauber spielen, und du hast jetzt keinen passenden.
wizwar-refuse-add-alone = „{ $card }“ kannst du nur beim Verstärken spielen: Sag „{ typed-sum }“, wenn ein Zauber nach Energie fragt, oder „{ typed-speed }:{ typed-sum }“.
wizwar-refuse-helper-twice = „{ $card }“ wird schon gespielt oder steht hier nicht zur Auswahl.
wizwar-refuse-helps-spells = So lassen sich nur Zauber unterstützen, und „{ $card }“ ist keiner, den du jetzt wirken kannst.
wizwar-refuse-not-helped = Bei der Reichweite von „{ $card }“ hilft das nicht.
wizwar-refuse-no-target-helped = Auch mit dieser Hilfe hat „{ $way }“ kein Ziel in Reichweite.

## Ablehnungen: Energie

wizwar-refuse-boosted = Dein Tempo hast du in diesem Zug schon verstärkt, und das geht nur einmal.
wizwar-refuse-speed-with-what = Nenne die Karte, die du für Tempo abwirfst, etwa „{ typed-speed }:energie-4“.
wizwar-refuse-no-energy = „{ $card }“ hat keinen Energiewert.
wizwar-refuse-in-use = „{ $card }“ wird hier schon gebraucht.
wizwar-refuse-add-later = „{ $card }“ kannst du nur in deiner eigenen Phase „Bewegen und Zaubern“ spielen.
wizwar-refuse-add-two = „Addieren“ braucht noch zwei Karten mit Energiewert.
wizwar-refuse-add-choose = „Addieren“ braucht zwei Karten: Nenne eine davon.
wizwar-refuse-blade-needs = Mit der Zauberklinge kannst du nur zuschlagen, wenn du eine Karte abwirfst.
wizwar-refuse-waterbolt-most = Der Wasserstrahl hat nur Energie { $energy } zu verteilen.
wizwar-refuse-waterbolt-fixed = Gegen dieses Ziel kannst du die Energie { $energy } nicht aufteilen.

## Ablehnungen: Dinge, Schätze und Türen

wizwar-refuse-nothing-here = Hier liegt nichts, was du aufnehmen könntest.
wizwar-refuse-carried-already = Du trägst { JOIN("Akk", $thing) } schon.
wizwar-refuse-carried-by = { $other } trägt { JOIN("Akk", $thing) }, und nur eine Karte kann das ändern.
wizwar-refuse-lies-elsewhere = { JOIN("Der", $thing) } liegt { JOIN("auf", $place) }, nicht auf deinem Feld.
wizwar-refuse-lies-nowhere = „{ $card }“ liegt nicht auf deinem Feld.
wizwar-refuse-fixed = Du kannst { JOIN("Akk", $thing) } nicht aufnehmen: Tragen lassen sich nur Gegenstände und Schätze.
wizwar-refuse-gravity = Solange die Schwerkraft wirkt, lässt sich nichts aufnehmen.
wizwar-refuse-glued = Der Leim hält { JOIN("Akk", $thing) } fest.
wizwar-refuse-take-points = Es kostet einen Bewegungspunkt, { JOIN("Akk", $thing) } aufzunehmen, und du hast keinen mehr.
wizwar-refuse-second-treasure = Du trägst schon einen Schatz und kannst nur einen tragen.
wizwar-refuse-hands-off = Nach dem Wahnsinnsspurt kannst du in diesem Zug keinen Schatz aufnehmen.
wizwar-refuse-carries-no-treasure = Diesen Schatz trägst du nicht.
wizwar-refuse-carries-nothing = Du trägst nichts, was du fallen lassen könntest.
wizwar-refuse-carries-not = „{ $card }“ trägst du gerade nicht.
wizwar-refuse-tacks-ground = Die Reißnägel kannst du nur fallen lassen, wo sonst nichts liegt.
wizwar-refuse-end-it = „{ $card }“ ist ein Zauber. Sag „{ $word }“, um ihn zu beenden.
wizwar-refuse-item-ends-not = „{ $card }“ ist ein Gegenstand, du kannst ihn nur fallen lassen.
wizwar-refuse-not-your-spell = { $other } hält „{ $card }“ aufrecht. Du kannst nur deine eigenen Zauber beenden.
wizwar-refuse-permanent = In diesem Spiel werden erschaffene Objekte nicht aufrechterhalten, deshalb kannst du „{ $card }“ nicht beenden.
wizwar-refuse-no-such-spell = Du hast keinen Zauber „{ $card }“, den du beenden könntest.
wizwar-refuse-no-door-here = Neben dir ist keine Tür, die du aufhalten könntest.
wizwar-refuse-no-door = Bei { $line } ist keine Tür.
wizwar-refuse-not-beside = Du stehst nicht neben { $line }.
wizwar-refuse-held-already = Die Tür { $line } wird schon aufgehalten.
wizwar-refuse-open-already = Durch die Tür { $line } kannst du schon gehen.
wizwar-refuse-holds-nothing = Du hältst keine Tür auf.
wizwar-refuse-holds-not = Du hältst bei { $line } keine Tür auf.
wizwar-refuse-no-tacks = Auf dem Plan liegen keine Reißnägel.
wizwar-refuse-gather-late = Reißnägel einzusammeln kostet die ganze Phase, und du hast darin schon etwas getan.
wizwar-refuse-gather-blind = Aus einem Busch oder einer Wolke siehst du die Reißnägel nicht, deshalb kannst du sie nicht einsammeln.
wizwar-refuse-gather-far = Die Reißnägel liegen auf keinem Feld, das an deines angrenzt.

## Ablehnungen: Ziele

wizwar-refuse-unseen = Du siehst { JOIN("Akk", $target) } nicht.
wizwar-refuse-hidden = Ein Busch oder eine Wolke verbirgt { JOIN("Akk", $target) } vor allen, die draußen sind.
wizwar-refuse-not-adjacent = „{ $way }“ reicht nur auf dein eigenes Feld und auf angrenzende, die du siehst, nicht bis { JOIN("zu", JOIN("Dat", $target)) }.
wizwar-refuse-fog = Im Nebel sieht niemand weiter als ein Feld, also siehst du { JOIN("Akk", $target) } nicht.
wizwar-refuse-spell-unseen = Bei { JOIN("Dat", $target) } siehst du weder den Zauberer noch das Ziel.
wizwar-refuse-dead-target = { $target } ist tot.
wizwar-refuse-yourself = Mit „{ $way }“ kannst du nicht auf dich selbst zielen.
wizwar-refuse-mist = { $target } ist Dunst und kann nicht angegriffen werden.
wizwar-refuse-globe-far = { $target } ist mehr als sechs Schritte von dir entfernt.
wizwar-refuse-tear-far = { $target } ist nicht auf deinem Feld.
wizwar-refuse-target-empty-handed = { $target } trägt nichts, was „{ $way }“ betreffen könnte.
wizwar-refuse-home-base = { $square } ist ein Heimatfeld, und dort lässt sich nichts erschaffen.
wizwar-refuse-square-full = { $square } ist nicht leer.
wizwar-refuse-teleport-far = Der Teleport reicht nicht bis { $square }: Er führt höchstens vier Schritte weit.
wizwar-refuse-windrider = { $square } liegt nicht in gerader Linie von dir, oder etwas auf dem Weg hält den Flug auf.
wizwar-refuse-not-a-square = Mit „{ $way }“ kannst du nicht auf ein Feld ({ $square }) zielen. Nenne das Ziel selbst.
wizwar-refuse-line-taken = Bei { $line } steht schon etwas.
wizwar-refuse-no-barrier = Eine Mauer bei { $line } würde diesen Angriff nicht aufhalten.
wizwar-refuse-nothing-stands = Bei { $line } steht nichts, was „{ $way }“ betreffen könnte.
wizwar-refuse-attacks-treasure = Schätze lassen sich nicht angreifen.
wizwar-refuse-unbreakable = Nichts kann { JOIN("Akk", $target) } beschädigen.
wizwar-refuse-by-place = Sag „{ $place }“, um { JOIN("Akk", $target) } zu wählen.
wizwar-refuse-carried-target = Was { $mine ->
        [yes] du selbst trägst
       *[no] { $other } trägt
    }, kann kein Ziel sein ({ $target }).
wizwar-refuse-no-spell = So lassen sich nur Zauber beenden, und das ist ein Gegenstand ({ $target }).
wizwar-refuse-not-on-table = „{ $card }“ liegt nicht auf dem Tisch.
wizwar-refuse-not-a-target = Mit „{ $way }“ kannst du nicht auf { JOIN("Akk", $target) } zielen.
wizwar-refuse-astral-far = { $square } ist mehr als drei Schritte von dir entfernt.
wizwar-refuse-astral-full = { $square } ist nicht leer.
wizwar-refuse-astral-useless = Von { $square } aus hätte keiner deiner Zauber ein Ziel.
wizwar-refuse-not-through = Die Linie zu deinem Ziel läuft nicht durch { $line }.

## Ablehnungen: Reaktionen

wizwar-refuse-act-in-window = Gerade kannst du nur reagieren oder passen.
wizwar-refuse-answer-or-pass = Reagiere oder sag „{ typed-pass }“.
wizwar-refuse-use-carried = Mit „{ $card }“ kannst du nur reagieren, solange du den Gegenstand trägst.
wizwar-refuse-no-counter = „{ $card }“ ist kein Gegenzauber, deshalb kannst du damit nicht reagieren.
wizwar-refuse-answer-no-target = Nirgends würde „{ $card }“ etwas ändern.
wizwar-refuse-answer-useless = Hier kann „{ $card }“ nichts mehr verhindern.
wizwar-refuse-caster-unseen = Für „{ $card }“ müsstest du { $caster } sehen, und das kannst du nicht.
wizwar-refuse-condition = „{ $card }“ ist eine Reaktion auf { $occasion ->
        [spell] einen Zauber, den jemand anders in deiner Sicht wirkt
        [neutral] einen neutralen Zauber, den jemand anders in deiner Sicht wirkt
        [water] einen Wasserzauber, den jemand anders in deiner Sicht wirkt
        [at-me] einen Zauber, der auf dich zielt
        [attack-at-me] einen Angriffszauber, der auf dich zielt
        [sight-at-me] einen Zauber mit Reichweite Sicht, der auf dich zielt
        [attacked] einen Angriff auf dich
        [counter] einen Gegenzauber gegen einen deiner Zauber
        [hurt] Schaden, der dich gleich trifft
        [my-treasure] jemanden, der einen deiner Schätze aufnimmt
       *[my-sector] jemanden, der in deinem Heimatsektor einen Schatz aufnimmt, sobald der Schutzbann an der Reihe war
    }, und das geschieht gerade nicht.

## Ablehnungen: das Übrige

wizwar-refuse-must-give = Du musst noch etwas aufgeben.
wizwar-refuse-must-choose = Du musst dich für eines entscheiden.
wizwar-refuse-hand-only = Während andere am Zug sind, kannst du nur Handkarten aufgeben.
wizwar-refuse-keeps-not = „{ $card }“ liegt nicht vor dir.
wizwar-refuse-cards-only = „{ $card }“ liegt auf dem Tisch und lässt sich hier nicht aufgeben.
wizwar-refuse-victim-has-not = { $victim } hat „{ $card }“ nicht auf der Hand.
wizwar-refuse-draw-most = Du kannst { $most ->
        [0] keine Karte
        [one] höchstens eine Karte
       *[other] höchstens { $most } Karten
    } ziehen.
wizwar-refuse-draw-room = Du kannst { $most ->
        [0] keine Karte
        [one] höchstens eine Karte
       *[other] höchstens { $most } Karten
    } ziehen: Sonst hättest du mehr, als dein Limit von { $limit } erlaubt.
wizwar-refuse-draw-later = Karten ziehst du in der Phase „Abwerfen und Nachziehen“ am Ende deines Zuges.
wizwar-refuse-other-deck = Du ziehst nur vom Stapel deiner eigenen Gruppe.
wizwar-refuse-discards = Den Ablagestapel dürfen alle durchsehen, aber niemand nimmt Karten daraus.
wizwar-refuse-school-taken = { $school } ist schon in einem Stapel.
wizwar-refuse-cantrip = { $school } kannst du nicht wählen: Diese Karten sind von Anfang an im Stapel oder gar nicht.
wizwar-refuse-not-there = Du kannst { JOIN("Akk", JOIN("genannt", $card)) } hier nicht wählen.
wizwar-refuse-fooled-there = { $square } liegt nicht in deinem Heimatsektor, oder der Schatz war schon dort.
wizwar-refuse-knocked-there = Du stößt { JOIN("Akk", $victim) } in gerader Linie von dir weg, nicht nach { $direction }.
wizwar-refuse-no-treasures = „Schnapp!“ nimmt Gegenstände, keine Schätze.
