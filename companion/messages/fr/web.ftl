# Ce que dit la table web : sur ses pages, et dans le terminal à côté duquel elle est servie.

## Dans le terminal

page-at = La table est à l’adresse { $address }
page-join = Les téléphones entrent par { $address } avec le code { $code }
page-pin = Le code secret de l’arbitre est { $pin }
page-end = Ctrl-C pour arrêter.
table-key-file = La clé du kiosque ne peut pas être écrite dans { $file } : { $why }. Donnez un autre fichier.
page-pin-short = Un code secret a au moins { $least ->
        [one] { $least } lettre ou chiffre
       *[other] { $least } lettres ou chiffres
    }. Choisissez-en un plus long.
web-port = La page ne peut pas être servie à l’adresse { $host }, port { $port } : { $why }. Choisissez-en un autre avec --port, ou laissez faire.

## Les parties à la table

host-profile = Il n’y a pas de profil de câblage « { $profile } » ici. Il y a : { $profiles }.
host-seats = { $seats } joueurs ne tiennent pas à une table : Ambit a des places pour { $most } au plus.
host-demo-real = Cette table a de vrais appareils, que des joueurs simulés ne peuvent pas utiliser. Une démonstration se joue à une table simulée : ambit demo.
host-demo-wire = Avec --simulate=wire, de vrais pilotes travaillent en temps réel, et des joueurs simulés ne peuvent pas les utiliser. Une démonstration se joue à une table virtuelle : ambit demo.
host-over = La partie { $number } est finie. Regardez-la dans l’historique, ou commencez-en une autre.

## Entrer

web-wrong-code = Ce n’est pas le code de cette table. Regardez son écran ; chaque partie a le sien.
web-wrong-pin = Ce n’est pas le code secret de l’arbitre. L’écran de la table le montre.
web-pin-needed = Cette page n’est pas sur la machine de la table. Donnez le code secret de l’arbitre pour en faire l’écran de la table.
web-too-many-tries = Trop d’essais. Attendez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, puis réessayez.
web-guessing = Un appareil à l’adresse { $address } a entré { $wrong } mauvais codes et doit attendre maintenant. S’il n’est à aucun d’entre vous, créez un nouveau code dans les réglages.
web-seat-taken = Cette place est déjà prise avec un téléphone : { SEAT($seat) }. Choisissez-en une autre, ou faites-la libérer par l’arbitre.
web-all-taken = Toutes les places sont prises. Demandez à quelqu’un de se lever, ou regardez.
web-which-seat = Dites quelle place est la vôtre : quelqu’un joue à chacune.
web-wrong-key = Cette clé a déjà servi, ou n’est pas de cette table. Relancez le kiosque, ou donnez le code secret.
web-seat-over = Cette place n’est plus la vôtre. Entrez de nouveau avec le code que montre la table.
web-token-over = Votre absence a trop duré. Entrez de nouveau avec le code que montre la table.
web-token-needed = Prenez d’abord une place, ou donnez le code secret de l’arbitre.
web-not-yours = Vous ne pouvez pas faire cela ici. L’écran de la table et l’arbitre le peuvent.
web-not-local = Seuls les appareils du même réseau local peuvent venir à cette table.
web-not-our-name = Cette table ne s’appelle pas « { $host } ». Prenez l’adresse qu’elle montre.
web-other-page = Une page venue d’ailleurs ({ $origin }) ne peut pas parler à cette table. Ouvrez la page de la table.
web-too-many = Trop de demandes à la fois. Attendez un instant, puis continuez.
web-no-more-lines = L’ordinateur de la table a trop de fichiers et de lignes ouverts, et ne peut pas accueillir d’autres pages pour l’instant. Celles qui sont ouvertes continuent.

## Sur un écran

