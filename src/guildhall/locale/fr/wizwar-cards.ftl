# Wiz-War : les noms des cartes et ce que fait chacune, avec nos propres mots (règles 21 à 27).

## Charmes

wizwar-card-full-shield = Bouclier total
wizwar-text-full-shield = Un sort qui te vise est annulé pendant qu’on le lance.

wizwar-card-negate-neutral = Contre-neutre
wizwar-text-negate-neutral = Un sort neutre est annulé pendant qu’on le lance, quelle que soit sa cible.

wizwar-card-drop-object = Lâcher prise
wizwar-text-drop-object = Un mage laisse tomber un équipement porté ou son trésor. C’est toi qui choisis.

wizwar-card-zot = Zot !
wizwar-text-zot = Choisis : des dégâts magiques égaux à l’énergie à un objet ou à un mage ; ou bien un mage est étourdi pendant deux tours.

wizwar-card-around-the-corner = Au coin du mur
wizwar-text-around-the-corner = À jouer avec un autre de tes sorts. La ligne de vue de ce sort peut tourner une fois au bout d’un mur, même très serré.

wizwar-card-create-wall = Création de mur
wizwar-text-create-wall = Pose un mur de pierre sur une ligne libre. Il tient jusqu’à ce que cinq fissures le brisent.

wizwar-card-destroy-wall = Destruction de mur
wizwar-text-destroy-wall = Un pan de mur ou une porte est détruit. Chaque mage juste à côté subit 2 points de dégâts physiques. Ce n’est pas une attaque, et cela ne s’esquive pas.

wizwar-card-dispel = Dissipation
wizwar-text-dispel = Un sort durable de ton choix prend fin, et avec lui tous les sorts posés dessus.

wizwar-card-pick-lock = Crochetage
wizwar-text-pick-lock = Déverrouille une porte à côté de toi : passe-la une fois pendant ce tour, ou tiens-la ouverte tant que tu restes là. Rien ne contre cela.

wizwar-card-rotate-sector = Rotation de secteur
wizwar-text-rotate-sector = Fais faire à un secteur un quart de tour ou un demi-tour, avec tout ce qu’il porte.

wizwar-card-large-rock = Gros rocher
wizwar-text-large-rock = Attaque : lance-le sur un objet ou un mage en vue pour 2 points de dégâts physiques. Il reste là où il tombe, et on peut le ramasser.

# Ce que disent toutes les cartes d’énergie.
-wizwar-energy = Défausse-la pour renforcer un sort que tu lances, ou pour autant de points de mouvement de plus pendant ce tour.

wizwar-card-energy-4 = Énergie 4
wizwar-text-energy-4 = { -wizwar-energy }
wizwar-card-energy-5 = Énergie 5
wizwar-text-energy-5 = { -wizwar-energy }
wizwar-card-energy-6 = Énergie 6
wizwar-text-energy-6 = { -wizwar-energy }

## Alchimie

wizwar-card-fools-gold = Or des fous
wizwar-text-fools-gold = Un autre mage ramasse un trésor dans ton secteur : son tour est fini, et tu mets ce trésor sur n’importe quelle autre case de ton secteur.

wizwar-card-acid-bath = Bain d’acide
wizwar-text-acid-bath = Un mage subit 2 points de dégâts magiques à chaque Passage du temps de tes tours. Tout sort d’Eau qui touche la victime lave l’acide.

wizwar-card-stone-dead = Pierre tombale
wizwar-text-stone-dead = Un mage subit des dégâts magiques : l’énergie, plus 1 par Pierre magique portée.

wizwar-card-add = Addition
wizwar-text-add = Deux de tes cartes comptent comme une seule : ajoute leurs valeurs d’énergie pour un sort, pour la vitesse ou pour une autre action. On ne peut rien ajouter de plus.

wizwar-card-homunculus = Homoncule
wizwar-text-homunculus = Un serviteur qui a autant de vie que l’énergie. Quand une attaque à vue te vise, il subit les dégâts et tu esquives. Si l’attaque ne s’esquive pas, elle vous frappe tous les deux.

