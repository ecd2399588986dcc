# Ce que dit le docteur : `ambit doctor`. Chaque constat, et dessous ce qu’il faut faire.

doctor-summary = { $wrong ->
        [0] { $warnings ->
            [0] Tout ce qui a été examiné va bien.
            [one] Rien n’est en panne ; une chose mérite un coup d’œil.
           *[other] Rien n’est en panne ; { $warnings } choses méritent un coup d’œil.
        }
        [one] Une chose ne marche pas.
       *[other] { $wrong } choses ne marchent pas.
    }
doctor-tripped = Le contrôle « { $check } » n’a pas pu se terminer : { $what }. Les autres contrôles ne sont pas touchés.

## La machine

doctor-pi = { $model }, avec Python { $python }.
doctor-no-pi = Cette machine ({ $model }, Python { $python }) n’est pas un Raspberry Pi. Les tables simulées, la page et les pièces USB y marchent.
doctor-no-pi-do = Pour des boutons, compteurs et barres sur les broches, lancez ceci sur le Pi de la table.
doctor-elsewhere-do = Cette machine ne l’a pas ; utilisez le profil sur le Pi pour lequel il est fait.
doctor-played-do = Pendant une partie, la page de l’arbitre montre l’état de chaque appareil. Pour les contrôler tous ici, terminez d’abord la partie ; elle peut être reprise.

## Paquets Python

doctor-packages = Paquets : { $packages }.
doctor-packages-missing = Ces paquets manquent : { $packages }.
doctor-packages-none = Les paquets pour de vraies pièces ne sont pas installés. Une table simulée n’en demande aucun.
doctor-packages-do = Installez-les, dans le dossier d’Ambit : make pi (si Ambit est un service : ambit service install)
doctor-lgpio-do = Lancez : sudo apt install python3-lgpio, puis, dans le dossier d’Ambit : make pi (si Ambit est un service : ambit service install)
doctor-lgpio-compile-do = lgpio n’existe pas sous forme compilée pour Python { $python }, et ce système n’en a pas de paquet ; seul Raspberry Pi OS en a un, python3-lgpio. Lancez : sudo apt install swig gcc python3-dev, puis, dans le dossier d’Ambit : make pi (si Ambit est un service : ambit service install), qui la compile.
doctor-packages-rivals = RPi.GPIO et rpi-lgpio sont installés tous deux, et chacun écrase l’autre.
doctor-packages-rivals-do = Retirez-en un : pip uninstall RPi.GPIO
doctor-gpiozero-old = gpiozero { $version } risque de ne pas trouver les broches d’un Pi 5.

## Broches

doctor-pins = Les broches passent par { $backend } ; l’instant d’un appui est le plus souvent connu à { $micro } µs près, moins bien quand la machine est très occupée.
doctor-pins-kernel = Ce sont des lignes du noyau lui-même : il ne faut aucune bibliothèque, et rien ne doit les relire sans cesse.
doctor-pins-named = Le profil de câblage le dit : pins = « { $library } ».
doctor-tones = Les sons du buzzer sont joués par { $library }.
doctor-tones-own = Les sons du buzzer sont joués par Ambit lui-même, et sont un peu rugueux pendant que la table calcule ; avec lgpio, ils ne le sont pas.
doctor-pins-passed = Une meilleure bibliothèque pour les broches n’est pas utilisée : { $why }.
doctor-pins-none = Les broches sont inutilisables : { $why }.
doctor-pins-none-do = Ambit n’a besoin d’aucune bibliothèque pour les broches, mais du fichier de la puce et du droit de s’en servir : lancez ambit doctor avec l’utilisateur qui joue, et voyez le contrôle des droits ci-dessus.
doctor-pins-unused = Aucune broche n’est nécessaire, et aucun accès aux broches n’est utilisé : simulation seulement.
doctor-pin-held = La broche { $pin } pour { $device } est tenue par { $holder }.
doctor-pin-held-do = Arrêtez le programme qui la tient ({ $programs }), ou donnez une autre broche à l’appareil.
doctor-pin-of-hat = La broche { $pin } pour { $device } est celle où un Pi cherche la mémoire d’un HAT quand il démarre : il y envoie des signaux, et un HAT gênerait l’appareil.
doctor-pin-of-hat-do = Donnez une autre broche à l’appareil ; mieux vaut laisser GPIO0 et GPIO1 tranquilles.
doctor-pin-of-bus = La broche { $pin } pour { $device } appartient à { $bus }, qui est en service bien que cette table ne s’en serve pas.
doctor-pin-of-bus-do = Si rien d’autre n’a besoin du bus, désactivez-le avec : sudo raspi-config, sous Interface Options. Sinon, donnez une autre broche à l’appareil.
doctor-pins-played = { $count ->
        [one] { $count } broche sert à Ambit lui-même : { $program }.
       *[other] { $count } broches servent à Ambit lui-même : { $program }.
    }

