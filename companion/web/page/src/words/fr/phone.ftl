# Le téléphone d’une place. Un nombre et son nom sont joints par une espace insécable. Rien ici ne dit ce qui est face cachée.

page-title-seat = Votre place

phone-reaching = Recherche de la table…
phone-no-seat = Ce téléphone n’a pas encore de place.
phone-no-seat-more = Entrez le code affiché sur l’écran de la table pour en prendre une.
phone-not-at-table = Cette place ne fait pas partie du jeu en cours.
phone-not-at-table-more = Une partie avec moins de monde a commencé. Prenez une autre place, ou attendez la prochaine.
phone-join = Prendre une place

phone-more = Plus
phone-close = Fermer
phone-do = Valider
phone-my-numbers = Vos nombres
phone-none = –
phone-ms = { NUMBER($ms) } ms
phone-time-left = reste { $time } s
phone-paused = en pause
phone-score = score
phone-scores-come = Les scores sont dévoilés l’un après l’autre.
phone-covered = …
phone-table = L’écran de la table
phone-leave = Quitter cette place
phone-name = Changer mon nom
phone-name-do = Utiliser ce nom
phone-concede = Abandonner
phone-concede-sure = Voulez-vous vraiment abandonner ? Vous ne jouerez plus jusqu’à la fin de la partie.
phone-concede-sure-yes = Abandonner
phone-concede-sure-no = Continuer
phone-undo = Demander l’annulation
phone-may-undo = Peut-on annuler le dernier coup ?
phone-undo-yes = Annuler le coup
phone-undo-no = Le garder
phone-reader-yours = Le lecteur est à vous : présentez votre carte.
phone-reader-take = J’ai le lecteur
phone-fault = Pas de réponse : { DEVICE($device) }. Ce téléphone peut faire la même chose.
phone-halted = La partie est arrêtée pour l’instant.
phone-plain-verb = { $verb }
phone-plain-call = Maintenant !

phone-eyes = Pour vous seulement
phone-hold = Maintenez pour regarder
phone-let-go = Relâchez pour recouvrir

phone-no-card = Ne pas dire laquelle
phone-in-your-hand = dans votre main
phone-field-card = Carte
phone-field-card-of-resolve = La carte déclenchée
phone-field-target = Contre qui ?
phone-field-first = Qui commence ?
phone-field-by = Pourquoi ?
phone-field-by-none = le plus beau nom de château
phone-field-by-youngest = le plus jeune âge
phone-field-by-best-name = le plus beau nom de château
phone-field-name = Votre nom
phone-field-name-of-castle = Nom de votre château
phone-field-from = D’où vient-elle ?
phone-field-from-none = comme le dit la carte
phone-field-from-deck = de la pioche
phone-field-from-hand = de la main
phone-field-changes = Ce qu’elle fait
phone-field-captured = Combien de cartes dans votre pile ?
phone-field-ambush = Combien de cartes Ambush dans votre pile ?
phone-field-ambush-of-table = Combien de cartes Ambush sont restées posées ?
phone-field-roll = Que montre votre dé ?

phone-nobody-wins = Personne ne gagne.
phone-you-win = Vous gagnez.
phone-you-too-win = Vous gagnez, avec d’autres.
phone-others-win = { SEATS($seats) } { COUNT($seats) ->
        [one] gagne.
       *[other] gagnent.
    }

## Ambush

phone-ambush-call = Ambush !
phone-ambush-call-open = appuyez pour appeler
phone-ambush-call-too = appuyez si vous appelez aussi
phone-ambush-call-pressed = appuyé
phone-ambush-call-barred = vous ne pouvez pas appeler
phone-ambush-call-effect = pas pendant l’effet d’une carte
phone-ambush-call-few = pas encore : il faut deux cartes posées
phone-ambush-call-not-now = pas maintenant
phone-ambush-open = Appels ouverts
phone-ambush-closed = Appels fermés
phone-ambush-of = sur { $top }
phone-ambush-in-hand = en main
phone-ambush-in-pile = dans votre pile
phone-ambush-guard = garde { $guard }
phone-ambush-record = Votre record { NUMBER($best) } ms, le dernier { NUMBER($last) } ms

