# Ce que les écrans et les téléphones montrent de Tash-Kalar, avec les termes du livret de règles.

show-tash-side = { SEATS($seats) }
show-tash-list = { $first } et { $last }
show-tash-or = ou
show-tash-rank-common = commune
show-tash-rank-heroic = héroïque
show-tash-rank-legendary = légendaire
show-tash-rank-usual = comme imprimé
show-tash-piece = { $side }, { $rank }
show-tash-mode = { $mode ->
        [duel-ancestral] Duel Ancestral, en { $goal } points
        [duel-ancestral-teams] Duel Ancestral par équipe, en { $goal } points
        [match-a-mort] Match-à-mort, en { $goal } points
        [match-a-mort-teams] Match-à-mort par équipe, en { $goal } points
       *[melee-a-mort] Mêlée-à-mort, en { $goal } points
    }
show-tash-school-northern = Empire du Nord
show-tash-school-southern = Empire du Sud
show-tash-school-highland = Hautes Terres
show-tash-school-sylvan = Sylvestre
show-tash-school-everfrost = Everfrost
show-tash-school-nethervoid = Nethervoid
show-tash-school-etherweave = Etherweave
show-tash-school-training-river = Rivière (essai)
show-tash-school-training-forge = Forge (essai)
show-tash-school-training-meadow = Prairie (essai)
show-tash-school-training-night = Nuit (essai)
show-tash-school-of = { SEAT($seat) } : { $school ->
        [NONE] quelle École ?
       *[other] { $school }
    }
show-tash-taken-by = déjà prise : { SEAT($seat) }
show-tash-ending = { $left ->
        [0] dernier tour
        [one] encore { $left } tour après celui-ci
       *[other] encore { $left } tours après celui-ci
    }

# L’arène
show-tash-arena = L’arène
show-tash-empty = vide
show-tash-red = case rouge
show-tash-green = case verte
show-tash-fits-here = peut être choisie
show-tash-used-here = pièce utilisée
show-tash-marked-here = case marquée
show-tash-board-differs = Le plateau et la partie diffèrent
show-tash-hints = À faire sur le plateau
show-tash-look-at-table = Le plateau diffère de la partie en { $squares }. L’écran de la table indique comment le remettre en ordre.
show-tash-overlook = Capteur faux
show-tash-overlook-square = Capteur faux : { $square }
show-tash-heed = Compte de nouveau
show-tash-heed-square = Compte de nouveau : { $square }
show-tash-overlooked = Ce capteur ne compte pas.
show-tash-overlooked-list = Capteurs qui ne comptent pas
show-tash-formation = Formation : { $name }. Les points sont vos pièces, l’anneau en tirets est la case d’invocation

# Points et pièces
show-tash-for-tasks = Objectifs : { $count }
show-tash-for-legends = Légendes : { $count }
show-tash-points = { $count ->
        [one] point
       *[other] points
    }
show-tash-pending = { $count ->
        [one] et { $count } à la fin du tour
       *[other] et { $count } à la fin du tour
    }
show-tash-of-goal = { $count } points sur { $goal }
show-tash-of-goal-short = sur { $goal }
show-tash-of = sur { $goal }
show-tash-in-supply = { $count } en réserve
show-tash-in-deck = Deck : { $count }
show-tash-supply = en réserve
show-tash-deck = dans le deck
show-tash-hand = { $beings ->
        [one] { $beings } créature
       *[other] { $beings } créatures
    }, { $legends ->
        [one] { $legends } Légende,
       *[other] { $legends } Légendes,
    }
show-tash-hand-flares = { $count ->
        [one] { $count } Ruse en main
       *[other] { $count } Ruses en main
    }
show-tash-actions-left = { $count ->
        [one] { $count } action restante
       *[other] { $count } actions restantes
    }
show-tash-taken = prises ce tour
show-tash-comes-back = { $count ->
        [one] { $count } pièce revient à la fin du tour
       *[other] { $count } pièces reviennent à la fin du tour
    }
show-tash-acts = a la main
show-tash-wins = victoire
show-tash-behind = Pour les Ruses : retard
show-tash-both-gaps = promues, pièces en tout
show-tash-upgraded = { $count ->
        [one] promue
       *[other] promues
    }
