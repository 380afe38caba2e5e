# La page : ce qu’elle dit autour des jeux eux-mêmes.

## Partout

web-menu = Menu
web-home = Page d’accueil
web-rules = Règles
web-settings = Réglages
web-language = Langue
web-close = Fermer
web-fold = Replier
web-unfold = Déplier
web-yes = Oui
web-no = Non
web-loading = Un instant…
web-trouble = Une erreur s’est produite. Essaie encore.
web-no-server = Le serveur ne répond pas. Cette page continue d’essayer.
web-not-reached = Le serveur ne répond pas. Réessaie dans un instant.
web-offline = Il n’y a pas de connexion. Les tables et les nouvelles parties ont besoin du serveur, et cette page continue d’essayer de le joindre.
web-offline-title = Tu es hors ligne
web-works-offline = En attendant, tu peux lire les règles.
web-lost = Il n’y a rien ici.
web-rule = Règle { $rule }
web-rule-all = Ouvrir toutes les règles
web-rule-source = D’où cela vient

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
web-turn-of = on attend { $players }

## Avant la partie

web-waiting-room = On attend des joueurs
web-free-seat = place libre
web-kept-for = réservée pour { $name }
web-invite-link = Envoie ce lien à quelqu’un :
web-copy = Copier
web-copied = Copié
web-start-now = Commencer maintenant, avec l’ordinateur aux places libres
web-start = Commencer
web-start-when-ready = Toutes les places sont prises. Commence quand tu veux.
web-start-of = On attend { JOIN("que", $name) } lance la partie.
web-start-of-owner = Toutes les places sont prises. On attend que la personne qui a ouvert la table lance la partie.
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
web-choices = Tes choix
web-log = Journal
web-talk = Discussion
web-promises = Promesses
web-text = Texte
web-undone = Un choix a été annulé.
web-say = Dis quelque chose
web-send = Envoyer
web-spectator = Quelqu’un du public
web-connection-lost = Connexion perdue, nouvelle tentative…
web-connection-gone = Cette table ne t’est pas ouverte.
web-other-rules = Cette partie suit d’autres règles
web-other-rules-short = autres règles
web-put-away = Archiver
web-turning-points = Moments décisifs
web-end-total = Total
web-elf-titles = Titres
web-elf-round-number = Tour { $round }
web-elf-points-by-round = Points par tour, et titres
web-ww-result-points = Points
web-ww-result-life = Vie
web-ww-points-from = L’origine des points
web-warning = { $warning } Si c’est bien ce que tu veux, choisis-le encore une fois.
web-ww-finish = Terminer ton tour{ $count ->
        [0] { "" }
        [one] , piocher une carte
       *[other] , piocher { $count } cartes
    }
web-nobody-won = La partie est terminée : personne n’a gagné.
web-won = { $count ->
        [one] La partie est terminée : { $winners } a gagné.
       *[other] La partie est terminée : { $winners } partagent la victoire.
    }
