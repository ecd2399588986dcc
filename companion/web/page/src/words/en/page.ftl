# Words of the page itself, shared by all its pages. Each page has a file of its own beside this one.

page-title-table = The table
page-title-overlay = Overlay
page-title-join = Join

page-lost = The table does not answer.
page-lost-again = What you pressed last may not have been counted. { $seconds ->
        [0] Trying again now.
        [one] Trying again in { $seconds } second.
       *[other] Trying again in { $seconds } seconds.
    } If this stays, check that the table is switched on and that its program runs.
page-try-now = Try now
page-stale = Something happened at the table just before. Look again, then decide.
page-unreachable = The table does not answer. Check that it is switched on and that you are in its network.
page-turned = The table refused this and gave no reason.
page-rule-in-english = The rule, in English:
page-put-away = Dismiss
page-one-less = One less: { $what }
page-one-more = One more: { $what }
page-step-back = One step back
page-step-on = One step forward

page-settings = Settings
page-language = Language
page-language-en = English
page-language-fr = Français
page-theme = Colours
page-theme-system = as the system
page-theme-dark = dark
page-theme-light = light
page-sound = Tones
page-voice = Prompts aloud
page-on = on
page-off = off
page-guide = Guide
page-full = Full screen
page-close = Close

page-round = Round { $round }
page-join-at = Join at
page-paused = Paused. Timers are stopped.
page-asked = May the last step be taken back? Waiting for { SEATS($seats) }.
page-reader-is = The reader is { SEAT($seat) }’s: tap the card now. Anyone else presses the reader button at the own seat first.
page-reader-whose = Who has the reader? { SEATS($seats) }: press the reader button at your seat, or your name here, and tap your card.
page-reader-choose = Who taps next
page-no-answer = No answer: { DEVICE($device) }
page-satellite-gone = { $was ->
        [there] Satellite { $satellite } is gone: the screen replaces it
       *[never] Satellite { $satellite } cannot be used: the screen replaces it
    }
page-no-answer-more = and { $count } more
page-the-referee = Referee
page-vote-agrees = agrees
page-vote-refuses = refuses
page-vote-waiting = not yet
page-vote-stays = The last step stays: not everybody agreed to take it back.
page-against-whom = { SEAT($seat) }, against whom? The card is kept.
page-by-reader = reader
page-by-token = hold a target token to the reader
page-by-dial = turn the dial, then OK
page-by-buttons = buttons
page-by-phone = phone
page-by-screen = touch the name
page-agree = Take it back
page-disagree = Keep it
page-undo = Take back
page-redo = Bring back
page-pause = Pause
page-go-on = Go on

page-vibration = Vibration
page-text = Size of the text
page-text-small = small
page-text-usual = usual
page-text-large = large
page-text-largest = very large
page-paused-by = { SEAT($seat) } has called a pause: timers stand still. Anybody may go on.
page-take-along = Take the result along
page-bgstats = Into the app BG Stats
page-bgstats-qr = QR code for BG Stats
page-bgstats-scan = For the app BG Stats: scan it to take the result along.
page-evening-csv = The evening as CSV
page-evening-json = The evening as JSON
