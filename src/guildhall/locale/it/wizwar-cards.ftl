# Wiz-War: i nomi delle carte, e che cosa fa ognuna, con parole nostre (regole da 21 a 27).

## Trucchetti

wizwar-card-full-shield = Scudo Totale
wizwar-text-full-shield = Un incantesimo diretto contro di te viene annullato mentre lo si lancia.

wizwar-card-negate-neutral = Nega Neutrale
wizwar-text-negate-neutral = Un incantesimo neutrale viene annullato mentre lo si lancia, chiunque sia il bersaglio.

wizwar-card-drop-object = Molla la Presa
wizwar-text-drop-object = Un mago lascia cadere uno strumento che porta, oppure il tesoro. Scegli tu quale.

wizwar-card-zot = Zot!
wizwar-text-zot = Scegli: danno magico pari all’energia a un oggetto o a un mago; oppure un mago resta stordito per due turni.

wizwar-card-around-the-corner = Dietro l’Angolo
wizwar-text-around-the-corner = Giocala con un altro tuo incantesimo. La sua linea di vista può piegare una volta attorno all’estremità di un muro, di quanto vuoi.

wizwar-card-create-wall = Crea Muro
wizwar-text-create-wall = Metti un muro di pietra su una linea di confine libera. Resta finché cinque crepe non lo abbattono.

wizwar-card-destroy-wall = Distruggi Muro
wizwar-text-destroy-wall = Distrugge un tratto di muro o una porta. Ogni mago lì accanto subisce 2 punti di danno fisico. Non è un attacco e non si può schivare.

wizwar-card-dispel = Dissolvi
wizwar-text-dispel = Un incantesimo duraturo a tua scelta finisce, e con lui tutti gli incantesimi che ha addosso.

wizwar-card-pick-lock = Scassina
wizwar-text-pick-lock = Apri la serratura di una porta accanto a te: attraversala una volta in questo turno, o tienila aperta finché resti lì. Niente può opporsi.

wizwar-card-rotate-sector = Ruota Settore
wizwar-text-rotate-sector = Gira un settore qualsiasi di un quarto o di mezzo giro, con tutto ciò che c’è sopra.

wizwar-card-large-rock = Grosso Sasso
wizwar-text-large-rock = Attacco: scaglialo contro un oggetto o un mago in vista per 2 punti di danno fisico. Resta lì e si può raccogliere di nuovo.

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
wizwar-text-fools-gold = Un altro mago raccoglie un tesoro nel tuo settore: il suo turno è finito, e tu metti il tesoro in un’altra casella qualsiasi del tuo settore.

wizwar-card-acid-bath = Bagno d’Acido
wizwar-text-acid-bath = Un mago subisce 2 punti di danno magico ogni volta che il tempo passa nel tuo turno. Qualsiasi incantesimo d’Acqua che tocca la vittima lo lava via.

wizwar-card-stone-dead = Morte di Pietra
wizwar-text-stone-dead = Un mago subisce danno magico: l’energia, più 1 per ogni Pietra Magica che porta.

wizwar-card-add = Somma
wizwar-text-add = Due tue carte contano insieme come una: somma i loro valori d’energia per un incantesimo, per la velocità o per un’altra azione. Non si può aggiungere altro.

wizwar-card-homunculus = Omuncolo
wizwar-text-homunculus = Un servo con tanti punti vita quanta è l’energia. Quando ti prende di mira un attacco a vista, il danno lo subisce lui e tu schivi. Se l’attacco non si può schivare, colpisce entrambi.

wizwar-card-bloodshard = Scheggia di Sangue
wizwar-text-bloodshard = Finché la porti, ogni volta che subisci danno ne subisci 1 in meno.

wizwar-card-boomstone = Pietra dello Scoppio
wizwar-text-boomstone = Attacco: scagliala contro un oggetto o un mago in vista per 4 punti di danno magico da fuoco; poi non c’è più. Se il fuoco la distrugge mentre la porti, i 4 punti li subisci tu.

