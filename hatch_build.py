"""Building a wheel or an sdist builds the page into it: installing either needs neither Node.js nor a network."""

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Runs `scripts/page` unless the page is there already; a checkout that is only linked builds it with make."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version != "editable" and not (root / "companion/web/static/index.html").exists():
            subprocess.run([root / "scripts/page"], check=True)
