# Ce que les écrans et les téléphones montrent de Tamer Tournament, en plus des phrases du catalogue du projet.
# Rien ici ne doit trahir une carte posée face cachée.

show-tamer-dice = { $count ->
        [one] dé de couleur { TERM($colour, kind: "die-tamer") } montrant { $number }
       *[other] dés de couleur { TERM($colour, kind: "die-tamer") } montrant { $number }
    }
show-tamer-power = force { $number }
show-tamer-power-unknown = force inconnue
show-tamer-health = santé restante { $number }
show-tamer-health-unknown = santé inconnue
show-tamer-health-of = { $left } sur { $all } de santé
show-tamer-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
show-tamer-points-unknown = points inconnus, regardez la carte
show-tamer-won = gagné
show-tamer-drew = nul
show-tamer-lost = perdu
show-tamer-to-come = à venir

## Le draft

show-tamer-draft = Le draft
show-tamer-pick = Choix { $pick } sur { $picks }
show-tamer-in-pack = { $count ->
        [one] { $count } carte par paquet
       *[other] { $count } cartes par paquet
    }
show-tamer-then-left = puis passez à gauche
show-tamer-then-right = puis passez à droite
show-tamer-last-card = la dernière carte de chaque paquet
show-tamer-pass-left = Passez à gauche
show-tamer-pass-right = Passez à droite
show-tamer-everybody-left = Tout le monde : passez votre paquet à gauche, puis choisissez de nouveau.
show-tamer-everybody-right = Tout le monde : passez votre paquet à droite, puis choisissez de nouveau.
show-tamer-lay = { awaited } : posez une carte de votre paquet face cachée.
show-tamer-time-left = Temps restant
show-tamer-then-pick = puis choix { $pick } sur { $picks }
show-tamer-drafted-all = Toutes les cartes sont choisies
show-tamer-chooses = choisit
show-tamer-drafted = { $count ->
        [one] { $count } carte choisie
       *[other] { $count } cartes choisies
    }
show-tamer-on = sur { $name }
show-tamer-asked-choose = doit choisir
show-tamer-asked-flip = retourne une carte
show-tamer-asked-resolve = note un effet

## Les équipes

show-tamer-build = Les équipes
show-tamer-for-a-team = pour une équipe, la première créature devant
show-tamer-ready = prêt : { $ready } sur { $all }
show-tamer-rolling = Lancez les dés pour l’ordre
show-tamer-spent = { $points } points dépensés sur { $allowance }
show-tamer-spent-unknown = points inconnus
show-tamer-builds = compose
show-tamer-in-line = { $count ->
        [one] { $count } créature
       *[other] { $count } créatures
    }
show-tamer-line-up = Équipe, de l’avant vers l’arrière

## Rencontres et classement

show-tamer-tie-breaker = Départage { $number }
show-tamer-now = en cours
show-tamer-earlier = Manche précédente
show-tamer-later = Manche suivante
show-tamer-sample = Équipe d’exemple
show-tamer-done = fini
show-tamer-to-report = joué à la main
show-tamer-waits = attend une réponse
show-tamer-round-start = Début de manche
show-tamer-clash = assaut { $clash }
show-tamer-standings = Classement
show-tamer-final = Classement final
show-tamer-after = { $rounds ->
        [one] Après { $rounds } manche
       *[other] Après { $rounds } manches
    }
show-tamer-wins = victoire
show-tamer-why-across = face à face à la table
show-tamer-why-rolled = selon les dés
show-tamer-why-same = { $record } des deux côtés
show-tamer-why-same-again = { $record } des deux côtés, déjà rencontrés
show-tamer-why-differ = { $one } contre { $other }
show-tamer-why-differ-again = { $one } contre { $other }, déjà rencontrés
show-tamer-why-tied = meilleurs bilans égaux
show-tamer-why-tied-again = meilleurs bilans égaux, déjà rencontrés
show-tamer-why-bye-sample = nombre impair : une équipe faite pour cette manche
show-tamer-why-bye = nombre impair : il ne reste personne à affronter
show-tamer-why-idle = ne reste personne à affronter : continue
show-tamer-why-duel = un seul combat

## Un combat

show-tamer-front = Les créatures de tête
show-tamer-line-of = Ligne : { SEAT($seat) }
show-tamer-standing = { $count } debout sur { $all }
show-tamer-out = hors de combat
show-tamer-by-hand = Cette équipe est posée à la main
show-tamer-battles = Combats de la manche
show-tamer-all = Tous les combats
show-tamer-look-at = Regarder : { SEATS($seats) }
show-tamer-back = Retour
show-tamer-next = Suite
show-tamer-to-the-end = À la fin
show-tamer-by-itself = Avance tout seul
show-tamer-paused = En pause
show-tamer-step-start = Début de manche
show-tamer-step-blows = Coups
show-tamer-step-damage = Dégâts
show-tamer-step-out = Hors de combat
show-tamer-step-ko = Effet de KO
show-tamer-step-entered = Effet
show-tamer-step-flip = Retournée
show-tamer-step-no-card = Pioche vide
show-tamer-step-corrected = Correction
show-tamer-step-next = Ensuite
show-tamer-step-over = La fin
show-tamer-step-clear = Dés retirés
show-tamer-blows = { CARD($one) } inflige { $first }, { CARD($other) } inflige { $second }.
show-tamer-blows-brief = { $name } inflige { $first }, { $other_name } inflige { $second }
show-tamer-put = { $seat ->
        [0] Équipe d’exemple
       *[other] { SEAT($seat) }
    }, posez { $dice ->
        [one] un dé
       *[other] des dés
    } de couleur { TERM($colour, kind: "die-tamer") } montrant { $to } sur { COUNT($creatures) ->
        [one] { CARD($creatures) }
       *[other] chacune : { CARD($creatures) }
    }.
