# Comment une table est câblée : `ambit wiring`.

wiring-title = Câblage : { $name }
wiring-subtitle = Dessiné d’après le profil de câblage. Les numéros GPIO sont ceux de BCM ; les petits sont ceux du connecteur.
wiring-title-many = Câblage : satellite { $name } et { $count } autres, tous pareils
wiring-title-satellite = { $count ->
        [one] Câblage : satellite { $names }
       *[other] Câblage : satellites { $names }, tous pareils
    }
wiring-subtitle-satellite = Dessiné d’après le profil de câblage, prise USB en haut. Les numéros GP sont ceux du profil ; les petits numéros comptent les broches.
wiring-conflict = conflit
wiring-of-table = La table
wiring-takes-reader = bouton du lecteur
wiring-satellite = Satellite « { $name } »
wiring-reserved = réservé pour { $bus }
wiring-shared = { $line } sur { $bus } : { $count } appareils
wiring-column-use = à quoi elle sert
wiring-column-pin = broche
wiring-parts = Pièces
wiring-current = Courant, tout allumé
wiring-current-low = { $milliamperes } mA en 3,3 V (un Pi en donne environ { $most })
wiring-current-pins = dont { $milliamperes } mA par les broches GPIO (au plus { $most })
wiring-current-high = { $milliamperes } mA sur les broches 5 V (environ { $most })
wiring-current-usb = { $milliamperes } mA par USB (au plus { $most }, la moitié sur un Pi 5 avec une alimentation de 3 A)
wiring-current-strips = { $milliamperes } mA de l’alimentation 5 V des rubans de LED
wiring-nothing = Il n’y a rien à câbler.
wiring-drawn = { $count ->
        [one] Le dessin est dans { $file }.
       *[other] Les dessins sont dans { $file }.
    }
wiring-mistakes = { $count ->
        [one] Une chose à corriger dans le profil :
       *[other] { $count } choses à corriger dans le profil :
    }
wiring-hub = Satellites : branchez toutes leurs prises USB sur un seul concentrateur avec sa propre alimentation, et celui-ci sur une prise du Pi. Les cartes d’un même contrôleur USB partagent une horloge.
wiring-unwired-screen = À l’écran :
wiring-unwired-virtual = Seulement sur la page de la table simulée :

## Ce qu’est une pièce

wiring-box-strip = Ruban de LED
wiring-box-multiplexer = Multiplexeur I2C
wiring-box-supply = Alimentation 5 V
wiring-part-button = bouton-poussoir
wiring-part-lamp = voyant avec transistor
wiring-part-leds = { $size } LED, une résistance chacune
wiring-part-dial = encodeur rotatif
wiring-part-buzzer = buzzer passif
wiring-part-counter-7 = HT16K33, à 7 segments
wiring-part-counter-14 = HT16K33, à 14 segments
wiring-part-strip = { $size } LED, adaptateur de niveau
wiring-part-reader = lecteur PN532
wiring-part-reader-usb = lecteur PN532 sur adaptateur USB
wiring-part-reader-lines = lecteur série
wiring-part-reader-keys = lecteur qui tape
wiring-part-multiplexer = TCA9548A, huit canaux
wiring-part-supply = au moins 60 mA par LED
wiring-part-satellite = carte Raspberry Pi Pico

## Ce qu’il faut acheter

wiring-item-pi = Raspberry Pi avec connecteur à 40 broches
wiring-item-button = bouton-poussoir, normalement ouvert
wiring-item-call = grand bouton-poussoir avec voyant
wiring-item-call-dark = grand bouton-poussoir
wiring-item-lamp = lampe ou LED pour 5 V
wiring-item-transistor = transistor NPN, par exemple BC337
wiring-item-resistor-base = résistance de 1 kΩ, pour le transistor
wiring-item-led-plain = LED de 3 ou 5 mm
wiring-item-resistor-led = résistance de 680 Ω, une par LED simple
wiring-item-dial = encodeur rotatif à poussoir, par exemple KY-040
wiring-item-buzzer = petit buzzer passif
wiring-item-counter-7 = afficheur HT16K33 à 7 segments et 4 chiffres
wiring-item-counter-14 = afficheur HT16K33 à 14 segments et 4 chiffres
wiring-item-led = LED WS2812 en ruban
wiring-item-shifter = adaptateur de niveau 74AHCT125, pour la ligne de données des LED
wiring-item-resistor-data = résistance de 330 Ω, dans la ligne de données des LED
wiring-item-capacitor = condensateur de 1000 µF, sur l’alimentation des LED
wiring-item-supply = alimentation 5 V pour les LED, sa masse reliée à celle du Pi
wiring-item-reader = module PN532
wiring-item-adapter = adaptateur USB-série pour 3,3 V
wiring-item-reader-lines = lecteur qui envoie des lignes par le port série
wiring-item-reader-keys = lecteur USB qui tape le numéro d’une étiquette
wiring-item-multiplexer = multiplexeur TCA9548A pour I2C
wiring-item-pico = un Raspberry Pi Pico
wiring-item-cable = câble USB
wiring-item-hub = concentrateur USB avec sa propre alimentation
wiring-item-wire = fils
