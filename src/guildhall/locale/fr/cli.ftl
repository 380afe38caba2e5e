# La ligne de commande : tout ce qu’elle affiche et qui n’est pas propre à un jeu.

## Aide

cli-help = Elfenwizards et Wiz-War dans ton terminal : joue, regarde jouer l’ordinateur, revois des parties, lis les règles.
cli-help-version = Affiche la version et s’arrête.
cli-help-lang = La langue : { $languages }. Par défaut : GUILDHALL_LANG, puis la langue de ton système, puis l’anglais.
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
cli-version = Guildhall { $version } ({ $rules ->
        [compiled] règles compilées
       *[plain] règles en Python
    })
cli-help-play = Joue une partie, contre l’ordinateur ou à plusieurs devant un même terminal.

    Chaque réponse est enregistrée sur le disque : une partie interrompue se reprend avec --resume.
cli-help-play-game = Le jeu ; avec --resume, le fichier à reprendre si ce n’est pas la dernière partie.
cli-help-seats = Qui est assis où, dans le sens horaire : « me » pour une personne, ou le nom d’un joueur dirigé par l’ordinateur ({ $bots }), chacun avec un nom si tu veux : anna=me,bert=me,apprentice. Par défaut : me et trois apprentice.
cli-help-edition = L’édition des règles ({ $editions }).
cli-help-option = Une option des règles, sous la forme NOM=VALEUR ; à répéter pour en donner plusieurs. Les règles énumèrent toutes les options (guildhall rules).
cli-help-seed = Décide de tout le hasard : la même graine donne les mêmes lancers. Par défaut : une nouvelle à chaque fois.
cli-help-position = Un fichier de position (JSON) d’où partir.
cli-help-resume = Reprend la dernière partie inachevée, ou le fichier nommé.
cli-help-simulate = Laisse l’ordinateur jouer beaucoup de parties, et compte les résultats.

    Les places tournent : dans la partie g, le joueur i de --seats prend la place i + g. Une victoire partagée compte en parts égales pour ceux qui la partagent.
cli-help-simulate-game = Le jeu.
cli-help-simulate-seats = Les joueurs dirigés par l’ordinateur, dans le sens horaire ({ $bots }). Par défaut : apprentice,random,random,random.
cli-help-games = Le nombre de parties à jouer.
cli-help-simulate-seed = Décide de tout le hasard : la même graine donne les mêmes parties, quel que soit --jobs. Par défaut : une nouvelle à chaque fois.
cli-help-jobs = Le nombre de parties à jouer en même temps.
cli-help-json = Affiche les résultats sous forme d’un seul objet JSON, et rien d’autre.
cli-help-records = Un fichier où enregistrer toutes les parties, une par ligne.
cli-help-replay = Parcourt une partie enregistrée, en avant et en arrière ; sans terminal, affiche tout ce qui s’est passé.
cli-help-replay-file = Le fichier de l’enregistrement.
cli-help-replay-game = La partie à revoir si le fichier en contient plusieurs.
cli-help-replay-step = Commence après ce nombre de réponses.
cli-help-verify = Vérifie que personne n’a choisi les dés d’une partie enregistrée : sa graine est celle sur laquelle la table s’est engagée avant le premier lancer, et tous les lancers et tirages en découlent.

    Le code de sortie est 0 si tout le fichier est vérifié, 1 sinon.
cli-help-verify-file = Le fichier de l’enregistrement.
cli-help-serve = Lance un serveur de tables : pour jouer dans le navigateur, contre l’ordinateur ou avec d’autres par le réseau.

    Tout est conservé dans une base de données : un fichier de ton dossier de données, ou PostgreSQL.
