# Wiz-War: die Namen der Karten und was jede tut, in unseren Worten (Regeln 21 bis 27).

## Zaubertricks

wizwar-card-full-shield = Vollschild
wizwar-text-full-shield = Heb einen Zauber auf, der auf dich zielt, während er gewirkt wird.

wizwar-card-negate-neutral = Neutrales aufheben
wizwar-text-negate-neutral = Heb einen neutralen Zauber auf, während er gewirkt wird, wer auch immer das Ziel ist.

wizwar-card-drop-object = Butterfinger
wizwar-text-drop-object = Ein Zauberer lässt einen getragenen Gegenstand oder seinen Schatz fallen. Du bestimmst, was.

wizwar-card-zot = Zapp!
wizwar-text-zot = Such eines aus: magischer Schaden in Höhe der Energie an einem Objekt oder einem Zauberer; oder ein Zauberer ist zwei Züge lang betäubt.

wizwar-card-around-the-corner = Um die Ecke
wizwar-text-around-the-corner = Spiel die Karte zusammen mit einem anderen deiner Zauber. Dessen Sichtlinie darf einmal um das Ende oder die Ecke einer Mauer oder Tür biegen, so scharf du willst.

wizwar-card-create-wall = Mauer erschaffen
wizwar-text-create-wall = Setz eine Steinmauer auf eine freie Kante. Fünf Risse zerstören sie.

wizwar-card-destroy-wall = Mauer zerstören
wizwar-text-destroy-wall = Ein Stück Mauer oder eine Tür wird zerstört, aber keine Außenmauer. Jeder Zauberer direkt daneben, auch du, erleidet 2 körperlichen Schaden. Das ist kein Angriff, und ausweichen kann man nicht.

wizwar-card-dispel = Bannen
wizwar-text-dispel = Beende einen beliebigen anhaltenden Zauber und mit ihm alle Zauber, die auf ihm liegen.

wizwar-card-pick-lock = Schloss knacken
wizwar-text-pick-lock = Schließ eine Tür neben dir auf, die nicht versiegelt ist: Geh in diesem Zug einmal hindurch, oder halte sie auf, solange du neben ihr bleibst. Dagegen hilft keine Reaktion.

wizwar-card-rotate-sector = Sektor drehen
wizwar-text-rotate-sector = Dreh einen beliebigen Sektor um eine Vierteldrehung, links- oder rechtsherum, oder um eine halbe Drehung, mit allem, was darauf ist.

wizwar-card-large-rock = Felsbrocken
wizwar-text-large-rock = Angriff: Wirf ihn auf ein Objekt oder einen Zauberer in Sicht, für 2 körperlichen Schaden. Er bleibt dort liegen und kann wieder aufgenommen werden.

# Was auf allen Energiekarten steht.
-wizwar-energy = Wirf sie ab, um einen Zauber zu verstärken, den du wirkst, oder einmal pro Zug, um so viele weitere Bewegungspunkte zu bekommen, wie ihr Wert angibt.

wizwar-card-energy-4 = Energie 4
wizwar-text-energy-4 = { -wizwar-energy }
wizwar-card-energy-5 = Energie 5
wizwar-text-energy-5 = { -wizwar-energy }
wizwar-card-energy-6 = Energie 6
wizwar-text-energy-6 = { -wizwar-energy }

## Alchemie

wizwar-card-fools-gold = Katzengold
wizwar-text-fools-gold = Nimmt ein anderer Zauberer in deinem Heimatsektor einen Schatz auf, endet sein Zug sofort, und du legst den Schatz auf ein beliebiges anderes Feld deines Heimatsektors.

wizwar-card-acid-bath = Säurebad
wizwar-text-acid-bath = Ein Zauberer erleidet 2 magischen Schaden in jeder deiner Phasen „Zeit vergeht“. Jeder Wasserzauber, der ihn betrifft, wäscht die Säure ab.

wizwar-card-stone-dead = Steintod
wizwar-text-stone-dead = Ein Zauberer erleidet magischen Schaden in Höhe der Energie und 1 mehr für jeden Zauberstein, den er trägt.

