# La table simulée : appareils virtuels, ce qui peut mal tourner, et le rythme de ceux qui jouent seuls.

page-title-simulate = Simulation

simulate-title = Simulation
simulate-about = { $players ->
        [0] { $game }. Vous jouez toutes les places.
        [one] { $game }. { $players } place joue seule. Touchez quelque chose pour prendre une place.
       *[other] { $game }. { $players } places jouent seules. Touchez quelque chose pour prendre une place.
    }

simulate-idle = Aucune partie à cette table.
simulate-idle-more = Cette table n’a pas de boîtiers. Choisissez une démonstration ici, ou commencez une partie à l’accueil.
simulate-choose = Choisir un jeu…
simulate-only-watching = Cet écran ne fait que regarder.
simulate-only-watching-more = Les appareils se touchent sur l’ordinateur où tourne Ambit. Ouvrez cette page là-bas.
simulate-real = Cette table a de vrais appareils.
simulate-real-more = Ils sont sur la table, pas sur cette page.
simulate-to-table = Vers la table

## Une place

simulate-seat = Place { $number }, { $name }
simulate-hardware = Matériel : { SEAT($seat) }
simulate-devices = Appareils : { SEAT($seat) }
simulate-by-itself = joue seule
simulate-you-play = vous jouez
simulate-release = Laisser jouer
simulate-chosen = les touches agissent ici

simulate-main = n° 1
simulate-aux = n° 2
simulate-counts-lobby-main = choix
simulate-counts-lobby-aux = joueurs
simulate-counts-ambush-main = château
simulate-counts-ambal-main = santé
simulate-counts-ambal-aux = énergie, max
simulate-counter-reads = { DEVICE($device) } : { $text ->
        [NONE] éteint
       *[other] { $text }
    }{ $blinks ->
        [yes] , clignote
       *[no] {""}
    }
simulate-bar-shows = { DEVICE($device) } : { $lit ->
        [NONE] éteint
       *[other] { $lit }
    }
simulate-colour-white = blanc
simulate-colour-red = rouge
simulate-colour-orange = orange
simulate-colour-yellow = jaune
simulate-colour-green = vert
simulate-colour-turquoise = turquoise
simulate-colour-blue = bleu
simulate-colour-violet = violet

simulate-ok = OK
simulate-no = Passer
simulate-told = { $seen } : { $told }
simulate-button = { DEVICE($device) }
simulate-call = APPEL
simulate-call-told = { DEVICE($device) }, { $light ->
        [steady] lampe allumée
        [flash] la lampe clignote
        [blink] la lampe clignote
        [in-turn] lampe allumée tour à tour
       *[dark] lampe éteinte
    }
simulate-dial-told = { DEVICE($device) }. Les flèches haut et bas le tournent, Entrée le pousse.
simulate-dial-hint = Faites-le tourner, ou utilisez la molette. Cliquez pour pousser.

simulate-reader-idle = lecteur
simulate-reader-wait = présentez une carte
simulate-reader-ready = présentez-la ici
simulate-reader-card = lue
simulate-reader-lift = carte posée : la retirer
simulate-reader-dead = pas de réponse
simulate-reader-told = { DEVICE($device) }, { $look ->
        [dead] ne répond pas
        [ready] présentez la carte ici
        [card] une carte est dessus
        [wait] une carte est attendue
       *[idle] rien dessus
    }

simulate-hand = Cartes : { SEAT($seat) }
simulate-hand-empty = pas de cartes
simulate-card = { $card }, carte { $place } sur { $of }
simulate-card-covered = Carte { $place } sur { $of }, cachée
simulate-tokens = Jetons de cible : { SEAT($seat) }
simulate-token = Jeton de cible { $number }, { SEAT($seat) }
simulate-any-card = Présentez une carte au lecteur
simulate-no-cards = Aucune carte n’est encore connue ici : ajoutez-en sur la page « Cartes ».

## La table

