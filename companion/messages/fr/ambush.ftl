# Ambush. Devant : ; ? ! et dans les guillemets, l’espace est insécable. Pas de « de » devant un nom : il faudrait l’élider.

game-ambush = Ambush
mode-ambush-standard = partie complète
mode-ambush-practice = manche d’essai

option-ambush-castle = Les châteaux commencent à
option-ambush-dial-max = Maximum des cadrans
option-ambush-deck = Cartes dans la pioche
option-ambush-castle-names = Noms des châteaux
choice-ambush-castle-names-ask = facultatifs
choice-ambush-castle-names-require = obligatoires
option-ambush-false-start = Après un faux départ
choice-ambush-false-start-report = il est seulement signalé
choice-ambush-false-start-bar = plus d’appel avant son propre tour
option-ambush-verify = Vérifier un appel
choice-ambush-verify-auto = d’après les cartes lues, si possible
choice-ambush-verify-declare = les joueurs le disent
option-ambush-capture-seconds = Secondes pour saisir (0 : sans limite)
option-ambush-turn-seconds = Secondes par tour (0 : sans limite)
option-ambush-practice-rounds = Manches d’entraînement

phase-ambush-setup = mise en place
phase-ambush-expose = carte à montrer
phase-ambush-play = carte à jouer
phase-ambush-effect = effet en cours
phase-ambush-capture = ruée
phase-ambush-verify = vérification de l’appel
phase-ambush-heat = dés pour départager
phase-ambush-aftermath = après la ruée
phase-ambush-over = partie finie

counter-battlefield = champ de bataille
counter-captured = cartes capturées
counter-castle = château
counter-guard = garde

flag-barred = ne peut pas appeler
flag-destroyed = château détruit
flag-over-limit = au-dessus de la limite
flag-stopped = a fini de ramasser

reason-ambush-win-05 = Il ne reste qu’un château debout.
reason-ambush-win-06 = Les derniers châteaux sont tombés au même instant.
reason-ambush-practice-02 = L’essai est terminé. Jouez une partie complète quand vous voulez.

## Que faire maintenant

prompt-ambush-setup =
    Mélangez la pioche et donnez 5 cartes à chaque personne.
    { COUNT($unnamed) ->
        [0] Tous les châteaux ont un nom.
       *[other] Nommez vos châteaux : { SEATS($unnamed) }.
    }
    Puis choisissez ensemble le plus beau nom de château. La personne qui l’a trouvé commence.
prompt-ambush-expose = { SEAT($seat) }, montrez la carte du dessus et posez-la face cachée.
prompt-ambush-play = { SEAT($seat) }, jouez une carte de votre main, ou passez.
prompt-ambush-effect = { $resolve ->
        [yes] { SEAT($seat) }, appliquez votre carte et indiquez ce qu’elle a fait.
       *[no] { $place ->
            [one] { SEAT($seat) }, posez encore { $place } carte face cachée.
           *[other] { SEAT($seat) }, posez encore { $place } cartes face cachée.
        }
    }
prompt-ambush-capture = Ramassez ! Arrêtez quand vous voulez, puis dites combien de cartes vous avez. Encore en train de ramasser : { SEATS($waiting) }.
prompt-ambush-count = Le temps est écoulé. { COUNT($waiting) ->
        [one] { SEATS($waiting) }, comptez votre pile et dites combien de cartes vous avez.
       *[other] { SEATS($waiting) }, comptez vos piles et dites combien de cartes vous avez.
    }
prompt-ambush-verify =
    { COUNT($waiting, of: "players") ->
        [0] {""}
       *[other] { SEATS($waiting, of: "players") }, regardez vos cartes capturées et dites combien de cartes Ambush s’y trouvent.
    }
    { COUNT($waiting, of: "table") ->
        [0] {""}
       *[other] Quelqu’un regarde les cartes restées sur place et dit combien de cartes Ambush s’y trouvent.
    }