cli-help-serve-data = Le dossier du fichier de base de données.
cli-help-serve-database = L’adresse d’une base PostgreSQL à utiliser à la place d’un fichier, par exemple postgresql://user@host/name.
cli-help-serve-host = L’adresse d’écoute.
cli-help-serve-port = Le port d’écoute.
cli-help-serve-browser = Ouvre le navigateur quand le serveur est prêt.
cli-help-serve-limits = Refuse les requêtes et les messages trop rapprochés. À désactiver pour les mesures.
cli-help-serve-name = Un nom sous lequel on atteint ce serveur, par exemple play.example.org ; à répéter pour en donner plusieurs. Les noms et les adresses IP de cette machine fonctionnent toujours.
cli-help-serve-proxy = Un proxy placé devant ce serveur, par son adresse ou son réseau, ou * pour tous ; à répéter pour en donner plusieurs. Le serveur se fie à son en-tête X-Forwarded-For.
cli-help-serve-metrics-port = Offre des mesures Prometheus sur ce port, à cette machine seulement.
cli-help-rules = Affiche les règles : toutes, un chapitre ou un paragraphe.
cli-help-rules-game = Le jeu.
cli-help-rules-paragraph = Un chapitre (5), un paragraphe (5.8) ou des mots à chercher (contresort).

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
    } : tape { typed-command-log } { $all })
cli-begin = { $game } ({ $options }), graine { $seed }. Tape { typed-command-help } pour voir les commandes.
cli-begin-option = { $name } : { $value }
cli-resumed = Reprise de { $file }.
cli-line-too-long = Rien n’a été fait : ce qui suit « { $done } » dépend d’un lancer ou des autres, tu ne peux donc pas encore dire « { $word } ».
cli-way-too-long = Rien n’a été fait : quelque chose va se passer sur le chemin vers « { $word } », tu ne peux donc pas encore dire « { $next } ».
cli-line-cut = Quelque chose s’est passé entre-temps : { $count ->
        [one] le dernier choix de la ligne n’a pas été fait.
       *[other] les { $count } derniers choix de la ligne n’ont pas été faits.
    }
cli-no-such-number = { $number } n’est pas l’un des choix : ils sont numérotés de { $least } à { $most }.
cli-nothing-done = { $sentence } Rien n’a été fait.
cli-undone = Annulé : { $player } choisit de nouveau.
cli-undo-roll = Tu ne peux rien annuler de plus : les lancers, les choix des autres et les cartes révélées sont définitifs.
cli-why-usage = Dis ce que tu voudrais faire, par exemple : { typed-command-why } { $example }
cli-why-legal = Tu peux faire « { $wish } » maintenant.
cli-saved = La partie est enregistrée : { $file }
cli-saved-copy = Une copie de la partie est enregistrée : { $file }
cli-save-failed = Impossible d’enregistrer la partie dans { $file } : { $why } Tu peux continuer à jouer : la prochaine réponse essaiera de nouveau, et « { typed-command-save } FICHIER » enregistre la partie ailleurs.
cli-save-works-again = La partie est de nouveau enregistrée : { $file }
cli-quit-unsaved = La partie n’est pas enregistrée. « { typed-command-save } FICHIER » l’enregistre ailleurs ; tape encore { typed-command-quit } pour partir sans l’enregistrer.
cli-left = La partie est enregistrée. Pour la reprendre : { $command }
cli-left-unsaved = La partie n’a pas pu être enregistrée.
cli-rescued = La partie n’a pas pu être enregistrée à sa place habituelle ; elle l’est ici. Pour la reprendre : { $command }
cli-rules-usage = Dis quel paragraphe, ou un mot à chercher : { typed-command-rules } { $example }
cli-unknown-rest = Tape { $command } tout seul.

cli-over = La partie est terminée : { $reason }
cli-over-winner = { $players } gagne.
cli-over-winners = { $players } partagent la victoire.
cli-over-record = L’enregistrement de la partie : { $file }
cli-over-rescued = L’enregistrement de la partie n’a pas pu aller à sa place habituelle et se trouve ici : { $file }
cli-over-unsaved = L’enregistrement de la partie n’a pas pu être écrit.
cli-column-place = Rang
cli-column-player = Joueur
cli-column-score = Score

cli-commands =
    Pour choisir, tape un numéro de la liste ou son mot. Peu importent les majuscules, et une abréviation sans équivoque suffit.
    Plusieurs choix sur une ligne sont faits ensemble ou pas du tout : { $line }
    Une ligne vide affiche de nouveau la liste.
cli-command-undo = annuler ton dernier choix et ce que l’ordinateur a fait depuis ; les lancers et les choix des autres sont définitifs
cli-command-why = pourquoi un choix est impossible, avec la règle : { typed-command-why } { $wish }
cli-command-rules = lire un paragraphe ou un chapitre des règles : { typed-command-rules } 5.8
cli-command-log = tout ce qui s’est passé ; { typed-command-log } 20 : les 20 dernières lignes
cli-command-save = où la partie est enregistrée ; { typed-command-save } FICHIER : y enregistrer une copie
cli-command-board = redessiner le plateau
cli-command-help = cette liste
cli-command-quit = partir ; la partie est enregistrée, et guildhall play --resume la reprend

