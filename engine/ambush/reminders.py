"""Which of the rules that only people can keep are told together with a prompt."""

from engine.view import View

REMINDERS = {
    "ambush.setup": ("AMBUSH-SETUP-02", "AMBUSH-SETUP-05", "AMBUSH-SETUP-09"),
    "ambush.expose": ("AMBUSH-EXPOSE-03",),
    "ambush.play": ("AMBUSH-PLAY-10", "AMBUSH-CALL-04", "AMBUSH-DAMAGE-05"),
    "ambush.effect": ("AMBUSH-EFFECT-11", "AMBUSH-CARD-11"),
    "ambush.capture": ("AMBUSH-CAPTURE-03", "AMBUSH-CAPTURE-04", "AMBUSH-CAPTURE-05", "AMBUSH-CAPTURE-07"),
    "ambush.count": ("AMBUSH-CAPTURE-13",),
    "ambush.verify": ("AMBUSH-VERIFY-13",),
    "ambush.aftermath": ("AMBUSH-AFTER-03", "AMBUSH-AFTER-06"),
}


def reminders(view: View) -> tuple[str, ...]:
    """The clauses whose words belong beside the prompt of this moment; PRACTICE-03 asks for all rules of the phase."""
    clauses = REMINDERS.get(view.prompt.id, ())
    if view.phase == "setup" and view.mode == "standard":
        clauses += ("AMBUSH-SETUP-12",)
    if view.phase == "expose":
        clauses += ("AMBUSH-EXPOSE-04" if view.prompt.args["adjacent"] == "deck" else "AMBUSH-EXPOSE-05",)
    if view.mode == "practice":
        clauses += ("AMBUSH-PRACTICE-03",)
    return clauses