show-tash-pieces = { $count ->
        [one] pièce
       *[other] pièces
    }
show-tash-flares-look = Ce que comparent les Ruses
show-tash-word-upgraded = Promues
show-tash-word-pieces = Pièces
show-tash-is-behind = { $side } : { $count } de retard
show-tash-even = à égalité
show-tash-you-behind = { $side ->
        [NONE] Pour les Ruses, votre retard
       *[other] Retard sur { $side }
    } : { $upgraded ->
        [one] { $upgraded } promue
       *[other] { $upgraded } promues
    }, { $pieces ->
        [one] { $pieces } pièce
       *[other] { $pieces } pièces
    } en tout.
show-tash-melee = Points dans chaque couleur ennemie ; la plus basse est le score.
show-tash-score = score
show-tash-own-colour = sa propre couleur
show-tash-impro-used = l’invocation improvisée avec cette couleur est utilisée
show-tash-colours = { $points } par couleur

# Objectifs
show-tash-objectives = Objectifs
show-tash-next = prochain objectif
show-tash-turn-up = Dévoiler une carte
show-tash-no-next = Plus d’objectif
show-tash-face-down = { $count } face cachée
show-tash-claim-this = Revendiquer
show-tash-so-far = { $count } sur { $all }
show-tash-destroyed-so-far = { $count } sur { $all }, promues : { $upgraded }
show-tash-held = { $count }, promues : { $upgraded }
show-tash-ahead = { $is ->
        [behind] retard
       *[ahead] avance
    } { $on ->
        [red] sur rouge
        [green] sur vert
       *[other] en tout
    } : { $count }
show-tash-need-destroyed = { $n ->
        [one] { $n } détruite
       *[other] { $n } détruites
    } ce tour{ $upgraded ->
        [0] {""}
        [one] , { $upgraded } promue
       *[other] , { $upgraded } promues
    }{ $heroic ->
        [0] {""}
        [one] , { $heroic } héroïque
       *[other] , { $heroic } héroïques
    }{ $legendary ->
        [0] {""}
        [one] , { $legendary } légendaire
       *[other] , { $legendary } légendaires
    }
show-tash-need-summoned = { $n ->
        [one] { $n } invoquée
       *[other] { $n } invoquées
    } ce tour{ $legendary ->
        [0] {""}
        [one] , { $legendary } légendaire
       *[other] , { $legendary } légendaires
    }{ $on ->
        [none] {""}
        [red] , { $on_n } sur rouge
        [green] , { $on_n } sur vert
       *[other] , { $on_n } sur cases colorées
    }
show-tash-need-hold = { $on ->
        [red] { $n ->
                [0] Cases rouges
               *[other] { $n } cases rouges
            }
        [green] { $n ->
                [0] Cases vertes
               *[other] { $n } cases vertes
            }
        [center] { $n } au centre
       *[other] { $n } cases colorées
    }{ $upgraded ->
        [0] {""}
        [one] , { $upgraded } promue
       *[other] , { $upgraded } promues
    }{ $legendary ->
        [0] {""}
        [one] , { $legendary } légendaire
       *[other] , { $legendary } légendaires
    }
show-tash-need-lead = { $of ->
        [pieces] { $by ->
                [one] { $by } pièce
               *[other] { $by } pièces
            }
       *[other] { $by ->
                [one] { $by } promue
               *[other] { $by } promues
            }
    } de plus sur les cases { $on ->
        [red] rouges
        [green] vertes
        [center] du centre
       *[other] colorées
    }.
show-tash-need-line = { $by } de plus que l’ennemi sur une ligne ou une colonne du milieu
show-tash-need-cross = 5 en croix au centre
show-tash-need-diagonals = { $n } sur chaque grande diagonale{ $upgraded ->
        [0] {""}
        [one] , { $upgraded } promue
       *[other] , { $upgraded } promues
    }
show-tash-need-chain = Une chaîne { $between ->
        [corners] d’un coin au coin opposé
       *[other] d’un bord au bord opposé
    }
