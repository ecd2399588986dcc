# Étiquettes, cartes et decks : ce que dit ambit cards, et la page des cartes. Un nombre et son nom restent ensemble.

## Le numéro d’une étiquette

cards-uid-shape = « { $text } » n’est pas le numéro d’une étiquette. Il a 4, 7 ou 10 octets en chiffres hexadécimaux,
    comme 04-A1-6F-92. Un lecteur qui tape des nombres décimaux se règle sur l’hexadécimal.
cards-uid-random = { $uid } est un numéro qui change à chaque fois : il commence par 08, comme ceux des téléphones. Un
    téléphone ne peut pas représenter une carte. Posez l’étiquette seule.

## Enregistrer

cards-next = { $done } sur { $total }. Ensuite : { CARD($card) }{ $copies ->
        [0] { $copy ->
            [1] .
           *[other] , exemplaire { $copy }.
        }
        [1] .
       *[other] , exemplaire { $copy } sur { $copies }.
    } Posez-la, ou tapez le nom d’une autre carte.
cards-all-done = { $total ->
        [0] La liste est vide. Posez une étiquette, puis tapez le nom de sa carte.
        [one] Toute la liste est enregistrée. Posez une autre étiquette et tapez sa carte, ou tapez « quit ».
       *[other] Les { $total } de la liste sont enregistrées. Posez une autre étiquette et tapez sa carte, ou tapez « quit ».
    }
cards-rest-left-out = { $done } sur { $total } sont enregistrées, et le reste est laissé de côté pour l’instant. Posez une autre étiquette et tapez sa carte, ou tapez « quit ».
cards-registered = { $copy ->
        [1] Enregistrée : { CARD($card) }.
       *[other] Enregistrée : { CARD($card) }, exemplaire { $copy }.
    }
cards-again = Cette étiquette est déjà { CARD($card) }, elle vient d’être posée. Passez à la carte suivante.
cards-already = Cette étiquette est déjà { CARD($card) }{ $game ->
        [NONE] .
       *[other] , dans { TERM($game, kind: "game") }.
    } Rien n’a changé.
cards-taken = Cette étiquette est déjà { CARD($card) }{ $game ->
        [NONE] .
       *[other] , dans { TERM($game, kind: "game") }.
    } Tapez « move » pour en faire { CARD($wanted) }, ou « keep » pour la laisser telle quelle.
cards-which = Cette étiquette est nouvelle ({ $uid }). Quelle carte est-ce ? Tapez une partie de son nom.
cards-moved = L’étiquette était { CARD($before) }. Maintenant, c’est { CARD($card) }.
cards-kept = L’étiquette reste { CARD($card) }.
cards-no-question = Rien n’a été demandé. Posez d’abord une étiquette.
cards-hits = « { $text } » peut être l’une de celles-ci. Tapez son numéro, ou la suite du nom.
cards-no-hit = Aucune carte ne s’appelle « { $text } ». Tapez une autre partie de son nom, ou ajoutez la carte avec « new »
    et son nom.
cards-no-such-hit = Il n’y a pas de numéro { $number } dans la liste.
cards-chosen = { $times ->
        [one] La prochaine étiquette nouvelle sera { CARD($card) }. Posez-la.
       *[other] Les { $times } prochaines étiquettes nouvelles seront { CARD($card) }. Posez-les une par une.
    }
cards-no-last = Aucune carte n’a encore été enregistrée, il n’y a rien à répéter. Choisissez-en une par son nom.
cards-new = { $name } est une nouvelle carte, d’identifiant « { $card } ». La prochaine étiquette nouvelle sera { $name }.
    Plus tard, entrez ce qu’elle dit avec : ambit cards teach { $game } { $card }
cards-new-name = « { $name } » n’a ni lettre ni chiffre dont on puisse faire un identifiant. Donnez un autre nom à la carte.
cards-exists = L’identifiant « { $card } » est déjà pris : { CARD($card) }. Choisissez cette carte, ou donnez un autre nom à
    la nouvelle.
cards-skipped = Laissée de côté pour l’instant : { CARD($card) }.
cards-nothing-to-skip = Il n’y a aucune carte à laisser de côté.
cards-undone-tag = Annulé : l’étiquette est de nouveau libre ({ CARD($card) }).
cards-undone-move = Annulé : l’étiquette est de nouveau { CARD($card) }.
cards-undone-skip = Annulé : { CARD($card) } est de nouveau sur la liste.
cards-help = Posez une étiquette, elle devient la carte annoncée. Ou tapez : une partie d’un nom, puis un numéro de la
    liste ; « more 3 » pour trois autres exemplaires de la dernière carte ; « new » et un nom pour une carte qui n’est
    dans aucun paquet ; « skip », « undo », « move », « keep », « quit ».
cards-ended = { $done } sur { $total } sont enregistrées. Continuez quand vous voulez, avec la même commande.
cards-no-such-pack = Il n’y a pas de paquet « { $pack } » pour { TERM($game, kind: "game") }. { $packs ->
        [NONE] Il n’y en a aucun.
       *[other] Il y a : { $packs }.
    }
