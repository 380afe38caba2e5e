# Wiz-War: die Namen der Karten und was jede tut, in unseren Worten (Regeln 21 bis 27).

## Zaubertricks

wizwar-card-full-shield = Vollschild
wizwar-text-full-shield = Ein Zauber, der auf dich zielt, wird aufgehoben, während er gewirkt wird.

wizwar-card-negate-neutral = Neutrales aufheben
wizwar-text-negate-neutral = Ein neutraler Zauber wird aufgehoben, während er gewirkt wird, gleich wer das Ziel ist.

wizwar-card-drop-object = Butterfinger
wizwar-text-drop-object = Ein Zauberer lässt einen getragenen Gegenstand oder den Schatz fallen. Du wählst, was.

wizwar-card-zot = Zapp!
wizwar-text-zot = Wähle eines: ein Objekt oder ein Zauberer erleidet magischen Schaden in Höhe der Energie; oder ein Zauberer ist zwei Züge lang betäubt.

wizwar-card-around-the-corner = Um die Ecke
wizwar-text-around-the-corner = Spiel es zusammen mit einem anderen deiner Zauber. Dessen Sichtlinie darf sich einmal um das Ende einer Mauer biegen, so scharf du willst.

wizwar-card-create-wall = Mauer erschaffen
wizwar-text-create-wall = Setze eine Steinmauer auf eine freie Grenzlinie. Sie steht, bis fünf Risse sie brechen.

wizwar-card-destroy-wall = Mauer zerstören
wizwar-text-destroy-wall = Ein Stück Mauer oder eine Tür wird zerstört. Jeder Zauberer direkt daneben erleidet 2 körperlichen Schaden. Das ist kein Angriff, und Ausweichen hilft nicht.

wizwar-card-dispel = Bannen
wizwar-text-dispel = Ein anhaltender Zauber deiner Wahl endet, und mit ihm alle Zauber, die auf ihm liegen.

wizwar-card-pick-lock = Schloss knacken
wizwar-text-pick-lock = Schließ eine Tür neben dir auf: Geh in diesem Zug einmal hindurch, oder halte sie auf, solange du dort bleibst. Nichts kontert das.

wizwar-card-rotate-sector = Sektor drehen
wizwar-text-rotate-sector = Dreh einen beliebigen Sektor um ein Viertel oder die Hälfte, mit allem, was darauf ist.

wizwar-card-large-rock = Felsbrocken
wizwar-text-large-rock = Angriff: Wirf ihn auf ein Objekt oder einen Zauberer in Sicht, für 2 körperlichen Schaden. Er bleibt dort liegen und kann wieder aufgenommen werden.

# Was auf allen Energiekarten steht.
-wizwar-energy = Wirf sie ab, um einen Zauber zu verstärken, den du wirkst, oder für ebenso viele weitere Bewegungspunkte in diesem Zug.

wizwar-card-energy-4 = Energie 4
wizwar-text-energy-4 = { -wizwar-energy }
wizwar-card-energy-5 = Energie 5
wizwar-text-energy-5 = { -wizwar-energy }
wizwar-card-energy-6 = Energie 6
wizwar-text-energy-6 = { -wizwar-energy }

## Alchemie

wizwar-card-fools-gold = Katzengold
wizwar-text-fools-gold = Ein anderer Zauberer nimmt in deinem Heimatsektor einen Schatz auf: Sein Zug ist zu Ende, und du legst den Schatz auf ein beliebiges anderes Feld deines Heimatsektors.

wizwar-card-acid-bath = Säurebad
wizwar-text-acid-bath = Ein Zauberer erleidet 2 magischen Schaden, sooft in deinem Zug die Zeit vergeht. Jeder Wasserzauber, der das Opfer trifft, wäscht es ab.

wizwar-card-stone-dead = Steintod
wizwar-text-stone-dead = Ein Zauberer erleidet magischen Schaden: die Energie und 1 mehr für jeden Zauberstein, den er trägt.

wizwar-card-add = Addieren
wizwar-text-add = Zwei deiner Karten zählen zusammen als eine: Addiere ihre Energiewerte für einen Zauber, für Tempo oder für eine andere Aktion. Mehr kann nicht dazukommen.

wizwar-card-homunculus = Homunkulus
wizwar-text-homunculus = Ein Diener mit so vielen Lebenspunkten wie die Energie. Zielt ein Angriff auf Sicht auf dich, nimmt er den Schaden, und du weichst aus. Hilft gegen den Angriff kein Ausweichen, trifft er euch beide.

