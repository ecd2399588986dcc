# Ce qui ne va pas dans un profil de câblage, et que faire. Chaque phrase suit sa ligne et sa clé.

wiring-at = { $line ->
        [0] { $key ->
            [NONE] { $what }
           *[other] { $key } : { $what }
        }
       *[other] { $key ->
            [NONE] ligne { $line } : { $what }
           *[other] ligne { $line }, { $key } : { $what }
        }
    }

## Le fichier

wiring-no-file = { $file } n’est pas un fichier ; nommez le profil lui-même, comme simulated.toml.
wiring-file-missing = { $file } n’existe pas ; vérifiez son nom et son dossier.
wiring-file-locked = { $file } n’est pas lisible pour vous ; donnez-vous la permission, ou copiez-le.
wiring-file-closed = { $file } ne s’ouvre pas ; vérifiez son nom.
wiring-file-large = { $file } dépasse { $most } Kio ; ce n’est pas un profil de câblage.
wiring-not-text = ce n’est pas du texte UTF-8 ; enregistrez le fichier en UTF-8 dans votre éditeur.
wiring-long-line = la ligne dépasse { $most } caractères ; coupez-la.
wiring-toml-beyond = ce TOML est illisible : un nombre ou une liste y est bien trop grand.
wiring-no-toml = ce n’est pas du TOML ({ $why }) ; vérifiez les guillemets, les crochets et les signes =.
wiring-twice = { $line ->
        [0] quelque chose y est donné deux fois ; gardez l’un des deux.
       *[other] c’est déjà donné à la ligne { $line } ; gardez l’un des deux.
    }

## Noms et clés

wiring-no-device = le profil n’a aucun appareil ; commencez par [seat1] et une ligne comme ok = « virtual » (entre guillemets droits).
wiring-no-part = aucune partie d’un profil ne s’appelle « { $word } » ; { $near ->
        [NONE] { $known ->
            [NONE] il n’y en a pas.
           *[other] connu ici : { $known }.
        }
       *[other] vouliez-vous dire « { $near } » ?
    }
wiring-no-role = il n’y a pas de rôle « { $word } » ; { $near ->
        [NONE] { $known ->
            [NONE] il n’y en a pas.
           *[other] connu ici : { $known }.
        }
       *[other] vouliez-vous dire « { $near } » ?
    }
wiring-no-driver = il n’y a pas de pilote « { $word } » ; { $near ->
        [NONE] { $known ->
            [NONE] il n’y en a pas.
           *[other] connu ici : { $known }.
        }
       *[other] vouliez-vous dire « { $near } » ?
    }
wiring-no-board-key = un satellite n’a pas de clé « { $word } » ; { $near ->
        [NONE] { $known ->
            [NONE] il n’y en a pas.
           *[other] connu ici : { $known }.
        }
       *[other] vouliez-vous dire « { $near } » ?
    }
wiring-no-key = le pilote { $driver } n’a pas de clé « { $word } » ; { $near ->
        [NONE] { $known ->
            [NONE] il n’y en a pas.
           *[other] connu ici : { $known }.
        }
       *[other] vouliez-vous dire « { $near } » ?
    }
wiring-no-part-kind = il n’y a pas de genre de pièce « { $word } » ; { $near ->
        [NONE] { $known ->
            [NONE] il n’y en a pas.
           *[other] connu ici : { $known }.
        }
       *[other] vouliez-vous dire « { $near } » ?
    }
wiring-part-missing = le satellite { $satellite } n’a pas de pièce « { $word } » ; { $near ->
        [NONE] { $known ->
            [NONE] il n’y en a pas.
           *[other] connu ici : { $known }.
        }
       *[other] vouliez-vous dire « { $near } » ?
    }
wiring-name = le nom de la table est un texte entre guillemets, pas { $got }.
wiring-pins = les broches sont pilotées par l’un de ceux-ci, ou par le meilleur qui fonctionne si la ligne manque : { $known } ; pas { $got }.
wiring-board-name = le nom d’un satellite est { $expected }, pas { $got }.
wiring-part-name = le nom d’une pièce est { $expected }, pas { $got }.
wiring-pico-stamp = un bouton avec stamp = « pio » doit être entre sa broche et la masse, avec pull = « up ».
wiring-pico-bus = GP{ $pin } ne peut pas être { $key } du bus { $bus } d’un Pico ; ces broches le peuvent : { $pins }.
wiring-board-unnamed = il faut à un satellite l’id de sa carte, ou le port où il est branché.
wiring-too-many-seats = les places s’appellent seat1 à seat{ $most } ; une table n’en a pas plus.
wiring-seat-gap = les places se suivent sans trou ; celle-ci doit s’appeler { $expected }.
wiring-role-of-seat = { $role } appartient à une place ; déplacez-le vers [seat1] ou une autre.
wiring-role-of-table = { $role } n’appartient à aucune place ; déplacez-le vers [table].
wiring-driver-missing = nommez son pilote entre guillemets droits, comme driver = « { $example } ».
wiring-shared-nothing = Cette place partage un lecteur que la table n’a pas : donnez à [table] son propre lecteur, par exemple pn532-uart.
wiring-shared-itself = Le lecteur qui fait le tour a besoin ici de son propre pilote, par exemple pn532-uart ; shared-reader est pour les places.
wiring-cannot-play = { $driver } ne peut pas jouer { $role } ; il joue { $plays }.
wiring-key-missing = il manque { $key } ; il faut { $expected }.
wiring-half-mux = un appareil derrière un multiplexeur a besoin des deux : mux (son adresse) et channel.
wiring-undeclared = le satellite « { $satellite } » n’est pas déclaré ; ajoutez [satellites.{ $satellite }] avec son id.
wiring-no-table = il faut une table de clés et de valeurs, pas { $got }.
wiring-value = pour { $key }, il faut { $expected }, pas { $got }.