wizwar-card-add = Addieren
wizwar-text-add = Addiere die Energiewerte von zwei deiner Karten und benutze die Summe für einen Zauber, für Tempo oder für eine andere Aktion. Mehr lässt sich nicht addieren.

wizwar-card-homunculus = Homunkulus
wizwar-text-homunculus = Ein Diener, der so viele Lebenspunkte hat, wie die Energie angibt. Zielt ein Sichtangriff auf dich, erleidet der Diener den Schaden, und du weichst aus. Kann man dem Angriff nicht ausweichen, erleidet ihr beide den Schaden, und dich treffen auch die anderen Wirkungen des Angriffs.

wizwar-card-bloodshard = Blutsplitter
wizwar-text-bloodshard = Solange du ihn trägst, ist jeder Schaden, den du erleidest, um 1 geringer.

wizwar-card-boomstone = Knallstein
wizwar-text-boomstone = Angriff: Wirf ihn auf ein Objekt oder einen Zauberer in Sicht, für 4 magischen Feuerschaden; dann wirf ihn ab. Zerstört ihn Feuer, während du ihn trägst, erleidest du 4 magischen Feuerschaden.

wizwar-card-brainstone = Hirnstein
wizwar-text-brainstone = Dein Handlimit ist um 2 höher. Zieh zwei Karten, wenn du ihn bekommst; wirf zwei ab, wenn du ihn verlierst.

wizwar-card-lifestone = Lebensstein
wizwar-text-lifestone = Zu Beginn jedes deiner Züge bekommst du 1 Lebenspunkt.

wizwar-card-mightstone = Kraftstein
wizwar-text-mightstone = Würfle, wenn du mit der Faust schlägst, und zähl das Ergebnis zum körperlichen Schaden hinzu.

wizwar-card-null-powder = Nullpulver
wizwar-text-null-powder = Wirf es ab, um einen Zauber mit Reichweite Sicht aufzuheben, der auf dich zielt; oder in deinem eigenen Zug, um einen anhaltenden Zauber zu beenden.

wizwar-card-powerstone = Machtstein
wizwar-text-powerstone = Jede Karte, mit der du einen Zauber oder dein Tempo verstärkst, zählt 1 mehr.

wizwar-card-speedstone = Tempostein
wizwar-text-speedstone = Dein Grundtempo ist um 1 höher.

wizwar-card-spellstone = Spruchstein
wizwar-text-spellstone = Du darfst am Ende jedes deiner Züge eine Karte mehr ziehen. Das Handlimit gilt weiter.

wizwar-card-universal-solvent = Alleslöser
wizwar-text-universal-solvent = Wirf ihn in deinem eigenen Zug auf ein Objekt in Sicht: Beide werden zerstört. Das ist kein Angriff. Schätze und Außenmauern widerstehen ihm.

wizwar-card-visionstone = Sichtstein
wizwar-text-visionstone = Jedes Mal, wenn du einen Zauber wirkst, darfst du ihn durch eine beliebige Mauer oder Tür hindurch wirken. Werfen kannst du so nichts.

## Beschwörung

wizwar-card-shield = Schild
wizwar-text-shield = Verringere den Schaden, den du aus einer Quelle erleidest, um die Energie dieses Zaubers plus { $shield }.

wizwar-card-wall-of-earth = Erdmauer
wizwar-text-wall-of-earth = Wirst du angegriffen, lass für einen Augenblick eine Mauer aus Erde auf einer freien Kante aufsteigen. Ein Sichtangriff, der auf sie trifft, wird gestoppt; ein Blitzschlag kehrt um.

wizwar-card-ward = Schutzbann
wizwar-text-ward = Nimmt ein Zauberer einen deiner Schätze auf, erleidet er 3 magischen Schaden und würfelt: Bei 1 oder 2 lässt er den Schatz fallen.

wizwar-card-fire-darts = Feuerpfeile
wizwar-text-fire-darts = So viele Pfeile, wie die Energie angibt, jeder auf ein beliebiges Objekt oder einen beliebigen Zauberer, für je 1 magischen Feuerschaden. Auf jeden Pfeil wird einzeln reagiert.

