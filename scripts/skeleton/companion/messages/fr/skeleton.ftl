# Ce que dit Skeleton.

game-skeleton = Skeleton
mode-skeleton-standard = Un tas
option-skeleton-stones = Pierres dans le tas
phase-skeleton-take = prise
phase-skeleton-over = fin
counter-stones = pierres
reason-skeleton-end-01 = Le tas est vide.
prompt-skeleton-take = { SEAT($seat) } prend une, deux ou trois pierres sur { $stones }.
prompt-skeleton-over = { SEATS($winners) } gagne. { TERM($reason, kind: "reason") }
fact-skeleton-took = { SEAT($seat) } en prend { $stones } et en laisse { $left }.
fact-skeleton-adjusted = Correction : { TERM($counter, kind: "counter") }, { $to } au lieu de { $from }.
fact-skeleton-over = { SEATS($winners) } gagne. { TERM($reason, kind: "reason") }
skeleton-over = La partie est finie.
skeleton-not-your-turn = { SEAT($seat) }, attendez : c’est à { SEAT($turn) }.
skeleton-too-many = Il n’en reste que { $stones }. Prenez-en moins.
skeleton-only-the-heap = Seul le tas se corrige : nommez la table (target 0).
