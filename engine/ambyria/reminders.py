"""Which of the rules that only people can keep are told together with a prompt."""

from engine.view import View

REMINDERS = {
    "ambyria.choose": ("AMBYRIA-SET-05",),
    "ambyria.play": ("AMBYRIA-PLAY-11", "AMBYRIA-SYM-05"),
    "ambyria.resolve": ("AMBYRIA-CARD-09",),
    "ambyria.arcane": ("AMBYRIA-SYM-05",),
    "ambyria.top": ("AMBYRIA-SYM-05",),
}


def reminders(view: View) -> tuple[str, ...]:
    """The clauses whose words belong beside the prompt of this moment."""
    return REMINDERS.get(view.prompt.id, ())
