"""What counters, lamps and bars show, LED by LED as the rules file says."""

import pytest

from companion.bindings.ambal import ROLES
from companion.bindings.game_binding import USUAL_LENGTH
from hardware.outputs import Blink, Digits, Light, Pixel, Pixels
from hardware.roles import ROLES as EVERY_ROLE
from hardware.roles import SHOWS, spot
from hardware.virtual import build
from tests.companion.bindings.ambal.hands import Hands, begun
from tests.engine.ambal.moments import MODES, MOMENTS, at, in_library
from tests.engine.ambal.pool import building, drafting
from tests.engine.ambal.table import Table, boon, cause, curse, hit, skill

LETTERS = {"white": "w", "orange": "o", "green": "g", "violet": "v", "dark": ".", "blue": "b", "red": "r"}


def drawn(table: Hands, seat: int = 1) -> str:
    """A letter an LED; dim ones are small i, and a capital blinks."""
    return "".join(_letter(pixel) for pixel in table.bar(seat).pixels)


def _letter(pixel: Pixel) -> str:
    if pixel.glow == "dim":
        assert pixel.colour == "blue"
        return "i"
    letter = LETTERS[pixel.colour]
    return letter.upper() if pixel.blink else letter


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_seat_has_its_four_lights_at_every_moment(moment: str, mode: str) -> None:
    table = Hands(at(moment, mode))
    shown = tuple(table.binding.shows(table.view))
    seats = range(1, len(table.view.seats) + 1)
    roles = ("lamp", "main", "aux", "bar")
    assert [one.device for one in shown] == [f"seat{n}.{role}" for n in seats for role in roles]
    for output in shown:
        place = spot(output.device)
        assert place is not None
        assert type(output) is SHOWS[place.role]


def test_a_duel_uses_every_role_but_the_grid() -> None:
    assert set(EVERY_ROLE) - set(ROLES) == {"grid"}
    assert begun().binding.roles == ROLES


# main


@pytest.mark.parametrize(("health", "reads"), [(60, "60"), (41, "41"), (9, "09")])
def test_the_main_counter_is_health_in_two_digits(health: int, reads: str) -> None:
    table = begun()
    table.table.set(2, health=health)
    assert (table.counter("seat1.main"), table.counter("seat2.main")) == ("60", reads)


def test_it_can_rise_to_99() -> None:
    table = begun()
    table.table.set(1, max_health=99, health=99)
    assert table.counter("seat1.main") == "99"


def test_who_is_defeated_reads_dashes() -> None:
    table = begun(mode="double-regular")
    table.table.set(2, health=0)
    assert [table.counter(f"seat{seat}.main") for seat in (1, 2, 3, 4)] == ["60", "--", "60", "60"]


def test_it_blinks_while_damage_is_counted_in() -> None:
    table = begun(skill("bolt", hit(3)))
    table.table.turn("bolt", None)
    assert Digits("seat2.main", "57", blink=True, times=4) in table.signals()
    assert [one.device for one in table.signals() if isinstance(one, Digits)] == ["seat2.main"]
    assert table.counter("seat2.main") == "57"


def test_it_blinks_while_a_heal_and_a_condition_are_counted_in() -> None:
    heals = skill("heals", {"op": "heal", "to": "you", "n": 5})
    table = begun(heals)
    table.table.set(1, health=20).set(2, burning=2).turn("heals", None)
    assert Digits("seat1.main", "25", blink=True, times=4) in table.signals()
    table.table.do("stop", 1)
    assert table.signals() == [Digits("seat2.main", "57", blink=True, times=4)]


def test_a_correction_does_not_blink_nor_does_a_fallen_player() -> None:
    table = begun(skill("doom", hit(99, "opponents")), mode="double-regular")
    table.table.set(3, health=50)
    assert table.signals() == []
    table.table.turn(("doom", 3), None, None, None)
    assert table.table.health() == (60, 60, 0, 0)
    assert [one for one in table.signals() if isinstance(one, Digits)] == []


# aux


@pytest.mark.parametrize(("energy", "most", "reads"), [(8, 12, "0812"), (0, 6, "0006"), (20, 20, "2020")])
def test_the_second_counter_is_energy_and_max_energy(energy: int, most: int, reads: str) -> None:
    table = begun()
    table.table.set(1, max_energy=most, energy=energy)
    assert table.counter("seat1.aux") == reads


def test_while_a_die_is_awaited_it_is_the_die() -> None:
    table = Hands(at("roll"))
    assert [table.counter(f"seat{seat}.aux") for seat in (1, 2)] == ["1", "1"]
    table.turn(2, 3)
    assert [table.counter(f"seat{seat}.aux") for seat in (1, 2)] == ["1", "4"]
    table.press("seat2.ok")
    assert table.counter("seat2.aux") == "0812"


def test_who_is_not_tied_sees_the_energy() -> None:
    table = begun(mode="double-regular")
    table.table.set(4, health=40)
    table.press("seat4.call")
    assert [table.counter(f"seat{seat}.aux") for seat in (1, 2, 3, 4)] == ["1", "1", "1", "0812"]


def test_while_an_amount_is_awaited_it_is_the_amount() -> None:
    table = Hands(at("reveal"))
    assert [table.counter(f"seat{seat}.aux") for seat in (1, 2)] == ["0", "0812"]
    table.turn(1, 12)
    assert table.counter("seat1.aux") == "12"


