# Ce que dit --help, et rien d’autre : du texte simple, sans champs. Un paragraphe tient sur une ligne. Voir la version
# anglaise pour les noms.

help-ambit = Ambit arbitre des jeux de cartes à une vraie table.
help-table =
    Une table qui accueille : on s’assoit avec son téléphone, on choisit un jeu sur l’écran, et on rejoue.

    Avec [bold]--profile[/], elle a les appareils de ce profil de câblage, avec [bold]--simulate[/], des appareils virtuels ; sans l’un ni l’autre, ceux du profil que nomme settings.toml. Sans aucun, téléphones et écrans font tout. Ctrl-C y met fin ; qui s’était assis l’est encore au démarrage suivant. Le programme sans commande fait de même.

    Une borne sur une autre machine ouvre /?key=CLÉ à l’adresse de la table, avec la clé de [bold]--kiosk-key-file[/] : elle vaut pour un seul navigateur, et une nouvelle est écrite quand elle a servi.

    Exemples : [bold]ambit table[/] · [bold]ambit table --profile my-table.toml[/]
help-demo =
    Une table simulée dans le navigateur, avec des joueurs simulés. Prenez n’importe quelle place à tout moment.

    Rien n’en est gardé. Ctrl-C y met fin.

    Exemples : [bold]ambit demo[/] · [bold]ambit demo ambush --seats 3 --speed 4 --seed 7[/]
help-play =
    Jouer une partie à la table ; elle est gardée dans le journal et peut être reprise à tout moment.

    À une vraie table, ce sont les appareils de son profil de câblage qui servent : [bold]ambit play ambush --profile my-table.toml[/].

    À une table simulée, une ligne est une chose que quelqu’un fait : [bold]press seat1.ok[/], [bold]tap table.reader ambush[/], [bold]turn seat2.dial -3[/], [bold]look seat1.main[/], [bold]undo[/] ; un mot inconnu les fait toutes afficher. Avec [bold]--simulate=wire[/], les vrais pilotes travaillent, avec des puces émulées au bout de leurs fils.

    Avec [bold]--port[/], la page est servie à côté du terminal : l’écran de la table, les téléphones, l’arbitre.

    Exemple : [bold]ambit play ambush --simulate --seats Ana,Bo[/]
help-hall =
    La salle d’une soirée à plusieurs tables : son bureau, ses écrans, et les téléphones des personnes qui jouent.

    Les tables y arrivent par un serveur MQTT que vous avez déjà, comme Mosquitto : [bold]--broker mqtts://nom:motdepasse@machine:8883/club[/], où club est le nom de la salle. Sans serveur, tout se note au bureau. La dernière soirée est reprise ; une nouvelle se prépare sur /desk. Ctrl-C l’arrête, et rien ne s’y perd.

    Qui ouvre /desk sur cette machine mène la soirée ; un autre ordinateur demande le code secret. Les téléphones s’inscrivent avec le code du jour.

    Exemples : [bold]ambit hall[/] · [bold]ambit hall --broker mqtt://192.168.1.5/club[/]
help-hall-simulate =
    Une salle entière sur cette machine : de vraies tables avec des appareils et des joueurs virtuels, par un serveur MQTT à elle (Mosquitto), et ce qu’elle coûte.

    Code de sortie 0 : rien n’a été perdu ni doublé. 1 : quelque chose l’a été. 2 : on ne peut pas jouer ainsi, ou Mosquitto manque.

    Exemple : [bold]ambit hall simulate --tables 300 --players 1200[/]
help-run =
    Jouer un scénario et dire si tout s’est passé comme il l’attend.

    Le numéro d’une étiquette présentée vaut pour la carte pour laquelle elle est enregistrée ici.

    Code de sortie 0 : tout s’est passé ainsi. 1 : une étape, non. 2 : le fichier n’est pas un scénario.

    Exemple : [bold]ambit run tests/scenarios/ambush/01-no-call-while-placing.jsonl[/]
help-simulate =
    Des joueurs simulés jouent sans page ; à chaque étape, on vérifie ce qui doit toujours être vrai.

    Code de sortie 0 : tout est vérifié. 1 : quelque chose ne l’est pas ; c’est affiché avec la graine du hasard.

    Exemple : [bold]ambit simulate ambush --games 1000[/]
help-games =
    À quoi l’on peut jouer : jeux, modes, places.

    Exemple : [bold]ambit games[/]
help-rules =
    Les règles d’un jeu, ou une seule règle, en mots simples.

    Exemples : [bold]ambit rules ambush[/] · [bold]ambit rules AMBUSH-CALL-02[/]