phone-ambush-castle = Nommer mon château
phone-ambush-castle-do = Utiliser ce nom
phone-ambush-castle-again = Un autre nom de château
phone-ambush-castle-again-do = Utiliser ce nom
phone-ambush-first = Qui commence ?
phone-ambush-first-do = Commencer
phone-ambush-expose = Je l’ai posée
phone-ambush-which = Dire quelle carte
phone-ambush-which-do = Je l’ai posée
phone-ambush-play = Jouer une carte
phone-ambush-play-do = La jouer
phone-ambush-play-later = La jouer, et indiquer plus tard ce qu’elle fait
phone-ambush-pass = Passer
phone-ambush-pass-effect = Ne plus poser de cartes
phone-ambush-place = Je l’ai posée
phone-ambush-place-deck = J’en ai posé une de la pioche
phone-ambush-place-hand = J’en ai posé une de ma main
phone-ambush-resolve = Indiquer ce qu’elle fait
phone-ambush-resolve-do = C’est tout
phone-ambush-triggered = Indiquer un effet
phone-ambush-triggered-do = L’indiquer
phone-ambush-capture = Une de plus dans ma pile
phone-ambush-stop = { $n ->
        [one] J’ai fini, avec { $n } carte
       *[other] J’ai fini, avec { $n } cartes
    }
phone-ambush-declare = { $n ->
        [one] { $n } carte Ambush
       *[other] { $n } cartes Ambush
    }
phone-ambush-declare-left = { $n ->
        [one] { $n } carte Ambush restée posée
       *[other] { $n } cartes Ambush restées posées
    }
phone-ambush-none-mine = Je n’ai aucune carte Ambush
phone-ambush-none-left = Aucune carte Ambush restée posée
phone-ambush-roll = J’ai fait { $n }
phone-ambush-time-up = Le temps est écoulé
phone-ambush-close = Aucun appui plus tôt
phone-ambush-ready = Tout est fait
phone-ambush-voice = J’ai appelé à voix haute
phone-ambush-voice-sure = Vous avez appelé « Ambush ! » et tout le monde est d’accord ?
phone-ambush-voice-sure-yes = Oui, j’ai appelé
phone-ambush-voice-sure-no = Non

phone-ambush-unnamed = pas encore de nom
phone-ambush-lie = { $battlefield ->
        [one] carte est face cachée
       *[other] cartes sont face cachée
    }
phone-ambush-deck = { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }
phone-ambush-shown = Carte montrée : { CARD($card) } ; { $deck ->
        [one] { $deck } carte dans la pioche
       *[other] { $deck } cartes dans la pioche
    }
phone-ambush-window-open = Ambush ! Qui a été le plus rapide ?
phone-ambush-called = Appel : { SEATS($seats) }.
phone-ambush-checking = Appel : { SEATS($seats) }. Était-il juste ?
phone-ambush-heat = Trop serré pour départager { SEATS($seats) }.
phone-ambush-verdict-good = L’appel était juste.
phone-ambush-verdict-false = { COUNT($seats) ->
        [0] L’appel était faux.
        [one] Appel faux : { SEATS($seats) }.
       *[other] L’appel était faux, et trop serré pour départager { SEATS($seats) }.
    }
phone-ambush-my-press = Vous : { phone-ambush-press }
phone-ambush-press-of = { SEAT($seat) } : { phone-ambush-press }.
phone-ambush-press = { $reaction_ms ->
        [NONE] { $behind_ms ->
            [0] premier appui
           *[other] { NUMBER($behind_ms) } ms après le premier
        }
       *[other] { NUMBER($reaction_ms) } ms{ $err ->
            [NONE] {""}
           *[other] { " " }± { $err } ms
        }{ $behind_ms ->
            [0] {""}
           *[other] , { NUMBER($behind_ms) } ms de retard
        }
    }

phone-ambush-castle-of = Château : { SEAT($seat) }
phone-ambush-castle-by = { $way ->
        [down] perd { $n }, reste { $to }
        [up] gagne { $n }, monte à { $to }
       *[other] reste à { $to }
    }
phone-ambush-also = Autre chose
phone-ambush-op-guard = garde
phone-ambush-op-draw = piocher des cartes
phone-ambush-op-return = remettre des cartes
phone-ambush-op-pick = prendre des cartes posées
phone-ambush-op-place = poser des cartes face cachée
phone-ambush-op-give = donner des cartes
phone-ambush-who = qui
phone-ambush-give-from = de
phone-ambush-give-to = à
phone-ambush-take-out = Retirer : { $what }

phone-ambush-stat-good = appels justes
phone-ambush-stat-false = appels faux
phone-ambush-stat-starts = faux départs
phone-ambush-stat-heats = ex æquo
phone-ambush-stat-best = meilleure réaction
phone-ambush-stat-mean = réaction moyenne
phone-the-rule = La règle

## Les cartes que l’on retient

remember = Retenir cette carte
remember-again = Corriger ce qui est retenu
remember-not = Pas maintenant
remember-nothing = ne fait rien d’autre.
remember-done = { CARD($card) } est retenue. Dès maintenant, cela est proposé quand on saisit la carte ; dès la prochaine partie, la table l’applique.
remember-proposed = Ce qui est retenu de { CARD($card) }. Comparez avec la carte et changez ce qui diffère.
remember-forget = L’oublier
cards-remembered = Retenu : { $says }
