"""The profiles that the guide about building prints can be wired as they stand."""

import re
from pathlib import Path

import pytest

from tests.companion.cli.terminal import ambit
from tests.shape import PROJECT

GUIDE = (PROJECT / "docs" / "building-a-table.md").read_text(encoding="utf-8")
PROFILES = [block for block in re.findall(r"^```toml\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL) if "name =" in block]


def test_the_guide_has_a_profile() -> None:
    assert PROFILES


@pytest.mark.parametrize("profile", PROFILES, ids=lambda text: re.findall(r'name = "(.*)"', text)[0])
def test_it_can_be_wired(profile: str, tmp_path: Path) -> None:
    file = tmp_path / "printed.toml"
    file.write_text(profile, encoding="utf-8")
    said = ambit("wiring", str(file))
    assert (said.code, said.err) == (0, "")
