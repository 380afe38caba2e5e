# La page : ce qu’elle dit autour des jeux eux-mêmes.

## Partout

web-menu = Menu
web-home = Retour à l’accueil
web-rules = Règles
web-settings = Réglages
web-language = Langue
web-close = Fermer
web-yes = Oui
web-no = Non
web-loading = Un instant…
web-trouble = Quelque chose n’a pas marché. Essaie encore.
web-no-server = Le serveur ne répond pas. La page va réessayer.
web-not-reached = Le serveur ne répond pas. Réessaie dans un instant.
web-lost = Il n’y a rien ici.
web-rule = Paragraphe { $rule } des règles

## La page d’accueil

web-welcome = Deux jeux de magiciens
web-guest = Invité·e
web-game-elfenwizards = Elfenwizards
web-game-wizwar = Wiz-War
web-about-elfenwizards = Des dés, des enchères et des marchandages pour quinze titres sur un grand arbre. De 3 à 6 joueurs.
web-about-wizwar = Un labyrinthe, 168 cartes de magie, des contresorts et des trésors volés. De 2 à 4 joueurs.
web-play-now = Jouer tout de suite
web-new-table = Nouvelle table
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-status-waiting = attend des joueurs
web-status-playing = en cours
web-status-finished = terminée
web-status-closed = fermée
web-turn-of = attend { $players }

## Avant la partie

web-waiting-room = Cette table attend des joueurs.
web-free-seat = une place libre
web-kept-for = place gardée pour { $name }
web-invite-link = Envoie ce lien à des amis :
web-copy = Copier
web-copied = Copié
web-start-now = Commencer maintenant, avec l’ordinateur aux places libres
web-start = Commencer
web-start-when-ready = Toutes les places sont prises. Commence quand tu veux.
web-start-of = La partie commence dès que { $name } la lance.
web-start-of-owner = Toutes les places sont prises. La personne qui a ouvert la table doit lancer la partie.
web-start-yours = attend que tu commences
web-full = complète, pas encore commencée
web-remove = Retirer
web-remove-player = Retirer { $name }
web-take = Prendre aussi cette place
web-take-seat = Prendre aussi la place { $number }
web-several = Une personne peut prendre plusieurs places.
web-computer-short = ordinateur
web-computer-name = { $name } (ordinateur)
web-your-name = Ton nom
web-fill-in = Remplis ce champ, s’il te plaît.
web-sit-down = S’asseoir

## À la table

web-players = Joueurs
web-board = Le plateau
web-choices = Ce que tu peux choisir
web-log = Journal
web-talk = Parler
web-promises = Promesses
web-text = Texte
web-undone = Un choix a été repris.
web-say = Dis quelque chose
web-send = Dire
web-spectator = Quelqu’un du public
web-line-lost = La liaison est coupée et reviendra d’elle-même.
web-line-gone = Cette table ne t’est pas ouverte.
web-other-rules = Cette partie suit d’autres règles
web-other-rules-short = autres règles
web-put-away = La ranger
web-nobody-won = La partie est terminée : personne n’a gagné.
web-won = { $count ->
        [one] La partie est terminée : { $winners } a gagné.
       *[other] La partie est terminée, avec une victoire partagée : { $winners }.
    }