wizwar-card-bloodshard = Blutsplitter
wizwar-text-bloodshard = Solange du ihn trägst, erleidest du jedes Mal, wenn du Schaden erleidest, 1 weniger.

wizwar-card-boomstone = Knallstein
wizwar-text-boomstone = Angriff: Wirf ihn auf ein Objekt oder einen Zauberer in Sicht, für 4 magischen Feuerschaden; dann ist er weg. Zerstört ihn Feuer, während du ihn trägst, erleidest du die 4 selbst.

wizwar-card-brainstone = Hirnstein
wizwar-text-brainstone = Dein Handlimit ist um zwei höher. Zieh zwei Karten, wenn du ihn bekommst, und wirf zwei ab, wenn du ihn verlierst.

wizwar-card-lifestone = Lebensstein
wizwar-text-lifestone = Du gewinnst zu Beginn jedes deiner Züge 1 Lebenspunkt.

wizwar-card-mightstone = Kraftstein
wizwar-text-mightstone = Wirf den Würfel, wenn du mit der Faust schlägst, und zähl das Ergebnis zum körperlichen Schaden.

wizwar-card-null-powder = Nullpulver
wizwar-text-null-powder = Wirf es ab, um einen Zauber aufzuheben, der mit Reichweite Sicht auf dich gewirkt wird; oder, in deinem Zug, um einen anhaltenden Zauber zu beenden.

wizwar-card-powerstone = Machtstein
wizwar-text-powerstone = Jede Karte, mit der du einen Zauber oder dein Tempo verstärkst, zählt 1 mehr.

wizwar-card-speedstone = Tempostein
wizwar-text-speedstone = Dein Grundtempo ist um 1 höher.

wizwar-card-spellstone = Spruchstein
wizwar-text-spellstone = Du darfst in jedem deiner Züge eine Karte mehr ziehen. Das Handlimit gilt weiter.

wizwar-card-universal-solvent = Alleslöser
wizwar-text-universal-solvent = Wirf ihn in deinem Zug auf ein Objekt in Sicht: Beide werden zerstört. Das ist kein Angriff. Schätze und Außenmauern widerstehen ihm.

wizwar-card-visionstone = Sichtstein
wizwar-text-visionstone = Du darfst durch eine Mauer oder Tür hindurch zaubern, bei jedem Zauber durch eine andere. Werfen kannst du nicht hindurch.

## Beschwörung

wizwar-card-shield = Schild
wizwar-text-shield = Schaden, den du aus einer Quelle erleidest, ist geringer: um Energie plus { $shield }.

wizwar-card-wall-of-earth = Erdmauer
wizwar-text-wall-of-earth = Wenn du angegriffen wirst, erhebt sich für einen Augenblick eine Erdmauer auf einer freien Grenzlinie. Ein Angriff auf Sicht, der sie trifft, wird aufgehalten; ein Blitz kehrt um.

wizwar-card-ward = Schutzbann
wizwar-text-ward = Ein Zauberer nimmt einen deiner Schätze auf: 3 magischer Schaden. Würfelt er dann 1 oder 2, fällt der Schatz zu Boden.

wizwar-card-fire-darts = Feuerpfeile
wizwar-text-fire-darts = So viele Pfeile wie die Energie, jeder auf ein Objekt oder einen Zauberer deiner Wahl, für je 1 magischen Feuerschaden. Jeder Pfeil wird einzeln beantwortet.

wizwar-card-ka-bong = Ka-Bumm!
wizwar-text-ka-bong = 4 körperlicher Schaden an einem Objekt oder einem Zauberer. Ein Zauberer, der etwas davon erleidet, ist einen Zug lang betäubt.

wizwar-card-swap = Platztausch
wizwar-text-swap = Du und ein anderer Zauberer tauscht die Felder. Du kannst dich in diesem Zug nicht mehr bewegen.

wizwar-card-booby-trap = Sprengfalle
wizwar-text-booby-trap = Leg vier Marker verdeckt auf leere Felder; nur einer ist echt. Er macht 4 magischen Schaden an dem ersten Gegner, der ihn betritt, dann ist die Falle weg.

wizwar-card-create-door = Tür erschaffen
wizwar-text-create-door = Setze eine Tür auf eine freie Grenzlinie oder in eine Steinmauer. Für dich ist sie offen, für alle anderen verschlossen.

