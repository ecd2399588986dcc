# Les satellites : `ambit satellites`.

satellites-none = Aucun satellite n’est branché. Avec un câble qui transmet les données, branchez en USB un Pico muni de MicroPython ; docs/satellites.md dit comment en faire un.
satellites-unknown = { $count ->
        [0] Il n’y a pas de satellite « { $name } ». Donnez un profil de câblage qui le nomme : --profile FICHIER.
       *[other] Le profil n’a pas de satellite « { $name } ». Choisissez parmi : { $boards }.
    }
satellites-column-name = nom
satellites-column-id = identifiant
satellites-column-port = prise
satellites-column-firmware = micrologiciel
satellites-column-parts = éléments
satellites-column-link = liaison
satellites-unnamed = (pas dans le profil)
satellites-missing = pas branché
satellites-unusable = pas utilisable
satellites-waiting = pas encore prêt
satellites-usable = utilisable
satellites-absent = { $count ->
        [one] Le satellite { $boards } du profil n’est pas branché.
       *[other] Ces satellites du profil ne sont pas branchés : { $boards }.
    } Branchez ce qui manque, avec un câble qui transmet des données. S’il est branché, son id dans le profil est un autre : ambit satellites list, sans --profile, montre les id des cartes qui sont là.
satellites-new = La carte sur { $port } n’est dans aucun profil donné. Pour une nouvelle place, écrivez son id, { $number }, sous [satellites.NOM] dans le profil, et lancez ambit satellites flash NOM --profile FICHIER.
satellites-other = { $port } est laissé tranquille : USB { $usb } n’est pas une carte avec MicroPython (une sonde de débogage, ou un autre programme sur un Pico). Pour en faire un siège, mettez-y d’abord MicroPython : docs/satellites.md.
satellites-why = { $name } n’est pas utilisable : { $why }.

## ambit satellites monitor

monitor-up = { $board } est là : micrologiciel { $version }, { $count ->
        [0] aucun élément
        [one] { $count } élément : { $parts }
       *[other] { $count } éléments : { $parts }
    }.
monitor-event = { $at } s  { $board }  { $part }  { $what ->
        [press] appuyé
        [turn] tourné de { $detail }
        [tag] puce { $detail }
        [gone] puce partie
        [clash] plusieurs puces à la fois
        [unread] puce non lue
        [part-up] l’élément répond
        [part-down] l’élément ne répond pas
        [lost] saisies perdues
        [edge] front
       *[other] autre chose
    }  ±{ $micro } µs
monitor-clock = { $board } : ±{ $micro } µs d’après { $means ->
        [frames] les trames du bus
        [axis] les trames d’un autre contrôleur
       *[pings] les pings
    }{ $trouble ->
        [few-frames] , encore trop peu de trames
        [no-frames] , aucune trame entendue
        [lost-frames] , des trames ont été perdues
        [contradiction] , trames et pings se contredisent
        [other-axis] , d’autres trames que les autres cartes
       *[NONE] {""}
    } ; aller-retour { $trip } µs, trame { $frame } ({ $suspect } douteuses), saisies : { $events }, perdues : { $lost }, coupures : { $cuts }, bruit : { $garbage }.

## ambit satellites flash

flash-writing = Écriture de { $name }
flash-written = { $count } fichiers ({ $bytes } octets) sont sur { $name } ; chacun a été relu et est comme il doit être.
flash-answers = { $name } répond : micrologiciel { $version }.
flash-silent = Les fichiers sont sur { $name }, mais il ne répond pas. Débranchez-le, rebranchez-le, et lancez ambit doctor.
flash-differs = { $file } n’est pas sur la carte tel qu’il a été écrit. Relancez la commande ; si cela se répète, essayez un autre câble ou une autre carte.
flash-closed = Impossible de l’écrire : { $why }.
flash-no-prompt = MicroPython ne répond pas sur { $port }. Mettez-le d’abord sur la carte : tenez BOOTSEL en la branchant, et copiez le fichier de votre carte (.uf2), de la page de téléchargement de micropython.org, sur le disque qui apparaît. Puis relancez la commande.
flash-broken = L’écriture a été coupée sur { $port } ({ $why }). Rien ne démarre sur la carte tant qu’elle n’est pas complète : relancez la commande.

## ambit satellites prove

prove-no-profile = Dites de quelle table il s’agit : --profile FICHIER.
prove-too-few = { $count ->
        [0] Aucun satellite du profil n’est branché ; il en faut deux au moins. Branchez-les, puis relancez la commande.
       *[other] Seul { $count } satellite du profil est branché ; il en faut deux au moins. Branchez-en un autre, puis relancez la commande.
    }
prove-no-call = Le satellite { $name } n’a pas de bouton d’appel. Donnez-lui-en un dans le profil.
prove-wire = Reliez d’un seul fil ces broches des { $count } cartes : { $pins }. Leurs masses sont reliées par les câbles USB. Un appui sur un bouton d’appel est alors ressenti par toutes au même instant.
prove-press = Attendez que les horloges soient connues, puis appuyez { $presses } fois sur le bouton d’appel d’une place, environ une fois par seconde. Ctrl-C y met fin plus tôt.
prove-ready = Les horloges sont connues : appuyez maintenant.
prove-away = Le satellite { $board } n’est pas encore prêt. Lancez d’abord ambit doctor.
prove-one = Appui { $number } : { $apart } µs d’écart, { $stated } µs annoncés : { $holds ->
        [yes] dans la borne
       *[no] HORS de la borne
    }.
prove-partial = { $count ->
        [one] Un appui n’a pas été ressenti par toutes les cartes et ne compte pas. Vérifiez le fil.
       *[other] { $count } appuis n’ont pas été ressentis par toutes les cartes et ne comptent pas. Vérifiez le fil.
    }
prove-nothing = Aucun appui n’a été ressenti par toutes les cartes. Vérifiez le fil entre les broches, puis appuyez de nouveau.
prove-found = { $count ->
        [one] Un appui
       *[other] { $count } appuis
    } : { $middle } µs d’écart au milieu, { $most } µs au plus ; annoncé : { $stated } µs. { $broken ->
        [0] La borne tient.
       *[other] La borne a été dépassée { $broken } fois : signalez-le, avec ce que montre ambit satellites monitor.
    }
