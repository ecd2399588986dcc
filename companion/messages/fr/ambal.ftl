# Ambal Tournament. Devant : ; ? ! et dans les guillemets, l’espace est insécable. Rien ici ne trahit une carte face cachée.

game-ambal = Ambal Tournament
mode-ambal-single-regular = duel simple, classique
mode-ambal-single-advanced = duel simple, avancé
mode-ambal-double-regular = duel double, classique
mode-ambal-double-advanced = duel double, avancé
mode-ambal-draft = draft, puis duel simple

option-ambal-unaffordable = Une carte qu’on ne peut pas payer
choice-ambal-unaffordable-penalty = coûte de l’énergie maximale à la révélation
choice-ambal-unaffordable-refuse = ne peut pas être posée
option-ambal-decide = Qui décide en premier
choice-ambal-decide-on-call = n’importe qui, jusqu’à l’appel de l’ordre
choice-ambal-decide-health = toujours la personne qui a le plus de santé
option-ambal-double-block = Ce que couvre un blocage, à deux contre deux
choice-ambal-double-block-token = seulement la compétence de la personne du jeton cible
choice-ambal-double-block-any = les compétences des deux adversaires
option-ambal-decide-seconds = Rappel aux personnes qui n’ont pas décidé, après tant de secondes (0 : aucun)
option-ambal-target-seconds = Rappel pour dire la cible, après tant de secondes (0 : aucun)
option-ambal-move-seconds = Rappel au rangement des compétences, après tant de secondes (0 : aucun)
option-ambal-library-seconds = Rappel pour les bibliothèques, après tant de secondes (0 : aucun)
option-ambal-read-seconds = Au draft : secondes pour lire les cartes données, puis un son (0 : aucun)

phase-ambal-draft = draft en cours
phase-ambal-setup = mise en place
phase-ambal-draw = pioche des cartes
phase-ambal-start = début de la manche
phase-ambal-battle = combat
phase-ambal-end = fin de la manche
phase-ambal-durations = décompte des durées
phase-ambal-move = rangement des compétences
phase-ambal-energy = gain d’énergie
phase-ambal-library = bibliothèques
phase-ambal-over = duel fini

counter-health = santé
counter-max-health = santé maximale
counter-energy = énergie
counter-max-energy = énergie maximale
counter-burning = brûlure
counter-bleeding = saignement
counter-poison = empoisonnement
counter-placed = carte face cachée
counter-used = compétences utilisées
counter-discard = défausse
counter-out = hors jeu
counter-play = bénédictions et malédictions en jeu
counter-library = bibliothèque
counter-picks = cartes draftées

flag-barred = n’a pas pu payer
flag-concedes = abandonne
flag-defeated = hors de combat
flag-done = a terminé
flag-may-skip = peut sauter un tour
flag-placed = carte posée
flag-plays = va jouer
flag-skips = saute ce tour
flag-stopped = ne joue plus

reason-ambal-win-01 = Il ne reste qu’une personne debout.
reason-ambal-win-02 = Tout le monde est tombé au même instant ; il n’y a que des défaites.
reason-ambal-win-03 = Toute une équipe est hors de combat.
reason-ambal-win-04 = Les deux équipes sont tombées au même instant et perdent ensemble.
reason-ambal-win-09 = Le camp adverse a abandonné.

school-ambal-fire = Magie du feu
school-ambal-water = Magie de l’eau
school-ambal-sword = Voie de l’épée
school-ambal-assassination = Voie de l’assassinat
types-ambal-spell = sorts
types-ambal-action = actions
types-ambal-ability = aptitudes
types-ambal-curse = malédictions
types-ambal-boon = bénédictions
types-ambal-elite = élites
sides-ambal-offensive = offensives
sides-ambal-defensive = défensives

## Que faire maintenant

prompt-ambal-start = Mélangez vos paquets de combat et piochez 7 cartes par personne. Si vous voulez indiquer votre paquet, faites-le d’abord. Confirmez quand tout est prêt.
prompt-ambal-roll = { COUNT($to_act) ->
        [one] { SEATS($to_act) }, lancez un dé et dites ce qu’il montre.
       *[other] { SEATS($to_act) }, lancez un dé par personne et dites ce qu’il montre.
    } Le plus haut résultat passe en premier.
