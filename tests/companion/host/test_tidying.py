"""The journal is put into the database while nothing happens, and at the end of a game."""

from pathlib import Path

from companion.host import Wanted
from companion.host.tidying import QUIET
from tests.companion.host.hosts import Lived, host_in


def journal(host: Lived) -> int:
    """How many bytes are in it; zeros are room for what comes."""
    return len(host.log.path.with_name(host.log.path.name + "-wal").read_bytes().rstrip(b"\0"))


def test_it_is_put_in_order_when_nothing_has_happened_for_a_while(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        host.start(Wanted(game="ambush", seats=("Ana", "Bo")))
        for name in ("Anna", "Annabel"):
            host.hand.advance(QUIET / 2)
            host.game.session.act({"do": "name", "seat": 1, "name": name})
        host.hand.advance(QUIET / 2)
        assert journal(host) > 0, "people play"
        host.hand.advance(QUIET)
        assert journal(host) == 0
        host.game.session.act({"do": "name", "seat": 1, "name": "Ana"})
        host.hand.advance(QUIET)
        assert journal(host) == 0


def test_it_is_put_in_order_at_the_end_of_a_game_and_the_game_is_whole(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        host.start(Wanted(game="ambush", seats=("Ana", "Bo")))
        host.game.session.act({"do": "first", "seat": 0, "first": 1})
        host.game.session.act({"do": "concede", "seat": 2})
        assert journal(host) > 0
        host.hand.advance(0.0)
        assert journal(host) == 0
        assert len(host.log.entries(1)[0]) == 2


def test_whoever_takes_up_a_game_whose_end_is_missing_is_told(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        host.start(Wanted(game="ambush", seats=("Ana", "Bo")))
        host.game.session.act({"do": "first", "seat": 0, "first": 1})
        host.log.store.execute("DELETE FROM entries")
        host.open_lobby()
        host.told.clear()
        assert host.resume(1) is None
        assert [getattr(news, "message", None) and news.message.id for news in host.told].count("log-end-missing") == 1  # type: ignore[union-attr]
