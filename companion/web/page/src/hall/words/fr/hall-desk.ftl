## Le bureau

hall-desk-part-round = Ronde
hall-desk-part-players = Joueurs
hall-desk-part-tables = Tables
hall-desk-part-standings = Classement
hall-desk-part-evening = Soirée
hall-desk-attention = Ce qui demande quelqu’un
hall-desk-undo = Annuler : { $what }
hall-desk-redo = Rétablir : { $what }
hall-desk-find = Chercher un nom, un numéro ou une table
hall-desk-leave-it = Laisser

hall-desk-pin-title = Cet écran n’est pas encore le bureau
hall-desk-pin-where = Le bureau montre son PIN sous « Soirée » ; le terminal où la salle a été lancée aussi.
hall-desk-pin = PIN du bureau
hall-desk-pin-go = Devenir le bureau

## Préparer

hall-desk-new = Une nouvelle soirée
hall-desk-game = Jeu
hall-desk-mode = Mode
hall-desk-seats = Joueurs par table
hall-desk-seats-what = Choisissez-en plusieurs, et les règles font des groupes de ces tailles.
hall-desk-seats-are = Joueurs par table : { NUMBERS($seats) }
hall-desk-format = Qui rencontre qui
hall-desk-format-swiss = Ceux qui sont à égalité se rencontrent, et personne deux fois tant que c’est évitable.
hall-desk-format-round-robin = Chacun rencontre chacun une fois.
hall-desk-format-elimination = Qui gagne continue.
hall-desk-format-free = Qui s’assoit ensemble joue ; les résultats comptent.
hall-desk-rounds = Rondes
hall-desk-rounds-auto = autant qu’il faut
hall-desk-minutes = Minutes par ronde
hall-desk-no-clock = sans horloge
hall-desk-win = Points d’une victoire
hall-desk-draw = Points d’un nul
hall-desk-begin = Ouvrir l’inscription
hall-desk-kept = Soirées gardées
hall-desk-kept-what = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }{ $over ->
        [yes] , finie
       *[no] { "" }
    }
hall-desk-kept-take = Reprendre
hall-desk-kept-open = est ouverte

## La ronde

hall-desk-now = { $phase ->
        [checking-in] { $here ->
            [0] Inscrivez les joueurs. La ronde 1 est appariée quand tous sont là.
            [one] Un joueur est là. La ronde 1 est appariée quand tous sont là.
           *[other] { $here } joueurs sont là. Appariez la ronde 1 quand tous sont venus.
        }
        [playing] { $open ->
            [0] Tous les résultats sont là.
            [one] Il manque un résultat.
           *[other] Il manque { $open } résultats.
        }
        [between] { $last ->
            [more] Toutes les rondes sont jouées. Terminez la soirée, ou jouez-en une de plus.
            [cup] La coupe est décidée. Terminez la soirée.
           *[no] Tous les résultats sont là. La ronde { $next } peut être appariée.
        }
       *[over] La soirée est finie. Les résultats peuvent encore être corrigés.
    }
hall-desk-propose = Apparier la ronde { $round }
hall-desk-propose-more = Une de plus : apparier la ronde { $round }
hall-desk-clock = Lancer l’horloge : { $minutes } minutes
hall-desk-clock-again = Relancer l’horloge
hall-desk-print = Imprimer
hall-desk-which-round = Ronde
hall-desk-only-open = Sans résultat : { $open }
hall-desk-source-table = dit par la table
hall-desk-source-desk = saisi au bureau
hall-desk-correct = Corriger
hall-desk-correct-of = Corriger le résultat : { $names }
hall-desk-result-of = Résultat : { $names }
hall-desk-who-won = Qui a gagné ? Personne, ou tous, c’est un nul.
hall-desk-enter = Saisir le résultat
hall-desk-change = Modifier
hall-desk-change-of = Modifier : { $names }
hall-desk-move-to = À une autre table
hall-desk-swap-with = { $name } échange sa place avec

hall-desk-proposal = La ronde { $round } comme les règles la proposent
hall-desk-proposal-how = Rien n’est fait avant que vous ne la preniez. Pressez deux noms, et ils échangent leurs places ; ou défaites une rencontre et réunissez les joueurs vous-même.
hall-desk-take = Prendre la ronde { $round }
hall-desk-all-apart = Tout à la main
hall-desk-anew = Proposer à nouveau
hall-desk-not-yet = Pas encore
hall-desk-loose = Encore sans rencontre
hall-desk-together = Ils jouent ensemble
hall-desk-waits = Exempt de cette ronde
hall-desk-apart = Défaire
hall-desk-apart-of = Défaire : { $names }
hall-desk-chosen-loose = Choisi : { $names }. Pressez qui joue avec, puis « Ils jouent ensemble ».
hall-desk-chosen = Choisi : { $names }. Pressez un autre nom pour échanger les places.

hall-desk-left-out = Par un résultat corrigé, { $names } continue. Pressez « Modifier » à la rencontre de qui a perdu, et échangez les places ; ce qui a été joué reste.

hall-note-again = { $names } se sont déjà rencontrés.
hall-note-second-bye = { $names } est exempt une fois de plus.
hall-note-no-table = { $matches ->
        [one] Une rencontre attend une table.
       *[other] { $matches } rencontres attendent une table.
    }

## Joueurs

