# Wiz-War: i nomi delle carte, e che cosa fa ognuna, con parole nostre (regole da 21 a 27).

## Trucchetti

wizwar-card-full-shield = Scudo Totale
wizwar-text-full-shield = Annulla un incantesimo diretto contro di te mentre viene lanciato.

wizwar-card-negate-neutral = Nega Neutrale
wizwar-text-negate-neutral = Annulla un incantesimo neutrale mentre viene lanciato, chiunque sia il bersaglio.

wizwar-card-drop-object = Molla la Presa
wizwar-text-drop-object = Un mago lascia cadere un oggetto che porta, oppure il suo tesoro. Scegli tu quale.

wizwar-card-zot = Zot!
wizwar-text-zot = A scelta: infliggi danno magico pari all’energia a un elemento o a un mago, oppure stordisci un mago per due turni.

wizwar-card-around-the-corner = Dietro l’Angolo
wizwar-text-around-the-corner = Giocala con un altro tuo incantesimo. La linea di vista di quell’incantesimo può piegarsi una volta attorno all’estremità o all’angolo di un muro o di una porta, quanto vuoi.

wizwar-card-create-wall = Crea Muro
wizwar-text-create-wall = Metti un muro di pietra su un lato libero. Cinque crepe lo distruggono.

wizwar-card-destroy-wall = Distruggi Muro
wizwar-text-destroy-wall = Distruggi un tratto di muro o una porta, ma non un muro esterno. Ogni mago nelle due caselle accanto, anche il tuo, subisce 2 punti di danno fisico. Non è un attacco e non si può schivare.

wizwar-card-dispel = Dissolvi
wizwar-text-dispel = Poni fine a un incantesimo duraturo a tua scelta, insieme a tutti gli incantesimi posti su di esso.

wizwar-card-pick-lock = Scassina
wizwar-text-pick-lock = Sblocca una porta accanto a te che non sia sigillata: attraversala una volta in questo turno, o tienila aperta finché le resti accanto. Niente può contrastarla.

wizwar-card-rotate-sector = Ruota Settore
wizwar-text-rotate-sector = Gira un settore qualsiasi di un quarto di giro, in un verso o nell’altro, o di mezzo giro, con tutto ciò che c’è sopra.

wizwar-card-large-rock = Grosso Sasso
wizwar-text-large-rock = Attacco: scaglialo contro un elemento o un mago in vista per 2 punti di danno fisico. Resta lì e si può raccogliere di nuovo.

# Ciò che dicono tutte le carte energia.
-wizwar-energy = Scartala per potenziare un incantesimo che lanci, o per avere altrettanti punti movimento in più in questo turno.

wizwar-card-energy-4 = Energia 4
wizwar-text-energy-4 = { -wizwar-energy }
wizwar-card-energy-5 = Energia 5
wizwar-text-energy-5 = { -wizwar-energy }
wizwar-card-energy-6 = Energia 6
wizwar-text-energy-6 = { -wizwar-energy }

## Alchimia

wizwar-card-fools-gold = Oro degli Sciocchi
wizwar-text-fools-gold = Quando un altro mago raccoglie un tesoro nel tuo settore, il suo turno finisce subito, e tu metti il tesoro in qualsiasi altra casella del tuo settore.

wizwar-card-acid-bath = Bagno d’Acido
wizwar-text-acid-bath = Un mago subisce 2 punti di danno magico in ogni tua fase Il Tempo Passa. Qualsiasi incantesimo d’Acqua che tocca quel mago lo lava via.

wizwar-card-stone-dead = Morte di Pietra
wizwar-text-stone-dead = Un mago subisce danno magico pari all’energia, più 1 per ogni Pietra Magica che porta.

wizwar-card-add = Somma
wizwar-text-add = Somma i valori d’energia di due tue carte e usa il totale per un incantesimo, per la velocità o per un’altra azione. Non si può aggiungere altro.

wizwar-card-homunculus = Omuncolo
wizwar-text-homunculus = Un servo con tanti punti vita quanta è l’energia. Quando un attacco a vista è diretto contro di te, il danno lo subisce lui e tu schivi. Se l’attacco non si può schivare, il danno lo subite entrambi, e tu anche gli altri effetti.

wizwar-card-bloodshard = Scheggia di Sangue
wizwar-text-bloodshard = Finché la porti, ogni volta che subisci danno, ne subisci 1 punto in meno.

