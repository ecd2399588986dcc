# Tout ce que la table garde, dans un seul fichier : ce que disent ambit backup et ambit restore.

backup-made = { $file } contient tout : { cards-contents }, profils { $profiles }, réglages { $settings }.
backup-restored = { $file } est en place : { cards-contents }, profils { $profiles }, réglages { $settings }.
backup-restored-database = { $file } est en place : { cards-contents }. Il vient d’un Ambit plus ancien et ne contient ni profils ni réglages : ceux d’ici restent tels quels.
backup-left-out = { $file } n’est pas dans la sauvegarde : ce n’est pas ce qu’Ambit lit à cet endroit. Corrigez-le, ou copiez-le vous-même.
backup-newer = { $file } vient d’un Ambit plus récent ({ $version }). Rien n’a changé. Utilisez celui-là, ou un plus récent.
backup-foreign-part = { $file } contient quelque chose qu’Ambit ne met pas dans une sauvegarde : { $part }. Rien n’a changé. Essayez une sauvegarde plus ancienne.
cards-contents = parties { $games }, étiquettes { $tags }, cartes { $cards }, decks { $decks }
cards-backup-running = Une partie n’est pas finie ; la sauvegarde contient donc des cartes cachées. Que personne qui joue ne
    la regarde.
cards-backup-itself = { $file } est le fichier avec lequel Ambit travaille. Nommez-en un autre pour la sauvegarde.
cards-backup-foreign = { $file } n’est pas une sauvegarde d’Ambit ; il est resté tel quel. Nommez un autre fichier.
cards-restore-itself = { $file } est déjà le fichier avec lequel Ambit travaille. Rien n’a changé.
cards-restore-foreign = { $file } n’est pas une sauvegarde d’Ambit. Rien n’a changé. Vérifiez le nom du fichier.
cards-restore-newer = { $file } vient d’un Ambit plus récent (version { $version }). Rien n’a changé. Utilisez celui-là, ou un
    plus récent.
cards-restore-damaged = { $file } est abîmé. Rien n’a changé. Essayez une sauvegarde plus ancienne.
cards-restore-altered = { $file } contient quelque chose qu’Ambit n’y met jamais, comme un déclencheur ou une vue : un autre programme l’a modifié. Rien n’a changé ici. Essayez une sauvegarde plus ancienne.
cards-restore-row = { $file } contient une ligne qu’Ambit n’a pas écrite (table { $table }, ligne { $row }). Rien n’a changé. Essayez une sauvegarde plus ancienne.
cards-restore-interrupted = { $file } était en cours d’écriture quand on l’a copié : { $journal } en fait partie. Rien n’a changé. Prenez une autre sauvegarde.
cards-restore-large = { $file } dépasse { $most } Mio. Aucune sauvegarde d’Ambit n’est si grande. Rien n’a changé. Vérifiez le nom du fichier.
cards-restore-kept = Ce qui était là avant est gardé dans { $file }.
