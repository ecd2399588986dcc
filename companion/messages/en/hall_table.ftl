## A table in a hall: what it says to those who sit at it

hall-table-waits = Round { $round }: { $names }. Press Begin when you sit.
hall-table-stopped = Round { $round }: { $names }. Begin goes on where this match stopped.
hall-table-over = Round { $round }: { $names }. The result is on the way to the desk.
hall-table-told = Round { $round }: { $names }. The desk has the result.
hall-table-busy = Round { $round }: { $names }. Another game is played here. End it or leave it, then press Begin.
hall-table-seats = Round { $round }: { $names }. This table has too few seats. Ask the desk for another one.
hall-table-cannot = Round { $round }: { $names }. It cannot begin here: { $why } Ask the desk.
hall-table-withdrawn = Round { $round }: { $names }. The desk has taken this match away. Ask there before you go on.
hall-table-taken-back = Round { $round }: { $names }. The desk has the result that was taken back here. Tell it how the match ends.
hall-table-none = The hall has no match for this table now.

## What a table does not believe

hall-table-namesake = Another table of this hall is called { $table }, too. Give one of the two another name with --table, and start it again.
hall-table-forged = { $table } was given an order without this hall’s key. Nothing was done. If it came from the desk, start this table with the key that the desk shows.
hall-table-replayed = An old order to { $table } came once more. Nothing was done.

## The way to the broker

mqtt-away = The broker { $address } is not there ({ $why }). Everything goes on here; it is tried again.
mqtt-why-name = nobody knows { $host }
mqtt-why-refused = nobody listens there
mqtt-why-silent = it does not answer
mqtt-why-silent-encrypted = it does not answer; perhaps it asks for a certificate
mqtt-why-ended = it has ended the connection
mqtt-login = The broker { $address } does not let { $user ->
        [NONE] us in without a name and password
       *[other] { $user } in with this password
    }. Look at the address, and at who may come in by the broker’s settings. Everything goes on here; it is tried again.
mqtt-topics = The broker { $address } does not let us hear what is said in the hall { $hall }. Its settings say who may. Everything goes on here; it is tried again.
mqtt-not-trusted = The broker { $address } shows a certificate for which nobody vouches here ({ $why }). Name the file of whoever does as CA file, and start again. Everything goes on here without a hall.
mqtt-other-name = The broker { $address } shows a certificate for another name than { $host }. Write the name of the certificate in the address, and start again. Everything goes on here without a hall.
mqtt-dates = The certificate of the broker { $address } does not hold today. Look at the date of this machine, and at that of the certificate. Everything goes on here; it is tried again.
mqtt-files = The files for an encrypted way to the broker cannot be used: { $files } ({ $why }). A key must not have a password. Everything goes on here; it is tried again.
mqtt-key-alone = The key { $file } needs its certificate, too. Name both, and start again. Everything goes on here without a hall.
