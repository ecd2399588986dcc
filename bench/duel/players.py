"""People who play Duel-200: they commit to any card that they can pay, and keep whatever they like."""

from companion.players.plain import seated_for

seated = seated_for("duel")
