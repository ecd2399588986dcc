# Ce que les écrans et les téléphones montrent d’Ambyria, en plus des phrases du catalogue du projet.
# Rien ici ne trahit une carte face cachée ni la valeur d’une pile de collecte.

show-ambyria-middle = Ce qui est en cours
show-ambyria-phases = Phases du tour
show-ambyria-turn-of = Tour de { SEAT($seat) }
show-ambyria-last-phase = dernière phase
show-ambyria-phase-collection = Collecte
show-ambyria-phase-mode = Mode
show-ambyria-phase-draw = Pioche
show-ambyria-phase-play = Jeu
show-ambyria-phase-end = Fin
show-ambyria-chosen = { $chosen } héros sur { $seats }

show-ambyria-mode-attack = Attaque
show-ambyria-mode-greedy = Avide
show-ambyria-mode-hasty = Hâtif
show-ambyria-mode-protection = Protection
show-ambyria-rule-attack = collecte cinq cartes dès sa phase de jeu
show-ambyria-rule-greedy = pioche deux cartes en phase de pioche
show-ambyria-rule-hasty = collecte dès trois cartes
show-ambyria-rule-protection = les autres ne prennent rien en main ni en rangée
show-ambyria-mode-pile = { $count ->
        [one] { $count } carte dans la pile de mode
       *[other] { $count } cartes dans la pile de mode
    }

show-ambyria-emberscape = Rangée de braises, { $count } sur { $all }
show-ambyria-slot = { $place } : { $name }
show-ambyria-slot-down = { $place } : face cachée
show-ambyria-slot-free = { $place } : libre
show-ambyria-some-card = Une carte
show-ambyria-arcane = arcanes
show-ambyria-in-hand = en main
show-ambyria-deck = pioche
show-ambyria-discard = défausse
show-ambyria-collected = collectées

show-ambyria-answer-has-it = répond
show-ambyria-answer-effect = son effet
show-ambyria-answer-passed = passe
show-ambyria-answer-may = peut répondre
show-ambyria-owes = défausse { $count }
show-ambyria-plays-arcane = carte arcanique

show-ambyria-stack = Ce qui est en cours, dans l’ordre où cela arrivera
show-ambyria-last-first = La dernière arrive d’abord
show-ambyria-more-frames = { $count ->
        [one] { $count } autre attend
       *[other] { $count } autres attendent
    }
show-ambyria-frame-collect = Collecte
show-ambyria-frame-event = Une réponse
show-ambyria-frame-collect-of = { SEAT($seat) } collecte sa rangée de braises.
show-ambyria-frame-event-of = { SEAT($seat) } répond à ce qui vient d’arriver.
show-ambyria-frame-of = { SEAT($seat) } : effet { $effect }
show-ambyria-does-who = { $whose ->
        [self] { SEAT($seat) }
        [one] { SEAT($target) }
        [others] Chacun des autres
       *[all] Chacun
    }
