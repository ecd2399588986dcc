# Ambyria. Devant : ; ? ! et dans les guillemets, l’espace est insécable. Rien ici ne trahit une carte face cachée ni une collection.

game-ambyria = Ambyria
mode-ambyria-standard = le jeu du livret

option-ambyria-first = Place qui commence
option-ambyria-arcane = Cartes arcaniques par personne
option-ambyria-deck-size = Cartes dans chaque pioche, avant la mise en place
option-ambyria-windows = Un effet auquel on peut répondre
choice-ambyria-windows-open = suit son cours quand la personne qui joue le dit
choice-ambyria-windows-all = suit son cours quand toutes les autres personnes ont passé
option-ambyria-response-seconds = Secondes pour répondre (0 : sans limite)
option-ambyria-claim-seconds = Rappel pour choisir une réponse après tant de secondes (0 : aucun)
option-ambyria-turn-seconds = Rappel du tour après tant de secondes (0 : aucun)
option-ambyria-hasty-arcane = Collecter 3 ou 4 cartes en mode hâtif donne une carte arcanique
option-ambyria-hero = Un héros peut être activé
choice-ambyria-hero-once = une fois par phase de jeu
choice-ambyria-hero-free = autant qu’on le veut
option-ambyria-deck-out = Quand une pioche est vide
choice-ambyria-deck-out-none = on ne pioche plus
choice-ambyria-deck-out-reshuffle = la défausse est mélangée
option-ambyria-tie = Autant de pierres de braise
choice-ambyria-tie-shared = la victoire est partagée
choice-ambyria-tie-cards = le plus de cartes collectées gagne
option-ambyria-scoring = Compter les pierres de braise à la fin
choice-ambyria-scoring-auto = par la table, si elle connaît toutes les cartes
choice-ambyria-scoring-count = par les joueurs

phase-ambyria-setup = mise en place
phase-ambyria-collection = phase de collecte
phase-ambyria-mode = phase de mode
phase-ambyria-draw = phase de pioche
phase-ambyria-play = phase de jeu
phase-ambyria-end = phase de fin
phase-ambyria-scoring = décompte
phase-ambyria-over = partie finie

counter-arcane = cartes arcaniques
counter-stones = pierres de braise
counter-emberscape = rangée de braises
counter-down = places face cachée
counter-sideways = cartes couchées
counter-hero = héros dans la rangée de braises
counter-mode-card = carte de mode
counter-mode-pile = pile de mode
counter-discard = défausse
counter-collection = pile de collecte

flag-attack = mode attaque
flag-greedy = mode avide
flag-hasty = mode hâtif
flag-protection = mode protection
flag-hero-used = héros activé
flag-out = hors de la partie

reason-ambyria-fin-09 = Le plus grand nombre de pierres de braise gagne.
reason-ambyria-fin-10 = Il y a égalité de pierres de braise : la victoire est partagée.
reason-ambyria-fin-11 = À égalité de pierres de braise, la plus grande pile de collecte gagne.
reason-ambyria-fin-13 = Tous les autres ont quitté la partie.

hero-ambyria-yvera = Yvera (bleu)
hero-ambyria-serephene = Serephene (jaune)
hero-ambyria-rowl = Rowl (vert)
hero-ambyria-kaldoren = Kaldoren (rouge)

place-ambyria-emberscape = la rangée de braises
place-ambyria-lasting = la rangée de braises, en travers
place-ambyria-discard = la défausse
place-ambyria-collection = la pile de collecte
place-ambyria-mode = la pile de mode
place-ambyria-hand = la main
place-ambyria-deck = la pioche

## Que faire maintenant

prompt-ambyria-choose = { COUNT($to_act) ->
        [one] { SEATS($to_act) }, choisissez un héros que personne d’autre n’a.
       *[other] { SEATS($to_act) }, choisissez un héros par personne, tous différents.
    }
prompt-ambyria-discard = { EACH($n, message: "ambyria-must-discard") }
ambyria-must-discard = { $count ->
        [one] { SEAT($seat) }, défaussez { $count } carte de votre main.
       *[other] { SEAT($seat) }, défaussez { $count } cartes de votre main.
    }