wizwar-card-boomstone = Pietra dello Scoppio
wizwar-text-boomstone = Attacco: scagliala contro un elemento o un mago in vista per 4 punti di danno magico da fuoco, poi scartala. Se il fuoco la distrugge mentre la porti, subisci tu 4 punti di danno magico da fuoco.

wizwar-card-brainstone = Pietra della Mente
wizwar-text-brainstone = Il tuo limite di carte aumenta di 2. Pesca due carte quando la ottieni; scartane due quando la perdi.

wizwar-card-lifestone = Pietra della Vita
wizwar-text-lifestone = Guadagni 1 punto vita all’inizio di ogni tuo turno.

wizwar-card-mightstone = Pietra della Possanza
wizwar-text-mightstone = Quando dai un pugno, tira il dado e aggiungi il risultato al danno fisico.

wizwar-card-null-powder = Polvere del Nulla
wizwar-text-null-powder = Scartala per annullare un incantesimo a vista diretto contro di te; oppure, nel tuo turno, per porre fine a un incantesimo duraturo.

wizwar-card-powerstone = Pietra del Potere
wizwar-text-powerstone = Ogni carta con cui potenzi un incantesimo o la tua velocità vale 1 in più.

wizwar-card-speedstone = Pietra della Velocità
wizwar-text-speedstone = La tua velocità base aumenta di 1.

wizwar-card-spellstone = Pietra degli Incantesimi
wizwar-text-spellstone = Alla fine di ogni tuo turno puoi pescare una carta in più. Il limite di carte vale comunque.

wizwar-card-universal-solvent = Solvente Universale
wizwar-text-universal-solvent = Nel tuo turno, scaglialo contro un elemento in vista: si distruggono entrambi. Non è un attacco. Tesori e muri esterni resistono.

wizwar-card-visionstone = Pietra della Visione
wizwar-text-visionstone = Ogni volta che lanci un incantesimo, puoi lanciarlo attraverso un muro o una porta a tua scelta. Questo non vale per ciò che scagli.

## Evocazione

wizwar-card-shield = Scudo
wizwar-text-shield = Riduci il danno che subisci da una sola fonte di tanti punti quanta è l’energia di questo incantesimo, più { $shield }.

wizwar-card-wall-of-earth = Muro di Terra
wizwar-text-wall-of-earth = Quando subisci un attacco, alza per un momento un muro di terra su un lato libero. Un attacco a vista che lo incontra si ferma; una Saetta torna indietro.

wizwar-card-ward = Guardia Magica
wizwar-text-ward = Quando un mago raccoglie uno dei tuoi tesori, subisce 3 punti di danno magico e tira il dado: con 1 o 2 lascia cadere il tesoro.

wizwar-card-fire-darts = Dardi di Fuoco
wizwar-text-fire-darts = Tanti dardi quanta è l’energia, ognuno contro un elemento o un mago a tua scelta per 1 punto di danno magico da fuoco. Ogni dardo si contrasta a parte.

wizwar-card-ka-bong = Ka-Bong!
wizwar-text-ka-bong = 4 punti di danno fisico a un elemento o a un mago. Un mago che ne subisce anche solo una parte resta stordito per un turno.

wizwar-card-swap = Scambio
wizwar-text-swap = Tu e un altro mago vi scambiate di posto. In questo turno non puoi più muoverti.

wizwar-card-booby-trap = Trappola Esplosiva
wizwar-text-booby-trap = Metti quattro segnalini coperti su caselle vuote; uno solo è vero. Quando un altro mago entra nella casella di un segnalino, scoprilo: uno vuoto si toglie; quello vero fa 4 punti di danno magico, e la trappola è finita. Ogni segnalino va dissolto a parte.

wizwar-card-create-door = Crea Porta
wizwar-text-create-door = Metti una porta su un lato libero o in un muro di pietra che non sia esterno. È chiusa a chiave per tutti tranne te.

wizwar-card-dust-cloud = Nube di Polvere
wizwar-text-dust-cloud = Riempie una casella vuota, e blocca ogni vista: verso dentro, verso fuori e attraverso. Ogni tentativo di uscire costa 1 punto movimento e va in una direzione casuale; se lì qualcosa sbarra la strada, resti dentro.

