# Words of the page itself, shared by all its pages. Each page has a file of its own beside this one.

page-title-table = The table
page-title-overlay = Overlay
page-title-join = Join

page-lost = The table does not answer.
page-lost-again = What you pressed last may not have been counted. { $seconds ->
        [0] Trying again now;
        [one] Trying again in { $seconds } second;
       *[other] Trying again in { $seconds } seconds;
    } the buttons on the table still work.
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
page-no-answer-more = and { $count } more
page-agree = Take it back
page-disagree = Keep it
page-undo = Take back
page-redo = Bring back
page-pause = Pause
page-go-on = Go on