prompt-ambal-school = { SEATS($to_act) }, choisissez une École encore libre.
prompt-ambal-pick = { SEATS($to_act) }, prenez une carte de votre propre rangée.
prompt-ambal-ban = { SEATS($to_act) }, bannissez une carte de l’une des deux rangées. Puis complétez-les à 4.
prompt-ambal-last = { SEATS($to_act) }, prenez une dernière carte de votre propre rangée.
prompt-ambal-elite-ban = { SEATS($to_act) }, bannissez une élite du camp adverse.
prompt-ambal-elite-pick = { SEATS($to_act) }, prenez une élite de votre propre rangée.
prompt-ambal-commit =
    { $turn ->
        [1] { EACH($drawn, message: "ambal-has-drawn") }
       *[other] {""}
    }
    { SEATS($to_act) } : posez une carte face cachée, ou arrêtez pour cette manche.
ambal-has-drawn = { $count ->
        [0] {""}
        [one] { SEAT($seat) }, piochez { $count } carte.
       *[other] { SEAT($seat) }, piochez { $count } cartes.
    }
prompt-ambal-declare = { SEATS($to_act) }, dites si vous allez jouer une carte, ou arrêtez. On ne pose encore rien.
prompt-ambal-place = { SEATS($to_act) } : posez face cachée la carte annoncée.
prompt-ambal-outcome =
    { COUNT($target) ->
        [0] {""}
       *[other] { SEATS($target) } : choisissez pour qui est votre compétence, l’adversaire ou vous-même.
    }
    { COUNT($remove) ->
        [0] {""}
       *[other] { SEATS($remove) } : choisissez ce que votre compétence retire.
    }
    { COUNT($resolve) ->
        [0] {""}
       *[other] { SEATS($resolve) } : indiquez ce que dit votre carte ; Ambit fait le reste.
    }
prompt-ambal-discard = { EACH($owed, message: "ambal-must-discard") }
ambal-must-discard = { $count ->
        [one] { SEAT($seat) }, défaussez { $count } carte de votre main.
       *[other] { SEAT($seat) }, défaussez { $count } cartes de votre main.
    }
prompt-ambal-move = { SEATS($to_act) } : défaussez une carte si vous voulez, ou gardez votre main.
prompt-ambal-library = { SEATS($to_act) } : payez 1 point d’énergie maximale pour prendre jusqu’à 3 cartes dans votre bibliothèque, ou passez.
prompt-ambal-over = { COUNT($winners) ->
        [0] Personne ne gagne.
        [one] { SEATS($winners) } gagne.
       *[other] { SEATS($winners) } gagnent.
    } { TERM($reason, kind: "reason") }

## Les règles que chacun respecte de soi-même

clause-ambal-setup-03 = Prenez votre paquet de combat, un plateau avec ses marqueurs, quelques dés, et un jeton pour chaque condition : brûlure, saignement, empoisonnement.
clause-ambal-setup-07 = Les adversaires se font face. Les partenaires s’assoient côte à côte : places 1 et 2 contre places 3 et 4.
clause-ambal-setup-11 = Vous découvrez le jeu ? Commencez par un duel simple classique avec les paquets de départ.
clause-ambal-setup-12 = Sur le plateau, deux marqueurs rouges donnent la santé, le transparent l’énergie, et le noir ferme les nombres au-dessus de l’énergie maximale.
clause-ambal-round-07 = Déplacez vous-même vos cartes, marqueurs, jetons et dés ; vous voyez ici ce qui bouge.
clause-ambal-dur-12 = Montrez avec des dés combien de manches durent encore vos bénédictions et malédictions. On les compte ici aussi.
clause-ambal-cond-10 = Posez un jeton près de chaque personne atteinte d’une condition.
clause-ambal-single-07 = En cas de désaccord, la personne qui a le plus de santé choisit en premier.
clause-ambal-double-03 = Les partenaires qui protègent leurs cartes prennent les mêmes pochettes.
clause-ambal-double-04 = À quatre, il faut deux boîtes du jeu.
clause-ambal-draft-03 = Triez d’abord les cartes par École, une pile pour chacune.
clause-ambal-draft-27 = On peut lire tout ce qui est face visible. Ne prenez une carte que lorsque l’autre a eu le temps de la lire.

## Ce qui vient d’arriver

fact-ambal-phase = { $phase ->
        [setup] Le draft est terminé. Ces cartes forment vos paquets.
        [draw] La manche { $round } commence. On pioche pour avoir 7 cartes en main.
        [start] Début de la manche : les bénédictions et malédictions prévues pour ce moment agissent.
        [battle] Le combat commence.
        [end] Le combat est fini. Voici ce qui se passe en fin de manche.
        [durations] Toutes les durées baissent de 1.
        [move] Les compétences utilisées rejoignent leurs piles.
        [energy] Chaque personne regagne 8 d’énergie, sans dépasser son maximum.
        [library] Les bibliothèques sont ouvertes.
       *[other] Manche { $round } : { TERM($phase, kind: "phase-ambal") }.
    }
