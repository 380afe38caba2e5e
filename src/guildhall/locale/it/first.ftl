# Le prime partite guidate: che cosa dice la guida, e che cosa vi porta.

first-title = È la prima volta?
first-about = Impara in cinque minuti.
first-game = Impara { $game }
first-learn = Impara giocando
first-dismiss = No, grazie
first-coach = Guida
first-count = Passo { $number } di { $count }
first-leave = Lascia la lezione
first-stray = Prima facciamo questo passo. Oppure lascia la lezione: continui liberamente la stessa partita.
first-play-on = Continua a giocare
first-own = Comincia una partita tua
first-scripted = Questo tavolo è cominciato come prima partita guidata. I dadi e le carte pescate sono già decisi: non sono dadi onesti, e nessuno li può verificare.

first-elfenwizards-roll = Guidi la gilda rossa. Il tuo Wizard R1 è a un passo dal titolo di High Wizard, che vale 10 punti: è lì che vogliamo arrivare. Hai fatto 6 e 2: accetta il lancio.
first-elfenwizards-six = Un dado è un incantesimo forte, ma aiuta solo i Maghi di un livello. Metti il 6 nella casella dei Wizard: è per R1.
first-elfenwizards-two = Con un 2 non si vince nessun titolo. Mettilo nella casella Incantesimi Minori: più tardi ti farà recuperare un Incantesimo Minore che hai usato.
first-elfenwizards-wizard = R1 e G1, del verde, competono per il titolo sopra di loro: High Wizard. Posiziona il tuo 6 a fianco di R1.
first-elfenwizards-sorcerer = Ogni volta posizioni due incantesimi. R2 e B2, del blu, vogliono tutti e due diventare Wizard: posiziona il tuo 5 a fianco di R2.
first-elfenwizards-watch = Ora il verde e il blu posizionano due incantesimi ciascuno. Tieni d’occhio G1 e B2!
first-elfenwizards-tie = Anche G1 ha un 6. In caso di parità non sale nessuno! Un Incantesimo Minore vale 1 punto e aiuta qualsiasi Mago: posizionane uno a fianco di R1.
first-elfenwizards-second = 7 a 6: R1 è in testa. Con il secondo incantesimo metti al sicuro R2: posiziona lì un Incantesimo Minore.
first-elfenwizards-pass = Sei in testa due volte. Quando tocca di nuovo a te, passa: vale per tutto il resto del turno, e quando tutti sono passati si assegnano i titoli.
first-elfenwizards-redeem = Ce l’hai fatta: R1 è High Wizard e R2 è Wizard! Il 2 nella casella Incantesimi Minori ti rende ora un Incantesimo Minore.
first-elfenwizards-vacant = Chi non è salito prende un titolo vacante. Scegli N1 per il tuo primo Necromancer e N3 per l’altro: lì non saranno rivali.
first-elfenwizards-rest = Chi non trova un titolo vacante ricomincia come Magic User. Poi ogni Mago dà punti secondo il suo livello.
first-elfenwizards-retire = 31 punti, e sei in testa! Il High Wizard si ritira subito: paga con l’Incantesimo Minore nella casella, poi scegli la casella dei Magic User da cui ricomincia.
first-elfenwizards-end = Ecco com’è fatto un turno. Vince chi ha più punti dopo il turno 4, o prima, se qualcuno diventa High Wizard per la seconda volta. Da adesso decidi tu.

first-wizwar-door = Sei il mago blu, in d4, e la tua base è l’anello in c3. La porta accanto a te ha il tuo colore: si apre solo per te. Attraversala e vai in e4.
first-wizwar-walk = Ogni passo costa 1 punto movimento, e ne hai 3 per turno. Prosegui fino a e3: da lì vedi il mago rosso.
first-wizwar-fireball = Una linea retta, nessun muro in mezzo: vedi il mago rosso. Scegli Palla di Fuoco, poi il mago rosso come bersaglio.
first-wizwar-chest = 5 punti di danno! Era il tuo unico attacco di questo turno, ma puoi ancora camminare. Il forziere in f3 è un tesoro del mago rosso: vai lì.
first-wizwar-take = Raccogli il tesoro. Poi, in questo turno, non potrai più camminare né lanciare: per questo si fa per ultimo.
first-wizwar-draw = Tieni le tue carte e pescane due: ne puoi avere fino a sette.
first-wizwar-watch = Ora tocca al mago rosso, che rivuole il suo tesoro. Guarda che cosa succede.
first-wizwar-shield = Il mago rosso ti lancia Affondo di Potere: 3 punti di danno. Rispondi con lo Scudo, che ne ferma 2, e non potenziarlo: Energia 4 ti serve tra un momento.
first-wizwar-shielded = È passato solo 1 punto di danno. Si può rispondere nel turno di chiunque: conviene tenere un controincantesimo. Il turno del mago rosso è quasi finito.
first-wizwar-stone = Guarda che cosa hai pescato: una Pietra della Velocità. Gli oggetti restano davanti a te, e questo ti dà 1 punto movimento in più a ogni turno. Portalo con te.
first-wizwar-speed = La tua base è a cinque passi. Ogni carta con un valore d’energia è anche carburante: scarta Energia 4 per avere 4 punti movimento in più.
first-wizwar-home = E via: per e3 ed e4, attraverso la tua porta fino a d4 e d3, e poi a casa, all’anello in c3.
first-wizwar-drop = Sei a casa! Un tesoro portato non vale ancora niente: lascialo cadere qui.
first-wizwar-end = Il tuo primo punto! Con il secondo vinci: per l’altro tesoro del mago rosso, o se lo uccidi con un attacco. Da adesso decidi tu.
