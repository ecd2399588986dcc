"""Who meets whom in the next round: worked out from the standings, with a reason for every match."""

from companion.hall.pairing.proposal import planned_rounds, proposal
from companion.hall.pairing.reasons import Reasons, reason

__all__ = ["Reasons", "planned_rounds", "proposal", "reason"]