fact-ambal-turn = Manche { $round }, tour { $turn }.
fact-ambal-deck = { $library ->
        [0] { SEAT($seat) } apporte un paquet de combat de { $battle } cartes.
       *[other] { SEAT($seat) } apporte un paquet de combat de { $battle } cartes et une bibliothèque de { $library } cartes.
    }
fact-ambal-draw = { $by ->
        [effect] { $n ->
            [one] { SEAT($seat) } pioche { $n } carte grâce à une compétence.
           *[other] { SEAT($seat) } pioche { $n } cartes grâce à une compétence.
        }
       *[other] { $n ->
            [one] { SEAT($seat) } pioche { $n } carte.
           *[other] { SEAT($seat) } pioche { $n } cartes.
        }
    }
fact-ambal-refresh = { $n ->
        [one] { SEAT($seat) } : la pioche est vide. La défausse, { $n } carte, devient la nouvelle pioche et coûte { $loss } d’énergie maximale.
       *[other] { SEAT($seat) } : la pioche est vide. Mélangez la défausse, { $n } cartes : elle devient la nouvelle pioche et coûte { $loss } d’énergie maximale.
    }
fact-ambal-rolled = { SEAT($seat) } fait { $value }.
fact-ambal-order = { COUNT($seats) ->
        [one] { SEATS($seats) } décide.
       *[other] On décide dans cet ordre : { SEATS($seats) }.
    }
fact-ambal-plays = { SEAT($seat) } va jouer une carte.
fact-ambal-stopped = { SEAT($seat) } ne joue plus de carte dans cette manche.
fact-ambal-skips = { SEAT($seat) } laisse passer ce tour.
fact-ambal-placed = { SEAT($seat) } a posé une carte.
fact-ambal-revealed = { $target ->
        [NONE] { SEAT($seat) } révèle { CARD($card) }.
       *[other] { SEAT($seat) } révèle { CARD($card) }, cible : { SEAT($target) }.
    }
fact-ambal-target = { SEAT($seat) } vise { SEAT($target) } avec { CARD($card) }.
fact-ambal-paid = { SEAT($seat) } paie { $cost } d’énergie pour { CARD($card) }.
fact-ambal-unpaid =
    { SEAT($seat) } ne peut pas payer { CARD($card) } : il faut { $cost } d’énergie, et il y en a { $energy }.
    La carte n’a aucun effet, et { SEAT($seat) } ne joue plus dans cette manche.
fact-ambal-interrupted = { SEAT($by) } interrompt { CARD($card) } ({ SEAT($seat) }).
fact-ambal-blocked = { $kind ->
        [evade] { SEAT($seat) } esquive { CARD($card) } ({ SEAT($by) }).
       *[block] { SEAT($seat) } bloque { CARD($card) } ({ SEAT($by) }).
    }
fact-ambal-health = { $by ->
        [heal] { SEAT($seat) } reçoit des soins. La santé monte de { $from } à { $to }.
        [condition] Les conditions blessent { SEAT($seat) }. La santé descend de { $from } à { $to }.
        [resurrect] { SEAT($seat) } revient avec { $to } de santé.
        [adjust] { SEAT($seat) } : la santé est réglée de { $from } à { $to }.
        [max-health] { SEAT($seat) } : la santé suit son maximum, de { $from } à { $to }.
       *[damage] { SEAT($seat) } subit des dégâts. La santé descend de { $from } à { $to }.
    }
fact-ambal-energy = { $by ->
        [cost] { SEAT($seat) } : l’énergie descend de { $from } à { $to }.
        [round] { SEAT($seat) } : l’énergie monte de { $from } à { $to }.
        [max] { SEAT($seat) } : l’énergie est ramenée de { $from } à { $to }, son maximum.
        [resurrect] { SEAT($seat) } revient avec { $to } d’énergie.
        [adjust] { SEAT($seat) } : l’énergie est réglée de { $from } à { $to }.
       *[effect] { SEAT($seat) } : une compétence fait passer l’énergie de { $from } à { $to }.
    }
fact-ambal-max-energy = { $by ->
        [refresh] { SEAT($seat) } : la nouvelle pioche fait passer l’énergie maximale de { $from } à { $to }.
        [unpaid] { SEAT($seat) } : la carte impayée fait passer l’énergie maximale de { $from } à { $to }.
        [library] { SEAT($seat) } : la bibliothèque fait passer l’énergie maximale de { $from } à { $to }.
        [resurrect] { SEAT($seat) } revient avec { $to } d’énergie maximale.
        [adjust] { SEAT($seat) } : l’énergie maximale est réglée de { $from } à { $to }.
       *[effect] { SEAT($seat) } : une compétence fait passer l’énergie maximale de { $from } à { $to }.
    }