## Règles

rules-section = { $number } { $title }
rules-sections = { $first } à { $last }
rules-nothing-found = Les règles ne disent rien de « { $text } ».

## Saisies fautives

cli-bad-lang = Il n’y a pas de langue « { $name } ». Les langues sont : { $allowed }.
bad-player = « { $name } » n’est pas une sorte de joueur. Il y a : { $allowed }.
bad-player-name = « { $name } » ne peut pas être un nom de joueur : il faut de 1 à { $most } caractères, sans virgule ni signe égal.
bad-player-twice = Deux joueurs s’appellent « { $name } ».
bad-option-form = « { $given } » n’est pas une option. Écris NOM=VALEUR, par exemple { $example }.
bad-resume-with = Une partie reprise garde ses réglages : enlève { $option }.
bad-resume-none = Il n’y a pas de partie inachevée à reprendre dans { $folder }.
bad-resume-over = { $file } : cette partie est terminée. Pour la revoir : { $command }
bad-resume-several = { $file } : ce fichier contient { $count } parties ; on ne peut reprendre qu’un fichier d’une seule partie.
bad-position-seats = La position a { $seats } joueurs, mais --seats en nomme { $found }.
bad-position-with = La position le dit déjà : enlève { $option }.
bad-position-foreign = Ceci n’est pas une position d’un jeu de Guildhall.
bad-position-record = C’est un enregistrement et non une position. Reprends-le avec --resume.
bad-record-empty = Le fichier est vide.
bad-record-player = L’enregistrement ne dit pas qui est « { $name } ». Nomme les joueurs avec --seats.
bad-record-players = L’enregistrement nomme { $found } joueurs pour { $seats } places. Nomme les joueurs avec --seats.
bad-resume-seats = La partie enregistrée a { $seats } joueurs, mais --seats en nomme { $found }.
bad-game-number = { $file } : il n’y a pas de partie { $number } dans ce fichier, qui en contient { $count }.
bad-step-number = Il n’y a pas d’étape { $number }. Les étapes de cette partie vont de 0 à { $last }.
bad-rulebook = Il n’y a pas ici de résumé des règles { JOIN("de", $game) }.
bad-section = Il n’y a ni chapitre ni paragraphe « { $number } ». Chapitres existants : { $sections }.
bad-paragraph = Il n’y a pas de paragraphe « { $number } ». Le chapitre { $section } va de { $first } à { $last }.
bad-usage = { $sentence } (voir guildhall --help)
bad-usage-command = Il n’y a pas de commande « { $name } ». Les commandes sont : { $allowed }.
bad-usage-extra = Argument inattendu : { $given }
bad-usage-option = Il n’y a pas d’option « { $name } » ici.
bad-usage-option-near = Il n’y a pas d’option « { $name } » ici. Options semblables : { $near }.
bad-usage-value = { $option } demande une valeur.
bad-usage-no-value = { $option } ne prend pas de valeur.
bad-usage-missing = Il manque { $name }.
bad-usage-number = { $option } doit être un nombre entier.
bad-usage-number-least = { $option } doit être un nombre entier, au moins { $least }.
bad-usage-number-between = { $option } doit être un nombre entier de { $least } à { NUMBER($most, useGrouping: 0) }.

file-says = { $file } : { $why }
file-says-in-line = { $file }, ligne { $line } : { $why }
file-read = Impossible de lire { $file } : { $why }
file-write = Impossible d’écrire { $file } : { $why }
file-not-ours = { $file } existe et n’est pas un enregistrement de Guildhall ; ce fichier reste tel quel. Choisis un autre nom.
file-no-text = { $file } n’est pas un fichier de texte.
file-no-json = ce n’est plus du JSON à partir de la colonne { $column }.
file-cut-off = le fichier est tronqué ici.
file-missing = ce fichier ou ce dossier n’existe pas.
file-folder = c’est un dossier.
file-not-a-folder = une partie du chemin n’est pas un dossier.
file-forbidden = tu n’en as pas l’autorisation.
file-read-only = le disque est en lecture seule.
file-full = le disque est plein.
file-exists = un fichier de ce nom existe déjà.
file-name = le nom est trop long.
file-device = ce n’est pas un fichier.
file-trouble = { $reason }.