prompt-ambyria-arcane = { SEAT($seat) }, retournez une de vos cartes arcaniques et jouez-la.
prompt-ambyria-top = { $deck ->
        [NONE] { SEAT($seat) }, retournez la première carte de la pioche et jouez-la.
       *[other] { SEAT($seat) }, retournez la première carte de cette pioche et jouez-la : { SEAT($deck) }.
    }
prompt-ambyria-held = { SEAT($seat) }, jouez votre réponse, ou rendez la main.
prompt-ambyria-window = { $windows ->
        [all] { SEATS($to_act) }, répondez à l’effet { $effect } ({ CARD($card) }), ou laissez passer.
       *[open] { SEAT($seat) }, appuyez sur OK pour laisser agir la carte { CARD($card) }{ $effect ->
            [1] {""}
           *[other] {" "}(effet { $effect })
        }.
    }
prompt-ambyria-collect = { $windows ->
        [all] { SEATS($to_act) }, répondez avant la collecte ({ SEAT($seat) }), ou laissez passer.
       *[open] { SEAT($seat) }, appuyez sur OK pour collecter votre rangée de braises.
    }
prompt-ambyria-aim = { SEAT($seat) }, dites qui ou quoi vise l’effet { $effect } ({ CARD($card) }) : { TERM($op, kind: "op-ambyria") }.
prompt-ambyria-resolve = { SEAT($seat) }, indiquez ce que fait l’effet { $effect } ({ CARD($card) }), ou dites qu’il n’y a plus rien.
prompt-ambyria-mode = { SEAT($seat) }, posez une carte sur votre pile de mode, ou gardez votre mode.
prompt-ambyria-mode-must = { SEAT($seat) }, posez une carte de votre main sur votre pile de mode : vous n’avez pas encore de mode.
prompt-ambyria-mode-deck = { SEAT($seat) }, posez la première carte de votre pioche sur votre pile de mode : vous n’avez ni mode ni carte en main.
prompt-ambyria-play =
    { $drawn ->
        [0] {""}
        [one] { SEAT($seat) }, piochez { $drawn } carte.
       *[other] { SEAT($seat) }, piochez { $drawn } cartes.
    }
    { SEAT($seat) }, jouez une carte. Vous pouvez aussi activer votre héros.
prompt-ambyria-after = { SEAT($seat) }, activez votre héros ou jouez encore si vous le pouvez, ou terminez votre phase de jeu.
prompt-ambyria-score = { COUNT($to_act) ->
        [one] { SEATS($to_act) }, comptez les pierres de braise de votre pile de collecte et indiquez le total.
       *[other] { SEATS($to_act) }, comptez les pierres de braise de vos piles de collecte et indiquez les totaux.
    }
prompt-ambyria-over = { COUNT($winners) ->
        [0] Personne ne gagne.
        [one] { SEATS($winners) } gagne.
       *[other] { SEATS($winners) } gagnent.
    } { TERM($reason, kind: "reason") }

op-ambyria-draw = piocher
op-ambyria-discard = défausser
op-ambyria-steal = voler
op-ambyria-capture = capturer
op-ambyria-destroy = détruire
op-ambyria-collect = collecter
op-ambyria-return = reprendre en main
op-ambyria-place = placer une carte
op-ambyria-mode = poser une carte de mode
op-ambyria-turn = retourner une carte
op-ambyria-arcane = jouer une carte arcanique
op-ambyria-top = jouer la première carte d’une pioche
op-ambyria-extra = jouer d’autres cartes
op-ambyria-stop = arrêter un effet

## Les règles que chacun respecte de soi-même

clause-ambyria-set-05 = Mélangez votre pioche et posez-la à sa place. Posez vos cartes arcaniques face cachée à gauche, sans les regarder, puis piochez 5 cartes.
clause-ambyria-play-11 = Si aucune carte de votre main ne peut être jouée, montrez votre main aux autres.
clause-ambyria-sym-05 = Posez en travers une carte dont le symbole dit qu’elle dure.
clause-ambyria-card-09 = En cas de doute, fiez-vous au texte de la carte et à l’index des cartes de l’éditeur.

## Ce qui vient d’arriver

fact-ambyria-hero = { SEAT($seat) } prend ce paquet : { TERM($hero, kind: "hero-ambyria") }.
fact-ambyria-turn = Manche { $round } : c’est à { SEAT($seat) } de jouer.
fact-ambyria-phase = { $phase ->
        [scoring] La partie est finie. On compte maintenant les pierres de braise.
       *[other] { SEAT($seat) } : { TERM($phase, kind: "phase-ambyria") }.
    }
