# Le serveur de tables : ce qu’il refuse, et pourquoi.

server-bad-database = Ceci n’est pas l’adresse d’une base de données. Les sortes possibles : { $kinds }.
server-bad-message = Ce message est incompréhensible. Rien n’a été fait.
server-bad-request = Cette demande est incompréhensible. Rien n’a été fait.
server-bad-part = Cette demande est incompréhensible à cause de cet élément : { $part }. Rien n’a été fait.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = On ne peut pas faire cela à cette adresse.
server-too-long = Cette demande est trop longue. Rien n’a été fait.
server-too-slow = Cette demande a mis trop de temps à arriver. Rien n’a été fait.
server-broken = Quelque chose n’a pas marché dans le serveur, et y a été noté.
server-other-origin = Une page d’un autre serveur ne peut rien changer ici.
server-other-host = Ce serveur ne répond pas au nom { $host }. La personne qui le gère peut permettre ce nom avec l’option --name.
server-bad-host-name = { $given } ne peut pas être le nom d’un serveur. Il ressemble à play.example.org.
server-bad-proxy = { $given } n’est ni l’adresse ni le réseau d’un proxy. Par exemple : 127.0.0.1, 10.0.0.0/8, *.
server-too-many-requests = Trop de demandes en trop peu de temps. Attends un peu.
server-too-many-sockets = Trop de liaisons en même temps. Fermes-en d’abord quelques-unes.
server-too-many-tables = Tu as trop de tables qui ne sont pas terminées. Commences-en ou quittes-en d’abord quelques-unes.
server-too-many-from-here = Trop de tables ouvertes depuis ton réseau ne sont pas terminées. Commencez-en ou quittez-en d’abord quelques-unes.
server-bad-name = Un nom a de 1 à { $most } caractères.
server-bad-talk = Ce qui est dit a de 1 à { $most } caractères.
server-try-again = Quelque chose n’a pas marché à cette table. Essaie encore.
server-no-choice = Aucun choix n’a été nommé.
server-too-many-choices = { $count ->
        [0] Aucun de ces choix ne peut être fait maintenant : la suite n’est pas encore connue.
        [one] Seul le premier de ces choix peut être fait maintenant : la suite n’est pas encore connue.
       *[other] Seuls les { $count } premiers de ces choix peuvent être faits maintenant : la suite n’est pas encore connue.
    }
server-too-many-messages = Trop de messages en trop peu de temps.
server-no-name = Il faut avoir donné un nom pour parler ici.
server-not-you = Personne n’est connu ici avec ce jeton d’accès.
server-no-table = Cette table n’existe pas.
server-no-invite = Cette table est privée, et le lien que tu as suivi ne permet pas de s’y asseoir. Demande le lien complet.
server-no-seat = Tu n’as pas de place à cette table.
server-no-spectators = Personne ne peut regarder cette table.
server-only-players = Il faut jouer à cette table pour faire cela.
server-already-begun = À cette table, la partie a déjà commencé.
server-not-begun = À cette table, la partie n’a pas encore commencé.
server-not-over = À cette table, la partie n’est pas encore terminée.
server-position-over = À cette étape, la partie était terminée : il n’y a rien à continuer.
server-no-such-seat = Cette place n’existe pas : cette partie a { $seats } places, comptées à partir de 0.
server-no-such-step = Cette étape n’existe pas : la dernière est { $last }.
server-other-seats = Une partie que l’on continue a autant de places qu’avant : { $seats }.
server-seat-taken = Cette place est déjà prise.
server-no-undo = Ce choix ne peut plus être repris.
server-nothing-asked = Personne n’a rien demandé.
server-other-asked = Quelqu’un d’autre veut reprendre un choix. Réponds d’abord à cela.
server-port-taken = Le port { $port } est déjà pris à l’adresse { $host } : un autre serveur tourne peut-être. Choisis-en un autre avec { $option }.
server-no-address = { $host } n’est pas une adresse de cette machine.
server-running = Guildhall est à l’adresse { $address } — pour l’arrêter : Ctrl-C.
server-database-trouble = Impossible d’ouvrir la base de données { $address } : { $reason }.
server-database-silent = Aucune base de données ne répond à l’adresse { $address }.
server-database-newer = La base de données { $address } a été faite par une autre version de Guildhall, que celle-ci ne connaît pas.
server-database-taken = Un autre serveur a déjà la base de données { $address }. Arrête-le, ou choisis-en une autre avec --data ou --database.
server-database-linked = Le fichier de base de données { $file } a un second nom (un lien physique) : un autre serveur pourrait l’ouvrir sans qu’on le remarque. Supprime l’autre nom, ou choisis une autre base de données avec --data ou --database.
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
server-no-database = La base de données ne répond pas en ce moment. Réessaie plus tard.
server-closed = Tout le monde a quitté cette table.
server-other-rules = À cette table, la partie a été commencée selon la version { $found } des règles, et ce serveur joue selon la version { $known }. On ne peut pas la continuer ici ; rien n’en est perdu, et une partie terminée peut toujours être revue et téléchargée.
server-not-owner = Seule la personne qui a ouvert cette table peut faire cela.
server-one-chair = Tu as déjà une place à cette table. Ici, c’est une place par personne.
server-removed = La personne qui a ouvert cette table t’a retiré ta place : tu ne peux plus t’asseoir ici.
server-remove-yourself = Tu ne peux pas te retirer toi-même. Quitte plutôt la table.
server-not-a-person = C’est l’ordinateur qui joue à cette place. Seules des personnes peuvent être retirées.
server-too-many-changes = Tu as déjà quitté et repris cette partie trop souvent. Ta place reste maintenant la tienne jusqu’à la fin.
server-seat-kept = L’ordinateur garde ta place. Reprends-la d’abord.
server-steady-clock = Pour que les fenêtres de réponse durent tout leur temps, il faut fixer ce temps.
server-no-promises = Dans ce jeu, il n’y a pas de promesses.
server-no-offer = Il n’y a pas d’offre en attente avec le numéro { $number }.
server-not-your-offer = Ce n’est pas à toi de répondre à l’offre numéro { $number }.
server-no-more-offers = { $most ->
        [one] Tu as fait { $most } offre dans cette partie ; on n’en prend plus.
       *[other] Tu as fait { $most } offres dans cette partie ; on n’en prend plus.
    }
server-too-many-offers = { $most ->
        [one] Une de tes offres attend déjà une réponse.
       *[other] { $most } de tes offres attendent déjà une réponse.
    }
server-page-not-built = La page n’a pas été construite. Lance : make play
server-too-much-talk = On parle trop à cette table en ce moment.
server-muted = La personne qui a ouvert cette table t’a retiré la parole.
server-id-used = Un autre message portait déjà cet identifiant ; rien n’a changé.
server-no-replacing = On ne peut remplacer qu’une autre personne de cette table.
server-replace-later = Quand personne d’autre ne peut voter, seul le propriétaire de la table peut remplacer quelqu’un : une fois son temps écoulé, ou si la partie l’attend depuis { $minutes } minutes et qu’il n’est pas là.
server-too-many-orders = Tu as donné trop de consignes permanentes.
server-too-many-undos = On peut annuler au plus { $most } fois par partie.
server-game-too-long = Cette partie compte déjà tant de choix qu’elle ne peut pas continuer.
server-no-speaker = Personne n’a rien dit ici sous ce nom.
server-too-many-mutes = On peut couper ou rendre la parole au plus { $most } fois par partie.
