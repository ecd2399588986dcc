"""Wiring: which drivers there are, what each needs, and how a profile is read so that all its mistakes are found."""