fact-ambyria-draw = { $short ->
        [0] { $n ->
            [one] { SEAT($seat) } pioche { $n } carte.
           *[other] { SEAT($seat) } pioche { $n } cartes.
        }
       *[other] { $n ->
            [0] { SEAT($seat) } ne pioche rien : la pioche est vide.
            [one] { SEAT($seat) } pioche { $n } carte, et la pioche est vide.
           *[other] { SEAT($seat) } pioche { $n } cartes, et la pioche est vide.
        }
    }
fact-ambyria-reshuffle = { $n ->
        [one] { SEAT($seat) } n’a plus de pioche. La défausse, { $n } carte, devient la nouvelle pioche.
       *[other] { SEAT($seat) } n’a plus de pioche. Mélangez la défausse, { $n } cartes : elle devient la nouvelle pioche.
    }
fact-ambyria-mode = { $to ->
        [NONE] { SEAT($seat) } n’a plus de carte de mode.
       *[other] { $by ->
            [phase] { SEAT($seat) } pose { CARD($card) } sur sa pile de mode : { TERM($to, kind: "flag") }.
            [deck] { SEAT($seat) } pose la première carte de sa pioche ({ CARD($card) }) sur sa pile de mode : { TERM($to, kind: "flag") }.
           *[other] { SEAT($seat) } a maintenant { CARD($card) } pour carte de mode : { TERM($to, kind: "flag") }.
        }
    }
fact-ambyria-played = { $face ->
        [down] { SEAT($seat) } joue une carte face cachée.
       *[up] { $from ->
            [arcane] { SEAT($seat) } retourne une carte arcanique : { CARD($card) }. Elle va ici : { TERM($into, kind: "place-ambyria") }.
            [deck] { SEAT($seat) } retourne la première carte : { CARD($card) }. Elle va ici : { TERM($into, kind: "place-ambyria") }.
           *[hand] { SEAT($seat) } joue { CARD($card) }. La carte va ici : { TERM($into, kind: "place-ambyria") }.
        }
    }
fact-ambyria-arcane = { $lost ->
        [yes] { SEAT($seat) } perd une carte arcanique, car la rangée de braises est pleine.
       *[no] { SEAT($seat) } joue une carte arcanique.
    } { $left ->
        [0] Il n’en reste plus.
        [one] Il reste { $left } carte.
       *[other] Il reste { $left } cartes.
    }
fact-ambyria-announced = { $target ->
        [NONE] { SEAT($seat) } annonce l’effet { $effect } ({ CARD($card) }).
       *[other] { SEAT($seat) } annonce l’effet { $effect } ({ CARD($card) }) contre { SEAT($target) }.
    }
fact-ambyria-held = { SEAT($seat) } veut répondre.
fact-ambyria-released = { SEAT($seat) } ne répond finalement pas.
fact-ambyria-passed = { SEAT($seat) } ne répond pas.
fact-ambyria-response = { $to ->
        [collect] { SEAT($seat) } répond à la collecte avec { CARD($card) }.
        [event] { SEAT($seat) } répond à ce qui vient d’arriver avec { CARD($card) }.
       *[effect] { SEAT($seat) } répond à l’effet avec { CARD($card) }.
    }