cards-no-such-deck = Il n’y a pas de deck « { $name } ». { $decks ->
        [NONE] Aucun n’est encore enregistré.
       *[other] Il y a : { $decks }.
    }

## Decks

cards-deck-in = { $count ->
        [one] { CARD($card) } y est : { $count } carte.
       *[other] { CARD($card) } y est : { $count } cartes.
    }
cards-deck-out = { $count ->
        [0] { CARD($card) } n’y est plus : il ne reste aucune carte.
        [one] { CARD($card) } n’y est plus : il reste { $count } carte.
       *[other] { CARD($card) } n’y est plus : il reste { $count } cartes.
    }
cards-deck-again = Cette carte-là est déjà dans le deck ({ CARD($card) }). Posez-en une autre.
cards-deck-token = « { $card } » est un jeton de cible. Un deck n’a que des cartes.
cards-deck-endless = Un deck de plus de { $most } cartes, c’est une faute de frappe. Tapez un nombre plus petit.
cards-deck-pile = Posez maintenant la pile « { $pile } ».
cards-deck-no-pile = Il n’y a pas d’autre pile. Nommez-les toutes au début, avec --pile.
cards-deck-good = Le jeu accepte ce deck pour ce nombre de personnes : { $seats }.
cards-deck-refused = Le jeu n’accepte pas encore ce deck. { $why }
cards-deck-help = Posez une carte, elle entre dans le deck. Ou tapez : une partie d’un nom, puis un numéro de la liste ;
    « 8 x » et un nom pour plusieurs exemplaires ; « undo » ; « next » pour la pile suivante ; « done », ou « quit » pour
    partir sans enregistrer.
cards-deck-saved = { $count ->
        [one] « { $name } » est enregistré, avec { $count } carte.
       *[other] « { $name } » est enregistré, avec { $count } cartes.
    }
cards-deck-not-saved = « { $name } » n’est pas enregistré. Un deck que le jeu n’accepte pas s’enregistre avec --keep-anyway.
cards-deck-forgotten = « { $name } » est oublié.
cards-deck-none = Aucun deck n’est encore enregistré pour { TERM($game, kind: "game") }.
cards-deck-line = { $count ->
        [one] { $name } : { $count } carte, { $mode }.
       *[other] { $name } : { $count } cartes, { $mode }.
    }

## Apprendre

cards-taught = { $name } (« { $card } ») dit maintenant :
cards-set-shape = « { $text } » n’est pas un champ avec une valeur. Écrivez par exemple damage=3.
cards-set-json = La valeur de « { $key } » n’est pas du JSON : { $why }. Cherchez un guillemet ou une parenthèse qui manque.

## Montrer et oublier

cards-list-card = carte
cards-list-pack = paquet
cards-list-tags = étiquettes
cards-list-none = Aucune étiquette n’est encore enregistrée. Commencez par : ambit cards register ambush
cards-list-sum = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $tags ->
        [0] aucune étiquette.
        [one] { $tags } étiquette.
       *[other] { $tags } étiquettes.
    }
cards-forget-what = Dites ce qu’il faut oublier : le numéro d’une étiquette, une carte, ou tout un jeu avec --all.
cards-forget-none = Rien n’est gardé sous « { $what } ».
cards-forget-games = Plusieurs jeux ont une carte « { $card } » : { $games }. Dites lequel avec --game.
cards-forget-ask = { $tags ->
        [0] Oublier ce qui a été appris sur « { $what } » ? (oui ou non)
        [one] Oublier { $tags } étiquette, « { $what } »{ $cards ->
            [0]  ? (oui ou non)
           *[other] , et ce qui a été appris là-dessus ? (oui ou non)
        }
       *[other] Oublier { $tags } étiquettes, « { $what } »{ $cards ->
            [0]  ? (oui ou non)
           *[other] , et ce qui a été appris là-dessus ? (oui ou non)
        }
    }
cards-forget-not = Rien n’est oublié.
cards-forgotten = { $tags ->
        [0] Aucune étiquette oubliée
        [one] { $tags } étiquette oubliée
       *[other] { $tags } étiquettes oubliées
    }{ $cards ->
        [0] .
       *[other] , et ce qui avait été appris avec.
    }

## Vers d’autres tables et retour

cards-export-what = Dites ce qu’il faut écrire : les étiquettes avec --tags, ou un paquet avec --pack.
cards-export-nothing = Rien n’a été appris ni importé pour « { $name } », et aucun paquet ne s’appelle ainsi.
cards-export-several = Il y a plusieurs paquets pour « { $name } » : { $packs }. Nommez l’un d’eux.
cards-exported-tags = { $count ->
        [0] Aucune étiquette n’est enregistrée ; { $file } n’en contient donc pas.
        [one] { $file } contient { $count } étiquette.
       *[other] { $file } contient { $count } étiquettes.
    }
cards-exported-pack = { $count ->
        [one] { $file } contient le paquet « { $pack } », avec { $count } carte.
       *[other] { $file } contient le paquet « { $pack } », avec { $count } cartes.
    }
