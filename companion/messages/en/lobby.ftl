# What the table says between two games.

## What to do now

lobby-nobody = Sit down with your phone, or with nothing at all. Begin when you like.
lobby-ready = { $people ->
        [one] One sits
        [2] Two sit
        [3] Three sit
        [4] Four sit
        [5] Five sit
        [6] Six sit
        [7] Seven sit
        [8] Eight sit
       *[other] { $people } sit
    } at the table. Begin.
lobby-ready-more = { $people ->
        [one] One sits at the table. Begin, or wait for a second.
        [2] Two sit at the table. Begin, or wait for a third.
        [3] Three sit at the table. Begin, or wait for a fourth.
        [4] Four sit at the table. Begin, or wait for a fifth.
        [5] Five sit at the table. Begin, or wait for a sixth.
        [6] Six sit at the table. Begin, or wait for a seventh.
        [7] Seven sit at the table. Begin, or wait for an eighth.
       *[other] { $people } sit at the table. Begin, or wait for one more.
    }
lobby-too-few = { TERM($game, kind: "game") } needs { $needed ->
        [one] one more player
       *[other] { $needed } more players
    }. Sit down, or choose another game.
lobby-too-many = { TERM($game, kind: "game") } is for { $most } at most here, and { $people } sit at the table. Choose another mode or game, or somebody watches.
lobby-other-number = { $people } sit at the table, and { TERM($game, kind: "game") } is played here by { NUMBERS($allowed) }. Choose another mode, or somebody sits down or gets up.
lobby-gap = { $name ->
        [NONE] Seat { $seat } moves
       *[other] { $name } moves from seat { $seat }
    } to seat { $to }, so that no seat between stays empty. Then begin.
lobby-press-begin = Press the same button once more, and { TERM($game, kind: "game") } begins.
lobby-press-game = Press the same button once more to leave this result for { TERM($game, kind: "game") }.
lobby-press-resume = Press the same button once more to go on with game { $number }.
lobby-playing = { TERM($game, kind: "game") } is at the table.
lobby-again = { $waiting ->
        [0] Everybody wants to play again.
        [one] Play again? One has not answered yet.
       *[other] Play again? { $waiting } have not answered yet.
    }

## What is worth knowing

lobby-no-boxes = No boxes found. Phones and this screen can do everything.
lobby-silent = { $count ->
        [one] One device does not answer.
       *[other] { $count } devices do not answer.
    } Phones and this screen do the same.
lobby-waits = { TERM($game, kind: "game") } is not over: game { $number } goes on where it stopped.

## What is not possible

lobby-nobody-there = Nobody sits at seat { $seat }.
lobby-host-only = The host does that. Press a button of the table, ask the host to hand over, or enter the PIN that the table’s own screen shows.
lobby-no-practice = { TERM($game, kind: "game") } has no practice round for those who sit here. Begin the game itself.
lobby-running = A game is at the table. Finish it, or leave it first; it can be taken up again.
lobby-unfinished = The game at the table is not over. Say that you want to leave it: it stays saved, and can be taken up again.
lobby-not-over = The game is not over yet. Answer when it is.
lobby-no-phone = No phone has joined seat { $seat }, so that it cannot be the host.
lobby-no-device = This table has no device “{ $device }”.
