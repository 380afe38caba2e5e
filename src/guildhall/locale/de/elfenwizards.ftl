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
elfenwizards-seat-colour = { YOU($player) ->
        [yes] du spielst
       *[no] { $player } spielt
    } { $colour }

elfenwizards-step-1 = Ausscheiden des High Wizard
elfenwizards-step-2 = Erste Würfelrunde
elfenwizards-step-3 = Zweite Würfelrunde
elfenwizards-step-4 = Auslösen kleiner Zauberchips
elfenwizards-step-5 = Vergabe der Titel
elfenwizards-step-6 = Erneutes Auslösen kleiner Zauberchips
elfenwizards-step-7 = Vergabe offener Titel
elfenwizards-step-8 = Abstufung
elfenwizards-step-9 = Auslösen von grauen Chips
elfenwizards-step-10 = Wertung

elfenwizards-token = { YOU($owner) ->
        [yes] dein { $name }
       *[no] { $name } von { $owner }
    }
elfenwizards-token-yours = dein { $name }
# Im Verlauf, wenn jemand etwas mit dem eigenen Magier tut; JOIN("Akk", …) macht „den eigenen …“ daraus.
elfenwizards-token-theirs = { YOU($owner) ->
        [yes] dein
       *[no] eigener
    } { $name }
# Beide im Akkusativ; JOIN("bestimmt", $spell) macht „die 5 …“ und „den kleinen …“ daraus.
elfenwizards-spell-die = eine { $face } aus dem { $place }
elfenwizards-spell-chip = einen kleinen Zauberspruch

## Fragen

elfenwizards-ask-chip-source = { $player }, dein High Wizard scheidet aus und kostet dich einen kleinen Zauberspruch: Woher nimmst du ihn?
elfenwizards-ask-retire-box = { $player }, auf welches Magician-Feld kommt dein ausgeschiedener High Wizard?
elfenwizards-ask-roll = { $player }, du hast eine Minute zum Verhandeln: Würfle mit { $count ->
        [one] deinem Würfel
       *[other] deinen { $count } Würfeln
    }, sobald du so weit bist.
elfenwizards-ask-die = { $player }, vor dir { $dice ->
        [one] liegt eine { $faces }: Legst du sie in einen Kasten (sonst würfelst du sie in der zweiten Würfelrunde neu)?
       *[other] liegen { $faces }: Welchen Würfel legst du in einen Kasten (was übrig bleibt, würfelst du in der zweiten Würfelrunde neu)?
    }
elfenwizards-ask-die-rest = { $player }, { $dice ->
        [one] du musst noch die { $faces } legen: Wähle sie.
       *[other] vor dir liegen { $faces }: Welchen Würfel legst du in einen Kasten (du musst alle legen)?
    }
elfenwizards-ask-die-rest-may-keep = { $player }, vor dir { $dice ->
        [one] liegt eine { $faces }: Legst du sie in einen Kasten (du musst nicht)?
       *[other] liegen { $faces }: Welchen Würfel legst du in einen Kasten (du musst nicht alle legen)?
    }
elfenwizards-ask-dice-box = { $player }, wohin kommt die { $face }?
elfenwizards-ask-reroll = { $player }, dein zweiter Wurf zeigt { $dice ->
        [one] eine { $faces }
       *[other] { $faces }
    }: Nimmst du ihn an, oder zahlst du einen kleinen Zauberspruch und wiederholst den ganzen Wurf?
elfenwizards-ask-redeem = { $player }, im Kasten { $chips ->
        [one] liegt 1 kleiner Zauberspruch von dir
       *[other] liegen { $chips } kleine Zaubersprüche von dir
    }{ $taken ->
        [0] : Nimmst du einen Würfel heraus, um { $chips ->
            [one] den Zauberspruch auszulösen (für 2 Augen)?
           *[other] Zaubersprüche auszulösen (für je 2 Augen)?
        }
       *[other] , und { $taken ->
            [one] der herausgenommene Würfel
           *[other] die herausgenommenen Würfel
        } ({ $points ->
            [one] 1 Auge
           *[other] { $points } Augen
        }) { $taken ->
            [one] löst
           *[other] lösen
        } { $buys ->
            [0] { $chips ->
                [one] ihn noch nicht
               *[other] noch keinen
            }
            [one] { $chips ->
                [one] ihn
               *[other] einen
            }
           *[other] { $buys }
        } aus: Nimmst du noch einen Würfel heraus?
    }
