"""Cards by tap: which chip is which card, what a card says, and whether a deck may be played."""
