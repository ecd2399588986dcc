# Plateaux dont les cases ont des capteurs : ce qu’on fait de leurs pièces, leur câblage, et ce qu’en dit le docteur.

device-no-sensors = « { $device } » n’a pas de capteurs. Les pièces se déplacent sur un plateau qui en a ; les cases se touchent.
device-no-square = { $squares ->
        [NONE] Dites sur quelle case : put table.grid e5
       *[other] Le plateau n’a pas de case « { $square } ». Il a : { $squares }.
    }
device-square-empty = Il n’y a pas de pièce en { $square }.
device-square-taken = Il y a déjà une pièce en { $square }. Retirez-la d’abord.
device-slide-where = Dites où la pièce est glissée.
device-expander-silent = aucune réponse de l’extenseur { $address } sur { $bus } : vérifiez ses fils, son alimentation et ses broches d’adresse
device-expander-strange = ce qui répond en { $address } sur { $bus } n’est pas un MCP23017 : vérifiez quelle puce a cette adresse
board-differs = Le plateau diffère de la partie en { $squares }. Remettez-le en ordre comme l’écran de la table l’indique ; si un capteur se trompe, dites-le à l’écran.
board-agrees = Le plateau concorde de nouveau avec la partie.
order-help-touch = Nommez le plateau et la case, et la fin d’un glissement : touch table.grid e5
order-help-put = Nommez le plateau et la case : put table.grid e5
order-help-slide = Nommez le plateau, la case et celle d’arrivée : slide table.grid e5 e6
order-help-knock = Nommez le plateau et la case, et où la pièce est tombée si elle est encore sur le plateau : knock table.grid e5
order-help-overlook = Nommez la case dont le capteur se trompe : overlook e5
order-help-heed = Nommez la case dont le capteur compte de nouveau : heed e5
look-board = { $count ->
        [0] Aucune pièce sur { $device }.
        [one] { $device } : une pièce en { $squares }.
       *[other] { $device } : { $count } pièces en { $squares }.
    }

## Erreurs dans un profil de câblage

wiring-kind-picture = une image du plateau : une rangée par ligne, les cases par leur nom, un point là où il n’y en a pas
wiring-kind-expanders = une table de 1 à 8 lignes comme 0x20 = [« a1 b1 c1 d1 e1 f1 g1 », « a2 b2 c2 d2 e2 f2 g2 »]
wiring-grid-row = la rangée { $row } de l’image a { $count } places et la première en a { $first } ; mettez un point là où il n’y a pas de case.
wiring-grid-empty = l’image n’a pas de case ; nommez-les, comme a1 b1 c1.
wiring-grid-twice = l’image a plus d’une fois ces cases : { $squares }.
wiring-expander-address = « { $address } » ne peut pas être l’adresse d’un extenseur ; elle va de 0x20 à 0x27.
wiring-expander-port = { $port } a { $count } places ici et il en faut { $pins } : les broches 0 à 6, avec un point pour celle qui ne sert pas ; la fiche technique n’admet la broche 7 de chaque port qu’en sortie.
wiring-expander-twice = deux lignes ont la même adresse ; il faut à chaque extenseur la sienne.
wiring-squares-twice = ces cases sont sur plus d’une broche : { $squares }.
wiring-squares-unwired = ces cases du plateau ne sont sur aucun extenseur : { $squares }.
wiring-squares-strange = ces cases ne sont pas dans l’image du plateau : { $squares }.

## Le câblage

wiring-part-expander = MCP23017, { $size } contacts à la masse
wiring-item-expander = extenseur de ports MCP23017
wiring-item-switch = contact reed, ou capteur à effet Hall à drain ouvert, un par case
wiring-item-magnet = petit aimant, pour le pied d’une pièce : au plus un par case

## Le docteur

doctor-sensors-none = Aucun plateau à capteurs n’est nécessaire.
doctor-expanders = { $device } : ces extenseurs répondent : { $addresses }.
doctor-interrupt = { $device } : chaque extenseur peut appeler sur GPIO{ $pin }.
doctor-interrupt-none = Le plateau n’a pas de ligne d’interruption ; ses contacts sont regardés dix fois par seconde.
doctor-interrupt-none-do = Reliez INTA de tous les extenseurs à une broche libre et écrivez interrupt = cette broche dans le profil ; les pièces sont alors remarquées aussitôt.
doctor-interrupt-low = { $device } : la ligne d’interruption sur GPIO{ $pin } est toujours à la masse ; aucun extenseur ne peut appeler.
doctor-interrupt-low-do = Cherchez un court-circuit à la masse, et si autre chose est relié à cette broche.
doctor-interrupt-cut = { $device } : ces extenseurs ne peuvent pas appeler sur GPIO{ $pin } : { $addresses }.
doctor-interrupt-cut-do = Vérifiez le fil qui va de INTA de chacun d’eux à cette broche. Jusque-là, les pièces sont remarquées en retard.
doctor-switches-open = { $device } : les { $count } contacts sont tous ouverts ; le plateau est vide.
doctor-switches-closed = { $device } : { $count ->
        [one] un contact sur { $of } est fermé
       *[other] { $count } contacts sur { $of } sont fermés
    } : { $squares }.
doctor-switches-closed-do = S’il n’y a pas de pièce à cet endroit, le contact est bloqué, ou son fil touche la masse.
doctor-switches-flicker = { $device } : ces contacts vacillent alors que personne ne bouge de pièce : { $squares }.
doctor-switches-flicker-do = Vérifiez leurs fils, et s’il y a un aimant entre deux cases ; un settle_ms plus grand dans le profil aide aussi.
