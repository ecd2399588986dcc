"""Target Tokens: whom a card may be aimed at, and whom its words then mean."""

from typing import Any

import pytest

from engine.refusal import Refusal
from tests.engine.ambal.table import RIDDLE, Table, boon, cause, curse, effect, heal, hit, skill

RISE = effect("resurrect", "partner", health=20, energy=5)
UNKNOWN = RIDDLE | {"id": "act"}


def doubled(*cards: dict[str, Any]) -> Table:
    return Table(*cards, mode="double-regular").begun()


def targets(card: dict[str, Any], user: int = 1, fallen: int | None = None) -> list[int]:
    """Whom the token beside this card may name."""
    table = doubled(card)
    if fallen:
        table.set(fallen, health=0)
    allowed = []
    for target in (1, 2, 3, 4):
        step = table.attempt("commit", user, card=card["id"], target=target)
        if isinstance(step, Refusal):
            assert step.clause == "AMBAL-TOKEN-03"
        else:
            allowed.append(target)
            table.history.undo()
    return allowed


def act(*effects: dict[str, Any], **data: Any) -> dict[str, Any]:
    return skill("act", *effects, **data)


def energy(to: str) -> dict[str, Any]:
    return effect("energy", to, n=1)


# The token


@pytest.mark.rule("AMBAL-TOKEN-01")
def test_a_players_token_has_the_number_of_the_seat() -> None:
    table = doubled(act(hit(5, "target")))
    assert table.refused("commit", 1, card="act", target=5) == "TABLE-INPUT"
    assert table.refused("commit", 1, card="act", target=0) == "TABLE-INPUT"
    table.turn(("act", 4), ("nothing", 2), ("nothing", 3), ("nothing", 4))
    assert (table.health(), [seat["team"] for seat in table.view()["seats"]]) == ((60, 60, 60, 55), [1, 1, 2, 2])


@pytest.mark.rule("AMBAL-TOKEN-02")
@pytest.mark.parametrize("card", [act(hit(5)), act(), act(effect("block")), UNKNOWN])
def test_every_card_is_placed_with_a_token(card: dict[str, Any]) -> None:
    assert doubled(card).refused("commit", 2, card="act") == "AMBAL-TOKEN-02"


@pytest.mark.rule("AMBAL-TOKEN-02")
def test_nobody_chooses_a_target_after_the_reveal() -> None:
    table = doubled(act(hit(5, "target"))).turn(("act", 3), ("nothing", 2), ("nothing", 3), ("nothing", 4))
    assert (table.health(3), table.moment[3]) == ((55,), "decide")


@pytest.mark.rule("AMBAL-TOKEN-03")
@pytest.mark.parametrize("user", [1, 2, 3, 4])
def test_the_token_names_a_legal_target(user: int) -> None:
    others = [1, 2] if user > 2 else [3, 4]
    assert targets(act(hit(5)), user) == others


@pytest.mark.rule("AMBAL-TOKEN-03")
def test_a_card_without_any_legal_target_cannot_be_placed() -> None:
    assert targets(act(energy("partner")), fallen=2) == []


# Who may be aimed at


@pytest.mark.rule("AMBAL-TOKEN-04")
@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        (act(energy("target")), [1, 2, 3, 4]),
        (act(hit(1), energy("target")), [1, 2, 3, 4]),
        (act(hit(1)), [3, 4]),
        (act(hit(1, "opponents")), [3, 4]),
        (act(energy("partner"), hit(1)), [3, 4]),
        (act(effect("block"), energy("partner")), [3, 4]),
        (act(effect("evade")), [3, 4]),
        (act(energy("ally"), energy("partner")), [2]),
        (act(energy("you"), energy("partner")), [2]),
        (act(energy("ally")), [1, 2]),
        (act(energy("allies")), [1, 2]),
        (act(energy("everyone")), [1, 2, 3, 4]),
        (act(energy("everyone"), energy("you")), [1, 2, 3, 4]),
        (act(energy("you")), [1]),
        (act(), [1]),
        (act(effect("out")), [1]),
        (act(effect("next", "you", effects=[hit(1), hit(1, "target")])), [1]),
        (act(hit(1, when="end")), [3, 4]),
        (UNKNOWN, [1, 2, 3, 4]),
    ],
)
def test_the_legal_targets_follow_from_the_effects(card: dict[str, Any], allowed: list[int]) -> None:
    assert targets(card) == allowed


