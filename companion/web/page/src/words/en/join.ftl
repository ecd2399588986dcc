# Sitting down: the lobby on the table's screen, and what a phone sees first.

join-sit-down = Join with your phone, or play without one.
join-camera = Point your camera here
join-qr = QR code with the address of this table
join-with-code = with the code
join-to-table = To the table
join-sits-both = phone and buttons
join-sits-phone = phone
join-sits-buttons = buttons
join-sits-free = free, join with a phone

join-phone = Take a seat at this table
join-code = The code that the table shows
join-which-seat = Your seat
join-free = free
join-chosen = yours
join-taken = taken
join-go = Sit down
join-back-to-seat = Back to my seat
join-no-game = There is no game at the table yet. When somebody chooses one, its seats are shown here.
join-reaching = Looking for the table …
join-watch = Just watch
join-referee = I am the referee
