## Une table dans une salle : ce qu’elle dit à ceux qui y sont assis

hall-table-waits = Ronde { $round } : { $names }. Appuyez sur Commencer quand vous êtes assis.
hall-table-stopped = Ronde { $round } : { $names }. Commencer reprend cette partie où elle s’est arrêtée.
hall-table-over = Ronde { $round } : { $names }. Le résultat part vers le bureau.
hall-table-told = Ronde { $round } : { $names }. Le bureau a le résultat.
hall-table-busy = Ronde { $round } : { $names }. Une autre partie est en cours ici. Finissez-la ou quittez-la, puis appuyez sur Commencer.
hall-table-seats = Ronde { $round } : { $names }. Cette table a trop peu de places. Demandez-en une autre au bureau.
hall-table-cannot = Ronde { $round } : { $names }. Impossible de commencer ici : { $why } Demandez au bureau.
hall-table-withdrawn = Ronde { $round } : { $names }. Le bureau a retiré cette partie. Demandez-lui avant de continuer.
hall-table-taken-back = Ronde { $round } : { $names }. Le bureau a le résultat annulé ici. Dites-lui comment la partie finit.
hall-table-none = La salle n’a pas de partie pour cette table en ce moment.

## Ce qu’une table ne croit pas

hall-table-namesake = Une autre table de cette salle s’appelle aussi { $table }. Donnez un autre nom à l’une des deux avec --table, et redémarrez-la.
hall-table-forged = { $table } a reçu un ordre sans la clé de cette salle. Rien n’a été fait. S’il vient du bureau, démarrez cette table avec la clé que le bureau affiche.
hall-table-replayed = Un ancien ordre à { $table } est revenu. Rien n’a été fait.

## Le chemin vers le serveur

mqtt-away = Le serveur { $address } n’est pas là ({ $why }). Tout continue ici ; un nouvel essai suit.
mqtt-why-name = personne ne connaît { $host }
mqtt-why-refused = personne n’y écoute
mqtt-why-silent = il ne répond pas
mqtt-why-silent-encrypted = il ne répond pas ; peut-être veut-il un certificat
mqtt-why-ended = il a mis fin à la connexion
mqtt-login = Le serveur { $address } ne laisse pas entrer { $user ->
        [NONE] cette machine sans nom ni mot de passe
       *[other] { $user } avec ce mot de passe
    }. Vérifiez l’adresse, et qui peut entrer selon les réglages du serveur. Tout continue ici ; un nouvel essai suit.
mqtt-topics = Le serveur { $address } ne nous laisse pas entendre ce qui se dit dans la salle { $hall }. Ses réglages disent qui le peut. Tout continue ici ; un nouvel essai suit.
mqtt-not-trusted = Le serveur { $address } montre un certificat dont personne ne répond ici ({ $why }). Indiquez le fichier de l’autorité (CA) qui en répond, et redémarrez. Tout continue ici, sans salle.
mqtt-other-name = Le serveur { $address } montre un certificat pour un autre nom que { $host }. Écrivez le nom du certificat dans l’adresse, et redémarrez. Tout continue ici, sans salle.
mqtt-dates = Le certificat du serveur { $address } n’est pas valable aujourd’hui. Vérifiez la date de cette machine et celle du certificat. Tout continue ici ; un nouvel essai suit.
mqtt-files = Les fichiers pour un chemin chiffré vers le serveur sont inutilisables : { $files } ({ $why }). Une clé ne doit pas avoir de mot de passe. Tout continue ici ; un nouvel essai suit.
mqtt-key-alone = La clé { $file } a besoin de son certificat. Indiquez les deux, et redémarrez. Tout continue ici, sans salle.
