# What Skeleton says.

game-skeleton = Skeleton
mode-skeleton-standard = One heap
option-skeleton-stones = Stones in the heap
phase-skeleton-take = taking stones
phase-skeleton-over = over
counter-stones = stones
reason-skeleton-end-01 = The heap is empty.
prompt-skeleton-take = { SEAT($seat) } takes one, two or three stones of { $stones }.
prompt-skeleton-over = { SEATS($winners) } wins. { TERM($reason, kind: "reason") }
fact-skeleton-took = { SEAT($seat) } takes { $stones }, and leaves { $left }.
fact-skeleton-adjusted = Corrected: { TERM($counter, kind: "counter") } { $to } instead of { $from }.
fact-skeleton-over = { SEATS($winners) } wins. { TERM($reason, kind: "reason") }
skeleton-over = The game is over.
skeleton-not-your-turn = { SEAT($seat) }, wait: it is the turn of { SEAT($turn) }.
skeleton-too-many = There are only { $stones } left. Take fewer.
skeleton-only-the-heap = Only the heap can be corrected: name the table (target 0).
