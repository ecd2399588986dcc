# Les règles d’un jeu, pour y chercher quelque chose. Un nombre et son nom sont liés par une espace insécable.

page-title-rules = Règles

rules-title = Règles
rules-back = Retour
rules-find = Chercher
rules-find-part = un mot, une règle
rules-which = Quelles règles
rules-table = La table
rules-now = Ce qui compte maintenant
rules-all = { $count ->
        [0] { $count } règle
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-found = { $count ->
        [0] Aucune règle ne contient tous ces mots. Essayez-en moins.
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
