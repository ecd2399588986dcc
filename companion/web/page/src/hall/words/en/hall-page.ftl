## Titles of the hall's pages

hall-title-phone = Hall
hall-title-desk = The desk
hall-title-screen = Hall screen
hall-title-print = Print

## What all its pages say

hall-page-reaching = Looking for the hall …
hall-page-lost = The hall does not answer. Tables go on playing, and their results are kept.
hall-page-understood = Understood
hall-page-no-evening = No evening has been set up yet.
hall-page-round = { $planned ->
        [NONE] Round { $round }
       *[other] Round { $round } of { $planned }
    }
hall-page-time-up = { $minutes ->
        [0] Time is up
        [one] Time is up, { $minutes } minute ago
       *[other] Time is up, { $minutes } minutes ago
    }
hall-page-bye = waits this round
hall-page-drawn = Draw
hall-page-won = { $names } won
hall-page-done = done
hall-page-no-table = waits for a table
hall-page-gone = left
hall-page-pairings = Pairings
hall-page-standings = Standings
hall-page-final = Final standings
hall-page-tables-live = At the tables
hall-page-here = { $count ->
        [one] One player is here
       *[other] { $count } players are here
    }
hall-page-qr = QR code with the address of the hall
hall-page-judge = judge wanted
hall-page-place = Place
hall-page-place-short = #
hall-page-player = Name
hall-page-players = Players
hall-page-table = Table
hall-page-result = Result
hall-page-points = Points
hall-page-opponents = Opp. %
hall-page-opponents-long = What the opponents won of their points, in percent
hall-page-wins = Wins
hall-page-byes = Waited
hall-page-tie-breaks = Equal points: the higher percentage of the opponents comes first, then more wins.

hall-phase-setting-up = Being set up
hall-phase-checking-in = Check-in
hall-phase-over = The evening is over

hall-format-swiss = Swiss rounds
hall-format-round-robin = League
hall-format-elimination = Cup
hall-format-free = Free play

hall-presence-ready = ready
hall-presence-away = away
hall-presence-silent = not heard for a while
hall-presence-unknown = by hand

## A player's phone

hall-phone-soon = The evening is being set up. Stay here: it begins soon.
hall-phone-over = The evening is over. Thank you for playing.
hall-phone-check-in = Check in
hall-phone-code = Code of the day
hall-phone-name = Your name
hall-phone-go = Check in
hall-phone-lost-number = The code is at the desk. You have checked in there already, or lost your phone? With the same name you have the same number.
hall-phone-you = You
hall-phone-number = { $name }, you are number { $number }.
hall-phone-wait = You are in. Your table comes up here as soon as round { $round } is paired.
hall-phone-next-round = You play from round { $round } on. Your table comes up here.
hall-phone-out = You are out of the cup. Thank you for playing.
hall-phone-free = You are free. Whom you play with, the desk enters; your table comes up here.
hall-phone-left = You have left. You can come back for the next round.
hall-phone-table = Table
hall-phone-against = against { $names }
hall-phone-bye = You wait this round, and it counts as a win.
hall-phone-leave = I am leaving
hall-phone-leave-sure = You are not paired any more. A match that has begun still counts.
hall-phone-leave-yes = Yes, I am leaving
hall-phone-leave-no = No, I stay
hall-phone-come-back = I am back

## The screen of the hall

hall-screen-back = Back
hall-screen-next = Next
hall-screen-hold = Stay here
hall-screen-go-on = Go on turning
hall-screen-part = { $part } of { $of }
hall-screen-join = Check in: { $address }
hall-screen-check-in = Check in with your phone, or at the desk. The desk has the code of the day.

## On paper

hall-print-what = What is printed
hall-print-pairings = Pairings by table
hall-print-names = Pairings by name
hall-print-standings = Standings
hall-print-slips = Result slips
hall-print-go = Print
hall-print-nothing = Nothing to print yet: pair the first round.
hall-print-against = Against
hall-print-sign = signature
hall-print-slip-how = Tick who won, sign, and bring this to the desk.
