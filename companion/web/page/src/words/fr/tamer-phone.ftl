# Tamer Tournament sur les téléphones. Devant : ; ? ! l’espace est insécable. Rien ici ne trahit une carte face cachée.

phone-tamer-tie-breaker = Départage
phone-tamer-where = { $round }, { $phase }
phone-tamer-where-draft = { $round }, choix { $pick } sur { $all }
phone-tamer-record = { $record }
phone-tamer-short = trop peu de cartes connues
phone-tamer-you = Vous
phone-tamer-sample = Équipe d’exemple

## Ce qu’il faut faire maintenant

phone-tamer-say-pick = Choisissez une carte de votre paquet, posez-la face cachée et nommez-la ici.
phone-tamer-say-pick-manual = Choisissez une carte de votre paquet et posez-la face cachée.
phone-tamer-say-build = Touchez vos créatures dans l’ordre où elles combattent.
phone-tamer-say-build-more = Touchez la suivante, ou dites que votre équipe est prête.
phone-tamer-say-build-manual = Alignez votre équipe pour { $points } points au plus.
phone-tamer-say-out = Vous êtes hors du départage. { SEATS($seats) } { COUNT($seats) ->
        [one] compose une équipe.
       *[other] composent leurs équipes.
    }
phone-tamer-say-fight = Livrez l’assaut suivant quand vous êtes prêts tous les deux.
phone-tamer-say-report = Combattez à la main, puis annoncez le résultat.
phone-tamer-say-other = Attendez : l’autre camp a une décision à prendre.
phone-tamer-say-wait = On attend { SEATS($seats) }.
phone-tamer-say-wait-table = Regardez l’écran de la table.
phone-tamer-say-ask-order = Quel effet de début vient ensuite ?
phone-tamer-say-ask-choose = Choisissez pour { CARD($card) }.
phone-tamer-say-ask-flip = Retournez la première carte de la pioche de la manche { $round }.
phone-tamer-say-ask-resolve = Lisez ce que fait { CARD($card) } et saisissez-le.

## Draft

phone-tamer-pick = Poser une carte face cachée
phone-tamer-pick-do = La poser face cachée
phone-tamer-pick-again = Prendre une autre carte
phone-tamer-pick-again-do = Prendre celle-ci
phone-tamer-chosen = Ma carte est posée
phone-tamer-lies-down = Votre carte est face cachée
phone-tamer-only-you = Vous seul voyez ceci.
phone-tamer-may-change = Vous pouvez en prendre une autre jusqu’au dernier choix.
phone-tamer-card-numbers = { $points ->
        [-1] Points inconnus,
        [one] { $points } point,
       *[other] { $points } points,
    } { $power ->
        [-1] force inconnue,
       *[other] force { $power },
    } { $health ->
        [-1] santé inconnue.
       *[other] santé { $health }.
    }
phone-tamer-numbers = { $points ->
        [one] { $points } point,
       *[other] { $points } points,
    } { $power }/{ $health }
phone-tamer-who-has-chosen = Qui a choisi
phone-tamer-who-is-ready = Qui est prêt
phone-tamer-chooses = choisit
phone-tamer-has-chosen = a choisi
phone-tamer-builds = compose
phone-tamer-is-ready = c’est prêt
phone-tamer-you-chooses = choisissez
phone-tamer-you-has-chosen = avez choisi
phone-tamer-you-builds = composez
phone-tamer-you-is-ready = c’est prêt
phone-tamer-pass-left = Quand tout est retourné, passez votre paquet à gauche, à { SEAT($seat) }.
phone-tamer-pass-right = Quand tout est retourné, passez votre paquet à droite, à { SEAT($seat) }.
phone-tamer-your-picks = Vos choix
phone-tamer-of = { $count } sur { $all }

## L’équipe

