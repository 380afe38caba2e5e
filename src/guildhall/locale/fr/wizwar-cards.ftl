# Wiz-War : les noms des cartes et ce que fait chacune, avec nos propres mots (règles 21 à 27).

## Charmes

wizwar-card-full-shield = Bouclier total
wizwar-text-full-shield = Annule un sort qui te vise, pendant qu’on le lance.

wizwar-card-negate-neutral = Contre-neutre
wizwar-text-negate-neutral = Annule un sort neutre pendant qu’on le lance, quelle que soit sa cible.

wizwar-card-drop-object = Lâcher prise
wizwar-text-drop-object = Un mage lâche un équipement qu’il porte ou son trésor. C’est toi qui choisis.

wizwar-card-zot = Zot !
wizwar-text-zot = Au choix : inflige à un objet ou à un mage des dégâts magiques égaux à l’énergie ; ou étourdis un mage pendant deux tours.

wizwar-card-around-the-corner = Au coin du mur
wizwar-text-around-the-corner = À jouer avec un autre de tes sorts. Sa ligne de vue peut tourner une fois à l’extrémité ou au coin d’un mur ou d’une porte, même très serré.

wizwar-card-create-wall = Création de mur
wizwar-text-create-wall = Dresse un mur de pierre sur un bord libre. Cinq fissures le détruisent.

wizwar-card-destroy-wall = Destruction de mur
wizwar-text-destroy-wall = Détruis un pan de mur ou une porte, mais pas un mur extérieur. Chaque mage juste à côté, y compris toi, subit 2 points de dégâts physiques. Ce n’est pas une attaque, et rien ne permet d’esquiver.

wizwar-card-dispel = Dissipation
wizwar-text-dispel = Mets fin à un sort durable de ton choix et à tous les sorts posés dessus.

wizwar-card-pick-lock = Crochetage
wizwar-text-pick-lock = Déverrouille une porte juste à côté de toi, si elle n’est pas scellée : franchis-la une fois pendant ce tour, ou tiens-la ouverte tant que tu restes à côté. Rien ne peut contrer cela.

wizwar-card-rotate-sector = Rotation de secteur
wizwar-text-rotate-sector = Fais faire à n’importe quel secteur un quart de tour, dans un sens ou dans l’autre, ou un demi-tour, avec tout ce qu’il contient.

wizwar-card-large-rock = Gros rocher
wizwar-text-large-rock = Attaque : lance-le sur un objet ou un mage en vue pour 2 points de dégâts physiques. Il reste là où il tombe, et on peut le ramasser.

# Ce que disent toutes les cartes d’énergie.
-wizwar-energy = Défausse-la pour renforcer un sort que tu lances, ou, une fois par tour, pour recevoir autant de points de mouvement supplémentaires que sa valeur.

wizwar-card-energy-4 = Énergie 4
wizwar-text-energy-4 = { -wizwar-energy }
wizwar-card-energy-5 = Énergie 5
wizwar-text-energy-5 = { -wizwar-energy }
wizwar-card-energy-6 = Énergie 6
wizwar-text-energy-6 = { -wizwar-energy }

## Alchimie

wizwar-card-fools-gold = Or des fous
wizwar-text-fools-gold = Quand un autre mage ramasse un trésor dans ton secteur, son tour prend fin aussitôt, et tu mets le trésor sur n’importe quelle autre case de ton secteur.

wizwar-card-acid-bath = Bain d’acide
wizwar-text-acid-bath = Un mage subit 2 points de dégâts magiques à chacun de tes Passages du temps. Tout sort d’Eau qui touche ce mage lave l’acide.

wizwar-card-stone-dead = Pierre tombale
wizwar-text-stone-dead = Un mage subit des dégâts magiques égaux à l’énergie, plus 1 par Pierre magique qu’il porte.

wizwar-card-add = Addition
wizwar-text-add = Additionne les valeurs d’énergie de deux de tes cartes et utilise le total pour un sort, pour ta vitesse ou pour une autre action. On ne peut rien ajouter de plus.

wizwar-card-homunculus = Homoncule
wizwar-text-homunculus = Un serviteur dont les points de vie sont égaux à l’énergie. Quand une attaque à vue te vise, il subit les dégâts et tu esquives. Si l’attaque ne peut pas être esquivée, vous subissez tous deux les dégâts, et toi seul les autres effets de l’attaque.

