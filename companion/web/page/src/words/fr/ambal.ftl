# Ce que les écrans et les téléphones montrent d'Ambal Tournament à côté des phrases du catalogue du projet.

show-ambal-cards = Cartes de ce tour
show-ambal-health = Santé, sur { $most }
show-ambal-energy = Énergie, { $most } au plus
show-ambal-health-short = Santé sur { $most }
show-ambal-energy-short = Énergie sur { $most }
show-ambal-turn = tour { $turn }
show-ambal-happened = Ce qui s’est passé
show-ambal-mastery = Maîtrise
show-ambal-mastery-fire = Feu
show-ambal-mastery-water = Eau
show-ambal-mastery-sword = Épée
show-ambal-mastery-assassination = Assassinat
show-ambal-a-round = { $n } par manche
show-ambal-boon = Bénédiction
show-ambal-curse = Malédiction
show-ambal-lasting-cost = autre coût
show-ambal-lasting-next = compétence suivante
show-ambal-last-round = dernière manche
show-ambal-rounds-left = { $left ->
        [one] encore { $left } manche
       *[other] encore { $left } manches
    }
show-ambal-wins = gagne
show-ambal-owes = { $count ->
        [one] défausse { $count } carte
       *[other] défausse { $count } cartes
    }
show-ambal-drew = { $count ->
        [one] pioche { $count } carte
       *[other] pioche { $count } cartes
    }
show-ambal-to-roll = dé à lancer
show-ambal-rolled = { $rolled } au dé
show-ambal-order = Qui décide, dans l’ordre :
show-ambal-placed = a posé
show-ambal-decides = décide
show-ambal-plays = va jouer
show-ambal-stopped = s’est arrêté
show-ambal-skips = passe
show-ambal-out = est hors jeu
show-ambal-slot-decides = pas encore de carte
show-ambal-slot-plays = une carte viendra
show-ambal-slot-stopped = plus rien cette manche
show-ambal-slot-skips = pas ce tour-ci
show-ambal-slot-out = vaincu
show-ambal-on-self = sur soi-même
show-ambal-cost-changed = { $cost } au lieu de { $base }
show-ambal-state-interrupted = interrompue
show-ambal-state-unpaid = pas payée
show-ambal-over = Le duel est terminé
show-ambal-nobody = Personne
show-ambal-deck-entered = paquet saisi
show-ambal-deck-cards = { $count ->
        [0] paquet drafté
        [one] { $count } carte
       *[other] { $count } cartes
    }

show-ambal-steps = Les sept étapes du tour
show-ambal-last-turn = Tour précédent
show-ambal-this-turn = Ce tour
show-ambal-skip = Tout montrer d’un coup
show-ambal-reveal = Toutes les cartes sont retournées.
show-ambal-none = rien
show-ambal-more = { $count ->
        [one] encore { $count }
       *[other] encore { $count }
    }
show-ambal-step-none = { $step } : rien.
show-ambal-step-1 = Énergie
show-ambal-step-2 = Interruption
show-ambal-step-3 = Blocages
show-ambal-step-4 = Son camp
show-ambal-step-5 = En face
show-ambal-step-6 = Soins
show-ambal-step-7 = Dégâts

show-ambal-brief-paid = { $cost ->
        [0] aucune énergie
       *[other] −{ $cost } Énergie
    }
show-ambal-brief-unpaid = ne peut pas payer
show-ambal-brief-interrupted = interrompu
show-ambal-brief-blocked = { $kind ->
        [evade] esquive
       *[block] bloque
    }
show-ambal-brief-health = { $way ->
        [down] −{ $n } Santé
       *[up] +{ $n } Santé
    }
show-ambal-brief-energy = { $way ->
        [down] −{ $n } Énergie
       *[up] +{ $n } Énergie
    }
show-ambal-brief-max-energy = { $way ->
        [down] −{ $n } Énergie max
       *[up] +{ $n } Énergie max
    }
show-ambal-brief-max-health = Santé jusqu’à { $to }
show-ambal-brief-condition = { $to ->
        [0] { TERM($condition, kind: "counter") } : fini
       *[other] { TERM($condition, kind: "counter") } { $to }
    }