help-cards = Étiquettes, cartes et decks : présenter pour enregistrer, apprendre, vérifier, garder.
help-cards-register =
    Enregistrer des étiquettes en les présentant : chacune prend la carte proposée.

    L’entrée standard est lue ligne par ligne : un lecteur qui tape le numéro d’une étiquette, ou vous. Toute autre ligne est une partie du nom d’une carte, ou un de ces mots : [bold]skip · undo · move · keep · more 3 · new NOM · quit[/]. Avec [bold]--profile[/], une étiquette présentée à n’importe quel lecteur de cette table compte aussi.

    Exemples : [bold]ambit cards register ambush[/] · [bold]ambit cards register ambush --deck box[/] · [bold]ambit cards register ambush --tokens 4 --profile my-table.toml[/]
help-cards-write =
    Écrire l’identifiant des cartes sur leurs étiquettes avec un lecteur PN532, pour que toute table les connaisse. Chacun est relu.

    Posez une étiquette après l’autre sur le lecteur : chacune devient la CARTE suivante de la liste. Sans liste, une étiquette enregistrée devient la carte pour laquelle elle l’est. Ce qui est déjà écrit sur une étiquette est gardé, sauf avec [bold]--over[/]. Vous pouvez taper : [bold]skip · quit[/]. Code de sortie 1 : toute la liste n’a pas été écrite.

    Exemples : [bold]ambit cards write ambush elven-archer footman --profile my-table.toml[/] · [bold]ambit cards write ambush --profile my-table.toml[/]
help-cards-list =
    Quelles cartes ont quelles étiquettes ; pour un jeu, toutes les cartes connues, et d’où elles viennent.

    Exemples : [bold]ambit cards list[/] · [bold]ambit cards list ambush --json[/]
help-cards-teach =
    Apprendre à Ambit ce que dit une carte, avec les mots que le jeu connaît ; sans option, montrer ce qui est connu.

    Exemples : [bold]ambit cards teach ambush elven-archer --set damage=2[/] · [bold]ambit cards teach ambush wall --name Mur --from wall.toml[/]
help-cards-deck =
    Présenter un deck et le faire vérifier selon les règles du jeu, carte par carte ; un deck admis est gardé.

    L’entrée standard est lue ligne par ligne : le numéro d’une étiquette, une partie du nom d’une carte, [bold]8 x NOM[/] pour des exemplaires, ou un de ces mots : [bold]undo · next[/] (pile) [bold]· done · quit[/] (sans garder). Code de sortie 0 : gardé. 1 : pas gardé, car le jeu ne l’admet pas.

    Exemples : [bold]ambit cards deck ambush box[/] · [bold]ambit cards deck ambush box --show[/]
help-cards-forget =
    Oublier une étiquette, toutes les étiquettes d’une carte, ou toutes celles d’un jeu. La question est d’abord posée.

    Exemples : [bold]ambit cards forget 04A16F92[/] · [bold]ambit cards forget elven-archer[/] · [bold]ambit cards forget --all ambush[/]
help-cards-export =
    Écrire des étiquettes ou un paquet de cartes dans un fichier : en JSON si son nom finit par json, sinon en TOML.

    Exemples : [bold]ambit cards export --tags tags.toml[/] · [bold]ambit cards export --pack ambush ours.toml[/]
help-cards-import =
    Reprendre les paquets et les étiquettes d’une autre table. Les différences sont affichées, et rien n’est remplacé avant votre choix.

    Tous les fichiers sont lus avant que rien ne change. Code de sortie 0 : tout est repris. 1 : une différence reste à trancher. 2 : un fichier n’est ni un paquet ni un registre.

    Exemples : [bold]ambit cards import tags.toml[/] · [bold]ambit cards import ours.toml --theirs[/]
help-log = Les parties gardées.
help-log-list =
    Toutes les parties gardées, la plus récente d’abord.

    Exemple : [bold]ambit log list[/]
help-log-show =
    Raconter une partie gardée.

    Exemple : [bold]ambit log show 3[/]
help-log-export =
    Écrire une partie gardée comme un scénario, qu’[bold]ambit run[/] rejoue.

    Exemple : [bold]ambit log export 3 --to game.jsonl[/]
help-log-evening =
    Écrire les résultats d’une soirée comme un tableau : joueurs, places, gagnants, scores, date et durée.

    Exemple : [bold]ambit log evening --to ce-soir.csv[/]
help-log-verify =
    Vérifier que chaque partie gardée est entière et se rejoue jusqu’au bout.

    Exemple : [bold]ambit log verify[/]
