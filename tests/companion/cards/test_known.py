"""Registered tags, asked by readers from their own threads while others register and forget."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from companion.cards.registry import Registry
from companion.cards.tags import KnownTags
from companion.log import Log

ONE, TWO = "04A1B2C3D4E580", "04112233445566"


def test_a_registered_number_is_known_and_no_other(tmp_path: Path) -> None:
    with closing(Log(tmp_path / "log.db")) as log, closing(KnownTags(log)) as known:
        registry = Registry(log)
        registry.put(registry.fresh(ONE, "ambush", "footman"))
        assert (known(ONE), known(TWO), known("")) == (True, False, False)


def test_what_is_registered_or_forgotten_meanwhile_counts_at_once_whoever_does_it(tmp_path: Path) -> None:
    with (
        closing(Log(tmp_path / "log.db")) as log,
        closing(KnownTags(log)) as known,
        closing(Log(tmp_path / "log.db")) as other,
    ):
        assert not known(ONE)
        for registry in (Registry(log), Registry(other)):
            registry.put(registry.fresh(ONE, "ambush", "footman"))
            assert known(ONE)
            registry.forget(ONE)
            assert not known(ONE)


def test_many_readers_ask_while_tags_are_registered(tmp_path: Path) -> None:
    numbers = [f"04{number:012X}" for number in range(60)]
    with closing(Log(tmp_path / "log.db")) as log, closing(KnownTags(log)) as known:
        registry = Registry(log)
        with ThreadPoolExecutor(4) as readers:
            asked = [readers.submit(lambda: [known(number) for number in numbers]) for _ in range(40)]
            for number in numbers:
                registry.put(registry.fresh(number, "ambush", "footman"))
        assert all(len(each.result()) == len(numbers) for each in asked)
        assert all(known(number) for number in numbers)


def test_who_asks_too_late_hears_no(tmp_path: Path) -> None:
    with closing(Log(tmp_path / "log.db")) as log:
        known = KnownTags(log)
        registry = Registry(log)
        registry.put(registry.fresh(ONE, "ambush", "footman"))
        known.close()
        assert not known(ONE)