elfenwizards-ask-redeem-late = { $player }, im Kasten { $chips ->
        [0] liegt kein kleiner Zauberspruch von dir
        [one] liegt 1 kleiner Zauberspruch von dir
       *[other] liegen { $chips } kleine Zaubersprüche von dir
    }{ $taken ->
        [0] : Nimmst du einen Würfel heraus ({ $chips ->
            [0] {""}
            [one] 2 Augen lösen den Zauberspruch aus;{" "}
           *[other] je 2 Augen lösen einen Zauberspruch aus;{" "}
        }was liegen bleibt, wartet auf die nächste Runde)?
       *[other] { $chips ->
            [0] {""}
           *[other] , und { $taken ->
                [one] der herausgenommene Würfel
               *[other] die herausgenommenen Würfel
            } ({ $points ->
                [one] 1 Auge
               *[other] { $points } Augen
            }) { $taken ->
                [one] löst
               *[other] lösen
            } { $buys ->
                [0] { $chips ->
                    [one] ihn nicht
                   *[other] keinen
                }
                [one] { $chips ->
                    [one] ihn
                   *[other] einen
                }
               *[other] { $buys }
            } aus
        }: Nimmst du noch einen Würfel heraus (was liegen bleibt, wartet auf die nächste Runde)?
    }
elfenwizards-ask-ready = { $player }, ihr alle habt vor dem ersten Zauberspruch fünf Minuten zum Verhandeln: Bist du bereit?
elfenwizards-ask-spell = { $player }, setze zwei Zaubersprüche ein oder passe für den Rest der Runde: Welchen setzt du zuerst ein?
elfenwizards-ask-spell-one-or-two = { $player }, setze einen oder zwei Zaubersprüche ein oder passe für den Rest der Runde: Welchen setzt du zuerst ein?
elfenwizards-ask-spell-last = { $player }, einen Zauberspruch kannst du noch einsetzen: Setzt du ihn ein, oder passt du?
elfenwizards-ask-spell-second = { $player }, welchen Zauberspruch setzt du als zweiten ein?
elfenwizards-ask-target = { $player }, neben welchen Magier legst du { JOIN("bestimmt", $spell) }?
elfenwizards-ask-vacant-token = { $player }, welcher deiner Magier im Abstufungsfeld bekommt zuerst einen offenen Titel?
elfenwizards-ask-vacant-box = { $player }, welchen offenen Titel nimmt { $token }?
elfenwizards-ask-demote-token = { $player }, die grauen Chips werden knapp: Welchen deiner Magier stufst du als nächsten ab?
elfenwizards-ask-demote-box = { $player }, auf welches Magician-Feld wird { $token } abgestuft?
elfenwizards-ask-cleanse = { $player }, { $taken ->
        [0] nimmst du einen Würfel aus dem Kasten für graue Chips
       *[other] { $taken ->
            [one] der herausgenommene Würfel zeigt
           *[other] die herausgenommenen Würfel zeigen
        } { $points ->
            [one] 1 Auge
           *[other] { $points } Augen
        }: Nimmst du noch einen Würfel aus dem Kasten für graue Chips
    } (je { $cost } Augen entfernen einen grauen Chip; was liegen bleibt, wartet auf die nächste Runde)?
elfenwizards-ask-cleanse-token = { $player }, du entfernst { $count ->
        [one] einen grauen Chip: Von welchem Magier?
       *[other] { $count } graue Chips: Von welchem Magier zuerst?
    }

## Zur Auswahl

elfenwizards-choice-from-hand = aus deinem Bestand
elfenwizards-choice-from-box = aus dem Kasten für kleine Zaubersprüche
elfenwizards-choice-roll = jetzt würfeln
elfenwizards-choice-accept = den Wurf annehmen
elfenwizards-choice-reroll = einen kleinen Zauberspruch zahlen und noch einmal würfeln
elfenwizards-choice-die = eine { $face }
elfenwizards-choice-keep = jetzt keinen Würfel mehr legen
elfenwizards-choice-done = keinen Würfel mehr herausnehmen
elfenwizards-choice-ready = bereit für den ersten Zauberspruch
elfenwizards-choice-pass = für den Rest der Runde passen
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

