# Le serveur de tables : ce qu’il refuse, et pourquoi.

server-bad-database = Ceci n’est pas une adresse de base de données. Sortes possibles : { $kinds }.
server-bad-message = Ce message est incompréhensible. Rien n’a été fait.
server-bad-request = Cette requête est incompréhensible. Rien n’a été fait.
server-bad-part = Cette requête est incompréhensible à cause de cet élément : { $part }. Rien n’a été fait.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Cela ne peut pas se faire à cette adresse.
server-too-long = Cette requête est trop longue. Rien n’a été fait.
server-too-slow = Cette requête a mis trop de temps à arriver. Rien n’a été fait.
server-broken = Une erreur s’est produite sur le serveur ; son journal dit laquelle.
server-other-origin = Les requêtes venant d’autres sites ne sont pas acceptées.
server-other-host = Ce serveur ne répond pas au nom { $host }. La personne qui le gère peut autoriser ce nom avec --name.
server-bad-host-name = { $given } n’est pas un nom de serveur valable. Un tel nom ressemble à play.example.org.
server-bad-proxy = { $given } n’est ni l’adresse ni le réseau d’un proxy. Exemples : 127.0.0.1, 10.0.0.0/8, *.
server-too-many-requests = Trop de requêtes à la fois. Attends un instant.
server-too-many-sockets = Trop de connexions à la fois. Fermes-en d’abord quelques-unes.
server-too-many-tables = Tu as trop de tables inachevées. Commence ou quitte d’abord certaines d’entre elles.
server-too-many-from-here = Trop de tables ouvertes depuis ton réseau sont inachevées. Il faut d’abord en commencer ou en quitter quelques-unes.
server-bad-name = Un nom peut avoir de 1 à { $most } caractères.
server-bad-talk = Un message peut avoir de 1 à { $most } caractères.
server-try-again = Une erreur s’est produite à cette table. Essaie encore.
server-no-choice = Aucun choix n’a été indiqué.
server-too-many-choices = { $count ->
        [0] Aucun de ces choix ne peut être fait maintenant : la suite n’est pas encore connue.
        [one] Seul le premier de ces choix peut être fait maintenant : la suite n’est pas encore connue.
       *[other] Seuls les { $count } premiers de ces choix peuvent être faits maintenant : la suite n’est pas encore connue.
    }
server-too-many-messages = Trop de messages à la fois. Attends un instant.
server-no-name = Il te faut un nom pour discuter ici.
server-not-you = Ce jeton d’accès n’est pas reconnu.
server-no-table = Cette table n’existe pas.
server-no-invite = Cette table est privée, et ton lien ne permet pas de s’y asseoir. Demande le lien complet à la personne qui te l’a envoyé.
server-no-seat = Tu n’as pas de place à cette table.
server-no-spectators = Cette table n’admet pas de spectateurs.
server-only-players = Seuls les joueurs peuvent faire cela.
server-already-begun = À cette table, la partie a déjà commencé.
server-not-begun = À cette table, la partie n’a pas encore commencé.
server-not-over = À cette table, la partie n’est pas encore terminée.
server-position-over = À cette étape, la partie était déjà terminée : on ne peut pas la jouer à partir d’ici.
server-no-such-seat = Cette place n’existe pas. Cette partie a { $seats } places, numérotées à partir de 0.
server-no-such-step = Cette étape n’existe pas. La dernière est { $last }.
server-other-seats = Il faut autant de places que dans la partie d’origine : { $seats }.
server-seat-taken = Cette place est déjà prise.
server-no-undo = Cela ne peut plus être annulé.
server-nothing-asked = Il n’y a pas de demande à laquelle répondre.
server-other-asked = Quelqu’un d’autre a demandé à annuler un choix. Réponds d’abord à cette demande.
server-port-taken = Le port { $port } de { $host } est déjà occupé, peut-être par un autre serveur. Choisis-en un autre avec { $option }.
server-no-address = { $host } n’est pas une adresse de cette machine.
server-running = Guildhall tourne à l’adresse { $address } — Ctrl-C pour l’arrêter.
server-others = Les autres personnes de ton réseau peuvent aussi ouvrir { $address }.
server-others-none = Guildhall n’a trouvé pour cette machine aucune adresse de réseau que d’autres pourraient utiliser.
server-database-trouble = Impossible d’ouvrir la base de données { $address } : { $reason }.
server-database-silent = Aucune base de données ne répond à l’adresse { $address }.
server-database-newer = La base de données { $address } vient d’une version de Guildhall que celle-ci ne connaît pas.
server-database-taken = Un autre serveur utilise déjà la base de données { $address }. Arrête ce serveur, ou choisis une autre base avec --data ou --database.
server-database-linked = Le fichier de base de données { $file } a un second nom (un lien physique) : un autre serveur pourrait l’ouvrir sans qu’on le remarque. Supprime l’autre nom, ou choisis une autre base avec --data ou --database.
server-upgrade-failed = La base de données { $address } n’a pas pu être mise à jour et reste inchangée : { $reason }.
server-upgrade-failed-copy = La base de données { $address } n’a pas pu être mise à jour et reste inchangée : { $reason }. Une copie d’avant la mise à jour se trouve dans { $copy }.
server-upgrade-lost = { $count ->
    [one] une ligne de la table { $table } aurait été perdue
   *[other] { $count } lignes de la table { $table } auraient été perdues
}
server-upgrade-orphans = { $count ->
    [one] une ligne renvoie à une ligne qui n’existe pas
   *[other] { $count } lignes renvoient à des lignes qui n’existent pas
}
server-no-database = La base de données ne répond pas. Réessaie plus tard.
server-closed = Tout le monde a quitté cette table.
server-other-rules = À cette table, la partie a été commencée avec la version { $found } des règles, et ce serveur joue avec la version { $known }, qui ne peut pas la suivre { $step ->
        [0] dès le début
       *[other] à l’étape { $step }
    } : { $why } On ne peut donc pas la continuer ici. Rien n’est perdu, et une partie terminée peut toujours être revue et téléchargée.
