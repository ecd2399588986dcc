"""docs/contract.md names what there is: steps, roles, commands, clauses of the table, messages of the socket."""

import re
from typing import get_args

import pytest
import typer.main

from companion import clauses
from companion.cli.app import app
from companion.web.protocol import FromPage, ToPage
from engine.scenario.steps import KINDS
from engine.view import View
from hardware.roles import ROLES
from tests.contract import ASYNCAPI, described
from tests.shape import PROJECT

CONTRACT = (PROJECT / "docs" / "contract.md").read_text(encoding="utf-8")


def section(number: int) -> str:
    found = re.search(rf"^## {number}\. .*?(?=^## |\Z)", CONTRACT, re.MULTILINE | re.DOTALL)
    assert found is not None, number
    return found[0]


@pytest.mark.parametrize("kind", ["do", *KINDS])
def test_every_kind_of_step_is_named(kind: str) -> None:
    assert f'{{"{kind}":' in section(4)


@pytest.mark.parametrize("role", ROLES)
def test_every_role_is_named(role: str) -> None:
    assert f"`{role}`" in section(5)


@pytest.mark.parametrize("command", sorted(typer.main.get_group(app).commands))
def test_every_command_is_named(command: str) -> None:
    assert f"`ambit {command}" in section(6)


@pytest.mark.parametrize("clause", sorted(clauses.read("table")))
def test_every_clause_of_the_table_is_named(clause: str) -> None:
    assert clause in CONTRACT


@pytest.mark.parametrize("key", View.__struct_fields__)
def test_every_key_of_a_view_is_named(key: str) -> None:
    assert f'"{key}":' in section(3)


@pytest.mark.parametrize("kind", [kind for way in (FromPage, ToPage) for kind in get_args(way)])
def test_every_message_of_the_socket_is_named(kind: type) -> None:
    assert f"`{kind.__struct_config__.tag}`" in section(8)  # type: ignore[attr-defined]


def test_the_description_of_the_socket_is_made_from_the_types() -> None:
    assert ASYNCAPI.read_text(encoding="utf-8") == described(), "make contract writes it anew"
