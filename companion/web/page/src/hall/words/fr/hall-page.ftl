## Titres des pages de la salle

hall-title-phone = Salle
hall-title-desk = Le bureau
hall-title-screen = Écran de salle
hall-title-print = Imprimer

## Ce que disent toutes ses pages

hall-page-reaching = Recherche de la salle …
hall-page-lost = La salle ne répond pas. Les tables continuent à jouer, et leurs résultats sont gardés.
hall-page-understood = Compris
hall-page-no-evening = Aucune soirée n’est encore préparée.
hall-page-round = { $planned ->
        [NONE] Ronde { $round }
       *[other] Ronde { $round } sur { $planned }
    }
hall-page-time-up = { $minutes ->
        [0] C’est l’heure
        [one] C’est l’heure, depuis { $minutes } minute
       *[other] C’est l’heure, depuis { $minutes } minutes
    }
hall-page-bye = exempt
hall-page-drawn = Nul
hall-page-won = { $names } gagne
hall-page-done = fini
hall-page-no-table = attend une table
hall-page-gone = parti
hall-page-pairings = Appariements
hall-page-standings = Classement
hall-page-final = Classement final
hall-page-tables-live = Aux tables
hall-page-here = { $count ->
        [one] Un joueur est là
       *[other] { $count } joueurs sont là
    }
hall-page-qr = Code QR avec l’adresse de la salle
hall-page-judge = arbitre demandé
hall-page-place = Place
hall-page-place-short = N°
hall-page-player = Nom
hall-page-players = Joueurs
hall-page-table = Table
hall-page-result = Résultat
hall-page-points = Points
hall-page-opponents = Adv. %
hall-page-opponents-long = Ce que les adversaires ont gagné de leurs points, en pour cent
hall-page-wins = Victoires
hall-page-byes = Exempt
hall-page-tie-breaks = À points égaux, le pourcentage des adversaires décide, puis le nombre de victoires.

hall-phase-setting-up = En préparation
hall-phase-checking-in = Inscription
hall-phase-over = La soirée est finie

hall-format-swiss = Rondes suisses
hall-format-round-robin = Poule
hall-format-elimination = Coupe
hall-format-free = Jeu libre

hall-presence-ready = prête
hall-presence-away = absente
hall-presence-silent = muette depuis un moment
hall-presence-unknown = à la main

## Le téléphone d'un joueur

hall-phone-soon = La soirée se prépare. Restez ici : elle commence bientôt.
hall-phone-over = La soirée est finie. Merci d’avoir joué.
hall-phone-check-in = S’inscrire
hall-phone-code = Code du jour
hall-phone-name = Votre nom
hall-phone-go = S’inscrire
hall-phone-lost-number = Le code est au bureau. Déjà inscrit là-bas, ou téléphone perdu ? Avec le même nom, vous avez le même numéro.
hall-phone-you = Vous
hall-phone-number = { $name }, vous avez le numéro { $number }.
hall-phone-wait = C’est fait. Votre table s’affiche ici dès que la ronde { $round } est appariée.
hall-phone-next-round = Vous jouez dès la ronde { $round }. Votre table s’affichera ici.
hall-phone-out = Vous êtes éliminé de la coupe. Merci d’avoir joué.
hall-phone-free = Vous êtes libre. Le bureau note avec qui vous jouez ; votre table s’affichera ici.
hall-phone-left = Vous êtes parti. Vous pouvez revenir pour la ronde suivante.
hall-phone-table = Table
hall-phone-against = contre { $names }
hall-phone-bye = Vous êtes exempt de cette ronde, et elle compte comme une victoire.
hall-phone-leave = Je pars
hall-phone-leave-sure = Vous ne serez plus apparié. Une partie commencée compte encore.
hall-phone-leave-yes = Oui, je pars
hall-phone-leave-no = Non, je reste
hall-phone-come-back = Je suis de retour

## L'écran de la salle

hall-screen-back = Retour
hall-screen-next = Suivant
hall-screen-hold = Rester ici
hall-screen-go-on = Reprendre la rotation
hall-screen-part = { $part } sur { $of }
hall-screen-join = Inscription : { $address }
hall-screen-check-in = Inscrivez-vous par téléphone, ou au bureau. Le bureau a le code du jour.

## Sur papier

hall-print-what = À imprimer
hall-print-pairings = Appariements par table
hall-print-names = Appariements par nom
hall-print-standings = Classement
hall-print-slips = Feuilles de résultat
hall-print-go = Imprimer
hall-print-nothing = Rien à imprimer : appariez d’abord la première ronde.
hall-print-against = Contre
hall-print-sign = signature
hall-print-slip-how = Cochez qui a gagné, signez, et apportez ceci au bureau.