wizwar-card-brainstone = Pietra della Mente
wizwar-text-brainstone = Il tuo limite di carte aumenta di due. Pesca due carte quando la ottieni, scartane due quando la perdi.

wizwar-card-lifestone = Pietra della Vita
wizwar-text-lifestone = Guadagni 1 punto vita all’inizio di ogni tuo turno.

wizwar-card-mightstone = Pietra della Possanza
wizwar-text-mightstone = Quando dai un pugno tira il dado, e aggiungilo al danno fisico.

wizwar-card-null-powder = Polvere del Nulla
wizwar-text-null-powder = Scartala per annullare un incantesimo a vista lanciato contro di te; oppure, nel tuo turno, per porre fine a un incantesimo duraturo.

wizwar-card-powerstone = Pietra del Potere
wizwar-text-powerstone = Ogni carta con cui potenzi un incantesimo o la tua velocità vale 1 in più.

wizwar-card-speedstone = Pietra della Velocità
wizwar-text-speedstone = La tua velocità base aumenta di 1.

wizwar-card-spellstone = Pietra degli Incantesimi
wizwar-text-spellstone = In ogni tuo turno puoi pescare una carta in più. Il limite di carte vale comunque.

wizwar-card-universal-solvent = Solvente Universale
wizwar-text-universal-solvent = Nel tuo turno, scaglialo contro un oggetto in vista: si distruggono entrambi. Non è un attacco. Tesori e muri esterni resistono.

wizwar-card-visionstone = Pietra della Visione
wizwar-text-visionstone = Puoi lanciare incantesimi attraverso un muro o una porta, ogni volta diversi. Non puoi scagliarci niente attraverso.

## Evocazione

wizwar-card-shield = Scudo
wizwar-text-shield = Il danno che ricevi da una fonte diminuisce: dell’energia più { $shield }.

wizwar-card-wall-of-earth = Muro di Terra
wizwar-text-wall-of-earth = Quando subisci un attacco, alza per un momento un muro di terra su una linea di confine libera. Un attacco a vista che lo incontra si ferma; la saetta torna indietro.

wizwar-card-ward = Guardia Magica
wizwar-text-ward = Un mago raccoglie uno dei tuoi tesori: 3 punti di danno magico. Se poi quel mago tira 1 o 2, il tesoro cade.

wizwar-card-fire-darts = Dardi di Fuoco
wizwar-text-fire-darts = Tanti dardi quanta è l’energia, ognuno contro un oggetto o un mago a tua scelta per 1 punto di danno magico da fuoco. A ogni dardo si risponde a parte.

wizwar-card-ka-bong = Ka-Bong!
wizwar-text-ka-bong = 4 punti di danno fisico a un oggetto o a un mago. Un mago che ne subisce anche solo una parte resta stordito per un turno.

wizwar-card-swap = Scambio
wizwar-text-swap = Tu e un altro mago vi scambiate di casella. In questo turno non puoi più muoverti.

wizwar-card-booby-trap = Trappola Esplosiva
wizwar-text-booby-trap = Metti quattro segnalini coperti su caselle vuote; uno solo è vero. Fa 4 punti di danno magico al primo nemico che ci mette piede, e la trappola non c’è più.

wizwar-card-create-door = Crea Porta
wizwar-text-create-door = Metti una porta su una linea di confine libera o in un muro di pietra. Per te è aperta, per tutti gli altri chiusa a chiave.

wizwar-card-dust-cloud = Nube di Polvere
wizwar-text-dust-cloud = Riempie una casella vuota, e nessuno ci vede dentro, fuori o attraverso. Chi è dentro esce in una direzione casuale; contro un muro, il passo è sprecato.

wizwar-card-glue = Colla
wizwar-text-glue = Uno strumento o un tesoro che nessuno porta resta incollato dov’è: non si può né raccogliere né spostare.

