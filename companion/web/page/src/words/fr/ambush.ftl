# Ce que les écrans montrent d’Ambush, en plus des phrases du catalogue du projet.

show-ambush-middle = Le milieu de la table
show-ambush-in-hand = en main
show-ambush-guarded = de garde
show-ambush-captured = { $count ->
        [one] capturée
       *[other] capturées
    }
show-ambush-best = record { $ms } ms
show-ambush-lie-face-down = { $count ->
        [one] carte face cachée
       *[other] cartes face cachée
    }
show-ambush-in-deck = dans la pioche
show-ambush-named = { $named ->
        [one] { $named } château nommé sur { $seats }
       *[other] { $named } châteaux nommés sur { $seats }
    }
show-ambush-shown = montrée à tous
show-ambush-to-lay = encore { $count } à poser
show-ambush-being-resolved = effet en cours
show-ambush-calls-open = Appels ouverts
show-ambush-calls-closed = Appels fermés

show-ambush-cry = Ambush !
show-ambush-called-by = Appel :
show-ambush-called-aloud = Appel à voix haute :
show-ambush-dead-heat = Égalité
show-ambush-listening = Qui était là en premier ?
show-ambush-too-close = Trop serré pour trancher
show-ambush-not-timed = On ne sait pas quand la dernière carte a été posée.
show-ambush-ms = { $ms } ms
show-ambush-behind = +{ $ms } ms
show-ambush-err = ± { $ms } ms
show-ambush-after-last-card = après la dernière carte
show-ambush-first = en tête
show-ambush-tied = à égalité
show-ambush-no-press = sans appui
show-ambush-to-grab = { $seconds ->
        [one] seconde pour ramasser
       *[other] secondes pour ramasser
    }
show-ambush-time-up = Temps écoulé
show-ambush-of-left-lying = sur { $all } encore posées

show-ambush-was-it-good = L’appel était-il bon ?
show-ambush-found-of = { $found ->
        [one] carte Ambush montrée, il en faut { $enough }
       *[other] cartes Ambush montrées, il en faut { $enough }
    }
show-ambush-left-lying-row = restées posées
show-ambush-waiting = on regarde
show-ambush-looks = regarde
show-ambush-shows = { $count ->
        [0] aucune carte Ambush
        [one] { $count } carte Ambush
       *[other] { $count } cartes Ambush
    }
show-ambush-roll-for-it = Le plus haut jet le prend
show-ambush-roll-again = Égalité. On relance
show-ambush-to-roll = à lancer
show-ambush-rolled = { $roll }
show-ambush-verdict-good = L’appel est bon
show-ambush-verdict-false = L’appel est faux
show-ambush-gives-back = en rend { $count }
show-ambush-false-start = faux départ
show-ambush-wins = gagne

show-ambush-game-over = La partie est finie
show-ambush-nobody = Personne
show-ambush-statistics = Statistiques
show-ambush-stat-good = bons appels
show-ambush-stat-false = faux appels
show-ambush-stat-heats = égalités
show-ambush-stat-early = faux départs
show-ambush-stat-best = record, ms
show-ambush-stat-mean = moyenne, ms
show-ambush-stat-last = dernier, ms

show-ambush-air-called = { SEATS($seats) } appelle : Ambush !
show-ambush-air-heat = { SEATS($seats) } : égalité
