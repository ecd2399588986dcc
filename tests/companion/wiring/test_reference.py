"""The guide to wiring profiles says what the drivers really take."""

import re

import pytest

from hardware.profile import Profile, read
from hardware.roles import TABLE_ROLES, spot
from hardware.wiring.drivers import DRIVERS
from tests.companion.wiring.reference import EXAMPLES, FILE, with_reference

TEXT = FILE.read_text(encoding="utf-8")


def test_the_reference_is_up_to_date() -> None:
    assert with_reference(TEXT) == TEXT, "write it anew: make wiring"


def test_every_driver_has_its_place_and_its_example() -> None:
    assert re.findall(r"(?m)^### `(.+)`$", TEXT) == list(DRIVERS)
    assert EXAMPLES.keys() == DRIVERS.keys()


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_is_a_profile(name: str) -> None:
    example = EXAMPLES[name]
    whole = example.startswith("[")  # one that takes several lines has its own header
    role = re.split(r"[]. ]", example)[1 if whole else 0]
    board = '[satellites.north]\nid = "E66"\n' if name == "satellite" else ""
    place = "table" if role in TABLE_ROLES and spot(f"seat1.{role}") is None else "seat1"
    seat = "" if place == "seat1" else '[seat1]\nok = "virtual"\n'
    header = "" if whole else f"[{place}]\n"
    shared = '[table]\nreader = "virtual"\n' if name == "shared-reader" else ""
    found = read(f"{board}{seat}{header}{example}\n{shared}")
    assert isinstance(found, Profile), found
    assert found.device(f"{place}.{role}") is not None


@pytest.mark.parametrize("text", re.findall(r"(?ms)^```toml\n(name = .*?)^```", TEXT))
def test_whole_profiles_in_the_guide_can_be_read(text: str) -> None:
    assert isinstance(read(text), Profile)
