"""The files that are made from the contract: `python -m tests.contract` writes them anew."""

import json

from companion.web.asyncapi import asyncapi
from tests.shape import PROJECT

ASYNCAPI = PROJECT / "docs" / "asyncapi.json"


def described() -> str:
    """The description of the socket as it should stand in docs."""
    return json.dumps(asyncapi(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    ASYNCAPI.write_text(described(), encoding="utf-8")
