# Tash-Kalar. Les termes sont ceux de la règle française. Un camp porte le nom de son premier joueur, en équipe aussi.

game-tash-kalar = Tash-Kalar
mode-tash-kalar-duel-ancestral = Duel Ancestral
mode-tash-kalar-duel-ancestral-teams = Duel Ancestral par équipe
mode-tash-kalar-match-a-mort = Match-à-mort
mode-tash-kalar-match-a-mort-teams = Match-à-mort par équipe
mode-tash-kalar-melee-a-mort = Mêlée-à-mort

option-tash-kalar-tracking = L’arène est suivie
choice-tash-kalar-tracking-ledger = par les joueurs, la table compte
choice-tash-kalar-tracking-board = par la table, pièce par pièce
option-tash-kalar-first = Place qui commence
option-tash-kalar-goal = Points qui mettent fin à la partie
option-tash-kalar-use-all-actions = Toutes les actions d’un tour sont obligatoires
option-tash-kalar-returns = Une pièce sortie de l’arène sert de nouveau
choice-tash-kalar-returns-turn-end = après le tour
choice-tash-kalar-returns-at-once = aussitôt
option-tash-kalar-reference = « Adjacent » seul se mesure depuis
choice-tash-kalar-reference-summoning = la case d’invocation
choice-tash-kalar-reference-creature = la case où se trouve la créature
option-tash-kalar-tasks = Les objectifs
choice-tash-kalar-tasks-tracked = sont nommés et suivis
choice-tash-kalar-tasks-points = ne comptent que comme points
option-tash-kalar-deck-size = Cartes dans un deck de créatures
option-tash-kalar-legend-deck = Cartes dans le deck des Légendes
option-tash-kalar-flare-deck = Cartes dans le deck des Ruses
option-tash-kalar-task-deck = Cartes dans le deck des objectifs
option-tash-kalar-turn-timer = Rappel du tour après tant de secondes (0 : aucun)

phase-tash-kalar-setup = mise en place
phase-tash-kalar-action = actions en cours
phase-tash-kalar-effect = effet en cours
phase-tash-kalar-reveal = nouvel objectif
phase-tash-kalar-over = partie terminée

counter-actions = actions restantes
counter-common = pièces communes
counter-heroic = pièces héroïques
counter-legendary = pièces légendaires
counter-upgraded = pièces promues
counter-pieces = pièces dans l’arène
counter-supply = pièces disponibles
counter-legend-supply = pièces légendaires disponibles
counter-removed = pièces à rendre
counter-removed-legendary = pièces légendaires à rendre
counter-sideways = cartes inclinées
counter-beings = créatures
counter-legends = Légendes
counter-flares = Ruses
counter-score = points
counter-tasks = points d’objectifs
counter-points-1 = points de la couleur 1
counter-points-2 = points de la couleur 2
counter-points-3 = points de la couleur 3
counter-points-4 = points de la couleur 4
counter-impro-1 = invocation improvisée, couleur 1
counter-impro-2 = invocation improvisée, couleur 2
counter-impro-3 = invocation improvisée, couleur 3
counter-impro-4 = invocation improvisée, couleur 4
counter-discard = défausse
counter-found = cases d’invocation

flag-active = joue son tour
flag-control = a reçu le contrôle
flag-deck-out = a pioché la dernière carte
flag-discarded = a défaussé
flag-first = joue en premier
flag-handed = a laissé le contrôle