## Ce qu’il faut pour une clé, et ce qui s’y trouve

wiring-kind-pin = le numéro BCM d’une broche, de 0 à 27
wiring-kind-pico-pin = le numéro d’une broche du Pico, de 0 à 22 ou de 26 à 28 (« GP16 » : 16)
wiring-kind-pico-bus = le numéro d’un bus du Pico, 0 ou 1
wiring-kind-pico-millis = un nombre de millisecondes, de 1 à 200
wiring-kind-pico-length = un nombre de LED, de 1 à 64
wiring-kind-stamp = « irq », ou « pio », qui est plus exact
wiring-kind-i2c-bus = le numéro d’un bus I2C, 0 ou 1 (sur un Pi, c’est le plus souvent 1)
wiring-kind-spi-bus = le numéro d’un bus SPI, 0 ou 1
wiring-kind-spi-chip = le numéro d’une sélection SPI, de 0 à 2
wiring-kind-address = une adresse I2C de 0x70 à 0x77
wiring-kind-channel = un canal du multiplexeur, de 0 à 7
wiring-kind-clicks = le nombre de crans pendant que les deux contacts se ferment et s’ouvrent, 1, 2 ou 4
wiring-kind-segments = le nombre de segments d’un chiffre, 7 ou 14
wiring-kind-places = le nombre de chiffres, de 1 à 4
wiring-kind-length = un nombre de LED, de 1 à 300
wiring-kind-first = la place de la première LED sur le ruban, de 0 à 299
wiring-kind-brightness = un nombre au-dessus de 0 et jusqu’à 1
wiring-kind-pins = de 1 à 20 numéros BCM de broches, de 0 à 27, comme [4, 17, 27]
wiring-kind-active = « high » ou « low »
wiring-kind-millis = un nombre de millisecondes, de 0 à 200
wiring-kind-pull = « up » ou « down »
wiring-kind-port = un port série, comme « /dev/serial0 »
wiring-kind-baud = une vitesse usuelle : 1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200, 230400, 460800 ou 921600
wiring-kind-input-file = le fichier d’un périphérique d’entrée, comme « /dev/input/by-id/usb-reader-event-kbd »
wiring-kind-byte-order = « forward » ou « backward »
wiring-kind-word = un mot fait de lettres, de chiffres, de - et de _
wiring-text = « { $text } »
wiring-large-number = un nombre aussi grand
wiring-list = une liste
wiring-table = une table
wiring-date = une date ou une heure

## Ce que deux appareils veulent à la fois

wiring-taken = { $owner ->
        [NONE] { $what } sert déjà pour { $device } (ligne { $line }) ; { $advice }.
       *[other] { $what } sert déjà pour { $owner } ({ $device }, ligne { $line }) ; { $advice }.
    }
wiring-shared-leds = certaines de ses LED sont déjà à { $other } ; commencez à { $free }.
wiring-pin = la broche { $pin }
wiring-port = le port série { $port }
wiring-input-file = le périphérique d’entrée { $file }
wiring-board = la carte { $board }
wiring-satellite-device = l’appareil { $device } du satellite { $satellite }
wiring-pico-pin = GP{ $gp } du satellite { $satellite }
wiring-pico-line = { $key } de { $bus }
wiring-pico-address = l’adresse { $address } du bus I2C { $bus } du satellite { $satellite }
wiring-i2c = le bus I2C { $bus }
wiring-i2c-address = l’adresse { $address } du bus I2C { $bus }
wiring-mux = le multiplexeur { $mux } du bus I2C { $bus }
wiring-mux-address = l’adresse { $address } du canal { $channel } du multiplexeur { $mux } du bus I2C { $bus }
wiring-behind-mux = un appareil derrière un multiplexeur
wiring-spi = le bus SPI { $bus }
wiring-spi-data = la ligne de données du bus SPI { $bus }
wiring-spi-readers = des lecteurs du bus SPI { $bus }
wiring-strip = un ruban de LED sur SPI { $spi }.{ $chip }
wiring-choose-another = choisissez autre chose
wiring-own-bus = donnez aux LED un bus à elles
wiring-own-channel = mettez chacun derrière son propre canal d’un multiplexeur

## Ce qu’aucun appareil ne fait

wiring-missing = aucun appareil ne joue { $device } ; l’écran s’en charge.
wiring-missing-strict = aucun appareil ne joue { $device } ; câblez-en un et nommez-le dans le profil, ou choisissez un autre profil.