cards-nothing-entered = Rien de ce qui vient d’être saisi sur « { CARD($card) } » ne peut être retenu. Saisissez ce que fait la
    carte quand elle est jouée, ou apprenez-la sur la page des cartes.
cards-nothing-kept = Rien de saisi n’est retenu sur « { CARD($card) } » : il n’y a rien à oublier.
cards-toml-null = Ce paquet contient un null, que TOML ne sait pas écrire. Choisissez un nom de fichier en « .json ».
cards-import-both = --ours et --theirs ne vont pas ensemble. Choisissez l’un des deux.
cards-import-kind = Ce n’est ni un paquet ni un registre d’étiquettes. Un paquet a « pack » et « cards », un registre a
    « tags ».
cards-import-large = Le fichier dépasse { $most } Mio. Aucun paquet ni registre n’est aussi grand : c’est un fichier d’un
    autre genre.
cards-import-many = Le fichier a { $count } entrées. Au plus { $most } sont prises à la fois : partagez-le en plusieurs fichiers.
cards-import-toml = Ce n’est pas du TOML : { $why }. Cherchez un guillemet, une parenthèse ou un signe égal qui manque.
cards-import-newer = Ce registre est de la version { $version }, écrite par un Ambit plus récent. Utilisez celui-là, ou un
    plus récent.
cards-import-tag = L’étiquette « { $tag } » est illisible. { $why }
cards-import-uid-twice = L’étiquette { $uid } figure ici deux fois, pour deux cartes différentes. Gardez la bonne.
cards-import-game = « { $card } » et son jeu ne vont pas ensemble : une carte a besoin d’un jeu, un jeton de cible n’en a pas.
cards-import-moment = « { $text } » n’est pas une date avec une heure. On l’écrit comme 20250601T183000Z.
cards-import-sum = { $file } : { $added } de plus, { $same } déjà là.
cards-conflict-tag = L’étiquette { $key } est { $ours } ici et { $theirs } dans le fichier. { cards-conflict-verdict }
cards-conflict-card = La carte « { $key } » dit { $ours } ici et { $theirs } dans le fichier. { cards-conflict-verdict }
cards-conflict-pack = Le paquet « { $key } » est { $ours } ici et { $theirs } dans le fichier. { cards-conflict-verdict }
cards-conflict-verdict = { $prefer ->
        [ours] Ce qui est ici compte.
        [theirs] Le fichier compte.
       *[nobody] Rien n’est décidé ; ce qui est ici reste pour l’instant.
    }
cards-import-undecided = Là où les deux côtés diffèrent, rien n’a changé. Importez encore avec --ours ou --theirs pour décider.
cards-import-strangers = { $count ->
        [one] { $count } étiquette nomme une carte qu’aucun paquet ne connaît ici. Importez aussi son paquet.
       *[other] { $count } étiquettes nomment des cartes qu’aucun paquet ne connaît ici. Importez aussi leurs paquets.
    }

## Vrais lecteurs, et écrire sur les étiquettes

cards-no-reader = Le profil « { $profile } » n’a aucun lecteur accessible d’ici. Ajoutez-en un, ou laissez --profile de côté et tapez les numéros des étiquettes.
cards-no-writer = Le profil « { $profile } » n’a pas de lecteur PN532, et aucun autre ne peut écrire sur une étiquette. Ajoutez-en un.
cards-reader-ready = Prêt : { DEVICE($device) }.
cards-reader-down = Pas de réponse : { DEVICE($device) }, { TERM($why, kind: "down") }. Les essais continuent.
cards-write-no-profile = Quel lecteur doit écrire ? Nommez le profil de câblage de votre table : --profile PROFILE
cards-write-next = { $done } sur { $total }. Ensuite : { CARD($card) }. Posez son étiquette sur le lecteur et laissez-la en place.
cards-write-any = Posez une étiquette enregistrée sur le lecteur et laissez-la en place : sa carte y est écrite. Tapez « quit » pour finir.
cards-written = { CARD($card) } : c’est écrit sur l’étiquette ({ $uid }). La relecture est bonne, toute table la connaît.
cards-write-again = Cette étiquette vient de devenir { CARD($card) }. Retirez-la et posez la suivante.
cards-write-registered = Cette étiquette est enregistrée ici comme { CARD($card) }, ce qui compte plus que ce qui y est écrit ; rien n’a donc été écrit. Prenez-en une autre, ou d’abord : ambit cards forget { $uid }
cards-write-unregistered = Cette étiquette n’est pas enregistrée pour { TERM($game, kind: "game") }, sa carte est donc inconnue. Enregistrez-la d’abord, ou nommez la carte : ambit cards write { $game } CARD
cards-write-reads-only = Ce lecteur ne peut que lire : { DEVICE($device) }. Posez l’étiquette sur un lecteur PN532.
cards-write-help = Posez une étiquette sur le lecteur, elle est écrite. Ou tapez : « skip » pour laisser une carte de côté, « quit » pour finir.
cards-write-ended = { $total ->
        [0] { $done ->
            [one] { $done } étiquette a été écrite.
           *[other] { $done } étiquettes ont été écrites.
        }
       *[other] { $done } sur { $total } ont été écrites.
    }