fact-ambyria-moved = { $op ->
        [steal] { $card ->
            [NONE] { SEAT($seat) } vole { ambyria-cards } à { SEAT($target) } : { ambyria-from-there }.
           *[other] { SEAT($seat) } vole { CARD($card) } à { SEAT($target) } : { ambyria-from-there }.
        }
        [capture] { $card ->
            [NONE] { SEAT($seat) } capture { ambyria-cards } chez { SEAT($target) } : { ambyria-from-there }.
           *[other] { SEAT($seat) } capture { CARD($card) } chez { SEAT($target) } : { ambyria-from-there }.
        }
        [destroy] { $card ->
            [NONE] { SEAT($seat) } détruit { ambyria-cards } chez { SEAT($target) } : { ambyria-from-there }.
           *[other] { SEAT($seat) } détruit { CARD($card) } chez { SEAT($target) } : { ambyria-from-there }.
        }
        [collect] { SEAT($seat) } collecte { ambyria-cards } chez { SEAT($target) } : { ambyria-from-there }.
        [return] { $card ->
            [NONE] { SEAT($target) } reprend { ambyria-cards } en main.
           *[other] { SEAT($target) } reprend { CARD($card) } en main.
        }
        [place] { $card ->
            [NONE] { SEAT($seat) } place une carte face cachée dans une rangée de braises : { SEAT($target) }.
           *[other] { SEAT($seat) } place { CARD($card) } dans une rangée de braises : { SEAT($target) }.
        }
        [turn] { $card ->
            [NONE] On retourne une carte chez { SEAT($target) }.
           *[other] On retourne cette carte chez { SEAT($target) } : { CARD($card) }.
        }
       *[other] { $card ->
            [NONE] La carte jouée va ici : { TERM($to, kind: "place-ambyria") } ({ SEAT($seat) }).
           *[other] La carte jouée, { CARD($card) }, va ici : { TERM($to, kind: "place-ambyria") } ({ SEAT($seat) }).
        }
    }
ambyria-cards = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
ambyria-from-there = { $from ->
        [hand] de la main
        [mode] de la pile de mode
        [deck] de la pioche
        [discard] de la défausse
       *[emberscape] de la rangée de braises
    }
fact-ambyria-happened = L’effet { $effect } ({ CARD($card) }) a eu lieu pour { SEAT($seat) }.
fact-ambyria-skipped = { $effect ->
        [NONE] Finalement, rien n’est collecté par { SEAT($seat) }.
       *[other] { $card ->
            [NONE] Un effet est sauté : { ambyria-why-not }.
           *[other] L’effet { $effect } ({ CARD($card) }) est sauté : { ambyria-why-not }.
        }
    }
fact-ambyria-stopped = L’effet { $effect } ({ CARD($card) }) ne donne rien pour { SEAT($seat) } : { ambyria-why-not }.
ambyria-why-not = { $clause ->
        [AMBYRIA-FULL-02] la rangée de braises est pleine
        [AMBYRIA-PROT-01] le mode protection l’interdit
        [AMBYRIA-AIM-06] le mode protection est arrivé avant
        [AMBYRIA-AIM-09] ce qui était visé n’est plus là
        [AMBYRIA-RESP-02] une réponse l’a arrêté
        [AMBYRIA-PLAY-05] on y renonce
       *[other] ce n’est pas possible maintenant
    }
fact-ambyria-collected = { $n ->
        [one] { SEAT($seat) } collecte sa rangée de braises : { $n } carte, face cachée sur la pile de collecte.
       *[other] { SEAT($seat) } collecte sa rangée de braises : { $n } cartes, face cachée sur la pile de collecte.
    }
fact-ambyria-owed = { $n ->
        [one] { SEAT($seat) } doit défausser { $n } carte.
       *[other] { SEAT($seat) } doit défausser { $n } cartes.
    }
fact-ambyria-discarded = { COUNT($cards) ->
        [0] { SEAT($seat) } défausse { ambyria-cards }.
       *[other] { SEAT($seat) } défausse { CARD($cards) }.
    }
fact-ambyria-lasting = Un effet durable s’applique à { SEAT($seat) } : { CARD($key) }.
fact-ambyria-shown = { SEAT($seat) } montre sa main : aucune carte n’y est jouable.
fact-ambyria-counter = Correction pour { SEAT($seat) } : { TERM($counter, kind: "counter") } { $to }.
fact-ambyria-ending = { SEAT($seat) } n’a plus de carte arcanique. La partie finit avec cette phase.
fact-ambyria-out = { SEAT($seat) } quitte la partie.
fact-ambyria-scored = { SEAT($seat) } a compté.
fact-ambyria-result = { COUNT($winners) ->
        [0] Personne ne gagne la partie.
        [one] { SEATS($winners) } gagne la partie.
       *[other] { SEATS($winners) } gagnent la partie.
    } { TERM($reason, kind: "reason") }

## Ce que dit une carte : une phrase par opération, avec ses champs

