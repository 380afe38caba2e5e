# La ligne de commande : tout ce qu’elle affiche et qui n’est pas propre à un jeu.

## Aide

cli-help = Elfenwizards et Wiz-War dans ton terminal : y jouer, regarder jouer l’ordinateur, revoir des parties, lire les règles.
cli-help-version = Affiche la version et s’arrête.
cli-help-lang = La langue : { $languages }. Sans cela : celle de GUILDHALL_LANG, sinon celle de ton système, sinon l’anglais.
cli-help-help = Affiche cette aide et s’arrête.
cli-help-usage = Utilisation : { $call }
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commandes
cli-help-default = [par défaut : { $value }]
cli-help-required = [obligatoire]
cli-help-call-options = [OPTIONS]
cli-help-call-command = COMMANDE …
cli-word-game = JEU
cli-word-file = FICHIER
cli-word-folder = DOSSIER
cli-word-seats = PLACES
cli-word-language = LANGUE
cli-word-option = NOM=VALEUR
cli-word-number = NOMBRE
cli-word-edition = ÉDITION
cli-word-address = ADRESSE
cli-word-name = NOM
cli-word-paragraph = PARAGRAPHE
cli-version = Guildhall { $version }
cli-help-play = Joue une partie, contre l’ordinateur ou à plusieurs devant un même terminal.

    Chaque réponse est gardée sur le disque : une partie interrompue, n’importe comment, continue avec --resume.
cli-help-play-game = Le jeu ; avec --resume, le fichier à continuer, si ce n’est pas la dernière partie.
cli-help-seats = Qui est assis où, dans le sens horaire : « me » pour une personne, ou le nom d’un joueur automatique ({ $bots }), avec un nom si tu veux : anna=me,bert=me,apprentice. Sans cela : me et trois apprentice.
cli-help-edition = L’édition des règles ({ $editions }).
cli-help-option = Une option des règles, sous la forme NOM=VALEUR ; à répéter pour en donner d’autres. Les options sont dans les règles (guildhall rules).
cli-help-seed = Décide de tout le hasard ; la même graine donne les mêmes lancers. Sans cela : une nouvelle à chaque fois.
cli-help-position = Un fichier avec une position (JSON) pour commencer.
cli-help-resume = Continue la dernière partie inachevée, ou le fichier nommé.
cli-help-simulate = Laisse l’ordinateur jouer beaucoup de parties, et compte.

    Les places tournent : dans la partie g, le joueur i de --seats est à la place i + g. Une victoire partagée compte en parts égales pour ceux qui la partagent.
cli-help-simulate-game = Le jeu.
cli-help-simulate-seats = Les joueurs automatiques, dans le sens horaire ({ $bots }).
cli-help-games = Combien de parties.
cli-help-simulate-seed = Décide de tout le hasard ; la même graine donne les mêmes parties, quel que soit --jobs. Sans cela : une nouvelle à chaque fois.
cli-help-jobs = Combien de parties se jouent en même temps.
cli-help-json = Affiche les résultats comme un seul objet JSON, et rien d’autre.
cli-help-records = Un fichier pour enregistrer toutes les parties, une par ligne.
cli-help-replay = Parcourt une partie enregistrée, en avant et en arrière ; ou affiche tout ce qui s’y est passé, s’il n’y a pas de terminal.
cli-help-replay-file = Le fichier de l’enregistrement.
cli-help-replay-game = Quelle partie d’un fichier qui en contient plusieurs.
cli-help-replay-step = Commence après ce nombre de réponses.
cli-help-verify = Prouve que personne n’a choisi les dés d’une partie enregistrée : sa graine est celle à laquelle la table s’est engagée avant le premier lancer, et tous les lancers et tirages en découlent.

    Le code de sortie est 0 si tout le fichier est prouvé, 1 si quelque chose ne l’est pas.
cli-help-verify-file = Le fichier de l’enregistrement.
cli-help-serve = Ouvre un serveur de tables : pour jouer dans le navigateur, contre l’ordinateur ou avec d’autres par le réseau.

    Tout ce qui se passe est gardé dans une base de données : un fichier dans ton dossier de données, ou PostgreSQL.
