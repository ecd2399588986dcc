# La page des cartes, à côté de ce qu’en dit le catalogue du projet. Un nombre et son nom sont joints par une espace insécable.

page-title-cards = Cartes

cards-page-game = Jeu
cards-page-parts = Parties de cette page
cards-page-part-register = Enregistrer
cards-page-part-list = Toutes les cartes
cards-page-part-decks = Paquets
cards-page-part-exchange = Import et export
cards-page-pin = Les cartes s’enregistrent et s’apprennent sur l’écran de la table, ou avec le code PIN de l’arbitre.

cards-page-register = Enregistrer les cartes { TERM($game, kind: "game") }
cards-page-begin-says = Quelles cartes allez-vous présenter ?
cards-page-begin-all = Toutes les cartes du jeu
cards-page-begin-deck = Le paquet « { $name } »
cards-page-begin-tokens = { $count } jetons de cible
cards-page-begin-more = Pendant l’enregistrement, le lecteur de la table sert cette page et non le jeu. On peut jouer sans étiquettes ; avec elles, il suffit de présenter la carte au lieu d’écrire.
cards-page-of = sur { $total }
cards-page-lay-next = Posez { CARD($card) } sur le lecteur de la table{ $copies ->
        [0] { $copy ->
            [1] .
           *[other] , exemplaire { $copy }.
        }
       *[other] , exemplaire { $copy } sur { $copies }.
    }
cards-page-lay-any = Posez une carte sur le lecteur de la table, puis dites laquelle.
cards-page-stop-any-time = Vous pouvez arrêter et reprendre plus tard ; ce qui est enregistré le reste.
cards-page-new-tag = Cette étiquette est nouvelle :
cards-page-which-is-it = Quelle carte est-ce ?
cards-page-another-card = La prochaine carte est-elle différente ?
cards-page-name = Nom de la carte
cards-page-tag-taken = L’étiquette appartient déjà à une carte
cards-page-tag-is = Cette étiquette est déjà { CARD($card) }{ $game ->
        [NONE] .
       *[other] , dans { TERM($game, kind: "game") }.
    }
cards-page-make-it = { $card ->
        [NONE] En faire la carte suivante
       *[other] En faire { CARD($card) }
    }
cards-page-leave-it = La garder comme { CARD($card) }
cards-page-skip = Sauter celle-ci
cards-page-one-more = Un autre exemplaire de la dernière
cards-page-undo = Annuler
cards-page-end = S’arrêter ici
cards-page-by-number = Numéro d’une étiquette
cards-page-tap = Présenter
cards-page-just-now = À l’instant
cards-page-registered-count = { $tags ->
        [0] aucune étiquette
        [one] { $tags } étiquette
       *[other] { $tags } étiquettes
    }

cards-page-search = Trouver une carte
cards-page-new = Nouvelle carte
cards-page-found = { $found } cartes sur { $cards }, { $tags ->
        [0] aucune étiquette
        [one] { $tags } étiquette
       *[other] { $tags } étiquettes
    } en tout
cards-page-found-cards = { $found } cartes sur { $cards }
cards-page-says-nothing = rien de connu pour l’instant

cards-page-teach-card = Que dit { $name } ?
cards-page-teach-new = Une nouvelle carte
cards-page-forget = Oublier ce qui a été saisi
cards-page-keep-it = La garder
cards-page-not-known = pas connu
cards-page-known = connu
cards-page-yes = oui
cards-page-no = non
cards-page-no-items = Aucun, d’après la carte.
cards-page-add = encore un
cards-page-so-many = tant de
cards-page-earlier = Monter
cards-page-take-out = retirer
cards-page-not-json = Ce n’est pas du JSON. Cherchez un guillemet, une virgule ou une parenthèse manquante.