show-tamer-take-off = { $seat ->
        [0] Équipe d’exemple
       *[other] { SEAT($seat) }
    }, retirez les dés de couleur { TERM($colour, kind: "die-tamer") } posés sur { CARD($creatures) }.
show-tamer-put-brief = { TERM($colour, kind: "die-tamer") } { $to } : { $names }
show-tamer-fallen = { CARD($creature) } est hors de combat : dégâts { $damage }, santé { $health }. Retirez la carte de la ligne.
show-tamer-fallen-brief = { $name } : dégâts { $damage }, santé { $health }
show-tamer-forward = { CARD($creature) } passe devant.
show-tamer-stay = Les lignes se resserrent.
show-tamer-no-card-brief = aucune carte à retourner
show-tamer-clear-brief = rouge clair, vert clair et noir
show-tamer-clear = Retirez tous les dés rouge clair, vert clair et noirs. Les foncés restent.
show-tamer-drawn = match nul
show-tamer-won-by = { $seat ->
        [NONE] l’équipe d’exemple gagne
       *[other] { SEAT($seat) } gagne
    }
show-tamer-returned = { $seat ->
        [0] Équipe d’exemple
       *[other] { SEAT($seat) }
    } : retirez tous les dés posés sur { CARD($cards) }, et remélangez { COUNT($cards) ->
        [one] cette carte
       *[other] ces cartes
    } dans { $round ->
        [NONE] la pile
       *[other] la pile { $round }
    }.
show-tamer-asks = { CARD($creature) } attend { $kind ->
        [choose] un choix
        [flip] une carte
       *[resolve] que son effet soit indiqué
    }.
show-tamer-gives-nothing = { CARD($creature) } ne donne rien cette fois.
show-tamer-nothing = Aucun dé n’est posé.
show-tamer-cause-start = Effet de début de manche : { CARD($creature) }.
show-tamer-cause-ko = Effet de KO : { CARD($creature) }.
show-tamer-go = { SEATS($seats) } : appuyez sur OK pour l’assaut suivant.
show-tamer-facing = { SEATS($seats) } : rapprochez vos équipes, dans le même ordre et avec tous leurs dés.
show-tamer-report = { SEATS($seats) } : jouez le combat à la main, puis dites qui a gagné.
show-tamer-has-won = Victoire : { $name }
show-tamer-sample-won = L’équipe d’exemple a gagné
show-tamer-a-draw = Match nul
show-tamer-ask-order = { SEAT($seat) }, touchez la créature dont l’effet de début de manche vient ensuite : { CARD($from) }.
show-tamer-ask-choose = { SEAT($seat) }, touchez { $n ->
        [one] { $n } créature
       *[other] { $n } créatures
    } pour { CARD($creature) } : { CARD($from) }.
show-tamer-ask-flip = { SEAT($seat) }, prenez la première carte de la pioche de la manche { $round }{ $sample ->
        [yes] {" "}pour l’équipe d’exemple
       *[no] {""}
    } et posez-la sur le lecteur.
show-tamer-ask-resolve = { SEAT($seat) }, qu’a fait { CARD($creature) } ? Touchez une cible et tournez la molette.

## La fin

show-tamer-nobody = Personne
show-tamer-roll-for-us = Tirer au sort
show-tamer-roll-again = Depuis le début
show-tamer-were-equal = Meilleurs bilans égaux ({ $record }) : { SEATS($seats) }.
show-tamer-tie-won = Départage { $number } : { SEAT($winner) } bat { SEAT($loser) }.
show-tamer-tie-drawn = Départage { $number }, match nul : { SEATS($seats) }.

## La page des cartes

cards-page-field-tamer-round = manche
cards-page-field-tamer-points = points
cards-page-field-tamer-power = force
cards-page-field-tamer-health = santé
cards-page-field-tamer-types = types
cards-page-field-tamer-elements = éléments
cards-page-field-tamer-type = du type
cards-page-field-tamer-element = de l’élément
cards-page-field-tamer-other = sans cette créature
cards-page-field-tamer-choose = tant, au choix
cards-page-field-tamer-from = à choisir parmi
cards-page-field-tamer-each = tant pour chacun
cards-page-field-tamer-per = pour chaque créature
cards-page-field-tamer-kinds = pour chaque sorte différente
cards-page-field-tamer-at-least = au moins
cards-page-field-tamer-die = quel dé
cards-page-field-tamer-do = ce qui se passe
cards-page-field-tamer-n = combien
cards-page-field-tamer-to = pour qui
cards-page-field-tamer-of = créatures
cards-page-op-tamer-buff = ajoute à un dé
cards-page-op-tamer-flip = des cartes rejoignent la file
cards-page-value-tamer-temp-power = force temporaire
cards-page-value-tamer-perm-power = force permanente
cards-page-value-tamer-temp-health = santé temporaire
cards-page-value-tamer-perm-health = santé permanente
cards-page-value-tamer-familiar = familier
cards-page-value-tamer-spirit = esprit
cards-page-value-tamer-monster = monstre
cards-page-value-tamer-fire = feu
cards-page-value-tamer-water = eau
cards-page-value-tamer-earth = terre
cards-page-value-tamer-air = vent
cards-page-value-tamer-draft = pendant le draft
cards-page-value-tamer-start = au début de la manche
cards-page-value-tamer-ko = au KO
cards-page-value-tamer-self = cette créature
cards-page-value-tamer-front = celle de tête
cards-page-value-tamer-last = la dernière
cards-page-value-tamer-all = toutes vos créatures
cards-page-value-tamer-others = toutes vos autres créatures
cards-page-value-tamer-type = types
cards-page-value-tamer-element = éléments
cards-page-value-tamer-current = de cette manche