rank-tash-kalar-common = commune
rank-tash-kalar-heroic = héroïque
rank-tash-kalar-legendary = légendaire
piece-tash-kalar-1c = une pièce commune du camp { SEAT(1) }
piece-tash-kalar-1h = une pièce héroïque du camp { SEAT(1) }
piece-tash-kalar-1l = une pièce légendaire du camp { SEAT(1) }
piece-tash-kalar-2c = une pièce commune du camp { SEAT(2) }
piece-tash-kalar-2h = une pièce héroïque du camp { SEAT(2) }
piece-tash-kalar-2l = une pièce légendaire du camp { SEAT(2) }
piece-tash-kalar-3c = une pièce commune du camp { SEAT(3) }
piece-tash-kalar-3h = une pièce héroïque du camp { SEAT(3) }
piece-tash-kalar-3l = une pièce légendaire du camp { SEAT(3) }
piece-tash-kalar-4c = une pièce commune du camp { SEAT(4) }
piece-tash-kalar-4h = une pièce héroïque du camp { SEAT(4) }
piece-tash-kalar-4l = une pièce légendaire du camp { SEAT(4) }
kind-tash-kalar-creature = créature
kind-tash-kalar-flare = Ruse
kind-tash-kalar-task = objectif
op-tash-kalar-destroy = détruire
op-tash-kalar-move = déplacer
op-tash-kalar-place = placer
op-tash-kalar-upgrade = promouvoir
op-tash-kalar-downgrade = déclasser
op-tash-kalar-convert = convertir
op-tash-kalar-gain = gagner des actions
op-tash-kalar-extra = piocher des cartes supplémentaires
op-tash-kalar-again = jouer un tour supplémentaire
op-tash-kalar-choose = choisir
need-tash-kalar-destroyed = des pièces ennemies détruites à ce tour
need-tash-kalar-summoned = des créatures invoquées à ce tour
need-tash-kalar-hold = vos pièces sur les cases qu’il nomme
need-tash-kalar-lead = plus de vos pièces que de pièces ennemies sur les cases qu’il nomme
need-tash-kalar-line = plus de vos pièces que de pièces ennemies sur une ligne ou une colonne du milieu
need-tash-kalar-cross = vos pièces sur toute une croix au centre
need-tash-kalar-diagonals = vos pièces sur les deux grandes diagonales
need-tash-kalar-chain = une chaîne de vos pièces à travers l’arène
need-tash-kalar-around = vos pièces autour d’une pièce ennemie
need-tash-kalar-isolated = une pièce ennemie isolée
need-tash-kalar-either = l’une des choses qu’il nomme

reason-tash-win-02 = Plus de points que l’autre camp.
reason-tash-win-03 = Le meilleur score dans la couleur la plus faible.
reason-tash-win-04 = Les couleurs les plus faibles sont à égalité : la deuxième départage.
reason-tash-win-05 = Deux couleurs sont à égalité : la troisième départage.
reason-tash-win-06 = Égalité aux points : le nombre de pièces promues dans l’arène départage.
reason-tash-win-07 = Égalité aux points : le nombre de pièces dans l’arène départage.
reason-tash-win-08 = L’égalité persiste : la victoire est partagée.
reason-tash-end-08 = L’autre camp abandonne.

## Ce qu’il faut faire maintenant

prompt-tash-setup-reveal = Dévoilez la carte suivante du deck Objectifs et présentez-la au lecteur.
prompt-tash-setup-place = { SEAT($seat) } : placez les pièces de départ sur leurs cases.
prompt-tash-setup-start = Tout est prêt : appuyez sur OK pour commencer.
prompt-tash-action = { SEAT($seat) } : placez, invoquez ou défaussez. { $actions ->
        [one] Il reste { $actions } action.
       *[other] Il reste { $actions } actions.
    }
prompt-tash-shortage = { SEAT($seat) } : rupture de pièces. Pour en placer une, reprenez d’abord l’une des vôtres.
prompt-tash-end = { SEAT($seat) } : il ne reste aucune action. Jouez une Ruse, ou finissez votre tour avec Passer.
prompt-tash-effect = { $card ->
        [NONE] { SEAT($seat) } : appliquez ce que dit la carte, puis appuyez sur OK.
       *[other] { $part ->
            [upper] { SEAT($seat) } : appliquez l’effet supérieur de la carte { CARD($card) }, puis appuyez sur OK.
            [lower] { SEAT($seat) } : appliquez l’effet inférieur de la carte { CARD($card) }, puis appuyez sur OK.
           *[creature] { SEAT($seat) } : appliquez le pouvoir de la carte { CARD($card) }, puis appuyez sur OK.
        }
    }
