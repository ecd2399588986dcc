# Étiquettes, cartes et decks : ce que disent ambit cards et la page des cartes. Un nombre et son nom restent ensemble.

## Le numéro d’une étiquette

cards-uid-shape = « { $text } » n’est pas le numéro d’une étiquette. Il a 4, 7 ou 10 octets en chiffres hexadécimaux,
    comme 04-A1-6F-92. Un lecteur qui tape des nombres décimaux se règle sur l’hexadécimal.
cards-uid-random = { $uid } est un numéro qui change à chaque fois : il commence par 08, comme ceux des téléphones. Un
    téléphone ne peut pas représenter une carte. Posez l’étiquette seule.

## Enregistrer

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

## Vers d’autres tables et retour

cards-nothing-entered = Rien de ce qui vient d’être saisi sur « { CARD($card) } » ne peut être retenu. Saisissez ce que fait la
    carte quand elle est jouée, ou apprenez-la sur la page des cartes.
cards-nothing-kept = Rien de saisi n’est retenu sur « { CARD($card) } » : il n’y a rien à oublier.
cards-toml-null = Ce paquet contient un null, que TOML ne sait pas écrire. Choisissez un nom de fichier en « .json ».
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

## Vrais lecteurs, et écrire sur les étiquettes

cards-reader-down = Pas de réponse : { DEVICE($device) }, { TERM($why, kind: "down") }. Les essais continuent.
cards-written = { CARD($card) } : c’est écrit sur l’étiquette ({ $uid }). La relecture est bonne, toute table la connaît.
cards-write-again = Cette étiquette vient de devenir { CARD($card) }. Retirez-la et posez la suivante.
cards-write-registered = Cette étiquette est enregistrée ici comme { CARD($card) }, ce qui compte plus que ce qui y est écrit ; rien n’a donc été écrit. Prenez-en une autre, ou d’abord : ambit cards forget { $uid }
cards-write-unregistered = Cette étiquette n’est pas enregistrée pour { TERM($game, kind: "game") }, sa carte est donc inconnue. Enregistrez-la d’abord, ou nommez la carte : ambit cards write { $game } CARD