wizwar-card-bloodshard = Éclat de sang
wizwar-text-bloodshard = Tant que tu le portes, chaque fois que tu subis des dégâts, tu en subis 1 de moins.

wizwar-card-boomstone = Pierre à boum
wizwar-text-boomstone = Attaque : lance-la sur un objet ou un mage en vue pour 4 points de dégâts magiques de feu ; ensuite elle disparaît. Si le feu la détruit pendant que tu la portes, c’est toi qui subis les 4 points.

wizwar-card-brainstone = Pierre d’esprit
wizwar-text-brainstone = Ta limite de main augmente de deux. Pioche deux cartes quand tu reçois cette pierre, défausses-en deux quand tu la perds.

wizwar-card-lifestone = Pierre de vie
wizwar-text-lifestone = Tu gagnes 1 point de vie au début de chacun de tes tours.

wizwar-card-mightstone = Pierre de force
wizwar-text-mightstone = Quand tu donnes un coup de poing, lance le dé et ajoute-le aux dégâts physiques.

wizwar-card-null-powder = Poudre de néant
wizwar-text-null-powder = Défausse-la pour annuler un sort à vue qui te vise ; ou, pendant ton tour, pour mettre fin à un sort durable.

wizwar-card-powerstone = Pierre de puissance
wizwar-text-powerstone = Chaque carte avec laquelle tu renforces un sort ou ta vitesse compte 1 de plus.

wizwar-card-speedstone = Pierre de vitesse
wizwar-text-speedstone = Ta vitesse de base augmente de 1.

wizwar-card-spellstone = Pierre de sorts
wizwar-text-spellstone = Tu peux piocher une carte de plus à chacun de tes tours. La limite de main reste valable.

wizwar-card-universal-solvent = Solvant universel
wizwar-text-universal-solvent = Pendant ton tour, lance-le sur un objet en vue : les deux sont détruits. Ce n’est pas une attaque. Les trésors et les murs extérieurs y résistent.

wizwar-card-visionstone = Pierre de vision
wizwar-text-visionstone = Tu peux lancer tes sorts à travers un mur ou une porte, un autre pour chaque sort. On ne peut rien jeter au travers.

## Conjuration

wizwar-card-shield = Bouclier
wizwar-text-shield = Les dégâts d’une source contre toi sont réduits : de l’énergie plus { $shield }.

wizwar-card-wall-of-earth = Mur de terre
wizwar-text-wall-of-earth = Quand on t’attaque, dresse un instant un mur de terre sur une ligne libre. Une attaque à vue qui le rencontre s’arrête ; la foudre fait demi-tour.

wizwar-card-ward = Rune de garde
wizwar-text-ward = Un mage ramasse l’un de tes trésors : 3 points de dégâts magiques. S’il fait ensuite 1 ou 2 au dé, le trésor tombe.

wizwar-card-fire-darts = Fléchettes de feu
wizwar-text-fire-darts = Autant de fléchettes que l’énergie, chacune sur un objet ou un mage de ton choix pour 1 point de dégâts magiques de feu. On répond à chaque fléchette à part.

wizwar-card-ka-bong = Ka-Bong !
wizwar-text-ka-bong = 4 points de dégâts physiques à un objet ou à un mage. Un mage qui en subit au moins un est étourdi pendant un tour.

wizwar-card-swap = Échange
wizwar-text-swap = Tu échanges ta case avec celle d’un autre mage. Tu ne peux plus bouger pendant ce tour.

wizwar-card-booby-trap = Piège caché
wizwar-text-booby-trap = Pose quatre jetons face cachée sur des cases vides ; un seul est vrai. Il fait 4 points de dégâts magiques au premier ennemi qui marche dessus, et le piège disparaît.

wizwar-card-create-door = Création de porte
wizwar-text-create-door = Pose une porte sur une ligne libre ou dans un mur de pierre. Elle est déverrouillée pour toi et verrouillée pour tous les autres.