web-window-waits = Quelque chose est annoncé, et d’autres peuvent y répondre.
web-waits-for = On attend { $players }.
web-waits-now = On attend { $players } : { $what }.
web-waits = On attend.
web-time-left = { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-undo-asked = { $player } voudrait reprendre le dernier choix : es-tu d’accord ?
web-orders = Quand les autres annoncent quelque chose :
web-orders-ask = me demander toujours
web-orders-concerned = passer à ma place, sauf si l’on m’attaque
web-leave = Quitter la table
web-return = Reprendre ma place
web-rematch = Rejouer
web-next-table = Vers la partie suivante
web-rematch-waits = Une nouvelle partie vous attend tous : « { web-next-table } » y mène.
web-replay = Revoir la partie
web-record = Télécharger la partie
web-hand-over = Passe l’appareil à { $player }.
web-its-me = C’est moi, { $player }

## Promesses

web-no-promises = Rien n’a encore été promis.
web-promise-open = en attente
web-promise-accepted = acceptée
web-promise-refused = refusée
web-promise-withdrawn = retirée
web-promise-lapsed = périmée
web-accept = Accepter
web-refuse = Refuser
web-withdraw = Retirer

## Revoir une partie

web-replay-title = { $game } : revoir la partie
web-replay-seen-by = Point de vue
web-replay-viewer-none = public
web-replay-viewer-all = toutes les mains ouvertes
web-replay-seat = { $number }. { $player }
web-replay-to-table = Vers la table
web-replay-controls = Parcourir la partie
web-replay-slider = Étape
web-replay-position = Étape { $step } sur { $last }
web-replay-where = Étape { $step } sur { $last }. { $chapter }
web-replay-first = Au début
web-replay-chapter-back = Un chapitre en arrière
web-replay-back = Une étape en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Une étape en avant
web-replay-chapter-forward = Un chapitre en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-times = { $speed } ×
web-replay-keys = Touches : ← et → (partout : j et l) pour une étape, avec Maj pour un chapitre, Début et Fin pour aller au début et à la fin ; espace pour la lecture et la pause ; Échap termine le mouvement.
web-replay-this-step = Cette étape
web-replay-beginning = La partie commence.
web-replay-chose = { $player } choisit : { $choice }
web-replay-asked = La question était :
web-replay-happened = Ce qui s’est passé
web-replay-nothing = Rien de visible.
web-replay-cut = Cette partie suivait d’autres règles. Celles d’aujourd’hui ne peuvent pas la suivre au-delà de cette étape.
web-replay-result = Le résultat
web-replay-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-replay-winner = victoire
web-replay-around = Autour de cette étape
web-replay-story = Récit
web-replay-chapters = Chapitres
web-replay-hand-of = En main chez { $player }
web-replay-share = Partager et garder
web-replay-share-link = Un lien vers cette étape, telle que tu la vois maintenant
web-replay-share-note = Avec ce lien, on peut regarder toute la partie.
web-replay-file = Toute la partie dans un fichier
web-replay-file-note = Guildhall la montre de nouveau avec « guildhall replay FICHIER », sans serveur.
web-replay-why = Cette partie est déjà jouée : ici, on ne choisit plus rien.
web-replay-play-on = Continuer à partir d’ici
web-replay-play-on-step = À partir de l’étape { $step } sur { $last }
web-replay-play-on-note = Tout est comme après cette étape, les mains aussi ; les dés sont nouveaux.
web-replay-play-on-over = À cette étape, la partie est terminée. Recule un peu, et continue à partir de là.
web-replay-my-seat = Je joue pour
web-replay-others = Les autres
web-replay-friend = quelqu’un, par un lien
web-replay-stand-in = Doublure pour { $player }
web-replay-begin = Continuer la partie
web-replay-begin-friends = Ouvrir la table et recevoir le lien
web-replay-opening = La table s’ouvre…
web-replay-none = Il n’y a pas de partie à regarder ici
web-link-cut = La fin du lien manque peut-être. Demande le lien entier à qui te l’a envoyé.
web-replay-waiting-hint = Il y a peut-être encore une place pour toi.
web-replay-playing-hint = Regarde à la table ; tu pourras revoir la partie dès qu’elle sera terminée.
web-replay-closed-hint = La partie n’a jamais été jouée.

## Wiz-War : le plateau, la main et les places

web-ww-labyrinth = Le labyrinthe
web-ww-keys = Dans le labyrinthe, les flèches du clavier vont de case en case, Maj et une flèche à la ligne de ce côté, Page suivante et Page précédente parcourent ce qui est dans la case ; Entrée le choisit ou dit pourquoi pas.
web-ww-told = { $what } : { $text }
web-ww-told-owned = { $what }, par { $owner } : { $text }
web-ww-does-home = Un trésor ennemi posé ici vaut un point.
web-ww-does-treasure = Le ramasser finit Mouvement et sorts. Dans la base d’un autre mage, il vaut un point.
web-ww-does-door = Verrouillée, sauf pour { $owner }.
web-ww-does-door-dead = Verrouillée pour tous : son propriétaire n’est plus en jeu.
web-ww-does-door-sealed = Personne ne peut l’ouvrir.
web-ww-does-door-sight = Fermée, elle bloque la vue.
web-ww-does-wall = Personne ne passe à travers.
web-ww-does-wall-sight = Personne ne voit à travers.
web-ww-does-wall-cracks = Des fissures peuvent le détruire.
web-ww-cost = { $cost ->
        [one] Tu peux y aller pour { $cost } point de mouvement
       *[other] Tu peux y aller pour { $cost } points de mouvement
    }
web-ww-walls = { $count ->
        [one] mur
       *[other] murs
    } vers { $sides }
web-ww-side = { $what } vers { $direction }
web-ww-no-walls = Aucun mur autour
web-ww-walk = marcher jusqu’à { $square }
web-ww-lit = Tu peux choisir cela
web-ww-choose-target = Les cibles possibles sont éclairées sur le plateau.
web-ww-way = { $type } (portée : { $range })
web-ww-air = Ce qui est annoncé
web-ww-air-none = Rien n’est annoncé pour l’instant.
web-ww-look-none = Pointe une case, une ligne ou une pièce : ce que c’est et ce que cela fait s’affiche ici.
web-ww-doing-cast = { $player } lance { $way }{ $aimed ->
        [yes] , cible : { $targets }
        [way] {" "}vers { $targets }
       *[no] {""}
    }{ $energy ->
        [0] {""}
        [1] {""}
       *[other] , énergie { $energy }
    }.
web-ww-doing-use = { $player } : { $way }{ $aimed ->
        [yes] , cible : { $targets }
       *[no] {""}
    }.
web-ww-doing-answer = { $player } répond à { $against } avec { $way }.
web-ww-doing-damage = { $amount ->
        [one] { $amount } point de dégâts { $kind } va
       *[other] { $amount } points de dégâts { $kind } vont
    } atteindre { $player }.
web-ww-doing-pick-up = { $player } ramasse { $treasure }.
web-ww-doing-window = Tout le monde peut répondre.
web-ww-doing-shove = On pousse { $player }.
web-ww-doing-bolt = L’éclair lancé par { $player } continue sa course.
web-ww-announced = { $player } annonce { $way }, cibles : { $targets }.
web-ww-cancelled = annulé
web-ww-you = toi
web-ww-winner = a gagné
web-ww-kills = { $count ->
        [one] { $count } mage tué
       *[other] { $count } mages tués
    }
web-ww-limit = Limite de main : { $count }
web-ww-known = Cartes connues :
web-ww-hand = En main :
web-ww-phase-draft = Choix des écoles
web-ww-phase-time_passes = Passage du temps
web-ww-phase-move_and_cast = Mouvement et sorts
web-ww-phase-discard_and_draw = Défausse et pioche
web-ww-phase-over = La partie est terminée
web-ww-attacks-left = { $count ->
        [0] aucune attaque restante
        [one] encore { $count } attaque
       *[other] encore { $count } attaques
    }
web-ww-flag-stunned = étourdissement : bouge ou attaque, pas les deux
web-ww-flag-rooted = ne peut plus bouger
web-ww-flag-empty_handed = ne peut pas ramasser de trésor pendant ce tour
web-ww-deck = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans la pioche, { $discards } dans la défausse
web-ww-thing-by = { $what }, de { $player }
web-ww-draw-pile = { $cards ->
        [one] pioche, { $cards } carte
       *[other] pioche, { $cards } cartes
    }
web-ww-discard-pile = { $discards ->
        [one] défausse, { $discards } carte
       *[other] défausse, { $discards } cartes
    }
web-ww-top-discard = { $card } sur le dessus
web-ww-about-alchemy = Pierres magiques, poudres et acides
web-ww-about-conjuring = Buissons, portes, pièges et fléchettes
web-ww-about-elemental = Feu, eau, pierre, vent et foudre
web-ww-about-mentalism = Coups à l’esprit, pensées volées
web-ww-about-mutation = D’autres formes, plus de bras, plus de vitesse
web-ww-about-thaumaturgy = Contresorts, malédictions et lames

## Wiz-War en toutes lettres

web-ww-stands = En { $square } ; la base est en { $home }.
web-ww-with = Dans la même case : { $wizards }.
web-ww-treasures = Trésors
web-ww-treasure-lies = En { $square } : { $treasure }.
web-ww-treasure-carried = En { $square } : { $treasure }, porté par { $carrier }.
web-ww-things = Sur le plateau
web-ww-doors = Portes et fissures
web-ww-exits = Sorties
web-ww-exit = En { $square }, la sortie vers { $direction } mène en { $to }{ $portal ->
        [purple] {" "}(portail violet)
        [cyan] {" "}(portail cyan)
       *[none] {""}
    }.

## Elfenwizards sur la page

web-elf-tree = Le grand arbre
web-elf-track = Le compteur de tours
web-elf-round = Tour { $round }
web-elf-paid = { $player } a payé un sort mineur pour la retraite de son Grand Druide
web-elf-without = { $count ->
        [one] { $count } tour sans Grand Druide
       *[other] { $count } tours sans Grand Druide
    }
web-elf-dragon = { $player } a le dragon et commence
web-elf-has-dragon = a le dragon et commence
web-elf-box-empty = { $box }, valeur { $value } : personne
web-elf-box-holds = { $box }, valeur { $value } : { $tokens }
web-elf-token = { $token }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }{ $grey ->
        [0] {""}
        [one] , { $grey } jeton gris
       *[other] , { $grey } jetons gris
    }
