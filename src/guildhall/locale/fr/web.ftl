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
web-lost = Il n’y a rien ici.
web-rule = Paragraphe { $rule } des règles

## La page d’accueil

web-welcome = Deux jeux de magiciens
web-guest = Convive
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

## Avant la partie

web-waiting-room = Cette table attend des joueurs.
web-free-seat = une place libre
web-kept-for = place gardée pour { $name }
web-invite-link = Envoie ce lien à des amis :
web-copy = Copier
web-copied = Copié
web-start-now = Commencer maintenant, avec l’ordinateur aux places libres
web-your-name = Ton nom
web-sit-down = S’asseoir

## À la table

web-players = Joueurs
web-board = Le plateau
web-choices = Ce que tu peux choisir
web-log = Journal
web-talk = Discussion
web-promises = Promesses
web-text = En toutes lettres
web-undone = Un choix a été repris.
web-say = Dis quelque chose
web-send = Dire
web-spectator = Quelqu’un du public
web-line-lost = La liaison est coupée. Elle reviendra d’elle-même.
web-line-gone = Cette table ne t’est pas ouverte.
web-nobody-won = La partie est terminée. Personne n’a gagné.
web-won = { $count ->
        [one] La partie est terminée. Victoire : { $winners }.
       *[other] La partie est terminée. Victoire partagée : { $winners }.
    }
web-window-waits = Quelque chose est annoncé. D’autres peuvent y répondre.
web-waits-for = On attend { $players }.
web-waits = On attend.
web-time-left = { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
web-undo = Reprendre
web-undo-ask = Demander à reprendre
web-undo-asked = { $player } voudrait reprendre le dernier choix. Es-tu d’accord ?
web-orders = Quand les autres annoncent quelque chose :
web-orders-ask = me demander toujours
web-orders-concerned = passer à ma place, sauf si l’on m’attaque
web-leave = Quitter la table
web-return = Reprendre ma place
web-rematch = Rejouer
web-next-table = Vers la partie suivante
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