wizwar-card-bloodshard = Éclat de sang
wizwar-text-bloodshard = Tant que tu le portes, chaque fois que tu subis des dégâts, tu en subis 1 de moins.

wizwar-card-boomstone = Pierre explosive
wizwar-text-boomstone = Attaque : lance-la sur un objet ou un mage en vue pour 4 points de dégâts magiques de feu, puis défausse-la. Si le feu la détruit pendant que tu la portes, tu subis 4 points de dégâts magiques de feu.

wizwar-card-brainstone = Pierre d’esprit
wizwar-text-brainstone = Ta limite de main augmente de 2. Pioche deux cartes quand tu reçois cette pierre ; défausses-en deux quand tu la perds.

wizwar-card-lifestone = Pierre de vie
wizwar-text-lifestone = Tu gagnes 1 point de vie au début de chacun de tes tours.

wizwar-card-mightstone = Pierre de force
wizwar-text-mightstone = Quand tu donnes un coup de poing, lance le dé et ajoute le résultat aux dégâts physiques.

wizwar-card-null-powder = Poudre de néant
wizwar-text-null-powder = Défausse-la pour annuler un sort de portée vue qui te vise ; ou, pendant ton tour, pour mettre fin à un sort durable.

wizwar-card-powerstone = Pierre de puissance
wizwar-text-powerstone = Chaque carte avec laquelle tu renforces un sort ou ta vitesse compte 1 de plus.

wizwar-card-speedstone = Pierre de vitesse
wizwar-text-speedstone = Ta vitesse de base augmente de 1.

wizwar-card-spellstone = Pierre de sorts
wizwar-text-spellstone = Tu peux piocher une carte de plus à la fin de chacun de tes tours. Ta limite de main reste valable.

wizwar-card-universal-solvent = Solvant universel
wizwar-text-universal-solvent = Pendant ton tour, lance-le sur un objet en vue : les deux sont détruits. Ce n’est pas une attaque. Les trésors et les murs extérieurs y résistent.

wizwar-card-visionstone = Pierre de vision
wizwar-text-visionstone = Chaque fois que tu lances un sort, tu peux le lancer à travers un mur ou une porte de ton choix. On ne peut pas lancer d’équipement ainsi.

## Conjuration

wizwar-card-shield = Bouclier
wizwar-text-shield = Les dégâts que t’inflige une source sont réduits de l’énergie de ce sort plus { $shield }.

wizwar-card-wall-of-earth = Mur de terre
wizwar-text-wall-of-earth = Quand on t’attaque, dresse un instant un mur de terre sur un bord libre. Une attaque à vue qui le rencontre est arrêtée ; un Éclair fait demi-tour.

wizwar-card-ward = Rune de garde
wizwar-text-ward = Quand un mage ramasse l’un de tes trésors, il subit 3 points de dégâts magiques, puis lance le dé : sur 1 ou 2, il lâche le trésor.

wizwar-card-fire-darts = Fléchettes de feu
wizwar-text-fire-darts = Lance un nombre de fléchettes égal à l’énergie, chacune sur un objet ou un mage de ton choix pour 1 point de dégâts magiques de feu. On répond à chaque fléchette séparément.

wizwar-card-ka-bong = Ka-Bong !
wizwar-text-ka-bong = 4 points de dégâts physiques à un objet ou à un mage. Un mage qui en subit ne serait-ce qu’un est étourdi pendant un tour.

wizwar-card-swap = Échange
wizwar-text-swap = Toi et un autre mage échangez vos places. Tu ne peux plus bouger pendant ce tour.

wizwar-card-booby-trap = Piège caché
wizwar-text-booby-trap = Pose quatre jetons face cachée sur des cases vides ; un seul est vrai. Quand un autre mage entre dans la case d’un jeton, on le retourne : un leurre est enlevé ; le vrai inflige 4 points de dégâts magiques, et le piège disparaît. Chaque jeton doit être dissipé séparément.

wizwar-card-create-door = Création de porte
wizwar-text-create-door = Mets une porte sur un bord libre ou dans un mur de pierre, mais pas dans un mur extérieur. Elle est déverrouillée pour toi et verrouillée pour tous les autres.

wizwar-card-dust-cloud = Nuage de poussière
wizwar-text-dust-cloud = Il remplit une case vide : on ne voit ni dedans, ni dehors, ni à travers. Chaque tentative d’en sortir coûte 1 point de mouvement et mène dans une direction au hasard ; si le passage y est bloqué, tu restes sur place.

