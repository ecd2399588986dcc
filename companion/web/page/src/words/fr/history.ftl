# Revoir les parties. Un nombre et son nom sont joints par une espace insécable.

page-title-history = Historique

history-about = { $games ->
        [0] {""}
        [one] { $games } partie gardée
       *[other] { $games } parties gardées
    }
history-saved = Parties gardées
history-open = Regarder un scénario…
history-none = Aucune partie n’est encore gardée.
history-none-more = Chaque partie est gardée, même interrompue par une coupure de courant.
history-pin = Cette partie n’est pas finie : son journal contient encore des cartes cachées. L’arbitre peut regarder.
history-coming = Une longue partie : { $steps } coups sur { $of } sont là…
history-playing = sur la table
history-over = finie
history-won = gagnée par { $names }
history-unfinished = pas finie
history-steps = { $steps ->
        [one] { $steps } coup
       *[other] { $steps } coups
    }

history-not-over = Pas encore finie
history-length = { TERM($game, kind: "game") }, { TERM($mode, kind: "mode") } ; { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { history-steps }{ $minutes ->
        [NONE] {""}
        [0] {""}
        [one] , { $minutes } minute
       *[other] , { $minutes } minutes
    }
history-export-pin = Un export contient tout ce qui est resté caché dans la partie : decks, mains, choix. L’arbitre peut l’avoir.
history-export = Exporter en scénario
history-which = Ce que montre la courbe
history-step = Coup
history-where = { $round ->
        [0] { $phase }
       *[other] Manche { $round }, { $phase }
    }{ $time ->
        [NONE] {""}
       *[other] , à { $time }
    }
history-chart = { $label } pendant toute la partie. Au coup { $step } : { $told }.
history-play = Dérouler
history-pause = Arrêter
history-start = La partie commence.
history-undone = Le dernier coup est annulé.
history-redone = Le coup est rétabli.

history-reactions = Temps de réaction
history-reactions-more = en ms ; la barre est le ±, un contour est un appel faux, record et moyenne ne comptent que les appels justes
history-who = qui
history-presses = appuis
history-press = { $ms } ms{ $err ->
        [0] {""}
       *[other] { " " }± { $err } ms
    }
history-best = record
history-mean = moyenne
history-false-starts = faux départs
