"""How the simulated players of Ambush decide: each has a temper, a memory and a hand of cards."""

from collections.abc import Sequence
from random import Random

from companion.players.ambush.box import AMBUSH_CARD, header
from companion.players.ambush.cards import Cards
from companion.players.party import Action, Listed, Party, first_granted, first_listed
from engine.action import Fact
from engine.ambush import facts as f
from engine.view import View

CASTLES = ("High Rock", "Low Marsh", "Owl Tower", "Salt Gate")
SECOND_THOUGHTS = 10
NEVER_BY_CHANCE = ("concede", "call")


def seated(mode: str, seats: int | None, random: Random) -> "People":
    return People(mode, seats, random)


class People(Party[Cards]):
    """All players. The one who would act first gets the next action."""

    def __init__(self, mode: str, seats: int | None, random: Random) -> None:
        self._random = random
        chosen = header(mode, seats, random)
        super().__init__(chosen, Cards(len(chosen.seats), random))
        self._boldness = [random.uniform(0.2, 0.9) for _ in self.header.seats]
        self._seen = 0  # Ambush cards that everybody saw being laid since the battlefield was last cleared
        self._racing: list[int] = []  # seats that have decided to press and have not pressed yet
        self._chosen: str | None = None
        self._now = 0.0
        self._rush = 0.0  # when the race to the button began

    def next(self, view: View, legal: Listed, now: float | None = None) -> Action:
        """The choice of the player who acts first; a choice that is not legal is made again."""
        pause = self._random.uniform(0.2, 2.0)
        self._now = self._now + pause if now is None else now
        granted = first_granted((self._timed_wish(view) for _ in range(SECOND_THOUGHTS)), legal)
        if granted is not None:
            return granted
        self._chosen = None
        return first_listed(view, legal, NEVER_BY_CHANCE) | {"at": round(self._now, 6)}

    def follow(self, action: Action, facts: Sequence[Fact]) -> None:
        """Move the cards, and count the Ambush cards that everybody saw."""
        chosen, self._chosen = action.get("card") or self._chosen, None
        self._cards.follow(facts, chosen)
        for fact in facts:
            if isinstance(fact, f.Exposed | f.Played) and fact.card == AMBUSH_CARD:
                self._seen += 1
            if isinstance(fact, f.Cleared | f.Resumed):
                self._seen = 0

    def _timed_wish(self, view: View) -> Action:
        self._chosen = None
        seat, wish = self._wish(view)
        return {"seat": seat, "at": round(self._now, 6)} | wish

    def _wish(self, view: View) -> tuple[int, Action]:
        if view.phase != "setup" and self._random.random() < 0.0005:
            return self._random.randint(1, len(view.seats)), {"do": "concede"}
        if view.phase in ("expose", "play", "effect"):
            return self._hand_to_the_button(view) or (view.turn, self._on_turn(view))
        wishes = {
            "setup": self._setting_up,
            "capture": self._grabbing,
            "verify": self._declaring,
            "heat": self._rolling,
            "aftermath": self._tidying,
        }
        return wishes[view.phase](view)

    # Set-up

    def _setting_up(self, view: View) -> tuple[int, Action]:
        unnamed = view.prompt.args["unnamed"]
        if unnamed and self._random.random() < 0.9:
            return unnamed[0], {"do": "castle", "name": CASTLES[unnamed[0] - 1]}
        return 0, {"do": "first", "first": self._random.randint(1, len(view.seats))}

    # On their turn

    def _on_turn(self, view: View) -> Action:
        if view.phase == "expose":
            return {"do": "expose"} | self._perhaps_known(self._cards.deck[-1])
        return self._playing(view) if view.phase == "play" else self._carrying_out(view)

    def _perhaps_known(self, card: str, likely: float = 0.9) -> Action:
        """The card with its id, as if tapped, with probability `likely`; otherwise without."""
        self._chosen = card
        return {"card": card} if self._random.random() < likely else {}

    def _playing(self, view: View) -> Action:
        hand = self._cards.held[view.turn]
        if not hand or self._random.random() < 0.08:
            return {"do": "pass"}
        known = self._perhaps_known(self._random.choice(hand))
        changes = {} if known or self._random.random() < 0.5 else {"changes": self._outcome(view)}
        return {"do": "play", "target": self._victim(view)} | known | changes

    def _victim(self, view: View) -> int:
        others = [seat for seat in view.seats if seat.seat != view.turn and "destroyed" not in seat.flags]
        weakest = min(others, key=lambda seat: seat.counters["castle"] or 0)
        return (weakest if self._random.random() < 0.6 else self._random.choice(others)).seat

    def _outcome(self, view: View) -> list[Action]:
        """What a card without data did, as people would enter it."""
        standing = [seat.seat for seat in view.seats if "destroyed" not in seat.flags]
        ops = ("damage", "damage", "repair", "guard", "draw", "return", "pick")
        some = [self._random.choice(ops) for _ in range(self._random.randint(0, 2))]
        return [{"op": op, "n": self._random.randint(0, 3), "seat": self._random.choice(standing)} for op in some]

    def _carrying_out(self, view: View) -> Action:
        pending = view.table.pending
        if pending["resolve"] and self._random.random() < 0.8:
            return {"do": "resolve", "changes": self._outcome(view)}
        if pending["up_to"] and self._random.random() < 0.3:
            return {"do": "pass"}
        source = pending["from"] if pending["from"] in ("deck", "hand") else self._random.choice(("deck", "hand"))
        cards = self._cards.deck if source == "deck" else self._cards.held[view.turn]
        if not cards:
            return {"do": "resolve"} if pending["resolve"] else {"do": "place", "from": "deck"}
        card = cards[-1] if source == "deck" else self._random.choice(cards)
        return {"do": "place", "from": source} | self._perhaps_known(card, 0.7)

    # The buzzer

    def _hand_to_the_button(self, view: View) -> tuple[int, Action] | None:
        """A press of a player who believes that two Ambush cards lie there, or who is impatient."""
        believed = 0.35 if self._seen >= 2 and view.table.calls_open else 0.01
        eager = [
            seat.seat for seat in view.seats
            if "destroyed" not in seat.flags and self._random.random() < believed * self._boldness[seat.seat - 1]
        ]  # fmt: skip
        if not eager:
            return None
        self._random.shuffle(eager)
        self._rush = self._now
        self._racing = eager[1:] if view.table.calls_open else []
        if self._random.random() < 0.1:
            return eager[0], {"do": "call"}
        return eager[0], {"do": "call"} | self._press()

    def _press(self) -> Action:
        """A press shortly after the race began; reaction times are close, so that dead heats happen."""
        moment = self._rush + self._random.choice((0.0, 0.001, 0.02, self._random.uniform(0.0, 0.4)))
        return {"at": round(moment, 6), "err": self._random.choice((0, 0.0002, 0.002, 0.01))}

    # The grab and after

    def _grabbing(self, view: View) -> tuple[int, Action]:
        if view.table.window["open"]:
            if self._racing:
                return self._racing.pop(), {"do": "call"} | self._press()
            if self._random.random() < 0.8:
                return 0, {"do": "close"}
        if not view.table.window["time_up"] and self._random.random() < 0.03:
            return 0, {"do": "stop"}
        seat = self._random.choice(view.to_act)
        if self._cards.field and self._random.random() < 0.7:
            return seat, {"do": "capture"} | self._perhaps_known(self._random.choice(self._cards.field), 0.8)
        more = self._random.randint(0, min(2, len(self._cards.field)))
        return seat, {"do": "stop", "captured": len(self._cards.captured[seat]) + more}

    def _declaring(self, view: View) -> tuple[int, Action]:
        seat = self._random.choice(view.prompt.args["waiting"])
        cards = self._cards.captured[seat] if seat else self._cards.field
        return seat, {"do": "declare", "ambush": self._cards.ambush_in(cards)}

    def _rolling(self, view: View) -> tuple[int, Action]:
        return self._random.choice(view.to_act), {"do": "roll", "roll": self._random.randint(1, 6)}

    def _tidying(self, view: View) -> tuple[int, Action]:
        seat = self._random.choice([seat.seat for seat in view.seats if "destroyed" not in seat.flags])
        if self._random.random() < 0.15:
            rivals = [one.seat for one in view.seats if one.seat != seat and "destroyed" not in one.flags]
            return seat, {"do": "resolve", "card": "training-trap", "target": self._random.choice(rivals)}
        return self._random.choice((seat, 0)), {"do": "ready"}
