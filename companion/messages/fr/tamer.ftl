# Tamer Tournament. Devant : ; ? ! et dans les guillemets, l’espace est insécable. Rien ici ne trahit une carte face cachée.

game-tamer = Tamer Tournament
mode-tamer-referee = tournoi arbitré
mode-tamer-manual = tournoi sans données de cartes
mode-tamer-duel = un seul combat

option-tamer-ko = Les dégâts mettent hors de combat
choice-tamer-ko-at-least = quand ils atteignent la santé
choice-tamer-ko-more-than = quand ils dépassent la santé
option-tamer-draft = Draft
choice-tamer-draft-guided = guidé par la table
choice-tamer-draft-off = sans la table
option-tamer-teams = Les équipes avant un combat
choice-tamer-teams-open = sont visibles
choice-tamer-teams-secret = sont cachées
option-tamer-round1 = Adversaires de la manche 1
choice-tamer-round1-across = la personne d’en face
choice-tamer-round1-random = tirés aux dés
option-tamer-rematch = Ce qui compte le plus pour trouver un adversaire
choice-tamer-rematch-records-first = un bilan égal
choice-tamer-rematch-avoid-first = un nouvel adversaire
option-tamer-bye = Qui reste sans adversaire
choice-tamer-bye-sample = combat l’équipe type
choice-tamer-bye-win = a une victoire
choice-tamer-bye-draw = a une égalité
option-tamer-ranking = Le meilleur bilan est celui qui a
choice-tamer-ranking-wins = le plus de victoires
choice-tamer-ranking-points = le plus de points
option-tamer-tie = Meilleurs bilans égaux après la manche 3
choice-tamer-tie-share = la victoire est partagée
choice-tamer-tie-tiebreak = départagés par d’autres manches
option-tamer-tie-limit = Manches de départage au plus
option-tamer-stalemate = Deux créatures de tête qui ne peuvent pas se blesser
choice-tamer-stalemate-draw = le combat est une égalité
choice-tamer-stalemate-both-out = toutes deux sont hors de combat
option-tamer-flip-place = Une carte retournée rejoint la ligne
choice-tamer-flip-place-last = à la fin
choice-tamer-flip-place-choose = où l’on veut
option-tamer-round = Un combat seul se joue comme en manche
option-tamer-pick-timer = Rappel pour choisir une carte après tant de secondes (0 : aucun)
option-tamer-build-timer = Rappel pour composer l’équipe après tant de secondes (0 : aucun)
option-tamer-battle-timer = Rappel pendant un combat après tant de secondes (0 : aucun)

phase-tamer-draft = draft en cours
phase-tamer-build = composition des équipes
phase-tamer-pair = tirage des adversaires
phase-tamer-battle = combats
phase-tamer-over = tournoi fini

counter-wins = victoires
counter-draws = matchs nuls
counter-losses = défaites
counter-byes = exemptions
counter-temp-power = force temporaire
counter-perm-power = force permanente
counter-temp-health = santé temporaire
counter-perm-health = santé permanente
counter-damage = dégâts
counter-pick = carte choisie
counter-roster = créatures possédées
counter-line = équipe alignée

flag-bye = est exempt de ce tour
flag-chosen = a choisi
flag-eliminated = hors du départage
flag-ready = tout est prêt

die-tamer-light-red = rouge clair
die-tamer-dark-red = rouge foncé
die-tamer-light-green = vert clair
die-tamer-dark-green = vert foncé
die-tamer-black = noir

reason-tamer-end-02 = Personne d’autre n’a d’aussi bons résultats.
reason-tamer-end-04 = Les meilleurs résultats sont égaux : la victoire est partagée.
reason-tamer-end-10 = Le départage n’a laissé qu’une personne en lice.
reason-tamer-end-11 = Le départage n’a rien décidé : la victoire est partagée.
reason-tamer-mode-05 = Le combat est terminé.

## Ce qu’il faut faire maintenant

prompt-tamer-draft = { awaited } : choisissez une carte de votre paquet et posez-la face cachée. Choix { $pick } sur 8, manche { $round }. Ensuite, les paquets partent { $direction ->
        [right] à droite
       *[left] à gauche
    }.
