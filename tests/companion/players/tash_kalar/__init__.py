"""The simulated players of Tash-Kalar."""
