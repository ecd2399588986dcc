# Les mots de la page elle-même, communs à toutes ses pages. Chaque page a son propre fichier à côté de celui-ci.

page-title-table = La table
page-title-overlay = Incrustation
page-title-join = Rejoindre

page-lost = La table ne répond pas.
page-lost-again = Votre dernier appui n’a peut-être pas été compté. { $seconds ->
        [0] Nouvel essai maintenant.
        [one] Nouvel essai dans { $seconds } seconde.
       *[other] Nouvel essai dans { $seconds } secondes.
    } Si cela dure, vérifiez que la table est allumée et que son programme tourne.
page-try-now = Essayer maintenant
page-stale = Il vient de se passer quelque chose à la table. Regardez encore, puis décidez.
page-unreachable = La table ne répond pas. Vérifiez qu’elle est allumée et que vous êtes sur son réseau.
page-turned = La table refuse, sans dire pourquoi.
page-rule-in-english = La règle, en anglais :
page-put-away = Masquer
page-one-less = Un de moins : { $what }
page-one-more = Un de plus : { $what }
page-step-back = Un pas en arrière
page-step-on = Un pas en avant

page-settings = Réglages
page-language = Langue
page-language-en = English
page-language-fr = Français
page-theme = Couleurs
page-theme-system = comme le système
page-theme-dark = sombre
page-theme-light = clair
page-sound = Sons
page-voice = Consignes à voix haute
page-on = oui
page-off = non
page-guide = Guide
page-full = Plein écran
page-close = Fermer

page-round = Manche { $round }
page-join-at = Rejoindre sur
page-paused = En pause. Les minuteurs sont arrêtés.
page-asked = Annuler le dernier coup ? On attend { SEATS($seats) }.
page-reader-is = Le lecteur est à { SEAT($seat) } : présentez la carte. Les autres appuient d’abord sur le bouton du lecteur à leur place.
page-reader-whose = Qui a le lecteur ? { SEATS($seats) } : appuyez sur le bouton du lecteur à votre place, ou sur votre nom ici, et présentez votre carte.
page-reader-choose = Qui présente la prochaine carte
page-no-answer = Pas de réponse : { DEVICE($device) }
page-satellite-gone = { $was ->
        [there] Le satellite { $satellite } n’est plus là : l’écran le remplace
       *[never] Le satellite { $satellite } n’est pas utilisable : l’écran le remplace
    }
page-no-answer-more = et { $count } de plus
page-the-referee = Arbitre
page-vote-agrees = d’accord
page-vote-refuses = refuse
page-vote-waiting = pas encore
page-vote-stays = Le dernier coup reste : tout le monde n’était pas d’accord pour l’annuler.
page-against-whom = { SEAT($seat) }, contre qui ? La carte est gardée.
page-by-reader = lecteur
page-by-token = présentez un jeton de cible au lecteur
page-by-dial = tournez le cadran, puis OK
page-by-buttons = boutons
page-by-phone = téléphone
page-by-screen = touchez le nom
page-agree = L’annuler
page-disagree = Le garder
page-undo = Annuler le coup
page-redo = Rétablir le coup
page-pause = Pause
page-go-on = Continuer

page-vibration = Vibration
page-text = Taille du texte
page-text-small = petite
page-text-usual = habituelle
page-text-large = grande
page-text-largest = très grande
page-paused-by = { SEAT($seat) } a demandé une pause : les minuteurs sont arrêtés. N’importe qui peut reprendre.
page-take-along = Emporter le résultat
page-bgstats = Dans l’application BG Stats
page-bgstats-qr = Code QR pour BG Stats
page-bgstats-scan = Pour l’application BG Stats : scannez-le pour emporter le résultat.
page-evening-csv = La soirée en CSV
page-evening-json = La soirée en JSON
