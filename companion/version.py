"""Which Ambit this is."""

from importlib.metadata import PackageNotFoundError, version


def ambit_version() -> str:
    """As pyproject.toml says it; "0" for a folder that was never installed."""
    try:
        return version("ambit")
    except PackageNotFoundError:
        return "0"