web-elf-place-W = Sorts majeurs Druide
web-elf-place-S = Sorts majeurs Sorcier
web-elf-place-N = Sorts majeurs Nécromancien
web-elf-place-M = Sorts majeurs Magicien
web-elf-place-minor = Sorts mineurs
web-elf-place-grey = Magie grise
web-elf-rank-W = Druides
web-elf-rank-S = Sorciers
web-elf-rank-N = Nécromanciens
web-elf-rank-M = Magiciens
web-elf-passed-over = Déconfiture
web-elf-box-of-dice = La case « { $box } »
web-elf-die = un { $face }
web-elf-die-in = ton { $face } dans la case « { $box } »
web-elf-die-of = { $face } de { $player } dans la case « { $box } »
web-elf-rolled = Dés lancés
web-elf-in-hand = en main :
web-elf-spell-in-hand = un sort mineur en main
web-elf-dice-front = { $count ->
        [one] { $count } dé en réserve
       *[other] { $count } dés en réserve
    }
web-elf-chips-front = { $count ->
        [0] aucun sort mineur en réserve
        [one] { $count } sort mineur en réserve
       *[other] { $count } sorts mineurs en réserve
    }
web-elf-chips-minor = { $count ->
        [one] { $count } sort mineur dans la case
       *[other] { $count } sorts mineurs dans la case
    }