wizwar-card-rosebush = Cespuglio di Rose
wizwar-text-rosebush = Riempie una casella vuota e blocca la vista. Ogni mago che entra subisce 3 punti di danno fisico. Una crepa o qualsiasi fuoco lo distrugge.

wizwar-card-thornbush = Cespuglio di Spine
wizwar-text-thornbush = Riempie una casella vuota e blocca la vista. Chi entra subisce 1 punto di danno fisico, resta stordito per un turno e perde il resto di questo. Una crepa o qualsiasi fuoco lo distrugge.

wizwar-card-handful-of-tacks = Manciata di Puntine
wizwar-text-handful-of-tacks = Lasciate dove non c’è altro, fanno 3 punti di danno fisico a ogni mago che entra. Da una casella adiacente, per raccoglierle serve un’intera fase Muovi e Lancia. L’acqua le distrugge.

## Elementi

wizwar-card-fireball = Palla di Fuoco
wizwar-text-fireball = 5 punti di danno magico da fuoco a un oggetto o a un mago.

wizwar-card-lightning-bolt = Saetta
wizwar-text-lightning-bolt = Corre dritta per tante caselle quanta è l’energia e torna indietro dove trova un ostacolo. Ogni volta che incontra un mago, 3 punti di danno magico da fulmine; chi ne subisce resta stordito per un turno.

wizwar-card-waterbolt = Getto d’Acqua
wizwar-text-waterbolt = Dividi l’energia fra danno magico da acqua e caselle di spinta. Contro un oggetto, un mago o te. Il fuoco sul bersaglio si spegne.

wizwar-card-flood = Inondazione
wizwar-text-flood = Tutti gli incantesimi di Fuoco finiscono, strumenti e oggetti di Fuoco sono distrutti, e finché dura non se ne possono giocare. Anche come controincantesimo quando subisci un attacco.

wizwar-card-wall-of-fire = Muro di Fuoco
wizwar-text-wall-of-fire = Mettilo su una linea di confine libera: chi lo attraversa subisce 4 punti di danno magico da fuoco. Oppure usalo contro un incantesimo d’Acqua, e si annullano entrambi.

wizwar-card-fog = Nebbia
wizwar-text-fog = Finché dura, nessuno vede oltre una casella.

wizwar-card-mist-body = Corpo di Bruma
wizwar-text-mist-body = Gli oggetti non ti ostacolano, solo i muri e i Blocchi di Pietra ti fermano ancora. Non puoi attaccare, e nessuno può attaccarti.

wizwar-card-stone-block = Blocco di Pietra
wizwar-text-stone-block = Riempie una casella vuota e blocca vista e movimento. Otto crepe lo abbattono.

wizwar-card-stone-spikes = Spuntoni di Pietra
wizwar-text-stone-spikes = Finché dura, il tuo attacco può essere uno spuntone scagliato contro un oggetto o un mago in vista per 3 punti di danno fisico.

wizwar-card-windrider = Cavalcavento
wizwar-text-windrider = Vola in linea retta fin dove vuoi, senza spendere punti. Ti fermano solo muri, porte chiuse e Blocchi di Pietra; ciò che si trova dove atterri ti tocca comunque.

wizwar-card-fire-cloak = Mantello di Fuoco
wizwar-text-fire-cloak = Il tuo pugno fa 2 punti di danno magico da fuoco in più. Chi ti fa danno dalla tua casella o da una adiacente subisce 2 punti di danno magico da fuoco. Il danno da acqua lo distrugge.

## Mentalismo

wizwar-card-absorb-spell = Assorbi Incantesimo
wizwar-text-absorb-spell = Un incantesimo che si sta lanciando viene annullato, e tu ne prendi in mano la carta.

