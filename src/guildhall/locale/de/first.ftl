# Die begleiteten ersten Partien: was der Coach sagt, und was dorthin führt.

first-title = Neu hier?
first-about = In fünf Minuten gelernt.
first-game = { $game } lernen
first-learn = Spielend lernen
first-dismiss = Nein, danke
first-coach = Coach
first-count = Schritt { $number } von { $count }
first-leave = Lektion verlassen
first-stray = Mach zuerst diesen Schritt. Oder verlass die Lektion: Dann spielst du dieselbe Partie frei weiter.
first-play-on = Weiterspielen
first-own = Eigene Partie beginnen
first-scripted = Dieser Tisch hat als begleitete erste Partie begonnen. Würfel und gezogene Karten sind vorbereitet: Sie sind nicht fair, und niemand kann sie nachprüfen.

first-elfenwizards-roll = Du führst die rote Gilde. Dein Wizard R1 steht eine Ebene unter dem High Wizard, der 10 Punkte wert ist: Da wollen wir hin. Du hast eine 6 und eine 2 gewürfelt: Nimm den Wurf an.
first-elfenwizards-six = Ein Würfel ist ein starker Zauberspruch, hilft aber nur Magiern einer Ebene. Leg die 6 in den Wizard-Kasten: Sie ist für R1.
first-elfenwizards-two = Mit einer 2 gewinnst du keinen Titel. Leg sie in den Kasten für kleine Zaubersprüche: Dort löst sie später einen verbrauchten wieder aus.
first-elfenwizards-wizard = R1 und G1 von Grün bewerben sich um den Titel über ihnen: High Wizard. Leg deine 6 neben R1.
first-elfenwizards-sorcerer = In jedem Zug setzt du zwei Zaubersprüche ein. R2 und B2 von Blau wollen beide Wizard werden: Leg deine 5 neben R2.
first-elfenwizards-watch = Jetzt setzen Grün und Blau je zwei Zaubersprüche ein. Behalte G1 und B2 im Auge!
first-elfenwizards-tie = Auch G1 von Grün hat eine 6. Bei Gleichstand steigt niemand auf! Ein kleiner Zauberspruch bringt 1 Stimme und hilft jedem Magier: Leg einen neben R1.
first-elfenwizards-second = 7 zu 6: R1 liegt vorn. Mit deinem zweiten Zauberspruch gehst du bei R2 auf Nummer sicher: Leg einen kleinen dorthin.
first-elfenwizards-pass = Du liegst zweimal vorn. Passe, sobald du wieder dran bist: Das gilt für den Rest der Runde, und wenn alle gepasst haben, werden die Titel vergeben.
first-elfenwizards-redeem = Geschafft: R1 ist High Wizard und R2 ist Wizard! Die 2 im Kasten für kleine Zaubersprüche löst jetzt einen davon wieder aus.
first-elfenwizards-vacant = Wer nicht aufgestiegen ist, bekommt einen offenen Titel. Wähle N1 für deinen ersten Necromancer und N3 für den zweiten: Dort sind sie keine Rivalen.
first-elfenwizards-rest = Wer keinen offenen Titel findet, fängt als Magician neu an. Dann zählt jeder Magier für seine Ebene.
first-elfenwizards-retire = 31 Punkte, und du führst! Der High Wizard scheidet gleich wieder aus: Zahl mit dem kleinen Zauberspruch im Kasten und wähle ein Magician-Feld, auf dem er neu anfängt.
first-elfenwizards-end = So läuft eine Runde. Wer nach Runde 4 die meisten Punkte hat, gewinnt; früher endet das Spiel, wenn jemand zum zweiten Mal High Wizard wird. Von jetzt an entscheidest du.

first-wizwar-door = Du bist der blaue Zauberer auf d4, dein Heimatfeld ist der Ring auf c3. Die Tür neben dir hat deine Farbe: Sie öffnet sich nur für dich. Geh hindurch nach e4.
first-wizwar-walk = Jeder Schritt kostet 1 Bewegungspunkt, und du hast 3 pro Zug. Geh weiter nach e3: Von dort siehst du den roten Zauberer.
first-wizwar-fireball = Eine gerade Linie, keine Mauer dazwischen: Du siehst Rot. Wähle Feuerball und dann Rot als Ziel.
first-wizwar-chest = 5 Schaden! Das war dein einziger Angriff in diesem Zug, aber gehen darfst du noch. Die Truhe auf f3 ist ein Schatz von Rot: Geh hin.
first-wizwar-take = Nimm den Schatz auf. Danach kannst du in diesem Zug weder gehen noch zaubern, darum kommt das zuletzt.
first-wizwar-draw = Behalte deine Karten und zieh zwei dazu: Bis zu sieben kannst du haben.
first-wizwar-watch = Jetzt ist Rot am Zug und will den Schatz zurück. Pass auf, was kommt.
first-wizwar-shield = Rot wirkt Kraftstoß auf dich, 3 Schaden. Reagiere mit dem Schild, er hält 2 davon ab. Verstärke ihn nicht: Energie 4 brauchst du gleich noch.
first-wizwar-shielded = Nur 1 Schaden kam durch. Reagieren darfst du in jedem Zug: Es lohnt sich, einen Gegenzauber aufzuheben. Der Zug von Rot ist fast vorbei.
first-wizwar-stone = Schau, was du gezogen hast: einen Tempostein. Gegenstände bleiben vor dir liegen, und dieser gibt dir in jedem Zug 1 Bewegungspunkt mehr. Trag ihn.
first-wizwar-speed = Nach Hause sind es fünf Schritte. Jede Karte mit Energiewert ist auch Treibstoff: Wirf Energie 4 ab, das gibt 4 Bewegungspunkte mehr.
first-wizwar-home = Und los: über e3 und e4, durch deine Tür nach d4 und d3, und heim zum Ring auf c3.
first-wizwar-drop = Du bist zu Hause! Ein getragener Schatz ist noch nichts wert: Lass ihn hier fallen.
first-wizwar-end = Dein erster Punkt! Mit dem zweiten gewinnst du: für den anderen Schatz von Rot, oder wenn du Rot mit einem Angriff tötest. Von jetzt an entscheidest du.
