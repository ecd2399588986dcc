"""Which Chromium the page is tested in: one of this machine that runs, else Playwright's own. Run it: it says which."""

import shutil
import subprocess
import sys

from playwright.sync_api import Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")


def find(playwright: Playwright) -> str | None:
    """Its path. A command alone is not enough: Ubuntu has one that only says how to install the browser."""
    paths = [*(shutil.which(name) for name in NAMES), playwright.chromium.executable_path]
    return next((path for path in paths if path and _runs(path)), None)


def _runs(path: str) -> bool:
    try:
        return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def main() -> int:
    with sync_playwright() as playwright:
        found = find(playwright)
    print(found or "none")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
