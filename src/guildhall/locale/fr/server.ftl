# Le serveur de tables : ce qu’il refuse, et pourquoi.

server-bad-database = Ceci n’est pas l’adresse d’une base de données. Les sortes possibles : { $kinds }.
server-bad-message = Ce message est incompréhensible. Rien n’a été fait.
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
server-not-you = Personne n’est connu ici avec ce jeton d’accès.
server-no-table = Cette table n’existe pas.
server-no-seat = Tu n’as pas de place à cette table.
server-no-spectators = Personne ne peut regarder cette table.
server-only-players = Il faut jouer à cette table pour faire cela.
server-already-begun = À cette table, la partie a déjà commencé.
server-not-begun = À cette table, la partie n’a pas encore commencé.
server-not-over = À cette table, la partie n’est pas encore terminée.
server-seat-taken = Cette place est déjà prise.
server-no-undo = Ce choix ne peut plus être repris.
server-nothing-asked = Personne n’a rien demandé.
server-port-taken = Le port { $port } est déjà pris à l’adresse { $host } : un autre serveur tourne peut-être. Choisis-en un autre avec --port.
server-no-address = { $host } n’est pas une adresse de cette machine.
server-running = Guildhall est à l’adresse { $address } — pour l’arrêter : Ctrl-C.
server-database-trouble = Impossible d’ouvrir la base de données : { $reason }
server-closed = Tout le monde a quitté cette table.
server-not-owner = Seule la personne qui a ouvert cette table peut faire cela.
server-seat-kept = L’ordinateur garde ta place. Reprends-la d’abord.
server-steady-clock = Pour que les fenêtres de réponse durent tout leur temps, il faut fixer ce temps.
server-no-promises = Dans ce jeu, il n’y a pas de promesses.
server-no-offer = Il n’y a pas d’offre en attente avec le numéro { $number }.
server-not-your-offer = Ce n’est pas à toi de répondre à l’offre numéro { $number }.
server-too-many-offers = { $most ->
        [one] Une de tes offres attend déjà une réponse.
       *[other] { $most } de tes offres attendent déjà une réponse.
    }
server-no-page = La page n’a pas été construite. Lance : make play