prompt-ambush-heat = { COUNT($waiting) ->
        [one] { SEATS($waiting) }, lancez un dé et dites ce qu’il montre.
       *[other] { SEATS($waiting) }, lancez un dé par personne et dites ce qu’il montre.
    } Le plus haut résultat endosse le faux appel.
prompt-ambush-aftermath =
    { EACH($trim, message: "ambush-give-back") }
    { $left ->
        [0] {""}
        [one] Mélangez dans la pioche la { $left } carte restée sur place.
       *[other] Mélangez dans la pioche les { $left } cartes restées sur place.
    }
    Confirmez quand tout est fait ; le tour reprend alors.
ambush-give-back = { $count ->
        [one] { SEAT($seat) }, rendez { $count } carte.
       *[other] { SEAT($seat) }, rendez { $count } cartes.
    }
prompt-ambush-over = { COUNT($winners) ->
        [0] Personne ne gagne.
        [one] { SEATS($winners) } gagne.
       *[other] { SEATS($winners) } gagnent.
    } { TERM($reason, kind: "reason") }

## Les règles que chacun respecte de soi-même

clause-ambush-setup-02 = Installez-vous autour d’une grande surface plane, à peu près à égale distance : c’est le champ de bataille.
clause-ambush-setup-05 = La pioche est au milieu, à égale distance de tout le monde.
clause-ambush-setup-09 = Si vous n’êtes pas d’accord, la personne la plus jeune commence.
clause-ambush-setup-12 = Vous découvrez le jeu ? Faites d’abord une manche d’essai : choisissez le mode « manche d’essai ».
clause-ambush-practice-03 = C’est un essai : voici toutes les règles de ce moment.
clause-ambush-expose-03 = Montrez-la à tout le monde avant de la poser.
clause-ambush-expose-04 = Posez-la juste à côté de la pioche.
clause-ambush-expose-05 = Posez-la juste à côté d’une carte déjà posée.
clause-ambush-play-10 = { $adjacent ->
        [deck] Posez la carte jouée face cachée à côté de la pioche.
       *[card] Posez la carte jouée face cachée à côté d’une autre carte.
    }
clause-ambush-call-04 = Pour appeler, dites « Ambush ! » haut et clair, ou appuyez sur votre bouton.
clause-ambush-damage-05 = Tournez votre cadran jusqu’au nombre affiché ici.
clause-ambush-effect-11 = Posez chacune d’elles face cachée à côté d’une autre carte.
clause-ambush-card-11 = La personne qui remet des cartes dans la pioche choisit lesquelles.
clause-ambush-capture-03 = Prenez une carte et posez-la à côté de votre cadran, sur une pile séparée de votre main. Elle reste face cachée.
clause-ambush-capture-04 = Ne prenez la carte suivante que lorsque celle-ci est sur votre pile.
clause-ambush-capture-05 = Une seule main.
clause-ambush-capture-07 = Ne prenez rien aux autres.
clause-ambush-capture-13 = Plus personne ne prend de carte.
clause-ambush-verify-13 = Regardez vos propres cartes capturées et montrez les cartes Ambush.
clause-ambush-after-03 = Appliquez maintenant ce que cette embuscade a déclenché.
clause-ambush-after-06 = Choisissez vous-même les cartes que vous rendez ; on les mélange à la pioche.

## Toutes les règles d’un moment, pour s’exercer

practice-ambush-setup =
    Installez-vous autour d’une grande surface plane et mettez la pioche mélangée au milieu, à égale distance de tout le
    monde. Chacun prend 5 cartes et donne un nom à son château. Le plus beau nom commence ; à vous de voir comment le
    choisir, et si vous n’êtes pas d’accord, la personne la plus jeune commence. Tous les cadrans partent du même nombre.
    À votre tour, vous montrez d’abord une carte, puis vous pouvez en jouer une. Si vous voyez que deux cartes Ambush sont
    posées face cachée, appelez « Ambush ! », et tout le monde ramasse. Un château à 0 est détruit ; le dernier debout
    gagne.