fact-ambal-max-health = { SEAT($seat) } : la santé peut désormais monter à { $to } au lieu de { $from }.
fact-ambal-condition = { $to ->
        [0] { SEAT($seat) } : { TERM($condition, kind: "counter") }, c’est fini.
        [one] { $from ->
            [0] { SEAT($seat) } : { TERM($condition, kind: "counter") } pour { $to } manche.
           *[other] { SEAT($seat) } : { TERM($condition, kind: "counter") } pour { $to } manche, au lieu de { $from }.
        }
       *[other] { $from ->
            [0] { SEAT($seat) } : { TERM($condition, kind: "counter") } pour { $to } manches.
           *[other] { SEAT($seat) } : { TERM($condition, kind: "counter") } pour { $to } manches, au lieu de { $from }.
        }
    }
fact-ambal-boon = { $left ->
        [one] { SEAT($by) } place la bénédiction { CARD($card) } sur { SEAT($on) } pour { $left } manche.
       *[other] { SEAT($by) } place la bénédiction { CARD($card) } sur { SEAT($on) } pour { $left } manches.
    }
fact-ambal-curse = { $left ->
        [one] { SEAT($by) } place la malédiction { CARD($card) } sur { SEAT($on) } pour { $left } manche.
       *[other] { SEAT($by) } place la malédiction { CARD($card) } sur { SEAT($on) } pour { $left } manches.
    }
fact-ambal-duration = { $left ->
        [0] { CARD($card) } sur { SEAT($on) } : plus aucune manche.
        [one] { CARD($card) } sur { SEAT($on) } : encore { $left } manche.
       *[other] { CARD($card) } sur { SEAT($on) } : encore { $left } manches.
    }
fact-ambal-ended = { $why ->
        [removed] { CARD($card) } ({ SEAT($by) }) n’agit plus sur { SEAT($on) } : l’effet est retiré.
        [replaced] { CARD($card) } ({ SEAT($by) }) n’agit plus sur { SEAT($on) } : une durée plus longue prend sa place.
        [defeated] { CARD($card) } ({ SEAT($by) }) prend fin avec la défaite : { SEAT($on) }.
        [adjust] { CARD($card) } ({ SEAT($by) }) n’agit plus sur { SEAT($on) }, par correction.
       *[time] { CARD($card) } ({ SEAT($by) }) n’agit plus sur { SEAT($on) }.
    }
fact-ambal-moved = { $to ->
        [hand] { SEAT($seat) } reprend { CARD($card) } en main.
        [used] { CARD($card) } ({ SEAT($seat) }) compte comme utilisée.
        [out] { CARD($card) } va hors jeu ({ SEAT($seat) }).
        [play] { CARD($card) } est désormais posée devant { SEAT($seat) }.
       *[discard] { CARD($card) } va à la défausse ({ SEAT($seat) }).
    }
fact-ambal-owes = { $n ->
        [one] { SEAT($seat) } doit défausser { $n } carte.
       *[other] { SEAT($seat) } doit défausser { $n } cartes.
    }
fact-ambal-library = { $n ->
        [one] { SEAT($seat) } mélange { $n } carte de sa bibliothèque à son paquet de combat.
       *[other] { SEAT($seat) } mélange { $n } cartes de sa bibliothèque à son paquet de combat.
    }
fact-ambal-reminder = { CARD($card) } dit pour { SEAT($seat) } : { $text }
fact-ambal-defeated = { SEAT($seat) } est hors de combat.
fact-ambal-resurrected = { SEAT($seat) } est de retour dans le duel.
fact-ambal-first = Le plus haut résultat est pour { SEAT($seat) }, qui choisit en premier.
fact-ambal-school = { SEAT($seat) } prend l’École { TERM($school, kind: "school-ambal") }.
fact-ambal-dealt = { $n ->
        [one] { SEAT($seat) }, posez { $n } carte face visible dans votre rangée.
       *[other] { SEAT($seat) }, posez { $n } cartes face visible dans votre rangée.
    }
fact-ambal-picked = { $n ->
        [one] { SEAT($seat) } prend une carte et en a maintenant { $n }.
       *[other] { SEAT($seat) } prend une carte et en a maintenant { $n }.
    }
fact-ambal-banned = { SEAT($seat) } bannit { CARD($card) }. Personne ne jouera cette carte.
fact-ambal-adjusted = { $counter ->
        [NONE] { $card ->
            [NONE] Correction pour { SEAT($target) } : une carte va dans « { TERM($to, kind: "counter") } ».
           *[other] Correction pour { SEAT($target) } : { CARD($card) } va dans « { TERM($to, kind: "counter") } ».
        }
       *[other] Correction pour { SEAT($target) } : { TERM($counter, kind: "counter") }, { $to }.
    }