elfenwizards-warning-no-token = Du hast niemanden unter den { $level ->
        [W] Wizards
        [S] Sorcerers
        [N] Necromancers
       *[M] Magicians
    }: Ein Würfel in diesem Feld hilft dir nicht.
elfenwizards-warning-rises = Der einzige Kandidat für { $box } hat schon eine Stimme und steigt auf: Eine weitere bringt nichts.
elfenwizards-warning-rises-magicians = Der einzige Magier auf { $box } hat schon eine Stimme und steigt auf: Eine weitere bringt nichts.
elfenwizards-warning-pass = Um { $box } bewirbt sich sonst niemand, aber du hast dort noch keine Stimme: Wenn du jetzt passt, steigt dort niemand von dir auf.
elfenwizards-warning-pass-magicians = Alle Magier auf { $box } gehören dir, haben aber noch keine Stimme: Wenn du jetzt passt, steigt keiner auf.
elfenwizards-caution-equal = Beide Kandidaten für { $box } gehören dir und haben gleich viele Stimmen: Keiner steigt auf.
elfenwizards-caution-equal-magicians = Alle Magier auf { $box } gehören dir, und die mit den meisten Stimmen liegen gleichauf: Keiner steigt auf.

## Der Verlauf

# Der Verlauf sagt „du“ zu allen, die ihn lesen: YOU($player) ist „yes“, wenn sie selbst gemeint sind,
# und OTHERS($winners) lässt sie aus einer Aufzählung weg. JOIN("Anfang", $colours) macht am Satzanfang „Du“ aus „du“.

elfenwizards-event-start = { JOIN("Anfang", $colours) }. { YOU($player) ->
        [yes] Du hast den Drachen und beginnst
       *[no] { $player } hat den Drachen und beginnt
    }.
elfenwizards-event-round = Runde { $round } beginnt.
elfenwizards-event-begins = Phase { $step }: { $name }
elfenwizards-event-retire-pay = { YOU($player) ->
        [yes] Du zahlst einen kleinen Zauberspruch { JOIN("deinem", $source) }
       *[no] { $player } zahlt einen kleinen Zauberspruch { $source }
    }.
elfenwizards-source-hand = aus dem eigenen Bestand
elfenwizards-source-box = aus dem Kasten für kleine Zaubersprüche
elfenwizards-event-dragon = { YOU($player) ->
        [yes] Du nimmst den Drachen und beginnst
       *[no] { $player } nimmt den Drachen und beginnt
    }.
elfenwizards-event-retire = { $token } scheidet aus und kommt auf { $box }.
elfenwizards-event-roll = { YOU($player) ->
        [yes] Du würfelst
       *[no] { $player } würfelt
    } { $dice ->
        [one] eine { $faces }
       *[other] { $faces }
    }.
elfenwizards-event-reroll = { YOU($player) ->
        [yes] Du zahlst einen kleinen Zauberspruch und würfelst
       *[no] { $player } zahlt einen kleinen Zauberspruch und würfelt
    } noch einmal: { $dice ->
        [one] eine { $faces }
       *[other] { $faces }
    }.
elfenwizards-event-place = { YOU($player) ->
        [yes] Du legst
       *[no] { $player } legt
    } eine { $face } in den { $place }.
elfenwizards-event-hold = { YOU($player) ->
        [yes] Du behältst
       *[no] { $player } behält
    } { $dice ->
        [one] eine { $faces }
       *[other] { $faces }
    } zurück.
elfenwizards-event-redeem = { $count ->
        [0] { YOU($player) ->
            [yes] Du nimmst
           *[no] { $player } nimmt
        } { $dice ->
            [one] eine { $faces }
           *[other] die Würfel { $faces }
        } aus dem Kasten für kleine Zaubersprüche zurück.
       *[other] { YOU($player) ->
            [yes] Du löst
           *[no] { $player } löst
        } { $count ->
            [one] 1 kleinen Zauberspruch
           *[other] { $count } kleine Zaubersprüche
        } mit { $dice ->
            [one] einer { $faces }
           *[other] den Würfeln { $faces }
        } aus.
    }