web-elf-you = toi
web-elf-score = Score :
web-elf-worth = { $worth } maintenant, { $total } en tout
web-elf-worth-why = Ce que rapporteraient les magiciens là où ils sont maintenant, et le score avec cela
web-elf-high-wizards = a eu le titre de Grand Druide { $count } fois
web-elf-passed = a passé
web-elf-turn = joue
web-elf-won = a gagné
web-elf-level-H = Grand Druide, valeur { $value }
web-elf-level-W = Druides, valeur { $value } chacun
web-elf-level-S = Sorciers, valeur { $value } chacun
web-elf-level-N = Nécromanciens, valeur { $value } chacun
web-elf-level-M = Magiciens, valeur { $value } chacun
web-elf-text-now = Maintenant
web-elf-text-round = Tour { $round } sur { $rounds }.
web-elf-text-step = Phase { $step } : { $name }.
web-elf-text-turn = C’est à { $player } de jouer.
web-elf-text-vacant = { $box } : personne
web-elf-text-box = { $box } : { $tokens }
web-elf-text-passed-over = Déconfiture
web-elf-text-contests = Les duels
web-elf-text-contest = { $titles } : { $standing }. { $count ->
        [0] Personne ne monterait maintenant.
        [one] { $rising } monterait maintenant.
       *[other] { $rising } monteraient maintenant.
    }
web-elf-text-stands = { $name } avec { $points }
web-elf-text-closed = Personne ne peut placer de sorts ici, sauf { $player }.
web-elf-text-beside = Sorts à côté des magiciens
web-elf-text-spells = { $player } : { $dice ->
        [0] {""}
        [one] un { $faces }
       *[other] les dés { $faces }
    }{ $chips ->
        [0] {""}
       *[other] { $dice ->
            [0] {""}
           *[other] {" et "}
        }{ $chips ->
            [one] un sort mineur
           *[other] { $chips } sorts mineurs
        }
    }
web-elf-text-score = Score { $score } ; les magiciens valent { $worth } maintenant, { $total } en tout
web-elf-text-rolled = lancer : { $faces }
web-elf-text-dice = { $faces } dans la case « { $box } »

web-promise-closed = On peut faire des promesses à partir du premier lancer d’un tour, jusqu’à ce que tout le monde ait passé.
web-promise-round = tour { $round }
web-promise-new = Promettre quelque chose…
web-promise-to = À
web-promise-gives = Je place
web-promise-takes = si tu places
web-promise-on = à côté de
web-promise-count = Combien
web-promise-spell = Quel sort
web-promise-points = { $count ->
        [one] point, en sorts quelconques
       *[other] points, en sorts quelconques
    }
web-promise-chips = { $count ->
        [one] sort mineur
       *[other] sorts mineurs
    }
web-promise-die = × un { $face } de la case « { $box } »
web-promise-token = { $name } ({ $box })
web-promise-less = Enlever cela
web-promise-more = … et encore
web-promise-something = Demander quelque chose en retour
web-promise-free = Aucune promesse n’engage. La table montre ensuite qui a tenu parole.
web-promise-offer = Proposer cela

## Autour de la table : la page d’accueil, plus en détail

web-welcome-more = Grimpe dans un grand arbre à coups de dés et de marchandages, ou chasse les trésors dans un labyrinthe de sorts. Un clic, et tu joues.
web-quick-elfenwizards = Jouer tout de suite : toi contre trois joueurs de l’ordinateur.
web-quick-wizwar = Jouer tout de suite : toi contre l’ordinateur.
web-your-turn-now = À toi de jouer
web-to-the-table = Vers la table
web-nobody-yet = encore personne
web-free-seats = { $count ->
        [0] aucune place libre
        [one] une place libre
       *[other] { $count } places libres
    }