prompt-tash-reveal = Dévoilez un nouveau prochain objectif et présentez-le au lecteur.
prompt-tash-over = { COUNT($winners) ->
        [one] { SEATS($winners) } gagne.
       *[other] { SEATS($winners) } gagnent.
    } { TERM($reason, kind: "reason") }

## Les règles que chacun respecte de soi-même

clause-tash-setup-02 = Placez le plateau du côté aux cases centrales colorées pour le Duel Ancestral, de l’autre côté pour un Match-à-mort ou une Mêlée-à-mort.
clause-tash-setup-04 = Mélangez les Ruses, les Légendes et votre deck, chacun à part.
clause-tash-team-03 = Inclinez les 6 cartes du bas de chaque deck.

## Ce qui vient d’arriver

fact-tash-kalar-school = { SEAT($seat) } joue l’École « { $school } ».
fact-tash-kalar-task_revealed = L’objectif { CARD($task) } est dévoilé.
fact-tash-kalar-task_aside = Mettez { CARD($task) } de côté et dévoilez une autre carte.
fact-tash-kalar-task_under = { CARD($task) } va sous le deck Objectifs. Dévoilez une autre carte.
fact-tash-kalar-task_next = { CARD($task) } est le prochain objectif.
fact-tash-kalar-task_current = { CARD($task) } est un objectif en cours.
fact-tash-kalar-tasks_shuffled = { $n ->
        [one] Remélangez { $n } carte mise de côté dans le deck Objectifs.
       *[other] Remélangez { $n } cartes mises de côté dans le deck Objectifs.
    }
fact-tash-kalar-drawn = { SEAT($seat) } pioche : créatures { $beings }, Légendes { $legends }, Ruses { $flares }.
fact-tash-kalar-turn = Tour { $n } : { SEAT($seat) } a { $actions ->
        [one] { $actions } action.
       *[other] { $actions } actions.
    }
fact-tash-kalar-placed = { $at ->
        [NONE] Camp { SEAT($side) } : une pièce { TERM($rank, kind: "rank-tash-kalar") } entre dans l’arène.
       *[other] Camp { SEAT($side) } : une pièce { TERM($rank, kind: "rank-tash-kalar") } se trouve en { $at }.
    }
fact-tash-kalar-picked_up = { $at ->
        [NONE] Camp { SEAT($side) } : reprenez une pièce { TERM($rank, kind: "rank-tash-kalar") }.
       *[other] Camp { SEAT($side) } : reprenez la pièce { TERM($rank, kind: "rank-tash-kalar") } en { $at }.
    }
fact-tash-kalar-summoned = { $card ->
        [NONE] { SEAT($seat) } invoque une créature { TERM($rank, kind: "rank-tash-kalar") }{ tash-kalar-on }.
       *[other] { SEAT($seat) } invoque { CARD($card) }{ tash-kalar-on }.
    }
tash-kalar-on = { $at ->
        [NONE] {""}
       *[other] {" "}en { $at }
    }
fact-tash-kalar-improvised = { SEAT($seat) } improvise avec une pièce du camp { SEAT($side) }. Retournez ce marqueur.
fact-tash-kalar-moved = { $from ->
        [NONE] Une pièce se déplace.
       *[other] { $to ->
            [NONE] La pièce en { $from } se déplace.
           *[other] La pièce en { $from } va en { $to }.
        }
    }
fact-tash-kalar-destroyed = { $counted ->
        [yes] Camp { SEAT($side) } : une pièce { TERM($rank, kind: "rank-tash-kalar") } est détruite{ tash-kalar-on }. Gardez-la à côté du plateau jusqu’à la fin du tour.
       *[no] Camp { SEAT($side) } : une pièce { TERM($rank, kind: "rank-tash-kalar") } est détruite{ tash-kalar-on }. Elle ne compte pour personne.
    }