web-window-waits = On attend des réponses.
web-waits-for = On attend { $players }.
web-waits-now = On attend { $players } : { $what }.
web-waits = On attend.
web-time-left = { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-asked = { $player } voudrait annuler son dernier choix. Es-tu d’accord ?
web-orders = Quand les autres joueurs agissent :
web-orders-ask = me demander toujours
web-orders-concerned = passer, sauf si je suis la cible
web-leave = Quitter
web-return = Reprendre ma place
web-rematch = Rejouer
web-next-table = Aller à la revanche
web-rematch-waits = La revanche est prête : « { web-next-table } » t’y emmène.
web-replay = Revoir la partie
web-record = Télécharger la partie
web-hand-over = Passe l’appareil à { $player }.
web-its-me = C’est moi, { $player }

## Promesses

web-no-promises = Pas encore de promesses.
web-promise-open = en attente
web-promise-accepted = acceptée
web-promise-refused = refusée
web-promise-withdrawn = retirée
web-promise-lapsed = expirée
web-accept = Accepter
web-refuse = Refuser
web-withdraw = Retirer

## Revoir une partie

web-replay-title = { $game } : revoir la partie
web-replay-seen-by = Point de vue
web-replay-viewer-none = du public
web-replay-viewer-all = toutes les mains visibles
web-replay-seat = { $number }. { $player }
web-replay-to-table = Aller à la table
web-replay-controls = Lecture
web-replay-slider = Étape
web-replay-position = Étape { $step } sur { $last }
web-replay-where = Étape { $step } sur { $last }. { $chapter }
web-replay-first = Aller au début
web-replay-chapter-back = Chapitre précédent
web-replay-back = Étape précédente
web-replay-play = Lire
web-replay-pause = Pause
web-replay-forward = Étape suivante
web-replay-chapter-forward = Chapitre suivant
web-replay-last = Aller à la fin
web-replay-speed = Vitesse
web-replay-times = { $speed } ×
web-replay-keys = Touches : ← et → (ou j et l, partout) pour une étape, avec Maj pour un chapitre ; Début et Fin pour aller au début et à la fin ; Espace pour lire et mettre en pause ; Échap pour sauter l’animation.
web-replay-this-step = Cette étape
web-replay-beginning = La partie commence.
web-replay-chose = { $player } a choisi : { $choice }
web-replay-asked = La question était :
web-replay-happened = Ce qui s’est passé
web-replay-nothing = Rien que l’on puisse voir de ce point de vue.
web-replay-cut = Cette partie a été jouée avec une autre version des règles et ne peut pas être montrée au-delà de cette étape.
web-replay-result = Résultat
web-replay-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
web-replay-winner = victoire
web-replay-around = Autour de cette étape
web-replay-story = Récit
web-replay-chapters = Chapitres
web-replay-hand-of = La main { JOIN("de", $player) }
web-replay-share = Partager ou enregistrer
web-replay-share-link = Lien vers cette étape, telle que tu la vois maintenant
web-replay-share-note = Toute personne qui a ce lien peut regarder la partie entière.
web-replay-file = La partie entière dans un fichier
web-replay-file-note = Revois-la avec « guildhall replay FICHIER », sans serveur.
web-replay-why = Cette partie est déjà jouée : il n’y a rien à choisir ici.
web-replay-play-on = Jouer à partir d’ici
web-replay-play-on-step = À partir de l’étape { $step } sur { $last }
web-replay-play-on-note = Tout est comme après cette étape, mains comprises, mais les lancers seront nouveaux.
web-replay-play-on-over = À cette étape, la partie est terminée. Recule un peu et joue à partir de là.
web-replay-my-seat = Je joue pour
web-replay-others = Les autres joueurs
web-replay-friend = quelqu’un, par un lien
web-replay-stand-in = Doublure { JOIN("de", $player) }
web-replay-begin = Commencer à jouer
web-replay-begin-friends = Ouvrir la table et recevoir le lien
web-replay-opening = La table s’ouvre…
web-replay-none = Il n’y a pas de partie à revoir ici
web-link-cut = La fin du lien manque peut-être. Demande le lien complet à la personne qui te l’a envoyé.
web-replay-waiting-hint = Il y a peut-être encore une place pour toi.
web-replay-playing-hint = Tu peux regarder à la table. Tu pourras revoir la partie ici dès qu’elle sera terminée.
web-replay-closed-hint = La partie n’a jamais été jouée.

## Wiz-War : le plateau, la main et les places

web-ww-labyrinth = Le labyrinthe
web-ww-keys = Dans le labyrinthe, les flèches vont de case en case, Maj et une flèche au mur, à la porte ou au bord libre de ce côté, Page suivante et Page précédente parcourent ce qu’il y a dans la case ; Entrée le choisit, ou explique pourquoi c’est impossible ; V montre aussitôt ce qu’on voit depuis la case.
web-ww-told = { $what } : { $text }
web-ww-told-owned = { $what } { JOIN("de", $owner) } : { $text }
web-ww-does-home = Chaque trésor ennemi posé ici vaut un point à ce mage.
web-ww-does-treasure = Le ramasser met fin à la phase Mouvement et sorts. Dans la base d’un autre mage, il vaut un point à celui-ci.
web-ww-does-door = Verrouillée pour tout le monde, sauf pour { $owner }.
web-ww-does-door-dead = Verrouillée pour tout le monde : son propriétaire est éliminé.
web-ww-does-door-sealed = Personne ne peut l’ouvrir.
web-ww-does-door-sight = Bloque la vue tant qu’elle est fermée.
web-ww-does-wall = Personne ne peut passer à travers.
web-ww-does-wall-sight = Personne ne peut voir à travers.
web-ww-does-wall-cracks = Assez de fissures le détruisent.
web-ww-cost = { $cost ->
        [one] Tu peux venir ici pour { $cost } point de mouvement
       *[other] Tu peux venir ici pour { $cost } points de mouvement
    }
web-ww-walls = { $count ->
        [one] mur
       *[other] murs
    } côté { $sides }
web-ww-side = { $what } { JOIN("au", $direction) }
web-ww-no-walls = Aucun mur autour
web-ww-walk = aller en { $square }
web-ww-lit = Tu peux choisir cela
web-ww-choose-target = Les cibles possibles sont éclairées sur le plateau.
web-ww-way = { $type } (portée { $range })
web-ww-air = En attente d’effet
web-ww-doing-cast = { $player } lance { $way }{ $aimed ->
        [yes] {" "}sur { $targets }
        [several] {" "}sur { $targets }
        [way] {" "}{ JOIN("vers le", $targets) }
       *[no] {""}
    }{ $energy ->
        [0] {""}
        [1] {""}
       *[other] {" "}avec une énergie de { $energy }
    }.
web-ww-doing-use = { $player } { JOIN("utilise", $way) }{ $aimed ->
        [yes] {" "}contre { $targets }
       *[no] {""}
    }.
web-ww-doing-answer = { $player } répond { JOIN("à", JOIN("le", $against)) } { JOIN("avec", $way) }.
web-ww-doing-damage = { $player } va subir { $amount ->
        [one] { $amount } point de dégâts
       *[other] { $amount } points de dégâts
    } { $kind }.
web-ww-doing-pick-up = { $player } ramasse { $treasure }.
web-ww-doing-window = Tout le monde peut répondre.
web-ww-doing-shove = On pousse { $player }.
web-ww-doing-bolt = L’éclair { JOIN("de", $player) } continue sa course.
web-ww-announced = { $player } annonce { $way } (cibles : { $targets }).
web-ww-cancelled = annulé
web-ww-you = toi
web-ww-winner = a gagné
web-ww-kills = { $count ->
        [one] { $count } mage tué
       *[other] { $count } mages tués
    }
web-ww-limit = Limite de main : { $count }
web-ww-points = { $count ->
        [one] { $count } point sur { $goal }
       *[other] { $count } points sur { $goal }
    }
web-ww-aim-victory_points = Objectif : { $goal } points de victoire
web-ww-aim-treasures = Objectif : { $goal } trésors ennemis dans sa base
web-ww-aim-last_wizard = ou être le dernier mage en vie
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
web-ww-flag-stunned = étourdissement : peut bouger ou attaquer, pas les deux
web-ww-flag-rooted = ne peut plus bouger
web-ww-flag-empty_handed = ne peut pas ramasser de trésor pendant ce tour
web-ww-deck = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } dans la pioche, { $discards } dans la défausse
web-ww-thing-by = { $what } { JOIN("de", $player) }
web-ww-draw-pile = { $cards ->
        [one] Pioche, { $cards } carte
       *[other] Pioche, { $cards } cartes
    }
