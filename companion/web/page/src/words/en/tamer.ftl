# What the screens and phones show of Tamer Tournament beside the sentences of the project's own catalogue.
# Nothing here may tell a card that lies face down.

show-tamer-dice = { $count ->
        [one] { TERM($colour, kind: "die-tamer") } die showing { $number }
       *[other] { TERM($colour, kind: "die-tamer") } dice showing { $number }
    }
show-tamer-power = power { $number }
show-tamer-power-unknown = power not known
show-tamer-health = health left { $number }
show-tamer-health-unknown = health not known
show-tamer-health-of = { $left } of { $all } health left
show-tamer-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
show-tamer-points-unknown = points not known, look at the card
show-tamer-won = won
show-tamer-drew = drew
show-tamer-lost = lost
show-tamer-to-come = still to come
