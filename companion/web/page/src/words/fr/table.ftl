# L’écran de la table.

table-free = La table est libre.
table-free-choose = Choisissez un jeu. Les autres rejoignent la table avec un téléphone, ou jouent sans.
table-free-watch = Dès qu’un jeu est choisi à la table, il apparaît ici.
table-choose = Choisir un jeu
table-history = Parties gardées
table-cards = Cartes
table-pin = Code de l’arbitre
table-become-screen = En faire l’écran de la table
table-drawer = Touches pour cette place
