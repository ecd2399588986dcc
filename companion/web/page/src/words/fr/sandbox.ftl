# Le bac à sable : on y essaie quelque chose d’un jeu. Devant : ; ? ! l’espace est insécable.

page-title-sandbox = Bac à sable
sandbox-nothing-counts = Ici, rien ne compte.
sandbox-which = Que voulez-vous essayer ?
sandbox-none = Aucun jeu n’a rien à essayer ici.

## Tamer Tournament

sandbox-tamer-left = Gauche
sandbox-tamer-right = Droite
sandbox-tamer-points = { $count } sur { $all } points
sandbox-tamer-points-over = { $count } sur { $all } points : { $over } de trop
sandbox-tamer-costs = { $points ->
        [-1] points inconnus
        [one] { $points } point
       *[other] { $points } points
    }
sandbox-tamer-empty = Encore personne.
sandbox-tamer-full = Une équipe compte ici { $most } créatures au plus.
sandbox-tamer-add = Ajouter une créature
sandbox-tamer-add-to = Ajouter une créature : { $name }
sandbox-tamer-added = L’équipe est complète
sandbox-tamer-change = Changer ou retirer { $name }
sandbox-tamer-read-power = { $name } : force sur la carte
sandbox-tamer-read-health = { $name } : santé sur la carte
sandbox-tamer-options = Le combat
sandbox-tamer-fight = Combattre
sandbox-tamer-needs-two = Il faut une créature dans chaque équipe.
sandbox-tamer-needs-numbers = Saisissez d’abord les nombres inconnus.
sandbox-tamer-swap = Changer de côté
sandbox-tamer-option-round = Points permis
sandbox-tamer-option-round-1 = 8
sandbox-tamer-option-round-2 = 16
sandbox-tamer-option-round-3 = 24
sandbox-tamer-option-ko = Hors de combat si les dégâts sont
sandbox-tamer-option-ko-at-least = au moins égaux
sandbox-tamer-option-ko-more-than = supérieurs
sandbox-tamer-option-stalemate = Si personne ne peut blesser
sandbox-tamer-option-stalemate-draw = match nul
sandbox-tamer-option-stalemate-both-out = les deux sortent
sandbox-tamer-option-flip-place = Une carte retournée arrive
sandbox-tamer-option-flip-place-last = en dernier
sandbox-tamer-option-flip-place-choose = n’importe où
sandbox-tamer-wins = { SEAT($seat) } gagne en { $count ->
        [one] { $count } assaut.
       *[other] { $count } assauts.
    }
sandbox-tamer-drawn = Match nul après { $count ->
        [one] { $count } assaut.
       *[other] { $count } assauts.
    }
sandbox-tamer-stalemate = Match nul : aucune des deux ne peut blesser l’autre.
sandbox-tamer-limit = Match nul : le combat a duré trop longtemps.
sandbox-tamer-is-left = { $damage ->
        [0] Reste { CARD($card) }, indemne.
       *[other] Reste { CARD($card) }, dégâts { $damage }.
    }
sandbox-tamer-stopped = Le combat attend une réponse.
sandbox-tamer-answer-back = Reprendre la dernière réponse
sandbox-tamer-watch = Le revoir pas à pas
sandbox-tamer-step-by-step = Le combat pas à pas
sandbox-tamer-step-of = étape { $at } sur { $all }
sandbox-tamer-share = Partager ces équipes
sandbox-tamer-copy = Copiez ce lien
sandbox-tamer-copied = Le lien est copié
sandbox-tamer-clash-by-clash = Assaut par assaut, dégâts sur santé
sandbox-tamer-out = (hors de combat)
sandbox-tamer-orders-title = Tous les ordres de la ligne de gauche
sandbox-tamer-orders = { $count ->
        [one] Le seul ordre de la ligne de gauche
       *[other] Les { $count } ordres de la ligne de gauche contre celle-ci
    }
sandbox-tamer-orders-many = Tous les ordres sont comptés pour { $most } créatures au plus.
sandbox-tamer-counting = Calcul en cours…
sandbox-tamer-counted = { $done } sur { $all } comptés
sandbox-tamer-count-rest = Compter les { $count } : environ { $seconds } s
sandbox-tamer-stop = Arrêter
sandbox-tamer-won-of = gagnés { $count }
sandbox-tamer-drawn-of = nuls { $count }
sandbox-tamer-lost-of = perdus { $count }
sandbox-tamer-depends-of = selon les choix { $count }
sandbox-tamer-touch = Touchez une part pour voir les ordres.
sandbox-tamer-some-orders = Quelques-uns de ces ordres
sandbox-tamer-take-order = Combattre dans cet ordre : { $order }
sandbox-tamer-flipped-unknown = { CARD($card) } est retournée, et ses nombres ne sont pas connus. Lisez-les sur la carte.
sandbox-tamer-go-on = Continuer
sandbox-tamer-link-long = Le lien nomme plus de { $most } créatures pour une équipe. Seules les premières ont été prises.
sandbox-tamer-link-card = Le lien nomme « { $card } », que cette table ne connaît pas. Elle a été laissée de côté ; ajoutez-la par son nom.
sandbox-tamer-link-mark = Le lien dit « { $mark } » pour { CARD($part) }, ce qui ne veut rien dire ici. Changez les dés à la main.
sandbox-tamer-link-option = Le lien dit « { $value } » pour « { $option } », ce qu’on ne peut pas choisir. La valeur habituelle est prise ; choisissez sous Combattre.