show-ambal-brief-boon = { $name } { $left }
show-ambal-brief-curse = { $name } { $left }
show-ambal-brief-ended = fin de { $name }
show-ambal-brief-draw = pioche { $n }
show-ambal-brief-refresh = mélange { $n }
show-ambal-brief-reminder = { $name }
show-ambal-brief-resurrected = revient
show-ambal-brief-defeated = est vaincu
show-ambal-brief-owes = défausse { $n }
show-ambal-brief-placed = a posé une carte
show-ambal-brief-stopped = s’est arrêté
show-ambal-brief-skips = passe
show-ambal-brief-plays = va jouer
show-ambal-brief-target = { $name }
show-ambal-brief-deck = a saisi un paquet
show-ambal-brief-rolled = { $value } au dé
show-ambal-brief-order = dans l’ordre
show-ambal-brief-library = prend { $n }
show-ambal-brief-adjusted = corrigé
show-ambal-brief-result = fin
show-ambal-brief-first = commence
show-ambal-brief-school = a choisi une école
show-ambal-brief-dealt = distribue { $n }
show-ambal-brief-picked = a { $n } cartes
show-ambal-brief-banned = bannit { $name }

show-ambal-draft = Le draft
show-ambal-player-a = Joueur A
show-ambal-picked = { $count ->
        [one] carte choisie
       *[other] cartes choisies
    }
show-ambal-in-pile = dans la pile
show-ambal-unnamed = visible, sans nom
show-ambal-elite = Élite
show-ambal-banned = Bannies
show-ambal-stage-setup = Les paquets sont prêts
show-ambal-stage-roll = Qui est le joueur A ?
show-ambal-stage-schools = Choix des écoles
show-ambal-stage-build = Tour { $pass } sur { $of }
show-ambal-stage-last = La dernière carte
show-ambal-stage-elite-ban = Élites : en bannir une
show-ambal-stage-elite-pick = Élites : en choisir une

show-ambal-air-energy = Énergie { $energy } sur { $most }
show-ambal-air-cards = { SEAT($seat) } : { CARD($card) }

phone-ambal-health = Santé
phone-ambal-energy = Énergie
phone-ambal-of = sur { $most }
phone-ambal-hand = en main
phone-ambal-start = Tout le monde est prêt
phone-ambal-deck-starter = Un paquet de départ
phone-ambal-deck-starter-do = C’est mon paquet
phone-ambal-deck-list = Un paquet à moi
phone-ambal-deck-list-do = C’est mon paquet
phone-ambal-commit = Poser une carte
phone-ambal-commit-do = La poser face cachée
phone-ambal-stop = M’arrêter pour cette manche
phone-ambal-skip = Passer ce tour
phone-ambal-declare = Je jouerai une carte
phone-ambal-order = Qui commence ?
phone-ambal-order-under = décider dans l’ordre
phone-ambal-roll = J’ai fait { $n }
phone-ambal-choose-target = Viser { SEAT($target) }
phone-ambal-choose-self = Me viser moi-même
phone-ambal-choose = Choisir ce qu’elle retire
phone-ambal-choose-do = Confirmer
phone-ambal-resolve = Saisir ce que dit ma carte
phone-ambal-resolve-do = C’est tout
phone-ambal-discard = Défausser une carte
phone-ambal-discard-do = La défausser
phone-ambal-keep = Garder ma main
phone-ambal-library = Prendre dans la bibliothèque
phone-ambal-library-do = Payer 1 et les prendre
phone-ambal-library-pass = Ne rien prendre
phone-ambal-school = { TERM($school, kind: "school-ambal") }
phone-ambal-pick = Choisir une carte
phone-ambal-pick-do = La choisir
phone-ambal-pick-card = Choisir { CARD($card) }
phone-ambal-ban = Bannir une carte
phone-ambal-ban-do = La bannir
phone-ambal-ban-card = Bannir { CARD($card) }
phone-ambal-deal = Nommer des cartes de ma rangée
phone-ambal-deal-do = Ce sont ces cartes

phone-field-starter = Paquet de départ
phone-field-battle = Paquet de combat
phone-field-library = Bibliothèque
phone-field-cards = Quelles cartes ?
phone-field-cards-of-library = Cartes de la bibliothèque, 3 au plus
phone-field-cards-of-deal = Cartes visibles qui n’ont pas encore de nom ici
phone-field-remove = Que retire-t-elle ?
phone-field-cost = 1 · Coût en énergie imprimé
phone-field-effects = Ce que dit la carte, étape par étape
phone-field-types = Quel genre de compétence
phone-field-card-of-commit = Carte de votre main
phone-field-card-of-discard = Carte de votre main
phone-field-card-of-pick = Carte de votre rangée
phone-field-card-of-ban = Carte d’une rangée
phone-field-target-of-commit = Jeton cible
phone-field-value = Que montre votre dé ?
phone-field-starter-sun-warrior = Sun Warrior
phone-field-starter-curse-seer = Curse Seer
phone-field-starter-flame-assassin = Flame Assassin
phone-field-starter-shore-knight = Shore Knight