show-tash-need-around = { $n } autour d’une pièce ennemie
show-tash-need-isolated = Une pièce ennemie coupée des autres

# Ce que l’on fait
show-tash-do-school = Choisir mon École
show-tash-do-reveal = Dévoiler un objectif
show-tash-do-place = Placer une pièce
show-tash-do-summon = Invoquer
show-tash-do-discard = Défausser
show-tash-do-flare = Jouer une Ruse
show-tash-do-end = Finir le tour
show-tash-do-handover = Laisser le contrôle
show-tash-do-find = Où puis-je invoquer ?
show-tash-do-fix = Corriger une case
show-tash-start = Commencer la partie
show-tash-start-piece = Ensuite : une pièce commune ({ $side }). Touchez une case éclairée.
show-tash-on-phone = { SEAT($seat) } joue avec un téléphone.
show-tash-touch-to-place = Touchez une case vide pour placer une pièce.
show-tash-touch-square = Touchez une case vide.
show-tash-touch-place = Touchez une case éclairée.
show-tash-none-left = Il ne reste aucune carte
show-tash-find-card = Chercher une carte
show-tash-no-cards = Les paquets de cette table n’ont pas cette sorte de carte.
show-tash-no-such-card = Aucune carte ne s’appelle ainsi.
show-tash-discarded = défaussée
show-tash-flare-numbers = { $upper } en haut, { $lower } en bas
show-tash-without-card = Sans sa carte, par rang
show-tash-some-creature = Une créature
show-tash-another = Autre
show-tash-fits-on = { $count ->
        [one] possible en { $squares }
       *[other] possible en { $squares }
    }
show-tash-fits-in = { $count ->
        [0] impossible pour l’instant
        [one] { $count } case possible
       *[other] { $count } cases possibles
    }
show-tash-fits-nowhere = impossible pour l’instant
show-tash-fits-nowhere-now = L’invocation est impossible pour l’instant.
show-tash-several = { $at } sur { $count } : avec { $squares }. Touchez de nouveau la case pour les utiliser.
show-tash-pieces-before = Les pièces précédentes
show-tash-pieces-after = D’autres pièces
show-tash-against = Derrière qui ?
show-tash-over = Qu’y avait-il sur la case ?
show-tash-nothing-there = rien
show-tash-improvise = Improviser avec une pièce
show-tash-nobody = non
show-tash-point-in = Couleur du point pour la Légende
show-tash-odd-point = Pièces sans paire : 1 point dans la couleur
show-tash-pick-up = Rupture de pièces. Quelle pièce est reprise ?
show-tash-upper = Nombre du haut
show-tash-lower = Nombre du bas
show-tash-put-back = Cartes remises sous leur deck
show-tash-deck-beings = Créatures
show-tash-deck-legends = Légendes
show-tash-deck-flares = Ruses
show-tash-claim = Revendiquer un objectif ?
show-tash-claim-none = Ne rien revendiquer
show-tash-claim-points = Points de l’objectif revendiqué
show-tash-summon-on = Invoquer en { $at }