fact-tash-kalar-upgraded = Camp { SEAT($side) } : une pièce est promue et devient { TERM($to, kind: "rank-tash-kalar") }{ tash-kalar-on }.
fact-tash-kalar-downgraded = Camp { SEAT($side) } : une pièce est déclassée et devient { TERM($to, kind: "rank-tash-kalar") }{ tash-kalar-on }.
fact-tash-kalar-converted = Une pièce du camp { SEAT($side) } est convertie : elle devient une pièce { TERM($rank, kind: "rank-tash-kalar") } du camp { SEAT($to_side) }{ tash-kalar-on }.
fact-tash-kalar-actions = { SEAT($seat) } a maintenant { $to ->
        [one] { $to } action.
       *[other] { $to } actions.
    }
fact-tash-kalar-extra_cards = À la fin du tour, cartes supplémentaires à piocher ({ TERM($deck, kind: "counter") }) : { $n }.
fact-tash-kalar-again = { SEAT($seat) } jouera un tour supplémentaire.
fact-tash-kalar-flare = { $card ->
        [NONE] { SEAT($seat) } joue une Ruse face au camp { SEAT($against) } : { tash-kalar-halves }.
       *[other] { SEAT($seat) } joue { CARD($card) } face au camp { SEAT($against) } : { tash-kalar-halves }.
    }
tash-kalar-halves = { $upper ->
        [yes] { $lower ->
            [yes] d’abord l’effet supérieur, puis l’effet inférieur
           *[no] l’effet supérieur
        }
       *[no] l’effet inférieur
    }
fact-tash-kalar-effect_done = { $part ->
        [upper] L’effet supérieur est résolu.
        [lower] L’effet inférieur est résolu.
       *[creature] L’effet est résolu.
    }
fact-tash-kalar-discarded = { $pile ->
        [legends] { CARD($card) } va dans la défausse des Légendes.
        [flares] { CARD($card) } va dans la défausse des Ruses.
       *[school] { SEAT($seat) } défausse { CARD($card) }.
    }
fact-tash-kalar-returned = { SEAT($seat) } remet des cartes sous leurs decks : créatures { $beings }, Légendes { $legends }, Ruses { $flares }.
fact-tash-kalar-handover = { SEAT($seat) } laisse le contrôle à { SEAT($to) }.
fact-tash-kalar-legends_passed = { SEAT($seat) } donne à { SEAT($to) } { $n ->
        [one] { $n } Légende.
       *[other] { $n } Légendes.
    }
fact-tash-kalar-claimed = { $task ->
        [NONE] Le camp { SEAT($side) } revendique un objectif : { $points }.
       *[other] Le camp { SEAT($side) } revendique { CARD($task) } : { $points }.
    }
fact-tash-kalar-score = { $in ->
        [NONE] Le camp { SEAT($side) } a maintenant { $to ->
            [one] { $to } point.
           *[other] { $to } points.
        }
       *[other] { SEAT($side) } a maintenant { $to ->
            [one] { $to } point
           *[other] { $to } points
        } dans la couleur du camp { SEAT($in) }.
    }
fact-tash-kalar-pieces_returned = Rendez ses pièces au camp { SEAT($side) } : communes ou héroïques { $removed }, légendaires { $legendary }.
fact-tash-kalar-reshuffle = { $deck ->
        [legends] Le deck Légendes est épuisé. Mélangez sa défausse pour former un nouveau deck.
       *[flares] Le deck Ruses est épuisé. Mélangez sa défausse pour former un nouveau deck.
    }
fact-tash-kalar-ending = La fin de partie est déclenchée : encore { $left ->
        [one] { $left } tour après celui-ci.
       *[other] { $left } tours après celui-ci.
    }
fact-tash-kalar-fixed = { $to ->
        [NONE] Corrigé : { $at } est vide.
       *[other] Corrigé : { TERM($to, kind: "piece-tash-kalar") } se trouve en { $at }.
    }
fact-tash-kalar-adjusted = Corrigé pour { SEAT($target) } : { TERM($counter, kind: "counter") } { $to } au lieu de { $from }.
fact-tash-kalar-result = { COUNT($winners) ->
        [one] { SEATS($winners) } gagne.
       *[other] { SEATS($winners) } gagnent.
    } { TERM($reason, kind: "reason") }

## Ce qui n’est pas possible, et quoi faire à la place