prompt-tamer-build = { awaited } : composez votre équipe pour { $allowance } points au plus, la première créature devant, et dites quand vous avez fini.
prompt-tamer-pair = Lancez les dés pour l’ordre, puis indiquez-le : le premier affronte le deuxième, le troisième le quatrième.
prompt-tamer-battle = Manche { $round } : asseyez-vous face à votre adversaire et faites combattre vos équipes{ $everybody ->
        [yes] { "" }
       *[no] { COUNT($to_act) ->
            [1] { " ; on attend encore " }{ SEATS($to_act) }
            [2] { " ; on attend encore " }{ SEATS($to_act) }
            [3] { " ; on attend encore " }{ SEATS($to_act) }
            [4] { " ; on attend encore " }{ SEATS($to_act) }
           *[other] { "" }
        }
    }.
prompt-tamer-over = { COUNT($winners) ->
        [0] Personne ne gagne.
        [one] { SEATS($winners) } gagne.
       *[other] { SEATS($winners) } gagnent.
    } { TERM($reason, kind: "reason") }

## Les règles que chacun respecte de soi-même

clause-tamer-setup-02 = Triez les cartes de créatures en trois piles : manche 1, manche 2 et manche 3.
clause-tamer-setup-03 = Mélangez chacune des trois piles à part.
clause-tamer-setup-04 = Distribuez à chacun 8 cartes de la pile de cette manche, face cachée.
clause-tamer-setup-05 = Regardez le paquet que vous avez en main, et aucun autre.
clause-tamer-setup-09 = Le reste de la pile demeure sur la table : on y retourne des cartes pendant les combats.
clause-tamer-setup-10 = Les données d’Ambit comptent trop peu de cartes de cette manche pour tous les choix. Ajoutez celles qui manquent, ou jouez sans draft guidé ou sans données de cartes.
clause-tamer-draft-17 = Gardez cachés votre paquet et la carte choisie jusqu’à ce qu’on les retourne toutes.
clause-tamer-team-18 = Les points de certaines cartes alignées ne sont pas connus et comptent pour 0. Lisez-les sur les cartes et additionnez vous-même.
clause-tamer-mode-06 = Faites d’abord le draft à la main : 8 cartes chacun, et après chaque choix les paquets partent { $allowance ->
        [16] à droite
       *[other] à gauche
    }. Indiquez ensuite votre équipe.
clause-tamer-battle-02 = Avancez vos équipes l’une vers l’autre, dans le même ordre et avec tous leurs dés.
clause-tamer-buff-10 = Un nombre au-dessus de six se montre avec plusieurs dés de la couleur.
clause-tamer-buff-13 = Posez les dés comme on vous le dit ici ; après le combat, retirez les rouge clair, les vert clair et les noirs.
clause-tamer-flip-06 = Quand le combat est fini, mélangez les cartes retournées dans la pile de leur manche.
clause-tamer-bye-09 = Quand son combat est fini, retirez de la table l’équipe d’exemple. Rien de ce qu’elle porte n’est gardé.

## Ce qui s’est passé

tamer-side = { $seat ->
        [0] Équipe d’exemple
       *[other] { SEAT($seat) }
    }
tamer-reveals = { SEAT($seat) } prend { CARD($count) }.
fact-tamer-chosen = { SEAT($seat) } a choisi une carte.
fact-tamer-revealed = { COUNT($cards) ->
        [0] Retournez les cartes que vous avez choisies.
       *[other] { EACH($cards, message: "tamer-reveals") }
    }
fact-tamer-surplus = { CARD($card) } : on voit plus d’exemplaires que le jeu n’en contient. Regardez quelle carte c’est vraiment, puis revenez en arrière ou corrigez les données.
fact-tamer-passed = { $direction ->
        [right] Passez vos paquets à droite. Voici le choix { $pick }.
       *[left] Passez vos paquets à gauche. Voici le choix { $pick }.
    }
fact-tamer-asked = { $creature ->
        [NONE] { tamer-side } : choisissez quel effet de début vient maintenant.
       *[other] { $kind ->
            [choose] { tamer-side } : choisissez { $n } pour { CARD($creature) }, parmi { CARD($from) }.
            [flip] { tamer-side } : retournez la carte du dessus de la pile { $round } pour { CARD($creature) }.
            [order] { tamer-side } : choisissez quel effet de début vient maintenant.
           *[resolve] { tamer-side } : lisez ce que fait { CARD($creature) } et indiquez-le.
        }
    }