wizwar-card-glue = Colla
wizwar-text-glue = Un oggetto o un tesoro che nessuno porta resta incollato dov’è: non si può né raccogliere né spostare.

wizwar-card-rosebush = Cespuglio di Rose
wizwar-text-rosebush = Riempie una casella vuota e blocca la vista. Ogni mago che entra subisce 3 punti di danno fisico. Una crepa o qualsiasi danno da fuoco lo distrugge.

wizwar-card-thornbush = Cespuglio di Spine
wizwar-text-thornbush = Riempie una casella vuota e blocca la vista. Chi entra subisce 1 punto di danno fisico che stordisce per un turno, e il turno in corso finisce subito. Una crepa o qualsiasi danno da fuoco lo distrugge.

wizwar-card-handful-of-tacks = Manciata di Puntine
wizwar-text-handful-of-tacks = Lasciale cadere nella tua casella, se lì non c’è altro: ogni mago che entra subisce 3 punti di danno fisico. Un mago che comincia il turno in una casella adiacente può spendere tutta la fase Muovi e Lancia per raccoglierle. Gli incantesimi d’Acqua le distruggono.

## Elementi

wizwar-card-fireball = Palla di Fuoco
wizwar-text-fireball = 5 punti di danno magico da fuoco a un elemento o a un mago.

wizwar-card-lightning-bolt = Saetta
wizwar-text-lightning-bolt = Corre dritta in una direzione per tante caselle quanta è l’energia, e torna indietro dove qualcosa la blocca. Ogni volta che entra nella casella di un mago, anche nella tua, quel mago subisce 3 punti di danno magico da fulmine. Chi ne subisce resta stordito per un turno.

wizwar-card-waterbolt = Getto d’Acqua
wizwar-text-waterbolt = Contro un elemento, contro un mago o contro di te: dividi l’energia fra danno magico da acqua e caselle di spinta. Il fuoco sul bersaglio si spegne.

wizwar-card-flood = Inondazione
wizwar-text-flood = Tutti gli incantesimi di Fuoco finiscono, tutti gli oggetti e gli elementi di Fuoco sono distrutti, e finché dura non si può giocare niente di Fuoco. Puoi lanciarla anche come controincantesimo quando subisci un attacco.

wizwar-card-wall-of-fire = Muro di Fuoco
wizwar-text-wall-of-fire = Mettilo su un lato libero. Non blocca niente, ma un mago che lo attraversa subisce 4 punti di danno magico da fuoco. Oppure lancialo come controincantesimo contro un incantesimo d’Acqua: si annullano entrambi.

wizwar-card-fog = Nebbia
wizwar-text-fog = Finché dura, nessuno vede oltre una casella.

wizwar-card-mist-body = Corpo di Bruma
wizwar-text-mist-body = Elementi e porte non ostacolano i tuoi movimenti; ti fermano ancora solo i muri e i Blocchi di Pietra{ $mist ->
        [all] , e un Muro di Fuoco ti brucia comunque.
       *[stone] .
    } Non puoi attaccare, e nessuno può attaccarti.

wizwar-card-stone-block = Blocco di Pietra
wizwar-text-stone-block = Riempie una casella vuota e blocca vista e movimento. Otto crepe lo distruggono.

wizwar-card-stone-spikes = Spuntoni di Pietra
wizwar-text-stone-spikes = Finché dura, puoi attaccare scagliando uno spuntone contro un elemento o un mago in vista per 3 punti di danno fisico.

wizwar-card-windrider = Cavalcavento
wizwar-text-windrider = Vola in linea retta fin dove vuoi, senza spendere punti movimento. Muri, porte chiuse e Blocchi di Pietra ti fermano, e un Muro di Fuoco ti brucia. Gli altri elementi ti toccano solo dove atterri.

wizwar-card-fire-cloak = Mantello di Fuoco
wizwar-text-fire-cloak = Il tuo pugno fa 2 punti di danno magico da fuoco in più. Chiunque, o qualunque cosa, ti faccia danno dalla tua casella o da una adiacente subisce 2 punti di danno magico da fuoco. Il danno da acqua contro di te distrugge il mantello.

## Mentalismo

wizwar-card-absorb-spell = Assorbi Incantesimo
wizwar-text-absorb-spell = Annulla un incantesimo mentre viene lanciato, chiunque sia il bersaglio, e aggiungi la sua carta alla tua mano.