tash-kalar-over = La partie est terminée. Seuls les noms peuvent encore changer.
tash-kalar-not-yet = La partie n’a pas commencé. Finissez d’abord la mise en place.
tash-kalar-too-late = Cela appartient à la mise en place, ou au moment où l’on dévoile un objectif. Ce n’est pas demandé maintenant.
tash-kalar-needs-board = Les cases ne sont pas suivies à cette table. Jouez avec l’option « board » pour cela.
tash-kalar-reveal-first = Dévoilez d’abord le nouveau prochain objectif.
tash-kalar-effect-first = Un effet est en cours. Résolvez-le d’abord, avec ses opérations ou avec OK.
tash-kalar-no-effect = Aucun effet n’est en cours. Invoquez d’abord une créature ou jouez une Ruse.
tash-kalar-not-your-turn = Ce n’est pas à { SEAT($seat) } de jouer. C’est à { SEAT($active) }.
tash-kalar-school-taken = { SEAT($seat) } joue déjà l’École « { $school } ». Choisissez-en une autre.
tash-kalar-no-reveal = Aucun objectif n’est à dévoiler : tous ceux qu’il faut sont posés, ou cette partie n’en a pas.
tash-kalar-task-lies = { CARD($task) } est déjà sur la table. Vérifiez quelle carte a été dévoilée.
tash-kalar-no-task-left = Il ne reste aucun objectif face cachée.
tash-kalar-objectives-missing = Il manque des objectifs. Dévoilez des cartes jusqu’à trois objectifs en cours et un prochain objectif, ou dites sur un écran qu’il ne reste aucune carte.
tash-kalar-starts-by = C’est à { SEAT($seat) } de placer les pièces de départ.
tash-kalar-starts-side = Aucune pièce de départ de cette couleur ne manque. { COUNT($sides) ->
        [0] Toutes sont placées.
       *[other] Il manque les couleurs : { SEATS($sides) }.
    }
tash-kalar-starts-square = Aucune pièce de départ ne va en { $square }. Cases libres : { $squares ->
        [NONE] aucune
       *[other] { $squares }
    }.
tash-kalar-starts-missing = { SEAT($seat) } doit d’abord placer les pièces de départ. Couleurs : { SEATS($sides) }.
tash-kalar-no-action = Il ne reste aucune action à ce tour. Jouez une Ruse, ou finissez le tour.
tash-kalar-actions-left = { $n ->
        [one] Il reste { $n } action. Utilisez-la avant de finir le tour.
       *[other] Il reste { $n } actions. Utilisez-les avant de finir le tour.
    }
tash-kalar-outside = { $square } n’est pas dans l’arène. Choisissez l’une de ses 69 cases.
tash-kalar-occupied = Une pièce occupe { $square }. Choisissez une case vide.
tash-kalar-no-shortage = { $n ->
        [one] Il reste { $n } pièce disponible : prenez-la, sans en reprendre une autre.
       *[other] Il reste { $n } pièces disponibles : prenez-en une, sans en reprendre une autre.
    }
