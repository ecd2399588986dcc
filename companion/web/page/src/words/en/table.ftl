# The screen of the table.

table-free = The table is free.
table-free-choose = Choose a game. Everybody else joins with a phone, or with nothing at all.
table-free-watch = Somebody chooses a game at the table; it shows here by itself.
table-choose = Choose a game
table-history = Saved games
table-cards = Cards
table-pin = PIN of the referee
table-become-screen = Make this the table’s screen
table-drawer = Keys for this seat