wizwar-card-dust-cloud = Nuage de poussière
wizwar-text-dust-cloud = Il remplit une case vide : on ne voit ni dedans, ni dehors, ni à travers. On en sort dans une direction au hasard ; contre un mur, le pas est perdu.

wizwar-card-glue = Glu
wizwar-text-glue = Un équipement ou un trésor que personne ne porte colle là où il est : on ne peut ni le ramasser ni le déplacer.

wizwar-card-rosebush = Rosier
wizwar-text-rosebush = Il remplit une case vide et bloque la vue. Chaque mage qui entre subit 3 points de dégâts physiques. Une fissure ou le moindre feu le détruit.

wizwar-card-thornbush = Roncier
wizwar-text-thornbush = Il remplit une case vide et bloque la vue. Qui entre subit 1 point de dégâts physiques et un étourdissement d’un tour, et perd le reste de ce tour. Une fissure ou le moindre feu le détruit.

wizwar-card-handful-of-tacks = Poignée de punaises
wizwar-text-handful-of-tacks = Posées là où il n’y a rien d’autre, elles font 3 points de dégâts physiques à chaque mage qui entre. Depuis une case adjacente, il faut toute une phase Mouvement et sorts pour les recueillir. L’eau les détruit.

## Éléments

wizwar-card-fireball = Boule de feu
wizwar-text-fireball = 5 points de dégâts magiques de feu à un objet ou à un mage.

wizwar-card-lightning-bolt = Éclair
wizwar-text-lightning-bolt = Il file tout droit sur autant de cases que l’énergie et fait demi-tour là où il est bloqué. À chaque rencontre avec un mage, 3 points de dégâts magiques de foudre ; qui en subit est étourdi pendant un tour.

wizwar-card-waterbolt = Trait d’eau
wizwar-text-waterbolt = Partage l’énergie entre des dégâts magiques d’eau et des cases dont la cible est repoussée. Sur un objet, un mage ou toi-même. Le feu sur la cible s’éteint.

wizwar-card-flood = Déluge
wizwar-text-flood = Tous les sorts de Feu prennent fin, les équipements et objets de Feu sont détruits, et on ne peut en jouer aucun tant qu’il dure. Aussi comme contre quand on t’attaque.

wizwar-card-wall-of-fire = Mur de feu
wizwar-text-wall-of-fire = Pose-le sur une ligne libre : le traverser fait 4 points de dégâts magiques de feu. Ou sers-t’en pour contrer un sort d’Eau, et les deux sont annulés.

wizwar-card-fog = Brouillard
wizwar-text-fog = Tant qu’il dure, personne ne voit à plus d’une case.

wizwar-card-mist-body = Corps de brume
wizwar-text-mist-body = Les objets ne te gênent plus ; seuls les murs et les Blocs de pierre t’arrêtent encore. Tu ne peux pas attaquer, et personne ne peut t’attaquer.

wizwar-card-stone-block = Bloc de pierre
wizwar-text-stone-block = Il remplit une case vide, bloque la vue et le passage. Huit fissures le brisent.

wizwar-card-stone-spikes = Pointes de pierre
wizwar-text-stone-spikes = Tant que ce sort dure, ton attaque peut être une pointe lancée sur un objet ou un mage en vue pour 3 points de dégâts physiques.

wizwar-card-windrider = Chevauche-vent
wizwar-text-windrider = Vole en ligne droite aussi loin que tu veux, sans dépenser de points. Seuls les murs, les portes fermées et les Blocs de pierre t’arrêtent ; ce qu’il y a là où tu te poses agit sur toi.

wizwar-card-fire-cloak = Cape de feu
wizwar-text-fire-cloak = Ton coup de poing fait 2 points de dégâts magiques de feu de plus. Qui te blesse depuis ta case ou une case adjacente subit 2 points de dégâts magiques de feu. Des dégâts d’eau détruisent la cape.

## Mentalisme

wizwar-card-absorb-spell = Absorption de sort
wizwar-text-absorb-spell = Un sort qu’on est en train de lancer est annulé, et tu prends sa carte en main.