practice-ambush-expose =
    Un tour a deux temps : montrer une carte, puis en jouer une. Prenez la carte du dessus de la pioche, montrez-la à tout
    le monde et posez-la face cachée : à côté de la pioche s’il n’y a encore aucune carte, sinon à côté d’une carte
    déjà posée. Ne la prenez pas en main et ne faites rien de ce qu’elle dit. On ne peut pas sauter ce temps tant qu’il
    reste des cartes ; si la pioche est vide, on passe directement à la suite. Retenez ce qui a été montré : dès que deux
    cartes Ambush sont posées face cachée, n’importe qui peut appeler, à son tour ou non. Avec moins de deux cartes sur
    le champ de bataille, appuyer est un faux départ.
practice-ambush-play =
    Choisissez une carte de votre main. Si elle inflige des dégâts, choisissez un château adverse encore debout, jamais le
    vôtre ; ses dégâts viennent d’abord, puis tout ce qu’elle dit d’autre, de haut en bas. La garde encaisse avant le
    château. Chacun tourne son propre cadran. À la fin, la carte est posée face cachée à côté d’une autre, ou à côté
    de la pioche s’il n’y en a aucune, et votre tour est fini. Une carte Ambush se joue comme les autres. Vous pouvez
    aussi passer, et sans carte c’est obligatoire. On joue au plus une carte par tour. N’importe qui peut appeler pendant
    que vous réfléchissez.
practice-ambush-effect =
    La carte est en train d’agir. Suivez son texte de haut en bas. Les cartes qu’elle fait poser vont face cachée sur le
    champ de bataille, une par une, chacune à côté d’une autre, et viennent d’où la carte le dit ; on ne peut s’arrêter
    avant que si elle dit « jusqu’à ». Ce qu’Ambit ne sait pas de la carte, vous l’indiquez : dégâts, réparations, garde,
    cartes piochées ou rendues. Personne ne peut appeler maintenant : appuyer avant la dernière carte posée est un faux
    départ. Ensuite la carte jouée est posée face cachée à son tour, et le tour est fini.
practice-ambush-capture =
    Quelqu’un a appelé. Tout le monde peut ramasser, sans avance pour qui a appelé. Une seule main. Prenez une carte,
    posez-la face cachée à côté de votre cadran, sur une pile à part, et seulement alors prenez la suivante. Gardez la
    pile face cachée et séparée de votre main, ne remettez rien, ne prenez rien aux autres. Arrêtez quand vous voulez et
    dites combien de cartes vous avez. Quand tout le monde a fini, on vérifie l’appel. Si deux personnes ont
    appuyé trop près l’une de l’autre, elles sont à égalité ; cela ne compte que si l’appel était faux.
practice-ambush-count =
    Le temps est écoulé et plus personne ne prend de carte. Chacun compte sa propre pile, face cachée, et dit combien de
    cartes elle contient. On peut corriger ce nombre jusqu’à ce que tout le monde ait fini. Ensuite on vérifie l’appel.
practice-ambush-verify =
    L’appel était-il juste ? On compte toutes les cartes qui étaient posées au moment de l’appel : celles de toutes les
    piles et celles restées sur place. Chaque personne qui a une pile la regarde, montre les cartes Ambush et dit
    combien il y en a ; quelqu’un fait de même pour les cartes restées sur place. Si elles sont au moins deux en tout,
    l’appel est bon et personne ne perd rien. Sinon il est faux : la pile de qui a appelé est mélangée à la pioche, les
    autres gardent la leur, et chacun garde sa main.
practice-ambush-heat =
    L’appel était faux, et il est impossible de dire qui a appelé en premier. Chaque personne à égalité lance un dé, et elle
    seule. Le plus haut résultat endosse l’appel et perd toute sa pile. S’il est partagé, ces personnes-là relancent.
    Toutes les piles attendent, face cachée, sans qu’on y touche.