effect-ambyria-draw = Cartes à piocher pour { ambyria-whom } : { ambyria-amount }{ ambyria-may }.
effect-ambyria-discard = Cartes à défausser pour { ambyria-whom } : { ambyria-amount }{ ambyria-may }.
effect-ambyria-steal = Cartes à voler { ambyria-from-there } pour votre main, chez { ambyria-whom } : { ambyria-amount }{ ambyria-may }.
effect-ambyria-capture = Cartes à capturer { ambyria-from-there } pour votre rangée, chez { ambyria-whom } : { ambyria-amount }{ ambyria-may }.
effect-ambyria-destroy = Cartes à détruire { ambyria-from-there }, chez { ambyria-whom } : { ambyria-amount }{ ambyria-may }.
effect-ambyria-collect = Cartes à collecter { ambyria-from-there } pour votre pile de collecte, chez { ambyria-whom } : { ambyria-amount }{ ambyria-may }.
effect-ambyria-return = Cartes à reprendre de la rangée de braises en main, chez { ambyria-whom } : { ambyria-amount }{ ambyria-may }.
effect-ambyria-place = { $face ->
        [down] Une carte { ambyria-from-there } (la vôtre) va face cachée dans la rangée de braises, chez { ambyria-whom }{ ambyria-may }.
       *[up] Une carte { ambyria-from-there } (la vôtre) va dans la rangée de braises, chez { ambyria-whom }{ ambyria-may }.
    }
effect-ambyria-mode = Une carte { ambyria-from-there } (la vôtre) va sur la pile de mode, chez { ambyria-whom }{ ambyria-may }.
effect-ambyria-turn = { $face ->
        [down] Une carte de la rangée de braises est retournée face cachée, chez { ambyria-whom }{ ambyria-may }.
       *[up] Une carte de la rangée de braises est retournée face visible, chez { ambyria-whom }{ ambyria-may }.
    }
effect-ambyria-arcane = Jouez une de vos cartes arcaniques{ ambyria-may }.
effect-ambyria-top = Jouez la première carte de la pioche, chez { ambyria-whom }{ ambyria-may }.
effect-ambyria-extra = Cartes de plus à jouer dans cette phase de jeu : { ambyria-amount }{ ambyria-may }.
effect-ambyria-stop = L’effet auquel vous répondez n’a pas lieu{ ambyria-may }.
effect-ambyria-text = Quelque chose que vous lisez sur la carte et indiquez vous-même{ ambyria-may }.
effect-ambyria-lasting = { $op ->
        [draw] Cartes à piocher { ambyria-lasting-when } : { $n }.
        [discard] Cartes à défausser { ambyria-lasting-when } : { $n }.
       *[text] Quelque chose qui se lit sur la carte, { ambyria-lasting-when }.
    }
ambyria-lasting-when = au début de la { TERM($at, kind: "phase-ambyria") }, { $who ->
        [owner] aux tours de son propriétaire
        [others] aux tours des autres
       *[active] au tour de chacun
    }
ambyria-amount = { $n ->
        [all] toutes
       *[other] { $n }
    }
ambyria-whom = { $who ->
        [target] un adversaire au choix
        [any] une personne au choix
        [others] tous les adversaires
        [all] tout le monde
       *[self] vous-même
    }
ambyria-may = { $may ->
        [yes] , si vous voulez
       *[no] {""}
    }

## Pas maintenant, et pourquoi : mise en place

ambyria-first-seat = La place { $first } ne peut pas commencer : il y a { $seats } places. Choisissez-en une.
ambyria-nobody-shares = Ici, chaque personne a son paquet. Indiquez chaque paquet sous sa place, à partir de 1.
ambyria-deck-list = Le paquet de la place { $seat } est illisible. { $why }
ambyria-deck-too-large = Le paquet de la place { $seat } a { $cards } cartes. On en compte { $most } au plus.
ambyria-deck-too-small = Le paquet de la place { $seat } a { $cards } cartes. Il en faut au moins { $least } : les cartes arcaniques et une main de 5.
ambyria-hero-too-late = On choisit son héros avant le premier tour. { SEAT($seat) }, gardez le vôtre.
ambyria-hero-taken = { SEAT($seat) } a déjà ce héros : { TERM($hero, kind: "hero-ambyria") }. Choisissez-en un autre.

## Pas maintenant, et pourquoi : les modes et le jeu