wizwar-card-brain-burn = Bruciacervello
wizwar-text-brain-burn = Un mago subisce 1 punto di danno magico per ogni carta in mano e ogni incantesimo mantenuto, ma prima può scartarne quanti vuole.

wizwar-card-mental-force = Forza Mentale
wizwar-text-mental-force = Fai camminare un altro mago fino a energia più 3 caselle.

wizwar-card-powerthrust = Affondo di Potere
wizwar-text-powerthrust = Danno magico a un oggetto o a un mago: energia più 2.

wizwar-card-psychic-storm = Tempesta Psichica
wizwar-text-psychic-storm = Una casella e le sue quattro vicine, muri o no: lì ogni mago, anche il tuo, subisce danno magico pari all’energia. Non si può schivare.

wizwar-card-share-life = Vita Condivisa
wizwar-text-share-life = Somma i tuoi punti vita e quelli di un altro mago, e dividili in parti uguali. Un punto dispari è tuo.

wizwar-card-thought-steal = Ruba Pensieri
wizwar-text-thought-steal = Guarda le carte in mano a un mago e prendine fino a due.

wizwar-card-pain-link = Legame di Dolore
wizwar-text-pain-link = Il danno che l’attacco di un mago fa a te lo subisce anche lui. Anche come controincantesimo quando subisci un attacco.

wizwar-card-teleport = Teletrasporto
wizwar-text-teleport = Muoviti fino a quattro caselle attraverso tutto tranne i muri esterni; poi basta per questo turno. Anche come controincantesimo: se chi attacca non ti vede più, schivi.

wizwar-card-astral-projection = Proiezione Astrale
wizwar-text-astral-projection = Giocala con un altro tuo incantesimo. Lancialo come se fossi in una casella vuota entro tre passi, muri o no.

wizwar-card-meditate = Meditazione
wizwar-text-meditate = Pesca tre carte. Il tuo turno continua.

wizwar-card-shatter = Frantuma
wizwar-text-shatter = Finché dura, ogni punto di danno che fai a un oggetto apre una crepa.

## Mutazione

wizwar-card-featherweight = Peso Piuma
wizwar-text-featherweight = Lancialo quando subisci un attacco. Finché dura, ogni punto di danno ti soffia invece una casella più in là. Dove resti bloccato, subisci il resto.

wizwar-card-disease = Morbo
wizwar-text-disease = Finché dura, ogni volta che entri in una casella tutti gli altri maghi lì subiscono 3 punti di danno fisico, ognuno una volta per turno.

wizwar-card-heave-ho = Oh-Issa!
wizwar-text-heave-ho = Scaglia il tesoro che porti contro un oggetto, un mago o in una casella vuota. Fa tanto danno fisico quante sono le caselle di volo. Niente può opporsi.

wizwar-card-gnome-form = Forma di Gnomo
wizwar-text-gnome-form = Velocità base 2. A ogni attacco che subisci tira il dado: con 1 o 2 schivi. Anche come controincantesimo quando subisci un attacco.

wizwar-card-stretch = Allungo
wizwar-text-stretch = Una di tre cose, ovunque in vista: raccogli uno strumento o un tesoro al solito prezzo; posane uno che porti; oppure, come attacco, dai un pugno a un mago.

wizwar-card-adrenaline = Adrenalina
wizwar-text-adrenaline = Tu o un mago in vista può attaccare due volte in ogni turno. Da stordito: un attacco e il movimento, o due attacchi senza movimento.

wizwar-card-big-man-form = Forma di Omone
wizwar-text-big-man-form = Velocità base 3, pugno 3. Riempi la tua casella: nessuno ti passa o ti vede attraverso, e i maghi sulla tua strada vengono spinti avanti.

wizwar-card-extra-arms = Braccia Extra
wizwar-text-extra-arms = Gli strumenti che porti non contano per il limite di carte. Con un punto raccogli qui tutto ciò che vuoi, anche un tesoro, e la fase continua. Il tuo pugno colpisce chiunque sia a portata.