wizwar-card-dust-cloud = Staubwolke
wizwar-text-dust-cloud = Sie füllt ein leeres Feld, und niemand sieht hinein, hinaus oder hindurch. Wer darin ist, kommt nur in zufälliger Richtung heraus; gegen eine Mauer ist der Schritt verloren.

wizwar-card-glue = Leim
wizwar-text-glue = Ein Gegenstand oder Schatz, den niemand trägt, klebt fest, wo er liegt: Er lässt sich weder aufnehmen noch bewegen.

wizwar-card-rosebush = Rosenbusch
wizwar-text-rosebush = Er füllt ein leeres Feld und versperrt die Sicht. Jeder Zauberer, der es betritt, erleidet 3 körperlichen Schaden. Ein Riss oder jedes Feuer zerstört ihn.

wizwar-card-thornbush = Dornbusch
wizwar-text-thornbush = Er füllt ein leeres Feld und versperrt die Sicht. Wer es betritt, erleidet 1 körperlichen Schaden, ist einen Zug lang betäubt und verliert den Rest dieses Zugs. Ein Riss oder jedes Feuer zerstört ihn.

wizwar-card-handful-of-tacks = Handvoll Reißnägel
wizwar-text-handful-of-tacks = Fallen gelassen, wo sonst nichts liegt, machen sie 3 körperlichen Schaden an jedem Zauberer, der das Feld betritt. Wer sie von einem angrenzenden Feld aus aufsammelt, braucht dafür eine ganze Phase Bewegen und Zaubern. Wasser zerstört sie.

## Elementarmagie

wizwar-card-fireball = Feuerball
wizwar-text-fireball = 5 magischer Feuerschaden an einem Objekt oder einem Zauberer.

wizwar-card-lightning-bolt = Blitzschlag
wizwar-text-lightning-bolt = Er läuft so viele Felder geradeaus wie die Energie und kehrt um, wo er versperrt ist. Jedes Mal, wenn er einen Zauberer trifft, 3 magischer Blitzschaden; wer Schaden erleidet, ist einen Zug lang betäubt.

wizwar-card-waterbolt = Wasserstrahl
wizwar-text-waterbolt = Teile die Energie auf magischen Wasserschaden und Felder Rückstoß auf. Gegen ein Objekt, einen Zauberer oder dich selbst. Feuer am Ziel erlischt.

wizwar-card-flood = Flut
wizwar-text-flood = Alle Feuerzauber enden, Gegenstände und Objekte aus Feuer werden zerstört, und solange sie dauert, lässt sich nichts davon spielen. Auch als Konter, wenn du angegriffen wirst.

wizwar-card-wall-of-fire = Feuermauer
wizwar-text-wall-of-fire = Setze sie auf eine freie Grenzlinie: Wer hindurchgeht, erleidet 4 magischen Feuerschaden. Oder kontere einen Wasserzauber, dann sind beide aufgehoben.

wizwar-card-fog = Nebel
wizwar-text-fog = Solange er dauert, sieht niemand weiter als ein Feld.

wizwar-card-mist-body = Dunstkörper
wizwar-text-mist-body = Objekte hindern dich nicht, nur Mauern und Steinblöcke noch. Du kannst nicht angreifen, und niemand kann dich angreifen.

wizwar-card-stone-block = Steinblock
wizwar-text-stone-block = Er füllt ein leeres Feld und versperrt Sicht und Weg. Acht Risse brechen ihn.

wizwar-card-stone-spikes = Steinstacheln
wizwar-text-stone-spikes = Solange der Zauber dauert, kannst du als Angriff einen Stachel auf ein Objekt oder einen Zauberer in Sicht werfen, für 3 körperlichen Schaden.

wizwar-card-windrider = Windreiter
wizwar-text-windrider = Flieg in gerader Linie, so weit du willst, ohne Punkte auszugeben. Nur Mauern, geschlossene Türen und Steinblöcke halten dich auf; was dort liegt, wo du landest, betrifft dich aber.

wizwar-card-fire-cloak = Feuermantel
wizwar-text-fire-cloak = Dein Faustschlag macht 2 magischen Feuerschaden mehr. Wer dir von deinem eigenen oder einem angrenzenden Feld aus Schaden zufügt, erleidet 2 magischen Feuerschaden. Wasserschaden zerstört ihn.

## Mentalismus

wizwar-card-absorb-spell = Zauber aufsaugen
wizwar-text-absorb-spell = Ein Zauber, der gerade gewirkt wird, wird aufgehoben, und du nimmst seine Karte auf die Hand.

