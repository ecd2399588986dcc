# Everything that the table keeps, in one file: what ambit backup and ambit restore say.

backup-made = { $file } holds everything: { cards-contents }, profiles { $profiles }, settings { $settings }.
backup-restored = { $file } is in place: { cards-contents }, profiles { $profiles }, settings { $settings }.
backup-restored-database = { $file } is in place: { cards-contents }. It is of an older Ambit and holds no profiles and no settings: those stay as they are.
backup-left-out = { $file } is not in the backup: it is not what Ambit reads there. Correct it, or copy it yourself.
backup-newer = { $file } was written by a newer Ambit ({ $version }). Nothing has changed. Restore it with that one, or a newer one.
backup-foreign-part = { $file } holds something that Ambit does not put into a backup: { $part }. Nothing has changed. Try an older backup.
cards-contents = games { $games }, tags { $tags }, cards { $cards }, decks { $decks }
cards-backup-running = A game is not over yet, so the backup holds hidden cards. Nobody who plays it should look at the backup.
cards-backup-itself = { $file } is the file that Ambit works with. Name another one for the backup.
cards-backup-foreign = { $file } is not a backup of Ambit, so it was left as it is. Name another file.
cards-restore-itself = { $file } is the file that Ambit works with already. Nothing has changed.
cards-restore-foreign = { $file } is not a backup of Ambit. Nothing has changed. Look at the name of the file.
cards-restore-newer = { $file } was written by a newer Ambit (version { $version }). Nothing has changed. Restore it with
    that one, or a newer one.
cards-restore-damaged = { $file } is damaged. Nothing has changed. Try an older backup.
cards-restore-altered = { $file } holds something that Ambit never puts there, such as a trigger or a view: another program changed it. Nothing has changed here. Try an older backup.
cards-restore-row = { $file } holds a row that Ambit did not write (table { $table }, row { $row }). Nothing has changed. Try an older backup.
cards-restore-interrupted = { $file } was just being written when it was copied: { $journal } belongs to it. Nothing has changed. Take another backup.
cards-restore-large = { $file } is larger than { $most } MiB. No backup of Ambit is that large. Nothing has changed. Look at the name of the file.
cards-restore-kept = What was there before is kept in { $file }.