ambyria-over = La partie est finie. Annulez la dernière étape, ou commencez-en une nouvelle.
ambyria-you-are-out = { SEAT($seat) } a quitté la partie et n’y prend plus part.
ambyria-mode-when = { SEAT($seat) } ne peut pas poser de carte de mode maintenant. Cela se fait une fois, dans sa phase de mode.
ambyria-mode-from-hand = La carte de mode vient de la main. { SEAT($seat) }, choisissez une de vos cartes.
ambyria-mode-needed = { SEAT($seat) } n’a pas de carte de mode. Posez-en une.
ambyria-play-when = { $turn ->
        [0] Personne ne joue encore de carte. Choisissez d’abord vos héros.
       *[other] { SEAT($seat) } ne peut pas jouer de carte maintenant. On joue dans sa phase de jeu, quand rien d’autre n’est en cours.
    }
ambyria-played-already = { SEAT($seat) } a joué la carte de ce tour. Activez le héros, ou terminez la phase de jeu.
ambyria-hand-empty = { SEAT($seat) } n’a pas de carte en main.
ambyria-not-in-list = { $card } n’est pas dans ce paquet : { SEAT($seat) }. Regardez la carte encore une fois.
ambyria-all-copies-lie = Tous les exemplaires de cette carte sont visibles sur la table : { $card }. Regardez la carte encore une fois.
ambyria-response-only = { $card } ne se joue qu’en réponse. Choisissez une autre carte.
ambyria-not-face-down = Cette carte ne se joue pas face cachée. Jouez-la face visible.
ambyria-goes-elsewhere = { $card } va ici : { TERM($into, kind: "place-ambyria") }. Jouez-la ainsi.
ambyria-tell-mode = On ne connaît pas le mode de cette carte. Dites quel symbole elle montre.
ambyria-mode-known = { $card } montre ceci : { TERM($mode, kind: "flag") }. Indiquez-le ainsi.
ambyria-row-full = La rangée de braises est pleine : { SEAT($seat) } a cinq cartes. Choisissez une carte qui va ailleurs.
ambyria-no-arcane-due = { SEAT($seat) } n’a pas de carte arcanique à jouer maintenant. Il faut d’abord la gagner.
ambyria-no-top-due = { SEAT($seat) } n’a pas de carte à retourner maintenant. Il faut qu’un effet le dise.
ambyria-show-when = { SEAT($seat) } n’a pas de main à montrer maintenant. Cela se fait avant la carte du tour, si aucune n’est jouable.
ambyria-can-be-played = { $card } est jouable. Jouez une carte.
ambyria-nothing-to-end = { SEAT($seat) } n’a rien à terminer maintenant. Faites ce que la table demande.
ambyria-play-first = { SEAT($seat) } a des cartes en main et doit d’abord en jouer une.
ambyria-hero-when = { SEAT($seat) } ne peut pas activer de héros maintenant. Cela se fait dans sa phase de jeu, quand rien d’autre n’est en cours.
ambyria-name-it = On ne connaît pas cette carte ici. Dites laquelle c’est.
ambyria-another-card = Ce n’est pas la carte qui est posée ici. Regardez-la encore une fois.
ambyria-not-your-hero = { SEAT($seat) } a un autre héros. Choisissez la place où se trouve votre propre héros.
ambyria-hero-used = { SEAT($seat) } a activé son héros pendant ce tour. Le prochain tour le permettra de nouveau.

## Pas maintenant, et pourquoi : les réponses

ambyria-nothing-to-answer = Il n’y a rien à quoi répondre maintenant. Attendez qu’une carte soit jouée ou annoncée.
ambyria-held = { SEAT($seat) } va répondre. Attendez.
ambyria-own-effect = { SEAT($seat) } ne peut pas répondre à son propre effet. Laissez-le se faire.
ambyria-no-window = Il n’y a rien à quoi répondre maintenant. Demandez d’abord la parole.
ambyria-no-response-card = { $card } ne se joue pas en réponse. Choisissez une autre carte.
ambyria-face-up-already = Cette carte est déjà face visible. Choisissez-en une face cachée.
ambyria-hero-no-response = { SEAT($seat) } ne peut répondre avec son héros que dans sa phase de jeu.
ambyria-pass-own = Ce sont les autres qui décident de répondre. { SEAT($seat) }, laissez faire quand ils ont décidé.
ambyria-nothing-to-pass = { SEAT($seat) } n’a rien à passer maintenant. Faites ce que la table demande.
ambyria-nothing-to-go-on = { SEAT($seat) } n’a rien à laisser faire maintenant. Faites ce que la table demande.
ambyria-all-must-pass = Tous les autres doivent d’abord passer. Attendez-les.