wizwar-card-ka-bong = Ka-Bumm!
wizwar-text-ka-bong = 4 körperlicher Schaden an einem Objekt oder einem Zauberer. Ein Zauberer, der etwas davon erleidet, ist einen Zug lang betäubt.

wizwar-card-swap = Platztausch
wizwar-text-swap = Du und ein anderer Zauberer tauscht die Plätze. Du kannst dich in diesem Zug nicht mehr bewegen.

wizwar-card-booby-trap = Sprengfalle
wizwar-text-booby-trap = Leg vier Marker verdeckt auf leere Felder; nur einer ist echt. Betritt ein anderer Zauberer ein solches Feld, wird der Marker aufgedeckt: Ein leerer kommt weg; der echte macht 4 magischen Schaden, und die Falle ist vorbei. Jeder Marker muss für sich gebannt werden.

wizwar-card-create-door = Tür erschaffen
wizwar-text-create-door = Setz eine Tür auf eine freie Kante oder in eine Steinmauer, die keine Außenmauer ist. Für dich ist sie unverschlossen, für alle anderen verschlossen.

wizwar-card-dust-cloud = Staubwolke
wizwar-text-dust-cloud = Sie füllt ein leeres Feld aus, und niemand sieht hinein, hinaus oder hindurch. Jeder Versuch, sie zu verlassen, kostet 1 Bewegungspunkt und geht in eine zufällige Richtung; ist dort der Weg versperrt, bleibst du.

wizwar-card-glue = Leim
wizwar-text-glue = Ein Gegenstand oder Schatz, den niemand trägt, klebt fest, wo er liegt: Er lässt sich weder aufnehmen noch bewegen.

wizwar-card-rosebush = Rosenbusch
wizwar-text-rosebush = Er füllt ein leeres Feld aus und versperrt die Sicht. Jeder Zauberer, der es betritt, erleidet 3 körperlichen Schaden. Ein Riss oder beliebiger Feuerschaden zerstört ihn.

wizwar-card-thornbush = Dornbusch
wizwar-text-thornbush = Er füllt ein leeres Feld aus und versperrt die Sicht. Wer es betritt, erleidet 1 körperlichen Schaden, der für einen Zug betäubt, und der laufende Zug endet sofort. Ein Riss oder beliebiger Feuerschaden zerstört ihn.

wizwar-card-handful-of-tacks = Handvoll Reißnägel
wizwar-text-handful-of-tacks = Lass sie auf deinem Feld fallen, wenn dort sonst nichts liegt: Jeder Zauberer, der es betritt, erleidet 3 körperlichen Schaden. Ein Zauberer, der seinen Zug auf einem angrenzenden Feld beginnt, darf sie einsammeln, was die ganze Phase „Bewegen und Zaubern“ kostet. Wasserzauber zerstören sie.

## Elementarmagie

wizwar-card-fireball = Feuerball
wizwar-text-fireball = 5 magischer Feuerschaden an einem Objekt oder einem Zauberer.

wizwar-card-lightning-bolt = Blitzschlag
wizwar-text-lightning-bolt = Er läuft geradeaus in eine Richtung, so viele Felder weit, wie die Energie angibt, und kehrt um, wo der Weg versperrt ist. Sooft er auf das Feld eines Zauberers kommt, erleidet dieser Zauberer 3 magischen Blitzschaden, auch wenn du es bist. Wer Schaden erlitten hat, ist einen Zug lang betäubt.

wizwar-card-waterbolt = Wasserstrahl
wizwar-text-waterbolt = Auf ein Objekt, einen Zauberer oder dich selbst: Teil die Energie auf magischen Wasserschaden und Felder Rückstoß auf. Feuer am Ziel erlischt.

wizwar-card-flood = Flut
wizwar-text-flood = Alle Feuerzauber enden, alle Feuergegenstände und Feuerobjekte werden zerstört, und solange sie dauert, lässt sich nichts mit Feuer spielen. Du darfst sie auch als Gegenzauber wirken, wenn du angegriffen wirst.

