"""What stands on a board with sensors, as far as it was told: a snapshot, and every change since."""

from hardware.inputs import Down, Input, Standing, Status, Touch


def after(standing: frozenset[str] | None, told: Input) -> frozenset[str] | None:
    """The squares with a piece after an input of the board, given those before it.

    None: it is not known, for the board has no sensors, or they are down.
    """
    match told:
        case Standing(squares=squares):
            return frozenset(squares)
        case Touch(how="put", square=square):
            return (standing or frozenset()) | {square}
        case Touch(how="lift", square=square):
            return (standing or frozenset()) - {square}
        case Status(state=Down()):
            return None
    return standing
