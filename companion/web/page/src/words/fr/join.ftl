# S’asseoir : l’accueil sur l’écran de la table, et ce qu’un téléphone montre d’abord.

join-camera = Visez ici avec l’appareil photo
join-qr = Code QR avec l’adresse de cette table
join-with-code = avec le code

join-phone = Prenez place à cette table
join-code = Le code que montre la table
join-which-seat = Votre place, ou aucune pour la prochaine libre
join-free = libre
join-chosen = à vous
join-taken = prise
join-go = S’asseoir
join-back-to-seat = Revenir à ma place
join-reaching = On cherche la table …
join-watch = Seulement regarder
join-referee = J’arbitre
join-name = Votre nom (facultatif)
join-away = téléphone absent, bientôt libre
join-take-over = téléphone absent, reprendre la place
join-screen = En faire l’écran de la table
join-no-phone = pas encore de téléphone