practice-ambush-aftermath =
    Les piles ont rejoint les mains. Dans cet ordre : appliquez ce que cette embuscade a déclenché ; qui tient plus de
    10 cartes choisit celles en trop et les rend ; les cartes restées sur place sont rendues aussi ; mélangez la pioche.
    Puis le tour reprend où il s’était arrêté, avec la même personne. La limite de 10 cartes ne vaut qu’à ce moment. On
    peut de nouveau appeler dès que deux cartes sont posées sur le champ de bataille, même qui vient d’appeler.
practice-ambush-over =
    Un essai se termine après ses manches, sans que personne gagne, ou plus tôt s’il ne reste qu’un château debout. Dans une
    partie complète, le dernier château debout gagne. Si les derniers tombent ensemble, personne ne gagne. Manquer de
    cartes ne fait rien perdre.

## Ce qui vient d’arriver

fact-ambush-castle-named = { SEAT($seat) } nomme son château « { $name } ».
fact-ambush-first = { $by ->
        [youngest] La personne la plus jeune, { SEAT($seat) }, commence.
       *[best-name] { SEAT($seat) } a le plus beau nom de château et commence.
    }
fact-ambush-dealt = { $count ->
        [one] { SEAT($seat) } a { $count } carte.
       *[other] { SEAT($seat) } a { $count } cartes.
    }
fact-ambush-turn = Manche { $round }. C’est à { SEAT($seat) } de jouer.
fact-ambush-exposed = { $card ->
        [NONE] { SEAT($seat) } montre la carte du dessus et la pose face cachée.
       *[other] { SEAT($seat) } montre { CARD($card) } et pose la carte face cachée.
    }
fact-ambush-expose-skipped = La pioche est vide. { SEAT($seat) } n’a pas de carte à montrer.
fact-ambush-played = { $card ->
        [NONE] { $target ->
            [NONE] { SEAT($seat) } joue une carte.
           *[other] { SEAT($seat) } joue une carte contre { SEAT($target) }.
        }
       *[other] { $target ->
            [NONE] { SEAT($seat) } joue { CARD($card) }.
           *[other] { SEAT($seat) } joue { CARD($card) } contre { SEAT($target) }.
        }
    }
fact-ambush-castle = { $by ->
        [repair] { SEAT($seat) } : le château remonte de { $from } à { $to }.
        [adjust] { SEAT($seat) } : le château est réglé de { $from } à { $to }.
        [concede] { SEAT($seat) } abandonne. Le château passe de { $from } à { $to }.
       *[damage] { SEAT($seat) } : le château descend de { $from } à { $to }.
    }
fact-ambush-guard = { SEAT($seat) } : la garde passe de { $from } à { $to }.
fact-ambush-drew = { $count ->
        [one] { SEAT($seat) } pioche { $count } carte.
       *[other] { SEAT($seat) } pioche { $count } cartes.
    }
fact-ambush-returned = { $count ->
        [one] { SEAT($seat) } remet { $count } carte de sa main dans la pioche.
       *[other] { SEAT($seat) } remet { $count } cartes de sa main dans la pioche.
    }
fact-ambush-picked = { $count ->
        [one] { SEAT($seat) } prend en main { $count } carte du champ de bataille.
       *[other] { SEAT($seat) } prend en main { $count } cartes du champ de bataille.
    }
fact-ambush-gave = { $count ->
        [one] { SEAT($seat) } donne { $count } carte à { SEAT($to) }.
       *[other] { SEAT($seat) } donne { $count } cartes à { SEAT($to) }.
    }
fact-ambush-placed = { $from ->
        [hand] { $count ->
            [one] { SEAT($seat) } pose face cachée { $count } carte de sa main.
           *[other] { SEAT($seat) } pose face cachée { $count } cartes de sa main.
        }
       *[deck] { $count ->
            [one] { SEAT($seat) } pose face cachée { $count } carte de la pioche.
           *[other] { SEAT($seat) } pose face cachée { $count } cartes de la pioche.
        }
    }