def test_in_the_draft_it_is_the_die_and_then_the_energy() -> None:
    assert Hands(drafting()).counter("seat2.aux") == "1"
    assert Hands(building()).counter("seat2.aux") == "0812"


def test_at_the_beginning_of_a_round_it_also_says_how_many_to_draw() -> None:
    table = begun(mode="double-regular")
    table.table.turn(("nothing", 1), None, None, None)
    table.table.turn(("filler-1", 1)).to_next_round()
    assert [table.counter(f"seat{seat}.aux") for seat in (1, 2)] == ["1212 2", "1212"]
    table.table.do("stop", 1)
    assert table.counter("seat1.aux") == "1212"


def test_cards_that_are_owed_at_the_start_are_drawn_first() -> None:
    table = Hands(at("start"))
    assert table.view.phase == "start"
    assert table.counter("seat1.aux") == "1212 1"


# lamp


def test_the_lamp_is_lit_while_something_is_awaited() -> None:
    table = begun()
    assert table.lamps() == ["steady", "steady"]
    table.tap(1, "nothing")
    assert table.lamps() == ["dark", "steady"]


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_lamps_follow_who_is_to_act(moment: str) -> None:
    table = Hands(at(moment, "double-regular"))
    lit = [seat for seat, light in enumerate(table.lamps(), 1) if light == "steady"]
    assert lit == table.view.to_act


def test_in_the_library_who_is_done_is_dark() -> None:
    table = Hands(in_library())
    table.press("seat1.no")
    assert table.lamps() == ["dark", "steady"]


def test_all_lamps_flash_at_the_reveal() -> None:
    table = begun(mode="double-regular")
    table.table.turn(("nothing", 1), None, None)
    assert table.signals() == []
    table.table.do("stop", 4)
    lamps = [Blink(2, "steady"), *[Blink(2, "dark")] * 3]
    assert table.signals() == [Light(f"seat{seat}.lamp", how) for seat, how in enumerate(lamps, 1)]


# bar: the Energy track


@pytest.mark.parametrize(("energy", "most", "track"), [
    (8, 12, "wwwwwwwwiiiir......."),
    (0, 6, "iiiiiir............."),
    (12, 12, "wwwwwwwwwwwwr......."),
    (3, 19, "wwwiiiiiiiiiiiiiiiir"),
    (20, 20, "wwwwwwwwwwwwwwwwwwww"),
    (19, 20, "wwwwwwwwwwwwwwwwwwwi"),
])  # fmt: skip
def test_the_first_twenty_leds_are_the_energy_track(energy: int, most: int, track: str) -> None:
    table = begun()
    table.table.set(1, max_energy=most, energy=energy)
    assert drawn(table) == track + "..."


def test_the_black_marker_stands_where_the_board_has_it() -> None:
    table = begun()
    black = table.view.table.boards["1"]["black"]
    assert table.bar(1).pixels[black - 1] == Pixel("red")
    assert table.bar(1).pixels[0] == Pixel("white")
    assert table.bar(1).pixels[8] == Pixel("blue", "dim")


# bar: Conditions, Boons and Curses


@pytest.mark.parametrize(("conditions", "leds"), [
    ({"burning": 2}, "o.."), ({"bleeding": 6}, ".r."), ({"poison": 3}, "..g"),
    ({"burning": 1, "bleeding": 2, "poison": 1}, "OrG"), ({"burning": 1}, "O.."), ({}, "..."),
])  # fmt: skip
def test_leds_21_to_23_are_the_conditions(conditions: dict[str, int], leds: str) -> None:
    table = begun()
    table.table.set(2, **conditions)
    assert drawn(table, 2)[20:] == leds
    assert drawn(table, 1)[20:] == "..."


def test_a_condition_that_was_played_is_seen_at_once() -> None:
    table = begun(skill("burn", cause("burning", 1)))
    table.table.turn("burn", "nothing")
    assert drawn(table, 2)[20] == "O"


def test_leds_from_24_on_are_boons_and_curses_oldest_first() -> None:
    table = begun(skill("shield", boon(1)), skill("hex", curse(2, "you")), skill("evil-eye", curse(2)))
    table.table.turn("hex", "nothing").turn("shield", "filler-1").turn("evil-eye", None)
    assert (drawn(table, 1)[23:], drawn(table, 2)[23:]) == ("vB", "v")
    table.table.to_next_round()
    assert (drawn(table, 1)[23:], drawn(table, 2)[23:]) == ("V", "V")


def test_six_of_them_have_room() -> None:
    charms = [skill(f"charm-{n}", boon(3)) for n in range(1, 7)]
    table = begun(*charms, skill("hex", curse(3, "you")))
    for card in ("hex", *(f"charm-{n}" for n in range(1, 7))):
        table.table.turn(card, None)
    assert len(table.view.table.durations) == 7
    assert drawn(table)[23:] == "vbbbbb"
    assert len(table.bar(1).pixels) == USUAL_LENGTH == build.USUAL_LENGTH


@pytest.mark.parametrize("length", [1, 8, 20, 22, 29, 60])
def test_a_bar_with_fewer_leds_shows_the_first_ones(length: int) -> None:
    table = Table(skill("hex", curse(3))).begun().set(1, burning=2)
    table.turn("nothing", "hex")
    whole = Hands(table).bar(1).pixels
    assert Hands(table, {1: length}).bar(1) == Pixels("seat1.bar", whole[:length])
    assert Hands(table, {1: length}).bar(2) == Hands(table).bar(2)
