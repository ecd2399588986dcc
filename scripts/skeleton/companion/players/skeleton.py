"""People who play Skeleton: they take any number of stones."""

from companion.players.plain import seated_for

seated = seated_for("skeleton")
