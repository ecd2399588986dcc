"""Timers remind people by a tone and by lamps that blink; nothing else happens."""

from companion.bindings import StartTimer, StopTimer, Timing
from tests.companion.bindings.tamer.hands import SEATS, Hands, at_draft
from tests.engine.tamer.table import tournament


def started(table: Hands) -> list[tuple[str, float]]:
    """The timers wished for so far, and how long they are (seconds)."""
    table.catch_up()
    return [(wish.name, wish.seconds) for wish in table.binding.wishes if isinstance(wish, StartTimer)]


def test_without_the_options_nothing_runs() -> None:
    table = at_draft()
    table.table.picks("cub")
    assert started(table) == []
    assert table.lamps() == ["steady"] * SEATS


def test_every_pick_has_its_timer_five_seconds_shorter_than_the_one_before() -> None:
    table = at_draft(pick_timer=60)
    table.binding.follow(table.view, ())
    table.table.picks("cub").picks("cub")
    assert started(table) == [("pick", 60), ("pick", 55), ("pick", 50)]


def test_a_short_timer_never_falls_below_five_seconds() -> None:
    table = at_draft(pick_timer=12)
    table.binding.follow(table.view, ())
    table.table.drafted("cub")
    assert [seconds for _, seconds in started(table)] == [12, 7, 5, 5, 5, 5, 5, 5]
    assert isinstance(table.binding.wishes[-1], StopTimer)


def test_building_and_battles_have_theirs() -> None:
    table = Hands(tournament(SEATS, build_timer=180, battle_timer=300))
    table.binding.follow(table.view, ())
    table.table.built()
    assert started(table) == [("build", 180), ("battle", 300)]
    table.table.ended(1, 2)
    assert started(table)[2:] == [("build", 180)]


def test_when_time_is_up_the_lamps_of_those_who_are_awaited_blink() -> None:
    table = at_draft(pick_timer=60)
    table.tap(1, "cub")
    running = [Timing("pick", 0.5)]
    assert table.shows("seat2.lamp", running).how.__struct_config__.tag == "steady"  # type: ignore[union-attr]
    assert table.lamps() == ["dark"] + ["flash"] * 7