cli-help-serve-data = Le dossier pour le fichier de la base de données.
cli-help-serve-database = L’adresse d’une base PostgreSQL à utiliser à la place d’un fichier, par exemple postgresql://user@host/name.
cli-help-serve-host = L’adresse où écouter.
cli-help-serve-port = Le port où écouter.
cli-help-serve-browser = Ouvre le navigateur quand le serveur est prêt.
cli-help-serve-limits = Refuse les demandes et les messages qui viennent trop souvent. Pour mesurer, il faut l’éteindre.
cli-help-serve-name = Un nom sous lequel on atteint ce serveur, par exemple play.example.org. Peut être donné plusieurs fois. Les noms de cette machine et les adresses IP marchent toujours.
cli-help-serve-proxy = Un proxy devant ce serveur, par son adresse ou son réseau, ou * pour tous. Ce qu’il dit dans X-Forwarded-For est cru. Peut être donné plusieurs fois.
cli-help-serve-metrics-port = Offre à ce port des mesures pour Prometheus, à cette machine seulement.
cli-help-rules = Lit les règles : toutes, une section ou un paragraphe.
cli-help-rules-game = Le jeu.
cli-help-rules-paragraph = Une section (5), un paragraphe (5.8) ou des mots à chercher (contresort).

## Noms

cli-name-person = Joueur
cli-name-bot-apprentice = Apprenti
cli-name-bot-random = Hasard
cli-name-numbered = { $name } { $number }

## Jouer

cli-with-rule = { $sentence } (règles { $rule })
cli-prompt-rule = (règles { $rule })
cli-ask = { $player } >
cli-hand-over = { $player }, appuie sur Entrée quand personne d’autre ne regarde :
cli-only-choice = { $player } n’a qu’un choix : { $choice }.
cli-news-before = ({ $count ->
        [one] encore { $count } ligne
       *[other] encore { $count } lignes
    } : tape log { $all })
cli-begin = { $game } : { $options }, graine { $seed }. Tape help pour voir les commandes.
cli-begin-option = { $name } ({ $value })
cli-resumed = On continue { $file }.
cli-line-too-long = Rien n’a été fait : la suite de « { $done } » dépend d’un lancer ou des autres, donc « { $word } » ne peut pas encore être dit.
cli-way-too-long = Rien n’a été fait : sur le chemin vers « { $word } », il va se passer quelque chose, donc « { $next } » ne peut pas encore être dit.
cli-line-cut = Quelque chose s’est passé entre-temps : { $count ->
        [one] le dernier choix de la ligne n’a pas été fait.
       *[other] les { $count } derniers choix de la ligne n’ont pas été faits.
    }
cli-no-such-number = { $number } n’est pas un choix : ils sont numérotés de { $least } à { $most }.
cli-nothing-done = { $sentence } Rien n’a été fait.
cli-undone = C’est repris : { $player } choisit de nouveau.
cli-undo-roll = On ne peut rien reprendre : les lancers sont définitifs, tout comme ce qu’une autre personne a choisi et ce qui a été révélé.
cli-why-usage = Dis ce que tu voudrais faire, par exemple : why { $example }
cli-why-legal = « { $wish } » est possible maintenant.
cli-saved = La partie est enregistrée : { $file }
cli-saved-copy = Une copie de la partie est enregistrée : { $file }
cli-save-failed = Impossible d’enregistrer la partie dans { $file } : { $why } Elle continue, et l’on réessaie après la prochaine réponse ; « save FICHIER » l’enregistre ailleurs.
cli-save-works-again = La partie est de nouveau enregistrée : { $file }
cli-quit-unsaved = La partie n’est pas enregistrée. « save FICHIER » l’enregistre ailleurs ; encore une fois quit pour partir sans elle.
cli-left = La partie est enregistrée. Pour continuer : { $command }
cli-left-unsaved = La partie n’a pas pu être enregistrée.
cli-rescued = La partie n’a pas pu être enregistrée à sa place et l’est ici. Pour continuer : { $command }
cli-rules-usage = Indiquez un paragraphe ou un mot à chercher : rules { $example }
cli-unknown-rest = { $command } se dit sans autres mots.

cli-over = La partie est terminée : { $reason }
cli-over-winner = Victoire : { $players }.
cli-over-winners = Victoire partagée : { $players }.
cli-over-record = L’enregistrement de la partie : { $file }
cli-over-rescued = L’enregistrement de la partie n’a pas pu aller à sa place et se trouve ici : { $file }
cli-over-unsaved = La partie n’a pas pu être enregistrée.
cli-column-place = Rang
cli-column-player = Joueur
cli-column-score = Score

cli-commands =
    Un choix est un numéro de la liste ou son mot ; peu importent les majuscules, et un début sans équivoque suffit.
    Plusieurs choix sur une ligne sont pris ensemble ou pas du tout : { $line }
    Une ligne vide montre de nouveau la liste.
cli-command-undo = reprendre ton dernier choix, et ce que l’ordinateur a fait depuis ; les lancers et les choix des autres sont définitifs
cli-command-why = pourquoi un choix n’est pas permis, avec sa règle : why { $wish }
cli-command-rules = lire un paragraphe ou une section des règles : rules 5.8
cli-command-log = tout ce qui s’est passé ; log 20 : les 20 dernières lignes
cli-command-save = où la partie est enregistrée ; save FICHIER : enregistrer une copie là
cli-command-board = redessiner le plateau
cli-command-help = cette liste
cli-command-quit = partir ; la partie est enregistrée et continue avec guildhall play --resume

