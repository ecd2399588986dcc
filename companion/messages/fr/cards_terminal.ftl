# Étiquettes, cartes et decks au terminal : ce que seul ambit cards dit. Un nombre et son nom restent ensemble.

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
cards-help = Posez une étiquette, elle devient la carte annoncée. Ou tapez : une partie d’un nom, puis un numéro de la
    liste ; « more 3 » pour trois autres exemplaires de la dernière carte ; « new » et un nom pour une carte qui n’est
    dans aucun paquet ; « skip », « undo », « move », « keep », « quit ».
cards-ended = { $done } sur { $total } sont enregistrées. Continuez quand vous voulez, avec la même commande.

## Decks

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
cards-import-both = --ours et --theirs ne vont pas ensemble. Choisissez l’un des deux.
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
cards-write-no-profile = Quel lecteur doit écrire ? Nommez le profil de câblage de votre table : --profile PROFILE
cards-write-next = { $done } sur { $total }. Ensuite : { CARD($card) }. Posez son étiquette sur le lecteur et laissez-la en place.
cards-write-any = Posez une étiquette enregistrée sur le lecteur et laissez-la en place : sa carte y est écrite. Tapez « quit » pour finir.
cards-write-reads-only = Ce lecteur ne peut que lire : { DEVICE($device) }. Posez l’étiquette sur un lecteur PN532.
cards-write-help = Posez une étiquette sur le lecteur, elle est écrite. Ou tapez : « skip » pour laisser une carte de côté, « quit » pour finir.
cards-write-ended = { $total ->
        [0] { $done ->
            [one] { $done } étiquette a été écrite.
           *[other] { $done } étiquettes ont été écrites.
        }
       *[other] { $done } sur { $total } ont été écrites.
    }