elfenwizards-event-spell = { YOU($player) ->
        [yes] Du legst
       *[no] { $player } legt
    } { $spell } neben { JOIN("Akk", $token) } ({ $box }): jetzt { $points ->
        [one] 1 Stimme.
       *[other] { $points } Stimmen.
    }
elfenwizards-event-pass = { YOU($player) ->
        [yes] Du passt
       *[no] { $player } passt
    }.
elfenwizards-event-cannot-place = { YOU($player) ->
        [yes] Du kannst
       *[no] { $player } kann
    } keinen Zauberspruch mehr einsetzen und passt.
elfenwizards-event-award = { $token } wird mit { $points ->
        [one] 1 Stimme
       *[other] { $points } Stimmen
    } { $box }.
elfenwizards-event-vacant = Der Titel { $box } bleibt offen.
elfenwizards-event-passed-over = { $token } kommt ins { $level }.
elfenwizards-event-spells-return = Die Würfel der großen Zaubersprüche gehen an ihre Besitzer zurück, und die eingesetzten kleinen Zaubersprüche kommen in ihren Kasten.
elfenwizards-event-fill = { $token } nimmt den offenen Titel { $box }.
elfenwizards-event-demote = { $token } wird auf { $box } abgestuft{ $grey ->
        [0] .
       *[other] {" "}und bekommt einen grauen Chip.
    }
elfenwizards-event-cleanse = { $count ->
        [0] { YOU($player) ->
            [yes] Du nimmst
           *[no] { $player } nimmt
        } { $dice ->
            [one] eine { $faces }
           *[other] die Würfel { $faces }
        } aus dem Kasten für graue Chips zurück.
       *[other] { YOU($player) ->
            [yes] Du entfernst
           *[no] { $player } entfernt
        } { $count ->
            [one] 1 grauen Chip
           *[other] { $count } graue Chips
        } mit { $dice ->
            [one] einer { $faces }
           *[other] den Würfeln { $faces }
        }.
    }
elfenwizards-event-cleanse-token = { $token } verliert { $count ->
        [one] einen grauen Chip
       *[other] { $count } graue Chips
    }.
elfenwizards-event-score = { YOU($player) ->
        [yes] Du bekommst
       *[no] { $player } bekommt
    } { $count ->
        [0] keinen Punkt
        [one] { $count } Punkt
       *[other] { $count } Punkte
    } (insgesamt { $total }).
elfenwizards-event-bonus = { YOU($player) ->
        [yes] Du bekommst
       *[no] { $player } bekommt
    } { $count ->
        [0] keinen Punkt
        [one] 1 Punkt
       *[other] { $count } Punkte
    } für kleine Zaubersprüche (insgesamt { $total }).
elfenwizards-event-end = Das Spiel ist aus: { $reason } { $count ->
        [one] { YOU($winners) ->
            [yes] Du gewinnst
           *[no] { $winners } gewinnt
        }.
       *[other] { YOU($winners) ->
            [yes] Du gewinnst gemeinsam mit { OTHERS($winners) }
           *[no] { $winners } gewinnen gemeinsam
        }.
    }

elfenwizards-ending-second_high_wizard = Eine Gilde hat zum zweiten Mal den High Wizard gestellt.
elfenwizards-ending-no_high_wizard = Zum zweiten Mal wurde niemand High Wizard.
elfenwizards-ending-last_round = Die letzte Runde ist gespielt.

## Ablehnungen

elfenwizards-refuse-unknown = „{ $word }“ ist hier keine gültige Antwort. Mögliche Antworten: { $names }.
elfenwizards-refuse-number = { $number } steht nicht zur Auswahl. Mögliche Antworten: { $names }.
elfenwizards-refuse-other = { $asked ->
        [chip-source] Sag zuerst, woher der kleine Zauberspruch kommt
        [dice-box] Wähle zuerst einen Kasten für den Würfel
        [die] Wähle zuerst einen Würfel
        [reroll] Nimm zuerst den Wurf an oder würfle noch einmal
        [redeem] Wähle zuerst einen Würfel aus dem Kasten für kleine Zaubersprüche
        [cleanse] Wähle zuerst einen Würfel aus dem Kasten für graue Chips
        [spell] Wähle zuerst einen Zauberspruch
        [vacant-box] Wähle zuerst einen offenen Titel
        [retire-box] Wähle zuerst ein Magician-Feld
        [demote-box] Wähle zuerst ein Magician-Feld
        [roll] Würfle zuerst
        [ready] Sag zuerst, wann du bereit bist
       *[token] Wähle zuerst einen Magier
    }. Du hast angegeben: „{ $thing }“.
