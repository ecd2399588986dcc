"""How often a property is tried: `make test` tries the same few examples every time, `make soak` many new ones."""

from hypothesis import settings

SAME, NEW = "same", "new"
"""The profiles of hypothesis; `make soak` asks for the second."""


def examples(few: int, many: int) -> settings:
    """For a property whose every example takes long; where it does not, hypothesis's own number is right."""
    return settings(deadline=None, max_examples=many if settings.get_current_profile_name() == NEW else few)