## Boutons

doctor-buttons = Ouverts, comme il se doit quand personne n’appuie : { $devices }.
doctor-button-closed = { $device } sur la broche { $pin } est fermé, comme si quelqu’un appuyait.
doctor-button-closed-do = Si personne n’appuie : un bouton à quatre pattes a deux paires toujours reliées ; prenez deux pattes en diagonale. Vérifiez que son fil n’en touche aucun autre.
doctor-buttons-none = Aucun bouton n’est sur des broches.

## I2C et SPI

doctor-i2c = Le bus I2C { $number } est allumé{ $speed ->
        [0] .
       *[other] , à { $speed } kHz.
    }
doctor-i2c-fast = Le bus I2C { $number } va à { $speed } kHz ; un lecteur PN532 n’est fiable que jusqu’à 100 kHz.
doctor-i2c-fast-do = Écrivez dtparam=i2c_arm_baudrate=100000 dans /boot/firmware/config.txt et redémarrez.
doctor-spi = Le bus SPI { $bus }.{ $chip } est allumé{ $speed ->
        [0] .
       *[other] , jusqu’à { $speed } MHz.
    }
doctor-strip-small-spi = { $device } est sur SPI 1, qui sur ce Pi fait des pauses au milieu de ce qu’il envoie : le ruban peut clignoter ou montrer de fausses couleurs.
doctor-strip-small-spi-do = Passez le ruban sur SPI 0 (GPIO10), et écrivez spi = 0 dans le profil.
doctor-bus-off = Éteint : { $bus }, car il n’y a pas de { $file }.
doctor-bus-off-do = Allumez-le : sudo raspi-config, sous Interface Options.
doctor-bus-restart-do = Il est déjà activé dans config.txt : redémarrez le Pi.
doctor-bus-module-do = Le bus est actif, mais son pilote pour les programmes n’est pas chargé. Lancez : sudo modprobe i2c-dev, et pour chaque démarrage : echo i2c-dev | sudo tee /etc/modules-load.d/i2c-dev.conf
doctor-overlays = config.txt contient ce qu’il faut à ces pièces.
doctor-overlays-none = Aucune pièce de cette table n’a besoin d’une ligne dans config.txt.
doctor-strip-clock = L’horloge du ruban de LED change quand ce Pi économise l’énergie : { $devices } peut clignoter ou montrer de fausses couleurs.
doctor-strip-clock-do = Écrivez dans /boot/firmware/config.txt, sous [all], chacune sur sa ligne : { $lines } ; puis redémarrez.
doctor-i2c-stretch = { $device } est un PN532 sur I2C. Il retient l’horloge pendant qu’il réfléchit, et l’I2C d’un Pi d’avant le Pi 5 lit alors parfois de faux bits.
doctor-i2c-stretch-do = { $reset ->
        [wired] Sa ligne de réinitialisation est branchée : il est ranimé tout seul.
       *[open] Branchez sa réinitialisation (RSTPDN) sur une broche libre et écrivez reset = cette broche dans le profil, pour qu’il puisse être ranimé.
    } Le mieux est le port série (pn532-uart). Un bus fait par logiciel attend comme il faut : dtoverlay=i2c-gpio,bus=1,i2c_gpio_sda=2,i2c_gpio_scl=3 dans /boot/firmware/config.txt au lieu de dtparam=i2c_arm=on.