fact-ambal-result = { COUNT($winners) ->
        [0] Personne ne gagne le duel.
        [one] { SEATS($winners) } gagne le duel.
       *[other] { SEATS($winners) } gagnent le duel.
    } { TERM($reason, kind: "reason") }

## Ce que dit une carte : une phrase par effet, avec ses champs

effect-ambal-interrupt = Interrompt chez { ambal-whom } les { ambal-skills }{ ambal-suffix }.
effect-ambal-block = Bloque les { ambal-skills } qui vous visent{ ambal-suffix }.
effect-ambal-evade = Esquive les { ambal-skills } qui vous visent{ ambal-suffix }.
effect-ambal-remove = { $what ->
        [curse] Malédictions retirées pour { ambal-whom } : { ambal-amount }{ ambal-suffix }.
        [boon] Bénédictions retirées pour { ambal-whom } : { ambal-amount }{ ambal-suffix }.
       *[condition] { COUNT($which) ->
            [0] Conditions retirées
           *[other] Conditions retirées ({ TERM($which, kind: "counter") })
        } pour { ambal-whom } : { ambal-amount }{ ambal-suffix }.
    }
effect-ambal-reduce-damage = Dégâts en moins de chaque compétence pour { ambal-whom } : { ambal-amount }{ ambal-suffix }.
effect-ambal-reduce-heal = Réduction de chaque soin pour { ambal-whom } : { ambal-amount }{ ambal-suffix }.
effect-ambal-cost = Coût en énergie des { ambal-skills } pour { ambal-whom } : { ambal-change }{ $until ->
        [next] {" "}pour la prochaine seulement
       *[round] {""}
    }{ ambal-suffix }.
effect-ambal-energy = Énergie pour { ambal-whom } : { ambal-change }{ ambal-suffix }.
effect-ambal-max-energy = Énergie maximale pour { ambal-whom } : { ambal-change }{ ambal-suffix }.
effect-ambal-max-health = Santé maximale pour { ambal-whom } : { ambal-amount } en plus jusqu’à la fin du duel{ ambal-suffix }.
effect-ambal-draw = Cartes à piocher pour { ambal-whom } : { ambal-amount }{ ambal-suffix }.
effect-ambal-discard = Cartes à défausser pour { ambal-whom } : { ambal-amount }{ ambal-suffix }.
effect-ambal-boon = Bénédiction sur { ambal-whom } pour { ambal-rounds }{ ambal-suffix }.
effect-ambal-curse = Malédiction sur { ambal-whom } pour { ambal-rounds }{ ambal-suffix }.
effect-ambal-condition = Condition sur { ambal-whom } pour { ambal-rounds } : { TERM($condition, kind: "counter") }{ ambal-suffix }.
effect-ambal-extend = Manches ajoutées ({ TERM($condition, kind: "counter") }) pour { ambal-whom } : { ambal-amount }{ ambal-suffix }.
effect-ambal-resurrect = Retour dans le duel pour { ambal-whom }, avec { $health } de santé et { $energy } d’énergie{ ambal-suffix }.
effect-ambal-next = Pour { ambal-whom }, la prochaine carte parmi les { ambal-skills } fait aussi ceci{ ambal-suffix } : { $effects }
effect-ambal-skip = Un tour à sauter pour { ambal-whom }{ ambal-suffix }.
effect-ambal-out = Cette carte va hors jeu au lieu d’aller à la défausse{ ambal-suffix }.
effect-ambal-other = Pour { ambal-whom }{ ambal-suffix } : { $text }
effect-ambal-heal = Soins pour { ambal-whom } : { ambal-amount }{ ambal-suffix }.
effect-ambal-damage = Dégâts pour { ambal-whom } : { ambal-amount }{ ambal-suffix }.
ambal-amount = { $n_mastery ->
        [NONE] { $n ->
            [all] toutes
           *[other] { $n }
        }
       *[other] { $n_times ->
            [1] votre maîtrise ({ TERM($n_mastery, kind: "school-ambal") })
           *[other] { $n_times } × votre maîtrise ({ TERM($n_mastery, kind: "school-ambal") })
        }
    }
ambal-change = { $less ->
        [yes] −{ ambal-amount }
       *[no] +{ ambal-amount }
    }
