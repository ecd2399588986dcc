"""The log: what is written, how it is found again, and what happens to it when something breaks."""