## Pas maintenant, et pourquoi : cibles et effets imprimés

ambyria-no-declining = Cet effet est obligatoire. Dites qui ou quoi il vise.
ambyria-nothing-to-aim = { SEAT($seat) } n’a rien à viser maintenant. Faites ce que la table demande.
ambyria-aim-whom = Dites qui il vise : { SEATS($seats) }.
ambyria-aim-full = Il n’y a plus de place dans cette rangée de braises. Choisissez-en une autre.
ambyria-aim-protected = { SEAT($seat) } est en mode protection. Choisissez quelqu’un d’autre.
ambyria-aim-nothing = Il n’y a rien là que cet effet puisse viser. Choisissez autre chose.
ambyria-aim-face-down = Les cartes face cachée sont à l’abri chez { SEAT($seat) }. Choisissez une carte face visible.
ambyria-aim-number = { $n ->
        [one] Nommez exactement { $n } carte.
       *[other] Nommez exactement { $n } cartes.
    }
ambyria-aim-wrong-face = Cette carte montre déjà la bonne face. Choisissez-en une autre.
ambyria-aim-not-in-pile = Cette carte n’est pas dans la défausse. Choisissez-en une qui y est.
ambyria-nothing-to-enter = { SEAT($seat) } n’a pas d’effet imprimé à indiquer maintenant. Faites ce que la table demande.
ambyria-collection-stays = Rien ne quitte jamais une pile de collecte. Indiquez autre chose.

## Pas maintenant, et pourquoi : défausser, compter, partir, corriger

ambyria-owes-nothing = { SEAT($seat) } n’a rien à défausser maintenant. Gardez vos cartes.
ambyria-owes-less = { $n ->
        [one] { SEAT($seat) } ne doit défausser que { $n } carte. N’en nommez pas plus.
       *[other] { SEAT($seat) } ne doit défausser que { $n } cartes. N’en nommez pas plus.
    }
ambyria-nothing-to-count = { SEAT($seat) } n’a rien à compter maintenant. Attendez les autres.
ambyria-concede-when = { SEAT($seat) } ne peut partir que lorsqu’on choisit un mode ou une carte. Finissez d’abord ceci.
ambyria-adjust-when = Il n’y a rien à corriger avant le premier tour. Choisissez vos héros.
ambyria-adjust-what = On peut corriger ceci : { TERM($counters, kind: "counter") }. Choisissez.

## Actions incompréhensibles

ambyria-card-or-slot = Une réponse nomme « card » ou « slot ». Envoyez l’un des deux.
ambyria-no-such-slot = Il n’y a pas de carte à la place { $slot }. Choisissez une place qui en a une.
ambyria-slot-twice = Une place est nommée deux fois. Nommez chacune une seule fois.
ambyria-no-such-aim = « { $field } » ne va pas avec cet effet. Retirez-le.
ambyria-show-all = { $n ->
        [one] La main a { $n } carte. Nommez-la, ou n’en nommez aucune.
       *[other] La main a { $n } cartes. Nommez-les toutes, ou n’en nommez aucune.
    }
ambyria-discard-none = Nommez au moins une carte à défausser.
ambyria-entry = Le numéro { $number } de ce que vous avez indiqué est impossible. { $why }
ambyria-flaw-empty = Une phrase de carte contient au moins une opération. Remplissez-la, ou retirez-la.
ambyria-flaw-text = Un effet saisi à la main est seul dans sa phrase. Retirez les autres.
ambyria-flaw-entered-text = « text » ne s’indique pas. Indiquez ce que fait la carte.
ambyria-flaw-whole-deck = On ne peut pas prendre toute une pioche. Indiquez un nombre.
ambyria-flaw-picking = On ne peut pas choisir une à une les cartes de plusieurs personnes à la fois. Prenez-les toutes, ou prenez dans des mains, des piles de mode ou des pioches.
ambyria-flaw-collection = Rien ne sort jamais d’une pile de collecte. Prenez les cartes ailleurs.

## Ce qui est demandé d’un paquet

point-ambyria-most = Au plus { $most } cartes
point-ambyria-least = Au moins { $least } cartes : les cartes arcaniques et une main de 5