hall-desk-players = Joueurs : { $here } là, { $all } en tout
hall-desk-nobody-yet = Personne n’est encore inscrit.
hall-desk-check-in = Inscrire
hall-desk-check-in-go = Inscrire
hall-desk-checked-in = { $name } est inscrit, avec le numéro { $number }.
hall-desk-with-badge = avec le badge { $badge }
hall-desk-late = Qui vient maintenant joue dès la ronde { $round }.
hall-desk-badges = Badges
hall-desk-badge = Badge
hall-desk-tap = Lire
hall-desk-tap-reader = Tenez un badge contre le lecteur du bureau. Le nom s’affiche d’abord ici.
hall-desk-tap-typed = Un lecteur qui écrit comme un clavier écrit dans ce champ. Le nom s’affiche d’abord ici.
hall-desk-tap-is = { $here ->
        [yes] { $name } est là.
       *[no] { $name } était parti. De retour ?
    }
hall-desk-tap-right = C’est juste
hall-desk-tap-new = Personne n’a encore le badge { $badge }. Inscrivez un nom avec lui, ou donnez-le à quelqu’un.
hall-desk-tap-give = Le donner à
hall-desk-tap-away = Ranger le badge
hall-desk-leaves = Part
hall-desk-comes-back = Revient
hall-desk-since = dès la ronde { $round }
hall-desk-bound = toujours à { $table }
hall-desk-has-badge = badge
hall-desk-has-phone = téléphone
hall-desk-phone-off = Accepter un autre téléphone
hall-desk-bind = Toujours à cette table
hall-desk-any-table = n’importe quelle table
hall-desk-rename = Garder le nom
hall-desk-badge-off = Retirer le badge

## Tables

hall-desk-tables = { $count ->
        [0] Tables
        [one] Une table participe
       *[other] { $count } tables participent
    }
hall-desk-no-tables = Aucune table ne participe encore. Lancez-en une avec la commande ci-dessous, ou ajoutez le nom d’une table sans appareil.
hall-desk-table-name = Nom d’une table
hall-desk-table-add = Ajouter
hall-desk-table-by-hand = Une table sans appareil joue sur papier : ses résultats sont saisis ici.
hall-desk-table-free = libre
hall-desk-table-remove = Retirer
hall-desk-table-remove-of = Retirer la table { $table }
hall-desk-table-seats = { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
hall-desk-strangers = { $count ->
        [one] Une table demande à participer
       *[other] { $count } tables demandent à participer
    }
hall-desk-strangers-what = Elles sont sur le serveur. Admettez celles que vous connaissez.
hall-desk-let-in = Admettre
hall-desk-let-in-of = Admettre la table { $table }
hall-desk-let-all-in = Les admettre toutes
hall-desk-call = La table { $table } demande un arbitre
hall-desk-call-since = { $minutes ->
        [0] à l’instant
        [one] depuis { $minutes } minute
       *[other] depuis { $minutes } minutes
    }
hall-desk-call-there = Arbitre demandé
hall-desk-answer = Un arbitre est passé
hall-desk-answer-of = Un arbitre est passé : { $table }
hall-desk-call-there-of = Arbitre demandé : { $table }
hall-desk-troubles = Pas cru
hall-desk-troubles-what = Ceci est venu par le serveur et n’a rien changé.
hall-desk-start = Lancer une table
hall-desk-start-how = Sur la machine de la table, avec un nom à elle.
hall-desk-start-show = Montrer la commande
hall-desk-start-hide = Cacher la commande
hall-desk-broker = { $state ->
        [none] Pas de serveur : la salle travaille à la main.
        [connected] Serveur { $address } : là.
       *[other] Serveur { $address } : absent. Nouvel essai en cours.
    }

## La soirée

hall-desk-phones = Inscription par téléphone
hall-desk-phones-how = Qui a l’adresse et le code du jour peut s’inscrire.
hall-desk-address = Adresse
hall-desk-code = Code du jour
hall-desk-screens = Autres écrans
hall-desk-screens-how = L’écran de salle est ouvert à tous ; un autre bureau demande le PIN.
hall-desk-export = Emporter
hall-desk-export-what = Noms, résultats et points ; ni badges ni clés.
hall-desk-key = Clé des tables
hall-desk-key-what = Les tables scellent leurs résultats avec elle. Qui l’a peut dire des résultats : gardez-la pour vous.
hall-desk-key-show = Montrer la clé
hall-desk-key-hide = Cacher la clé
hall-desk-finish = Terminer la soirée
hall-desk-finish-sure = { $phase ->
        [playing] Il manque encore des résultats. Saisissez-les sous « Ronde » ; la soirée peut être terminée ensuite.
       *[other] Le classement devient définitif ; ensuite, seuls les résultats peuvent être corrigés.
    }
hall-desk-finish-yes = Terminer
hall-desk-other-evening = Une autre soirée

## Ce qui a été fait, pour la touche qui l'annule

hall-deed-check-in = { $names } inscrit
hall-deed-change = { $names } modifié
hall-deed-leave = { $names } parti
hall-deed-come-back = { $names } revenu
hall-deed-add-table = table { $table } ajoutée
hall-deed-remove-table = table { $table } retirée
hall-deed-pair = ronde appariée
hall-deed-swap = { $names } ont échangé leurs places
hall-deed-move = { $names } à la table { $table }
hall-deed-start-clock = horloge lancée
hall-deed-result = résultat de { $names }
hall-deed-call = { $table } a appelé
hall-deed-answer = réponse à { $table }
hall-deed-finish = soirée terminée