wizwar-card-brain-burn = Brûle-cervelle
wizwar-text-brain-burn = Un mage subit 1 point de dégâts magiques par carte en main et par sort maintenu, mais son joueur peut d’abord en défausser autant qu’il veut.

wizwar-card-mental-force = Force mentale
wizwar-text-mental-force = Tu fais marcher un autre mage, d’autant de cases que l’énergie plus 3, au plus.

wizwar-card-powerthrust = Coup de puissance
wizwar-text-powerthrust = Dégâts magiques à un objet ou à un mage : l’énergie plus 2.

wizwar-card-psychic-storm = Tempête psychique
wizwar-text-psychic-storm = Une case et ses quatre voisines, murs ou pas : chaque mage qui s’y trouve, toi aussi, subit des dégâts magiques égaux à l’énergie. Cela ne s’esquive pas.

wizwar-card-share-life = Partage de vie
wizwar-text-share-life = Additionne ta vie et celle d’un autre mage, et partagez-la à égalité. Un point impair est pour toi.

wizwar-card-thought-steal = Vol de pensées
wizwar-text-thought-steal = Regarde la main d’un mage et prends-y jusqu’à deux cartes.

wizwar-card-pain-link = Lien de douleur
wizwar-text-pain-link = Les dégâts que te fait l’attaque d’un mage, ce mage les subit aussi. Aussi comme contre quand on t’attaque.

wizwar-card-teleport = Téléportation
wizwar-text-teleport = Déplace-toi de quatre cases au plus, à travers tout sauf les murs extérieurs ; ensuite tu ne bouges plus pendant ce tour. Aussi comme contre : si l’attaquant ne te voit plus, tu esquives.

wizwar-card-astral-projection = Projection astrale
wizwar-text-astral-projection = À jouer avec un autre de tes sorts. Lance celui-ci comme depuis une case vide à trois pas au plus, murs ou pas.

wizwar-card-meditate = Méditation
wizwar-text-meditate = Pioche trois cartes. Ton tour continue.

wizwar-card-shatter = Fracas
wizwar-text-shatter = Tant que ce sort dure, chaque point de dégâts que tu fais à un objet donne une fissure.

## Mutation

wizwar-card-featherweight = Poids plume
wizwar-text-featherweight = À lancer quand on t’attaque. Tant que ce sort dure, chaque point de dégâts te souffle d’une case au lieu de te blesser. Là où rien ne te laisse passer, tu subis le reste.

wizwar-card-disease = Maladie
wizwar-text-disease = Tant qu’elle dure, chaque fois que tu entres dans une case, tous les autres mages qui s’y trouvent subissent 3 points de dégâts physiques, chacun une fois par tour.

wizwar-card-heave-ho = Oh hisse !
wizwar-text-heave-ho = Lance le trésor que tu portes sur un objet, un mage ou une case vide. Il fait autant de points de dégâts physiques que de cases de vol. Rien ne contre cela.

wizwar-card-gnome-form = Forme de gnome
wizwar-text-gnome-form = Vitesse de base 2. Chaque fois qu’on t’attaque, lance le dé : 1 ou 2, tu esquives. Aussi comme contre quand on t’attaque.

wizwar-card-stretch = Étirement
wizwar-text-stretch = Une chose sur trois, n’importe où en vue : ramasser un équipement ou un trésor au prix habituel ; en poser un que tu portes ; ou, comme attaque, donner un coup de poing à un mage.

wizwar-card-adrenaline = Adrénaline
wizwar-text-adrenaline = Toi ou un mage en vue peut attaquer deux fois à chacun de ses tours. En cas d’étourdissement : attaquer une fois et bouger, ou attaquer deux fois sans bouger.

wizwar-card-big-man-form = Forme de colosse
wizwar-text-big-man-form = Vitesse de base 3, coup de poing 3. Tu remplis ta case : personne ne passe ni ne voit derrière toi, et tu pousses les mages qui te barrent la route.