wizwar-card-brain-burn = Bruciacervello
wizwar-text-brain-burn = Un mago può prima rinunciare a quante vuole delle carte che ha in mano e degli incantesimi che mantiene; poi subisce 1 punto di danno magico per ogni carta e ogni incantesimo che gli resta.

wizwar-card-mental-force = Forza Mentale
wizwar-text-mental-force = Fai camminare un altro mago fino a tante caselle quanta è l’energia, più 3.

wizwar-card-powerthrust = Affondo di Potere
wizwar-text-powerthrust = Danno magico pari all’energia più 2, a un elemento o a un mago.

wizwar-card-psychic-storm = Tempesta Psichica
wizwar-text-psychic-storm = Scegli una casella: ogni mago in quella casella e nelle quattro vicine, anche oltre i muri, subisce danno magico pari all’energia. Anche tu. Non si può schivare.

wizwar-card-share-life = Vita Condivisa
wizwar-text-share-life = Somma i tuoi punti vita e quelli di un altro mago, e dividi il totale in parti uguali. Il punto che avanza va a te.

wizwar-card-thought-steal = Ruba Pensieri
wizwar-text-thought-steal = Guarda la mano di un mago e prendine fino a due carte.

wizwar-card-pain-link = Legame di Dolore
wizwar-text-pain-link = Finché dura, un mago che con un attacco ti fa danno ne subisce altrettanto. Puoi lanciarlo anche come controincantesimo quando subisci un attacco.

wizwar-card-teleport = Teletrasporto
wizwar-text-teleport = Muoviti fino a quattro caselle attraverso tutto tranne i muri esterni; poi in questo turno non puoi più muoverti. Puoi lanciarlo anche come controincantesimo quando subisci un attacco: se così esci dalla vista o dalla portata di chi attacca, schivi.

wizwar-card-astral-projection = Proiezione Astrale
wizwar-text-astral-projection = Giocala con un altro tuo incantesimo. Lancialo come se fossi in una casella vuota entro tre passi da te, anche oltre i muri.

wizwar-card-meditate = Meditazione
wizwar-text-meditate = Pesca tre carte. Il tuo turno continua.

wizwar-card-shatter = Frantuma
wizwar-text-shatter = Finché dura, ogni punto di danno che fai a un elemento apre una crepa; di solito ne servono tre.

## Mutazione

wizwar-card-featherweight = Peso Piuma
wizwar-text-featherweight = Lancialo quando subisci un attacco. Finché dura, ogni punto di danno, invece di ferirti, ti soffia via di una casella. Se qualcosa ti blocca, subisci il resto come danno.

wizwar-card-disease = Morbo
wizwar-text-disease = Finché dura, ogni volta che entri in una casella tutti gli altri maghi lì subiscono 3 punti di danno fisico, ma ognuno una sola volta per turno.

wizwar-card-heave-ho = Oh-Issa!
wizwar-text-heave-ho = Scaglia il tesoro che porti contro un elemento o un mago, o in una casella vuota. Un bersaglio subisce 1 punto di danno fisico per ogni casella del volo. Niente può contrastarla.

wizwar-card-gnome-form = Forma di Gnomo
wizwar-text-gnome-form = Velocità base 2. Ogni volta che subisci un attacco tira il dado: con 1 o 2 schivi. Puoi lanciarla anche come controincantesimo quando subisci un attacco.

wizwar-card-stretch = Allungo
wizwar-text-stretch = A scelta, ovunque in vista: raccogli un oggetto o un tesoro che nessuno porta, al solito prezzo; posane uno che porti; oppure, come attacco, dai un pugno a un mago.

wizwar-card-adrenaline = Adrenalina
wizwar-text-adrenaline = Tu o un mago in vista potete attaccare due volte in ogni vostro turno. Con il mago stordito: un attacco e il movimento, o due attacchi senza movimento.

wizwar-card-big-man-form = Forma di Omone
wizwar-text-big-man-form = Velocità base 3, pugno 3. Riempi la tua casella: nessuno può entrarci, superarti o vedere oltre te. Quando ti muovi, spingi avanti i maghi.

wizwar-card-extra-arms = Braccia Extra
wizwar-text-extra-arms = Gli oggetti che porti non contano per il limite di carte. Con 1 punto movimento raccogli nella tua casella tutto ciò che vuoi, compreso un tesoro, e la fase continua. Il tuo pugno colpisce ogni altro mago a portata.