wizwar-card-brain-burn = Hirnbrand
wizwar-text-brain-burn = Ein Zauberer erleidet 1 magischen Schaden für jede Handkarte und jeden aufrechterhaltenen Zauber, darf aber vorher beliebig viele davon abwerfen.

wizwar-card-mental-force = Gedankenzwang
wizwar-text-mental-force = Du lässt einen anderen Zauberer bis zu Energie plus 3 Felder weit gehen.

wizwar-card-powerthrust = Kraftstoß
wizwar-text-powerthrust = Magischer Schaden an einem Objekt oder einem Zauberer: Energie plus 2.

wizwar-card-psychic-storm = Gedankensturm
wizwar-text-psychic-storm = Ein Feld und seine vier Nachbarn, mit oder ohne Mauern: Jeder Zauberer dort, auch du, erleidet magischen Schaden in Höhe der Energie. Ausweichen hilft nicht.

wizwar-card-share-life = Leben teilen
wizwar-text-share-life = Zähl deine Lebenspunkte und die eines anderen Zauberers zusammen und teile sie gleichmäßig unter euch auf. Ein ungerader Punkt gehört dir.

wizwar-card-thought-steal = Gedankenraub
wizwar-text-thought-steal = Sieh dir die Handkarten eines Zauberers an und nimm bis zu zwei davon.

wizwar-card-pain-link = Schmerzband
wizwar-text-pain-link = Schaden, den dir der Angriff eines Zauberers zufügt, erleidet auch dieser Zauberer. Auch als Konter, wenn du angegriffen wirst.

wizwar-card-teleport = Teleport
wizwar-text-teleport = Zieh bis zu vier Felder weit, durch alles außer Außenmauern; danach in diesem Zug nicht mehr. Auch als Konter: Sieht dich der angreifende Zauberer danach nicht mehr, weichst du aus.

wizwar-card-astral-projection = Astralprojektion
wizwar-text-astral-projection = Spiel es zusammen mit einem anderen deiner Zauber. Wirke ihn, als stündest du auf einem leeren Feld bis zu drei Schritte entfernt, mit oder ohne Mauern.

wizwar-card-meditate = Meditation
wizwar-text-meditate = Zieh drei Karten. Dein Zug geht weiter.

wizwar-card-shatter = Zerschmettern
wizwar-text-shatter = Solange der Zauber dauert, macht jeder Punkt Schaden, den du einem Objekt zufügst, einen Riss.

## Mutation

wizwar-card-featherweight = Federgewicht
wizwar-text-featherweight = Wirke es, wenn du angegriffen wirst. Solange es dauert, weht dich jeder Punkt Schaden stattdessen ein Feld weit fort. Wo du feststeckst, erleidest du den Rest.

wizwar-card-disease = Seuche
wizwar-text-disease = Solange sie dauert, erleiden, sooft du ein Feld betrittst, alle anderen Zauberer dort 3 körperlichen Schaden, jeder einmal pro Zug.

wizwar-card-heave-ho = Hauruck
wizwar-text-heave-ho = Wirf den Schatz, den du trägst, auf ein Objekt, einen Zauberer oder ein leeres Feld. Er macht so viel körperlichen Schaden, wie er Felder weit fliegt. Nichts kontert das.

wizwar-card-gnome-form = Gnomengestalt
wizwar-text-gnome-form = Grundtempo 2. Würfle jedes Mal, wenn du angegriffen wirst: Bei 1 oder 2 weichst du aus. Auch als Konter, wenn du angegriffen wirst.

wizwar-card-stretch = Gummiarm
wizwar-text-stretch = Eines von dreien, überall in Sicht: Nimm einen Gegenstand oder Schatz zum üblichen Preis auf; leg ab, was du trägst; oder schlag, als dein Angriff, einen Zauberer mit der Faust.

wizwar-card-adrenaline = Adrenalin
wizwar-text-adrenaline = Du oder ein Zauberer in Sicht darf in jedem Zug zweimal angreifen. Betäubt: einmal angreifen und sich bewegen, oder zweimal angreifen und bleiben.

wizwar-card-big-man-form = Riesengestalt
wizwar-text-big-man-form = Grundtempo 3, Faustschlag 3. Du füllst dein Feld aus: Niemand kommt an dir vorbei oder sieht an dir vorbei, und Zauberer, die im Weg sind, schiebst du vor dir her.

wizwar-card-extra-arms = Zusatzarme
wizwar-text-extra-arms = Getragene Gegenstände zählen nicht für dein Handlimit. Für einen Punkt nimmst du hier alles auf, was du willst, auch einen Schatz, und deine Phase geht weiter. Dein Faustschlag trifft alle in Reichweite.