doctor-buses-unused = Aucun bus I2C ou SPI n’est nécessaire.

## Ports série

doctor-serial = Le port { $port } pour { $device } est là, et libre{ $baud ->
        [0] .
       *[other] , à { $baud } bauds.
    }
doctor-serial-played = Le port { $port } pour { $device } sert à Ambit lui-même : { $program }.
doctor-serial-plugged = { $count ->
        [one] Branché : { $ports }.
       *[other] Branchés : { $ports }. Sous /dev/serial/by-path, chacun a un nom qui ne change pas.
    }
doctor-serial-none = Aucun port série n’est branché.
doctor-serial-off = Le port { $port } pour { $device } n’est pas là.
doctor-serial-off-do = Allumez le port série : sudo raspi-config, sous Interface Options ; sans console de connexion.
doctor-serial-unplugged-do = Branchez le lecteur et regardez encore ; ls /dev/serial/by-path montre ce qu’il y a.
doctor-serial-numbered = { $device } s’appelle { $port }, un numéro que Linux donne aux adaptateurs dans l’ordre où il les trouve : au prochain démarrage, ce peut en être un autre.
doctor-serial-numbered-do = Cherchez son nom stable dans /dev/serial/by-id ou /dev/serial/by-path, et écrivez-le dans le profil.
doctor-serial-steady-do = Écrivez son nom stable dans le profil : { $steady }
doctor-serial-held = Le port { $port } pour { $device } est tenu par { $holders }.
doctor-serial-held-do = Arrêtez ce programme ; ModemManager s’enlève ainsi : sudo apt remove modemmanager
doctor-serial-console = Une console de connexion utilise { $port } et enverrait du texte au lecteur.
doctor-serial-small = { $port } est le petit port série (mini UART), fiable seulement à 115200 bauds et tant que le processeur garde sa vitesse.
doctor-serial-small-do = Écrivez dtoverlay=disable-bt dans /boot/firmware/config.txt et redémarrez ; le lecteur utilise alors le meilleur port série (PL011).
doctor-serial-debug = { $port } est la prise de débogage de ce Pi, pas les broches du connecteur.
doctor-serial-debug-do = Écrivez dtparam=uart0=on dans /boot/firmware/config.txt, redémarrez, et nommez /dev/ttyAMA0 dans le profil.
doctor-serial-unused = Aucun port série n’est nécessaire.

## Appareils

doctor-counter = { $device } répond à { $address }.
doctor-strip = { $device } : sa ligne de données est ouverte. Des LED ne répondent pas ; voyez si elles s’allument à l’essai.
doctor-reader = { $device } répond : PN532 avec le micrologiciel { $firmware }.
doctor-reader-irq = { $device } répond (micrologiciel { $firmware }), mais sa ligne IRQ ne bouge pas : il est interrogé dix fois par seconde à la place.
doctor-reader-irq-do = Cherchez un fil mal serré entre IRQ du lecteur et la broche que nomme le profil ; il ne doit rien toucher d’autre. Sans ce fil, retirez irq du profil.
doctor-reader-copy = { $device } répond, mais dit être la puce { $chip }, micrologiciel { $firmware } ; un PN532 dit 0x32. C’est sans doute une copie.
doctor-reader-copy-do = Beaucoup de copies marchent. Essayez : ambit cards register, avec dix cartes. Si elle en manque, donnez-lui le port série (pn532-uart) et des fils courts, ou prenez un autre module.
doctor-reader-absent-do = Réglez ses deux petits interrupteurs pour { $way ->
        [i2c] I2C : 1 fermé (ON), 2 ouvert
        [spi] SPI : 1 ouvert, 2 fermé (ON)
       *[uart] le port série (UART, HSU) : les deux ouverts
    } ; le module porte un tableau à côté d’eux et ne les lit qu’à la mise sous tension : coupez-la un instant. { $way ->
        [i2c] Puis SDA sur SDA et SCL sur SCL.
        [spi] Puis MOSI sur MOSI, MISO sur MISO, et SS sur sa propre broche.
       *[uart] Puis TX de l’un sur RX de l’autre.
    } Pour voir où va chaque fil : ambit wiring PROFIL