server-not-owner = Seule la personne qui a ouvert cette table peut faire cela.
server-one-chair = Tu as déjà une place à cette table, qui n’en accorde qu’une par personne.
server-removed = La personne qui a ouvert cette table t’a retiré ta place. Tu ne peux plus t’y asseoir.
server-remove-yourself = Tu ne peux pas te retirer toi-même. Quitte plutôt la table.
server-not-a-person = C’est l’ordinateur qui joue à cette place. On ne peut retirer que des personnes.
server-too-many-changes = Tu as quitté et repris cette partie trop souvent pour la quitter encore.
server-others-play = D’autres personnes jouent à cette table : l’ordinateur garde donc son rythme.
server-seat-kept = L’ordinateur joue pour toi. Reprends d’abord ta place.
server-steady-clock = Pour toujours attendre tout le temps prévu, fixe d’abord une limite de temps pour les réponses.
server-no-promises = Il n’y a pas de promesses dans ce jeu.
server-no-offer = Il n’y a pas d’offre numéro { $number } en attente.
server-not-your-offer = Ce n’est pas à toi de répondre à l’offre numéro { $number }.
server-no-more-offers = { $most ->
        [one] Tu as fait { $most } offre dans cette partie et ne peux plus en faire.
       *[other] Tu as fait { $most } offres dans cette partie et ne peux plus en faire.
    }
server-too-many-offers = { $most ->
        [one] Une de tes offres attend encore une réponse.
       *[other] { $most } de tes offres attendent encore une réponse.
    }
server-page-not-built = La page n’a pas été construite. Lance : make play
server-too-much-talk = On discute trop à cette table en ce moment.
server-muted = La personne qui a ouvert cette table t’a retiré la parole.
server-id-used = Cet identifiant a déjà servi pour un autre message. Rien n’a changé.
server-no-replacing = Tu ne peux remplacer qu’une autre personne de cette table.
server-replace-later = Quand personne d’autre ne peut voter, seule la personne qui a ouvert la table peut remplacer un joueur : une fois son temps écoulé, ou si la partie attend ce joueur absent depuis { $minutes } minutes.
server-too-many-orders = Tu as changé trop souvent tes consignes permanentes.
server-game-too-long = Cette partie compte tant de choix qu’elle ne peut pas continuer.
server-no-speaker = Personne n’a rien dit ici sous ce nom.
server-too-many-mutes = On peut retirer ou rendre la parole au plus { $most } fois par partie.
server-too-many-undos = Tu peux annuler au plus { $most } fois par partie.

## Ce que la page dit d’elle-même avant de démarrer : aux moteurs de recherche, aux messageries et à qui l’installe

page-about = Joue à Elfenwizards et à Wiz-War dans ton navigateur, avec d’autres ou contre l’ordinateur. Gratuit et sans compte.
page-about-rules = Les règles complètes { JOIN("de", $game) }, numérotées et avec recherche.
page-table-waiting =
    { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }. À la table : { $players }.
page-table-playing = À la table : { $players }.
page-table-over = Une partie terminée. À la table : { $players }.