fact-ambush-laid = { SEAT($seat) } pose la carte jouée face cachée.
fact-ambush-passed = { SEAT($seat) } passe.
fact-ambush-ambush = { $how ->
        [voice] Ambush ! L’appel a été fait à voix haute. Ramassez !
       *[press] Ambush ! Ramassez !
    }
fact-ambush-press =
    { $reaction_ms ->
        [NONE] { SEAT($seat) } appuie.
       *[other] { SEAT($seat) } appuie { ambush-reaction } après la dernière carte.
    }
    { $behind_ms ->
        [0] {""}
       *[other] C’est { $behind_ms } ms après le premier appui.
    }
ambush-reaction = { $err_ms ->
        [0] { $reaction_ms } ms
       *[other] { $reaction_ms } ms (à { $err_ms } ms près)
    }
fact-ambush-false-start =
    { $why ->
        [effect] Un instant trop tôt, { SEAT($seat) }. Personne n’appelle pendant qu’une carte agit.
        [too-few] Trop tôt, { SEAT($seat) }. Il y a moins de deux cartes sur le champ de bataille.
        [barred] { SEAT($seat) } ne peut pas encore appeler.
       *[early] Un instant trop tôt, { SEAT($seat) }. On ne pouvait pas encore appeler.
    }
    { $count ->
        [one] Cela compte comme un faux départ, le premier.
       *[other] Cela compte comme un faux départ, le n° { $count }.
    }
fact-ambush-barred = { SEAT($seat) } ne peut plus appeler avant le début de deux autres tours, ou la fin d’une embuscade.
fact-ambush-unbarred = { SEAT($seat) } peut de nouveau appeler.
fact-ambush-called = L’appel revient à { SEAT($seat) }.
fact-ambush-dead-heat = { $gap_ms ->
        [0] Trop serré pour trancher : { SEATS($seats) }, à moins de 1 ms. Si l’appel était faux, les dés décident.
       *[other] Trop serré pour trancher : { SEATS($seats) }, à { $gap_ms } ms. Si l’appel était faux, les dés décident.
    }
fact-ambush-captured = { $count ->
        [one] { SEAT($seat) } prend une carte. La pile a { $count } carte.
       *[other] { SEAT($seat) } prend une carte. La pile a { $count } cartes.
    }
fact-ambush-stopped = { $captured ->
        [0] { SEAT($seat) } arrête sans carte.
        [one] { SEAT($seat) } arrête avec { $captured } carte.
       *[other] { SEAT($seat) } arrête avec { $captured } cartes.
    }
fact-ambush-time-up = Le temps est écoulé. Plus personne ne prend de carte.
fact-ambush-declared = { $seat ->
        [0] { $ambush ->
            [0] Aucune carte Ambush parmi celles restées sur place.
            [one] Il y a { $ambush } carte Ambush parmi celles restées sur place.
           *[other] Il y a { $ambush } cartes Ambush parmi celles restées sur place.
        }
       *[other] { $ambush ->
            [0] { SEAT($seat) } n’a pas de carte Ambush.
            [one] { SEAT($seat) } montre { $ambush } carte Ambush.
           *[other] { SEAT($seat) } montre { $ambush } cartes Ambush.
        }
    }
fact-ambush-verdict = { $good ->
        [yes] { $by ->
            [tapped] L’appel est bon. Les cartes lues le prouvent.
           *[declared] L’appel est bon. Assez de cartes Ambush ont été montrées.
        }
       *[no] { $by ->
            [tapped] L’appel est faux. Les cartes lues le prouvent.
           *[declared] L’appel est faux. Trop peu de cartes Ambush ont été montrées.
        }
    }