tash-kalar-pick-one = Rupture de pièces : dites laquelle de vos pièces communes ou héroïques vous reprenez.
tash-kalar-pick-another = Ce n’est pas une de vos pièces communes ou héroïques. Reprenez-en une autre.
tash-kalar-none-in-hand = { SEAT($seat) } n’a en main aucune carte de ce deck : { TERM($deck, kind: "counter") }.
tash-kalar-other-school = { CARD($card) } appartient à l’École « { $school } », et cette place joue « { $own } ».
tash-kalar-not-in-deck = { CARD($card) } n’est pas dans le deck enregistré pour { SEAT($seat) }.
tash-kalar-all-discarded = { CARD($card) } est déjà dans la défausse. Vérifiez de quelle carte il s’agit.
tash-kalar-legend-colour = Dites dans quelle couleur marquer le point de la Légende : { SEATS($sides) }.
tash-kalar-no-improvising = L’invocation improvisée n’existe que dans la Mêlée-à-mort, avec une pièce ennemie.
tash-kalar-improvised-before = Vous avez déjà improvisé avec la couleur du camp { SEAT($side) }. C’est permis une fois par couleur.
tash-kalar-no-piece-to-improvise = Le camp { SEAT($side) } n’a aucune pièce dans l’arène avec laquelle improviser.
tash-kalar-no-improvised-match = L’arène ne montre pas { CARD($card) } autour de { $square } avec exactement une pièce du camp { SEAT($side) }.
tash-kalar-no-match = L’arène ne montre pas la formation de la carte { CARD($card) } autour de { $square }. Cherchez où la carte convient.
tash-kalar-higher-there = Une pièce { TERM($rank, kind: "rank-tash-kalar") } s’y trouve, de rang supérieur à la créature. Choisissez une autre case.
tash-kalar-piece-becomes = Votre pièce sur cette case devient la créature. N’en reprenez pas d’autre.
tash-kalar-no-piece-at-all = Il n’y a aucune pièce pour une créature { TERM($rank, kind: "rank-tash-kalar") } : aucune disponible, aucune libre dans l’arène.
tash-kalar-pick-spare = Rupture de pièces : dites laquelle de vos pièces hors de la formation vous reprenez.
tash-kalar-fits-nowhere = { CARD($card) } ne peut être invoquée nulle part dans l’arène. Reprenez la carte et choisissez une autre action.
tash-kalar-finish-effect = { SEAT($seat) }, un effet est ouvert depuis un moment. Terminez-le avec OK.
tash-kalar-seen-missing = Aucune pièce n’est vue en { $square }.
tash-kalar-put-back = Camp { SEAT($side) } : remettez-y la pièce { TERM($rank, kind: "rank-tash-kalar") }. Ou a-t-elle quitté l’arène ? Alors l’arbitre corrige { $square }.
tash-kalar-seen-extra = Une pièce est vue en { $square }, où il ne devrait pas y en avoir.
tash-kalar-take-off = Retirez-la. Ou a-t-elle sa place ici ? Alors l’arbitre corrige { $square }.
tash-kalar-put-back-early = Camp { SEAT($side) } : remettez-y la pièce { TERM($rank, kind: "rank-tash-kalar") }, ou annulez le coup.
tash-kalar-take-off-early = Retirez-la. Une pièce de départ s’y pose quand sa couleur est demandée.
tash-kalar-exchange = La pièce en { $square } a changé.
tash-kalar-exchange-how = Camp { SEAT($side) } : la pièce { TERM($rank, kind: "rank-tash-kalar") } occupe maintenant { $square } ; retournez la pièce ou échangez-la, puis reposez-la.
tash-kalar-put-again = La pièce en { $square } a été levée puis reposée.
tash-kalar-put-again-how = { SEAT($seat) } : OK y invoque { CARD($card) }. Appuyez sur Passer si elle a seulement été remise en place.
tash-kalar-pick-unfit = Cette pièce ne peut pas être reprise. Choisissez une des vôtres, du bon type et hors de la formation.
tash-kalar-handed-over = Le contrôle a été laissé : pour le reste du tour, on ne place que des pièces communes.
tash-kalar-discarded-before = Vous avez déjà défaussé à ce tour. C’est permis une fois.
tash-kalar-discard-a-being = { CARD($card) } est une Légende. Défaussez une créature de votre deck.
tash-kalar-too-many-back = Il ne reste pas autant de cartes en main : { TERM($deck, kind: "counter") } { $n }.
tash-kalar-too-late-for-flares = Le contrôle a été laissé à ce tour : il est trop tard pour une Ruse. Finissez le tour.
tash-kalar-against-whom = Dites à quel adversaire vous vous comparez.
tash-kalar-against-yourself = Une Ruse se joue face à un adversaire. Choisissez un autre camp.
tash-kalar-not-behind = Aucune condition de la Ruse n’est remplie : l’écart avec l’adversaire est trop petit.
tash-kalar-no-objectives = Ce mode n’a pas d’objectifs. Finissez le tour sans revendiquer.
tash-kalar-claim-a-card = À cette table, les objectifs sont des cartes : revendiquez un objectif en cours.
tash-kalar-claim-points = À cette table, on ne compte que les points des objectifs : revendiquez avec leurs points.
tash-kalar-not-current = { CARD($task) } n’est pas un objectif en cours. Revendiquez-en un qui l’est.
tash-kalar-needs = { CARD($task) } demande davantage : { TERM($need, kind: "need-tash-kalar") }.
tash-kalar-choose-colour = Dites dans quelle couleur marquer le point des pièces communes isolées : { SEATS($sides) }.
tash-kalar-no-colour-to-choose = Il n’y a aucun point dont choisir la couleur. Finissez le tour sans couleur.
tash-kalar-no-teams = On ne laisse le contrôle que dans le jeu par équipe.
tash-kalar-handed-before = Le contrôle a déjà été laissé à ce tour. C’est permis une fois.
tash-kalar-nothing-to-hand-over = Il ne reste aucune action à laisser. Finissez le tour.
tash-kalar-no-resigning = L’abandon est interdit dans la Mêlée-à-mort. Jouez jusqu’au bout.
tash-kalar-no-such-piece = Le camp { SEAT($side) } n’a pas autant de pièces { TERM($rank, kind: "rank-tash-kalar") } dans l’arène. Regardez de nouveau, ou faites corriger le nombre.
tash-kalar-empty-square = Aucune pièce ne se trouve en { $square }. Regardez de nouveau, ou faites corriger la case.
tash-kalar-supply = Le camp { SEAT($side) } a trop peu de pièces disponibles pour cela ({ TERM($rank, kind: "rank-tash-kalar") } : { $n }). C’est impossible.
tash-kalar-not-adjacent = { $to } n’est pas adjacente à { $from }. Un déplacement va vers une case adjacente : choisissez-en une.
tash-kalar-leap-away = Un saut finit sur une autre case que { $square }. Choisissez-en une autre.
tash-kalar-standard-move = Un déplacement standard va vers une case vide ou sur une pièce de rang inférieur ; ici se trouve une pièce { TERM($rank, kind: "rank-tash-kalar") }.
tash-kalar-combat-move = Un déplacement de combat va vers une case vide ou sur une pièce de rang égal ou inférieur ; ici se trouve une pièce { TERM($rank, kind: "rank-tash-kalar") }.
tash-kalar-highest = Une pièce légendaire ne peut pas être promue. Choisissez une autre pièce.
tash-kalar-lowest = Une pièce commune ne peut pas être déclassée. Choisissez une autre pièce.
tash-kalar-convert-enemies = On ne convertit que des pièces ennemies. Choisissez-en une.
tash-kalar-mandatory = Cette partie n’est pas optionnelle. Reste à faire : { $n }.
tash-kalar-nothing-to-choose = Cet effet n’offre aucun choix. Entrez ce qui s’est passé.
tash-kalar-other-step = { $step ->
        [NONE] L’effet est résolu ; il n’y a plus rien à faire ({ TERM($op, kind: "op-tash-kalar") }).
       *[other] La carte demande maintenant autre chose : { TERM($step, kind: "op-tash-kalar") }, pas { TERM($op, kind: "op-tash-kalar") }.
    }