wizwar-card-glue = Glu
wizwar-text-glue = Un équipement ou un trésor que personne ne porte colle au sol : on ne peut ni le ramasser ni le déplacer.

wizwar-card-rosebush = Rosier
wizwar-text-rosebush = Il remplit une case vide et bloque la vue. Chaque mage qui y entre subit 3 points de dégâts physiques. Une fissure ou le moindre dégât de feu le détruit.

wizwar-card-thornbush = Roncier
wizwar-text-thornbush = Il remplit une case vide et bloque la vue. Un mage qui y entre subit 1 point de dégâts physiques qui l’étourdit pendant un tour, et son tour en cours prend fin aussitôt. Une fissure ou le moindre dégât de feu le détruit.

wizwar-card-handful-of-tacks = Poignée de punaises
wizwar-text-handful-of-tacks = Pose-les dans ta case s’il n’y a rien d’autre : chaque mage qui y entre subit 3 points de dégâts physiques. Un mage qui commence son tour dans une case adjacente peut consacrer toute sa phase Mouvement et sorts à les recueillir. Un sort d’Eau les détruit.

## Éléments

wizwar-card-fireball = Boule de feu
wizwar-text-fireball = 5 points de dégâts magiques de feu à un objet ou à un mage.

wizwar-card-lightning-bolt = Éclair
wizwar-text-lightning-bolt = Il file tout droit dans une direction, sur un nombre de cases égal à l’énergie, et fait demi-tour là où il est bloqué. Chaque fois qu’il entre dans la case d’un mage, même toi, ce mage subit 3 points de dégâts magiques de foudre. Tous ceux qu’il blesse sont étourdis pendant un tour.

wizwar-card-waterbolt = Trait d’eau
wizwar-text-waterbolt = Sur un objet, un mage ou toi-même : partage l’énergie entre des dégâts magiques d’eau et des cases de recul. Le feu sur la cible s’éteint.

wizwar-card-flood = Déluge
wizwar-text-flood = Tous les sorts de Feu prennent fin, tous les équipements et objets de Feu sont détruits, et l’on ne peut rien jouer qui ait le trait Feu tant qu’il dure. Peut aussi se lancer comme contresort quand on t’attaque.

wizwar-card-wall-of-fire = Mur de feu
wizwar-text-wall-of-fire = Dresse-le sur un bord libre. Il ne bloque rien, mais un mage qui le traverse subit 4 points de dégâts magiques de feu. Ou lance-le comme contresort contre un sort d’Eau : les deux sont annulés.

wizwar-card-fog = Brouillard
wizwar-text-fog = Tant qu’il dure, personne ne voit à plus d’une case.

wizwar-card-mist-body = Corps de brume
wizwar-text-mist-body = Les objets et les portes ne gênent pas tes mouvements ; seuls les murs et les Blocs de pierre t’arrêtent encore{ $mist ->
        [all] , et un Mur de feu te brûle toujours.
       *[stone] .
    } Tu ne peux pas attaquer, et personne ne peut t’attaquer.

wizwar-card-stone-block = Bloc de pierre
wizwar-text-stone-block = Il remplit une case vide et bloque la vue et le passage. Huit fissures le détruisent.

wizwar-card-stone-spikes = Pointes de pierre
wizwar-text-stone-spikes = Tant que ce sort dure, tu peux attaquer en lançant une pointe sur un objet ou un mage en vue pour 3 points de dégâts physiques.

wizwar-card-windrider = Chevauche-vent
wizwar-text-windrider = Vole en ligne droite aussi loin que tu veux, sans dépenser de points de mouvement. Les murs, les portes fermées et les Blocs de pierre t’arrêtent, et un Mur de feu te brûle. Les autres objets n’agissent sur toi que là où tu te poses.

wizwar-card-fire-cloak = Cape de feu
wizwar-text-fire-cloak = Ton coup de poing inflige 2 points de dégâts magiques de feu de plus. Tout ce qui te blesse depuis ta case ou une case adjacente subit 2 points de dégâts magiques de feu. Si tu subis des dégâts d’eau, la cape est détruite.

## Mentalisme

wizwar-card-absorb-spell = Absorption de sort
wizwar-text-absorb-spell = Annule un sort que l’on est en train de lancer, quelle que soit sa cible, et prends sa carte en main.

