# La page de l’arbitre. Un nombre et son nom sont joints par une espace insécable.

page-title-referee = Arbitre

referee-about = { TERM($game, kind: "game") }, { $round ->
        [0] { TERM($phase, kind: "phase") }
       *[other] manche { $round }, { TERM($phase, kind: "phase") }
    }

referee-correct = Corriger un nombre
referee-no-correct = Rien ne peut être corrigé maintenant.
referee-correct-hint = Réglez un nombre à sa juste valeur. Rien ne change avant votre accord.
referee-counter-of = { SEAT($seat) }, { TERM($counter, kind: "counter") }
referee-becomes = { SEAT($seat) }, { TERM($counter, kind: "counter") } : { $to } au lieu de { $from ->
        [NONE] la valeur inconnue
       *[other] { $from }
    }.
referee-dice = dés sur
referee-dice-of = Choisissez une créature
referee-creature = { $seat ->
        [0] { CARD($creature) }
       *[other] { SEAT($seat) }, { CARD($creature) }
    }
referee-dice-become = { referee-creature }, { TERM($counter, kind: "counter") } : { $to } au lieu de { $from }.
referee-why = Pourquoi ?
referee-why-misread = carte mal lue
referee-why-forgotten = effet oublié
referee-why-slip = appui par erreur
referee-why-other = autre…
referee-why-other-says = Avec vos mots
referee-set = Mettre à { $to }
referee-leave = { $from ->
        [NONE] Laisser ainsi
       *[other] Laisser à { $from }
    }
referee-set-all = Fixer les { $count }
referee-leave-all = Tout laisser
referee-overtaken = { SEAT($seat) }, { TERM($counter, kind: "counter") } : le nombre a changé entre-temps et n’a pas été fixé à { $to }. Vérifiez à nouveau.
referee-all-see = Tout le monde le verra, avec la raison.

referee-take-back = Annuler
referee-no-step = Rien ne s’est passé depuis l’ouverture de cette page.
referee-undo = Annuler le dernier coup
referee-redo = Le rétablir
referee-asked = On demande d’annuler le dernier coup.
referee-take-it-back = Annuler le coup
referee-let-it-stand = Le garder
referee-by-itself = Le coup est annulé dès que tout le monde est d’accord. On attend { SEATS($seats) }. Vous pouvez décider à leur place.

referee-table-acts = Actions de la table
referee-nothing-now = Aucune action de la table n’est possible maintenant.

referee-timers = Minuteurs
referee-no-timer = Aucun minuteur ne court.
referee-pause = Arrêter les minuteurs
referee-go = Relancer les minuteurs
referee-clock-capture = ruée
referee-clock-turn = tour
referee-clock-decide = décision
referee-clock-target = choix de la cible
referee-clock-move = défausse
referee-clock-library = bibliothèque
referee-clock-read = lecture d’une carte
referee-clock-response = réponse
referee-clock-claim = choix de la réponse

referee-devices = Appareils
referee-no-devices = Cette table n’a pas d’appareils. Les écrans font tout.
referee-device = { DEVICE($device) }
referee-silent = pas de réponse
referee-device-works = Le jeu continue : les écrans et les téléphones font la même chose. Regardez le câble et la prise, puis réessayez.
referee-try-again = Réessayer
referee-of = { $up } sur { $all }

referee-phones = Téléphones
referee-joined = relié
referee-no-phone = pas de téléphone
referee-free = Libérer la place
referee-concede = Abandonne
referee-concede-for = { SEAT($seat) } abandonne
referee-concede-sure = { SEAT($seat) } n’est plus à la table ? Alors la place abandonne, et tout le monde le voit.
referee-concede-yes = Oui, la place abandonne
referee-concede-no = Non

referee-halted = La partie est arrêtée.
referee-carry-on = Continuer