web-no-open-tables = Aucune table n’attend de joueurs en ce moment. Ouvre-en une, et envoie le lien à des amis.
web-over-tables = Parties à revoir
web-no-over-tables = Aucune de tes parties n’est encore terminée. Tu les retrouveras ici, à revoir pas à pas, à partager et à garder.
web-show-all = Les montrer toutes ({ $count })
# Noms des joueurs de l’ordinateur, séparés par des virgules.
web-bot-names = Alaric, Béatrice, Corvin, Dorothée, Eustache, Fanchon, Gauvain, Hermine, Iseult, Jocaste, Lucain, Morgane

## Pages d’aide quand quelque chose manque

web-lost-more = Cette adresse ne mène nulle part. Il en manque peut-être un morceau.
web-no-server-title = Le serveur ne répond pas
web-no-table-title = Pas de table ici
web-reload = Une partie de la page n’a pas pu être chargée ; elle viendra dès que le serveur répondra.
web-reload-now = Recharger

## Réglages

web-keep = Garder
web-name-kept = À partir de maintenant, c’est ton nom.
web-name-about = Les autres voient ce nom à la table. Aux tables où tu as déjà une place, il reste comme avant.
web-theme = Clair ou sombre
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Mouvement
web-motion-system = Comme l’appareil
web-motion-off = Sans : tout change d’un coup
web-sound = Son
web-sound-about = Une cloche quand c’est à toi de jouer, un clic quand tu choisis

## La page des règles

web-contents = Sommaire
web-rules-title = { $game } : les règles
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
        [0] Rien trouvé
        [one] Un paragraphe trouvé
       *[other] { $count } paragraphes trouvés
    }
web-rules-nothing = Aucun paragraphe ne contient tous ces mots. Essaie avec moins de mots, ou avec un numéro comme 5.8.
web-rules-english = Ces règles n’existent pas encore dans ta langue : les voici en anglais.

## Une nouvelle table

web-new-game = Jeu
web-new-edition = Édition
web-new-seats = Qui joue
web-new-count = Nombre de joueurs
web-new-seat = Place { $number }
web-seat-me = moi
web-seat-friend = quelqu’un, par un lien
web-seat-here = une autre personne, ici même
web-seat-friend-about = La place reste libre jusqu’à ce que quelqu’un s’y assoie.
web-seat-here-about = À plusieurs sur un appareil : les mains restent couvertes jusqu’à ce que la personne suivante dise « c’est moi ».
web-seat-name = Nom pour la place { $number }
web-seat-name-hint = Nom
web-seat-twice = Deux joueurs sur cet appareil s’appellent « { $name } ».
web-bot-apprentice = ordinateur : Apprenti
web-bot-random = ordinateur : Hasard
web-bots-about = Joueurs automatiques : l’Apprenti joue avec bon sens, le Hasard sans regarder.
web-new-manners = Comment la table est tenue
web-new-public = Tout le monde peut prendre une place libre : la table est dans la liste des tables ouvertes. Sinon, il faut le lien pour s’asseoir.
web-new-spectators = D’autres peuvent regarder. Ils ne voient jamais de main.
web-new-delay = Retard pour ceux qui regardent
web-new-delay-about = Qui regarde voit tout avec ce retard et ne peut rien souffler à la table.
web-new-no-delay = aucun
web-seconds = { $count ->
        [one] une seconde
       *[other] { $count } secondes
    }