elfenwizards-refuse-no-die-rolled = Du hast keine { $face } mehr zu legen.
elfenwizards-refuse-die-placed = Deine { $face } liegt schon in einem Kasten, und gelegte Würfel bleiben liegen.
elfenwizards-refuse-no-die-minor = Du hast keine { $face } im Kasten für kleine Zaubersprüche.
elfenwizards-refuse-no-die-grey = Du hast keine { $face } im Kasten für graue Chips.
elfenwizards-refuse-place-all = Du musst alle Würfel deines zweiten Wurfs legen.
elfenwizards-refuse-reroll-early = Noch einmal würfeln kannst du nur in Phase 3, nach deinem zweiten Wurf.
elfenwizards-refuse-reroll-late = Den Wurf kannst du nur einmal wiederholen, bevor du einen der Würfel legst, und nur, wenn vor dir ein kleiner Zauberspruch liegt.
elfenwizards-refuse-dice-box = Vorerst kommen Würfel in einen der sechs Kästen neben dem Baum. Auf den Baum ({ $target }) legst du sie erst in Phase 5.
elfenwizards-refuse-die-in-hand = Lege zuerst den gewählten Würfel in einen Kasten.
elfenwizards-refuse-first-die = Wähle zuerst den Würfel, dann seinen Kasten.
elfenwizards-refuse-first-spell = Wähle zuerst den Zauberspruch, dann den Magier, zu dem er kommt.
elfenwizards-refuse-spell-in-hand = Du hast { $spell } in der Hand. Wähle einen Magier dafür oder nimm den Schritt zurück.
elfenwizards-refuse-ready = Du bist bereit. Vielleicht verhandeln noch: { $players }.
elfenwizards-refuse-passed = Du hast gepasst und setzt in dieser Runde keine Zaubersprüche mehr ein.
elfenwizards-refuse-second-spell = Du hast einen Zauberspruch eingesetzt und kannst noch einen einsetzen, also musst du es auch tun.
elfenwizards-refuse-pass-after-one = Du hast in diesem Zug schon einen Zauberspruch eingesetzt und kannst nicht mehr passen. Mit „{ typed-stop }“ verzichtest du auf den zweiten.
elfenwizards-refuse-stop-first = Du hast in diesem Zug noch keinen Zauberspruch eingesetzt. Setze einen ein oder passe.
elfenwizards-refuse-no-chip = Vor dir liegt kein kleiner Zauberspruch.
elfenwizards-refuse-no-die-major = Du hast keine { $face } in einem Kasten für große Zaubersprüche.
elfenwizards-refuse-no-die-there = Du hast keine { $face } im { $place }.
elfenwizards-refuse-nobody-on-level = Auf dieser Ebene steht kein Magier, neben den du { $spell } legen darfst.
elfenwizards-refuse-empty-box = Dort steht kein Magier ({ $box }).
elfenwizards-refuse-which-token = Auf { $box } stehen mehrere Magier. Nenne einen von ihnen: { $names }.
elfenwizards-refuse-other-level = { $token } steht auf der falschen Ebene: Du kannst { $spell } dort nicht einsetzen.
elfenwizards-refuse-closed-contest = Alle Kandidaten dieser Wahl gehören { $owner }, deshalb darf niemand sonst { $token } unterstützen.
elfenwizards-refuse-vacancy-high = Aus einem Abstufungsfeld wird niemand High Wizard.
elfenwizards-refuse-vacancy-no-title = { $box } ist kein Titel.
elfenwizards-refuse-vacancy-taken = Der Titel { $box } ist nicht offen.
elfenwizards-refuse-vacancy-above = In dieser Ausgabe bekommt ein Magier keinen Titel über seiner bisherigen Ebene, und { $box } liegt darüber.
elfenwizards-refuse-vacancy-highest = Es ist ein höherer Titel offen als { $box }, und der Magier muss den höchsten nehmen.
elfenwizards-refuse-magician-box = { $box } ist kein Magician-Feld.
elfenwizards-refuse-not-yours = { $token } ist nicht dein Magier.
elfenwizards-refuse-no-grey = { $token } hat keinen grauen Chip.
elfenwizards-refuse-passed-over-later = { $token } steht im Abstufungsfeld einer tieferen Ebene, die später an die Reihe kommt.
elfenwizards-refuse-not-passed-over = { $token } steht in keinem Abstufungsfeld.
elfenwizards-refuse-dragon = Der Drache zeigt, dass { $player } beginnt. Er wechselt nur in Phase 1 den Besitzer.
elfenwizards-refuse-track = Der Rundenzähler zählt die Runden. Dort gibt es nichts zu wählen.
elfenwizards-refuse-passed-over = Das { $box } kannst du nicht wählen. Magier dieser Ebene, die in Phase 5 nicht aufsteigen, kommen automatisch dorthin und verlassen es in den Phasen 7 und 8.
elfenwizards-refuse-dice-front = Die Würfel vor dir wirfst du in den Phasen 2 und 3, wenn du an der Reihe bist.
elfenwizards-refuse-contest = So steht die Wahl um { $box }. Entschieden wird sie, wenn alle gepasst haben.
elfenwizards-refuse-others = Das gehört { $owner }. Du kannst nur Würfel und kleine Zaubersprüche deiner eigenen Farbe benutzen.
elfenwizards-refuse-own = Das gehört dir, { $owner }. Was du davon jetzt benutzen kannst, steht zur Auswahl und leuchtet auf dem Spielplan.
elfenwizards-refuse-die-elsewhere = Deine { $face } liegt im { $place }, und die Würfel dort kannst du jetzt nicht benutzen.