# L’effet d’une carte
show-tash-effect = Ce que fait la carte
show-tash-gestures = Faites ce que dit la carte. Touchez une pièce pour ses touches ; glissez-la pour la déplacer, hors du plateau pour la détruire ; deux fois pour la promouvoir, longuement pour la déclasser, à deux doigts pour la convertir. Touchez une case vide pour placer.
show-tash-gestures-brief = Touchez une pièce pour ses touches, ou une case vide pour placer.
show-tash-pad-ask = Choisissez une pièce, puis ce qui lui arrive.
show-tash-which-piece = Quelle pièce ?
show-tash-pad-piece = { $piece } : { $count } dans l’arène
show-tash-how-many = Combien ?
show-tash-selected = { $at } : { $piece }
show-tash-move-where = Depuis { $at } : touchez la case d’arrivée.
show-tash-op-move = Déplacer
show-tash-op-hit = Détruite par un déplacement
show-tash-op-destroy = Détruire
show-tash-op-place = Placer
show-tash-op-upgrade = Promouvoir
show-tash-op-downgrade = Déclasser
show-tash-op-convert = Convertir
show-tash-op-gain = Gagner une action
show-tash-op-again = Un autre tour
show-tash-extra-beings = Créature supplémentaire
show-tash-extra-legends = Légende supplémentaire
show-tash-extra-flares = Ruse supplémentaire
show-tash-step-move = Maintenant : un déplacement. Glissez une pièce, ou touchez-la puis sa case d’arrivée.
show-tash-step-destroy = Maintenant : détruire. Touchez la pièce.
show-tash-step-place = Maintenant : placer. Touchez une case vide.
show-tash-step-upgrade = Maintenant : promouvoir. Touchez la pièce.
show-tash-step-downgrade = Maintenant : déclasser. Touchez la pièce.
show-tash-step-convert = Maintenant : convertir. Touchez la pièce ennemie.
show-tash-step-counted = { $what } : choisissez la pièce, puis la touche.
show-tash-op-choose = Choisir une partie
show-tash-step-choose = Maintenant : choisissez une partie de la carte.
show-tash-branch = Partie { $n }
show-tash-wording = Les termes de la carte
show-tash-new-rank = Rang d’une pièce qui arrive
show-tash-new-side = Couleur d’une pièce placée
show-tash-own = la sienne
show-tash-uncounted = Ne compte pas comme détruite
show-tash-done = L’effet est terminé
show-tash-done-step = Cette étape est terminée

# Où puis-je invoquer ?
show-tash-only-you = Vous seul le voyez
show-tash-framed = cadre : pièces utilisées
show-tash-changed = L’arène a changé. Regardez de nouveau.
show-tash-look-again = Regarder de nouveau
show-tash-on-piece = En { $at } : une pièce y est détruite ({ $piece }).
show-tash-on-empty = En { $at }, case vide.
show-tash-place-of = case { $at } sur { $count }
show-tash-place-before = La case précédente
show-tash-place-after = La case suivante
show-tash-done-looking = Fermer
show-tash-why-turn = quand ce sera votre tour
show-tash-why-effect = quand l’effet sera terminé
show-tash-why-action = il ne reste aucune action
show-tash-why-handed = le contrôle a été laissé
show-tash-why-reveal = quand l’objectif sera révélé
show-tash-why-over = la partie est terminée

# Le téléphone
show-tash-vital-points = points
show-tash-vital-actions = actions
show-tash-vital-hand = créatures en main

# La fin
show-tash-counted-out = Le décompte final
show-tash-line-tasks = Objectifs
show-tash-line-legends = Légendes dans l’arène
show-tash-line-points = Points
show-tash-line-lowest = Couleur la plus basse
show-tash-line-second = Deuxième plus basse
show-tash-line-third = Troisième plus basse
show-tash-line-upgraded = Pièces promues
show-tash-line-pieces = Pièces

# La correction de l’arbitre
show-tash-fix-touch = Touchez la case à corriger.
show-tash-fix-square = { $at } : { $piece }. Que doit-il y avoir ?
show-tash-fix-to = Ce qui doit s’y trouver
show-tash-fix-slip = une erreur à l’écran
show-tash-fix-board = le plateau a raison
show-tash-fix-other = la table est d’accord

## La page des cartes