doctor-reader-on-i2c-do = Un PN532 répond sur le bus I2C 1 : ses deux petits interrupteurs sont réglés pour I2C. Pour le port série ouvrez les deux, pour SPI ouvrez 1 et fermez 2, et coupez son alimentation un instant ; ou donnez-lui le pilote pn532-i2c dans le profil.
doctor-device-silent = { $device } ne répond pas : { $why }.
doctor-device-silent-do = Voyez où va chaque fil : ambit wiring PROFIL
doctor-device-hangs = { $device } bloque : il occupe la ligne et ne donne aucune réponse.
doctor-device-hangs-do = Coupez son alimentation un instant. Si cela ne suffit pas, ses deux fils de données se touchent ou sont inversés.
doctor-devices-busy = Pas interrogés, pour ne pas gêner { $programs } : { $devices }.
doctor-devices-unreached = Pas interrogés, pour les raisons données plus haut : { $devices }.
doctor-devices-unknown = Sans profil de câblage, on ne sait pas quels appareils il devrait y avoir.
doctor-devices-unknown-do = Nommez-le : ambit doctor --profile PROFIL
doctor-devices-none = Aucun appareil de cette table ne peut dire s’il est là.

## Satellites

doctor-satellites-none = Aucune carte satellite n’est nécessaire.
doctor-satellites-missing = { $count ->
        [one] Le satellite { $boards } n’est pas branché.
       *[other] Ces satellites ne sont pas branchés : { $boards }.
    }
doctor-satellites-missing-do = Branchez ce qui manque ; ambit satellites list montre les identifiants des cartes présentes. D’ici là, l’écran remplace leurs appareils.
doctor-satellite-away = Le satellite { $board } sur { $port } n’est pas utilisable : { $why }.
doctor-satellite-slow = Le satellite { $board } sur { $port } a dit qui il est, puis a mis trop de temps pour le reste.
doctor-satellite-slow-do = Essayez un autre câble, et une prise sans autre appareil à côté ; puis relancez doctor.
doctor-satellite = Le satellite { $board } répond : micrologiciel { $version } sur { $chip }, { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    }.
doctor-satellite-settings = Le satellite { $board } a dans ses réglages d’autres éléments que le profil. Une table les écrit en démarrant ; ambit satellites flash le fait maintenant.
doctor-satellite-parts = { $count ->
        [one] Un élément du satellite { $board } ne répond pas : { $parts }.
       *[other] Des éléments du satellite { $board } ne répondent pas : { $parts }.
    }
doctor-satellite-parts-do = Comparez ses fils avec l’image d’ambit wiring : SDA et SCL ou TX et RX inversés, 3,3 V, masse, ponts de soudure de l’adresse.
doctor-satellite-watchdog = Le satellite { $board } s’était arrêté, et son propre chien de garde l’a redémarré.
doctor-satellite-watchdog-do = Une fois, ce n’est rien. Si cela se répète, réécrivez son micrologiciel et signalez-le avec ce que montre ambit satellites monitor.
doctor-satellite-bound = Les appuis sur le satellite { $board } sont datés à ±{ $micro } µs, { $means ->
        [frames] d’après les trames du bus USB
        [axis] d’après les trames d’un autre contrôleur USB que celui des autres cartes
       *[pings] d’après les seuls pings
    }.
