"""The Energy board: what is gained and lost, and where the clear and the black marker stand."""

import pytest

from tests.engine.ambal.table import Table, effect, skill


def change(op: str, n: int) -> dict[str, object]:
    return skill("act", effect(op, "you", n=n))


def after(op: str, n: int, energy: int, max_energy: int = 12) -> tuple[int, int]:
    """Energy and Max Energy of seat 1 after an effect."""
    table = Table(change(op, n)).begun().set(1, max_energy=max_energy, energy=energy)
    return table.turn("act", None).energy(1)


@pytest.mark.rule("AMBAL-ENERGY-01")
@pytest.mark.parametrize("mode", ["single-regular", "single-advanced"])
def test_everybody_gains_eight_energy_a_round(mode: str) -> None:
    table = Table(mode=mode).begun().set(1, energy=1).set(2, energy=4).end_battle()
    assert (table.energy(1), table.energy(2)) == ((1, 12), (4, 12))
    table.do("pass", 1)
    assert table.energy(1) == (1, 12)
    table.do("pass", 2)
    assert (table.energy(1), table.energy(2)) == ((9, 12), (12, 12))
    assert [(one["from"], one["to"], one["by"]) for one in table.told("energy")] == [(1, 9, "round"), (4, 12, "round")]


@pytest.mark.rule("AMBAL-ENERGY-01")
def test_a_defeated_player_gains_none() -> None:
    table = Table(mode="double-regular").begun().set(2, health=0).to_next_round()
    assert [table.energy(seat)[0] for seat in (1, 2, 3, 4)] == [12, 8, 12, 12]


@pytest.mark.rule("AMBAL-ENERGY-02")
@pytest.mark.parametrize(("energy", "n", "then"), [(8, 3, 11), (8, 4, 12), (8, 5, 12), (12, 1, 12)])
def test_energy_never_rises_above_max_energy(energy: int, n: int, then: int) -> None:
    assert after("energy", n, energy) == (then, 12)


@pytest.mark.rule("AMBAL-ENERGY-02")
@pytest.mark.parametrize(("max_energy", "then"), [(7, 7), (15, 15), (18, 16)])
def test_the_gain_of_the_round_is_cut_there_too(max_energy: int, then: int) -> None:
    table = Table().begun().set(1, energy=7, max_energy=max_energy).set(1, energy=min(8, max_energy)).to_next_round()
    assert table.energy(1) == (then, max_energy)


@pytest.mark.rule("AMBAL-ENERGY-03")
@pytest.mark.parametrize(("energy", "max_energy"), [(8, 12), (6, 6), (0, 20)])
def test_the_black_marker_stands_on_the_number_after_max_energy(energy: int, max_energy: int) -> None:
    board = Table().begun().set(2, energy=0, max_energy=max_energy).set(2, energy=energy).table["boards"]["2"]
    assert (board["clear"], board["black"]) == (energy, max_energy + 1)


@pytest.mark.rule("AMBAL-ENERGY-04")
@pytest.mark.parametrize("energy", [0, 8, 12])
def test_a_gain_of_max_energy_leaves_energy_alone(energy: int) -> None:
    assert after("max-energy", 3, energy) == (energy, 15)


@pytest.mark.rule("AMBAL-ENERGY-05")
@pytest.mark.parametrize(("energy", "n"), [(9, -2), (9, -3), (0, -6)])
def test_a_loss_of_max_energy_leaves_energy_alone_as_long_as_there_is_room(energy: int, n: int) -> None:
    assert after("max-energy", n, energy) == (energy, 12 + n)


@pytest.mark.rule("AMBAL-ENERGY-06")
@pytest.mark.parametrize(("energy", "n", "then"), [(12, -1, 11), (9, -4, 8), (12, -6, 6)])
def test_the_black_marker_pushes_the_clear_one_before_it(energy: int, n: int, then: int) -> None:
    assert after("max-energy", n, energy) == (then, then)


@pytest.mark.rule("AMBAL-ENERGY-06")
def test_energy_that_was_pushed_down_does_not_come_back() -> None:
    table = Table(skill("dip", effect("max-energy", "you", n=-4), effect("max-energy", "you", n=4))).begun()
    table.set(1, energy=12).turn("dip", None)
    assert (table.energy(1), [one["by"] for one in table.told("energy")]) == ((8, 12), ["max"])


@pytest.mark.rule("AMBAL-ENERGY-07")
@pytest.mark.parametrize(
    ("op", "n", "then"),
    [("energy", -9, (0, 12)), ("energy", -8, (0, 12)), ("max-energy", 8, (8, 20)), ("max-energy", 9, (8, 20))],
)
def test_the_scale_has_two_ends(op: str, n: int, then: tuple[int, int]) -> None:
    assert after(op, n, 8) == then


@pytest.mark.rule("AMBAL-ENERGY-07")
def test_max_energy_does_not_fall_below_nothing() -> None:
    assert after("max-energy", -13, 8) == (0, 0)


@pytest.mark.rule("AMBAL-ENERGY-08")
def test_energy_that_was_not_spent_is_kept() -> None:
    table = Table(skill("dear", cost=7)).begun().set(1, max_energy=20).turn("dear", None).to_next_round()
    assert (table.energy(1), table.energy(2)) == ((9, 20), (12, 12))
