# Tout ce qui ne concerne pas un seul jeu. Devant : ; ? ! et dans les guillemets, l’espace est insécable.

## Autour de la table

seat-table = la table
awaited = { $everybody ->
        [yes] Tout le monde
       *[no] { COUNT($to_act) ->
            [1] { SEATS($to_act) }
            [2] { SEATS($to_act) }
            [3] { SEATS($to_act) }
            [4] { SEATS($to_act) }
           *[other] { COUNT($to_act) } personnes
        }
    }
list-more = { $said }, { $next }
list-last = { $said } et { $next }
numbers-to = { $first } à { $last }
numbers-or = { $rest } ou { $last }
card-unnamed = une carte
seat-unnamed = Place { $number }

## Quand les mots manquent

no-words = Il n’y a pas encore de message pour « { $id } ».
language-unknown = Ambit ne parle pas encore « { $language } ». Choisissez parmi : { $languages }.
fault = C’est un défaut d’Ambit : { $what }. Rien de ce qui est enregistré n’est perdu. Relancez Ambit ; avec
    AMBIT_DEBUG=1, il affiche les détails utiles pour le signaler.

## Jeux venus d’ailleurs

outside-broken = Le jeu { $place } est inutilisable. { $why } Tout le reste fonctionne sans lui.
outside-no-package = Il n’y a pas là de dossier avec un __init__.py ; AMBIT_GAMES attend le dossier du paquet du jeu.
outside-no-game = Son paquet ne déclare pas de GAME.
outside-name = Il se nomme « { $game } » ; il doit se nommer « { $name } », comme son dossier ou son point d’entrée.
outside-taken = Il y a déjà un jeu nommé « { $game } ».
outside-other-package = Python trouve un autre paquet « { $package } », dans { $place }. Donnez un autre nom à l’un des deux.
outside-part = { $file } n’a pas de « { $wanted } ».
outside-pack = Son paquet de cartes « { $pack } » est pour le jeu « { $game } ».
outside-fault = Son chargement s’est arrêté sur { $what }.

## Ce que l’on compte, dans plusieurs jeux

counter-deck = pioche
counter-hand = main

## Revenir en arrière

undo-none = { $there ->
        [0] Il n’y a rien à annuler.
        [one] On peut annuler { $there } étape seulement, pas { $steps }.
       *[other] On peut annuler { $there } étapes seulement, pas { $steps }.
    }
redo-none = { $there ->
        [0] Il n’y a rien à rétablir. Dès qu’on fait autre chose, ce qui était annulé disparaît.
        [one] On peut rétablir { $there } étape seulement, pas { $steps }.
       *[other] On peut rétablir { $there } étapes seulement, pas { $steps }.
    }

