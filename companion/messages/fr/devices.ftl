# Pourquoi un vrai appareil est en panne, et pourquoi une étiquette n’a pas été écrite. Une raison suit le nom de l’appareil.

device-opening = en cours d’ouverture
device-no-library = la bibliothèque { $library } manque : lancez make pi dans le dossier d’Ambit
device-table-closed = la table se ferme
device-no-satellites = { $lacks ->
        [node] les satellites simulés demandent Node.js 18 ou plus récent ; installez-le, lancez scripts/satellite, puis recommencez
       *[packages] les satellites simulés demandent MicroPython pour Node.js ; lancez scripts/satellite, puis recommencez
    }
device-file-locked = l’accès à { $file } est refusé : ajoutez-vous à son groupe (sudo adduser $USER { $group }) et reconnectez-vous

## Broches

device-not-a-pi = cette machine n’est pas un Raspberry Pi, elle n’a donc pas de broches
device-no-way = aucune bibliothèque ne peut utiliser les broches ({ $why })
device-both = { $one } ; { $other }
device-passed = { $name } : { $why }
device-no-lgpio = pas installé : lancez make pi dans le dossier d’Ambit, qui dit ce qui manque
device-no-rpi-gpio = pas installé : sur un Pi 4 ou plus ancien, make pi GPIO=rpi-gpio dans le dossier d’Ambit
device-not-on-this-machine = ne marche pas sur cette machine ({ $why })
device-chip-missing = il n’y a pas de { $file }
device-chip-closed = impossible d’ouvrir { $file } ({ $why })
device-pin-none = ce Pi n’a pas de broche { $pin }
device-pin-fixed = la broche { $pin } a une résistance sur la carte : câblez le bouton à la masse, avec pull = « up »
device-pin-here = la broche { $pin } sert déjà ailleurs dans ce programme
device-pin-taken = la broche { $pin } est prise par { $holder }
device-pin-held = la broche { $pin } est prise par { $holder } : arrêtez ce programme, ou éteignez le bus de ce nom
device-pin-busy = la broche { $pin } est prise par un autre programme : arrêtez-le
device-pin-fails = la broche { $pin } est inutilisable ({ $why })
device-pins-fail = ses broches sont en panne ({ $why })

## Bus

device-bus-locked = l’accès est refusé pour { $bus } : ajoutez-vous à son groupe (ambit doctor dit comment)
device-bus-gone = { $bus } a disparu
device-bus-missing = { $bus } n’est pas là : allumez-le dans raspi-config, sous Interface Options
device-bus-silent = aucune réponse sur { $bus } : vérifiez les fils et l’alimentation
device-bus-fails = { $bus } est en panne : { $why }
device-strip-long = { $leds } LED, c’est trop pour une ligne de données, qui en accepte { $most } au plus : raccourcissez-la ou prenez une deuxième ligne, ou écrivez spidev.bufsiz=65536 à la fin de /boot/firmware/cmdline.txt et redémarrez le Pi

## Ports série

device-port-missing = il n’y a pas de { $port } : vérifiez la prise
device-port-busy = { $port } sert déjà à un autre programme ; arrêtez d’abord celui-là
device-port-closed = { $port } ne s’ouvre pas comme port série ; vérifiez le port dans le profil

## Satellites

satellite-away = { $was ->
        [there] le satellite { $satellite } n’est plus là
       *[never] le satellite { $satellite } n’est pas utilisable
    } : { TERM($why, kind: "down") }
satellite-missing = il n’est pas branché (son id est { $number }) ; vérifiez son câble USB
satellite-unplugged = il a été débranché ; rebranchez-le
satellite-silent = il ne répond pas ; débranchez-le et rebranchez-le, et si cela ne suffit pas, lancez ambit satellites flash { $satellite } --profile FICHIER
satellite-version = il a le micrologiciel { $version }, qui ne va pas avec cette version d’Ambit ; lancez ambit satellites flash { $satellite } --profile FICHIER
satellite-other = la carte { $found } est branchée à la place de { $number } ; échangez les prises, ou écrivez son id dans le profil
satellite-safe = il est en mode de secours, après plusieurs échecs ; débranchez-le et rebranchez-le, et si cela ne suffit pas, lancez ambit satellites flash { $satellite } --profile FICHIER
satellite-no-settings = il n’a pas de réglages utilisables ; lancez une table avec un profil qui le nomme, ou lancez ambit satellites flash { $satellite } --profile FICHIER
satellite-unsettled = il ne prend pas ses réglages ; vérifiez ses pièces dans le profil, ou lancez ambit satellites flash { $satellite } --profile FICHIER
satellite-restarted = il redémarre ; attendez un instant
satellite-no-part = le satellite { $satellite } n’a pas de pièce « { $part } » : écrivez-la parmi ses pièces dans le profil
satellite-wrong-part = la pièce « { $part } » du satellite { $satellite } est du genre { $kind }, qui ne sait pas faire cela : corrigez ses pièces dans le profil
satellite-part-silent = aucune réponse de sa part sur le satellite { $satellite } : vérifiez ses fils
satellite-part-other = autre chose répond à sa place sur le satellite { $satellite } : vérifiez ses fils
satellite-part-off = le satellite { $satellite } n’a pas pu le démarrer : vérifiez ses broches dans le profil

## Lecteurs

device-no-keyboard = { $file } n’est pas un clavier : prenez le nom qui finit par -event-kbd, dans /dev/input/by-id
device-reader-absent = aucune réponse du lecteur : vérifiez ses fils et ses interrupteurs
device-reader-silent = aucune réponse du lecteur
device-reader-garbled = le lecteur donne des réponses brouillées
device-reader-broken = la liaison avec le lecteur est coupée

## Écrire une étiquette

tag-none-came = Rien n’a été écrit : aucune étiquette n’est venue, ou le lecteur n’a pas répondu. Posez-en une et recommencez.
tag-other-wish = Rien n’a été écrit : une autre carte doit être écrite à la place.
tag-reader-off = Le lecteur a été éteint.
tag-left = L’étiquette a été retirée avant d’être écrite. Reposez-la et laissez-la en place.
tag-holds-no-text = Cette étiquette ne peut pas porter de texte. Prenez une NTAG213, 215 ou 216.
tag-locked = Cette étiquette est verrouillée : on ne peut plus rien y écrire. Prenez-en une autre.
tag-holds-card = Cette étiquette porte déjà { CARD($card) } ; elle n’a pas été modifiée. Prenez-en une vierge, ou écrivez par-dessus avec --over.
tag-holds-other = Cette étiquette porte déjà autre chose ; elle n’a pas été modifiée. Prenez-en une vierge, ou écrivez par-dessus avec --over.
tag-small = L’étiquette a trop peu de place pour cette carte. Prenez une NTAG213, 215 ou 216.
tag-forgot = L’étiquette n’a pas gardé ce qui a été écrit. Laissez-la plus longtemps sur le lecteur, ou prenez-en une autre.