doctor-satellite-few-frames-do = Écouté pendant { $seconds } s, il a entendu trop peu de trames du bus USB : ses courses sont moins précises. Relancez doctor ; si cela persiste, essayez un autre câble, un autre hub, ou une prise du Pi lui-même.
doctor-satellite-no-frames-do = Il n’a pas entendu de trames du bus USB ces derniers temps : ses courses sont moins précises. Débranchez-le et rebranchez-le ; un hub en veille fait cela aussi.
doctor-satellite-lost-frames-do = Il a manqué des trames du bus USB : ses courses sont moins précises. Essayez un autre câble ou un autre hub.
doctor-satellite-contradiction-do = Trames et pings se contredisent ; les pings, moins précis, sont utilisés. Redémarrez la carte ; si cela persiste, signalez-le.
doctor-satellites-one = Tous les satellites sont sur un seul contrôleur USB.
doctor-satellites-controllers = Les satellites sont sur { $count } contrôleurs USB : { $groups }. Chaque contrôleur compte ses propres trames : les courses entre les groupes sont moins précises.
doctor-satellites-controllers-do = Mettez tous les satellites sur un seul hub, dans une seule prise du Pi.
doctor-satellites-frames = { $count ->
        [one] Le satellite { $boards } compte d’autres trames que les autres, bien qu’il soit sur le même contrôleur USB.
       *[other] Ces satellites comptent d’autres trames que les autres, bien qu’ils soient sur le même contrôleur USB : { $boards }.
    }

## L’horloge

doctor-clock = L’horloge avance par pas de { $nanos } ns{ $source ->
        [NONE] .
       *[other] , grâce à { $source }.
    }
doctor-clock-coarse = L’horloge ({ $source }) avance par millisecondes : des appuis rapprochés paraissent simultanés.
doctor-clock-coarse-do = Démarrez la machine sans l’option clocksource= du noyau.
doctor-clock-alone = La date peut être fausse : ce Pi n’a joint aucun serveur de temps depuis son démarrage.
doctor-clock-alone-do = Les temps d’une partie sont justes quand même ; avec un réseau, les dates le seront aussi.

## Droits

doctor-rights = Vous pouvez utiliser { $files }.
doctor-rights-closed = Vous ne pouvez pas utiliser { $files } : il faut le groupe { $group }.
doctor-rights-closed-do = Lancez : sudo usermod -aG { $group } $USER, puis déconnectez-vous et revenez.
doctor-rights-root = Vous ne pouvez pas utiliser { $files } : seul root le peut.
doctor-rights-root-do = Raspberry Pi OS donne de lui-même ces fichiers à un groupe. Sur un autre système, écrivez des règles udev qui le font, avec SUBSYSTEM, GROUP et MODE ; puis redémarrez.
doctor-rights-none = Il n’y a aucun fichier d’appareil à examiner.

## Le disque