wizwar-card-wall-of-fire = Feuermauer
wizwar-text-wall-of-fire = Setz sie auf eine freie Kante. Sie versperrt nichts, aber ein Zauberer, der hindurchgeht, erleidet 4 magischen Feuerschaden. Oder wirke sie als Gegenzauber gegen einen Wasserzauber: Beide sind aufgehoben.

wizwar-card-fog = Nebel
wizwar-text-fog = Solange er dauert, sieht niemand weiter als ein Feld.

wizwar-card-mist-body = Dunstkörper
wizwar-text-mist-body = Objekte und Türen behindern deine Bewegung nicht; nur Mauern und Steinblöcke halten dich noch auf{ $mist ->
        [all] , und eine Feuermauer verbrennt dich weiterhin.
       *[stone] .
    } Du kannst weder angreifen noch angegriffen werden.

wizwar-card-stone-block = Steinblock
wizwar-text-stone-block = Er füllt ein leeres Feld aus und versperrt Sicht und Weg. Acht Risse zerstören ihn.

wizwar-card-stone-spikes = Steinstacheln
wizwar-text-stone-spikes = Solange der Zauber dauert, kannst du als Angriff einen Stachel auf ein Objekt oder einen Zauberer in Sicht werfen, für 3 körperlichen Schaden.

wizwar-card-windrider = Windreiter
wizwar-text-windrider = Flieg in einer geraden Linie, so weit du willst, ohne Bewegungspunkte auszugeben. Mauern, geschlossene Türen und Steinblöcke halten dich auf, und eine Feuermauer verbrennt dich. Andere Objekte wirken nur dort auf dich, wo du landest.

wizwar-card-fire-cloak = Feuermantel
wizwar-text-fire-cloak = Dein Faustschlag macht zusätzlich 2 magischen Feuerschaden. Wer oder was dir von deinem oder einem angrenzenden Feld aus Schaden zufügt, erleidet 2 magischen Feuerschaden. Wasserschaden an dir zerstört den Mantel.

## Mentalismus

wizwar-card-absorb-spell = Zauber aufsaugen
wizwar-text-absorb-spell = Heb einen gerade gewirkten Zauber auf, wer auch immer das Ziel ist, und nimm seine Karte auf die Hand.

wizwar-card-brain-burn = Hirnbrand
wizwar-text-brain-burn = Ein Zauberer darf zuerst beliebig viele Handkarten und aufrechterhaltene Zauber aufgeben. Für alles, was davon übrig ist, erleidet er je 1 magischen Schaden.

wizwar-card-mental-force = Gedankenzwang
wizwar-text-mental-force = Du lässt einen anderen Zauberer gehen, höchstens so viele Felder weit wie die Energie plus 3.

wizwar-card-powerthrust = Kraftstoß
wizwar-text-powerthrust = Magischer Schaden in Höhe der Energie plus 2 an einem Objekt oder einem Zauberer.

wizwar-card-psychic-storm = Gedankensturm
wizwar-text-psychic-storm = Such ein Feld aus: Jeder Zauberer darauf und auf seinen vier Nachbarfeldern, ob Mauern dazwischen sind oder nicht, erleidet magischen Schaden in Höhe der Energie. Auch du. Ausweichen kann man nicht.

wizwar-card-share-life = Leben teilen
wizwar-text-share-life = Zähl deine Lebenspunkte und die eines anderen Zauberers zusammen und teil sie gleichmäßig auf. Ein ungerader Punkt geht an dich.

wizwar-card-thought-steal = Gedankenraub
wizwar-text-thought-steal = Sieh dir die Handkarten eines Zauberers an und nimm bis zu zwei davon.

wizwar-card-pain-link = Schmerzband
wizwar-text-pain-link = Solange es dauert, erleidet ein Zauberer, dessen Angriff dir Schaden zufügt, denselben Schaden. Du darfst es auch als Gegenzauber wirken, wenn du angegriffen wirst.

wizwar-card-teleport = Teleport
wizwar-text-teleport = Beweg dich bis zu vier Felder weit durch alles außer Außenmauern; danach kannst du dich in diesem Zug nicht mehr bewegen. Du darfst ihn auch als Gegenzauber wirken, wenn du angegriffen wirst: Bringt er dich aus der Sicht oder Reichweite des Angreifers, weichst du aus.