def if_of(of: str) -> dict[str, Any]:
    return {"if_": {"condition": "any", "of": of}}


@pytest.mark.rule("AMBAL-TOKEN-04", "AMBAL-TOKEN-07")
@pytest.mark.parametrize(
    ("card", "allowed"),
    [
        (act(heal(1, **if_of("opponent"))), [3, 4]),
        (act(effect("out", **if_of("opponent"))), [3, 4]),
        (act(energy("partner"), heal(1, "ally", **if_of("opponent"))), [3, 4]),
        (act(heal(1, **if_of("target"))), [1, 2, 3, 4]),
        (act(hit(1, **if_of("target"))), [3, 4]),
        (act(heal(1, **if_of("ally"))), [1, 2]),
        (act(heal(1, **if_of("opponents"))), [1]),
        (act(heal(1, **if_of("partner"))), [1]),
        (act(effect("next", "you", effects=[heal(1, **if_of("opponent"))])), [1]),
    ],
)
def test_a_test_that_only_the_token_can_settle_counts_too(card: dict[str, Any], allowed: list[int]) -> None:
    assert targets(card) == allowed


@pytest.mark.rule("AMBAL-TOKEN-04", "AMBAL-SINGLE-04")
def test_in_single_a_test_of_the_target_leaves_a_choice() -> None:
    table = Table(act(heal(4, **if_of("target")))).begun().set(1, health=50).set(2, burning=2)
    assert table.turn("act", None).view()["to_act"] == [1]
    table.do("choose", 1, target=2)
    assert table.health(1) == (54,)


@pytest.mark.rule("AMBAL-TOKEN-04")
@pytest.mark.parametrize(
    ("aim", "allowed"),
    [
        ("target", [1, 2, 3, 4]), ("other", [1, 2, 4]), ("opponent", [1, 2]), ("partner", [4]), ("ally", [3, 4]),
        ("you", [3]),
    ],
)  # fmt: skip
def test_what_the_card_says_itself_counts_before_its_effects(aim: str, allowed: list[int]) -> None:
    assert targets(act(hit(1), energy("target"), aim=aim), user=3) == allowed
    assert targets(UNKNOWN | {"aim": aim}, user=3) == allowed


@pytest.mark.rule("AMBAL-TOKEN-05")
@pytest.mark.parametrize(
    ("card", "fallen", "allowed"),
    [
        (act(energy("target")), 2, [1, 3, 4]), (act(hit(1)), 4, [3]), (act(energy("ally")), 2, [1]),
        (act(energy("everyone")), 3, [1, 2, 4]), (UNKNOWN, 4, [1, 2, 3]), (UNKNOWN, 2, [1, 2, 3, 4]),
        (UNKNOWN | {"aim": "opponent"}, 2, [3, 4]), (UNKNOWN | {"aim": "ally"}, 2, [1, 2]), (act(RISE), 2, [2]),
        (act(RISE, hit(1)), 2, [3, 4]), (act(RISE, energy("ally")), 2, [2]),
        (act(effect("resurrect", "target", health=5, energy=5)), 2, [1, 2, 3, 4]),
        (act(effect("resurrect", "target", health=5, energy=5)), 3, [1, 2, 4]),
    ],
)  # fmt: skip
def test_the_defeated_are_no_targets_except_a_partner_who_may_come_back(
    card: dict[str, Any], fallen: int, allowed: list[int]
) -> None:
    assert targets(card, fallen=fallen) == allowed


