"""The scenes of a whole game of Ambush for two at devices, and everything that can be seen of it on them."""

from tests.e2e.evening import Line
from tests.e2e.wire import AtDevices

CASTLE = 6
"""Health of a castle at its best."""
GAME = ("ambush", "--training", "--seats", "Ana,Bo", "--option", f"castle={CASTLE}")
SEATS = {1: "blue", 2: "orange"}
"""The colours of the seats, in which their castles are shown."""
FACTS = {
    "first", "exposed", "played", "castle", "guard", "laid", "ambush", "press", "called", "captured", "stopped",
    "verdict", "joined", "cleared", "resumed", "passed", "destroyed", "over",
}  # fmt: skip
"""What becomes true on the way, each at least once."""


class Castles(AtDevices):
    def all_agrees(self) -> None:
        """Counters, bars and lamps show what the view says."""
        over = self.view["phase"] == "over"
        for seat in self.view["seats"]:
            place, castle, guard = f"seat{seat['seat']}", seat["counters"]["castle"], seat["counters"]["guard"]
            stands = "destroyed" not in seat["flags"]
            self.sees(f"{place}.main", str(castle) if stands else "----")
            glow = "bright " if seat["seat"] == self.view["turn"] and not over else ""
            dark, colour = CASTLE - castle - guard, SEATS[seat["seat"]]
            self.sees(f"{place}.bar", [f"{glow}{colour}"] * castle + ["dark"] * dark + [f"{glow}violet"] * guard)
            self.sees(f"{place}.lamp", stands and not over and self.may_call(seat))

    def may_call(self, seat: Line) -> bool:
        """Or has called, as long as that is being settled."""
        table = self.view["table"]
        called = seat["seat"] in (table["window"] or {}).get("callers", ())
        return called or (table["calls_open"] and "barred" not in seat["flags"])

    def move(self, line: str) -> None:
        """One thing that somebody does, and everything that can be seen of it."""
        self.do(line)
        self.all_agrees()


def begin_with_a_card_taken_back(evening: Castles) -> None:
    """Bo begins with a spear. Ana shows a card, takes it back with Bo's consent, and shows another."""
    evening.move("press seat2.ok")
    evening.move("tap table.reader training-ambush")
    evening.move("tap seat2.reader training-spear")
    assert evening.seat(1)["counters"]["castle"] == 4
    evening.do("press seat1.ok")
    evening.say("press table.undo")
    assert "may the last step be taken back?" in evening.until("says")["says"]
    evening.move("press seat2.ok")
    assert evening.view["phase"] == "expose"
    evening.move("tap seat1.reader training-ambush")


def race_for_an_ambush(evening: Castles) -> None:
    """Both press; Bo was first, by the edges of the pins. Bo grabs a card by tapping it."""
    evening.say("press seat2.call\npress seat1.call")
    assert evening.until_fact("called")["seat"] == 2
    evening.sees("seat2.lamp", True)
    evening.sees("seat1.lamp", False)
    evening.do("tap seat2.reader training-ambush")
    evening.sees("seat2.aux", "1")


def grab_with_the_dial(evening: Castles) -> None:
    """Ana grabs, too: a number on her dial."""
    evening.say("turn seat1.dial 2")
    evening.sees("seat1.aux", "2")
    evening.say("turn seat1.dial -1")
    evening.sees("seat1.aux", "1")
    evening.do("press seat1.ok")
    evening.do("press seat2.dial")
    assert evening.facts[-1]["fact"] == "joined"
    evening.sees("table.sound", {"figure": "rising", "hertz": 0.0})
    assert [evening.seat(seat)["zones"]["hand"] for seat in (1, 2)] == [6, 5]
    evening.say("turn seat1.dial 1")
    evening.sees("seat1.main", "5")
    evening.move("press seat1.ok")
    evening.move("press seat2.ok")
    assert evening.view["phase"] == "play"


def play_without_a_reader_and_with_it_again(evening: Castles) -> None:
    """Ana dials the damage. Bo's reader is pulled out: the screen does the same; then it is plugged in again."""
    evening.say("turn seat2.dial -2")
    evening.sees("seat2.main", "4")
    evening.move("press seat1.ok")
    evening.say("fault seat2.reader unplugged")
    evening.until_down("seat2.reader")
    evening.sees("seat2.main", "4.")
    evening.move("press seat2.ok")
    evening.move('{"do":"play","seat":2,"card":"training-volley"}')
    evening.move("tap table.reader training-fog")
    evening.move("tap seat1.reader training-palisade")
    assert evening.seat(1)["counters"] == {"castle": 3, "guard": 3}
    evening.say("mend seat2.reader")
    evening.until_up("seat2.reader")
    evening.move("tap table.reader training-spear")
    evening.move("tap seat2.reader training-ram")
    assert evening.seat(1)["counters"] == {"castle": 2, "guard": 0}


def bring_down_the_castle(evening: Castles) -> None:
    """A dial and its knob, a pass, and a last ram."""
    evening.do("press seat1.ok")
    evening.say("turn seat2.dial -3")
    evening.sees("seat2.main", "1")
    evening.move("press seat1.dial")
    evening.move("press seat2.ok")
    evening.move("press seat2.no")
    evening.move("press seat1.ok")
    evening.move("tap seat1.reader training-ram")
    assert (evening.view["phase"], evening.view["result"]["winners"]) == ("over", [1])
    evening.sees("table.sound", {"figure": "tune", "hertz": 0.0})