fact-ambush-rolled = { SEAT($seat) } fait { $roll }.
fact-ambush-reroll = { SEATS($seats) } partagent le plus haut résultat et relancent.
fact-ambush-penalty = { $count ->
        [0] L’appel revient à { SEAT($seat) }, sans pile à perdre.
        [one] L’appel revient à { SEAT($seat) }. Mélangez à la pioche sa pile d’une seule carte.
       *[other] L’appel revient à { SEAT($seat) }. Mélangez à la pioche sa pile de { $count } cartes.
    }
fact-ambush-joined = { $count ->
        [one] { SEAT($seat) } prend en main { $count } carte capturée.
       *[other] { SEAT($seat) } prend en main { $count } cartes capturées.
    }
fact-ambush-trimmed = { $count ->
        [one] { SEAT($seat) } a rendu { $count } carte à la pioche.
       *[other] { SEAT($seat) } a rendu { $count } cartes à la pioche.
    }
fact-ambush-cleared = { $count ->
        [one] La { $count } carte restée sur place retourne dans la pioche.
       *[other] Les { $count } cartes restées sur place retournent dans la pioche.
    }
fact-ambush-resumed = { $phase ->
        [play] C’est toujours à { SEAT($seat) } : jouez une carte, ou passez.
       *[expose] C’est toujours à { SEAT($seat) } : montrez la carte du dessus.
    }
fact-ambush-reaction = { $presses ->
        [one] { SEAT($seat) } a mis { $reaction_ms } ms.
       *[other] { SEAT($seat) } a mis { $reaction_ms } ms. Meilleur temps { $best_ms } ms, moyenne { $mean_ms } ms sur { $presses } appuis.
    }
fact-ambush-record = { SEAT($seat) } a l’appui le plus rapide de la partie : { $reaction_ms } ms.
fact-ambush-destroyed = { $count ->
        [0] { SEAT($seat) } : le château est détruit. { SEAT($seat) } quitte la partie.
        [one] { SEAT($seat) } : le château est détruit. { SEAT($seat) } quitte la partie ; { $count } carte va dans la pioche.
       *[other] { SEAT($seat) } : le château est détruit. { SEAT($seat) } quitte la partie ; { $count } cartes vont dans la pioche.
    }
fact-ambush-adjusted =
    { $target ->
        [0] Correction : { TERM($counter, kind: "counter") }, { $to } au lieu de { $from }.
       *[other] Correction pour { SEAT($target) } : { TERM($counter, kind: "counter") }, { $to } au lieu de { $from }.
    }
    { $why ->
        [NONE] {""}
       *[other] Raison : { $why }
    }
fact-ambush-stats =
    { SEAT($seat) } : { $good_calls ->
        [one] { $good_calls } bon appel
       *[other] { $good_calls } bons appels
    }, { $false_calls ->
        [one] { $false_calls } faux appel
       *[other] { $false_calls } faux appels
    }, { $heats ->
        [one] { $heats } égalité
       *[other] { $heats } égalités
    }, { $false_starts ->
        [one] { $false_starts } faux départ
       *[other] { $false_starts } faux départs
    }.
    { $presses ->
        [0] {""}
        [one] Un appui chronométré : { $best_ms } ms.
       *[other] { $presses } appuis chronométrés : meilleur { $best_ms } ms, dernier { $last_ms } ms, moyenne { $mean_ms } ms.
    }
fact-ambush-over = { COUNT($winners) ->
        [0] Personne ne gagne.
        [one] { SEATS($winners) } gagne la partie.
       *[other] { SEATS($winners) } gagnent la partie.
    } { TERM($reason, kind: "reason") }

## Pas maintenant, et pourquoi : la mise en place

ambush-not-started = La partie n’a pas commencé. Dites d’abord qui commence.
ambush-started-already = La partie a commencé ; c’est à { SEAT($seat) } de jouer. On ne change plus qui commence.
ambush-castle-too-late = On nomme les châteaux avant le premier tour. Les noms restent tels quels.
ambush-castles-unnamed = { COUNT($seats) ->
        [one] Il manque un nom de château à { SEATS($seats) }. Indiquez-le, puis commencez.
       *[other] Il manque un nom de château à { SEATS($seats) }. Indiquez-les, puis commencez.
    }