## Règles

rules-section = { $number } { $title }
rules-sections = { $first } à { $last }
rules-nothing-found = Les règles ne disent rien de « { $text } ».

## Saisies fautives

cli-bad-lang = Il n’y a pas de langue « { $name } ». Les langues sont : { $allowed }.
bad-player = Personne du nom de « { $name } » ne peut s’asseoir à cette table. Il y a : { $allowed }.
bad-player-name = « { $name } » ne peut pas être un nom de joueur : il faut de 1 à { $most } caractères, sans virgule ni signe égal.
bad-player-twice = Deux joueurs s’appellent « { $name } ».
bad-option-form = « { $given } » n’est pas une option : écris NOM=VALEUR, par exemple { $example }.
bad-resume-with = Une partie enregistrée continue comme elle a commencé : enlève { $option }.
bad-resume-none = Il n’y a pas de partie inachevée à continuer dans { $folder }.
bad-resume-over = { $file } : cette partie est terminée ; pour la revoir : { $command }
bad-resume-several = { $file } : ce fichier contient { $count } parties ; on ne peut continuer qu’un fichier d’une seule partie.
bad-position-seats = La position a { $seats } joueurs, mais --seats en nomme { $found }.
bad-position-with = La position le dit elle-même : enlève { $option }.
bad-position-foreign = Ceci n’est pas une position d’un jeu de Guildhall.
bad-position-record = C’est une partie enregistrée, pas une position ; continue-la avec --resume.
bad-record-empty = Le fichier est vide.
bad-record-player = L’enregistrement ne dit pas qui est « { $name } » ; nomme les joueurs avec --seats.
bad-record-players = L’enregistrement nomme { $found } joueurs pour { $seats } places ; nomme les joueurs avec --seats.
bad-resume-seats = La partie enregistrée a { $seats } joueurs, mais --seats en nomme { $found }.
bad-game-number = { $file } : il n’y a pas de partie { $number } dans ce fichier ; nombre de parties : { $count }.
bad-step-number = Il n’y a pas d’étape { $number } : les étapes de cette partie vont de 0 à { $last }.
bad-rulebook = Il n’y a pas ici de résumé des règles de ce jeu : { $game }.
bad-section = Il n’y a pas de section ni de paragraphe « { $number } ». Les sections vont de { $sections }.
bad-paragraph = Il n’y a pas de paragraphe « { $number } » : la section { $section } va de { $first } à { $last }.
bad-usage = { $sentence } (guildhall --help en dit plus)
bad-usage-command = Il n’y a pas de commande « { $name } ». Les commandes sont : { $allowed }.
bad-usage-extra = C’est trop : { $given }
bad-usage-option = Il n’y a pas ici d’option « { $name } ».
bad-usage-option-near = Il n’y a pas ici d’option « { $name } ». Il y a : { $near }.
bad-usage-value = Une valeur doit suivre { $option }.
bad-usage-no-value = { $option } ne prend pas de valeur.
bad-usage-missing = Il manque { $name }.
bad-usage-number = { $option } doit être un nombre entier.
bad-usage-number-least = { $option } doit être un nombre entier, au moins { $least }.
bad-usage-number-between = { $option } doit être un nombre entier de { $least } à { NUMBER($most, useGrouping: 0) }.

file-says = { $file } : { $why }
file-says-in-line = { $file }, ligne { $line } : { $why }
file-read = Impossible de lire { $file } : { $why }
file-write = Impossible d’écrire { $file } : { $why }
file-not-ours = { $file } existe et n’est pas un enregistrement de Guildhall ; le fichier reste tel quel. Choisis un autre nom.
file-no-text = { $file } n’est pas un fichier de texte.
file-no-json = ce n’est pas du JSON, à partir de la colonne { $column }.
file-cut-off = le fichier est coupé ici.
file-missing = ce fichier ou ce dossier n’existe pas.
file-folder = c’est un dossier.
file-not-a-folder = une partie du chemin n’est pas un dossier.
file-forbidden = tu n’en as pas le droit.
file-read-only = le disque est en lecture seule.
file-full = le disque est plein.
file-exists = un fichier de ce nom existe déjà.
file-name = le nom est trop long.
file-device = ce n’est pas un fichier.
file-trouble = { $reason }.

