"""Every way to make a scenario say something else: a scenario that still passes then checks nothing there."""

from collections.abc import Iterator
from typing import Any

Step = dict[str, Any]
Alteration = tuple[int, Step]
"""The place of a step among the lines, and what stands there instead."""


def alterations(steps: list[Step]) -> Iterator[Alteration]:
    """Each expected value once, each refusal once, each path that should be absent once."""
    for place, step in enumerate(steps):
        for other in _others(step):
            yield place, other


def _others(step: Step) -> Iterator[Step]:
    for kind in ("expect", "facts"):
        if kind in step:
            yield from ({**step, kind: other} for other in _varied(step[kind]))
    if "refused" in step:
        yield {**step, "refused": "TABLE-NOTHING"}
        yield {key: value for key, value in step.items() if key != "refused"}
    for number, _ in enumerate(step.get("absent", ())):
        yield {**step, "absent": [*step["absent"][:number], "phase", *step["absent"][number + 1 :]]}


def _varied(value: Any) -> Iterator[Any]:
    """The same with one of its values changed to something that is never there."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from ({**value, key: other} for other in _varied(inner))
    elif isinstance(value, list) and value:
        for number, inner in enumerate(value):
            yield from ([*value[:number], other, *value[number + 1 :]] for other in _varied(inner))
    else:
        yield _changed(value)


def _changed(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int() | float():
            return value + 1000
        case str():
            return value + "?"
        case dict():
            return {"?": 1}
        case list():
            return ["?"]
        case _:
            return "?"