## Versprechen

elfenwizards-promise-offer = { $by } bietet { $to } an: Ich lege { $gives }, wenn du { $takes } legst.
elfenwizards-promise-gift = { $by } verspricht { $to }: Ich lege { $gives }.
elfenwizards-promise-kept = { $player } hat das Versprechen an { $other } gehalten: { $deeds }.
elfenwizards-promise-broken = { $player } hat das Versprechen an { $other } gebrochen: { $deeds }.
elfenwizards-promise-void = { $player } ist vom Versprechen an { $other } entbunden: { $deeds }.

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

elfenwizards-refuse-promise-shape = Dieses Versprechen ist nicht zu lesen: „{ $part }“ fehlt oder ist ungültig.
elfenwizards-refuse-promise-oneself = Dir selbst kannst du nichts versprechen.
elfenwizards-refuse-promise-nothing = Ein Versprechen muss sagen, welche Zaubersprüche du einsetzt.
elfenwizards-refuse-promise-many = Ein Versprechen kann auf jeder Seite höchstens { $most } Dinge nennen.
elfenwizards-refuse-promise-early = Versprechen kannst du geben, sobald der High Wizard ausgeschieden ist.
elfenwizards-refuse-promise-late = In dieser Runde werden keine Zaubersprüche mehr eingesetzt. Versprechen kannst du wieder in der nächsten geben.
elfenwizards-refuse-promise-spell = „{ $word }“ ist kein Zauberspruch. Nenne einen Würfel mit seinem Kasten (etwa d5S), „chip“ oder „points“.
elfenwizards-refuse-promise-token = „{ $word }“ ist weder ein Magier noch ein Feld des Baums.
elfenwizards-refuse-promise-count = Du kannst 1 bis { $most } versprechen.
elfenwizards-refuse-promise-own-token = { $token } gehört { $player } und lässt sich auch ohne Versprechen unterstützen.
elfenwizards-refuse-promise-passed = { $player } hat gepasst und setzt in dieser Runde keine Zaubersprüche mehr ein.
elfenwizards-refuse-promise-no-spell = { $player } hat nicht die Zaubersprüche dafür: { $deed }.

## Unmögliche Stellungen

