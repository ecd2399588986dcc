"""What the figures of this machine mean for a Raspberry Pi Zero 2 W: reckoned, not measured."""

ZERO_2_W = 15
"""How many times slower it is. Its cores run at 1 GHz where a server's run at about 3, and issue at most two
instructions in order, where those have four to five times as many under way in an interpreter. Run a benchmark on the
real one to know."""
