"""A table that plays by itself: simulated players with virtual cards, at any speed; people can take over seats."""
