## Une salle : beaucoup de tables, une soirée

hall-full = La salle compte { $most } personnes : elle n’en prend pas plus.
hall-nobody = Personne n’a le numéro { $number }. Les numéros sont donnés à l’inscription.
hall-name-taken = { $name } est déjà sur la liste, avec le numéro { $number }. Ajoutez une lettre du nom de famille.
hall-phone-taken = { $name } est sur la liste avec un téléphone, numéro { $number }. Si c’est vous, demandez au bureau d’accepter ce téléphone ; sinon, ajoutez une lettre du nom de famille.
hall-badge-taken = Ce badge est celui de { $name }. Prenez-en un autre, ou retirez-le d’abord de la fiche « { $name } ».
hall-begun = { $format ->
        [elimination] La coupe a commencé et ne prend plus personne.
       *[other] La poule a commencé et ne prend plus personne.
    }
hall-left-already = Le départ de { $name } est déjà noté.
hall-here-already = { $name } est déjà là.
hall-table-there = La table { $table } participe déjà.
hall-tables-full = La salle compte { $most } tables : elle n’en prend pas plus.
hall-no-such-table = Aucune table { $table } ne participe. Ajoutez-la d’abord.
hall-table-twice = La table { $table } a deux rencontres. Donnez une autre table à l’une d’elles.
hall-nothing-to-move = Le numéro { $number } n’a pas de rencontre à jouer.
hall-group-size = { $players ->
        [0] Une rencontre sans personne n’en est pas une. Retirez-la.
       *[other] { $players } ne peuvent pas jouer à une table : ce mode en prend { NUMBERS($seats) }.
    }
hall-not-here = Le numéro { $player } n’est pas là. Inscrivez cette personne, ou appariez sans elle.
hall-still-plays = { $name } joue encore. Saisissez d’abord ce résultat, ou choisissez une personne libre.
hall-out = { $name } ne continue pas dans cette coupe. Choisissez parmi qui a gagné.
hall-twice = { $name } est dans deux rencontres. Retirez { $name } de l’une.
hall-left-out = Sans rencontre : { $names }. Placez-les ensemble, ou laissez une personne attendre.
hall-round-open = La ronde { $round } n’est pas finie : { $count ->
        [one] il manque un résultat.
       *[other] il manque { $count } résultats.
    } Demandez à : { $tables }.
hall-too-few = { $here ->
        [0] Personne n’est encore là.
        [one] Une seule personne est là.
       *[other] Seulement { $here } personnes sont là.
    } Il en faut { $least } pour une table.
hall-no-round = Aucune ronde n’est encore appariée. Appariez-en une d’abord.
hall-no-swap = { $one } et { $other } ne peuvent pas être échangés : chacun doit avoir dans cette ronde une rencontre sans résultat, et pas la même.
hall-no-such-match = Aucune rencontre de la ronde { $round } n’a ces personnes. Saisissez le résultat au bureau.
hall-winner-elsewhere = Qui gagne joue dans cette rencontre. Choisissez parmi ses personnes.
hall-result-there = Cette rencontre a déjà un autre résultat. Comparez-les, et corrigez au bureau s’il le faut.
hall-no-draws = Une coupe n’a pas de partie nulle. Dites qui continue.
hall-undo-table = Ce résultat vient d’une table, qui ne le donnera plus. Corrigez-le plutôt.
hall-undo-other = Autre chose a été fait entre-temps. Regardez ce qui vient en dernier, et pressez de nouveau.
hall-no-call = Personne n’appelle de la table { $table }.
hall-over = La soirée est finie. On ne peut plus que corriger des résultats.

## Pourquoi ces personnes se rencontrent

hall-why-manual = Le bureau les a placées ensemble.
hall-why-round-robin = Dans une poule, tout le monde se rencontre une fois.
hall-why-league-waits = Il n’y a personne à rencontrer à cette ronde : le nombre est impair, ou l’autre personne est partie.
hall-why-elimination = Les vainqueurs de rencontres voisines se rencontrent.
hall-why-cup-waits = Par tirage au sort : on attend parfois à la première ronde, pour que le compte tombe juste ensuite.
hall-why-cup-goes-on = La personne à rencontrer à cette ronde est partie.
hall-why-free = Ces personnes se sont assises ensemble.
hall-why-free-waits = Personne ne s’est assis avec elle ou lui.
hall-why-lot = Par tirage au sort.
hall-why-equal = { $points ->
        [one] Autant de points : { $points }.
       *[other] Autant de points : { $points }.
    }
hall-why-near = De { $least } à { $most } points : il ne restait personne de plus proche qui n’ait pas été rencontré.
hall-why-again = Déjà une rencontre à la ronde { $round } : il n’y avait pas d’autre moyen.
hall-why-bye = { $byes ->
        [0] Le moins de points de qui n’a pas encore attendu : { $points }.
       *[other] Tout le monde a attendu aussi souvent ; c’est le moins de points : { $points }.
    }

