# L’écran de la table.

table-free = La table est libre.
table-free-choose = Choisissez un jeu. On rejoint la table avec un téléphone, ou sans rien du tout.
table-free-watch = On choisit un jeu à la table ; il apparaîtra ici tout seul.
table-choose = Choisir un jeu
table-history = Parties gardées
table-cards = Cartes
table-pin = Code de l’arbitre
table-become-screen = En faire l’écran de la table
table-drawer = Touches pour cette place
