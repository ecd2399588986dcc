# Ce que les écrans et les téléphones montrent de Tamer Tournament, en plus des phrases du catalogue du projet.
# Rien ici ne doit trahir une carte posée face cachée.

show-tamer-dice = { $count ->
        [one] dé de couleur { TERM($colour, kind: "die-tamer") } montrant { $number }
       *[other] dés de couleur { TERM($colour, kind: "die-tamer") } montrant { $number }
    }
show-tamer-power = force { $number }
show-tamer-power-unknown = force inconnue
show-tamer-health = santé restante { $number }
show-tamer-health-unknown = santé inconnue
show-tamer-health-of = { $left } sur { $all } de santé
show-tamer-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
show-tamer-points-unknown = points inconnus, regardez la carte
show-tamer-won = gagné
show-tamer-drew = nul
show-tamer-lost = perdu
show-tamer-to-come = à venir