fact-tamer-lapsed = { SEAT($seat) } n’a rien indiqué pour { CARD($creature) } : cette créature n’a rien donné.
fact-tamer-dice = { $to ->
        [0] { tamer-side } : retirez les dés de couleur { TERM($colour, kind: "die-tamer") } posés sur { CARD($creature) }.
       *[other] { $by ->
            [clash] { tamer-side } : { CARD($creature) } prend un coup. Ses dés noirs montrent maintenant { $to }.
           *[other] { tamer-side } : posez des dés de couleur { TERM($colour, kind: "die-tamer") } montrant { $to } sur { CARD($creature) } ({ TERM($die, kind: "counter") }).
        }
    }
fact-tamer-line = { SEAT($seat) } a changé d’équipe.
fact-tamer-ready = { $on ->
        [yes] { SEAT($seat) } a fini.
       *[no] { SEAT($seat) } n’a finalement pas fini.
    }
fact-tamer-unveiled = Toutes les équipes sont fixées. Montrez-les.
fact-tamer-paired = { COUNT($battles) ->
        [0] La manche { $round } n’oppose personne.
       *[other] Voici les combats de la manche { $round } : { PAIRS($battles) }.
    }
fact-tamer-bye = { SEAT($seat) } est exempt de la manche { $round }.
fact-tamer-round_start = { tamer-side } : { CARD($creature) } fait maintenant son effet de début.
fact-tamer-clash = Combat { $battle }, assaut { $clash } : les créatures de tête se frappent.
fact-tamer-knocked_out = { $by ->
        [NONE] { tamer-side } : { CARD($creature) } est hors de combat. Retirez cette créature de la ligne.
       *[other] { tamer-side } : { CARD($by) } met { CARD($creature) } hors de combat. Retirez cette créature de la ligne.
    }
fact-tamer-ko_effect = { tamer-side } : { CARD($creature) } fait maintenant son effet de KO.
fact-tamer-flipped = { tamer-side } : { CARD($card) } est retournée et rejoint la ligne à la place { $at }.
fact-tamer-no_card = { tamer-side } : la pile { $round } est vide, on ne retourne rien.
fact-tamer-returned = { $round ->
        [NONE] { tamer-side } : retirez tous les dés posés sur { CARD($card) } et remélangez cette carte dans sa pile.
       *[other] { tamer-side } : retirez tous les dés posés sur { CARD($card) } et remélangez cette carte dans la pile { $round }.
    }
fact-tamer-cleared = { SEAT($seat) } : retirez tous les dés rouge clair, vert clair et noirs.
fact-tamer-battle_over = { $winner ->
        [NONE] { $how ->
            [stalemate] Le combat { $battle } est nul : les créatures de tête ne peuvent pas se blesser.
            [limit] Le combat { $battle } est nul : il a duré trop longtemps.
           *[other] Le combat { $battle } est nul.
        }
        [0] L’équipe d’exemple gagne le combat { $battle }.
       *[other] { $how ->
            [concede] { SEAT($winner) } gagne le combat { $battle } : l’autre camp a abandonné.
            [bye] { SEAT($winner) } est exempt, ce qui compte comme une victoire.
           *[other] { SEAT($winner) } gagne le combat { $battle }.
        }
    }
fact-tamer-record = { SEAT($seat) } en est là : victoires { $wins }, nuls { $draws }, défaites { $losses }.
fact-tamer-round_over = La manche { $round } est finie.
fact-tamer-tie = { $settled ->
        [tiebreak] { SEATS($seats) } ont les mêmes meilleurs résultats et se départagent.
       *[share] { SEATS($seats) } ont les mêmes meilleurs résultats et partagent la victoire.
    }
fact-tamer-eliminated = { SEAT($seat) } quitte le départage.
fact-tamer-adjusted = { $creature ->
        [NONE] Corrigé pour { SEAT($target) } : { TERM($counter, kind: "counter") } { $to } au lieu de { $from }.
       *[other] Corrigé sur { CARD($creature) } : { TERM($counter, kind: "counter") } { $to } au lieu de { $from }.
    }
fact-tamer-named = La place { $seat } s’appelle maintenant { $name }.
fact-tamer-game_over = { COUNT($winners) ->
        [0] Personne ne gagne.
        [one] { SEATS($winners) } gagne.
       *[other] { SEATS($winners) } gagnent.
    } { TERM($reason, kind: "reason") }

## Ce que dit une carte : une phrase par effet, avec ses champs

effect-tamer-effect = { $when ->
        [draft] Pendant le draft :
        [start] Début de manche :
       *[ko] KO :
    } { COUNT($do) ->
        [0] on ne sait pas ce qu’elle fait.
       *[other] { $do }
    }