web-ww-discard-pile = { $discards ->
        [one] Défausse, { $discards } carte
       *[other] Défausse, { $discards } cartes
    }
web-ww-top-discard = { $card } sur le dessus
web-ww-about-alchemy = Pierres magiques, poudres et acides
web-ww-about-conjuring = Buissons, portes, pièges et fléchettes
web-ww-about-elemental = Feu, eau, pierre, vent et foudre
web-ww-about-mentalism = Coups à l’esprit et pensées volées
web-ww-about-mutation = Nouvelles formes, bras en plus, vitesse accrue
web-ww-about-thaumaturgy = Contresorts, malédictions et lames

## Wiz-War en toutes lettres

web-ww-stands = En { $square } ; base en { $home }.
web-ww-with = Dans la même case : { $wizards }.
web-ww-treasures = Trésors
web-ww-treasure-lies = En { $square }, { $treasure }.
web-ww-treasure-carried = En { $square }, { $carrier } porte { $treasure }.
web-ww-things = Sur le plateau
web-ww-doors = Portes et fissures
web-ww-exits = Sorties
web-ww-exit = Depuis { $square }, la sortie { JOIN("au", $direction) } mène en { $to }{ $portal ->
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
web-elf-box-empty = { $box } ({ $value ->
        [one] { $value } point
       *[other] { $value } points
    }) : personne
web-elf-box-holds = { $box } ({ $value ->
        [one] { $value } point
       *[other] { $value } points
    }) : { $tokens }
web-elf-token = { $token }{ $points ->
        [0] {""}
        [one] , { $points } point de sort
       *[other] , { $points } points de sort
    }{ $grey ->
        [0] {""}
        [one] , { $grey } jeton gris
       *[other] , { $grey } jetons gris
    }
web-elf-place-W = Sorts majeurs des Druides
web-elf-place-S = Sorts majeurs des Sorciers
web-elf-place-N = Sorts majeurs des Nécromanciens
web-elf-place-M = Sorts majeurs des Magiciens
web-elf-place-minor = Sorts mineurs
web-elf-place-grey = Magie grise
web-elf-rank-W = Druides
web-elf-rank-S = Sorciers
web-elf-rank-N = Nécromanciens
web-elf-rank-M = Magiciens
web-elf-passed-over = Déconfiture
web-elf-box-of-dice = La case { $box }
web-elf-die = un { $face }
web-elf-die-in = ton { $face } de la case { $box }
web-elf-die-of = le { $face } { JOIN("de", $player) } dans la case { $box }
web-elf-rolled = Dés lancés
web-elf-in-hand = en main :
web-elf-spell-in-hand = un sort mineur en main
web-elf-dice-front = { $count ->
        [one] { $count } dé à lancer
       *[other] { $count } dés à lancer
    }
web-elf-chips-front = { $count ->
        [0] aucun sort mineur en réserve
        [one] { $count } sort mineur en réserve
       *[other] { $count } sorts mineurs en réserve
    }
web-elf-chips-minor = { $count ->
        [one] { $count } sort mineur utilisé
       *[other] { $count } sorts mineurs utilisés
    }
web-elf-you = toi
web-elf-score = Score :
web-elf-worth = { $worth } maintenant, total { $total }
web-elf-worth-why = Les points que rapporterait le tour s’il était compté maintenant, et le total qui en résulterait
web-elf-high-wizards = a eu le titre de Grand Druide { $count } fois
web-elf-steps = Les phases du tour
web-elf-ends = Ce qui met fin à la partie
web-elf-wins = Celui qui a alors le plus de points gagne
web-elf-aim-last_round = Tour { $now } sur { $goal }
web-elf-aim-second_high_wizard = Le deuxième Grand Druide d’une guilde met fin à la partie{ $now ->
        [0] {""}
       *[other] {" "}(jusqu’ici : { $now })
    }
web-elf-aim-no_high_wizard = Le deuxième tour sans Grand Druide met fin à la partie{ $now ->
        [0] {""}
       *[other] {" "}(jusqu’ici : { $now })
    }
web-elf-passed = a passé
web-elf-turn = joue
web-elf-won = a gagné
web-elf-level-H = Grand Druide, { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
web-elf-level-W = Druides, { $value ->
        [one] { $value } point
       *[other] { $value } points
    } chacun
web-elf-level-S = Sorciers, { $value ->
        [one] { $value } point
       *[other] { $value } points
    } chacun
web-elf-level-N = Nécromanciens, { $value ->
        [one] { $value } point
       *[other] { $value } points
    } chacun
web-elf-level-M = Magiciens, { $value ->
        [one] { $value } point
       *[other] { $value } points
    } chacun
web-elf-text-now = Maintenant
web-elf-text-round = Tour { $round } sur { $rounds }.
web-elf-text-step = Phase { $step } : { $name }.
web-elf-text-turn = C’est à { $player } de jouer.
web-elf-text-vacant = { $box } : personne
web-elf-text-box = { $box } : { $tokens }
web-elf-text-passed-over = Déconfiture
web-elf-text-contests = Les duels
web-elf-text-contest = { $titles } : { $standing }. { $count ->
        [0] En l’état, personne ne monterait.
        [one] En l’état, { $rising } monterait.
       *[other] En l’état, { $rising } monteraient.
    }
web-elf-text-stands = { $name } avec { $points ->
        [one] { $points } point de sort
       *[other] { $points } points de sort
    }
web-elf-text-closed = Seul le propriétaire, { $player }, peut placer des sorts ici.
web-elf-text-beside = Sorts à côté des pions
web-elf-text-spells = { $player } : { $dice ->
        [0] {""}
        [one] un { $faces }
       *[other] les dés { $faces }
    }{ $chips ->
        [0] {""}
       *[other] { $dice ->
            [0] {""}
           *[other] {", plus "}
        }{ $chips ->
            [one] un sort mineur
           *[other] { $chips } sorts mineurs
        }
    }
web-elf-text-score = Score { $score } ; compté maintenant, le tour rapporterait { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    } (total { $total })
web-elf-text-rolled = { $dice ->
        [one] dé lancé
       *[other] dés lancés
    } : { $faces }
web-elf-text-dice = { $dice ->
        [one] un { $faces }
       *[other] dés { $faces }
    } dans la case { $box }

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
        [one] point de sort, quel qu’il soit
       *[other] points de sort, quels qu’ils soient
    }
web-promise-chips = { $count ->
        [one] sort mineur
       *[other] sorts mineurs
    }
web-promise-die = × un { $face } de la case { $box }
web-promise-token = { $name } ({ $box })
web-promise-less = Enlever cela
web-promise-more = Ajouter autre chose
web-promise-something = Demander quelque chose en retour
web-promise-free = Les promesses n’engagent à rien. La table montre ensuite qui a tenu parole.
web-promise-offer = Faire cette offre

## Autour de la table : la page d’accueil, plus en détail

web-welcome-more = Grimpe dans un grand arbre à coups de dés et de marchandages, ou chasse les trésors dans un labyrinthe plein de sorts. Un clic, et tu joues.
web-quick =
    Jouer tout de suite : toi contre { $count ->
        [1] l’ordinateur
        [2] deux joueurs dirigés par l’ordinateur
        [3] trois joueurs dirigés par l’ordinateur
       *[other] { $count } joueurs dirigés par l’ordinateur
    }.
web-your-turn-now = À toi de jouer
web-to-the-table = Aller à la table
web-nobody-yet = encore personne
web-free-seats = { $count ->
        [0] aucune place libre
        [one] une place libre
       *[other] { $count } places libres
    }
web-no-open-tables = Aucune table n’attend de joueurs en ce moment. Ouvre-en une et envoie le lien à quelqu’un.
web-running-tables = Parties à regarder
web-watch = Regarder
web-over-tables = Parties à revoir
web-no-over-tables = Tes parties terminées apparaîtront ici, à revoir, à partager et à garder.
web-show-all = Tout afficher ({ $count })
# Noms des joueurs dirigés par l’ordinateur, séparés par des virgules.
web-bot-names = Alaric, Béatrice, Corvin, Dorothée, Eustache, Fanchon, Gauvain, Hermine, Iseult, Jocaste, Lucain, Morgane

## Pages d’aide quand quelque chose manque

web-lost-more = Cette adresse ne mène nulle part. Il en manque peut-être un morceau.
web-no-server-title = Le serveur ne répond pas
web-no-table-title = Pas de table ici
web-reload = Une partie de cette page n’a pas pu être chargée. Elle apparaîtra dès que le serveur répondra.
web-reload-now = Recharger

## Réglages

web-keep = Enregistrer
web-name-kept = C’est ton nom désormais.
web-name-about = Les autres joueurs voient ce nom. Aux tables où tu as déjà une place, tu gardes l’ancien.
web-theme = Clair ou sombre
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-motion-system = Comme l’appareil
web-motion-off = Sans : tout change d’un coup
web-sound = Son
web-sound-about = Une cloche quand c’est à toi de jouer, un clic quand tu choisis

## La page des règles

web-contents = Sommaire
web-rules-title = Les règles { JOIN("de", $game) }
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
        [0] Rien trouvé
        [one] Un paragraphe trouvé
       *[other] { $count } paragraphes trouvés
    }