ambal-rounds = { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
ambal-whom = { $to ->
        [NONE] qui porte la carte
        [you] vous
        [opponent] l’adversaire
        [opponents] tous les adversaires
        [partner] votre partenaire
        [ally] une personne de votre camp
        [allies] tout votre camp
        [target] la cible
        [everyone] tout le monde
        [bearer] qui porte la carte
       *[other] { SEAT($to) }
    }
ambal-of = { $if_of ->
        [NONE] {""}
        [you] {" "}chez vous
        [opponent] {" "}chez l’adversaire
        [opponents] {" "}chez un adversaire
        [partner] {" "}chez votre partenaire
        [ally] {" "}chez cette personne de votre camp
        [allies] {" "}dans votre camp
        [target] {" "}chez la cible
        [everyone] {" "}chez quelqu’un
        [bearer] {" "}chez qui porte la carte
       *[other] {" "}chez { SEAT($if_of) }
    }
ambal-skills = { COUNT($match_types) ->
        [0] compétences
       *[other] { TERM($match_types, kind: "types-ambal") }
    }{ COUNT($match_schools) ->
        [0] {""}
       *[other] {" "}({ TERM($match_schools, kind: "school-ambal") })
    }{ COUNT($match_sides) ->
        [0] {""}
       *[other] {" "}({ TERM($match_sides, kind: "sides-ambal") })
    }
ambal-suffix = { ambal-test }{ ambal-when }
ambal-test = { $if_mastery ->
        [NONE] { $if_condition ->
            [NONE] { $if_curse ->
                [NONE] { $if_boon ->
                    [NONE] {""}
                   *[other] , s’il y a une bénédiction{ ambal-of }
                }
               *[other] , s’il y a une malédiction{ ambal-of }
            }
            [any] , s’il y a une condition{ ambal-of }
           *[other] , s’il y a { TERM($if_condition, kind: "counter") }{ ambal-of }
        }
       *[other] , à partir de { $if_min } en maîtrise ({ TERM($if_mastery, kind: "school-ambal") })
    }
ambal-when = { $when ->
        [start] , au début de chaque manche
        [end] , à la fin de la manche
        [while] , tant que cela dure
        [damaged] , chaque fois qu’une compétence blesse qui porte la carte
       *[use] {""}
    }

## Pas maintenant, et pourquoi : la mise en place et les paquets

ambal-draft-first = Le draft vient d’abord. Terminez-le, puis commencez.
ambal-started-already = Le duel a commencé. Continuez la manche.
ambal-decks-before = On indique les paquets avant le début du duel. Continuez avec ceux que vous avez.
ambal-deck-is-drafted = Dans ce mode, les paquets viennent du draft. Retirez les listes.
ambal-deck-list = Le paquet de la place { $seat } est illisible. { $why }
ambal-nobody-shares = Personne ne partage de paquet ici. Mettez chaque paquet sous sa place, à partir de 1.
ambal-library-missing = Un duel avancé demande une bibliothèque à côté du paquet de combat. Indiquez les deux.
ambal-library-not-regular = Un duel classique n’a pas de bibliothèque. Retirez-la.
ambal-starter-regular = Les paquets de départ sont pour le duel classique. Indiquez un paquet de combat et une bibliothèque à vous.
ambal-no-such-starter = Il n’y a pas de paquet de départ « { $starter } ». Il y a : { $starters }.
ambal-battle-size = Un paquet de combat a { $size } cartes ici ; celui-ci en a { $cards }. Il en faut { $size }.
ambal-library-size = Une bibliothèque a { $size } cartes ; celle-ci en a { $cards }. Il en faut { $size }.
ambal-copies = La carte « { $card } » figure deux fois dans les paquets. Gardez un exemplaire.
ambal-schools = Les paquets suivent deux Écoles au plus ; ceux-ci en suivent { $schools }. Retirez les cartes de l’une d’elles.
ambal-no-elite = Le paquet de combat d’un duel avancé n’a pas d’élite. Mettez les élites dans la bibliothèque.
ambal-one-elite = Un paquet de combat a une élite au plus ; celui-ci en a { $elites }. Gardez-en une.

## Pas maintenant, et pourquoi : le draft

ambal-draft-step = Cela appartient à une autre étape du draft. Faites ce que la table demande.
ambal-draft-turn = C’est à { SEAT($turn) } de choisir. { SEAT($seat) }, attendez votre tour.
ambal-no-roll = { SEAT($seat) } n’a pas de dé à lancer maintenant. Faites ce que la table demande.
ambal-school-taken = L’École { TERM($school, kind: "school-ambal") } est déjà prise. Choisissez une École libre.
ambal-pick-first = { $n ->
        [one] { SEAT($seat) } prend encore { $n } carte avant de bannir.
       *[other] { SEAT($seat) } prend encore { $n } cartes avant de bannir.
    }
ambal-ban-now = { SEAT($seat) } a pris ses deux cartes. Bannissez-en une maintenant.
ambal-not-your-school = La carte « { $card } » n’est pas d’une École que vous avez choisie. Prenez une carte de votre rangée.
ambal-elites-now = La carte « { $card } » n’est pas une élite, et c’est l’étape des élites. Choisissez une élite.
ambal-commons-now = La carte « { $card } » est une élite. Les élites viennent à la fin ; choisissez une autre carte.
ambal-drafted-already = La carte « { $card } » a déjà été prise ou bannie. Choisissez-en une autre.
ambal-not-in-line = La carte « { $card } » n’est pas dans votre rangée. Prenez-en une qui s’y trouve.
ambal-not-in-lines = La carte « { $card } » n’est dans aucune des deux rangées. Bannissez-en une qui s’y trouve.
ambal-ban-theirs = La carte « { $card } » n’est pas du camp adverse. Bannissez une élite de l’adversaire.
ambal-deal-number = { $unnamed ->
        [0] Toutes les cartes de cette rangée sont nommées. Il n’y a rien à ajouter.
        [one] Il reste { $unnamed } carte sans nom dans cette rangée. Nommez-la une fois.
       *[other] Il reste { $unnamed } cartes sans nom dans cette rangée. Nommez-en une ou plusieurs, chacune une fois.
    }
ambal-deal-card = La carte « { $card } » ne peut pas être dans cette rangée maintenant. Regardez la carte encore une fois.

## Pas maintenant, et pourquoi : décider et poser

ambal-over = Le duel est fini. Annulez la dernière étape, ou commencez un autre duel.
ambal-you-are-out = { SEAT($seat) } est hors de combat et ne joue plus. Son partenaire continue.
ambal-not-now = En ce moment, on ne pose pas de carte et on n’arrête pas. Faites ce que la table demande.
ambal-stopped = { SEAT($seat) } ne joue plus de carte dans cette manche. Attendez la prochaine.
ambal-decided = { SEAT($seat) } a déjà décidé, et cela compte. Une maladresse s’annule.
ambal-no-order = { SEAT($seat) } ne peut pas demander l’ordre maintenant. Il faut deux personnes indécises, et l’ordre se demande une fois par tour.
ambal-not-your-turn = { $turn ->
        [NONE] Tout le monde a décidé. Faites ce que la table demande.
       *[other] C’est à { SEAT($turn) } de décider. { SEAT($seat) }, attendez votre tour.
    }
ambal-nothing-to-declare = Il n’y a rien à annoncer maintenant. Posez une carte, ou arrêtez.
ambal-decide-first = D’abord, on décide à tour de rôle. Les cartes se posent ensuite.
ambal-said-to-play = { SEAT($seat) } a annoncé une carte et doit en poser une.
ambal-no-leave = Aucune carte ne permet à { SEAT($seat) } de sauter un tour. Posez une carte, ou arrêtez pour cette manche.
ambal-no-cards = { SEAT($seat) } n’a pas de carte en main. Arrêtez, ou passez.
ambal-not-in-decks = La carte « { $card } » n’est dans aucun de vos paquets. Regardez la carte encore une fois.
ambal-in-library = La carte « { $card } » est encore dans votre bibliothèque. Choisissez une carte de votre main.
ambal-not-in-hand = { $lies ->
        [discard] La carte « { $card } » est dans votre défausse.
        [out] La carte « { $card } » est hors jeu.
        [play] La carte « { $card } » est en jeu comme bénédiction ou malédiction.
       *[used] La carte « { $card } » a servi dans cette manche.
    } Choisissez une carte de votre main.
ambal-no-resurrection = Dans un duel simple, personne ne peut revenir. Choisissez une autre carte.
ambal-no-token = Dans un duel simple, on ne pose pas de cible avec la carte. Posez la carte seule.
ambal-token-missing = Ici, une carte se pose avec un jeton de cible. Ajoutez celui d’une personne.
ambal-token-wrong = Cette carte ne peut pas viser cette personne. Choisissez parmi : { SEATS($seats) }.
ambal-token-nobody = Personne ne peut être la cible de cette carte maintenant. Choisissez-en une autre.
ambal-too-dear = La carte « { $card } » coûte { $cost } d’énergie ; vous en avez { $energy }. Choisissez-en une moins chère, ou arrêtez.

## Pas maintenant, et pourquoi : après la révélation, et la fin de la manche

ambal-nothing-to-choose = { SEAT($seat) } n’a rien à choisir maintenant. Faites ce que la table demande.
ambal-remove-exactly = { $n ->
        [one] Nommez-en une seule, une fois, parmi : { TERM($there, kind: "counter") }.
       *[other] Nommez-en exactement { $n }, chacune une fois, parmi : { TERM($there, kind: "counter") }.
    }
ambal-nothing-to-resolve = Aucune carte à compléter pour { SEAT($seat) }. Faites ce que la table demande.
ambal-known-already = Ambit connaît « { $field } » pour cette carte. Retirez-le.
ambal-owes-nothing = { SEAT($seat) } n’a rien à défausser maintenant. Attendez les autres.
ambal-not-in-move = { SEAT($seat) } ne peut pas défausser maintenant. Cela se fait une fois, après le rangement des compétences.
ambal-nothing-to-pass = { SEAT($seat) } n’a pas à passer maintenant. Faites ce que la table demande.
ambal-no-library = { SEAT($seat) } ne peut pas prendre de cartes dans la bibliothèque maintenant. Cela se fait une fois, à la fin d’une manche avancée.
ambal-library-number = Prenez de 1 à { $most } cartes différentes, ou passez.
ambal-library-left = { $left ->
        [0] La bibliothèque est vide. Passez.
        [one] Il ne reste que { $left } carte dans la bibliothèque. N’en prenez pas plus.
       *[other] Il ne reste que { $left } cartes dans la bibliothèque. N’en prenez pas plus.
    }
ambal-not-in-library = La carte « { $card } » n’est plus dans votre bibliothèque. Choisissez-en une autre.
ambal-library-elite = Une seule élite par duel peut venir de la bibliothèque. Choisissez d’autres cartes.

## Corrections

ambal-adjust-open = Cette carte est en train d’agir. Corrigez-la quand le tour sera fini.
ambal-adjust-placed = Une carte est posée face cachée ({ SEAT($seat) }) ; on ne peut donc déplacer que des cartes visibles. Attendez la révélation.
ambal-adjust-none = { $source ->
        [deck] Il n’y a pas de carte dans la pioche. Corrigez d’abord le nombre.
       *[hand] Il n’y a pas de carte dans la main. Corrigez d’abord le nombre.
    }
ambal-adjust-from = On ne voit pas où est cette carte. Indiquez « from » : la main (hand) ou la pioche (deck).

## Actions incompréhensibles

ambal-one-of = Il faut « { $one } » ou « { $other } », mais pas les deux. Envoyez l’un des deux.
ambal-choose-what = Un choix nomme une cible (target), ce qui est retiré (remove), ou les deux. Envoyez l’un des deux.
ambal-effects-wrong = Ces effets ne peuvent pas être sur une même carte. { $why }
ambal-flaw-two-durations = Une carte est une bénédiction ou une malédiction, une fois au plus. Gardez l’une des deux.
ambal-flaw-two-removals = Une carte ne retire qu’une fois un certain nombre d’effets. Gardez un seul « remove », ou mettez « all ».
ambal-flaw-when = « { $op } » au moment « { $when } » demande une bénédiction ou une malédiction sur la même carte. Ajoutez-la, ou retirez le moment.
ambal-flaw-while-op = « { $op } » ne peut pas durer avec « while ». Seuls cost, reduce-damage et reduce-heal le peuvent.
ambal-flaw-while-fields = « { $op } » avec « while » agit sur qui porte la carte. Retirez « to » et « if ».
ambal-flaw-to-missing = « { $op } » ne dit pas pour qui. Ajoutez « to ».
ambal-flaw-at-once = « { $op } » agit tout de suite, quand sa propre carte est jouée. Sortez-le de « next », et retirez « when ».
ambal-flaw-several = « { $op } » se pose sur une seule personne. Choisissez un « to » qui n’en désigne qu’une.
ambal-flaw-removal = Un « remove » avec un nombre agit tout de suite, sur une seule personne, et pas dans « next ». Mettez « all », ou changez cela.
ambal-flaw-seat-number = « { $op } » nomme une place par son numéro. Une carte dit « you », « opponent » et ainsi de suite.
ambal-flaw-test = Le « if » de « { $op } » demande une seule chose : condition, curse, boon, ou mastery avec « min ». N’en gardez qu’une.

## Ce qui est demandé d’un paquet

point-ambal-library = Une bibliothèque à côté du paquet de combat
point-ambal-no-library = Pas de bibliothèque
point-ambal-battle-size = Exactement { $size } cartes dans le paquet de combat
point-ambal-library-size = Exactement { $size } cartes dans la bibliothèque
point-ambal-copies = Un seul exemplaire de chaque carte
point-ambal-schools = Deux Écoles au plus
point-ambal-no-elite = Pas d’élite dans le paquet de combat
point-ambal-one-elite = Une élite au plus
