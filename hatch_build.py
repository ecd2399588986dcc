"""Building a wheel or an sdist builds page and documents into it: installing either needs no Node.js and no network."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Builds what is not there yet; a checkout that is only linked builds both with make."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            return
        if not (root / "companion/web/static/index.html").exists():
            subprocess.run([root / "scripts/page"], check=True)
        if not (root / "companion/web/help/index.html").exists():
            self._build_documents(root)

    def _build_documents(self, root: Path) -> None:
        """Sphinx is no part of what every build needs: without it there are no documents, and /help says what to do."""
        if importlib.util.find_spec("sphinx") is None:
            self.app.display_warning("Sphinx is not installed: the package will have no documents under /help.")
        else:
            subprocess.run([root / "scripts/docs"], check=True, env=os.environ | {"PYTHON": sys.executable})