web-rules-nothing = Aucun paragraphe ne contient tous ces mots. Essaie avec moins de mots, ou avec un numéro comme 5.8.
web-rules-english = Ces règles n’existent pas encore dans ta langue : les voici en anglais.

## Comment jouer

web-how = Comment jouer
web-how-title = Comment jouer à { $game }
web-how-chapters = Les règles, chapitre par chapitre

## Les cartes d’un jeu

web-cards = Cartes
web-cards-all = Toutes les cartes
web-cards-title = Les cartes { JOIN("de", $game) }
web-cards-search = Chercher dans les noms et les textes
web-cards-school = École de magie
web-cards-type = Type
web-cards-all-types = tous les types
web-cards-found = { $count ->
        [0] Aucune des { $total } cartes
        [one] { $count } carte sur { $total }
       *[other] { $count } cartes sur { $total }
    }
web-cards-none = Aucune carte ne correspond. Essaie avec moins de mots, ou avec une autre école ou un autre type.
web-cards-clear = Voir toutes les cartes
web-cards-rule = Règle { $rule } en entier
web-cards-more = En savoir plus sur cette carte

## Une nouvelle table

web-new-game = Jeu
web-new-edition = Édition
web-new-seats = Qui joue
web-new-count = Nombre de joueurs
web-new-seat = Place { $number }
web-seat-me = moi
web-seat-friend = quelqu’un, par un lien
web-seat-here = quelqu’un d’autre sur cet appareil
web-seat-friend-about = Libre jusqu’à ce que quelqu’un s’y assoie.
web-seat-here-about = À plusieurs sur un appareil : les mains restent masquées jusqu’à ce que le joueur suivant dise « C’est moi ».
web-seat-name = Nom du joueur à la place { $number }
web-seat-name-hint = Nom
web-seat-twice = Deux joueurs sur cet appareil s’appellent « { $name } ».
web-bot-apprentice = ordinateur : Apprenti
web-bot-random = ordinateur : Hasard
web-bots-about = Si l’ordinateur joue : l’Apprenti joue avec bon sens, le Hasard fait n’importe quel choix permis.
web-new-manners = Réglages de la table
web-new-public = Mettre cette table dans la liste des tables ouvertes, pour que tout le monde puisse y prendre une place libre. Sinon, il faut le lien.
web-new-spectators = Admettre des spectateurs. Ils ne voient jamais la main de personne.
web-new-delay = Retard des spectateurs
web-new-delay-about = Les spectateurs voient tout avec ce retard et ne peuvent donc rien souffler à personne.
web-new-no-delay = aucun
web-seconds = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
web-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-clock = Limites de temps
web-clock-none = sans limite
web-clock-turn = Temps par tour
web-clock-turn-none = Chacun peut réfléchir aussi longtemps qu’il veut.
web-clock-turn-about = Après { $time }, l’ordinateur termine le tour ; le joueur reste dans la partie.
web-clock-window = Temps pour répondre à un sort
web-clock-window-none = Un sort attend que tout le monde ait répondu ou passé.
web-clock-window-about = Ceux qui n’ont pas répondu à un sort après { $time } passent automatiquement.
web-clock-steady = Toujours attendre tout le temps prévu, même si tout le monde a passé : ainsi, l’attente ne trahit pas qui pourrait répondre.
web-bot-speed = Vitesse des joueurs dirigés par l’ordinateur
web-bot-speed-slow = Lente
web-bot-speed-normal = Normale
web-bot-speed-fast = Rapide
web-bot-speed-instant = Immédiate
web-bot-speed-about = Pour les parties lancées avec « Jouer tout de suite », et par défaut pour les nouvelles tables. Face à un sort, l’ordinateur répond toujours après le même délai : ainsi, l’attente ne trahit pas ses cartes.
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
web-needs-invite = Cette table est privée. Pour t’asseoir, demande un lien à la personne qui l’a ouverte.
web-invite-code = Ou scanne ce QR code avec un téléphone.
web-invite-network = Tout le monde sur ton réseau peut ouvrir ce lien.
web-invite-local = Ce lien ne marche que sur cet ordinateur.
web-invite-host = Pour que d’autres puissent jouer, lance le serveur avec { $command }.
web-seats-taken = Toutes les places de cette table sont prises.
web-fair = Des dés honnêtes
web-fair-about = Le serveur s’est engagé sur les dés avant que quiconque s’assoie, et chaque joueur y ajoute une valeur à lui : personne ne peut donc les choisir.
web-fair-more = Comment cela fonctionne
web-fair-nobody = À cette table, personne n’a ajouté de valeur : le serveur a choisi les dés tout seul.
web-fair-own = Ta valeur : garde celle-ci, tirée au hasard, ou tape la tienne
web-fair-yours = Ta valeur :
web-fair-commitment = L’engagement du serveur
web-fair-same = C’est bien celui que tu as vu en t’asseyant.
web-fair-other = Ce n’est pas celui que tu as vu en t’asseyant !
web-fair-value = La valeur { JOIN("de", $player) }
web-fair-none = aucune : l’ordinateur n’en ajoute pas
web-fair-added-nothing = aucune ajoutée
web-fair-mine = C’est bien la valeur que tu as donnée.
web-fair-not-mine = Ce n’est pas la valeur que tu as donnée !
web-fair-secret = Le secret du serveur
web-fair-later = Révélé quand la partie est terminée.
web-fair-proved = Il correspond bien à l’engagement.
web-fair-broken = Il ne correspond pas à l’engagement !
web-fair-step-1 = Quand une table s’ouvre, le serveur crée un secret et en montre le SHA-256, l’engagement. Dès lors, il ne peut plus changer le secret.
web-fair-step-2 = Chaque personne qui s’assoit ajoute une valeur. La page en tire une au hasard, ou tu tapes la tienne.
web-fair-step-3 = Quand la partie commence, tous les dés et tirages découlent du secret, de l’identifiant de la table et des valeurs de tout le monde. Tous les joueurs peuvent voir ces valeurs.
web-fair-step-4 = Quand la partie est terminée, le secret est révélé. Tout le monde peut alors vérifier qu’il correspond à l’engagement et que tous les lancers en découlent.
web-fair-why = Le serveur n’a pas pu diriger les dés, car il a choisi son secret avant de connaître les valeurs. Les joueurs non plus, car seul le serveur connaissait le secret.
web-fair-check = Télécharge une partie terminée et vérifie-la avec :