# Whom the words mean


def gained(to: str, aimed: int, user: int = 2, fallen: int | None = None) -> list[int]:
    """Who gains Energy by a skill with that word."""
    table = doubled(act(energy(to), aim="target"))
    if fallen:
        table.set(fallen, max_energy=5)
    plays: list[tuple[str, int] | None] = [("nothing", seat) for seat in (1, 2, 3, 4)]
    plays[user - 1] = ("act", aimed)
    if fallen:
        plays[fallen - 1] = None
    table.turn(*plays)
    return [seat for seat in (1, 2, 3, 4) if table.energy(seat)[0] == 9]


@pytest.mark.rule("AMBAL-TOKEN-06")
@pytest.mark.parametrize(
    ("to", "aimed", "seats"),
    [
        ("you", 3, [2]), ("target", 3, [3]), ("target", 1, [1]), ("target", 2, [2]), ("opponent", 4, [4]),
        ("opponent", 1, []), ("opponent", 2, []), ("opponents", 1, [3, 4]), ("partner", 3, [1]), ("ally", 1, [1]),
        ("ally", 2, [2]), ("ally", 4, [2]), ("allies", 4, [1, 2]), ("everyone", 4, [1, 2, 3, 4]), ("bearer", 3, []),
    ],
)  # fmt: skip
def test_what_the_words_mean(to: str, aimed: int, seats: list[int]) -> None:
    assert gained(to, aimed) == seats


@pytest.mark.rule("AMBAL-TOKEN-06")
@pytest.mark.parametrize(
    ("to", "seats"), [("opponents", [4]), ("everyone", [1, 2, 4]), ("opponent", [4]), ("target", [4])]
)
def test_the_defeated_drop_out(to: str, seats: list[int]) -> None:
    assert gained(to, 4, fallen=3) == seats


@pytest.mark.rule("AMBAL-TOKEN-06")
def test_for_a_curse_in_force_the_target_is_its_bearer() -> None:
    ends = [hit(n, to, when="end") for n, to in ((1, "target"), (2, "bearer"), (4, "opponent"), (8, "you"))]
    table = doubled(skill("doom", curse(3), *ends)).turn(("nothing", 1), ("doom", 4), ("nothing", 3), ("nothing", 4))
    assert table.end_battle().health() == (60, 52, 60, 53)


@pytest.mark.rule("AMBAL-TOKEN-06")
def test_for_a_boon_in_force_too() -> None:
    ends = [heal(n, to, when="end") for n, to in ((1, "target"), (2, "ally"), (4, "opponent"), (8, "partner"))]
    table = doubled(skill("gift", boon(3, "ally"), *ends, aim="ally"))
    for seat in (1, 2, 3, 4):
        table.set(seat, health=20)
    table.turn(("gift", 2), ("nothing", 2), ("nothing", 3), ("nothing", 4)).end_battle()
    assert table.health() == (20, 31, 20, 20)


@pytest.mark.rule("AMBAL-TOKEN-06")
def test_an_end_effect_of_a_used_skill_keeps_the_target_of_the_skill() -> None:
    late = skill("late", hit(3, "target", when="end"), hit(1, "opponent", when="end"))
    table = doubled(late).turn(("nothing", 1), ("late", 4), ("nothing", 3), ("nothing", 4)).end_battle()
    assert table.health() == (60, 60, 60, 56)


@pytest.mark.rule("AMBAL-TOKEN-06")
def test_bearer_is_known_in_the_turn_in_which_the_card_is_played() -> None:
    table = doubled(skill("doom", hit(3, "bearer"), curse(3)))
    assert table.turn(("nothing", 1), ("doom", 4), ("nothing", 3), ("nothing", 4)).health() == (60, 60, 60, 57)


DOOMED = (hit(3, "bearer"), effect("energy", "bearer", n=-2), curse(3, if_={"condition": "poison"}))