elfenwizards-bad-position = Diese Stellung ist unmöglich: { $why }
elfenwizards-bad-unknown-part = Stellungen haben keinen Teil „{ $part }“.
elfenwizards-bad-shape = Der Teil „{ $part }“ fehlt oder ist ungültig.
elfenwizards-bad-name = „{ $word }“ (in { $part }) ist dort ungültig. Gültige Namen: { $allowed }.
elfenwizards-bad-twice = In „{ $part }“ steht { $word } zweimal.
elfenwizards-too-large = viel zu groß
elfenwizards-bad-number = { $part } ist { $value }, muss aber zwischen { $least } und { $most } liegen.
elfenwizards-bad-dice = { $player } hat { $count } Würfel auf dem Tisch, aber alle haben 7.
elfenwizards-bad-chips = { $player } hat { $count ->
        [one] 1 kleinen Zauberspruch
       *[other] { $count } kleine Zaubersprüche
    } auf dem Tisch, aber alle haben 7.
elfenwizards-bad-tokens = { $player } hat { $count } Magier auf dem Spielplan; bei dieser Spielerzahl und diesem Aufbau müssen es { $expected } sein.
elfenwizards-bad-token-twice = Der Magier { $token } steht zweimal auf dem Spielplan.
elfenwizards-bad-crowded = Auf { $box } stehen { $count } Magier, aber ein Titel hat nur Platz für einen.
elfenwizards-bad-grey = Unter Magiern liegen { $count } graue Chips, aber es gibt nur 12.
elfenwizards-bad-high = Nach Phase 1, in der er hätte ausscheiden müssen, gibt es noch einen High Wizard.
elfenwizards-bad-high-early = In der ersten Runde gibt es einen High Wizard, bevor ein Titel vergeben wurde.
elfenwizards-bad-passed-over = In Phase { $step } kann kein Magier in einem Abstufungsfeld stehen.
elfenwizards-bad-passed-over-many = Im Abstufungsfeld einer Ebene mit nur { $most } Titeln stehen { $count } Magier.
elfenwizards-bad-rolled-early = Jemand hat schon vor dem ersten Wurf Würfel geworfen oder gelegt.
elfenwizards-bad-rolled-late = Jemand hat noch geworfene Würfel, obwohl der zweite Wurf schon ganz gelegt ist.
elfenwizards-bad-left-behind = Jemand hat noch einen Magier im Abstufungsfeld, obwohl dort schon alle eigenen abgestuft sind.
elfenwizards-bad-dice-there = In Phase { $step } können keine Würfel in „{ $place }“ liegen.
elfenwizards-bad-spells = In Phase { $step } können keine Zaubersprüche neben Magiern liegen.
elfenwizards-bad-passes = In Phase { $step } kann noch niemand gepasst haben.
elfenwizards-bad-crowns = Die bisherigen High Wizards ({ $crowned }) und die Runden ohne einen ({ $uncrowned }) müssen zusammen { $rounds } ergeben.
elfenwizards-bad-over = Das Spiel wäre schon aus.
elfenwizards-bad-not-over = Das Spiel wäre noch nicht aus oder aus einem anderen Grund zu Ende.
elfenwizards-bad-after-the-end = Das Spiel ist aus, also kann es keinen Teil „{ $part }“ geben.
elfenwizards-bad-high-uncrowned = Der Besitzer des High Wizard soll noch nie einen gehabt haben.
elfenwizards-bad-high-missing = Es muss einen High Wizard geben, denn keine Runde soll ohne einen gewesen sein.
elfenwizards-bad-track = Jemand hat für einen High Wizard gezahlt, der nicht ausscheiden musste.
elfenwizards-bad-all-passed = Alle haben gepasst, also wäre Phase 5 vorbei.
elfenwizards-bad-closed = Neben einem Magier liegt ein Zauberspruch von jemandem, der ihn nicht unterstützen darf.
elfenwizards-bad-doing = „{ $doing }“ kann in Phase { $step } nicht geschehen.
elfenwizards-bad-frame = „{ $doing }“ ist hier nicht möglich.
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
elfenwizards-bad-cleanse = { $player } soll mehr graue Chips entfernen, als unter den eigenen Magiern liegen ({ $count } statt höchstens { $most }).
elfenwizards-bad-cleanse-dice = { $player } hat zu wenige Würfel vor sich, um { $count ->
        [one] 1 grauen Chip
       *[other] { $count } graue Chips
    } bezahlt zu haben.
elfenwizards-bad-vacancy-missed = Der Magier { $token } steht noch in einem Abstufungsfeld, obwohl er schon einen freien Titel hätte einnehmen müssen.