cards-page-field-tash-kalar-kind = ce que c’est
cards-page-field-tash-kalar-deck = deck
cards-page-field-tash-kalar-rank = rang
cards-page-field-tash-kalar-form = formation
cards-page-field-tash-kalar-marks = cases marquées
cards-page-field-tash-kalar-upper = nombre du haut
cards-page-field-tash-kalar-lower = nombre du bas
cards-page-field-tash-kalar-points = points
cards-page-field-tash-kalar-type = type
cards-page-field-tash-kalar-advanced = avancé
cards-page-field-tash-kalar-needs = ce qu’il demande
cards-page-field-tash-kalar-n = combien
cards-page-field-tash-kalar-min = au moins
cards-page-field-tash-kalar-max = au plus
cards-page-field-tash-kalar-may = si l’on veut
cards-page-field-tash-kalar-who = les pièces de qui
cards-page-field-tash-kalar-where = où
cards-page-field-tash-kalar-all = toutes celles qui conviennent
cards-page-field-tash-kalar-uncounted = ne compte pas comme détruite
cards-page-field-tash-kalar-leap = par un saut
cards-page-field-tash-kalar-to = vers
cards-page-field-tash-kalar-as = devient
cards-page-field-tash-kalar-on = sur quelles cases
cards-page-field-tash-kalar-on-n = tant sur ces cases
cards-page-field-tash-kalar-upgraded = dont promues
cards-page-field-tash-kalar-heroic = dont héroïques
cards-page-field-tash-kalar-legendary = dont légendaires
cards-page-field-tash-kalar-of = ce que l’on compte
cards-page-field-tash-kalar-by = combien de plus
cards-page-field-tash-kalar-between = d’où à où
cards-page-op-tash-kalar-destroy = détruire
cards-page-op-tash-kalar-move = déplacer
cards-page-op-tash-kalar-place = placer une pièce
cards-page-op-tash-kalar-upgrade = promouvoir
cards-page-op-tash-kalar-downgrade = déclasser
cards-page-op-tash-kalar-convert = convertir
cards-page-op-tash-kalar-gain = d’autres actions
cards-page-op-tash-kalar-extra = piocher d’autres cartes
cards-page-op-tash-kalar-again = un autre tour
cards-page-op-tash-kalar-choose = une partie au choix
cards-page-op-tash-kalar-destroyed = détruites ce tour
cards-page-op-tash-kalar-summoned = invoquées ce tour
cards-page-op-tash-kalar-hold = pièces sur des cases
cards-page-op-tash-kalar-lead = plus que l’ennemi
cards-page-op-tash-kalar-line = une ligne du milieu
cards-page-op-tash-kalar-cross = une croix au centre
cards-page-op-tash-kalar-diagonals = les deux grandes diagonales
cards-page-op-tash-kalar-chain = une chaîne
cards-page-op-tash-kalar-around = autour d’une pièce ennemie
cards-page-op-tash-kalar-isolated = une pièce ennemie coupée des autres
cards-page-op-tash-kalar-either = l’un de ceux-ci
cards-page-value-tash-kalar-creature = une créature
cards-page-value-tash-kalar-flare = une Ruse
cards-page-value-tash-kalar-task = un objectif
cards-page-value-tash-kalar-school = d’une école
cards-page-value-tash-kalar-beings = créatures
cards-page-value-tash-kalar-legends = Légendes
cards-page-value-tash-kalar-flares = Ruses
cards-page-value-tash-kalar-common = commune
cards-page-value-tash-kalar-heroic = héroïque
cards-page-value-tash-kalar-legendary = légendaire
cards-page-value-tash-kalar-own = les siennes
cards-page-value-tash-kalar-enemy = ennemies
cards-page-value-tash-kalar-any = n’importe laquelle
cards-page-value-tash-kalar-standard = déplacement standard
cards-page-value-tash-kalar-combat = déplacement de combat
cards-page-value-tash-kalar-move = déplacement au choix
cards-page-value-tash-kalar-empty = une case vide
cards-page-value-tash-kalar-marked = une case marquée
cards-page-value-tash-kalar-did = l’étape d’avant a été faite
cards-page-value-tash-kalar-did-not = l’étape d’avant n’a pas été faite
cards-page-value-tash-kalar-last-action = à la dernière action du tour
cards-page-value-tash-kalar-not-last-action = avant la dernière action du tour
cards-page-value-tash-kalar-hit-common = une pièce commune a été touchée
cards-page-value-tash-kalar-hit-heroic = une pièce héroïque a été touchée
cards-page-value-tash-kalar-hit-legendary = une pièce légendaire a été touchée
cards-page-value-tash-kalar-pieces = toutes les pièces
cards-page-value-tash-kalar-upgraded = pièces promues
cards-page-value-tash-kalar-red = rouges
cards-page-value-tash-kalar-green = vertes
cards-page-value-tash-kalar-colored = rouges et vertes
cards-page-value-tash-kalar-center = au centre
cards-page-value-tash-kalar-sides = deux côtés opposés
cards-page-value-tash-kalar-corners = deux coins opposés
