# Ce que dit Duel-200 : un jeu venu d’ailleurs apporte ses propres mots.

game-duel = Duel-200
mode-duel-standard = Cinquante manches
option-duel-seed = Nombre dont découlent toutes les cartes

phase-duel-plan = le choix
phase-duel-upkeep = l’entretien
phase-duel-over = la fin

counter-health = vie
counter-energy = énergie
counter-discard = défausse
flag-committed = a choisi

reason-duel-end-02 = La plus grande vie l’emporte.
reason-duel-end-03 = Les deux ont autant de vie.

prompt-duel-plan = { SEATS($waiting) } : choisissez en secret une carte de votre main, ou passez.
prompt-duel-upkeep = { SEATS($waiting) } : prenez une énergie, une vie, ou une nouvelle carte.
prompt-duel-over = { COUNT($winners) ->
        [0] Personne ne gagne.
       *[other] { SEATS($winners) } gagne.
    } { TERM($reason, kind: "reason") }

fact-duel-committed = { SEAT($seat) } a choisi.
fact-duel-revealed = { SEAT($seat) } { $card ->
        [NONE] passe.
       *[other] joue { CARD($card) }.
    }
fact-duel-health = { SEAT($seat) } : vie { $to } au lieu de { $from }.
fact-duel-energy = { SEAT($seat) } : énergie { $to } au lieu de { $from }.
fact-duel-discarded = { SEAT($seat) } défausse { CARD($card) }.
fact-duel-shuffled = { SEAT($seat) } mélange { $count } cartes défaussées en une nouvelle pioche.
fact-duel-drew = { SEAT($seat) } pioche { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
fact-duel-kept = { SEAT($seat) } prend { $choice ->
        [0] de l’énergie.
        [1] de la vie.
       *[other] une nouvelle carte.
    }
fact-duel-round = La manche { $round } commence.
fact-duel-adjusted = Correction pour { SEAT($target) } : { TERM($counter, kind: "counter") }, { $to } au lieu de { $from }.
fact-duel-over = { COUNT($winners) ->
        [0] Personne ne gagne.
       *[other] { SEATS($winners) } gagne.
    } { TERM($reason, kind: "reason") }

duel-nobody-brings-a-deck = Les deux paquets sont toujours les mêmes. Commencez sans en apporter.
duel-for-a-player = « { $verb } » est pour les places 1 et 2, pas pour { $number }.
duel-for-the-table = « { $verb } » est pour la table, pas pour la place { $number }.
duel-over = La partie est finie.
duel-wrong-phase = « { $verb } » doit attendre : c’est maintenant { TERM($phase, kind: "phase-duel") }.
duel-committed-already = { SEAT($seat) } a déjà choisi. Attendez l’autre.
duel-no-such-place = Il n’y a pas de carte à la place { $number } : la main a { $cards } cartes, comptées à partir de 0.
duel-too-dear = La carte coûte { $cost } d’énergie, et { SEAT($seat) } en a { $energy }. Choisissez-en une autre, ou passez.
duel-not-your-upkeep = { SEAT($seat) }, attendez : c’est à { SEAT($turn) }.