wizwar-card-brain-burn = Brûle-cervelle
wizwar-text-brain-burn = Un mage peut d’abord se défaire de cartes en main et de sorts maintenus, autant qu’il veut ; ensuite, il subit 1 point de dégâts magiques pour chacun de ceux qui restent.

wizwar-card-mental-force = Force mentale
wizwar-text-mental-force = Fais marcher un autre mage d’un nombre de cases qui va jusqu’à l’énergie plus 3.

wizwar-card-powerthrust = Coup de puissance
wizwar-text-powerthrust = Inflige à un objet ou à un mage des dégâts magiques égaux à l’énergie plus 2.

wizwar-card-psychic-storm = Tempête psychique
wizwar-text-psychic-storm = Choisis une case : chaque mage de cette case et des quatre voisines, murs ou pas, subit des dégâts magiques égaux à l’énergie. Toi aussi. Rien ne permet d’esquiver.

wizwar-card-share-life = Partage de vie
wizwar-text-share-life = Ta vie et celle d’un autre mage s’additionnent, et vous partagez le total à égalité. S’il reste un point, il est pour toi.

wizwar-card-thought-steal = Vol de pensées
wizwar-text-thought-steal = Regarde la main d’un mage et prends-y jusqu’à deux cartes.

wizwar-card-pain-link = Lien de douleur
wizwar-text-pain-link = Tant qu’il dure, un mage dont l’attaque te blesse subit les mêmes dégâts. Peut aussi se lancer comme contresort quand on t’attaque.

wizwar-card-teleport = Téléportation
wizwar-text-teleport = Déplace-toi de quatre cases au plus, à travers tout sauf les murs extérieurs ; ensuite, tu ne peux plus bouger pendant ce tour. Peut aussi se lancer comme contresort quand on t’attaque : si cela te met hors de vue ou hors de portée de l’attaquant, tu esquives.

wizwar-card-astral-projection = Projection astrale
wizwar-text-astral-projection = À jouer avec un autre de tes sorts. Lance celui-ci comme si tu étais dans une case vide à trois pas au plus, murs ou pas.

wizwar-card-meditate = Méditation
wizwar-text-meditate = Pioche trois cartes. Ton tour continue.

wizwar-card-shatter = Fracas
wizwar-text-shatter = Tant que ce sort dure, chaque point de dégâts que tu infliges à un objet fait une fissure, au lieu d’une par tranche de trois points.

## Mutation

wizwar-card-featherweight = Poids plume
wizwar-text-featherweight = À lancer quand on t’attaque. Tant que ce sort dure, chaque point de dégâts t’emporte d’une case au lieu de te blesser. Si tu ne peux plus avancer, tu subis le reste sous forme de dégâts.

wizwar-card-disease = Maladie
wizwar-text-disease = Tant qu’elle dure, chaque fois que tu entres dans une case, tous les autres mages qui s’y trouvent subissent 3 points de dégâts physiques, mais chacun une seule fois par tour.

wizwar-card-heave-ho = Oh hisse !
wizwar-text-heave-ho = Lance le trésor que tu portes sur un objet, un mage ou une case vide. La cible subit 1 point de dégâts physiques par case parcourue. Rien ne peut contrer cela.

wizwar-card-gnome-form = Forme de gnome
wizwar-text-gnome-form = Vitesse de base 2. Chaque fois qu’on t’attaque, lance le dé : sur 1 ou 2, tu esquives. Peut aussi se lancer comme contresort quand on t’attaque.

wizwar-card-stretch = Étirement
wizwar-text-stretch = Au choix, n’importe où en vue : ramasse au prix habituel un équipement ou un trésor que personne ne porte ; pose celui que tu portes ; ou, comme attaque, donne un coup de poing à un mage.

wizwar-card-adrenaline = Adrénaline
wizwar-text-adrenaline = Un mage en vue, ou toi-même, peut attaquer deux fois à chacun de ses tours. En cas d’étourdissement : attaquer une fois et bouger, ou attaquer deux fois sans bouger.

wizwar-card-big-man-form = Forme de colosse
wizwar-text-big-man-form = Vitesse de base 3, coup de poing 3. Tu remplis ta case : personne ne peut y entrer, passer ni voir à travers. En te déplaçant, tu pousses les mages devant toi.

wizwar-card-extra-arms = Bras en plus
wizwar-text-extra-arms = Les équipements que tu portes ne comptent pas dans ta limite de main. Pour 1 point de mouvement, tu ramasses tout ce que tu veux dans ta case, y compris un trésor, et ta phase continue. Ton coup de poing touche tous les autres mages à portée.