## Ce qui n’est pas cru

hall-table-devices = { $count ->
        [one] Un appareil ne répond pas : { $devices }.
       *[other] { $count } appareils ne répondent pas : { $devices }.
    }
hall-forged = Un résultat au nom de la table { $table } n’était pas scellé avec la clé de cette salle. Rien n’a changé. Si c’est une de nos tables, démarrez-la avec la clé de cette soirée.
hall-other-evening = La table { $table } a donné un résultat d’une autre soirée ({ $evening }). Rien n’a changé.
hall-two = Une autre salle de ce serveur s’appelle aussi { $hall }. Donnez un autre nom à l’une d’elles.
hall-log-damaged = La soirée { $hall } dans { $file } n’est pas telle qu’elle a été écrite. Les autres soirées sont utilisables ; une sauvegarde peut être restaurée.
hall-log-damaged-line = La ligne { $line } de la soirée { $hall } dans { $file } n’est pas telle qu’elle a été écrite. Une sauvegarde peut être restaurée.

## Le chemin vers le serveur

mqtt-address = { $address } n’est pas l’adresse d’un serveur MQTT. Elle s’écrit comme mqtts://nom:motdepasse@machine:8883/club.
mqtt-hall-name = L’adresse se termine par le nom de la salle, en minuscules, chiffres et tirets : mqtt://machine/club. Elle se termine par « { $name } ».

## Le serveur de la salle

hall-told-desk = Le bureau est à l’adresse { $address }
hall-told-phones = Les téléphones s’inscrivent par { $address } avec le code { $code }
hall-told-screen = Les écrans pour tout le monde sont à l’adresse { $address }
hall-told-pin = Pour un autre ordinateur, le code secret du bureau est { $pin }
hall-library = Une salle a besoin de la bibliothèque { $library }. Dans une copie des sources d’Ambit : make setup. Ailleurs : pip install ambit[hall]. Puis recommencez.
hall-name = Le nom d’une salle a des minuscules, des chiffres et des tirets, 32 au plus, comme club-du-soir. C’était « { $name } ».
hall-two-names = L’adresse { $address } nomme une autre salle que { $name }. Laissez --name de côté, ou écrivez le même nom dans les deux.
hall-no-evening = Aucune soirée n’est ouverte. Commencez-en une au bureau, ou reprenez-en une qui est gardée.
hall-no-such-evening = La soirée { $number } n’est pas gardée, ou ne se lit pas. Choisissez-en une autre.
hall-no-such-round = Cette soirée n’a pas de ronde { $number }.
hall-no-such-game = { $game } ne se joue pas dans une salle avec le mode { $mode }. Choisissez un jeu et un mode de la liste.
hall-seats = Ce mode prend { NUMBERS($seats) } personnes à une table. Choisissez parmi ces nombres.
hall-format-pairs = Dans une poule et dans une coupe on se rencontre à deux, et ce mode prend { NUMBERS($seats) } personnes. Choisissez les rondes suisses ou le jeu libre.
hall-wrong-pin = Ce n’est pas le code secret du bureau. Le bureau le montre.
hall-wrong-code = Ce n’est pas le code du jour. Le bureau l’a.
hall-not-yours = Seul le bureau peut faire cela, ou le téléphone de la personne concernée.
## A table in Home Assistant

home-table = Table de jeu { $table }
home-model = Table de cartes à { $seats ->
        [one] une place
       *[other] { $seats } places
    }
home-link = Connexion
home-phase = Étape
home-game = Jeu
home-players = Joueurs
home-winner = Gagnant
home-problem = Problème
home-judge = Arbitre demandé

## Une salle simulée

hall-simulate-no-broker = Mosquitto n’est pas sur cette machine. Sous Debian et Raspberry Pi OS : sudo apt install mosquitto ; puis réessayez.
hall-simulate-broker-ended = Le serveur MQTT de la simulation s’est arrêté aussitôt ({ $why }).
hall-simulate-seats = { $players } joueurs à { $tables } tables font { $seats } par table, et ce mode se joue à { $allowed }. Changez l’un des deux nombres, ou choisissez un autre jeu avec --game ou --mode.
hall-simulate-counts = { $tables } tables, { $players } joueurs, { $seconds } s : { $events } événements, { $lost } perdus, { $doubled } en double, { $not_shown } non montrés ; { $results } résultats, { $results_lost } perdus, { $results_doubled } en double
hall-simulate-costs = de l’événement à l’écran : p50 { $screen_p50_ms } ms, p99 { $screen_p99_ms } ms · mémoire { $memory_mb } Mo, { $memory_table_mb } Mo par table · processeur { $cpu_percent } %, { $cpu_table_percent } % par table, serveur MQTT { $broker_percent } %
hall-simulate-pairing = appariement suisse le plus lent de tous les joueurs, deux par table : { $seconds } s