wizwar-card-golem-form = Forma di Golem
wizwar-text-golem-form = Velocità base 2, pugno 2, e subisci 2 in meno di ogni danno. Raccogliere un tesoro ti costa 1 punto invece della fase. Lanci solo controincantesimi.

wizwar-card-mad-dash = Corsa Folle
wizwar-text-mad-dash = I punti movimento che ti restano raddoppiano. Lasci cadere il tesoro e in questo turno non puoi raccoglierne.

wizwar-card-slime-form = Forma di Melma
wizwar-text-slime-form = Velocità base 3. Scorri attraverso porte e oggetti, ma una porta chiusa trattiene il tuo tesoro. Tutti gli altri in una casella in cui entri subiscono 1 punto di danno fisico. Lanci solo controincantesimi e non attacchi.

wizwar-card-strength = Forza
wizwar-text-strength = Il tuo danno fisico raddoppia. Come attacco puoi strappare uno strumento o il tesoro a un mago nella tua casella: riesce tirando da 2 a 4. Non mentre porti un tesoro.

wizwar-card-wallivore = Murivoro
wizwar-text-wallivore = Mangia un muro di pietra accanto a te: non c’è più, e guadagni 2 punti vita.

wizwar-card-werewolf-form = Forma di Lupo Mannaro
wizwar-text-werewolf-form = Velocità base 4. Il tuo pugno fa tanto danno fisico quanto tiri con il dado. Lanci solo controincantesimi.

## Taumaturgia

wizwar-card-anti-anti = Anti-Anti
wizwar-text-anti-anti = Un controincantesimo contro uno dei tuoi incantesimi viene annullato. Niente può fermarlo.

wizwar-card-backlash = Contraccolpo
wizwar-text-backlash = Un incantesimo d’attacco diretto contro di te viene annullato, e chi lo lancia subisce danno magico pari alla sua energia.

wizwar-card-globe-of-pain = Globo di Dolore
wizwar-text-globe-of-pain = Trova un mago entro sei passi, dietro qualsiasi angolo: danno magico pari all’energia.

wizwar-card-slow-death = Morte Lenta
wizwar-text-slow-death = Finché dura, un mago subisce 1 punto di danno magico per ogni carta che pesca.

wizwar-card-yoink = Arraffa!
wizwar-text-yoink = Prendi a un mago uno strumento che porta, non un tesoro. Ora lo porti tu.

wizwar-card-invisible = Invisibilità
wizwar-text-invisible = A ogni attacco che subisci tira il dado: da 2 a 4 schivi. Anche come controincantesimo quando subisci un attacco.

wizwar-card-gravity = Gravità
wizwar-text-gravity = Tutti i maghi lasciano cadere tutti gli strumenti e i tesori. Finché dura nessuno può raccoglierne.

wizwar-card-pass-through-wall = Attraversa Muro
wizwar-text-pass-through-wall = Una volta in questo turno passa attraverso un muro accanto a te, senza danni. I muri esterni resistono.

wizwar-card-seal-door = Sigilla Porta
wizwar-text-seal-door = Nessuno può più aprire questa porta, nemmeno chi la possiede. La si può ancora abbattere.

wizwar-card-master-key = Chiave Universale
wizwar-text-master-key = Finché la porti, puoi aprire ogni porta accanto a te che non sia sigillata, e tenerla aperta.

wizwar-card-dagger = Pugnale
wizwar-text-dagger = Attacco: colpisci in una casella adiacente, o scaglialo contro un bersaglio in vista, per 3 punti di danno fisico. Un pugnale scagliato si può raccogliere di nuovo.

wizwar-card-wizardblade = Lama del Mago
wizwar-text-wizardblade = Attacco in una casella adiacente: scarta una carta con un valore d’energia per altrettanto danno magico. Un oggetto riceve una crepa per ogni punto.
