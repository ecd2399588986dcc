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

hall-table-forged = { $table } was given an order without this hall’s key. Nothing was done. If it came from the desk, start this table with the key that the desk shows.
hall-table-replayed = An old order to { $table } came once more. Nothing was done.

## The way to the broker

mqtt-away = The broker { $address } is not there ({ $why }). Everything goes on here; it is tried again.
mqtt-login = The broker { $address } does not know { $user ->
        [NONE] us without a name and password
       *[other] { $user } with this password
    }. Everything goes on here; mend the address and start again.
mqtt-not-allowed = The broker { $address } does not let us in. Its settings say who may. Everything goes on here; it is tried again.