phone-ambal-no-data-hint = Lisez la carte et touchez ce qu’elle dit. Ambit fait le reste.
phone-ambal-lies = Votre carte est posée face cachée.
phone-ambal-held-card = { $what } est gardée. Contre qui ? Présentez un jeton cible au lecteur, ou choisissez ici.
phone-ambal-held-target = La cible { $what } est gardée. Avec quelle carte ? Présentez-la au lecteur, ou choisissez ici.
phone-ambal-steps = Ce qu’a fait le dernier tour
phone-ambal-piles = Piles
phone-ambal-others = Les autres
phone-ambal-mastery = Maîtrise
phone-ambal-lineup-own = Votre rangée
phone-ambal-lineup-other = Rangée de { SEAT($seat) }
phone-ambal-take-out = Retirer : { $what }
phone-ambal-add-card = Ajouter une carte
phone-ambal-saved = Paquets enregistrés
phone-ambal-deck-count = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
phone-ambal-deck-good = Ce paquet peut être joué.
phone-ambal-more = Plus de détails

phone-ambal-op-interrupt = interrompre
phone-ambal-op-block = bloquer
phone-ambal-op-evade = esquiver
phone-ambal-op-remove-condition = retirer des conditions
phone-ambal-op-remove-curse = retirer des malédictions
phone-ambal-op-remove-boon = retirer des bénédictions
phone-ambal-op-reduce-damage = moins de dégâts subis
phone-ambal-op-reduce-heal = moins de soins
phone-ambal-op-cheaper = compétences moins chères
phone-ambal-op-dearer = compétences plus chères
phone-ambal-op-gain-energy = gagner de l’énergie
phone-ambal-op-lose-energy = perdre de l’énergie
phone-ambal-op-gain-max = gagner de l’énergie max
phone-ambal-op-lose-max = perdre de l’énergie max
phone-ambal-op-max-health = limite de santé plus haute
phone-ambal-op-draw = piocher
phone-ambal-op-discard = défausser
phone-ambal-op-boon = bénédiction
phone-ambal-op-curse = malédiction
phone-ambal-op-burning = brûlure
phone-ambal-op-bleeding = saignement
phone-ambal-op-poison = empoisonnement
phone-ambal-op-extend = condition plus longue
phone-ambal-op-resurrect = ramener
phone-ambal-op-next = la suivante aussi
phone-ambal-op-skip = peut passer un tour
phone-ambal-op-out = va hors jeu
phone-ambal-op-other = autre chose
phone-ambal-op-heal = soin
phone-ambal-op-damage = dégâts
phone-ambal-who = pour qui
phone-ambal-to-you = moi
phone-ambal-to-opponent = adversaire
phone-ambal-to-opponents = tous les adversaires
phone-ambal-to-partner = partenaire
phone-ambal-to-ally = allié
phone-ambal-to-allies = mon camp
phone-ambal-to-target = cible
phone-ambal-to-everyone = tout le monde
phone-ambal-to-bearer = son porteur
phone-ambal-amount = combien
phone-ambal-rounds = manches
phone-ambal-back-health = Santé
phone-ambal-back-energy = Énergie
phone-ambal-by-mastery = par maîtrise
phone-ambal-when = quand
phone-ambal-when-use = tout de suite
phone-ambal-when-start = début de la manche
phone-ambal-when-end = fin de la manche
phone-ambal-when-while = tant qu’elle dure
phone-ambal-when-damaged = quand son porteur est blessé
phone-ambal-if = seulement s’il y a
phone-ambal-if-none = toujours
phone-ambal-if-any = une condition
phone-ambal-if-curse = une malédiction
phone-ambal-if-boon = une bénédiction
phone-ambal-condition = quelle condition
phone-ambal-text = Ce qui arrive
phone-ambal-inner = La compétence suivante fait aussi
phone-ambal-who-else = ou
phone-ambal-times = nombre de fois
phone-ambal-how-many = combien
phone-ambal-which = seulement ces conditions
phone-ambal-until = pour quelles compétences
phone-ambal-if-school = maîtrise de
phone-ambal-if-min = au moins
phone-ambal-if-of = sur qui
phone-ambal-match-types = compétences de ces genres
phone-ambal-match-schools = de ces écoles
phone-ambal-match-sides = de ce côté
phone-ambal-more-words = Plus d’effets
phone-ambal-how-many-number = un nombre
phone-ambal-how-many-all = tout
phone-ambal-until-round = toutes celles de la manche
phone-ambal-until-next = la prochaine seulement
phone-ambal-by-mastery-none = un nombre
phone-ambal-if-mastery = une maîtrise
phone-ambal-to-itself = sur le même joueur
