"""Answers that were worked out are kept: compressed, within a limit of bytes, and only while nothing was written."""

from pathlib import Path
from typing import Any

from companion.web.kept_answers import KeptAnswers
from tests.companion.web.lan import Lan


def test_what_nobody_asked_for_longest_makes_room() -> None:
    kept = KeptAnswers(10)
    kept.keep("a", b"1234")
    kept.keep("b", b"1234")
    assert kept.find("a") == b"1234"
    kept.keep("c", b"1234")
    assert (kept.find("a"), kept.find("b"), kept.find("c"), kept.size) == (b"1234", None, b"1234", 8)


def test_a_newer_answer_takes_the_place_of_an_older_one() -> None:
    kept = KeptAnswers(10)
    kept.keep("a", b"1234")
    kept.keep("a", b"12")
    assert (kept.find("a"), kept.size) == (b"12", 2)


def test_the_newest_is_kept_however_large_it_is() -> None:
    kept = KeptAnswers(10)
    kept.keep("a", b"1")
    kept.keep("b", b"1" * 50)
    assert (kept.find("a"), kept.find("b")) == (None, b"1" * 50)


def test_an_answer_is_worked_out_again_only_when_something_was_written(lan: Lan) -> None:
    pieces = lan.web.long_work._pieces

    def asked() -> tuple[float, Any]:
        """How many pieces of work this address still has, and what came."""
        answer = lan.get("/api/cards/ambush").json()
        return pieces._left["127.0.0.1"][0], answer

    left, before = asked()
    assert [asked() for _ in range(5)] == [(left, before)] * 5
    token = lan.table()
    lan.post("/api/cards/teach", {"game": "ambush", "card": "wall", "says": {"name": "Wall"}}, token=token)
    fewer, after = asked()
    assert fewer == left - 1
    assert "wall" in {card["id"] for card in after["cards"]} - {card["id"] for card in before["cards"]}


def test_a_caller_who_cannot_read_it_compressed_gets_it_plain(lan: Lan) -> None:
    squeezed, plain = (lan.get("/api/rulebook/ambush", accept_encoding=how) for how in ("gzip", "identity"))
    assert (squeezed.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
    assert squeezed.json() == plain.json()


def test_what_another_program_wrote_counts_at_once(lan: Lan, tmp_path: Path) -> None:
    from companion.cards.packs import OwnPacks
    from companion.log import Log

    lan.get("/api/cards/ambush")
    other = Log(tmp_path / "ambit.db")
    OwnPacks(other).teach("ambush", {"id": "wall", "name": "Wall"})
    other.close()
    assert "wall" in {card["id"] for card in lan.get("/api/cards/ambush").json()["cards"]}
