# The sandbox: something of a game is tried out. A number and its noun are joined by a no-break space.

page-title-sandbox = Sandbox
sandbox-nothing-counts = Nothing here counts.
sandbox-which = What do you want to try out?
sandbox-none = No game here has anything to try out.

## Tamer Tournament

sandbox-tamer-left = Left
sandbox-tamer-right = Right
sandbox-tamer-points = { $count } of { $all } points
sandbox-tamer-points-over = { $count } of { $all } points: { $over } too many
sandbox-tamer-costs = { $points ->
        [-1] points not known
        [one] { $points } point
       *[other] { $points } points
    }
sandbox-tamer-empty = Nobody yet.
sandbox-tamer-full = A team has at most { $most } creatures here.
sandbox-tamer-add = Add a creature
sandbox-tamer-add-to = Add a creature: { $name }
sandbox-tamer-added = That is the team
sandbox-tamer-change = Change or take out { $name }
sandbox-tamer-read-power = { $name }: power on the card
sandbox-tamer-read-health = { $name }: health on the card
sandbox-tamer-options = The battle
sandbox-tamer-fight = Fight
sandbox-tamer-needs-two = Both teams need a creature.
sandbox-tamer-needs-numbers = First enter the numbers that are not known.
sandbox-tamer-swap = Change sides
sandbox-tamer-option-round = Allowance
sandbox-tamer-option-round-1 = 8
sandbox-tamer-option-round-2 = 16
sandbox-tamer-option-round-3 = 24
sandbox-tamer-option-ko = Knocked out by damage of
sandbox-tamer-option-ko-at-least = at least
sandbox-tamer-option-ko-more-than = more than
sandbox-tamer-option-stalemate = Nobody can hurt
sandbox-tamer-option-stalemate-draw = a draw
sandbox-tamer-option-stalemate-both-out = both out
sandbox-tamer-option-flip-place = A flipped card joins
sandbox-tamer-option-flip-place-last = last
sandbox-tamer-option-flip-place-choose = anywhere
sandbox-tamer-wins = { SEAT($seat) } wins in { $count ->
        [one] { $count } clash.
       *[other] { $count } clashes.
    }
sandbox-tamer-drawn = A draw after { $count ->
        [one] { $count } clash.
       *[other] { $count } clashes.
    }
sandbox-tamer-stalemate = A draw: neither in front can hurt the other.
sandbox-tamer-limit = A draw: it has gone on for too long.
sandbox-tamer-is-left = { $damage ->
        [0] { CARD($card) } is left, unhurt.
       *[other] { CARD($card) } is left, with { $damage } damage.
    }
sandbox-tamer-stopped = The battle waits for an answer.
sandbox-tamer-answer-back = Take the last answer back
sandbox-tamer-watch = Watch it step by step
sandbox-tamer-step-by-step = The battle step by step
sandbox-tamer-step-of = step { $at } of { $all }
sandbox-tamer-share = Share these teams
sandbox-tamer-copy = Copy this link
sandbox-tamer-copied = The link is copied
sandbox-tamer-clash-by-clash = Clash by clash, damage of health
sandbox-tamer-out = (out)
sandbox-tamer-orders-title = All orders of the left line
sandbox-tamer-orders = { $count ->
        [one] The one order of the left line
       *[other] All { $count } orders of the left line against this one
    }
sandbox-tamer-orders-many = All orders are counted for at most { $most } creatures.
sandbox-tamer-counting = Counting…
sandbox-tamer-counted = { $done } of { $all } counted
sandbox-tamer-count-rest = Count all { $count }: about { $seconds } s
sandbox-tamer-stop = Stop counting
sandbox-tamer-won-of = { $count } won
sandbox-tamer-drawn-of = { $count } drew
sandbox-tamer-lost-of = { $count } lost
sandbox-tamer-depends-of = { $count } depend on choices
sandbox-tamer-touch = Touch a part to see the orders.
sandbox-tamer-some-orders = Some of these orders
sandbox-tamer-take-order = Fight in this order: { $order }
sandbox-tamer-flipped-unknown = { CARD($card) } was flipped, and its numbers are not known. Read them from the card.
sandbox-tamer-go-on = Go on
sandbox-tamer-link-long = The link names more than { $most } creatures for one team. Only the first ones were taken.
sandbox-tamer-link-card = The link names “{ $card }”, and no such creature is known at this table. It was left out; add it by its name.
sandbox-tamer-link-mark = The link says “{ $mark }” of { CARD($part) }, which means nothing here. It was left out; change the dice by hand.
sandbox-tamer-link-option = The link says “{ $value }” for “{ $option }”, which cannot be chosen. What is usual was taken; choose it below Fight.