cli-fault = Une erreur s’est produite dans Guildhall ({ $what }). Les parties sont enregistrées jusqu’à la dernière réponse. Détails pour un rapport : { $file }
cli-fault-untold = Une erreur s’est produite dans Guildhall ({ $what }). Les parties sont enregistrées jusqu’à la dernière réponse.

## Simuler

simulate-title = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } { JOIN("de", $game) }, graine { $seed }
simulate-progress = Parties en cours
simulate-bot = Joueur
simulate-wins = Victoires
simulate-share = Part de victoires
simulate-interval = Intervalle à 95 %
simulate-mean-score = Score moyen
simulate-split = Une victoire partagée compte en parts égales.
simulate-length = Durée moyenne : { $decisions } décisions
simulate-speed = Vitesse : { $speed } décisions par seconde
simulate-endings = Comment les parties se sont terminées :
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
replay-ask = n suivant, p précédent, un nombre, { typed-command-first }, { typed-command-last }, { typed-command-log }, { typed-command-quit } >
replay-unknown = « { $word } » n’est rien de tout cela : n, p, un nombre, { typed-command-first }, { typed-command-last }, { typed-command-log }, { $commands }.
replay-at-end = C’est la dernière étape.
replay-at-start = C’est la première étape.

## Vérifier

verify-head = { $file } : { $game }
verify-head-game = { $file }, partie { $number } sur { $count } : { $game }
verify-table = La table { $table } s’est engagée sur { $commitment }. Les deux doivent être ce qu’elle a montré avant le premier lancer.
verify-values = Ajouté ensuite par les joueurs : { $values }. Ta valeur doit être celle que tu as ajoutée.
verify-value = { $player } « { $value } »
verify-value-none = { $player } rien
verify-no-commitment = Cet enregistrement n’a pas d’engagement : personne ne peut dire comment sa graine { $seed } a été choisie.
verify-no-value = Aucun joueur n’a ajouté de valeur : la personne qui a créé le secret a pu le choisir, et les dés avec lui.
verify-seed = Le secret correspond à l’engagement ; le secret, la table et les valeurs donnent la graine { $seed }.
verify-rolls = { $count ->
        [0] Il n’y a pas eu de lancer
        [one] L’unique lancer découle de la graine
       *[other] Les { $count } lancers et tirages découlent tous de la graine
    }, et { $ended ->
        [yes] la partie se termine comme c’est enregistré.
       *[no] la partie n’est pas terminée.
    }
verify-written = { $count ->
        [one] Sauf le premier lancer, qui était dans la position de départ.
       *[other] Sauf les { $count } premiers lancers, qui étaient dans la position de départ.
    }
verify-start = La partie a commencé à partir d’une position donnée ; rien ici ne dit comment on y est arrivé.
verify-proved = Vérifié : ni la table ni aucun joueur seul n’a pu choisir ces dés.
verify-unproved = Non vérifié : { $why }

fair-unpublished = la table n’a pas encore révélé son secret ; elle le fera à la fin de la partie.
fair-no-seed = l’enregistrement n’a ni graine ni engagement.
fair-seed-missing = l’enregistrement n’a pas de graine ; ce doit être { $due }.
fair-other-secret = le secret ne correspond pas à l’engagement : il donne { $found }.
fair-other-seed = la graine de l’enregistrement est { $seed }, mais le secret, la table et les valeurs donnent { $due }.
fair-other-roll = le lancer { $number } est enregistré comme { $written }, mais ce devait être { $rolled }.
fair-roll-missing = le lancer { $number } n’est pas dans l’enregistrement ; ce devait être { $rolled }.
fair-roll-left = le lancer { $number }, enregistré comme { $written }, n’a jamais eu lieu.

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
board-elfenwizards-spent = Utilisés
board-elfenwizards-dice-front = Dés
board-elfenwizards-dice-to-roll = { $count } à lancer
board-elfenwizards-dragon = dragon
board-elfenwizards-has-passed = a passé
board-elfenwizards-crowned = H { $count } fois