ambush-dial-below-castle = Un cadran qui s’arrête à { $dial_max } ne peut pas partir de { $castle }. Augmentez « dial_max » ou baissez « castle ».
ambush-deck-too-small = { $cards ->
        [one] La pioche a { $cards } carte ; 5 par personne font { $least }. Ajoutez des cartes, ou jouez à moins.
       *[other] La pioche a { $cards } cartes ; 5 par personne font { $least }. Ajoutez des cartes, ou jouez à moins.
    }
ambush-deck-list = La liste des cartes de la pioche est illisible. { $why }
ambush-nobody-brings-a-deck = Il n’y a qu’une pioche pour tout le monde ; la place { $number } n’en apporte pas. Mettez la liste sous « 0 ».

## Pas maintenant, et pourquoi : pendant un tour

ambush-over = La partie est finie. Annulez la dernière étape, ou commencez une autre partie.
ambush-you-are-out = { SEAT($seat) } : le château est détruit. Les autres continuent ; regardez-les jouer.
ambush-turn-waits = Une embuscade est en cours ; { SEAT($seat) } attend la fin pour jouer.
ambush-not-your-turn = C’est à { SEAT($turn) } de jouer. { SEAT($seat) }, attendez votre tour.
ambush-expose-first = { SEAT($seat) } n’a pas encore montré de carte. Montrez d’abord la carte du dessus.
ambush-exposed-already = { SEAT($seat) }, le moment de montrer une carte est passé. Faites ce que la table demande.
ambush-played-already = { SEAT($seat) } a déjà joué une carte, et c’est une par tour. Terminez celle-ci.
ambush-no-cards = { SEAT($seat) } n’a pas de carte en main. Passez.
ambush-own-castle = Une carte frappe un adversaire. { SEAT($seat) }, choisissez un autre château que le vôtre.
ambush-castle-fallen = { SEAT($target) } : le château est déjà détruit. Choisissez-en un qui tient debout.
ambush-choose-castle = Il faut une cible à cette carte. Choisissez parmi : { SEATS($seats) }.
ambush-effects-known = Ambit sait ce que fait { $card }. N’indiquez rien ; la carte agit comme imprimé.
ambush-must-finish = La carte dit combien de cartes poser. { SEAT($seat) }, posez le reste.
ambush-must-resolve = { SEAT($seat) } a joué une carte qui n’est pas connue ici. Indiquez ce qu’elle a fait, même si ce n’est rien.
ambush-nothing-to-place = Aucune carte n’en fait poser d’autres en ce moment. { SEAT($seat) }, jouez d’abord une carte.
ambush-place-from = { $allowed ->
        [deck] La carte dit : de la pioche. Prenez-la là.
        [hand] La carte dit : de la main. Prenez-la là.
       *[any] Elle peut venir de la pioche ou de la main. Dites d’où.
    }
ambush-source-empty = { $source ->
        [hand] La main est vide. Prenez la carte ailleurs, ou terminez.
       *[deck] La pioche est vide. Prenez la carte ailleurs, ou terminez.
    }
ambush-nothing-to-resolve = Aucune carte n’attend son résultat. Indiquez-en un après avoir joué une carte, ou après une ruée.
ambush-not-in-deck = Cette carte n’est pas dans la liste de la pioche. Retirez-la du jeu, ou ajoutez-la à la liste.

## Pas maintenant, et pourquoi : l’appel et la ruée

