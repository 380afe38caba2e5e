# Les mots dont tous les jeux ont besoin.

seat = Joueur { $number }
list-join = { $first }, { $second }
list-none = rien

## Refus

refuse-no-seat = Il n’y a pas de place { $seat } : les places de cette table vont de 0 à { $last }.
refuse-game-over = La partie est terminée.
refuse-not-your-turn = Ce n’est pas à toi : { $player } doit choisir d’abord.
refuse-after-roll = Des dés sont lancés avant « { $word } », et personne ne sait encore comment ils tomberont.
refuse-ambiguous = « { $word } » a plusieurs sens : { $names }. Écris l’un de ces mots.
refuse-not-a-choice = { $given } ne fait pas partie des nombres proposés.

## Saisies fautives

bad-game = Il n’y a pas de jeu « { $name } ». Les jeux sont : { $allowed }.
bad-bot = Il n’y a pas de joueur automatique « { $name } ». Les joueurs automatiques sont : { $allowed }.
bad-seats = { $game } se joue de { $least } à { $most }, et pas à { $seats }.
bad-edition = Il n’y a pas d’édition « { $value } ». Les éditions sont : { $allowed }.
bad-option-name = Il n’y a pas d’option « { $name } ». Les options sont : { $allowed }.
bad-option-value = L’option { $name } ne peut pas valoir « { $value } ». Valeurs possibles : { $allowed }.
bad-roll = Le lancer { $number } vaut { $value }, mais ce lancer va de 1 à { $sides }.

bad-record-foreign = Ceci n’est pas une partie enregistrée par Guildhall.
bad-record-format = Cette partie est écrite au format { $found } ; cette version lit le format { $known }.
bad-record-field = L’enregistrement est abîmé : l’élément « { $field } » manque, ou n’est pas ce qu’il devrait être.
bad-record-game = C’est l’enregistrement d’un autre jeu : { $found }, et non { $expected }.
bad-record-rules = Cette partie a été jouée avec la version { $found } des règles ; cette version-ci joue la { $known }.
bad-record-answer = L’enregistrement est abîmé à la réponse { $number } : { $why }
bad-record-no-roll = L’enregistrement est abîmé : le lancer { $number } manque.
bad-record-rolls-left = L’enregistrement est abîmé : il contient { $count ->
        [one] { $count } lancer dont aucune réponse ne se sert.
       *[other] { $count } lancers dont aucune réponse ne se sert.
    }
bad-record-start = L’enregistrement est abîmé : ses places ou ses options ne sont pas celles de la position de départ.
bad-record-outcome = L’enregistrement est abîmé : la partie décrite finit autrement qu’il ne le dit.

bad-argument = « { $name } » doit être { $sort ->
        [number] un nombre entier
        [text] un texte
        [flag] True ou False
        [names] une liste de noms
        [mapping] une table de noms et de valeurs
        [state] un état de ce jeu
        [view] une vue de ce jeu
        [hints] une aide de ce jeu
        [decision] une décision
        [event] un événement
        [tape] une suite de lancers
        [record] un enregistrement
       *[game] un jeu
    }, et non { $given }.
bad-decision = On ne demande cela à personne en ce moment.
bad-event = Ce jeu n’a pas d’événement de type { $kind }.
bad-take-back-state = Ce n’est pas un état antérieur de cette partie.
bad-take-back-answers = On peut revenir à un nombre de réponses de 0 à { $most }, mais pas à { $given }.