simulate-the-table = Table
simulate-hardware-table = Matériel de la table
simulate-board = Capteurs du plateau : touchez une case pour y poser une pièce ou la retirer
simulate-sensors = Plateau
simulate-top = Carte du dessus
simulate-undo = Annuler
simulate-feed = Ce qui vient de se passer
simulate-heard-fanfare = fanfare
simulate-heard-tune = mélodie
simulate-heard-chord = accord
simulate-heard-bell = cloche
simulate-heard-gong = gong
simulate-heard-rising = sons montants
simulate-heard-falling = sons descendants
simulate-heard-two-tones = deux sons
simulate-heard-rumble = grondement
simulate-heard-blip = bip grave
simulate-heard-low = son grave
simulate-heard-soft = son doux
simulate-heard-warning = alerte
simulate-heard-click = clic
simulate-heard-tick = tic

## Et si

simulate-what-if = Et si…
simulate-where = Où est la panne
simulate-place = { $on ->
        [0] { $place }
        [one] { $place }, { $on } panne active
       *[other] { $place }, { $on } pannes actives
    }
simulate-mend = Tout réparer
simulate-fault-reader-dies = Le lecteur tombe en panne
simulate-fault-lights-die = Compteurs et lampes en panne
simulate-fault-unreadable = Une étiquette est illisible
simulate-fault-phone = Un téléphone est sur le lecteur
simulate-fault-two-cards = Deux cartes à la fois
simulate-fault-left-on = Une carte reste sur le lecteur
simulate-fault-noise = Le câble du lecteur est mauvais
simulate-fault-stuck = Un capteur du plateau est bloqué
simulate-fault-cut = La ligne d’interruption du plateau est coupée
simulate-fault-bounce = Les boutons rebondissent
simulate-fault-late = Le satellite traîne de 80 ms
simulate-fault-lost = Des messages se perdent
simulate-fault-repeated = Les messages viennent deux fois
simulate-fault-drift = L’horloge dérive
simulate-fault-unplugged = La prise est arrachée

## Le rythme et la partie

simulate-controls = Rythme et partie
simulate-pause = Pause
simulate-play = Jouer
simulate-step = Un pas
simulate-speed = Vitesse
simulate-speed-times = Vitesse { $speed }
simulate-game = Partie { $number }{ $seed ->
        [NONE] {""}
       *[other] , graine { $seed }
    }, { $played } de jeu
simulate-cover = Cacher les autres mains
simulate-uncover = Montrer toutes les mains
simulate-again = La même partie
simulate-another = Une autre partie…

simulate-chooser = Une autre partie
simulate-game-which = Jeu
simulate-mode = Mode
simulate-seats = Joueurs
simulate-name = Nom à la place { $number }
simulate-options = Options
simulate-option-none = comme d’habitude
simulate-option-range = { $min } à { $max }
simulate-choice-yes = oui
simulate-choice-no = non
simulate-profile = Profil de câblage
simulate-profile-usual = comme d’habitude
simulate-training = Avec les cartes d’entraînement
simulate-plays-itself = Joue seule
simulate-begin = Commencer

## Touches

simulate-keys = Touches
simulate-tones-on = Avec les sons
simulate-tones-off = Sans les sons
simulate-keys-how = La touche Tab va d’un boîtier à l’autre, les flèches se déplacent dans un boîtier. Entrée sur une carte la prend ;
    choisissez ensuite un lecteur avec Entrée. Les touches agissent sur la dernière place choisie.
simulate-key-choose = choisir une place
simulate-key-call = appuyer sur APPEL
simulate-key-ok = appuyer sur OK
simulate-key-pass = appuyer sur Passer
simulate-key-right = tourner le cadran vers le haut
simulate-key-left = tourner le cadran vers le bas
simulate-key-push = pousser le cadran
simulate-key-hand = aller aux cartes
simulate-key-top = carte du dessus sur le lecteur de la table
simulate-key-undo = appuyer sur Annuler
simulate-key-release = prendre la place, ou la laisser jouer
simulate-key-playing = pause ou jouer
simulate-key-step = un pas
simulate-key-faster = plus vite
simulate-key-slower = moins vite
simulate-key-cover = cacher ou montrer les autres mains
simulate-key-tones = avec ou sans les sons
simulate-key-faults = aller à « Et si… »
simulate-key-again = la même partie
simulate-key-another = une autre partie
simulate-key-away = reposer la carte
simulate-key-help = cette liste
