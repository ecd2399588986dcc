# The screen of the table.

table-free = The table is free.
table-free-choose = Choose a game. The others join with a phone, or play without one.
table-free-watch = As soon as somebody chooses a game at the table, it is shown here.
table-choose = Choose a game
table-history = Saved games
table-cards = Cards
table-pin = PIN of the referee
table-become-screen = Make this the table’s screen
table-drawer = Keys for this seat