timers-taken-up = La partie reprend où elle s’était arrêtée, et le minuteur aussi : il lui reste { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, comme après la dernière chose faite. Faites une pause s’il vous faut un moment.
undo-asked = { SEATS($seats) }, peut-on annuler la dernière étape ? Elle a montré à tout le monde quelque chose de caché.
undo-declined = { $seat ->
        [0] L’arbitre n’est pas d’accord. La dernière étape reste.
       *[other] { SEAT($seat) } n’est pas d’accord. La dernière étape reste.
    }

## Corrections

adjust-range = « { TERM($counter, kind: "counter") } » va de { $low } à { $high } ; { $to } n’en fait pas partie. Choisissez un nombre entre les deux.
for-a-player = « { $verb } » revient à une personne qui joue. Envoyez-le avec sa place.
for-the-table = « { $verb } » revient à la table, pas à { SEAT($seat) }. Envoyez-le avec la place 0.

## Actions incompréhensibles

no-such-seat = Il n’y a personne à la place { $number }. { $seats ->
        [one] Il n’y a que la place 1.
       *[other] Les places vont de 1 à { $seats }.
    }
no-such-card = Aucun paquet ne contient la carte « { $card } ». Enregistrez-la d’abord, ou vérifiez son nom.
input-verb = Il n’y a pas d’action « { $verb } ». Actions possibles : { $verbs }.
input-missing = Il manque « { $field } ». Ajoutez-le et renvoyez le tout.
input-unknown = Il n’y a pas de champ « { $field } » ici. { $known ->
        [NONE] Retirez-le.
       *[other] Les champs connus : { $known }.
    }
input-shape = « { $field } » vaut { $got }. Il faut { $expected }.
input-whole = Ceci vaut { $got }. Il faut { $expected }.
expected-bool = true ou false (vrai ou faux)
expected-range = un nombre entier de { $low } à { $high }
expected-from = un nombre entier à partir de { $low }
expected-integer = un nombre entier
expected-number-between = un nombre de { $low } à { $high }
expected-id = des minuscules et des chiffres, liés par un seul tiret, comme elven-archer
expected-number = un nombre
expected-text = du texte
expected-text-of = un texte d’une ligne, d’au plus { $longest ->
        [one] { $longest } caractère
       *[other] { $longest } caractères
    }
expected-one-of = l’une de ces valeurs : { $values }
expected-list = une liste
expected-object = un objet avec des champs nommés
expected-fields = un objet avec les champs { $fields }
expected-kind = un objet dont « { $field } » est l’une de ces valeurs : { $values }
expected-null = la valeur null
expected-either = { $one }, ou { $other }

## Préparer la table

setup-game = Ambit ne connaît pas le jeu « { $game } ». { $games ->
        [NONE] Aucun jeu n’est installé.
       *[other] Il connaît : { $games }.
    }
setup-mode = Ce jeu n’a pas de mode « { $mode } ». Ses modes : { $modes }.
setup-rules = Cette partie suit la version { $rules } des règles ; cet Ambit les connaît jusqu’à la version { $version }. Un Ambit plus récent saura la lire.
setup-seats = { $seats ->
        [0] Il n’y a personne à la table.
        [one] Il n’y a qu’une personne à la table.
       *[other] Il y a { $seats } personnes à la table.
    } Pour ce mode, il en faut : { $allowed }.
setup-options = Les options ne conviennent pas. { $why }
setup-deck-key = Il n’y a pas de place « { $key } » pour un paquet. Les places possibles : { $keys } (0 désigne le paquet commun).
card-wrong = La carte « { $card } » est illisible. { $why }
card-token = « { $card } » est le nom d’un jeton de cible, pas d’une carte. Donnez un autre identifiant à la carte.
card-twice = La carte « { $card } » est décrite deux fois. Gardez l’une des deux.

## Fichiers

in-line = Ligne { $line } : { $what }
file-missing = Le fichier { $file } n’existe pas. Vérifiez son nom et son dossier.
file-folder = { $file } est un dossier. Nommez un fichier qui s’y trouve.
file-closed = Impossible d’ouvrir { $file } : { $why }.
file-long-line = Cette ligne dépasse { $most } Kio. Aucune étape n’est aussi longue : c’est un fichier d’un autre genre.
file-large = Le fichier dépasse { $most } Mio. Aucune partie n’est aussi longue : c’est un fichier d’un autre genre.
file-many-lines = Le fichier compte plus de { $most } lignes. Aucune partie n’est aussi longue : c’est un fichier d’un autre genre.
json-deep = Les parenthèses sont imbriquées trop profondément. Simplifiez le contenu.
json-text = À partir de l’octet { $at }, ce n’est plus du texte. Enregistrez le fichier en UTF-8.
json-broken = Ce n’est plus du JSON à partir du caractère { $at }. Cherchez un guillemet, une virgule ou un crochet qui manque.
text-unseen = « { $text } » contient un caractère que personne ne voit ({ $code }) et qui change la lecture du reste. Écrivez-le sans ce caractère.
json-beyond = Ce n’est pas du JSON : il s’y trouve un nombre trop grand, un mot tel que NaN, ou un caractère incomplet. Écrivez-y un nombre ou un texte ordinaire.
json-repeated = « { $key } » figure deux fois ici ; on ne sait pas lequel compte. Gardez l’un des deux.
scenario-empty = Le fichier est vide. Un scénario commence par une ligne d’en-tête qui nomme le jeu et les places.
scenario-no-header = La première ligne n’est pas l’en-tête d’un scénario. Elle nomme le jeu et les places, comme
    { "{" }"game":"ambush","seats":["Ana","Bo"]{ "}" }.
step-not-an-object = Une étape de scénario est un objet entre accolades.
step-unknown = Ambit ne connaît pas cette étape. Une étape a l’une de ces clés : { $kinds }.
step-no-devices = Ici, rien n’est relié aux appareils de ce jeu. Écrivez l’action elle-même, avec « do ».

## Appareils

device-at-seat = { $role } ({ SEAT($seat) })
device-of-table = { $role } (table)
role-reader = lecteur de cartes
role-ok = bouton OK
role-no = bouton pour passer
role-call = bouton d’appel
role-lamp = voyant
role-dial = molette
role-main = compteur principal
role-aux = second compteur
role-bar = barre lumineuse
role-grid = plateau
role-undo = bouton d’annulation
role-sound = haut-parleur
device-down = { $why ->
        [NONE] Pas de réponse : { DEVICE($device) }.
       *[other] Pas de réponse : { DEVICE($device) }, { TERM($why, kind: "down") }.
    } Utilisez l’écran à la place ; puis vérifiez le câble et la prise.
satellite-gone = { $was ->
        [there] Le satellite { $satellite } n’est plus là
       *[never] Le satellite { $satellite } n’est pas utilisable
    } : { TERM($why, kind: "down") }. Utilisez entre-temps l’écran à la place de ses appareils.
satellite-back = Le satellite { $satellite } est revenu, avec ses appareils.
link-unanswered = { $seat ->
        [NONE] { $link ->
            [pins] Les boutons du Pi n’ont pas répondu à temps.
            [phone] Un téléphone n’a pas répondu à temps.
           *[other] { $link } n’a pas répondu à temps.
        }
       *[other] { SEAT($seat) } : ces appareils n’ont pas répondu à temps.
    } Un appui y manque peut-être à ce verdict. Si cela compte, annulez et recommencez ; puis vérifiez le câble et la prise.
link-clock = { $seat ->
        [NONE] L’horloge de { $link } est connue moins exactement que d’habitude :
       *[other] { SEAT($seat) } : l’horloge de ces appareils est connue moins exactement que d’habitude :
    } { $trouble ->
        [no-frames] les trames du bus USB se sont arrêtées, comme s’il dormait. Débranchez-le et rebranchez-le.
        [lost-frames] des trames du bus USB ont été perdues ou confondues. Essayez un autre câble ou un autre concentrateur.
        [contradiction] les trames du bus USB et les pings se contredisent. Débranchez et rebranchez ; si cela persiste, signalez-le.
        [other-axis] pas sur le contrôleur USB des autres. Branchez tout sur un même concentrateur.
       *[few-frames] les trames du bus USB ne sont pas encore entendues depuis assez longtemps. Il faut une dizaine de secondes ; si cela persiste, essayez un autre câble ou un autre concentrateur.
    } Ce verdict en tient compte : les appuis y comptent comme moins exacts.
claims-alike = Trop serré pour trancher : { SEATS($seats) }, { $ms ->
        [0] au même instant
       *[other] à { $ms } ms d’écart
    }{ $err ->
        [0] {""}
       *[other] { " " }(à { $err } ms près)
    }. Les règles disent à qui cela revient.
claim-behind = { SEAT($seat) } a appuyé { $ms } ms plus tard{ $err ->
        [0] {""}
       *[other] { " " }(à { $err } ms près)
    }.
down-silent = aucune réponse
down-unplugged = la prise est retirée
device-up = De nouveau en marche : { DEVICE($device) }.
device-missed = { $count ->
        [one] { $count } geste est perdu : { DEVICE($device) }. Refaites-le.
       *[other] { $count } gestes sont perdus : { DEVICE($device) }. Refaites-les.
    }
reader-clash = { $count ->
        [0] Il y a plusieurs cartes à la fois : { DEVICE($device) }. Aucune ne compte. Posez-les une par une.
        [one] Il y a plus d’une carte à la fois : { DEVICE($device) }. Aucune ne compte. Posez-les une par une.
       *[other] Il y a { $count } cartes à la fois : { DEVICE($device) }. Aucune ne compte. Posez-les une par une.
    }
reader-phone = Il y a un téléphone : { DEVICE($device) }. Retirez-le et posez la carte seule.
reader-early = Une carte était posée avant que la table soit prête : { DEVICE($device) }. Elle ne compte pas. Pour la jouer, levez-la et reposez-la.
reader-faint = Le signal de l’étiquette est trop faible : { DEVICE($device) }. Posez la carte à plat au milieu, ou choisissez-la à l’écran.
reader-whose = À qui est cette carte ? { SEATS($seats) } : qui a le lecteur appuie sur le bouton du lecteur à sa place, ou choisit son nom à l’écran, puis présente la carte à nouveau.
reader-not-shared = { SEAT($seat) } ne partage pas de lecteur qui fait le tour. Présentez la carte au lecteur de cette place, ou utilisez l’écran.
tag-unknown = Personne n’a encore enregistré cette étiquette ({ $uid }). Enregistrez-la, ou choisissez la carte à l’écran.
tag-other-game = Cette carte vient d’un autre jeu ({ TERM($game, kind: "game") }). Ici, on joue à { TERM($wanted, kind: "game") } : prenez une carte de celui-ci.

## Parties enregistrées

log-number = numéro
log-started = début
log-game = jeu
log-seats = places
log-steps = étapes
log-state = état
log-over = finie
log-running = pas encore finie
log-empty = Aucune partie n’est encore enregistrée.
log-whole = intacte
log-no-evening = { $number ->
        [0] Aucune soirée n’est encore enregistrée.
       *[other] Il n’y a pas de soirée { $number } dans le journal.
    }
log-no-such-game = Il n’y a pas de partie { $number }. La commande « ambit log list » montre celles qui existent.
log-still-running = La partie { $number } n’est pas finie, et son journal contient des cartes cachées. Une personne qui ne joue pas peut le lire avec --referee.
log-not-a-database = { $file } n’est pas un fichier de parties. Il est resté tel quel. Déplacez-le, ou donnez un autre dossier à AMBIT_HOME.
log-foreign = { $file } appartient à un autre programme. Il est resté tel quel. Déplacez-le, ou donnez un autre dossier à AMBIT_HOME.
log-orphan = { $beside } est là sans { $file }, dont il fait partie. Il est resté tel quel. Remettez ce fichier, ou déplacez celui-là.
log-newer = { $file } vient d’un Ambit plus récent (version { $version }). Il est resté tel quel. Utilisez celui-là, ou un plus récent.
log-full = On ne peut plus rien écrire dans { $file } : le disque est plein, ou il est en panne. Chaque étape confirmée est en sûreté. Faites de la place, puis continuez.
log-unsure = Le disque a échoué juste pendant l’écriture de { $file } ({ $why }). On ne sait pas encore si la dernière étape y est : la table regarde dans son journal. Ce qui a été confirmé avant est en sûreté. Si cela dure, vérifiez le disque, puis continuez.
log-kept = Le disque a échoué un instant. La dernière étape est quand même dans le journal : elle compte.
log-not-kept = Le disque a échoué, et la dernière étape n’est pas dans { $file } : elle n’a pas eu lieu. Tout ce qui a été confirmé avant est en sûreté. Continuez, puis refaites-la.
log-busy = Un autre Ambit écrit dans { $file }. Fermez-le, ou attendez-le.
log-held = { $address ->
    [NONE] Ambit est déjà en marche ({ $program }, processus { $pid }), et un seul programme à la fois écrit dans { $file }. Arrêtez-le d’abord, puis recommencez.
   *[other] Ambit est déjà en marche ({ $program }, processus { $pid }), et un seul programme à la fois écrit dans { $file }. Faites-le sur sa page, http://{ $address }, ou arrêtez-le d’abord.
    }
log-held-unknown = Un autre Ambit travaille sur { $file }, et un seul programme à la fois y écrit. Arrêtez-le d’abord, puis recommencez.
log-elsewhere = Un autre Ambit a continué cette partie. Tout est dans { $file }. Fermez l’un des deux.
log-closed = { $file } est inutilisable : { $why }. Vérifiez le dossier et qui peut y écrire.
log-damaged = { $file } est abîmé : rien n’y est lu ni écrit. Déplacez-le et gardez-le : Ambit en fera un nouveau. Une sauvegarde revient avec « ambit cards restore FICHIER ».
log-altered = { $file } contient quelque chose qu’Ambit n’y met jamais, comme un déclencheur ou une vue : un autre programme l’a modifié. Rien n’y est lu ni écrit. Déplacez-le : Ambit en fera un nouveau. Une sauvegarde revient avec « ambit cards restore FICHIER ».
log-slow = Vérifier { $file } a pris plus de { $seconds } secondes. Il est resté tel quel. Regardez le disque, ou déplacez le fichier : Ambit en fera un nouveau.
log-damaged-game = Le début de la partie { $game } dans { $file } est illisible. Les autres parties ne sont pas touchées.
log-end-missing = { NUMBER($told) } étapes de la partie { $game } ont été confirmées, et { $file } en contient { NUMBER($steps) } : la fin manque, car le journal a été abîmé. Les autres parties ne sont pas touchées.
log-damaged-step = L’étape { $step } de la partie { $game } dans { $file } n’est plus telle qu’elle a été écrite. Les autres parties ne sont pas touchées.

## Chercher

game-unknown = Il n’y a rien sur le jeu « { $game } ». { $near ->
        [NONE] Il y a : { $games }.
       *[other] Vouliez-vous dire { $near } ? Il y a : { $games }.
    }
clause-unknown = La règle « { $clause } » n’existe pas. { $near ->
        [NONE] Le nom d’un jeu donne la liste de ses règles.
       *[other] Vouliez-vous dire { $near } ?
    }

## Commandes

version = Ambit { $version }, Python { $python }
version-backend = Accès aux broches : { $backend }
version-no-backend = Accès aux broches : aucun (simulation seulement)
version-platform = Plateforme : { $platform }
games-game = jeu
games-mode = mode
games-seats = places
games-packs = paquets de cartes
run-mismatch = { $path } vaut { $got } ; le scénario dit { $want }.
run-nothing-there = absent
run-summary = { $title } : { $wrong ->
        [0] { $steps ->
            [0] rien à jouer.
            [one] l’unique étape s’est passée comme prévu.
           *[other] les { $steps } étapes se sont passées comme prévu.
        }
        [one] { $steps ->
            [one] l’unique étape ne s’est pas passée comme prévu.
           *[other] une étape sur { $steps } ne s’est pas passée comme prévu.
        }
       *[other] { $wrong } étapes sur { $steps } ne se sont pas passées comme prévu.
    }
simulate-nobody = Il n’y a pas encore de joueurs simulés pour « { $game } ». On peut y jouer entre nous : ambit play { $game }.
simulate-summary = { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } en tout.
simulate-unfinished = pas jouée jusqu’au bout
simulate-wins = victoires de la place { $seat }
simulate-breach = Graine { $seed } : { $what }
simulate-clean = Toutes les vérifications ont réussi.

## Les appareils d’un scénario

device-unknown = Il n’y a pas de « { $device } » à cette table. Un appareil s’appelle par exemple seat1.ok ou table.undo. Les
    places vont de 1 à { $seats }, et chacune peut avoir : { $roles }. La table peut avoir : { $table }.
device-not-pressed = On ne peut pas appuyer sur « { $device } ». On appuie sur ok, no, call, undo ou sur un dial.
device-not-turned = On ne peut pas tourner « { $device } ». Seul un dial se tourne, comme seat1.dial.
device-turned-far = C’est trop : un dial se tourne de { $most } crans au plus à la fois.
device-not-tapped = « { $device } » n’est pas un lecteur. Une carte se présente par exemple à seat1.reader ou à table.reader.
device-not-touched = « { $device } » n’est pas un plateau. Les cases se touchent sur table.grid.
device-not-seen = « { $device } » n’affiche rien.
device-not-heard = « { $device } » n’émet aucun son.
device-no-output = « { $device } » ne peut pas afficher ceci : { $output }.
device-no-fault = « { $device } » ne peut pas avoir la panne « { $fault } ». Choisissez une autre panne, ou un autre appareil.
device-not-here = Cette table n’a pas de « { $device } ». Elle a : { $devices }.
device-no-number = « { $number } » n’est pas le numéro d’une puce. Il a 8 ou 14 chiffres de 0 à F, comme 04A1B2C3D4E580.
device-no-card = « { $card } » ne peut pas figurer sur une puce. Le nom d’une carte a des minuscules, des chiffres, des
    points et des tirets, comme training-ambush.
device-on-screen = « { $device } » n’est relié à rien. Utilisez l’écran, ou jouez avec --simulate, sans =wire.
device-unreached = « { $device } » est sur un satellite, et les satellites ne sont pas imités ici. Utilisez l’écran, ou
    écrivez dans le profil comment il est relié au Pi.
device-tap-one = Il faut une carte ou le numéro d’une puce, mais pas les deux.
device-tap-empty = Rien n’a été présenté à « { $device } ». Indiquez la carte avec « card », ou le numéro de sa puce avec
    « uid ».

## Jouer à une table simulée

play-missing = { $count } appareils ne répondent pas : { $devices }. L’écran peut les remplacer, et la partie continue. « ambit doctor --profile FICHIER » dit que faire pour chacun.
play-no-screen = Il n’y a pas encore d’écran : pour avoir sa page, arrêtez avec « quit » et relancez avec --resume --port 8042.
play-no-profile = Une vraie table a besoin de son profil de câblage : ajoutez --profile et un fichier, ou two-seats-pi,
    qui est fourni. Pour une table virtuelle, ajoutez --simulate.
play-wire-satellites = { $lacks ->
        [checkout] Ce profil a des satellites, et l’émulateur qui fait tourner leur vrai micrologiciel n’est que dans une copie des sources
            d’Ambit : lancez-y make setup et scripts/satellite, puis cette commande par son .venv/bin/ambit.
        [node] Ce profil a des satellites. Simulés, ils font tourner leur vrai micrologiciel, et il faut Node.js 18 ou plus récent :
            sudo apt-get install nodejs npm, puis scripts/satellite dans le dossier d’Ambit, puis encore cette commande.
       *[packages] Ce profil a des satellites. Simulés, ils font tourner leur vrai micrologiciel sur MicroPython pour Node.js : lancez
            scripts/satellite dans le dossier d’Ambit, puis encore cette commande.
    } Ou jouez avec --simulate, sans =wire, qui n’en a pas besoin.
play-fast-real = Une vraie table fonctionne en temps réel. Retirez --fast, ou ajoutez --simulate.
play-fast-wire = Avec --simulate=wire, de vrais pilotes travaillent en temps réel. Retirez --fast, ou prenez la table virtuelle :
    --simulate.
play-wire-library = --simulate=wire utilise les vrais pilotes, et leur bibliothèque { $library } manque : lancez
    make pi dans le dossier d’Ambit, ou installez son wheel avec l’extra qui les apporte : pip install ambit-….whl[pi].
    La table virtuelle s’en passe : --simulate.
play-nothing-to-resume = Il n’y a pas de partie inachevée de « { $game } ». Commencez-en une autre, sans --resume.
play-unfinished = La partie { $number } n’est pas finie. Elle reste dans le journal ; ajoutez --resume pour la reprendre.
play-option = « { $option } » n’est pas une option. Écrivez nom=valeur, comme castle=30.
settings-wrong = Les réglages dans { $file } ne peuvent pas servir : { $why }. Corrigez le fichier, ou déplacez-le.
profile-wrong = Le profil de câblage est inutilisable : { $why }
order-unknown = Il n’y a pas de commande « { $order } ». Vous pouvez taper : { $orders }.
order-quotes = Un guillemet est resté ouvert. Fermez-le et tapez la ligne encore une fois.
order-device = L’appareil ne convient pas : { $why }
order-fault = Il n’y a pas de panne « { $fault } ». Vous pouvez choisir : { $faults }.
order-help-press = Nommez le bouton : press seat1.ok
order-help-tap = Nommez le lecteur et la carte : tap table.reader ambush
order-help-lay = Nommez le lecteur et ce qu’on y pose : lay seat1.reader ambush
order-help-lift = Nommez le lecteur, et la carte s’il y en a plusieurs : lift seat1.reader ; ou un plateau et une case : lift table.grid e5
order-help-turn = Nommez la molette et de combien : turn seat1.dial -3
order-help-look = Nommez ce que vous regardez : look seat1.main
order-help-fault = Nommez l’appareil et sa panne : fault seat1.reader dead
order-help-mend = Nommez l’appareil : mend seat1.reader
order-help-wait = Dites combien de secondes : wait 2.5
order-help-undo = C’est un seul mot : undo
order-help-redo = C’est un seul mot : redo
order-help-agree = Nommez la place qui est d’accord : agree 2
order-help-decline = Nommez la place qui n’est pas d’accord : decline 2
order-help-pause = C’est un seul mot : pause
order-help-go = C’est un seul mot, après une pause ou quand le disque a de nouveau de la place : go

## Regarder un appareil d’une table simulée

look-shows = { $device } affiche { $text }
look-dark = { $device } est éteint.
look-lamp = { $on ->
        [yes] { $device } est allumé.
       *[no] { $device } est éteint.
    }
look-led = { $glow ->
        [dim] { TERM($colour, kind: "colour") } faible
        [bright] { TERM($colour, kind: "colour") } vif
       *[normal] { TERM($colour, kind: "colour") }
    }
look-reader = { $count ->
        [0] Il n’y a rien sur { $device }.
        [one] Une carte est sur { $device }.
       *[other] { $count } cartes sont sur { $device }.
    }
look-sound = { $hertz ->
        [0] { $device } se tait.
       *[other] { $device } joue { $hertz } Hz.
    } { $figure ->
        [NONE] On n’a rien entendu avant.
       *[other] Entendu en dernier : { TERM($figure, kind: "figure") }.
    }
colour-dark = éteint
colour-white = blanc
colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-turquoise = turquoise
colour-blue = bleu
colour-violet = violet
figure-fanfare = une fanfare
figure-tune = un air
figure-chord = un accord
figure-bell = une cloche
figure-gong = un gong
figure-rising = une figure montante
figure-falling = une figure descendante
figure-two-tones = deux tons
figure-rumble = un grondement
figure-blip = un bip
figure-low = un ton grave
figure-soft = un ton doux
figure-warning = un avertissement
figure-click = un clic
figure-tick = un tic

# ambit rules
rules-ruling = Décision : { $remark }
rules-option = Option : { $remark }

## Ce qui est demandé d’un paquet

point-known = Chaque carte est connue à cette table
