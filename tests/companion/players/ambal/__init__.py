"""Tests of the players of Ambal: their cards, what they think of them, and whole games."""