@pytest.mark.rule("AMBAL-TOKEN-06")
@pytest.mark.parametrize(("poison", "health", "energy"), [(0, 60, 8), (2, 57, 6)])
def test_where_the_test_of_a_curse_fails_nobody_bears_it(poison: int, health: int, energy: int) -> None:
    table = doubled(skill("doom", *DOOMED)).set(4, poison=poison)
    table.turn(("nothing", 1), ("doom", 4), ("nothing", 3), ("nothing", 4))
    assert (table.health(4), table.energy(4)[0]) == ((health,), energy)
    assert len(table.table["durations"]) == (1 if poison else 0)


@pytest.mark.rule("AMBAL-TOKEN-06", "AMBAL-STEP-12")
def test_a_curse_whose_test_comes_true_in_the_same_turn_has_a_bearer() -> None:
    """The Poison comes in step 5, in time for the damage of step 7."""
    table = doubled(skill("doom", *DOOMED), skill("venom", cause("poison", 2)))
    table.turn(("venom", 4), ("doom", 4), ("nothing", 3), ("nothing", 4))
    assert (table.health(4), [one["card"] for one in table.table["durations"]]) == ((57,), ["doom"])


@pytest.mark.rule("AMBAL-TOKEN-06")
def test_what_a_test_says_of_the_bearer_fails_where_there_is_none() -> None:
    lucky = skill("doom", heal(5, if_={"condition": "any", "of": "bearer"}), curse(3, if_={"condition": "poison"}))
    table = doubled(lucky).set(2, health=20).set(4, burning=3)
    table.turn(("nothing", 1), ("doom", 4), ("nothing", 3), ("nothing", 4))
    assert table.health(2) == (20,)


@pytest.mark.rule("AMBAL-TOKEN-06")
def test_a_curse_that_lies_longer_already_keeps_its_bearer() -> None:
    table = doubled(skill("doom", hit(3, "bearer"), curse(2)))
    table.turn(("doom", 4), ("doom", 4), ("nothing", 3), ("nothing", 4))
    assert (table.health(4), [one["by"] for one in table.table["durations"]]) == ((54,), [1])


# One clause a word


@pytest.mark.rule("AMBAL-TOKEN-07")
@pytest.mark.parametrize("user", [2, 3])
def test_a_skill_that_says_opponent_is_aimed_at_an_opponent(user: int) -> None:
    assert targets(act(energy("you"), hit(3)), user) == ([3, 4] if user == 2 else [1, 2])


@pytest.mark.rule("AMBAL-TOKEN-08")
def test_a_skill_that_says_partner_is_aimed_at_the_partner_or_at_the_opponent_it_affects() -> None:
    assert targets(act(energy("partner")), user=4) == [3]
    assert targets(act(energy("partner"), hit(2)), user=4) == [1, 2]
    table = doubled(act(energy("partner"), hit(2)))
    table.turn(("nothing", 1), ("nothing", 2), ("nothing", 3), ("act", 2))
    assert (table.energy(3)[0], table.health()) == (9, (60, 58, 60, 60))


@pytest.mark.rule("AMBAL-TOKEN-09")
def test_a_skill_that_says_target_is_aimed_at_anybody_unless_it_excludes_the_user() -> None:
    assert targets(act(energy("target")), user=2) == [1, 2, 3, 4]
    assert targets(act(energy("target"), aim="other"), user=2) == [1, 3, 4]


@pytest.mark.rule("AMBAL-TOKEN-10")
def test_a_skill_that_affects_its_user_alone_is_aimed_at_the_user() -> None:
    assert targets(act(energy("you"), heal(2)), user=3) == [3]
    assert targets(act(energy("you"), energy("partner")), user=3) == [4]
    assert targets(act(energy("you"), hit(2)), user=3) == [1, 2]


@pytest.mark.rule("AMBAL-TOKEN-11")
@pytest.mark.parametrize("aimed", [3, 4])
def test_a_skill_that_says_ally_is_aimed_at_the_user_or_the_partner(aimed: int) -> None:
    assert targets(act(energy("ally")), user=3) == [3, 4]
    assert gained("ally", aimed, user=3) == [aimed]