help-backup =
    Copier tout (parties, étiquettes, cartes, decks, profils, réglages) dans un seul fichier, même pendant une partie.

    Le fichier ne contient ni code, ni PIN, ni jeton de personne, et vous seul pouvez le lire.

    Exemple : [bold]ambit backup saturday.zip[/]
help-restore =
    Mettre une sauvegarde à la place de ce qui est là, et qui est gardé à côté.

    Le fichier entier est d’abord vérifié ; s’il est abîmé, étranger à Ambit ou d’un Ambit plus récent, rien ne change. Une sauvegarde d’une version plus ancienne convient.

    Exemple : [bold]ambit restore saturday.zip[/]
help-doctor =
    Vérifier que tout est branché et fonctionne ; pour chaque défaut, dire que faire.

    Avec un profil de câblage, chacun de ses appareils est vérifié ; sans profil, seulement la machine.

    Code de sortie 0 : tout va bien. 1 : quelque chose ne va pas. 2 : le profil est inutilisable.

    Exemples : [bold]ambit doctor[/] · [bold]ambit doctor --profile two-seats-pi --json[/]
help-satellites = Les cartes des places : des Pico en USB.
help-satellites-list =
    Chaque carte branchée, et chacune du profil : ce qu’elle exécute, ses éléments, et si elle répond.

    Code de sortie 0 : toutes les cartes du profil sont utilisables. 1 : l’une ne l’est pas. 2 : le profil n’est pas utilisable.

    Exemples : [bold]ambit satellites list[/] · [bold]ambit satellites list --profile four-seats-satellites --json[/]
help-satellites-monitor =
    Montrer chaque appui, tour et passage de carte en direct, avec la précision de sa datation, et l’état des liaisons. Se termine par Ctrl-C.

    Aucune table ne doit utiliser les cartes pendant ce temps. Ce qui est pressé est montré ici et ne va nulle part ailleurs.

    Exemples : [bold]ambit satellites monitor[/] · [bold]ambit satellites monitor north --profile four-seats-satellites --seconds 60[/]
help-satellites-flash =
    Écrire sur une carte le micrologiciel et les réglages du profil, vérifier ce qui est écrit, et la redémarrer.

    MicroPython doit être sur la carte : tenez BOOTSEL en la branchant, et copiez le fichier de votre carte (.uf2), de la page de téléchargement de micropython.org, sur le disque qui apparaît.

    Code de sortie 0 : écrit, et la carte répond. 1 : elle n’a pas pu être écrite. 2 : le profil n’est pas utilisable, ou mpremote manque.

    Exemple : [bold]ambit satellites flash north --profile four-seats-satellites[/]
help-satellites-prove =
    Guider à travers l’essai à un fil : l’écart entre les datations d’un même appui par toutes les cartes, face à la borne annoncée.

    Code de sortie 0 : chaque appui était dans la borne. 1 : l’un ne l’était pas, ou aucun n’a été mesuré. 2 : le profil n’est pas utilisable.

    Exemple : [bold]ambit satellites prove --profile four-seats-satellites --presses 50[/]
help-service = La table comme service de cette machine : elle démarre avec elle, et de nouveau après une panne.
help-service-install =
    Installer Ambit comme service de cette machine, ou le réparer : paquets, groupes, noms d’appareils, le service lui-même.

    Il demande avant de changer le démarrage de la machine, et utilise sudo quand il le faut. Pas en root.

    Exemple : [bold]ambit service install --kiosk[/]
help-service-update =
    Passer à une autre version. Si sa page ne répond pas en 30 s, la précédente reste en service.

    Les données sont d’abord sauvegardées, comme par ambit backup, dans before-updates de leur dossier : celles des trois dernières mises à jour.

    Exemple : [bold]ambit service update ambit-0.2.0-py3-none-any.whl[/]
help-service-status =
    Si le service tourne, dans quelle version, depuis quand, et combien de fois il a redémarré de lui-même.

    Code de sortie 0 : il tourne. 1 : il ne tourne pas. 2 : il n’y a pas de systemd ici.

    Exemple : [bold]ambit service status[/]
help-service-logs =
    Ce que le service a dit, le plus récent à la fin.

    Exemple : [bold]ambit service logs --follow[/]
help-wiring =
    Quelle broche va où : un tableau, une liste de pièces et, si on le demande, un dessin. Les conflits sont en rouge.

    Code de sortie 0 : on peut câbler ainsi. 1 : quelque chose ne peut pas rester tel quel. 2 : le fichier n’est pas un profil.

    Exemple : [bold]ambit wiring two-seats-pi[/]

## Options et arguments

