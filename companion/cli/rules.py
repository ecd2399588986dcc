"""`ambit rules`: a clause in plain words, or all clauses of a game."""

from typing import Annotated

import msgspec
import typer
from rich.text import Text

from companion import clauses as book
from companion.cli import completing
from companion.cli.console import out
from companion.cli.telling import as_json, fail, speaker
from engine.clauses import Clause
from engine.message import Message

What = Annotated[str, typer.Argument(metavar="GAME|CLAUSE", autocompletion=completing.rules)]
AsJson = Annotated[bool, typer.Option("--json")]


def add_to(app: typer.Typer) -> None:
    app.command()(rules)


def rules(what: What, json: AsJson = False) -> None:
    """The rules of a game, or one clause in plain words."""
    language = speaker().language
    clause = book.clause(what, language) if "-" in what else None
    one = isinstance(clause, Clause)
    sections = {clause.section: [clause]} if isinstance(clause, Clause) else book.sections(what, language)
    if isinstance(sections, Message):
        fail(clause if isinstance(clause, Message) else sections)
    if json:
        for clause in (clause for clauses in sections.values() for clause in clauses):
            as_json(msgspec.json.encode(clause))
        return
    for section, clauses in sections.items():
        out.print(Text(section, style="bold"))
        for clause in clauses:
            _show(clause, whole=one)
        out.print()


def _show(clause: Clause, whole: bool) -> None:
    """In a list a clause is its sentence; alone it comes with its rulings and options."""
    out.print(Text.assemble((clause.id, "cyan"), "  ", clause.text))
    if whole:
        say = speaker()
        for label, remarks in (("rules-ruling", clause.rulings), ("rules-option", clause.options)):
            for remark in remarks:
                out.print(Text(f"  {say.term(label, remark=remark)}", style="dim"))
