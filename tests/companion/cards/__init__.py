"""Tests of companion/cards: tags, what cards say, decks, and their way to other tables and back."""