cli-fault = Quelque chose n’a pas marché dans Guildhall ({ $what }). Les parties sont gardées jusqu’à la dernière réponse. Les détails pour un rapport : { $file }
cli-fault-untold = Quelque chose n’a pas marché dans Guildhall ({ $what }). Les parties sont gardées jusqu’à la dernière réponse.

## Simuler

simulate-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
simulate-progress = On joue
simulate-bot = Joueur
simulate-wins = Victoires
simulate-share = Part de victoires
simulate-interval = Intervalle à 95 %
simulate-mean-score = Score moyen
simulate-split = Une victoire partagée compte en parts égales.
simulate-length = Longueur moyenne : { $decisions } décisions
simulate-speed = Vitesse : { $speed } décisions par seconde
simulate-endings = Comment les parties ont fini :
simulate-unfinished = Interrompu : { $count ->
        [one] { $count } partie n’a pas été jouée.
       *[other] { $count } parties n’ont pas été jouées.
    }
simulate-records = Les enregistrements de toutes les parties : { $file }

## Revoir

replay-head = { $file }
replay-head-game = { $file }, partie { $number } sur { $count }
replay-step = Étape { $step } sur { $last }
replay-choice = { $player } choisit { $choice }.
replay-ask = n suivant, p retour, un nombre, first, last, log, quit >
replay-unknown = « { $word } » n’est rien de ceci : n, p, un nombre, first, last, log, { $commands }.
replay-at-end = C’est la dernière étape.
replay-at-start = C’est la première étape.

## Vérifier

verify-head = { $file } : { $game }
verify-head-game = { $file }, partie { $number } sur { $count } : { $game }
verify-table = La table { $table } s’est engagée par { $commitment }. Les deux doivent être ce qu’elle a montré avant le premier lancer.
verify-values = Ajouté ensuite par les joueurs : { $values }. La tienne doit être celle que tu as ajoutée.
verify-value = { $player } « { $value } »
verify-value-none = { $player } rien
verify-no-commitment = Il n’y a pas d’engagement dans cet enregistrement : on ne peut pas dire comment sa graine { $seed } a été choisie.
verify-no-value = Aucun joueur n’a ajouté de valeur : qui a fait le secret a pu le choisir, et les dés avec.
verify-seed = Le secret est celui de l’engagement ; secret, table et valeurs donnent la graine { $seed }.
verify-rolls = { $count ->
        [0] Aucun lancer n’a été fait
        [one] L’unique lancer découle de la graine
       *[other] Les { $count } lancers et tirages découlent tous de la graine
    }, et { $ended ->
        [yes] la partie finit comme c’est écrit.
       *[no] la partie n’est pas terminée.
    }
verify-written = { $count ->
        [one] Sauf le premier lancer : il était dans la position de départ.
       *[other] Sauf les { $count } premiers lancers : ils étaient dans la position de départ.
    }
verify-start = La partie a commencé à une position ; rien ici ne dit comment on y est arrivé.
verify-proved = Prouvé : ni la table ni aucun joueur à lui seul n’a pu choisir ces dés.
verify-unproved = Non prouvé : { $why }

fair-unpublished = la table n’a pas encore publié son secret ; elle le fait à la fin de la partie.
fair-no-seed = l’enregistrement n’a ni graine ni engagement.
fair-seed-missing = l’enregistrement n’a pas de graine ; ce doit être { $due }.
fair-other-secret = le secret n’est pas celui de l’engagement ; son engagement est { $found }.
fair-other-seed = la graine de l’enregistrement est { $seed } ; secret, table et valeurs donnent { $due }.
fair-other-roll = le lancer { $number } est noté { $written } ; il a dû être { $rolled }.
fair-roll-missing = le lancer { $number } n’est pas dans l’enregistrement ; il a dû être { $rolled }.
fair-roll-left = le lancer { $number }, noté { $written }, n’a jamais été fait.

## Le plateau d’Elfenwizards

board-elfenwizards-round = Tour { $round } sur { $rounds }
board-elfenwizards-step = Phase { $step } : { $title }
board-elfenwizards-over = La partie est terminée
board-elfenwizards-years = Compteur de tours
board-elfenwizards-nobody = personne
board-elfenwizards-passed = Déconfiture
board-elfenwizards-caution = ! { $sentence } (règles { $rule })
board-elfenwizards-player = Joueur
board-elfenwizards-name = { $player }
board-elfenwizards-score = Score
board-elfenwizards-worth = Ce tour
board-elfenwizards-total = Total
board-elfenwizards-chips = Mineurs
board-elfenwizards-spent = Usés
board-elfenwizards-dice-front = Dés
board-elfenwizards-dice-to-roll = { $count } à lancer
board-elfenwizards-dragon = dragon
board-elfenwizards-has-passed = a passé
board-elfenwizards-crowned = H { $count } fois
