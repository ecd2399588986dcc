# Éléments des pages tenues en main. Un nombre et son nom sont joints par une espace insécable.

hand-find-part = une partie du nom
hand-find-nothing = Aucune carte ne s’appelle « { $text } ». Essayez une autre partie du nom.
hand-find-new = Nouvelle carte « { $name } »…
hand-find-chosen = choisie
hand-pages = Pages
hand-page-table = Table
hand-page-referee = Arbitre
hand-page-cards = Cartes
hand-page-sandbox = Bac à sable
hand-page-history = Historique
hand-page-simulate = Simulation
hand-pin = Code PIN
hand-pin-says = Cette page demande le code PIN. Il se trouve dans les réglages de l’écran de la table.
hand-pin-enter = Entrer