tash-kalar-no-branch = Ce choix n’existe pas. Prenez un nombre de 1 à { $n }.
tash-kalar-too-often = La carte n’en demande pas autant. Encore possible : { $n }.
tash-kalar-not-this-one = La carte ne vise pas cette pièce ou cette case ({ TERM($op, kind: "op-tash-kalar") }). Relisez la carte.

## Corrections

tash-kalar-adjust-derived = « { TERM($counter, kind: "counter") } » découle d’autres compteurs. Corrigez ceux-là.
tash-kalar-adjust-board = « { TERM($counter, kind: "counter") } » se compte d’après les cases. Corrigez plutôt la case.
tash-kalar-adjust-actions = Les actions appartiennent au tour en cours ({ SEAT($seat) }), tant qu’il dure.
tash-kalar-adjust-supply = Un camp n’a pas autant de pièces. Mettez moins pour « { TERM($counter, kind: "counter") } ».
tash-kalar-adjust-piece = Le camp { SEAT($side) } n’a plus de telle pièce pour cette case ({ TERM($rank, kind: "rank-tash-kalar") }).

## Entrées incompréhensibles

tash-kalar-no-such-side = Il n’y a pas de camp { $side }. Les camps vont de 1 à { $sides }.
tash-kalar-no-such-counter = Cette place n’a pas de compteur « { TERM($counter, kind: "counter") } » dans ce mode.
tash-kalar-no-square = { $got } n’est pas une case (« { $field } »). Une case est une lettre de a à i et un chiffre de 1 à 9, comme e5.
tash-kalar-no-piece = Ce n’est pas une pièce. Écrivez son camp (1 à { $sides }) et c, h ou l, comme 2h ; ou null pour une case vide.
tash-kalar-wrong-kind = { CARD($card) } est d’une autre sorte ; il faut ici : { TERM($kind, kind: "kind-tash-kalar") }.
tash-kalar-no-form = La formation de la carte { CARD($card) } n’est pas connue. Entrez-la d’abord, ou cherchez vous-même.
tash-kalar-flare-number = Les chiffres de cette Ruse ne sont pas connus. Indiquez celui du haut ou celui du bas.
tash-kalar-op = Cette opération est incompréhensible. { $why }
tash-kalar-op-unknown = Cette opération n’existe pas. Possibles : { $known }.
tash-kalar-first-seat = La place { $first } ne peut pas commencer : il n’y a que { $seats } places.
tash-kalar-color-side = Il n’y a pas de camp « { $key } » dont nommer la couleur. Les camps vont de 1 à { $sides }.
tash-kalar-deck-size = Des decks de { $cards } cartes ne conviennent pas à ce mode. Il en faut { $least } à { $most }.
tash-kalar-deck-list = Le deck de la place { $seat } n’est pas une liste de cartes. { $why }
tash-kalar-deck-card = { CARD($card) } n’est pas une créature d’une École et ne peut pas être dans le deck de la place { $seat }.
tash-kalar-deck-cards = Le deck de la place { $seat } a { $cards } cartes. Ce mode en prend { $least } à { $most }.