with-hall = Participer à une salle par ce serveur MQTT : mqtts://nom:motdepasse@machine/club.
with-hall-ca-file = Qui garantit le serveur, si cette machine ne le connaît pas.
with-hall-cert-file = Un certificat auquel le serveur reconnaît cette table.
with-hall-cert-key-file = La clé de ce certificat.
with-hall-key-file = Le fichier avec la clé que le bureau de la salle affiche.
with-home-assistant = Home Assistant trouve cette table auprès du même serveur MQTT.
with-lang = La langue à parler : en ou fr.
with-satellites-json = Une ligne JSON par carte, pour des programmes.
with-satellites-name = Le nom d’un satellite dans le profil ; sans lui, tous.
with-satellites-presses = Combien d’appuis sont mesurés.
with-satellites-seconds = S’arrêter après ce nombre de secondes.
with-service-follow = Continuer avec ce qu’il dit désormais. Se termine par Ctrl-C.
with-service-install-source = Un wheel ou une copie des sources ; sinon, ce dont cette version vient.
with-service-kiosk = Montrer aussi la table sur l’écran de cette machine.
with-service-lines = Combien de lignes.
with-service-source = Un wheel ou une copie des sources de l’autre version.
with-service-yes = Répondre oui à toutes les questions.
with-table-name = Le nom de cette table dans la salle ; sans lui, celui de la machine.
with-version = Les versions d’Ambit et de Python, la bibliothèque des broches et la machine.
with-install-completion = Compléter commandes, jeux, modes, profils et parties gardées avec la touche Tab, dans ce terminal.
with-show-completion = Afficher ce que --install-completion installe.
with-help = Montrer ce texte.
with-add = Continuer avec le deck gardé de ce nom.
with-all = Toutes les étiquettes d’un jeu.
with-cards-deck-name = Le nom du deck ; sans lui, tous les decks sont affichés.
with-cards-export-pack = Ce qui a été appris sur un jeu, ou un paquet par son nom.
with-cards-forget-game = Le jeu de la carte, si plusieurs l’ont.
with-cards-forget-what = Le numéro d’une étiquette, ou l’identifiant d’une carte.
with-cards-list-game = Toutes les cartes d’un jeu ; sans lui, toutes celles qui ont une étiquette.
with-cards-teach-card = L’identifiant ou le nom de la carte.
with-cards-teach-file = Les champs, tirés d’un fichier TOML ou JSON.
with-cards-write-card = Identifiants de cartes, une étiquette chacun ; sans eux, les étiquettes enregistrées.
with-data = Aussi ce qui a été appris ou repris sur la carte.
with-deck = Un deck gardé dit combien d’exemplaires il y a.
with-demo-game = Le jeu ; sans lui, Ambit en choisit un.
with-doctor-json = Une ligne JSON par constat, pour les programmes.
with-fast = Le temps ne passe que lorsque [bold]wait[/] le dit (pour les scripts).
with-files = Paquets et registres, en TOML ou JSON.
with-forget = Oublier le deck gardé de ce nom.
with-game = Le jeu, par exemple ambush.
with-games = Combien de parties.
with-games-json = Une ligne JSON par jeu, pour les programmes.
with-host = L’adresse où écouter ; 127.0.0.1 n’admet pas de téléphones.
with-json = Des lignes JSON, pour les programmes.
with-keep = Un dossier pour les scénarios des parties où quelque chose n’allait pas.
with-keep-anyway = Le garder même si le jeu ne l’admet pas.
with-kiosk-key-file = Écrire ici une clé avec laquelle un navigateur est l’écran de la table.
with-log-evening-json = Du JSON au lieu de CSV.
with-log-evening-number = Le numéro de la soirée ; sans lui, la dernière.
with-log-json = Une ligne JSON par partie gardée, pour les programmes.
with-mode = Le mode ; sans lui, le mode habituel.
with-name = Ce qui est imprimé en haut de la carte.
with-no-browser = Ne pas ouvrir de navigateur ; l’adresse est affichée.
with-number = Le numéro de la partie, selon [bold]ambit log list[/].
with-option = Une option du jeu, CLÉ=VALEUR ; peut être répétée.
with-ours = Là où les deux côtés diffèrent, garder ce qui est ici.
with-over = Aussi sur des étiquettes qui contiennent déjà autre chose.
with-pack = Un paquet par son nom, même un jeu d’entraînement.
with-pile = Une sorte de deck ; une fois pour chacune.
with-pin = Le code PIN de l’arbitre ; sans lui, un nouveau est choisi.
with-play-json = Une ligne JSON par chose qui arrive, pour les programmes.
with-backup-file = La sauvegarde à écrire.
with-restore-file = La sauvegarde à lire.
with-port = Le port de la page ; 0 prend n’importe quel port libre.
with-profile = Un profil de câblage : un fichier, un de ceux de la table, ou un de ceux qui viennent avec Ambit.
with-referee = Admettre une partie qui n’est pas finie, avec ses cartes cachées.
with-resume = Reprendre la partie inachevée la plus récente.
with-rules-json = Une ligne JSON par règle, pour les programmes.
with-rules-what = Un jeu (ambush) ou une règle (AMBUSH-CALL-02).
with-run-file = Un scénario (.jsonl) ; - lit l’entrée standard.
with-run-json = Une ligne JSON par étape, pour les programmes.
with-seats = Les noms, dans le sens des aiguilles d’une montre : Ana,Bo ; ou combien.
with-seed = La même graine donne la même partie.
with-set = Un champ, sa valeur en JSON ; CLÉ= pour un champ qui n’est pas connu.
with-show = Montrer le deck gardé et ce que le jeu en dit.
with-simulate = Une table virtuelle : tapez ce que les gens font. Avec =wire : des puces émulées sous les vrais pilotes.
with-simulate-json = Le résumé en une ligne JSON, pour les programmes.
with-simulate-mode = Le mode ; sans lui, tous les modes du jeu tour à tour.
with-simulate-seats = Combien de places ; sans ce nombre, il est tiré au hasard.
with-simulate-seed = La même graine donne les mêmes parties.
with-speed = Secondes de la table par seconde réelle.
with-svg = Dessiner le schéma de câblage dans ce fichier.
with-tags = Toutes les étiquettes enregistrées.
with-theirs = Là où les deux côtés diffèrent, prendre ce qui est dans le fichier.
with-to = Le fichier à écrire ; sans lui, la sortie standard.
with-tokens = Enregistrer plutôt ce nombre de jetons de cible.
with-training = Avec les cartes inventées du jeu d’entraînement.
with-wiring = Un fichier, un profil de câblage de la table, ou un qui vient avec Ambit.
with-wiring-json = Une ligne JSON avec broches, pièces et défauts, pour les programmes.
with-yes = Ne rien demander.
with-hall-simulate-tables = Combien de tables.
with-hall-simulate-players = Combien de joueurs ; chaque table en prend autant que le mode le permet.
with-hall-simulate-game = Quel jeu on joue.
with-hall-simulate-mode = Quel mode ; sans lui, le premier qui prend autant de joueurs par table.
with-hall-simulate-seconds = Combien de temps on joue.
with-hall-simulate-speed = À quelle vitesse on joue : à 1, quelqu’un agit toutes les 1,2 secondes à chaque table.
with-hall-simulate-growth = Jouer d’abord avec 50 et 100 tables, et dessiner dans ce fichier comment le coût grandit (SVG).
with-broker = L’adresse du serveur MQTT qui relie les tables, avec le nom de la salle : mqtt://machine/club.
with-hall-ca = Qui répond du serveur ; sans ce fichier, ceux en qui cette machine a confiance.
with-hall-cert = Le certificat par lequel le serveur connaît cette salle.
with-hall-cert-key = La clé de ce certificat.
with-hall-data = Le dossier dans lequel les soirées sont gardées.
with-hall-key = La clé des tables ; sans elle celle de la dernière soirée, ou une nouvelle.
with-hall-name = Le nom de la salle, quand aucune adresse ne le donne.
with-hall-pin = Le code secret du bureau ; sans lui un nouveau est fait.
with-hall-wiring = Un profil de câblage dont les lecteurs prennent les badges au bureau.

## Ce qui les entoure

help-arguments = Arguments
help-commands = Commandes
help-default = par défaut :
help-options = Options
help-required = obligatoire
help-try = Aide :
help-usage = Usage :
help-wrong = Pas ainsi

## Noms de ce que l’on tape, en capitales

word-address = ADRESSE
word-args = ARGUMENTS
word-card = CARTE
word-clause = RÈGLE
word-command = COMMANDE
word-file = FICHIER
word-folder = DOSSIER
word-game = JEU
word-int = NOMBRE
word-float = NOMBRE
word-key = CLÉ
word-lang = LANGUE
word-name = NOM
word-names = NOMS
word-number = NUMÉRO
word-options = OPTIONS
word-out = FICHIER
word-pack = PAQUET
word-pile = PILE
word-profile = PROFIL
word-satellite = SATELLITE
word-str = TEXTE
word-uid = ÉTIQUETTE
word-value = VALEUR
