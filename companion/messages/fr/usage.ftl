# Ce qui ne va pas dans une ligne de commande.

usage-command = Il n’y a pas de commande « { $command } ». { $near ->
        [NONE] Pour la liste : --help.
       *[other] Vouliez-vous dire { $near } ?
    }
usage-no-command = Il faut une commande ici. Pour la liste : --help.
usage-option = Il n’y a pas d’option { $option } ici. { $near ->
        [NONE] Pour la liste : --help.
       *[other] Vouliez-vous dire { $near } ?
    }
usage-missing = Il manque { $what }. Ajoutez-le ; --help l’explique.
usage-extra = Il y a un mot de trop : { $words }. Retirez-le, ou mettez plusieurs mots entre guillemets.
usage-bare = { $count ->
        [one] Il faut une valeur après { $option }. Ajoutez-la.
       *[other] Il faut { $count } valeurs après { $option }. Ajoutez-les.
    }
usage-flag = { $option } se met seul, sans valeur. Retirez ce qui suit le signe égal.
usage-range = { $value } est hors des limites de { $what }, qui sont { $range }. Choisissez un nombre entre elles.
usage-number = { $what } est un nombre, et « { $value } » n’en est pas un. Tapez des chiffres.
usage-choice = { $what } ne peut pas être « { $value } ». Choisissez parmi : { $choices }.

## Compléter avec la touche Tab

completion-installed = La touche Tab complète ce que l’on tape après ambit : { $file } dit comment à { $shell }. Ouvrez un nouveau terminal pour en profiter.
completion-no-shell = Ambit ne voit pas dans quel interpréteur de commandes il est lancé. Recommencez dans l’interpréteur lui-même, pas dans un script.
completion-other-shell = Ambit complète dans bash, zsh et fish, et non dans { $shell }. Recommencez dans l’un d’eux.

## Une table dans une salle

table-hall = Cette table participe à une salle, sous le nom { $table } : { $address }.
table-hall-back = Le serveur { $address } est là.
table-hall-library = Une table dans une salle a besoin de la bibliothèque { $library }. Dans une copie des sources d’Ambit : make setup. Ailleurs : pip install ambit[hall]. Puis redémarrez. Tout le reste continue.
table-hall-name = « { $name } » n’est pas un nom de table dans une salle : il a des minuscules, des chiffres et des tirets. Donnez-en un avec --table et redémarrez. Tout le reste continue.
table-hall-no-key = Une table dans une salle a besoin de la clé que le bureau affiche. Écrivez-la dans un fichier, nommez-le avec --hall-key-file et redémarrez. Tout le reste continue.
table-hall-key-file = La clé de la salle ne peut pas être lue dans { $file } ({ $why }). Écrivez-y la clé que le bureau affiche et redémarrez. Tout le reste continue.