doctor-disk = { $megas } Mio sont libres dans { $folder }.
doctor-disk-little = Il ne reste que { $megas } Mio libres.
doctor-disk-full = Il ne reste que { $megas } Mio libres : les parties risquent de ne plus être gardées.
doctor-disk-do = Faites de la place : ambit log export enregistre d’anciennes parties ailleurs, et sudo apt clean efface les paquets téléchargés.
doctor-disk-closed = Vous ne pouvez pas écrire dans { $folder } : aucune partie ne peut être gardée.
doctor-disk-closed-do = Devenez propriétaire de ce dossier, ou choisissez-en un autre avec AMBIT_HOME.
doctor-disk-read-only = Le disque ne peut qu’être lu. Cela arrive à une carte mémoire usée.
doctor-database = La base de données est entière : SQLite { $version }, parties { $games }.
doctor-database-none = Il n’y a pas encore de base de données ; SQLite { $version } la gardera.
doctor-database-do = Gardez le fichier tel quel, et remettez une sauvegarde : ambit restore FICHIER
doctor-database-open = D’autres que vous peuvent lire { $file }, et avec lui ce qui est face cachée.
doctor-database-open-do = Fermez-le aux autres : chmod go= { $file }
doctor-sqlite-old = SQLite { $version } a un défaut qui peut abîmer une base de données quand deux programmes y écrivent au même instant (corrigé dans { $fixed }). Ambit ne laisse écrire qu’un seul programme : le défaut ne peut pas frapper tant que rien d’autre n’écrit.
doctor-sqlite-old-do = Il n’y a rien à faire. N’ouvrez pas ambit.db avec d’autres programmes pendant qu’une table est en marche, et prenez le SQLite plus récent quand votre système le propose.
doctor-disk-read-only-do = Copiez tout de suite ce qui compte sur une autre carte, puis voyez : dmesg

## L’alimentation

doctor-power = L’alimentation est stable.
doctor-power-low = L’alimentation est trop faible en ce moment : des appareils peuvent décrocher à tout instant.
doctor-power-was-low = L’alimentation a été trop faible un instant depuis le dernier démarrage.
doctor-power-do = Prenez une alimentation faite pour le Pi et un câble court et épais ; alimentez les rubans de LED à part.
doctor-power-start = Quand une partie commence, lampes, LED et compteurs s’allument tous un instant et consomment ensemble environ { $milliamperes } mA. Si le Pi les alimente tous, une alimentation faible peut céder, et le Pi redémarre.
doctor-power-start-do = Alimentez les rubans de LED à part, masses reliées, ou baissez leur luminosité dans le profil.
doctor-current = Tout allumé, les pièces consomment environ : { $low } mA en 3,3 V (un Pi en donne environ { $most_low }), dont { $pins } mA par ses broches GPIO (au plus { $most_pins }), { $high } mA sur ses broches 5 V (environ { $most_high }) et { $usb } mA par USB (au plus { $most_usb }).
doctor-current-low = Les pièces en 3,3 V consomment ensemble environ { $milliamperes } mA, et un Pi en donne environ { $most } : les lecteurs perdent des cartes et les compteurs s’éteignent au hasard.
doctor-current-low-do = Baissez la luminosité des compteurs dans le profil, ou alimentez une partie des pièces par un régulateur 3,3 V à part, les masses reliées.
doctor-current-pins = Les LED sur des broches consomment ensemble environ { $milliamperes } mA, et toutes les broches d’un Pi en donnent au plus { $most } ; davantage peut l’abîmer.
doctor-current-pins-do = Prenez des résistances de 1 kΩ, qui laissent passer trois fois moins ; ou un transistor par LED ; ou un ruban de LED adressables.
doctor-current-high = Les lampes sur les broches 5 V consomment ensemble environ { $milliamperes } mA, et une alimentation faite pour un Pi peut en céder environ { $most }.
doctor-current-high-do = Alimentez-les par une alimentation 5 V à part, les masses reliées.
doctor-current-usb = Les pièces sur USB consomment ensemble environ { $milliamperes } mA, et ce Pi en donne au plus { $most } : lecteurs et satellites peuvent disparaître et revenir.
doctor-current-usb-do = Branchez-les sur un concentrateur avec sa propre alimentation. Un Pi 5 sur une alimentation de 5 A donne davantage ; il lui faut alors usb_max_current_enable=1 dans /boot/firmware/config.txt s’il ne le remarque pas tout seul.
doctor-power-unknown = Cette machine ne dit pas si son alimentation est stable.
doctor-hot = Le processeur est à { $degrees } °C et se freine lui-même.
doctor-hot-do = Aérez-le mieux, ou ajoutez un radiateur.