show-ambyria-does-cards = { $every ->
        [all] toutes les cartes
       *[some] { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
    }
show-ambyria-does-object = { $named ->
        [yes] { $names }
       *[no] { show-ambyria-does-cards }
    }
show-ambyria-does-down = une carte face cachée
show-ambyria-does-of = { $whose ->
        [one] ({ SEAT($target) })
        [others] de chacun des autres
       *[all] de chacun
    }
show-ambyria-does-place = { $from ->
        [hand] main
        [mode] pile de mode
        [deck] pioche
        [discard] défausse
       *[emberscape] rangée
    }
show-ambyria-does-whence = { $whose ->
        [self] sa propre { show-ambyria-does-place }
       *[other] la { show-ambyria-does-place } { show-ambyria-does-of }
    }
show-ambyria-does-draw = { show-ambyria-does-who } pioche { show-ambyria-does-cards }.
show-ambyria-does-discard = { show-ambyria-does-who } défausse { show-ambyria-does-cards }.
show-ambyria-does-steal = { SEAT($seat) } vole { show-ambyria-does-object } de { show-ambyria-does-whence }.
show-ambyria-does-capture = { SEAT($seat) } capture { show-ambyria-does-object } de { show-ambyria-does-whence }.
show-ambyria-does-destroy = { SEAT($seat) } détruit { show-ambyria-does-object } dans { show-ambyria-does-whence }.
show-ambyria-does-collect = { SEAT($seat) } collecte { show-ambyria-does-object } de { show-ambyria-does-whence }.
show-ambyria-does-return = { SEAT($seat) } renvoie { show-ambyria-does-object } dans { $whose ->
        [self] sa propre main
       *[other] la main { show-ambyria-does-of }
    }.
show-ambyria-does-placing = { SEAT($seat) } place une carte de sa { show-ambyria-does-place } dans { $whose ->
        [self] sa propre rangée
       *[other] la rangée { show-ambyria-does-of }
    }.
show-ambyria-does-mode = { SEAT($seat) } pose une carte de sa { show-ambyria-does-place } sur { $whose ->
        [self] sa propre pile de mode
       *[other] la pile de mode { show-ambyria-does-of }
    }.
show-ambyria-does-turn = { SEAT($seat) } retourne { show-ambyria-does-object } dans { show-ambyria-does-whence }.
show-ambyria-does-arcane = { SEAT($seat) } joue une carte arcanique.
show-ambyria-does-top = { SEAT($seat) } joue la carte du dessus de { $whose ->
        [self] sa propre pioche
       *[other] la pioche { show-ambyria-does-of }
    }.
show-ambyria-does-extra = { $count ->
        [one] { SEAT($seat) } peut jouer { $count } carte de plus.
       *[other] { SEAT($seat) } peut jouer { $count } cartes de plus.
    }
show-ambyria-does-stop = { SEAT($seat) } arrête l’effet qui attend dessous.
show-ambyria-responds = { SEAT($seat) } répond
show-ambyria-anybody = Chacun peut répondre
show-ambyria-seconds = secondes pour répondre
show-ambyria-turn-left = encore { $time }
show-ambyria-hero = héros

show-ambyria-turned-up = Les piles sont retournées, la plus petite d’abord.
show-ambyria-face-down = { $count ->
        [one] { $count } carte, face cachée
       *[other] { $count } cartes, face cachée
    }
show-ambyria-in-cards = { $count ->
        [one] en { $count } carte
       *[other] en { $count } cartes
    }
show-ambyria-wins = gagne
show-ambyria-counts = compte
show-ambyria-counted = prêt
show-ambyria-plot = Cartes collectées, manche après manche
show-ambyria-plot-ring = Un anneau : une carte arcanique gagnée.
show-ambyria-plot-told = Cartes dans chaque pile de collecte à la fin : { $told }
show-ambyria-plot-last = { SEAT($seat) } a joué la dernière carte arcanique à la manche { $round } ({ TERM($phase, kind: "phase-ambyria") }).
show-ambyria-air = { $arcane } arcanes, { $collected } collectées
show-ambyria-air-stones = { $count ->
        [one] { $count } pierre de braise
       *[other] { $count } pierres de braise
    }

phone-ambyria-only-you = pour vous
phone-ambyria-call = Répondre
phone-ambyria-call-lit = soyez le premier
phone-ambyria-call-dark = à ce qui vient d’arriver
phone-ambyria-call-pressed = c’est à vous
phone-ambyria-where = Manche { $round }, { $mine ->
        [yes] à vous
       *[no] { SEAT($seat) } joue
    }
phone-ambyria-you-hold = { $time ->
        [NONE] vous l’avez
       *[other] vous l’avez, { $time } s
    }
phone-ambyria-arcane-left = arcanes
phone-ambyria-no-hero = pas encore de héros
phone-ambyria-row = Votre rangée de braises
phone-ambyria-row-of = Rangée de braises : { $name }
phone-ambyria-of = { $count } sur { $all }
phone-ambyria-enough = { $count } sur { $all }, assez pour collecter

phone-ambyria-choose = { TERM($hero, kind: "hero-ambyria") }
phone-ambyria-mode = Poser une carte de mode
phone-ambyria-mode-do = La poser
phone-ambyria-mode-deck = Poser la première carte de ma pioche
phone-ambyria-mode-deck-do = La poser
phone-ambyria-play = Jouer une carte
phone-ambyria-play-do = La jouer
phone-ambyria-play-down = En jouer une face cachée
phone-ambyria-play-down-do = La poser face cachée
phone-ambyria-arcane = Jouer ma carte arcanique
phone-ambyria-arcane-do = La jouer
phone-ambyria-top = Jouer la première carte
phone-ambyria-top-do = La jouer
phone-ambyria-show = Je ne peux jouer aucune carte
phone-ambyria-show-cards = Je ne peux en jouer aucune, et les montre
phone-ambyria-show-cards-do = Les montrer
phone-ambyria-activate = Activer mon héros (carte { $slot })
phone-ambyria-aim = Dire qui ou quoi est visé
phone-ambyria-aim-do = Le faire
phone-ambyria-resolve = Saisir ce qu’elle fait
phone-ambyria-resolve-do = L’annoncer
phone-ambyria-respond = Choisir ma réponse
phone-ambyria-respond-do = Répondre ainsi
phone-ambyria-turn-up = Retourner ma carte { $slot }
phone-ambyria-turn-up-do = La retourner
phone-ambyria-go = Que cela arrive
phone-ambyria-go-cards = Que cela arrive, en nommant les cartes
phone-ambyria-go-cards-do = Que cela arrive
phone-ambyria-pass-mode = Garder mon mode
phone-ambyria-pass-aim = Y renoncer
phone-ambyria-pass-window = Laisser passer
phone-ambyria-pass-held = Y renoncer
phone-ambyria-done = Finir ma phase de jeu
phone-ambyria-nothing-more = Rien de plus
phone-ambyria-discard = { $count ->
        [one] { $count } carte est défaussée
       *[other] { $count } cartes sont défaussées
    }
phone-ambyria-discard-which = Dire lesquelles
phone-ambyria-discard-which-do = Les défausser
phone-ambyria-score = Saisir mon total
phone-ambyria-score-do = C’est mon total

phone-field-into = Où va-t-elle ?
phone-field-symbol = Quel mode montre-t-elle ?
phone-field-slots = Quelle carte ?
phone-field-cards-of-aim = Quelles cartes ?
phone-field-cards-of-discard = Quelles cartes ?
phone-field-cards-of-go = Quelles cartes ?
phone-field-cards-of-show = Quelles cartes ?
phone-field-stones = Pierres de braise dans votre pile de collecte
phone-field-ops = Ce qu’elle fait
phone-ambyria-as-usual = comme le dit la carte
phone-ambyria-not-told = une carte que je ne nomme pas
phone-ambyria-card-out = Retirer : { $name }

phone-ambyria-op-add = Autre chose qu’elle fait
phone-ambyria-op-out = Retirer : { $what }
phone-ambyria-op-draw = piocher
phone-ambyria-op-discard = défausser
phone-ambyria-op-steal = voler
phone-ambyria-op-capture = capturer
phone-ambyria-op-destroy = détruire
phone-ambyria-op-collect = collecter
phone-ambyria-op-return = reprendre en main
phone-ambyria-op-place = placer une carte
phone-ambyria-op-mode = poser une carte de mode
phone-ambyria-op-turn = retourner une carte
phone-ambyria-op-arcane = carte arcanique
phone-ambyria-op-top = première carte d’une pioche
phone-ambyria-op-extra = jouer d’autres cartes
phone-ambyria-op-stop = arrêter l’effet
phone-ambyria-part-target = de qui
phone-ambyria-part-from = d’où
phone-ambyria-part-n = combien
phone-ambyria-part-slots = quelles cartes
phone-ambyria-part-cards = quelles cartes
phone-ambyria-part-face = de quel côté
phone-ambyria-part-symbol = son mode
phone-ambyria-from-emberscape = rangée de braises
phone-ambyria-from-hand = main
phone-ambyria-from-mode = pile de mode
phone-ambyria-from-deck = pioche
phone-ambyria-from-discard = défausse
phone-ambyria-face-up = face visible
phone-ambyria-face-down = face cachée

cards-page-field-ambyria-mode = mode
cards-page-field-ambyria-stones = pierres de braise
cards-page-field-ambyria-play = symbole de jeu
cards-page-field-ambyria-hero = héros de
cards-page-field-ambyria-response = en réponse
cards-page-field-ambyria-down = peut être face cachée
cards-page-field-ambyria-ability = quand on l’active
cards-page-field-ambyria-lasting = tant qu’elle est là
cards-page-field-ambyria-may = si l’on veut
cards-page-field-ambyria-who = qui
cards-page-field-ambyria-face = de quel côté
cards-page-field-ambyria-key = nom de l’effet durable
cards-page-field-ambyria-at = au début de
cards-page-op-ambyria-return = reprendre en main
cards-page-op-ambyria-place = placer une carte
cards-page-op-ambyria-steal = voler
cards-page-op-ambyria-capture = capturer
cards-page-op-ambyria-destroy = détruire
cards-page-op-ambyria-collect = collecter
cards-page-op-ambyria-mode = poser une carte de mode
cards-page-op-ambyria-turn = retourner une carte
cards-page-op-ambyria-arcane = jouer une carte arcanique
cards-page-op-ambyria-top = jouer la première carte d’une pioche
cards-page-op-ambyria-extra = jouer d’autres cartes
cards-page-op-ambyria-stop = arrêter l’effet
cards-page-op-ambyria-text = comme imprimé, à saisir
cards-page-value-ambyria-attack = attaque
cards-page-value-ambyria-greedy = avide
cards-page-value-ambyria-hasty = hâtif
cards-page-value-ambyria-protection = protection
cards-page-value-ambyria-emberscape = la rangée de braises
cards-page-value-ambyria-discard = la défausse
cards-page-value-ambyria-collection = la pile de collecte
cards-page-value-ambyria-mode = la pile de mode
cards-page-value-ambyria-lasting = la rangée de braises, en travers
cards-page-value-ambyria-kaldoren = Kaldoren (rouge)
cards-page-value-ambyria-rowl = Rowl (vert)
cards-page-value-ambyria-serephene = Serephene (jaune)
cards-page-value-ambyria-yvera = Yvera (bleu)
cards-page-value-ambyria-no = jamais
cards-page-value-ambyria-may = aussi
cards-page-value-ambyria-only = seulement ainsi
cards-page-value-ambyria-target = un adversaire
cards-page-value-ambyria-any = n’importe qui
cards-page-value-ambyria-others = chaque adversaire
cards-page-value-ambyria-up = face visible
cards-page-value-ambyria-down = face cachée
cards-page-field-ambyria-lasting-op = ce qu’il fait
cards-page-field-ambyria-lasting-who = à quels tours
cards-page-value-ambyria-lasting-op-discard = défausser
cards-page-value-ambyria-lasting-op-draw = piocher
cards-page-value-ambyria-lasting-op-text = comme imprimé, un rappel
cards-page-value-ambyria-lasting-who-active = à tous les tours
cards-page-value-ambyria-lasting-who-owner = aux tours de son propriétaire
cards-page-value-ambyria-lasting-who-others = aux tours des autres
cards-page-value-ambyria-lasting-at-collection = la phase de collecte
cards-page-value-ambyria-lasting-at-mode = la phase de mode
cards-page-value-ambyria-lasting-at-draw = la phase de pioche
cards-page-value-ambyria-lasting-at-play = la phase de jeu
cards-page-value-ambyria-lasting-at-end = la phase de fin
