"""Boards, crystals, USB controllers and ways of packets as a model in simulated time, for tests and a bench."""
