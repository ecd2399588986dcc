## A hall: many tables, one evening

hall-full = The hall has { $most } players, which is as many as it takes.
hall-nobody = Nobody has the number { $number }. Numbers are given when people check in.
hall-name-taken = { $name } is checked in already, with number { $number }. Add a letter of the family name.
hall-phone-taken = { $name } has checked in with a phone, as number { $number }. If that was you, ask the desk to let this phone in; if not, add a letter of the family name.
hall-badge-taken = This badge belongs to { $name }. Take another one, or take it from { $name } first.
hall-begun = { $format ->
        [elimination] The cup has begun and takes nobody in any more.
       *[other] The league has begun and takes nobody in any more.
    }
hall-left-already = { $name } has left already.
hall-here-already = { $name } is here already.
hall-table-there = The table { $table } takes part already.
hall-tables-full = The hall has { $most } tables, which is as many as it takes.
hall-no-such-table = No table { $table } takes part. Add it first.
hall-table-twice = The table { $table } has two matches. Give one of them another table.
hall-nothing-to-move = Player { $number } has no match that is still to be played.
hall-group-size = { $players ->
        [0] A match without players is none. Take it away.
       *[other] { $players } cannot play at one table: this mode takes { NUMBERS($seats) }.
    }
hall-not-here = Player { $player } is not here. Check them in, or pair without them.
hall-still-plays = { $name } is still playing. Enter that result first, or choose somebody who is free.
hall-out = { $name } does not go on in this cup. Choose among those who won.
hall-twice = { $name } is in two matches. Take { $name } out of one.
hall-left-out = Not in any match: { $names }. Put them together, or let one wait.
hall-round-open = Round { $round } is not over: { $count ->
        [one] one result is missing.
       *[other] { $count } results are missing.
    } Ask at: { $tables }.
hall-too-few = { $here ->
        [0] Nobody is here yet.
        [one] Only one player is here.
       *[other] Only { $here } players are here.
    } A table needs { $least }.
hall-no-round = No round has been paired yet. Pair one first.
hall-no-swap = { $one } and { $other } cannot be exchanged: both must have a match of this round without a result, and not the same one.
hall-no-such-match = No match of round { $round } has these players. Enter the result at the desk.
hall-winner-elsewhere = Whoever wins plays in this match. Choose among its players.
hall-result-there = This match has another result already. Compare them, and correct it at the desk if need be.
hall-no-draws = A cup has no draws. Say who goes on.
hall-undo-table = A table told this result, and will not tell it again. Correct it instead.
hall-undo-other = Something else was done meanwhile. Look at what comes last now, and press again.
hall-no-call = Nobody calls from the table { $table }.
hall-over = The evening is over. Only results can still be corrected.

## Why these players meet

hall-why-manual = People put them together.
hall-why-round-robin = In a league everybody meets everybody once.
hall-why-league-waits = Nobody is left to meet in this round: the number of players is odd, or the opponent has left.
hall-why-elimination = Winners of neighbouring matches meet.
hall-why-cup-waits = Drawn by lot: some wait in the first round, so that it comes out even later.
hall-why-cup-goes-on = The opponent of this round has left.
hall-why-free = They sat down together.
hall-why-free-waits = Nobody sat down with this player.
hall-why-lot = Drawn by lot.
hall-why-equal = { $points ->
        [one] Each has one point.
       *[other] Each has { $points } points.
    }
hall-why-near = They have { $least } to { $most } points: nobody closer was left whom they had not met.
hall-why-again = They met in round { $round }: there was no other way.
hall-why-bye = { $byes ->
        [0] The fewest points of all who have not waited yet: { $points }.
       *[other] Everybody has waited as often; these are the fewest points: { $points }.
    }

## What is not believed

hall-table-devices = { $count ->
        [one] A device does not answer: { $devices }.
       *[other] { $count } devices do not answer: { $devices }.
    }
hall-forged = A result in the name of the table { $table } was not sealed with this hall’s key. Nothing was changed. If the table is one of ours, start it with the key of this evening.
hall-other-evening = The table { $table } told a result of another evening ({ $evening }). Nothing was changed.
hall-two = Another hall on this broker is also called { $hall }. Give one of them another name.
hall-log-damaged = Evening { $hall } in { $file } is not as it was written. The other evenings can be used; a backup can be restored.
hall-log-damaged-line = Line { $line } of evening { $hall } in { $file } is not as it was written. A backup can be restored.

## The way to the broker

mqtt-address = { $address } is no address of a broker. It is written like mqtts://name:password@host:8883/club.
mqtt-hall-name = The address ends with the hall’s name, in small letters, digits and dashes: mqtt://host/club. It ends with “{ $name }”.

## The hall's server

hall-told-desk = The desk is at { $address }
hall-told-phones = Phones check in at { $address } with the code { $code }
hall-told-screen = Screens for everybody are at { $address }
hall-told-pin = For another computer the desk’s PIN is { $pin }
hall-library = A hall needs the library { $library }. In a checkout of Ambit: make setup. Elsewhere: pip install ambit[hall]. Then start again.
hall-name = A hall’s name has small letters, digits and dashes, at most 32, as in club-night. It was “{ $name }”.
hall-two-names = The broker’s address { $address } names another hall than { $name }. Leave out --name, or write the same name in both.
hall-no-evening = No evening is open. Begin one at the desk, or take up one that was kept.
hall-no-such-evening = No evening { $number } was kept, or it cannot be read. Choose another one.
hall-no-such-round = There is no round { $number } in this evening.
hall-no-such-game = { $game } is not played in the mode { $mode } in a hall. Choose a game and a mode of the list.
hall-seats = This mode takes { NUMBERS($seats) } at a table. Choose among these.
hall-format-pairs = In a league and in a cup two meet, and this mode takes { NUMBERS($seats) }. Choose Swiss rounds or free play.
hall-wrong-pin = That is not the PIN of the desk. The desk shows it.
hall-wrong-code = That is not the code of the day. The desk has it.
hall-not-yours = Only the desk may do that, or the phone of the player whom it is about.
## A table in Home Assistant

home-table = Table { $table }
home-model = Card table with { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
home-link = Connection
home-phase = Phase
home-game = Game
home-players = Players
home-winner = Winner
home-problem = Problem
home-judge = Judge wanted

## A simulated hall

hall-simulate-no-broker = Mosquitto is not on this machine. On Debian and Raspberry Pi OS: sudo apt install mosquitto; then try again.
hall-simulate-broker-ended = The broker of the simulation ended at once ({ $why }).
hall-simulate-seats = { $players } players at { $tables } tables are { $seats } at a table, and this mode is played by { $allowed }. Change one of the two numbers, or choose another game with --game or --mode.
hall-simulate-counts = { $tables } tables, { $players } players, { $seconds } s: { $events } events, { $lost } lost, { $doubled } doubled, { $not_shown } not shown; { $results } results, { $results_lost } lost, { $results_doubled } doubled
hall-simulate-costs = event to screen: p50 { $screen_p50_ms } ms, p99 { $screen_p99_ms } ms · memory { $memory_mb } MB, { $memory_table_mb } MB a table · CPU { $cpu_percent } %, { $cpu_table_percent } % a table, broker { $broker_percent } %
hall-simulate-pairing = slowest Swiss pairing of all players, two at a table: { $seconds } s