web-minutes = { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
web-days = { $count ->
        [one] un jour
       *[other] { $count } jours
    }
web-clock = Temps de réflexion
web-clock-none = sans limite
web-clock-turn = Temps pour chaque tour
web-clock-turn-none = Tout le monde peut réfléchir aussi longtemps qu’il faut.
web-clock-turn-about = Après { $time }, l’ordinateur joue le tour jusqu’au bout ; la personne reste dans la partie.
web-clock-window = Temps pour répondre à un sort
web-clock-window-none = Un sort annoncé attend que tout le monde ait répondu ou passé.
web-clock-window-about = Qui n’a pas répondu à un sort annoncé après { $time } passe.
web-clock-steady = Attendre toujours tout le temps prévu, même si tout le monde a passé : ainsi, même l’attente ne dit pas qui a de quoi répondre.
web-new-options = Options des règles
web-new-changed = { $count ->
        [0] toutes comme dans l’édition
        [one] une modifiée
       *[other] { $count } modifiées
    }
web-new-open = Ouvrir la table
web-usual = par défaut

## La salle d’attente

web-that-is-you = toi
web-needs-invite = Cette table est privée. La personne qui l’a ouverte peut t’envoyer un lien pour t’asseoir.
web-seats-taken = Toutes les places à cette table sont prises.
web-fair = Des dés honnêtes
web-fair-about = Le serveur s’est engagé sur les dés avant que quiconque s’assoie, et chaque joueur y mêle une valeur à lui : ainsi, personne ne peut les choisir.
web-fair-more = Comment cela marche
web-fair-nobody = À cette table, personne n’a ajouté de valeur : le serveur seul a choisi les dés.
web-fair-own = Ta valeur : une au hasard, ou écris la tienne
web-fair-yours = Ta valeur :
web-fair-commitment = L’engagement du serveur
web-fair-same = C’est bien celui que tu as vu en t’asseyant.
web-fair-other = Ce n’est pas celui que tu as vu en t’asseyant !
web-fair-value = La valeur ajoutée par { $player }
web-fair-none = aucune : l’ordinateur n’ajoute rien
web-fair-added-nothing = aucune ajoutée
web-fair-mine = C’est bien la valeur que tu as donnée.
web-fair-not-mine = Ce n’est pas la valeur que tu as donnée !
web-fair-secret = Le secret du serveur
web-fair-later = Il est révélé quand la partie est terminée.
web-fair-proved = C’est bien celui de l’engagement du serveur.
web-fair-broken = Ce n’est pas celui de l’engagement du serveur !
web-fair-step-1 = Quand une table s’ouvre, le serveur fait un secret et en montre le SHA-256, l’engagement. À partir de là, il ne peut plus changer le secret.
web-fair-step-2 = Chaque personne qui s’assoit ajoute une valeur. La page en fait une au hasard, ou tu écris la tienne.
web-fair-step-3 = Quand la partie commence, tous les dés et tirages découlent du secret, du numéro de la table et des valeurs de tous les joueurs. Tout le monde voit ces valeurs.
web-fair-step-4 = Quand la partie est terminée, le secret est révélé. Tout le monde peut alors vérifier que c’est celui de l’engagement, et que tous les lancers en découlent.
web-fair-why = Le serveur n’a pas pu diriger les dés, car il a choisi son secret avant de connaître aucune valeur. Aucun joueur ne l’a pu non plus, car seul le serveur connaissait le secret.
web-fair-check = Télécharge une partie terminée et fais-la vérifier :

## Le cadre de la table

web-play = Jeu
web-seats = Places
web-beside = À côté du plateau
web-fresh = { $count ->
        [one] { $count } nouveauté
       *[other] { $count } nouveautés
    }
web-table = Table
web-computer = ordinateur
web-here = est là
web-away = n’est pas là
web-spectators = { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-spectators-delay = Le public voit tout { $time } plus tard.
web-looking-on = tu regardes
web-looking-on-later = tu regardes, { $time } plus tard
web-looking-on-why = Ici, tu ne fais que regarder. Pour jouer, ouvre ta propre table :
web-why-lit = Cela peut se choisir maintenant : prends ce qui brille en or, ou un choix de la liste.
web-copy-table = Copier le lien pour regarder
web-leave-now = Quitter la table : l’ordinateur prend la place
web-game-stands-still = Tout le monde est parti : la partie s’arrête jusqu’à ce que quelqu’un revienne.
web-seat-kept = L’ordinateur garde ta place.
web-seat-kept-about = L’ordinateur joue pour toi jusqu’à ton retour.
web-has-left = L’ordinateur joue maintenant pour { $player }.
web-is-back = { $player } est de retour.
web-line-open-short = La liaison est établie.
web-line-connecting-short = La liaison s’établit.
web-line-lost-short = La liaison est coupée.
web-line-gone-short = Il n’y a pas de liaison avec cette table.
web-terms = Ce qui a été convenu
web-type = Tape un choix
web-type-hint = ou tape-le : { $example }
web-type-many = { $count } choix : tape pour en trouver un
web-type-send = Faire
web-orders-once = Passer à ma place, cette fois seulement
web-orders-once-done = Cette fois, tu passes.
web-undo-waits = On demande aux autres si tu peux reprendre ce choix.
web-undo-never-mind = Annuler la demande
web-late = temps écoulé
web-replace = Remplacer par l’ordinateur
web-replace-asked = L’ordinateur doit-il prendre définitivement la place de { $player } ? Pour : { $players }.
web-replace-waits = On demande aux autres si l’ordinateur doit prendre la place de { $player }.
web-replace-not-yet = Tu peux remplacer { $player } quand son temps est écoulé, ou après dix minutes d’absence pendant lesquelles la table attend. Réessaie alors.
web-replace-you = Si tous les autres sont d’accord, l’ordinateur prend ta place. Pour : { $players }.
web-result = Le résultat
web-log-covered = Le journal est couvert aussi.
web-log-none = Il ne s’est encore rien passé.
web-log-latest = Au plus récent
web-covered-about = Jusque-là, les mains restent couvertes.
web-covered-why = Les mains sont couvertes. La personne qui doit choisir clique d’abord sur « C’est moi ».
web-talk-none = Personne n’a encore rien dit.
web-talk-spectator = du public
web-talk-earlier = Plus ancien
web-talk-hidden = { $count ->
        [one] { $count } ligne masquée
       *[other] { $count } lignes masquées
    }
web-talk-somebody = Quelqu’un de plus haut
web-mute-title = Masquer quelqu’un
web-mute = Masquer
web-unmute = Afficher
web-mute-all = Retirer la parole
web-unmute-all = Rendre la parole
web-muted-for-all = sans parole
web-skip = Vers ce que tu peux choisir
web-skip-movement = Passer
web-skip-movement-why = Terminer le mouvement tout de suite
web-keys = Touches
web-keys-about = 1 à 9 choisissent dans la liste, u reprend un choix, Échap ferme un message et saute ce qui est en train d’être montré. Tab va d’une chose à la suivante.

## Éditions

web-edition-elfenwizards-original = Originale
web-edition-elfenwizards-original-about = Le livret anglais de 1995.
web-edition-elfenwizards-german = Allemande
web-edition-elfenwizards-german-about = Le texte allemand du même livret : seulement des titres vacants de son niveau ou plus bas.
web-edition-elfenwizards-french = Française
web-edition-elfenwizards-french-about = La traduction française : trois points retirent un jeton gris.
web-edition-elfenwizards-italian = Italienne
web-edition-elfenwizards-italian-about = La traduction italienne : une égalité en tête ne fait monter personne, et l’on peut retenir des dés et des sorts.
web-edition-elfenwizards-retranslation = Retraduction
web-edition-elfenwizards-retranslation-about = De l’anglais fait à partir de l’italien ; se joue de même.
web-edition-wizwar-rulebook = Livret
web-edition-wizwar-rulebook-about = La huitième édition, de 2012, telle qu’imprimée.
web-edition-wizwar-faq = Avec errata
web-edition-wizwar-faq-about = La même, avec ce que changent les errata de l’éditeur : adjacence, Bouclier et Corps de brume.

## Valeurs des options

web-value-on = oui
web-value-off = non
web-value-random = au hasard
web-value-in_order = dans l’ordre

## Options d’Elfenwizards

web-option-elfenwizards-setup = Magiciens au début
web-option-elfenwizards-setup-about = La pyramide complète donne à chacun plus de magiciens, tous au niveau Magicien.
web-option-elfenwizards-setup-standard = standard
web-option-elfenwizards-setup-full_pyramid = pyramide complète
web-option-elfenwizards-colours = Couleurs
web-option-elfenwizards-colours-about = Les couleurs ne commencent pas aux mêmes endroits de l’arbre : au hasard, ou rouge, vert, bleu, jaune, noir et blanc dans le sens horaire à partir de la première place.
web-option-elfenwizards-rounds = Tours
web-option-elfenwizards-rounds-about = Combien de tours dure la partie, au plus.
web-option-elfenwizards-timers = Temps de négociation
web-option-elfenwizards-timers-about = Une minute par personne avant un lancer, et cinq minutes pour tout le monde avant le premier sort.
web-option-elfenwizards-grey_cost = Points par jeton gris
web-option-elfenwizards-grey_cost-about = Combien de points de magie grise retirent un jeton gris.
web-option-elfenwizards-grey_supply = Jetons gris
web-option-elfenwizards-grey_supply-about = Avec douze, les magiciens rétrogradés quand il n’en reste plus n’en reçoivent pas.
web-option-elfenwizards-grey_supply-unlimited = autant qu’il en faut
web-option-elfenwizards-grey_supply-12 = douze seulement
web-option-elfenwizards-top_tie = Égalité de deux magiciens en tête d’une case pleine
web-option-elfenwizards-top_tie-about = D’une case de trois magiciens ou plus, deux à égalité pour le plus de points montent tous les deux, ou personne ne monte.
web-option-elfenwizards-top_tie-two_win = les deux montent
web-option-elfenwizards-top_tie-none_win = personne ne monte
web-option-elfenwizards-vacancy_ceiling = Titres vacants
web-option-elfenwizards-vacancy_ceiling-about = Quels titres vacants peut prendre un magicien déconfit.
web-option-elfenwizards-vacancy_ceiling-any_below_high = tous sous le Grand Druide
web-option-elfenwizards-vacancy_ceiling-same_or_lower = de son niveau ou plus bas
web-option-elfenwizards-vacancy_order = Ordre pour les titres vacants
web-option-elfenwizards-vacancy_order-about = Chaque joueur place d’un coup tous ses magiciens d’une case, ou un seul à la fois, à tour de rôle.
web-option-elfenwizards-vacancy_order-player_all = tous d’un coup
web-option-elfenwizards-vacancy_order-one_each = un chacun, à tour de rôle
web-option-elfenwizards-no_high_wizard_start = Le dragon sans Grand Druide
web-option-elfenwizards-no_high_wizard_start-about = Quand un tour commence sans Grand Druide, le dragon reste ou passe à gauche.
web-option-elfenwizards-no_high_wizard_start-stay = reste
web-option-elfenwizards-no_high_wizard_start-pass_left = passe à gauche
web-option-elfenwizards-retire_clears_grey = La retraite enlève les jetons gris
web-option-elfenwizards-retire_clears_grey-about = Un Grand Druide qui prend sa retraite rend tous ses jetons gris.
web-option-elfenwizards-ally_support_uncontested = Aide sans rival
web-option-elfenwizards-ally_support_uncontested-about = Les adversaires peuvent aussi placer des sorts là où ceux-ci ne peuvent qu’aider.
web-option-elfenwizards-final_tie = Égalité à la fin
web-option-elfenwizards-final_tie-about = Les joueurs à égalité partagent la victoire, ou ce sont les titres de Grand Druide, puis les sorts mineurs, qui décident.
web-option-elfenwizards-final_tie-shared = victoire partagée
web-option-elfenwizards-final_tie-high_wizards_then_chips = Grands Druides, puis sorts mineurs
web-option-elfenwizards-place_two = Deux sorts à la fois
web-option-elfenwizards-place_two-about = Il faut placer deux sorts à la fois ; sinon, un seul suffit.
web-option-elfenwizards-place_all = Placer tous les dés
web-option-elfenwizards-place_all-about = Il faut placer tous les dés après le second lancer ; sinon, on peut en retenir, et ils ne font rien.

## Options de Wiz-War

web-option-wizwar-side = Face des secteurs
web-option-wizwar-side-about = A est le plan de cette édition, B le plan classique.
web-option-wizwar-colours = Couleurs
web-option-wizwar-colours-about = Au hasard, ou bleu, rouge, jaune et vert dans l’ordre des places.
web-option-wizwar-school_1 = Première école
web-option-wizwar-school_1-about = L’une des trois écoles de magie de la pioche ; les trois doivent être différentes.
web-option-wizwar-school_2 = Deuxième école
web-option-wizwar-school_2-about = Comme la première ; avec « choisie à tour de rôle », les joueurs la choisissent à la table.
web-option-wizwar-school_3 = Troisième école
web-option-wizwar-school_3-about = Comme les autres.
web-value-alchemy = Alchimie
web-value-conjuring = Conjuration
web-value-elemental = Éléments
web-value-mentalism = Mentalisme
web-value-mutation = Mutation
web-value-thaumaturgy = Thaumaturgie
web-value-draft = choisie à tour de rôle
web-option-wizwar-windows = À qui l’on demande une réponse
web-option-wizwar-windows-quick = à qui peut répondre
web-option-wizwar-windows-open = à tous
web-option-wizwar-adjacency = Adjacence
web-option-wizwar-adjacency-about = Des cases qui ne se touchent que par un coin sont adjacentes, ou non.
web-option-wizwar-adjacency-diagonal = aussi par un coin
web-option-wizwar-adjacency-orthogonal = seulement par un côté
web-option-wizwar-shield = Bouclier
web-option-wizwar-shield-about = Ce qu’un Bouclier ajoute à son énergie.
web-option-wizwar-mist_body = Corps de brume
web-option-wizwar-mist_body-about = Seuls les murs de pierre agissent encore sur un Corps de brume, ou tous les murs : un Mur de feu le brûle alors.
web-option-wizwar-mist_body-stone = les murs de pierre
web-option-wizwar-mist_body-all = tous les murs
web-option-wizwar-uncluttered_minds = Esprits dégagés
web-option-wizwar-uncluttered_minds-about = Les sorts maintenus ne comptent pas dans la limite de main.
web-option-wizwar-custom_spellbook = Grimoire sur mesure
web-option-wizwar-custom_spellbook-about = Deux groupes choisissent des écoles à tour de rôle et piochent chacun dans sa propre pioche.
web-option-wizwar-deadly_treasures = Trésors mortels
web-option-wizwar-deadly_treasures-about = Un mage dont les deux trésors sont dans des bases adverses meurt aussitôt.
web-option-wizwar-extended_play = Partie longue
web-option-wizwar-extended_play-about = Il faut trois ou quatre points de victoire au lieu de deux.
web-option-wizwar-giant_book = Grimoire géant
web-option-wizwar-giant_book-about = La pioche se compose de toutes les écoles ; seuls les Charmes noirs restent dehors.
web-option-wizwar-heavy_items = Équipements lourds
web-option-wizwar-heavy_items-about = Ramasser un équipement finit Mouvement et sorts, comme ramasser un trésor.
web-option-wizwar-permanent_creations = Créations permanentes
web-option-wizwar-permanent_creations-about = Les objets créés ne sont pas maintenus et restent jusqu’à ce que quelqu’un d’autre les détruise.
web-option-wizwar-treasure_hunters = Chasseurs de trésors
web-option-wizwar-treasure_hunters-about = Seuls les trésors comptent : deux trésors ennemis dans sa base font gagner, tuer ne donne pas de point.