wizwar-card-astral-projection = Astralprojektion
wizwar-text-astral-projection = Spiel sie zusammen mit einem anderen deiner Zauber. Wirke ihn, als stündest du auf einem leeren Feld bis zu drei Schritte entfernt, ob Mauern dazwischen sind oder nicht.

wizwar-card-meditate = Meditation
wizwar-text-meditate = Zieh drei Karten. Dein Zug geht weiter.

wizwar-card-shatter = Zerschmettern
wizwar-text-shatter = Solange der Zauber dauert, macht jeder Punkt Schaden, den du einem Objekt zufügst, einen Riss; sonst braucht es dafür je drei.

## Mutation

wizwar-card-featherweight = Federgewicht
wizwar-text-featherweight = Wirke es, wenn du angegriffen wirst. Solange es dauert, weht dich jeder Punkt Schaden stattdessen ein Feld weit fort. Kommst du nicht weiter, erleidest du den Rest als Schaden.

wizwar-card-disease = Seuche
wizwar-text-disease = Sooft du ein Feld betrittst, solange sie dauert, erleidet jeder andere Zauberer dort 3 körperlichen Schaden, jeder aber nur einmal pro Zug.

wizwar-card-heave-ho = Hauruck
wizwar-text-heave-ho = Wirf den Schatz, den du trägst, auf ein Objekt, einen Zauberer oder ein leeres Feld. Ein Ziel erleidet 1 körperlichen Schaden für jedes Feld, das der Schatz geflogen ist. Dagegen hilft keine Reaktion.

wizwar-card-gnome-form = Gnomengestalt
wizwar-text-gnome-form = Grundtempo 2. Jedes Mal, wenn du angegriffen wirst, würfle: Bei 1 oder 2 weichst du aus. Du darfst sie auch als Gegenzauber wirken, wenn du angegriffen wirst.

wizwar-card-stretch = Gummiarm
wizwar-text-stretch = Such eines aus, überall in Sicht: Nimm einen Gegenstand oder Schatz, den niemand trägt, zum üblichen Preis auf; leg einen ab, den du trägst; oder schlag, als deinen Angriff, einen Zauberer mit der Faust.

wizwar-card-adrenaline = Adrenalin
wizwar-text-adrenaline = Du oder ein Zauberer in Sicht darf in jedem Zug zweimal angreifen. Wer betäubt ist, darf einmal angreifen und sich bewegen oder zweimal angreifen, ohne sich zu bewegen.

wizwar-card-big-man-form = Riesengestalt
wizwar-text-big-man-form = Grundtempo 3, Faustschlag 3. Du füllst dein Feld aus: Niemand kann es betreten, an dir vorbeigehen oder an dir vorbeisehen. Wenn du dich bewegst, schiebst du Zauberer vor dir her.

wizwar-card-extra-arms = Zusatzarme
wizwar-text-extra-arms = Getragene Gegenstände zählen nicht für dein Handlimit. Für 1 Bewegungspunkt nimmst du auf deinem Feld alles auf, was du willst, auch einen Schatz, und deine Phase geht weiter. Dein Faustschlag trifft jeden anderen Zauberer in Reichweite.

wizwar-card-golem-form = Golemgestalt
wizwar-text-golem-form = Grundtempo 2, Faustschlag 2, und von jedem Schaden erleidest du 2 weniger. Einen Schatz aufzunehmen kostet 1 Bewegungspunkt, statt deine Phase zu beenden. Du kannst nur Gegenzauber wirken.

wizwar-card-mad-dash = Wahnsinnsspurt
wizwar-text-mad-dash = Deine übrigen Bewegungspunkte verdoppeln sich. Trägst du einen Schatz, lässt du ihn fallen, und du kannst in diesem Zug keinen aufnehmen.

