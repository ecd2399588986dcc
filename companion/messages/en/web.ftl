# What the web table says: on its pages, and in the terminal beside which it is served.

## In the terminal

page-at = The table is at { $address }
page-join = Phones join at { $address } with the code { $code }
page-pin = The referee’s PIN is { $pin }
page-end = Ctrl-C ends it.
table-key-file = The key of the kiosk cannot be written to { $file }: { $why }. Name another file.
page-pin-short = A PIN has at least { $least ->
        [one] { $least } letter or digit
       *[other] { $least } letters or digits
    }. Choose a longer one.
web-port = The page cannot be served at { $host }, port { $port }: { $why }. Choose another one with --port, or leave it out.

## Games at the table

host-profile = There is no wiring profile “{ $profile }” here. There is: { $profiles }.
host-seats = { $seats } players do not fit at one table: Ambit has seats for up to { $most }.
host-demo-real = This table has real devices, which simulated players cannot use. A demo needs a simulated table: ambit demo.
host-demo-wire = With --simulate=wire, real drivers run in real time, and simulated players cannot use them. A demo needs a virtual table: ambit demo.
host-over = Game { $number } is over. Look at it in the history, or begin a new one.

## Coming in

web-wrong-code = That is not the code of this table. Look at its screen.
web-wrong-pin = That is not the referee’s PIN. The table’s own screen shows it.
web-pin-needed = This page is not on the table’s own machine. Enter the referee’s PIN to make it the table’s screen.
web-too-many-tries = Too many tries. Wait { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }, then try again.
web-guessing = A device at { $address } has entered { $wrong } wrong codes or PINs, and has to wait now. If it is none of yours, make a new code in the settings.
web-seat-taken = Somebody has joined { SEAT($seat) }’s seat already. Choose another one, or have the referee free it.
web-all-taken = Every seat is taken. Ask somebody to get up, or watch.
web-which-seat = Say which seat is yours: somebody plays at each of them.
web-wrong-key = This key has been used already, or is not one of this table. Start the kiosk again, or enter the PIN.
web-seat-over = This seat is not yours any more. Join again with the code that the table shows.
web-token-over = You have been away too long. Join again with the code that the table shows.
web-token-needed = Join a seat first, or enter the referee’s PIN.
web-not-yours = You may not do this here. The table’s own screen and the referee can do it.
web-not-local = Only devices on the same local network may come to this table.
web-not-our-name = This table is not called “{ $host }”. Use the address that it shows.
web-other-page = A page from { $origin } may not speak to this table. Open the table’s own page.
web-too-many = Too many requests at once. Wait a moment, then go on.
web-no-more-lines = The table’s computer has too many files and lines open, and cannot take new pages for now. Pages that are open go on.

## On a screen

web-stale = The table has moved on meanwhile. Look again, then choose.
web-no-version = This does not say which moment it is for, so that it could take back more than you saw. Look again, then choose.
press-too-early = Your phone says that you pressed { $ago } ms before the table heard of it. A press from it takes at most { $most } ms, so yours counts from then. A quieter network or the button of your seat tells it more exactly.
press-in-future = Your phone’s clock is ahead of the table’s, so your press counts as one that has just come. The page sets it right by itself within seconds.
web-no-square = This game’s board has no square “{ $square }” with a sensor.
web-no-game = No game is at the table. Choose one on its screen.
web-no-demo = There are no simulated players in this game.
web-watch = You are watching. Join a seat to play.
web-own-seat = Here you play for { SEAT($seat) } alone.
web-seat-joined = { SEAT($seat) } has joined with a phone and plays there.
web-referee-only = Only the referee corrects. Enter the PIN on the referee’s page.
web-referee-seat = The referee acts for the table, not for a player.
web-table-only = That is done on the table’s own screen.
web-real-devices = The devices of this table are real. Use them with your hands.
web-undo-own = Somebody else’s step can be taken back at the table, or by the referee.
web-consent = { $seat ->
        [0] Only the referee answers for all.
       *[other] { SEAT($seat) } is not asked, or answers on another device.
    }
web-refused = { SEAT($seat) }, that is not possible now. Your phone, or the rule, says why.
web-far = That is too far. Turn by at most { $most ->
        [one] { $most } step
       *[other] { $most } steps
    }.
web-not-registering = Nobody is registering cards now. Begin first, then tap.

## What cannot be read

web-binary = This is not text. Send JSON.
web-long = This is longer than { $most } KiB. Send less at once.
web-large = This is larger than { $most } KiB. Hand in a smaller file.
web-decks-hidden = Saved decks are hidden from the players and from the table’s screen. The referee may open them, with the PIN.
web-scenario-long = A scenario to be looked at here has at most { $most } lines. Play a longer one with “ambit run” on the table’s machine.
web-scenario-gone = The table does not remember this scenario any more. Hand it in again.
web-busy = The table is busy with other requests of this kind. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
web-json-only = Only JSON is read here. Send it with the content type application/json.
web-hello-first = The first message has to be “hello”.
web-hello-again = “hello” was sent already. Open a new socket to be somebody else.
web-no-sandbox = Nothing of “{ $game }” can be tried out here. Open the sandbox from the list of games.
web-no-such-page = There is nothing at { $path }. Begin at /.
web-wrong-method = { $method } does not work here. The description at /api/openapi.json says what does.
web-no-result = Game { $number } has no result to take along: it is not over yet, or was practice.
web-result-long = The names are too long for one QR code. The link holds all of them.
web-still-running = Game { $number } is not over, and its log holds hidden cards. The referee may look at it.
web-not-built = The table works, but its page has not been built yet. Run “make page” in Ambit’s folder, then load this page again.
web-no-page = The table works, but this installation has no page for screens and phones. Install Ambit again from a complete package, then start it again.
web-help-not-built = The documents have not been built yet. Run “make docs” in Ambit’s folder, then load this page again.
web-no-help = This installation has no documents. Install Ambit again from a complete package, then start it again.
web-no-such-document = There is no document at { $path }. The documents begin at /help.
