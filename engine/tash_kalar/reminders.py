"""Which of the rules that only people can keep are told together with a prompt."""

from engine.tash_kalar.options import TEAM_MODES
from engine.view import View

SETTING_UP = ("TASH-SETUP-02", "TASH-SETUP-04")


def reminders(view: View) -> tuple[str, ...]:
    """The clauses whose words belong beside the prompt of this moment."""
    if view.phase != "setup":
        return ()
    return (*SETTING_UP, "TASH-TEAM-03") if view.mode in TEAM_MODES else SETTING_UP