phone-tamer-points-left = Restent { $count } sur { $all } points
phone-tamer-points-unsaid = { $all } points au plus
phone-tamer-not-kept = Les points non dépensés ne sont pas gardés.
phone-tamer-your-line = Votre ligne, la première devant
phone-tamer-front = devant
phone-tamer-next = suivante
phone-tamer-place = place { $place }
phone-tamer-your-creatures = Vos créatures
phone-tamer-texts = Textes
phone-tamer-too-many = { $count } de trop
phone-tamer-check-card = à lire sur la carte
phone-tamer-forward = { $name } : une place vers l’avant
phone-tamer-backward = { $name } : une place vers l’arrière
phone-tamer-take-out = Retirer { $name }
phone-tamer-to-front = Avancer
phone-tamer-to-back = Reculer
phone-tamer-out = Retirer
phone-tamer-last-out = Retirer la dernière
phone-tamer-add = Ajouter une créature
phone-tamer-add-do = L’ajouter
phone-tamer-stands = Mon équipe est prête
phone-tamer-change = Changer mon équipe
phone-tamer-points = Dire ce que coûte mon équipe
phone-tamer-points-do = C’est son coût
phone-tamer-cover = Cacher mon équipe
phone-tamer-uncover = Montrer mon équipe
phone-tamer-team-covered = Votre équipe est cachée.
phone-tamer-team-count = { $count ->
        [one] { $count } créature dans votre ligne.
       *[other] { $count } créatures dans votre ligne.
    }
phone-tamer-pair = Saisir l’ordre des dés
phone-tamer-pair-do = C’est l’ordre
phone-tamer-rolled = Touchez les places dans l’ordre des dés, le plus haut d’abord
phone-tamer-roll-for-us = Lancer pour nous
phone-tamer-roll-anew = Recommencer

## Le combat

phone-tamer-against = Votre combat contre { SEAT($seat) }
phone-tamer-against-sample = Votre combat contre l’équipe d’exemple
phone-tamer-no-battle = Vous n’avez pas de combat dans cette manche.
phone-tamer-clash = assaut { $clash }
phone-tamer-begins = commence
phone-tamer-by-hand = à la main
phone-tamer-nobody-left = Il ne reste personne.
phone-tamer-out-count = { $count } hors de combat
phone-tamer-last-step = À faire de vos mains
phone-tamer-again = Essayer ces équipes dans le bac à sable
phone-tamer-others = Les autres combats
phone-tamer-pair-of = { SEAT($one) } – { SEAT($two) }
phone-tamer-pair-sample = { SEAT($one) } – équipe d’exemple
phone-tamer-a-draw = match nul
phone-tamer-has-won = { SEAT($seat) } a gagné
phone-tamer-sample-won = l’équipe d’exemple a gagné
phone-tamer-standings = Classement
phone-tamer-standings-are = victoires–nuls–défaites
phone-tamer-fight = Assaut suivant
phone-tamer-fight-all = Jusqu’à la fin
phone-tamer-front-to-back = D’avant en arrière
phone-tamer-order = Quel effet de début vient ensuite ?
phone-tamer-choose = Choisissez-en { $n } pour { CARD($card) }
phone-tamer-candidates = Parmi celles-ci
phone-tamer-choose-these = { $count } sur { $n } : celles-ci
phone-tamer-flip = Saisir la carte retournée
phone-tamer-flip-do = Elle rejoint la ligne
phone-tamer-no-card = La pioche est vide
phone-tamer-at-last = derrière la dernière
phone-tamer-resolve = Saisir ce que fait { CARD($card) }
phone-tamer-resolve-do = C’est ce qu’elle fait
phone-tamer-resolve-nothing = Elle ne fait rien
phone-tamer-resolve-other = Saisir un effet à la main
phone-tamer-resolve-other-do = C’est ce qu’elle fait
phone-tamer-nothing-entered = Rien n’est encore saisi.
phone-tamer-add-die = Des dés changent
phone-tamer-add-flip = Une carte est retournée
phone-tamer-deck-of = pioche de la manche { $round }
phone-tamer-whose = La créature de qui ?
phone-tamer-which = Quelle créature ?
phone-tamer-die = Quels dés ?
phone-tamer-by = De combien
phone-tamer-line-out = Retirer la ligne { $n }
phone-tamer-report = Annoncer le résultat
phone-tamer-report-do = L’annoncer
phone-tamer-report-win = J’ai gagné
phone-tamer-report-draw = Match nul
phone-tamer-report-loss = J’ai perdu
phone-tamer-concede = Abandonner ce combat
phone-tamer-concede-sure = Abandonnez-vous vraiment ce combat ? Il compte comme perdu ; vous restez dans le tournoi.
phone-tamer-concede-sure-yes = L’abandonner
phone-tamer-concede-sure-no = Continuer
phone-field-at = Où se place-t-elle ?
phone-field-points = Points de votre équipe
phone-field-result = Comment cela a-t-il fini pour vous ?
phone-field-order = L’ordre des dés
phone-field-tamer-card-of-pick = Carte de votre paquet
phone-field-tamer-card-of-flip = La carte retournée
phone-field-tamer-card-of-place = Créature
phone-field-tamer-card-of-resolve = La créature dont c’est l’effet
