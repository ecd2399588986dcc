# Parts of the pages that are held in the hand. A number and its noun are joined by a no-break space.

hand-find-part = part of a name
hand-find-nothing = No card is called “{ $text }”. Try another part of its name.
hand-find-new = New card “{ $name }”…
hand-find-chosen = chosen
hand-pages = Pages
hand-page-table = Table
hand-page-referee = Referee
hand-page-cards = Cards
hand-page-sandbox = Sandbox
hand-page-history = History
hand-page-simulate = Simulate
hand-pin = PIN
hand-pin-says = This page needs the PIN. It stands in the settings of the table’s own screen.
hand-pin-enter = Enter