wizwar-card-slime-form = Schleimgestalt
wizwar-text-slime-form = Grundtempo 3. Du fließt durch Türen und Objekte, aber nicht durch Mauern und Steinblöcke; eine geschlossene Tür hält deinen Schatz zurück. Jeder andere Zauberer auf einem Feld, das du betrittst, erleidet 1 körperlichen Schaden. Du kannst nicht angreifen und nur Gegenzauber wirken.

wizwar-card-strength = Bärenkraft
wizwar-text-strength = Der körperliche Schaden deiner Angriffe und Zauber verdoppelt sich. Als Angriff darfst du versuchen, einem Zauberer auf deinem Feld einen Gegenstand oder Schatz zu entreißen: Würfle, bei 2 bis 4 gelingt es. Das geht nicht, solange du einen Schatz trägst.

wizwar-card-wallivore = Mauerfresser
wizwar-text-wallivore = Friss eine Steinmauer neben dir, aber keine Außenmauer: Sie wird zerstört, und du bekommst 2 Lebenspunkte.

wizwar-card-werewolf-form = Werwolfgestalt
wizwar-text-werewolf-form = Grundtempo 4. Würfle, wenn du mit der Faust schlägst: Das ist der körperliche Schaden. Du kannst nur Gegenzauber wirken.

## Thaumaturgie

wizwar-card-anti-anti = Anti-Anti
wizwar-text-anti-anti = Heb einen Gegenzauber auf, der gegen einen deiner Zauber gewirkt wird. Nichts kann das stoppen.

wizwar-card-backlash = Rückschlag
wizwar-text-backlash = Heb einen Angriffszauber auf, der auf dich zielt. Der Angreifer erleidet magischen Schaden in Höhe der Energie dieses Zaubers.

wizwar-card-globe-of-pain = Schmerzkugel
wizwar-text-globe-of-pain = Ein Zauberer, den du in höchstens sechs Schritten erreichen könntest, auch um Ecken, erleidet magischen Schaden in Höhe der Energie.

wizwar-card-slow-death = Siechtum
wizwar-text-slow-death = Solange es dauert, erleidet der Zauberer, auf den du zielst, 1 magischen Schaden für jede Karte, die er zieht.

wizwar-card-yoink = Schnapp!
wizwar-text-yoink = Nimm einem Zauberer einen getragenen Gegenstand weg, aber keinen Schatz. Jetzt trägst du ihn.

wizwar-card-invisible = Unsichtbar
wizwar-text-invisible = Jedes Mal, wenn du angegriffen wirst, würfle: Bei 2, 3 oder 4 weichst du aus. Du darfst den Zauber auch als Gegenzauber wirken, wenn du angegriffen wirst.

wizwar-card-gravity = Schwerkraft
wizwar-text-gravity = Alle Zauberer lassen alle ihre Gegenstände und Schätze fallen. Solange die Schwerkraft wirkt, kann niemand etwas davon aufnehmen.

wizwar-card-pass-through-wall = Durch die Mauer
wizwar-text-pass-through-wall = Geh in diesem Zug einmal unversehrt durch eine Mauer neben dir. Außenmauern halten dich weiterhin auf.

wizwar-card-seal-door = Tür versiegeln
wizwar-text-seal-door = Niemand kann diese Tür mehr aufschließen oder öffnen, nicht einmal ihr Besitzer. Zerstören lässt sie sich noch.

wizwar-card-master-key = Generalschlüssel
wizwar-text-master-key = Solange du ihn trägst, kannst du jede Tür neben dir aufschließen, die nicht versiegelt ist, und sie aufhalten.

wizwar-card-dagger = Dolch
wizwar-text-dagger = Angriff: Stich auf ein Objekt oder einen Zauberer auf deinem oder einem angrenzenden Feld ein, oder wirf den Dolch auf ein Ziel in Sicht, für 3 körperlichen Schaden. Ein geworfener Dolch kann wieder aufgenommen werden.

wizwar-card-wizardblade = Zauberklinge
wizwar-text-wizardblade = Angriff auf ein Objekt oder einen Zauberer auf deinem oder einem angrenzenden Feld: Wirf eine Karte mit Energiewert ab; das Ziel erleidet ebenso viel magischen Schaden. Ein Objekt bekommt für jeden Punkt einen Riss.
