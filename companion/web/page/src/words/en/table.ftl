# The screen of the table.

table-cards = Cards
table-pin = PIN of the referee
table-become-screen = Make this the table’s screen
table-drawer = Keys for this seat
