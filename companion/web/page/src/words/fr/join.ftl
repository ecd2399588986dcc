# S’asseoir : l’accueil sur l’écran de la table, et ce qu’un téléphone montre d’abord.

join-sit-down = Rejoignez la table avec votre téléphone, ou jouez sans.
join-camera = Visez ici avec l’appareil photo
join-qr = Code QR avec l’adresse de cette table
join-with-code = avec le code
join-to-table = Vers la table
join-sits-both = téléphone et boutons
join-sits-phone = téléphone
join-sits-buttons = boutons
join-sits-free = libre, rejoignez avec un téléphone

join-phone = Prenez place à cette table
join-code = Le code que montre la table
join-which-seat = Votre place
join-free = libre
join-chosen = à vous
join-taken = prise
join-go = S’asseoir
join-back-to-seat = Revenir à ma place
join-no-game = Aucun jeu n’est encore sur la table. Dès qu’on en choisit un, ses places apparaissent ici.
join-reaching = On cherche la table …
join-watch = Seulement regarder
join-referee = J’arbitre