@pytest.mark.rule("AMBAL-TOKEN-12")
@pytest.mark.parametrize("aimed", [3, 4])
def test_a_skill_that_affects_several_is_aimed_at_one_and_affects_all(aimed: int) -> None:
    table = doubled(act(hit(5, "opponents"))).turn(("act", aimed), ("nothing", 2), ("nothing", 3), ("nothing", 4))
    assert (table.health(), table.table["revealed"][0]["target"]) == ((60, 60, 55, 55), aimed)


@pytest.mark.rule("AMBAL-TOKEN-13")
@pytest.mark.parametrize("op", ["block", "evade"])
def test_a_skill_that_blocks_is_aimed_at_an_opponent(op: str) -> None:
    assert targets(act(effect(op)), user=4) == [1, 2]
    assert targets(act(effect(op), heal(2), energy("ally")), user=4) == [1, 2]


@pytest.mark.rule("AMBAL-TOKEN-13", "AMBAL-TERM-10")
def test_a_block_that_says_so_looks_at_the_skill_of_the_partner() -> None:
    shield = skill("shield", effect("block"), aim="other")
    assert targets(shield | {"id": "act"}, user=4) == [1, 2, 3]
    table = doubled(shield, skill("storm", hit(5, "everyone")))
    table.turn(("storm", 3), ("shield", 1), ("nothing", 3), ("nothing", 4))
    assert table.health() == (55, 60, 55, 55)


@pytest.mark.rule("AMBAL-TOKEN-14", "AMBAL-TOKEN-09")
@pytest.mark.parametrize(
    "card",
    [
        act(hit(4, "everyone", **if_of("target"))),
        act(hit(4, "opponents", **if_of("target"))),
        act(effect("block"), heal(1, **if_of("target"))),
        act(effect("energy", "ally", n=1, **if_of("target"))),
    ],
)
def test_in_single_whoever_names_a_target_anywhere_chooses_it(card: dict[str, Any]) -> None:
    table = Table(card).begun().turn("act", None)
    assert (table.view()["to_act"], table.table["revealed"][0]["target"]) == ([1], None)
    table.do("choose", 1, target=1)
    assert table.table["revealed"][0]["target"] == 1


@pytest.mark.rule("AMBAL-TOKEN-14")
@pytest.mark.parametrize(
    ("card", "target"),
    [
        (act(hit(1)), 2), (act(hit(1, "opponents"), heal(1)), 2), (act(effect("block")), 2), (act(heal(1)), 1),
        (act(energy("partner")), 1), (act(energy("ally")), 1), (act(), 1), (act(heal(1), aim="opponent"), 2),
        (act(hit(1), aim="you"), 1), (act(hit(1, "target"), aim="other"), 2), (act(heal(1), aim="partner"), 1),
    ],
)  # fmt: skip
def test_in_single_the_target_follows_from_the_skill(card: dict[str, Any], target: int) -> None:
    for user in (1, 2):
        table = Table(card).begun().turn(*(("act", None) if user == 1 else (None, "act")))
        assert table.table["revealed"][0]["target"] == (target if user == 1 else 3 - target)


@pytest.mark.rule("AMBAL-TOKEN-14", "AMBAL-TOKEN-04")
@pytest.mark.parametrize(("to", "target"), [(2, 2), (1, 1)])
def test_a_seat_number_counts_as_the_word_it_is(to: int, target: int) -> None:
    table = Table(UNKNOWN).begun().turn("act", None)
    assert table.table["revealed"][0]["target"] is None
    table.do("resolve", 1, cost=0, effects=[effect("energy", to, n=1)])
    assert table.table["revealed"][0]["target"] == target
    assert table.told("target") == [{"fact": "target", "seat": 1, "card": "act", "target": target}]