## Ce qui ne va pas avec une carte

tash-kalar-flaw-empty = « { $of } » ne dit rien dans « { $field } ». Donnez-lui au moins une entrée.
tash-kalar-flaw-kind = Rien ne dit de quelle sorte de carte il s’agit. Ajoutez « kind » : creature, flare ou task.
tash-kalar-flaw-field = « { $field } » appartient à une autre sorte de carte ({ TERM($other, kind: "kind-tash-kalar") }) ; celle-ci est de la sorte { TERM($kind, kind: "kind-tash-kalar") }.
tash-kalar-flaw-missing = « { $field } » manque ; il en faut un à cette sorte de carte ({ TERM($kind, kind: "kind-tash-kalar") }).
tash-kalar-flaw-rows = La ligne { $row } de « { $field } » a { $cells } cases, la première { $first }. Toutes les lignes en ont autant, et au moins une.
tash-kalar-flaw-cell = « { $field } » a une case « { $cell } ». Possibles : { $known }.
tash-kalar-flaw-large = « { $field } » est plus grand que l’arène. Il y tient au plus { $most } lignes et colonnes.
tash-kalar-flaw-summoning-square = La formation a { $n } cases d’invocation. Il en faut exactement une : * ou C, H, L.
tash-kalar-flaw-marks = Les cases marquées ({ $marks }) et la formation ({ $form }) n’ont pas la même taille.
tash-kalar-flaw-marks-alone = Des cases marquées demandent une formation à côté. Ajoutez « form ».
tash-kalar-flaw-most = L’étape « { TERM($op, kind: "op-tash-kalar") } » demande au moins { $least } et au plus { $most }. Corrigez l’un des deux.
tash-kalar-flaw-where = L’étape « { TERM($op, kind: "op-tash-kalar") } » dit « { $where } ». Possibles : { $known }, ou within suivi de deux points et d’une distance de 0 à { $most }.

## Ce qui est demandé d’un paquet

point-tash-kalar-creatures = Seulement des créatures d’une école
point-tash-kalar-size = De { $least } à { $most } cartes
