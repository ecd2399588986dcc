# Ce que dit la table entre deux parties.

## Ce qu’il y a à faire

lobby-nobody = Prenez place avec votre téléphone, ou sans rien du tout. Commencez quand vous voulez.
lobby-ready = { $people ->
        [one] Une personne est
        [2] Deux personnes sont
        [3] Trois personnes sont
        [4] Quatre personnes sont
        [5] Cinq personnes sont
        [6] Six personnes sont
        [7] Sept personnes sont
        [8] Huit personnes sont
       *[other] { $people } personnes sont
    } à la table. Commencez.
lobby-ready-more = { $people ->
        [one] Une personne est à la table. Commencez, ou attendez une deuxième.
        [2] Deux personnes sont à la table. Commencez, ou attendez une troisième.
        [3] Trois personnes sont à la table. Commencez, ou attendez une quatrième.
        [4] Quatre personnes sont à la table. Commencez, ou attendez une cinquième.
        [5] Cinq personnes sont à la table. Commencez, ou attendez une sixième.
        [6] Six personnes sont à la table. Commencez, ou attendez une septième.
        [7] Sept personnes sont à la table. Commencez, ou attendez une huitième.
       *[other] { $people } personnes sont à la table. Commencez, ou attendez-en une de plus.
    }
lobby-too-few = Pour { TERM($game, kind: "game") }, il manque encore { $needed ->
        [one] une personne
       *[other] { $needed } personnes
    }. Prenez place, ou choisissez un autre jeu.
lobby-too-many = { TERM($game, kind: "game") } se joue ici à { $most } au plus, et { $people } personnes sont à la table. Choisissez un autre mode ou un autre jeu, ou que quelqu’un regarde.
lobby-other-number = { $people } personnes sont à la table, et { TERM($game, kind: "game") } se joue ici à { NUMBERS($allowed) }. Choisissez un autre mode, ou que quelqu’un vienne ou se lève.
lobby-gap = { $name ->
        [NONE] La place { $seat } passe
       *[other] { $name } passe de la place { $seat }
    } à la place { $to }, pour qu’aucune place ne reste vide entre les autres. Puis commencez.
lobby-press-begin = Appuyez encore une fois sur le même bouton, et { TERM($game, kind: "game") } commence.
lobby-press-game = Appuyez encore une fois sur le même bouton pour quitter ce résultat et passer à { TERM($game, kind: "game") }.
lobby-press-resume = Appuyez encore une fois sur le même bouton pour reprendre la partie { $number }.
lobby-playing = { TERM($game, kind: "game") } est à la table.
lobby-again = { $waiting ->
        [0] Tout le monde veut rejouer.
        [one] On rejoue ? Une personne n’a pas encore répondu.
       *[other] On rejoue ? { $waiting } personnes n’ont pas encore répondu.
    }

## Ce qu’il est bon de savoir

lobby-no-boxes = Aucun boîtier trouvé. Les téléphones et cet écran peuvent tout faire.
lobby-silent = { $count ->
        [one] Un appareil ne répond pas.
       *[other] { $count } appareils ne répondent pas.
    } Les téléphones et cet écran font de même.
lobby-waits = { TERM($game, kind: "game") } n’est pas fini : la partie { $number } reprend là où elle s’est arrêtée.

## Ce qui n’est pas possible

lobby-nobody-there = Personne n’est à la place { $seat }.
lobby-host-only = C’est à l’hôte de le faire. Appuyez sur un bouton de la table, demandez à l’hôte de passer la main, ou donnez le code secret que montre l’écran de la table.
lobby-no-practice = { TERM($game, kind: "game") } n’a pas de manche d’essai pour les personnes assises ici. Commencez la partie elle-même.
lobby-running = Une partie est à la table. Finissez-la, ou quittez-la d’abord ; elle peut être reprise.
lobby-unfinished = La partie à la table n’est pas finie. Dites que vous voulez la quitter : elle reste enregistrée et peut être reprise.
lobby-not-over = La partie n’est pas encore finie. Répondez quand elle le sera.
lobby-no-phone = Aucun téléphone n’a pris la place { $seat } : elle ne peut pas être l’hôte.
lobby-no-device = Cette table n’a pas d’appareil « { $device } ».