wizwar-card-golem-form = Golemgestalt
wizwar-text-golem-form = Grundtempo 2, Faustschlag 2, und von jedem Schaden erleidest du 2 weniger. Einen Schatz aufzunehmen kostet dich 1 Punkt statt der Phase. Du wirkst nur Gegenzauber.

wizwar-card-mad-dash = Wahnsinnsspurt
wizwar-text-mad-dash = Deine übrigen Bewegungspunkte verdoppeln sich. Du lässt deinen Schatz fallen und kannst in diesem Zug keinen aufnehmen.

wizwar-card-slime-form = Schleimgestalt
wizwar-text-slime-form = Grundtempo 3. Du fließt durch Türen und Objekte, doch eine geschlossene Tür hält deinen Schatz zurück. Alle anderen auf einem Feld, das du betrittst, erleiden 1 körperlichen Schaden. Du wirkst nur Gegenzauber und greifst nicht an.

wizwar-card-strength = Bärenkraft
wizwar-text-strength = Dein körperlicher Schaden verdoppelt sich. Als Angriff darfst du einem Zauberer auf deinem Feld einen Gegenstand oder Schatz entreißen: Es gelingt bei 2 bis 4. Nicht, solange du einen Schatz trägst.

wizwar-card-wallivore = Mauerfresser
wizwar-text-wallivore = Friss eine Steinmauer neben dir: Sie ist weg, und du gewinnst 2 Lebenspunkte.

wizwar-card-werewolf-form = Werwolfgestalt
wizwar-text-werewolf-form = Grundtempo 4. Dein Faustschlag macht so viel körperlichen Schaden, wie du würfelst. Du wirkst nur Gegenzauber.

## Thaumaturgie

wizwar-card-anti-anti = Anti-Anti
wizwar-text-anti-anti = Ein Konter gegen einen deiner Zauber wird aufgehoben. Das kann nichts verhindern.

wizwar-card-backlash = Rückschlag
wizwar-text-backlash = Ein Angriffszauber, der auf dich zielt, wird aufgehoben, und wer ihn wirkt, erleidet magischen Schaden in Höhe seiner Energie.

wizwar-card-globe-of-pain = Schmerzkugel
wizwar-text-globe-of-pain = Sie findet einen Zauberer in höchstens sechs Schritten, um jede Ecke: magischer Schaden in Höhe der Energie.

wizwar-card-slow-death = Siechtum
wizwar-text-slow-death = Solange es dauert, erleidet ein Zauberer 1 magischen Schaden für jede gezogene Karte.

wizwar-card-yoink = Schnapp!
wizwar-text-yoink = Nimm einem Zauberer einen getragenen Gegenstand weg, keinen Schatz. Jetzt trägst du ihn.

wizwar-card-invisible = Unsichtbar
wizwar-text-invisible = Würfle jedes Mal, wenn du angegriffen wirst: Bei 2 bis 4 weichst du aus. Auch als Konter, wenn du angegriffen wirst.

wizwar-card-gravity = Schwerkraft
wizwar-text-gravity = Alle Zauberer lassen alle Gegenstände und Schätze fallen. Solange sie dauert, kann niemand etwas aufnehmen.

wizwar-card-pass-through-wall = Durch die Mauer
wizwar-text-pass-through-wall = Geh in diesem Zug einmal unversehrt durch eine Mauer neben dir. Außenmauern halten stand.

wizwar-card-seal-door = Tür versiegeln
wizwar-text-seal-door = Niemand kann diese Tür mehr öffnen, auch nicht, wem sie gehört. Zerstören kann man sie noch.

wizwar-card-master-key = Generalschlüssel
wizwar-text-master-key = Solange du ihn trägst, kannst du jede Tür neben dir aufschließen, die nicht versiegelt ist, und sie aufhalten.

wizwar-card-dagger = Dolch
wizwar-text-dagger = Angriff: Stich auf einem angrenzenden Feld zu, oder wirf ihn auf ein Ziel in Sicht, für 3 körperlichen Schaden. Ein geworfener Dolch kann wieder aufgenommen werden.

wizwar-card-wizardblade = Zauberklinge
wizwar-text-wizardblade = Angriff auf einem angrenzenden Feld: Wirf eine Karte mit Energiewert ab, für ebenso viel magischen Schaden. Ein Objekt bekommt für jeden Punkt einen Riss.