ambush-called-already = L’appel est déjà fait. On pourra rappeler quand l’embuscade sera réglée.
ambush-pressed-already = { SEAT($seat) } a déjà appuyé ; c’est le premier appui qui compte.
ambush-voice-too-late = Quelqu’un a appuyé avant cet appel. Appuyez sur votre bouton pour être de la course.
ambush-no-window = Aucun appel n’est ouvert ; il n’y a rien à clore.
ambush-no-grab = Personne n’a appelé. Ne touchez pas au champ de bataille avant un appel.
ambush-grab-over = La ruée est finie. Les piles restent comme elles sont.
ambush-stopped = { SEAT($seat) } a fini et ne prend plus de carte. Le nombre peut encore être corrigé.
ambush-nothing-left = { $left ->
        [0] Il ne reste aucune carte sur le champ de bataille. Recomptez les piles.
        [one] Il ne reste que { $left } carte sur le champ de bataille. Recomptez les piles.
       *[other] Il ne reste que { $left } cartes sur le champ de bataille. Recomptez les piles.
    }
ambush-no-putting-back = { $recorded ->
        [one] { $recorded } carte a été lue pour cette pile, et on ne remet rien. Recomptez.
       *[other] { $recorded } cartes ont été lues pour cette pile, et on ne remet rien. Recomptez.
    }
ambush-nothing-to-declare = On ne compte pas de cartes Ambush en ce moment. Cela vient après la ruée, s’il le faut.
ambush-declared-too-many = { $held ->
        [0] Il n’y a aucune carte à regarder ; il ne peut pas y en avoir { $ambush }. Dites 0.
        [one] Il n’y a que { $held } carte ; il ne peut pas y avoir { $ambush } cartes Ambush. Regardez encore.
       *[other] Il n’y a que { $held } cartes ; il ne peut pas y avoir { $ambush } cartes Ambush. Regardez encore.
    }
ambush-no-roll = Il n’y a rien à tirer aux dés. Ils ne servent qu’à départager un appel faux.
ambush-not-your-roll = { SEAT($seat) } ne lance pas le dé maintenant. Seules les personnes à égalité le font, une fois chacune.
ambush-no-aftermath = Il n’y a pas de ruée à conclure. Continuez le tour.
ambush-not-settled = L’appel n’est pas encore réglé. Faites d’abord ce que la table demande.

## Ce que dit une carte : une phrase par consigne, avec ses champs

effect-ambush-damage = Dégâts pour { ambush-whom } : { $n }.
effect-ambush-repair = Réparation pour { ambush-whom } : { $n }.
effect-ambush-guard = Garde pour { ambush-whom } : { $n }.
effect-ambush-draw = Cartes à piocher pour { ambush-whom } : { $n }.
effect-ambush-return = Cartes à remettre dans la pioche pour { ambush-whom } : { $n }.
effect-ambush-pick = Cartes à prendre sur le champ de bataille pour { ambush-whom } : { $n }.
effect-ambush-give = { $from ->
        [self] Cartes de votre main pour la cible : { $n }.
       *[target] Cartes de la main de la cible pour vous : { $n }.
    }
effect-ambush-place = { $up_to ->
        [yes] Cartes à poser face cachée { ambush-source }, au plus : { $n }.
       *[other] Cartes à poser face cachée { ambush-source } : { $n }.
    }
ambush-whom = { $to ->
        [self] vous
        [target] la cible
        [opponents] chaque adversaire
       *[all] tout le monde
    }
ambush-source = { $from ->
        [deck] de la pioche
        [hand] de votre main
       *[any] de la pioche ou de la main
    }

## Actions incompréhensibles

ambush-change-seat = Un changement nomme la place { $number }, où aucun château ne tient debout. Nommez-en une autre.
ambush-err-without-at = « err » dit à combien près on connaît le moment, mais il n’y a pas de moment. Envoyez aussi « at », ou aucun des deux.
ambush-table-has-no-pile = La table ne ramasse rien. Dites que le temps est écoulé, sans nombre.
ambush-counter-owner = « { TERM($counter, kind: "counter") } » ne se compte pas là. La pioche et le champ de bataille sont à la table (target 0), le reste à une place.

## Ce qui est demandé d’un paquet

point-ambush-size = Au moins { $least } cartes : 5 pour chacune des { $seats } personnes