wizwar-card-extra-arms = Bras en plus
wizwar-text-extra-arms = Les équipements portés ne comptent pas dans ta limite de main. Un point suffit pour ramasser tout ce que tu veux ici, même un trésor, et ta phase continue. Ton coup de poing touche tout le monde à portée.

wizwar-card-golem-form = Forme de golem
wizwar-text-golem-form = Vitesse de base 2, coup de poing 2, et tu subis 2 points de moins à chaque fois. Ramasser un trésor te coûte 1 point au lieu de finir ta phase. Tu ne lances que des contresorts.

wizwar-card-mad-dash = Course folle
wizwar-text-mad-dash = Tes points de mouvement restants sont doublés. Tu lâches ton trésor et ne peux pas en ramasser pendant ce tour.

wizwar-card-slime-form = Forme de gelée
wizwar-text-slime-form = Vitesse de base 3. Tu coules à travers portes et objets, mais une porte fermée retient ton trésor. Tous les autres dans une case où tu entres subissent 1 point de dégâts physiques. Tu ne lances que des contresorts et n’attaques pas.

wizwar-card-strength = Force
wizwar-text-strength = Tes dégâts physiques sont doublés. Comme attaque, tu peux arracher un équipement ou un trésor à un mage dans ta case : il faut faire de 2 à 4. Pas tant que tu portes un trésor.

wizwar-card-wallivore = Murivore
wizwar-text-wallivore = Mange un mur de pierre à côté de toi : il disparaît, et tu gagnes 2 points de vie.

wizwar-card-werewolf-form = Forme de loup-garou
wizwar-text-werewolf-form = Vitesse de base 4. Ton coup de poing fait autant de points de dégâts physiques que le dé. Tu ne lances que des contresorts.

## Thaumaturgie

wizwar-card-anti-anti = Anti-anti
wizwar-text-anti-anti = Un contre opposé à l’un de tes sorts est annulé. Rien ne peut empêcher cela.

wizwar-card-backlash = Choc en retour
wizwar-text-backlash = Un sort d’attaque qui te vise est annulé, et qui l’a lancé subit des dégâts magiques égaux à l’énergie de ce sort.

wizwar-card-globe-of-pain = Globe de douleur
wizwar-text-globe-of-pain = Il trouve un mage à six pas au plus, derrière n’importe quel coin : des dégâts magiques égaux à l’énergie.

wizwar-card-slow-death = Mort lente
wizwar-text-slow-death = Tant qu’elle dure, un mage subit 1 point de dégâts magiques par carte piochée.

wizwar-card-yoink = Chipé !
wizwar-text-yoink = Prends à un mage un équipement porté, pas un trésor. C’est toi qui le portes maintenant.

wizwar-card-invisible = Invisibilité
wizwar-text-invisible = Chaque fois qu’on t’attaque, lance le dé : de 2 à 4, tu esquives. Aussi comme contre quand on t’attaque.

wizwar-card-gravity = Gravité
wizwar-text-gravity = Tous les mages lâchent tous leurs équipements et trésors. Personne ne peut rien ramasser tant qu’elle dure.

wizwar-card-pass-through-wall = Passe-muraille
wizwar-text-pass-through-wall = Traverse une fois pendant ce tour un mur à côté de toi, sans mal. Les murs extérieurs tiennent bon.

wizwar-card-seal-door = Porte scellée
wizwar-text-seal-door = Personne ne peut plus ouvrir cette porte, même pas son propriétaire. On peut encore la briser.

wizwar-card-master-key = Passe-partout
wizwar-text-master-key = Tant que tu le portes, tu peux déverrouiller toute porte à côté de toi qui n’est pas scellée, et la tenir ouverte.

wizwar-card-dagger = Dague
wizwar-text-dagger = Attaque : frappe dans une case adjacente, ou lance-la sur une cible en vue, pour 3 points de dégâts physiques. On peut ramasser une dague lancée.

wizwar-card-wizardblade = Lame de mage
wizwar-text-wizardblade = Attaque dans une case adjacente : défausse une carte à valeur d’énergie pour autant de points de dégâts magiques. Un objet reçoit une fissure par point.