effect-tamer-buff = { TERM($die, kind: "counter") } pour { tamer-whom } : { tamer-amount } de plus{ tamer-if }.
effect-tamer-flip = Cartes à retourner de { $round ->
        [current] la pile de cette manche
       *[other] la pile { $round }
    } : { $n }{ tamer-if }.
tamer-whom = { $to_choose ->
        [NONE] { $to ->
            [NONE] { $to_other ->
                [yes] les autres
               *[other] toutes celles
            } d’une sorte ({ $to_type ->
                [NONE] { TERM($to_element, kind: "kind-tamer") }
               *[other] { TERM($to_type, kind: "kind-tamer") }
            })
           *[other] { TERM($to, kind: "place-tamer") }
        }
       *[other] { $to_choose } au choix parmi { $to_from ->
            [NONE] { $to_from_other ->
                [yes] les autres
               *[other] toutes celles
            } d’une sorte ({ $to_from_type ->
                [NONE] { TERM($to_from_element, kind: "kind-tamer") }
               *[other] { TERM($to_from_type, kind: "kind-tamer") }
            })
           *[other] { TERM($to_from, kind: "place-tamer") }
        }
    }
tamer-amount = { $n_each ->
        [NONE] { $n }
       *[other] { $n_each } × { $n_kinds ->
            [type] le nombre de types différents
            [element] le nombre d’éléments différents
           *[other] { $n_per ->
                [NONE] le nombre de créatures de la sorte { $n_per_type ->
                    [NONE] { TERM($n_per_element, kind: "kind-tamer") }
                   *[other] { TERM($n_per_type, kind: "kind-tamer") }
                }
               *[other] le nombre de créatures ({ TERM($n_per, kind: "place-tamer") })
            }
        }
    }
tamer-if = { $if_at_least ->
        [NONE] {""}
       *[other] , si vous avez au moins { $if_at_least } { $if_kinds ->
            [type] types différents
            [element] éléments différents
           *[other] { $if_of ->
                [NONE] créatures de la sorte { $if_of_type ->
                    [NONE] { TERM($if_of_element, kind: "kind-tamer") }
                   *[other] { TERM($if_of_type, kind: "kind-tamer") }
                }
               *[other] créatures ({ TERM($if_of, kind: "place-tamer") })
            }
        }
    }
place-tamer-self = cette créature
place-tamer-front = celle de tête
place-tamer-last = la dernière
place-tamer-all = toutes vos créatures
place-tamer-others = toutes vos autres créatures
kind-tamer-familiar = familier
kind-tamer-spirit = esprit
kind-tamer-monster = monstre
kind-tamer-fire = feu
kind-tamer-water = eau
kind-tamer-earth = terre
kind-tamer-air = vent

## Ce qui ne se peut pas, et quoi faire à la place

tamer-over = La partie est finie. On ne peut plus changer que les noms.
tamer-no-cards-here = On n’indique pas de cartes dans ce mode. Choisissez, composez et combattez à la main, puis annoncez les résultats.
tamer-no-draft = On ne choisit pas de carte en ce moment. Attendez le prochain draft.
tamer-choose-first = { SEAT($seat) }, choisissez d’abord ce que demande { CARD($card) }.
tamer-pick-round = { CARD($card) } appartient à la manche { $round }, et c’est le draft de la manche { $current }. Regardez la carte de plus près.
tamer-no-copy-left = Toutes les cartes { CARD($card) } sont déjà sur la table ({ $copies }). Regardez quelle carte c’est vraiment.
tamer-no-building = On ne compose pas d’équipe en ce moment. Attendez la fin du prochain draft.
tamer-not-a-contender = Seuls ceux du départage composent une équipe, et { SEAT($seat) } n’en fait pas partie.
tamer-not-yours = { CARD($card) } n’est pas une créature de { $seat ->
        [0] l’équipe d’exemple
       *[other] { SEAT($seat) }
    }. Choisissez-en une qui l’est.
