# Sitting down: what a phone sees first.

join-camera = Point your camera here
join-qr = QR code with the address of this table
join-with-code = with the code

join-phone = Take a seat at this table
join-code = The code that the table shows
join-which-seat = Your seat, or none for the next free one
join-free = free
join-chosen = yours
join-taken = taken
join-go = Sit down
join-back-to-seat = Back to my seat
join-reaching = Looking for the table …
join-watch = Just watch
join-referee = I am the referee
join-name = Your name (it can be left out)
join-away = phone away, soon free
join-take-over = phone away, take it over
join-screen = Make this the table’s screen
join-no-phone = no phone yet