cards-page-further = { $said } ; { $next }
cards-page-named = { $field } : { $says }
cards-page-field-ambush = carte Ambush
cards-page-field-damage = dégâts
cards-page-field-effects = ce qu’elle fait, dans l’ordre imprimé
cards-page-field-on-ambush = si elle est capturée dans un Ambush
cards-page-field-n = combien
cards-page-field-to = à qui
cards-page-field-from = d’où
cards-page-field-up-to = ou moins
cards-page-field-copies = exemplaires
cards-page-field-school = École
cards-page-field-types = genres
cards-page-field-sides = offensive ou défensive
cards-page-field-cost = coût en énergie
cards-page-field-aim = vise
cards-page-field-when = quand
cards-page-field-if = seulement si
cards-page-field-match = quelles compétences
cards-page-field-what = quoi
cards-page-field-which = lesquelles
cards-page-field-until = jusqu’à quand
cards-page-field-rounds = manches
cards-page-field-condition = condition
cards-page-field-health = santé
cards-page-field-energy = énergie
cards-page-field-text = en mots
cards-page-field-mastery = maîtrise
cards-page-field-times = fois
cards-page-field-min = au moins
cards-page-field-of = chez qui
cards-page-field-schools = Écoles
cards-page-field-curse = malédiction
cards-page-field-boon = bénédiction
cards-page-op-damage = dégâts
cards-page-op-repair = réparer
cards-page-op-guard = garde
cards-page-op-draw = piocher
cards-page-op-return = remettre en pioche
cards-page-op-pick = prendre des cartes posées
cards-page-op-give = donner
cards-page-op-place = poser face cachée
cards-page-op-interrupt = interrompre
cards-page-op-block = bloquer
cards-page-op-evade = esquiver
cards-page-op-remove = retirer
cards-page-op-reduce-damage = moins de dégâts
cards-page-op-reduce-heal = moins de soins
cards-page-op-cost = coût en énergie modifié
cards-page-op-energy = énergie
cards-page-op-max-energy = énergie maximale
cards-page-op-max-health = santé maximale
cards-page-op-discard = défausser
cards-page-op-boon = bénédiction
cards-page-op-curse = malédiction
cards-page-op-condition = condition
cards-page-op-extend = condition plus longue
cards-page-op-resurrect = faire revenir
cards-page-op-next = compétence suivante
cards-page-op-skip = sauter un tour
cards-page-op-out = hors jeu
cards-page-op-other = autre chose
cards-page-op-heal = soins
cards-page-value-self = soi-même
cards-page-value-target = la cible
cards-page-value-opponents = tous les adversaires
cards-page-value-all = tous
cards-page-value-deck = la pioche
cards-page-value-hand = la main
cards-page-value-any = au choix
cards-page-value-fire = Magie du feu
cards-page-value-water = Magie de l’eau
cards-page-value-sword = Voie de l’épée
cards-page-value-assassination = Voie de l’assassinat
cards-page-value-spell = sort
cards-page-value-action = action
cards-page-value-ability = aptitude
cards-page-value-curse = malédiction
cards-page-value-boon = bénédiction
cards-page-value-elite = élite
cards-page-value-offensive = offensive
cards-page-value-defensive = défensive
cards-page-value-condition = condition
cards-page-value-burning = brûlure
cards-page-value-bleeding = saignement
cards-page-value-poison = empoisonnement
cards-page-value-you = vous
cards-page-value-opponent = l’adversaire
cards-page-value-partner = votre partenaire
cards-page-value-ally = une personne de votre camp
cards-page-value-allies = tout votre camp
cards-page-value-everyone = tout le monde
cards-page-value-bearer = qui porte la carte
cards-page-value-other = quelqu’un d’autre
cards-page-value-use = tout de suite
cards-page-value-start = début de la manche
cards-page-value-end = fin de la manche
cards-page-value-while = tant que cela dure
cards-page-value-damaged = quand un coup blesse qui porte la carte
cards-page-value-round = cette manche
cards-page-value-next = la compétence suivante

cards-page-mode = Mode
cards-page-no-decks = Aucun paquet n’est gardé. Composez-en un ; le jeu dit aussitôt s’il peut être joué.
cards-page-new-deck = Nouveau paquet
cards-page-add-card = Ajouter une carte
cards-page-deck-size = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
cards-page-points = Ce qui est demandé de ce paquet
cards-page-point-good = rempli
cards-page-point-bad = pas rempli
cards-page-deck-good = Ce paquet peut être joué. Nombres de personnes possibles : { $seats }
cards-page-deck-empty = Il ne contient encore aucune carte.
cards-page-piles = Plusieurs tas
cards-page-pile = Un autre tas
cards-page-pile-battle = Paquet de combat
cards-page-pile-library = Bibliothèque
cards-page-pile-name = nom d’un tas
cards-page-deck-name = Nom du paquet
cards-page-deck-keep = Garder le paquet
cards-page-deck-forget = Le supprimer
cards-page-decks-pin = Les decks que la table garde sont cachés aux joueurs et à cet écran. L’arbitre les enregistre et les ouvre avec le PIN ; un téléphone garde lui-même ceux de son propriétaire.
cards-page-deck-keeper = { $keeper ->
        [phone] Il reste sur ce téléphone, et personne d’autre ne le voit.
       *[table] La table le garde, et seul l’arbitre le voit.
    }
cards-page-deck-kept = « { $name } » est gardé.
cards-page-deck-gone = « { $name } » est supprimé.

cards-page-in = Importer
cards-page-in-more = Un lot de cartes ou les étiquettes d’une autre table, en TOML ou JSON.
cards-page-in-choose = Choisir un fichier…
cards-page-came = { $added } nouveaux, { $same } déjà connus{ $settled ->
        [0] .
       *[other] , { $settled } tranchés.
    }
cards-page-more = { $more ->
        [one] et { $more } autre
       *[other] et { $more } autres
    }
cards-page-conflict = { $key } : ici { $ours }, dans le fichier { $theirs }
cards-page-ours = Garder le nôtre
cards-page-theirs = Prendre celui du fichier
cards-page-out = Exporter
cards-page-pack-named = Cartes nommées dans la règle
cards-page-pack-training = Jeu d’entraînement (cartes inventées)
cards-page-pack-own = Vos propres cartes
cards-page-out-tags = { $tags ->
        [0] Aucune étiquette
        [one] { $tags } étiquette
       *[other] { $tags } étiquettes
    }
cards-page-one-tag = Une étiquette
cards-page-look-up = La chercher
cards-page-tag-free = { $uid } n’appartient encore à aucune carte.
cards-page-tag-card = { $uid } est { $name }.
cards-page-tag-forget = Libérer l’étiquette
cards-page-tag-freed = { $uid } est à nouveau libre.