web-stale = La table a avancé entre-temps. Regardez de nouveau, puis choisissez.
web-no-version = Ceci ne dit pas pour quel moment c’est, et pourrait annuler plus que vous n’avez vu. Regardez de nouveau, puis choisissez.
press-too-early = Votre téléphone dit que vous avez appuyé { $ago } ms avant que la table l’apprenne. Un appui met au plus { $most } ms à en venir : le vôtre compte à partir de là. Un réseau plus calme ou le bouton de votre place le dit plus exactement.
press-in-future = L’horloge de votre téléphone avance sur celle de la table : votre appui compte comme venant d’arriver. La page la remet à l’heure d’elle-même en quelques secondes.
web-no-square = Le plateau de cette partie n’a pas de case « { $square } » avec un capteur.
web-no-game = Aucune partie n’est sur la table. Choisissez-en une sur son écran.
web-no-demo = Il n’y a pas de joueurs simulés dans cette partie.
web-watch = Vous regardez. Prenez une place pour jouer.
web-own-seat = Ici, vous jouez seulement à cette place : { SEAT($seat) }.
web-seat-joined = { SEAT($seat) } joue avec un téléphone.
web-referee-only = Seul l’arbitre corrige. Donnez le code secret sur la page de l’arbitre.
web-referee-seat = L’arbitre agit pour la table, pas pour une place.
web-table-only = Cela se fait sur l’écran de la table.
web-real-devices = Les appareils de cette table sont réels. Servez-vous de vos mains.
web-undo-own = Le coup d’une autre place se reprend à la table, ou par l’arbitre.
web-consent = { $seat ->
        [0] Seul l’arbitre répond pour toute la table.
       *[other] La question ne s’adresse pas à { SEAT($seat) }, ou la réponse se donne sur un autre appareil.
    }
web-refused = { SEAT($seat) }, ce n’est pas possible maintenant. Votre téléphone, ou la règle, dit pourquoi.
web-far = C’est trop loin. Tournez d’au plus { $most ->
        [one] { $most } cran
       *[other] { $most } crans
    }.
web-not-registering = Personne n’enregistre de cartes maintenant. Commencez, puis posez une carte.

## Ce qui ne peut pas être lu

web-binary = Ce n’est pas du texte. Envoyez du JSON.
web-long = C’est plus long que { $most } Kio. Envoyez-en moins à la fois.
web-large = C’est plus gros que { $most } Kio. Donnez un fichier plus petit.
web-decks-hidden = Les decks enregistrés sont cachés aux joueurs et à l’écran de la table. L’arbitre peut les ouvrir, avec le PIN.
web-scenario-long = Un scénario à regarder ici a au plus { $most } lignes. Jouez-en un plus long avec « ambit run » sur la machine de la table.
web-scenario-gone = La table ne se souvient plus de ce scénario. Donnez-le de nouveau.
web-busy = La table est occupée par d’autres demandes de ce genre. Réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
web-json-only = Seul le JSON est lu ici. Envoyez-le avec le type application/json.
web-hello-first = Le premier message doit être « hello ».
web-hello-again = « hello » a déjà été envoyé. Ouvrez une autre connexion pour changer d’identité.
web-no-sandbox = On ne peut rien essayer de « { $game } » ici. Ouvrez le bac à sable depuis la liste des jeux.
web-no-such-page = Il n’y a rien à { $path }. Commencez à /.
web-wrong-method = { $method } ne marche pas ici. La description dans /api/openapi.json dit ce qui marche.
web-no-result = La partie { $number } n’a pas de résultat à emporter : elle n’est pas encore finie, ou c’était une manche d’essai.
web-result-long = Les noms sont trop longs pour un seul code QR. Le lien les contient tous.
web-still-running = La partie { $number } n’est pas finie, et son journal contient des cartes cachées. L’arbitre peut la regarder.
web-not-built = La table marche, mais sa page n’a pas encore été construite. Lancez « make page » dans le dossier d’Ambit, puis rechargez cette page.
web-no-page = La table marche, mais cette installation n’a pas de page pour les écrans et les téléphones. Installez de nouveau Ambit à partir d’un paquet complet, puis relancez-le.
web-help-not-built = La documentation n’a pas encore été construite. Lancez « make docs » dans le dossier d’Ambit, puis rechargez cette page.
web-no-help = Cette installation n’a pas de documentation. Installez de nouveau Ambit à partir d’un paquet complet, puis relancez-le.
web-no-such-document = Il n’y a pas de document à { $path }. La documentation commence à /help.