tamer-too-expensive = Cette équipe coûterait { $points } points, et l’on en a { $allowance }. Retirez quelqu’un.
tamer-twice-in-line = Une créature n’est qu’une fois dans la ligne. Nommez chacune une seule fois.
tamer-field-somebody = { SEAT($seat) }, alignez d’abord au moins une créature.
tamer-no-pairing = Aucun ordre n’est attendu : les adversaires sont connus, ou les équipes ne sont pas encore prêtes.
tamer-every-seat-once = Nommez chaque place de 1 à { $seats } exactement une fois.
tamer-no-order = { SEAT($seat) } n’a pas d’effets de début à ordonner maintenant.
tamer-not-waiting = { CARD($card) } n’a pas d’effet de début en attente. Choisissez parmi : { CARD($waiting) }.
tamer-start-first = Tous les effets de début ne sont pas encore résolus. Répondez d’abord aux questions ouvertes.
tamer-answer-first = Un effet de KO attend encore une réponse. Donnez-la d’abord.
tamer-report-it = Ce combat ne peut pas être mené ici, car il manque une donnée. Menez-le à la main et annoncez le résultat.
tamer-no-battle = Il n’y a pas de combat à mener ici maintenant.
tamer-nothing-to-choose = { SEAT($seat) } n’a rien à choisir maintenant.
tamer-choose-so-many = Choisissez exactement { $n } créatures différentes parmi { CARD($among) }.
tamer-nothing-to-flip = { $seat ->
        [0] Aucune carte n’est à retourner pour une équipe d’exemple maintenant.
       *[other] { SEAT($seat) } n’a pas de carte à retourner maintenant.
    }
tamer-flip-last = Une carte retournée se place derrière la dernière créature. N’indiquez pas de place.
tamer-flip-place = Choisissez une place de 1 à { $last }, pour une carte retournée.
tamer-flip-round = { CARD($card) } appartient à la manche { $round }, et il fallait retourner une carte de la pile { $wanted }. Regardez la carte de plus près.
tamer-resolve-whose = Indiquez d’abord ce que fait { CARD($card) }.
tamer-nothing-to-resolve = On ne peut rien indiquer pour { CARD($card) } maintenant.
tamer-no-flip-here = On ne retourne de cartes que pendant un combat. Laissez cela de côté.
tamer-only-your-dice = { SEAT($seat) } ne peut changer que la force et la santé de ses propres créatures maintenant.
tamer-start-own-only = Un effet de début ne touche pas l’autre camp. Ne changez que vos créatures.
tamer-not-standing = { CARD($card) } n’est pas dans cette ligne. Choisissez une créature qui y est.
tamer-no-battle-of-yours = { SEAT($seat) } n’a pas de combat à finir maintenant.
tamer-battle-done = Ce combat est déjà fini. Pour changer son résultat, revenez en arrière ou faites-le corriger.
tamer-damage-only-in-line = On ne règle les dégâts que d’une créature qui est en combat.
tamer-one-of = Indiquez « { $one } » ou « { $other } », et pas les deux.
tamer-points-are-counted = Les points sont comptés d’après les cartes. Indiquez l’ordre de l’équipe.
tamer-which-battle = La table dit de quel combat il s’agit. Une joueuse ou un joueur n’indique pas « battle ».
tamer-no-such-battle = Il n’y a pas de combat { $battle } dans cette manche.
tamer-die-of-whom = « { TERM($counter, kind: "counter") } » se trouve sur une créature. Dites laquelle, avec « creature ».
tamer-table-has-no-record = « { TERM($counter, kind: "counter") } » appartient à quelqu’un. Dites à qui, avec « target ».
tamer-record-is-a-seats = « { TERM($counter, kind: "counter") } » appartient à quelqu’un et à aucune créature. N’indiquez pas « creature ».
tamer-no-such-creature = { $target ->
        [0] L’équipe d’exemple n’a pas cette créature sur la table maintenant.
       *[other] { SEAT($target) } n’a pas cette créature sur la table maintenant.
    }
tamer-nobody-shares = Personne ne partage de paquet ici. Donnez les créatures de chacun sous le numéro de sa place.
tamer-deck-list = Les créatures de la place { $seat } ne peuvent pas être lues. { $why }
tamer-try-nobody = { $side ->
        [1] L’équipe de gauche est vide. Mettez-y au moins une créature.
       *[other] L’équipe de droite est vide. Mettez-y au moins une créature.
    }
tamer-try-numbers = Force ou santé inconnue : { CARD($cards) }. Lisez les nombres sur la carte et saisissez-les d’abord.
tamer-try-orders = Tous les ordres sont comptés pour { $most } créatures au plus. Retirez-en de l’équipe de gauche.
tamer-card-draft-flip = On ne retourne rien pendant un draft. Cela va avec un effet de début ou de KO.
tamer-card-one-of = « { $field } » compte soit « { $one } », soit « { $other } ». Donnez l’un des deux.
tamer-card-kin = On désigne des créatures par un type ou par un élément. Donnez exactement l’un des deux.
tamer-card-from = Un choix a « choose » et « from » ensemble, et rien d’autre. Donnez les deux, ou aucun.
