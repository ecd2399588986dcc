# Entre deux parties : l’accueil, et ce qui vient après une partie. Un nombre et son nom sont liés par une espace insécable.

evening-tonight = Ce soir
evening-go-on = Reprendre
evening-go-on-with = Reprendre…
evening-saved = { $round ->
        [0] { $names }, { $when }
       *[other] manche { $round }, { $names }, { $when }
    }
evening-today = aujourd’hui, { $time }
evening-yesterday = hier
evening-on-day = { $day }
evening-history = Historique

evening-games = Jeux
evening-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
evening-players-some = { $numbers } joueurs
evening-numbers = { NUMBERS($counts) }
evening-short-ambal = Ambal
evening-short-tamer = Tamer
evening-players-here = { $needs }, vous êtes { $here }
evening-how = Comment y jouez-vous ?
evening-mode-how = { $needs }, { $how }
evening-mode-ambush-standard = chacun pour soi
evening-mode-ambush-practice = chaque règle est dite au bon moment
evening-mode-ambal-single-regular = avec un paquet prêt
evening-mode-ambal-single-advanced = avec votre propre paquet
evening-mode-ambal-double-regular = deux contre deux
evening-mode-ambal-double-advanced = deux contre deux
evening-mode-ambal-draft = avec des cartes partagées
evening-mode-ambyria-standard = chacun pour soi
evening-mode-tamer-referee = la table mène les combats
evening-mode-tamer-manual = vous dites qui a gagné
evening-mode-tamer-duel = deux équipes, sans choix de cartes
evening-mode-tash-kalar-duel-ancestral = par objectifs
evening-mode-tash-kalar-duel-ancestral-teams = par objectifs, deux contre deux
evening-mode-tash-kalar-match-a-mort = par pièces détruites
evening-mode-tash-kalar-match-a-mort-teams = par pièces détruites, deux contre deux
evening-mode-tash-kalar-melee-a-mort = chacun pour soi
evening-rule = { $what } : { $choice }.
evening-rules-usual = Les règles habituelles.
evening-rule-training = Avec des cartes d’entraînement.
evening-change = Changer
evening-options = Options de { $game }
evening-options-do = Jouer ainsi
evening-options-usual = Règles habituelles
evening-training = Cartes d’entraînement au lieu des vraies

evening-who-where = Qui s’assied où ?
evening-free-seat = Place libre
evening-free-press = appuyez sur OK, ou scannez
evening-free-scan = scannez, ou touchez ici
evening-phone-here = téléphone
evening-phone-away = absent
evening-button = bouton
evening-reader = lecteur
evening-dial = molette
evening-silent = { $role } : pas de réponse
evening-silent-some = { $count } appareils ne répondent pas
evening-host = hôte
evening-seat-sheet = { $who }, place { $seat }
evening-who-sits = Qui s’assied ici ?
evening-name = Nom (facultatif)
evening-name-do = Prendre ce nom
evening-sit = S’asseoir ici
evening-move = Changer pour
evening-move-to = place { $seat } : { $who }
evening-hand-over = Ce téléphone devient hôte
evening-stand = Libérer cette place
evening-free-away = La libérer pour un autre téléphone
evening-away-more = Ce téléphone est parti. Toute personne qui a le code peut reprendre la place après un moment ; libérée ici, tout de suite.
evening-change-seat = Déplacer ou changer { $who }
evening-name-seat = Nommer la place { $seat }

evening-devices = Appareils
evening-no-boxes = Aucun boîtier trouvé. Les téléphones et cet écran savent tout faire.
evening-devices-answer = { $up ->
        [one] { $up } appareil répond.
       *[other] { $up } appareils répondent.
    }
evening-devices-some = { $up ->
        [one] { $up } appareil répond,
       *[other] { $up } appareils répondent,
    } { $down ->
        [one] { $down } ne répond pas.
       *[other] { $down } ne répondent pas.
    }
evening-look-again = Chercher encore
evening-try-devices = Essayer
evening-press-me = Appuyez, tournez ou présentez une carte : la ligne de l’appareil s’allume ici. La touche à côté fait réagir l’appareil. Ce qui ne répond pas se fait sur les écrans et les téléphones.
evening-touched = { $count ->
        [one] il marche
       *[other] il marche ({ $count })
    }
evening-test = Montrer
evening-test-device = Montrer { DEVICE($device) }

evening-or = ou
evening-judge = Appeler un juge
evening-judge-called = Un juge est appelé
evening-begin = Commencer
evening-begin-game = Commencer { $game }
evening-begin-now = Commencer
evening-you-host = vous êtes l’hôte
evening-invite = Inviter
evening-join = Prendre une place
evening-want-host = J’aimerais être l’hôte
evening-host-press = Demandez, puis appuyez sur un bouton de la table dans les 30 secondes. Ou laissez l’hôte vous passer la main.
evening-host-ask = Demander à la table
evening-host-by-screen = Demandez à l’hôte de vous passer la main : dans les réglages de l’écran de la table, ou à votre place sur cet écran.
evening-host-pin = Ou entrez le code PIN, dans les réglages de l’écran de la table
evening-asks-host = { SEAT($seat) } aimerait être l’hôte. Si vous êtes d’accord, appuyez sur un bouton de la table ({ $seconds } s).
evening-show-pin = Montrer le code PIN
evening-pin-is = Code PIN
evening-new-code = Un nouveau code au lieu de { $code }
evening-phone-hosts = Un téléphone est hôte aussi
evening-leave = Autre jeu…
evening-leave-sure = Quitter cette partie ? Elle reste sauvée, et vous pouvez la reprendre depuis l’accueil.
evening-leave-yes = La quitter
evening-leave-and-begin = La quitter et commencer
evening-leave-no = Continuer
evening-still-free = Rejoignez la table avec votre téléphone : { SEATS($seats) }.

evening-over = la partie est finie
evening-result = Résultat
evening-scored = { $what } : { $value }
evening-lasted = { $round ->
        [0] { "" }
        [one] { $round } manche,{ " " }
       *[other] { $round } manches,{ " " }
    }{ $minutes ->
        [one] { $minutes } minute.
       *[other] { $minutes } minutes.
    }
evening-won = parties gagnées
evening-won-all = tous les jeux
evening-what-now = Et maintenant ?
evening-again = Rejouer
evening-again-more = même jeu, mêmes places, mêmes téléphones
evening-again-said = Oui, encore
evening-vote-yes = oui
evening-vote-open = …
evening-another = Autre jeu
evening-another-more = les places et les téléphones restent
evening-seats = Changer de places
evening-seats-more = quelqu’un part, arrive ou se déplace
evening-look-back = Regarder la partie
evening-next = Ensuite : { $game }, dans { $seconds } s
evening-practise = S’exercer d’abord