wizwar-card-golem-form = Forma di Golem
wizwar-text-golem-form = Velocità base 2, pugno 2, e ogni volta che subisci danno, ne subisci 2 punti in meno. Raccogliere un tesoro costa 1 punto movimento invece di far finire la fase. Puoi lanciare solo controincantesimi.

wizwar-card-mad-dash = Corsa Folle
wizwar-text-mad-dash = I punti movimento che ti restano raddoppiano. Lasci cadere il tuo tesoro, se ne porti uno, e in questo turno non puoi raccoglierne.

wizwar-card-slime-form = Forma di Melma
wizwar-text-slime-form = Velocità base 3. Scorri attraverso porte ed elementi, ma non attraverso muri e Blocchi di Pietra; una porta chiusa trattiene il tuo tesoro. Ogni altro mago in una casella in cui entri subisce 1 punto di danno fisico. Non puoi attaccare e puoi lanciare solo controincantesimi.

wizwar-card-strength = Forza
wizwar-text-strength = Il danno fisico dei tuoi attacchi e incantesimi raddoppia. Come attacco puoi cercare di strappare un oggetto o il tesoro a un mago nella tua casella: ci riesci se tiri da 2 a 4. Non puoi farlo mentre porti un tesoro.

wizwar-card-wallivore = Murivoro
wizwar-text-wallivore = Mangia un muro di pietra accanto a te, ma non uno esterno: è distrutto, e guadagni 2 punti vita.

wizwar-card-werewolf-form = Forma di Lupo Mannaro
wizwar-text-werewolf-form = Velocità base 4. Quando dai un pugno tira il dado: il risultato è il danno fisico. Puoi lanciare solo controincantesimi.

## Taumaturgia

wizwar-card-anti-anti = Anti-Anti
wizwar-text-anti-anti = Annulla un controincantesimo lanciato contro uno dei tuoi incantesimi. Niente può fermarlo.

wizwar-card-backlash = Contraccolpo
wizwar-text-backlash = Annulla un incantesimo d’attacco diretto contro di te. Chi l’ha lanciato subisce danno magico pari alla sua energia.

wizwar-card-globe-of-pain = Globo di Dolore
wizwar-text-globe-of-pain = Un mago che potresti raggiungere in sei passi, dietro qualsiasi angolo, subisce danno magico pari all’energia.

wizwar-card-slow-death = Morte Lenta
wizwar-text-slow-death = Finché dura, il mago bersaglio subisce 1 punto di danno magico per ogni carta che pesca.

wizwar-card-yoink = Arraffa!
wizwar-text-yoink = Prendi a un mago un oggetto che porta, ma non un tesoro. Ora lo porti tu.

wizwar-card-invisible = Invisibilità
wizwar-text-invisible = Ogni volta che subisci un attacco tira il dado: con 2, 3 o 4 schivi. Puoi lanciarla anche come controincantesimo quando subisci un attacco.

wizwar-card-gravity = Gravità
wizwar-text-gravity = Tutti i maghi lasciano cadere tutti i loro oggetti e tesori. Finché dura, nessuno può raccoglierne.

wizwar-card-pass-through-wall = Attraversa Muro
wizwar-text-pass-through-wall = Una volta in questo turno cammina attraverso un muro accanto a te, senza danni. I muri esterni ti fermano ancora.

wizwar-card-seal-door = Sigilla Porta
wizwar-text-seal-door = Nessuno può più sbloccare o aprire questa porta, nemmeno il suo proprietario. Si può ancora distruggere.

wizwar-card-master-key = Chiave Universale
wizwar-text-master-key = Finché la porti, puoi sbloccare ogni porta accanto a te che non sia sigillata, e tenerla aperta.

wizwar-card-dagger = Pugnale
wizwar-text-dagger = Attacco: colpisci un elemento o un mago nella tua casella o in una adiacente, o scaglia il pugnale contro uno in vista, per 3 punti di danno fisico. Un pugnale scagliato si può raccogliere di nuovo.

wizwar-card-wizardblade = Lama del Mago
wizwar-text-wizardblade = Attacca un elemento o un mago nella tua casella o in una adiacente: scarta una carta con un valore d’energia e fai altrettanto danno magico. Un elemento riceve una crepa per ogni punto di danno.