## Le cadre de la table

web-play = Jouer
web-seats = Places
web-beside = À côté du plateau
web-fresh = { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
web-table = Table
web-computer = ordinateur
web-here = en ligne
web-away = hors ligne
web-spectators = { $count ->
        [0] Personne ne regarde.
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-spectators-delay = Le public voit tout { $time } plus tard.
web-watching = tu regardes
web-watching-later = tu regardes, { $time } plus tard
web-watching-why = Ici, tu ne fais que regarder. Pour jouer, ouvre ta propre table :
web-why-lit = Tu peux choisir cela maintenant : prends ce qui brille en or, ou un choix de la liste.
web-copy-table = Copier le lien pour regarder
web-leave-now = Quitter : l’ordinateur prend le relais
web-leave-sure = Quitter cette partie ? Tant qu’elle dure, tu peux reprendre ta place.
web-leave-yes = Oui, quitter
web-leave-no = Rester
web-game-stands-still = Tout le monde est parti. La partie est en pause jusqu’à ce que quelqu’un revienne.
web-seat-kept = Pour l’instant, l’ordinateur occupe ta place.
web-seat-kept-about = L’ordinateur joue pour toi jusqu’à ton retour.
web-has-left = L’ordinateur joue maintenant pour { $player }.
web-is-back = { $player } est de retour.
web-connection-open-short = Connexion établie
web-connection-connecting-short = Connexion en cours…
web-connection-lost-short = Connexion perdue
web-connection-gone-short = Pas de connexion avec cette table
web-terms = Réglages de la table
web-type = Tape un choix
web-type-hint = ou tape-le : { $example }
web-type-many = { $count } choix : tape pour chercher
web-type-send = Valider
web-orders-once = Passer cette fois
web-orders-all = Passer jusqu’au bout
web-orders-once-done = Cette fois, tu passes.
web-undo-waits = On demande aux autres si tu peux annuler ce choix.
web-undo-never-mind = Laisser tomber
web-late = temps écoulé
web-replace = Remplacer par l’ordinateur
web-replace-asked = L’ordinateur doit-il prendre définitivement la place { JOIN("de", $player) } ? Pour : { $players }.
web-replace-waits = On demande aux autres si l’ordinateur doit prendre la place { JOIN("de", $player) }.
web-replace-not-yet = Tu peux remplacer { $player } une fois son temps écoulé, ou après dix minutes d’absence pendant lesquelles la table attend. Réessaie alors.
web-replace-you = L’ordinateur prendra ta place si tous les autres sont d’accord. Pour : { $players }.
web-result = Résultat
web-aim-player = { $who } : { $points }
web-log-covered = Le journal est masqué aussi.
web-log-none = Il ne s’est encore rien passé.
web-log-latest = Aller au plus récent
web-covered-about = Jusque-là, les mains restent masquées.
web-covered-why = Les mains sont masquées. Le joueur suivant doit d’abord choisir « C’est moi ».
web-talk-none = Pas encore de messages.
web-talk-spectator = public
web-talk-earlier = Afficher les messages précédents
web-talk-hidden = { $count ->
        [one] { $count } message masqué
       *[other] { $count } messages masqués
    }
web-talk-somebody = Quelqu’un, plus haut dans la discussion
web-mute-title = Masquer quelqu’un
web-mute = Masquer
web-unmute = Afficher
web-mute-all = Retirer la parole
web-unmute-all = Rendre la parole
web-muted-for-all = sans parole
web-skip = Aller à tes choix
web-skip-movement = Passer
web-skip-movement-why = Sauter cette animation
web-to-my-turn = Jusqu’à mon tour
web-to-my-turn-why = L’ordinateur joue sans attendre jusqu’à ce que tu aies quelque chose à décider
web-keys = Touches
web-keys-about = 1 à 9 choisissent dans la liste, u annule, Échap ferme un message et saute une animation, Tab va d’un élément au suivant. Pour les dés, un chiffre choisit le dé qui le montre, et 0 ou Entrée termine. Ailleurs, 0 passe ou ne fait rien de plus.
## Les premiers tours

web-lessons-off = Arrêter les conseils
web-elf-lesson-1 = Ton Grand Druide prend sa retraite : cela te coûte un sort mineur, et ton pion repart chez les Magiciens.
web-elf-lesson-2 = Chaque dé aide les pions d’un seul niveau : place-le dans la case du niveau où tu veux gagner ; tu relanceras une fois les dés que tu gardes.
web-elf-lesson-3 = C’est ton dernier lancer du tour : place les dés dans les cases où tu en as le plus besoin.
web-elf-lesson-4 = Tes dés de la case Sorts mineurs récupèrent des sorts mineurs, un pour deux points.
web-elf-lesson-5 = Le pion qui a le plus de points de sort gagne le titre au-dessus de lui : place tes sorts près des pions qui doivent monter.
web-elf-lesson-7 = Les pions qui ne sont pas montés prennent les titres vacants, les plus élevés d’abord.
web-elf-lesson-8 = Tes pions déconfits retournent chez les Magiciens : choisis des cases d’où ils pourront remonter.
web-elf-lesson-9 = Chaque jeton gris te coûte un point par tour : les dés de la case Magie grise les retirent.
web-ww-lesson-act = Va chercher un trésor ennemi et dépose-le dans ta base : c’est un point. Tout ce que tu peux faire est entouré d’or.
web-ww-lesson-answer = Réponds maintenant avec une carte, ou passe et garde tes cartes pour plus tard.
web-ww-lesson-discard = Défausse les cartes inutiles pour faire de la place : tu pourras ensuite en piocher jusqu’à deux.
web-ww-lesson-school = Les écoles que vous choisissez décident des sorts qui sont en jeu.

## Éditions

web-edition-elfenwizards-original = Originale
web-edition-elfenwizards-original-about = Le livret anglais de 1995.
web-edition-elfenwizards-german = Allemande
web-edition-elfenwizards-german-about = Le texte allemand du même livret : les pions ne reçoivent de titres vacants qu’à leur niveau ou au-dessous.
web-edition-elfenwizards-french = Française
web-edition-elfenwizards-french-about = La traduction française : trois points suffisent pour retirer un jeton gris.
web-edition-elfenwizards-italian = Italienne
web-edition-elfenwizards-italian-about = La traduction italienne : une égalité en tête ne fait monter personne, et l’on peut garder des dés et des sorts.
web-edition-elfenwizards-retranslation = Retraduction
web-edition-elfenwizards-retranslation-about = L’anglais retraduit de l’italien ; se joue de la même façon.
web-edition-wizwar-rulebook = Livret
web-edition-wizwar-rulebook-about = La huitième édition (2012), telle qu’imprimée.
web-edition-wizwar-faq = Avec errata
web-edition-wizwar-faq-about = La même, avec les errata de l’éditeur : adjacence, Bouclier et Corps de brume changent.

## Valeurs des options

web-value-on = oui
web-value-off = non
web-value-random = au hasard
web-value-in_order = dans l’ordre

## Options d’Elfenwizards

web-option-elfenwizards-setup = Pions au début
web-option-elfenwizards-setup-about = Avec la pyramide complète, chacun a davantage de pions, et ceux en plus commencent comme Magiciens.
web-option-elfenwizards-setup-standard = standard
web-option-elfenwizards-setup-full_pyramid = pyramide complète
web-option-elfenwizards-colours = Couleurs
web-option-elfenwizards-colours-about = Chaque couleur commence à d’autres endroits de l’arbre. Au hasard, ou rouge, vert, bleu, jaune, noir et blanc dans le sens horaire à partir de la première place.
web-option-elfenwizards-rounds = Tours
web-option-elfenwizards-rounds-about = Le nombre maximal de tours d’une partie.
web-option-elfenwizards-timers = Temps de négociation
web-option-elfenwizards-timers-about = Une minute par joueur avant chaque lancer, et cinq minutes pour tous ensemble avant le premier sort.
web-option-elfenwizards-grey_cost = Coût d’un jeton gris
web-option-elfenwizards-grey_cost-about = Combien de points de magie grise il faut pour retirer un jeton gris.
web-option-elfenwizards-grey_supply = Jetons gris
web-option-elfenwizards-grey_supply-about = Avec douze seulement, les pions rétrogradés n’en reçoivent plus quand tous sont distribués.
web-option-elfenwizards-grey_supply-unlimited = autant qu’il en faut
web-option-elfenwizards-grey_supply-12 = douze seulement
web-option-elfenwizards-top_tie = Deux pions en tête à égalité dans une case Magiciens
web-option-elfenwizards-top_tie-about = Quand deux pions d’une case Magiciens sont en tête à égalité de points de sort, tous deux montent, ou personne.
web-option-elfenwizards-top_tie-two_win = tous deux montent
web-option-elfenwizards-top_tie-none_win = personne ne monte
web-option-elfenwizards-vacancy_ceiling = Titres vacants
web-option-elfenwizards-vacancy_ceiling-about = Les titres vacants que peut recevoir un pion déconfit.
web-option-elfenwizards-vacancy_ceiling-any_below_high = tous sous le Grand Druide
web-option-elfenwizards-vacancy_ceiling-same_or_lower = de son niveau ou plus bas
web-option-elfenwizards-vacancy_order = Ordre d’attribution des titres vacants
web-option-elfenwizards-vacancy_order-about = Les joueurs placent d’un coup tous leurs pions d’une case, ou un pion chacun à tour de rôle.
web-option-elfenwizards-vacancy_order-player_all = tous d’un coup
web-option-elfenwizards-vacancy_order-one_each = un pion chacun, à tour de rôle
web-option-elfenwizards-no_high_wizard_start = Le dragon sans Grand Druide
web-option-elfenwizards-no_high_wizard_start-about = Quand un tour commence sans Grand Druide, le dragon reste où il est ou passe à gauche.
web-option-elfenwizards-no_high_wizard_start-stay = reste
web-option-elfenwizards-no_high_wizard_start-pass_left = passe à gauche
web-option-elfenwizards-retire_clears_grey = La retraite enlève les jetons gris
web-option-elfenwizards-retire_clears_grey-about = Un Grand Druide qui prend sa retraite perd tous ses jetons gris, ou les garde.
web-option-elfenwizards-ally_support_uncontested = Soutien sans rival
web-option-elfenwizards-ally_support_uncontested-about = Les adversaires ont, ou non, le droit de placer eux aussi des sorts là où cela ne peut qu’aider.
web-option-elfenwizards-final_tie = Égalité à la fin
web-option-elfenwizards-final_tie-about = Les joueurs à égalité partagent la victoire, ou le plus grand nombre de Grands Druides, puis de sorts mineurs, en décide.
web-option-elfenwizards-final_tie-shared = victoire partagée
web-option-elfenwizards-final_tie-high_wizards_then_chips = Grands Druides, puis sorts mineurs
web-option-elfenwizards-place_two = Deux sorts à la fois
web-option-elfenwizards-place_two-about = Il faut placer deux sorts à la fois ; sans cette option, un seul suffit.
web-option-elfenwizards-place_all = Placer tous les dés
web-option-elfenwizards-place_all-about = Il faut placer tous les dés après le second lancer ; sans cette option, on peut en garder, et ils ne servent à rien.

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
web-option-wizwar-windows = Qui est invité à répondre
web-option-wizwar-windows-quick = ceux qui le peuvent
web-option-wizwar-windows-open = tout le monde
web-option-wizwar-adjacency = Adjacence
web-option-wizwar-adjacency-about = Des cases qui ne se touchent que par un coin sont adjacentes, ou ne le sont pas.
web-option-wizwar-adjacency-diagonal = les coins comptent
web-option-wizwar-adjacency-orthogonal = seulement par un côté
web-option-wizwar-shield = Bouclier
web-option-wizwar-shield-about = Ce qu’un Bouclier ajoute à son énergie.
web-option-wizwar-mist_body = Corps de brume
web-option-wizwar-mist_body-about = Seuls les murs de pierre agissent encore sur un Corps de brume, ou bien tous les murs : un Mur de feu le brûle alors.
web-option-wizwar-mist_body-stone = seulement les murs de pierre
web-option-wizwar-mist_body-all = tous les murs
web-option-wizwar-uncluttered_minds = Esprits dégagés
web-option-wizwar-uncluttered_minds-about = Les sorts maintenus ne comptent pas dans la limite de main.
web-option-wizwar-custom_spellbook = Grimoire sur mesure
web-option-wizwar-custom_spellbook-about = Deux groupes choisissent des écoles à tour de rôle et piochent chacun dans sa propre pioche.
web-option-wizwar-deadly_treasures = Trésors mortels
web-option-wizwar-deadly_treasures-about = Un mage dont les deux trésors se trouvent dans les bases d’autres mages meurt aussitôt.
web-option-wizwar-extended_play = Partie longue
web-option-wizwar-extended_play-about = Il faut trois ou quatre points de victoire pour gagner, au lieu de deux.
web-option-wizwar-giant_book = Grimoire géant
web-option-wizwar-giant_book-about = La pioche contient toutes les écoles ; seuls les Charmes noirs n’en sont pas.
web-option-wizwar-heavy_items = Équipements lourds
web-option-wizwar-heavy_items-about = Ramasser un équipement met fin à la phase Mouvement et sorts, comme ramasser un trésor.
web-option-wizwar-permanent_creations = Créations permanentes
web-option-wizwar-permanent_creations-about = Les objets créés ne sont pas maintenus ; ils restent jusqu’à ce que quelqu’un d’autre les détruise.
web-option-wizwar-treasure_hunters = Chasseurs de trésors
web-option-wizwar-treasure_hunters-about = Seuls les trésors comptent : deux trésors ennemis dans sa base font gagner, et tuer ne rapporte pas de point.
