"""A Fluent message becomes a sentence: gaps are filled, variants are chosen. `fluent.syntax` reads how it is written.

Fluent's own runtime can also say dates and currencies in every language of the world. Loading all that for two takes as
long as the rest of a start, so it is only there to judge: the tests compare what both make of every message.
"""

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from companion.messages.grammar import Grammar

FIRST_STRONG, POP = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
"""Around a gap, where names may be written in another direction than the sentence."""
LONGEST = 2500
"""Letters that one gap may have."""
_parser = FluentParser(with_spans=False)

Entry = ast.Message | ast.Term
Find = Callable[[str], Entry | None]
"""The message (or term, `-name`) of that id."""


class Unsaid(Exception):
    """Something is missing for the sentence; it is said without, and this is noted."""


class _Gap(str):
    """What stands where nothing could be said: it matches no variant."""


def parsed(written: str) -> Entry | None:
    """A message or term as it is written; None if it is not written as Fluent wants it."""
    entry = _parser.parse_entry(written)
    return entry if isinstance(entry, ast.Message | ast.Term) else None


def as_number(value: Any) -> Any:
    """NUMBER($steps): only a number will do, or the gap where one is missing."""
    if isinstance(value, int | float | _Gap):
        return value
    raise TypeError(f"{value} is no number")


class Sentence:
    """One message, said once."""

    def __init__(
        self,
        find: Find,
        functions: Mapping[str, Callable[..., Any]],
        grammar: Grammar,
        args: Mapping[str, Any],
        *,
        isolating: bool,
    ) -> None:
        self._find, self._functions, self._grammar, self._isolating = find, functions, grammar, isolating
        self._args, self._in_term = args, False
        self._open: list[ast.Pattern] = []
        """What is being said now, from the outside in: a message must not contain itself."""
        self.errors: list[Exception] = []

    def said(self, pattern: ast.Pattern) -> str:
        """The text of a message. What is missing leaves a gap, and is among `errors`."""
        if any(pattern is outer for outer in self._open):
            return self._missing(Unsaid("a message that contains itself"), "???")
        self._open.append(pattern)
        try:
            alone = len(pattern.elements) == 1
            return "".join(self._part(element, alone) for element in pattern.elements)
        finally:
            self._open.pop()

    def _part(self, element: ast.TextElement | ast.Placeable, alone: bool) -> str:
        if isinstance(element, ast.TextElement):
            return str(element.value)
        text = self._text(self._value(element.expression))
        literal = isinstance(element.expression, ast.StringLiteral)
        return f"{FIRST_STRONG}{text}{POP}" if self._isolating and not alone and not literal else text

    def _text(self, value: Any) -> str:
        text = self._grammar.number(value) if isinstance(value, int | float) else str(value)
        return text if len(text) <= LONGEST else self._missing(Unsaid(f"a gap of {len(text)} letters"), "…")

    def _value(self, expression: Any) -> Any:
        """What an expression gives: text, a number, or an argument as it is."""
        match expression:
            case ast.StringLiteral():
                return expression.parse()["value"]
            case ast.NumberLiteral(value=written):
                return float(written) if "." in written else int(written)
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return self._argument(name)
            case ast.FunctionReference(id=ast.Identifier(name=name)):
                return self._called(name, expression.arguments)
            case ast.MessageReference(id=ast.Identifier(name=name)):
                return self._other(name, expression.attribute)
            case ast.TermReference():
                return self._term(expression)
            case ast.SelectExpression():
                return self.said(self._chosen(expression))
            case _:  # braces within braces
                return self._text(self._value(expression.expression))

    def _argument(self, name: str) -> Any:
        if name in self._args:
            return self._args[name]
        return _Gap(name) if self._in_term else self._missing(Unsaid(f"no argument {name}"), name)

    def _called(self, name: str, given: ast.CallArguments) -> Any:
        try:
            values = [self._value(value) for value in given.positional]
            return self._functions[name](*values, **self._named(given))
        except Exception as wrong:  # a function of ours that did not like what it got: the sentence says the rest
            return self._missing(wrong, f"{name}()")

    def _named(self, given: ast.CallArguments | None) -> dict[str, Any]:
        return {named.name.name: self._value(named.value) for named in given.named} if given is not None else {}

    def _other(self, id: str, attribute: ast.Identifier | None) -> str:
        """Another message or term within this one."""
        entry = self._find(id)
        pattern = entry.value if entry is not None else None
        if attribute is not None and entry is not None:
            pattern = next((part.value for part in entry.attributes if part.id.name == attribute.name), None)
        if pattern is None:
            return self._missing(Unsaid(f"no message {id}"), f"{{{id}}}")
        return self.said(pattern)

    def _term(self, term: ast.TermReference) -> str:
        """A term knows only what is handed to it, and may do without."""
        before = self._args, self._in_term
        self._args, self._in_term = self._named(term.arguments), True
        try:
            return self._other(f"-{term.id.name}", term.attribute)
        finally:
            self._args, self._in_term = before

    def _chosen(self, choice: ast.SelectExpression) -> ast.Pattern:
        """The first variant that fits, else the one with a star."""
        key = self._value(choice.selector)
        fitting = (variant for variant in choice.variants if self._fits(key, variant.key))
        usual = next(variant for variant in choice.variants if variant.default)
        found: ast.Pattern = next(fitting, usual).value
        return found

    def _fits(self, key: Any, variant: ast.Identifier | ast.NumberLiteral) -> bool:
        """A number is fitted by itself, or by its plural form."""
        if isinstance(key, _Gap):
            return False
        wanted = variant.name if isinstance(variant, ast.Identifier) else self._value(variant)
        if isinstance(key, int | float) and isinstance(wanted, str):
            return self._grammar.plural(key) == wanted
        return bool(key == wanted)

    def _missing(self, wrong: Exception, shown: str) -> _Gap:
        self.errors.append(wrong)
        return _Gap(shown)
