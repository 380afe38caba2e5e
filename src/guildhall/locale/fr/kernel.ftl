# Les mots dont tous les jeux ont besoin.

seat = Joueur { $number }
list-join = { $first }, { $second }
list-end = { $first } et { $second }
list-or = { $first } ou { $second }
list-clauses = { $first } ; { $second }
list-none = rien

## Refus

refuse-no-seat = Il n’y a pas de place { $seat }. Les places de cette table vont de 0 à { $last }.
refuse-game-over = La partie est terminée.
refuse-not-your-turn = Ce n’est pas ton tour : c’est d’abord à { $player } de choisir.
refuse-after-roll = Des dés sont lancés avant « { $word } », et personne ne sait encore comment ils tomberont.
refuse-ambiguous = « { $word } » n’est pas clair. Écris { $names }.
refuse-not-a-choice = { $given } ne fait pas partie des nombres proposés.

## Saisies fautives

bad-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $allowed }.
bad-plugin = Impossible de charger le jeu « { $game } » du paquet { $package } : { $why }
bad-bot = L’ordinateur n’a pas de joueur « { $name } ». Ses joueurs sont : { $allowed }.
bad-bot-game = Le joueur « { $name } » de l’ordinateur ne connaît pas { $game }. Pour ce jeu, il y a : { $allowed }.
bad-seats = { $game } se joue de { $least } à { $most } joueurs, et non à { $seats }.
bad-edition = Il n’y a pas d’édition « { $value } ». Les éditions sont : { $allowed }.
bad-option-name = Il n’y a pas d’option « { $name } ». Les options sont : { $allowed }.
bad-option-value = L’option { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $possible }.
bad-roll = Le lancer { $number } vaut { $value }, mais il doit être compris entre 1 et { $sides }.

bad-record-foreign = Ceci n’est pas l’enregistrement d’une partie de Guildhall.
bad-record-format = Cet enregistrement est au format { $found } ; cette version de Guildhall lit le format { $known }.
bad-record-field = L’enregistrement est abîmé : son élément « { $field } » manque ou est faux.
bad-record-game = C’est l’enregistrement d’une partie { JOIN("de", $game) }, et non { JOIN("de", $expected_game) }.
bad-record-rules = Cette partie a été jouée avec la version { $found } des règles. Guildhall joue maintenant avec la version { $known }, qui ne peut pas la suivre { $step ->
        [0] dès le début
       *[other] à l’étape { $step }
    } : { $why }
bad-rules-choice = Un choix fait à l’époque n’est plus possible.
bad-rules-roll = Il faut maintenant un lancer qui n’a pas été fait à l’époque.
bad-rules-rolls = Il faut maintenant d’autres lancers que ceux de l’époque.
bad-rules-outcome = La partie se termine maintenant autrement.
bad-record-numbers = Certains choix de cet enregistrement sont des nombres. Seul l’enregistrement d’un Play peut en faire des mots.
bad-record-answer = L’enregistrement est abîmé à la réponse { $number } : { $why }
bad-record-no-roll = L’enregistrement est abîmé : le lancer { $number } manque.
bad-record-rolls-left = L’enregistrement est abîmé : { $count ->
        [one] { $count } de ses lancers ne sert
       *[other] { $count } de ses lancers ne servent
    } à aucune réponse.
bad-record-start = L’enregistrement est abîmé : ses places ou ses options ne correspondent pas à la position de départ.
bad-record-outcome = L’enregistrement est abîmé : la partie ne se termine pas comme il le dit.
bad-argument = « { $name } » doit être { $sort ->
        [number] un nombre entier
        [count] un nombre entier, 0 ou plus
        [text] un texte
        [flag] True ou False
        [names] une liste de noms
        [mapping] une table de noms et de valeurs
        [state] un état de ce jeu
        [states] une liste d’états de ce jeu
        [view] une vue de ce jeu
        [hints] une aide de ce jeu
        [decision] une décision
        [event] un événement
        [policy] une stratégie
        [tape] une suite de lancers
        [record] un enregistrement
       *[game] un jeu
    }, et non { $given }.
bad-argument-name = Dans « { $name } », chaque nom doit être un texte, et non { $given }.
bad-decision = On ne demande cela à personne en ce moment.
bad-event = Ce jeu n’a pas d’événement de type { $kind }.
bad-undo-state = Ce n’est pas un état antérieur de cette partie.
bad-undo-answers = On peut revenir à un nombre de réponses de 0 à { $most }, mais pas à { $given }.