wizwar-card-golem-form = Forme de golem
wizwar-text-golem-form = Vitesse de base 2, coup de poing 2, et tous les dégâts que tu subis sont réduits de 2. Ramasser un trésor coûte 1 point de mouvement au lieu de mettre fin à ta phase. Tu ne peux lancer que des contresorts.

wizwar-card-mad-dash = Course folle
wizwar-text-mad-dash = Tes points de mouvement restants sont doublés. Tu lâches ton trésor, si tu en portes un, et tu ne peux pas en ramasser pendant ce tour.

wizwar-card-slime-form = Forme de gelée
wizwar-text-slime-form = Vitesse de base 3. Tu coules à travers les portes et les objets, mais pas à travers les murs et les Blocs de pierre ; une porte fermée retient ton trésor. Tous les autres mages d’une case où tu entres subissent 1 point de dégâts physiques. Tu ne peux pas attaquer et ne peux lancer que des contresorts.

wizwar-card-strength = Force
wizwar-text-strength = Les dégâts physiques de tes attaques et de tes sorts sont doublés. Comme attaque, tu peux tenter d’arracher un équipement ou un trésor à un mage de ta case : il faut faire 2, 3 ou 4. Impossible tant que tu portes un trésor.

wizwar-card-wallivore = Murivore
wizwar-text-wallivore = Mange un mur de pierre juste à côté de toi, mais pas un mur extérieur : il est détruit, et tu gagnes 2 points de vie.

wizwar-card-werewolf-form = Forme de loup-garou
wizwar-text-werewolf-form = Vitesse de base 4. Quand tu donnes un coup de poing, lance le dé : c’est le nombre de points de dégâts physiques. Tu ne peux lancer que des contresorts.

## Thaumaturgie

wizwar-card-anti-anti = Anti-anti
wizwar-text-anti-anti = Annule un contresort lancé contre l’un de tes sorts. Rien ne peut l’empêcher.

wizwar-card-backlash = Choc en retour
wizwar-text-backlash = Annule un sort d’attaque qui te vise. Son lanceur subit des dégâts magiques égaux à l’énergie du sort annulé.

wizwar-card-globe-of-pain = Globe de douleur
wizwar-text-globe-of-pain = Un mage que tu pourrais atteindre à pied en six pas, derrière n’importe quel coin, subit des dégâts magiques égaux à l’énergie.

wizwar-card-slow-death = Mort lente
wizwar-text-slow-death = Tant qu’elle dure, le mage visé subit 1 point de dégâts magiques pour chaque carte qu’il pioche.

wizwar-card-yoink = Chipé !
wizwar-text-yoink = Prends à un mage un équipement qu’il porte, mais pas un trésor. C’est maintenant toi qui le portes.

wizwar-card-invisible = Invisibilité
wizwar-text-invisible = Chaque fois qu’on t’attaque, lance le dé : sur 2, 3 ou 4, tu esquives. Peut aussi se lancer comme contresort quand on t’attaque.

wizwar-card-gravity = Gravité
wizwar-text-gravity = Tous les mages lâchent tous leurs équipements et trésors. Personne ne peut en ramasser tant qu’elle dure.

wizwar-card-pass-through-wall = Passe-muraille
wizwar-text-pass-through-wall = Traverse une fois pendant ce tour un mur juste à côté de toi, sans en souffrir. Les murs extérieurs t’arrêtent toujours.

wizwar-card-seal-door = Porte scellée
wizwar-text-seal-door = Plus personne ne peut déverrouiller ni ouvrir cette porte, pas même son propriétaire. On peut encore la détruire.

wizwar-card-master-key = Passe-partout
wizwar-text-master-key = Tant que tu le portes, tu peux déverrouiller toute porte juste à côté de toi qui n’est pas scellée, et la tenir ouverte.

wizwar-card-dagger = Dague
wizwar-text-dagger = Attaque : frappe un objet ou un mage dans ta case ou une case adjacente, ou lance la dague sur une cible en vue, pour 3 points de dégâts physiques. On peut ramasser une dague lancée.

wizwar-card-wizardblade = Lame de mage
wizwar-text-wizardblade = Attaque un objet ou un mage dans ta case ou une case adjacente : défausse une carte à valeur d’énergie et inflige des dégâts magiques égaux à cette valeur. Un objet reçoit une fissure par point.
