# L’écran de la table.

table-cards = Cartes
table-pin = Code de l’arbitre
table-become-screen = En faire l’écran de la table
table-drawer = Touches pour cette place
