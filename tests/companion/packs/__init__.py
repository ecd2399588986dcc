"""The packs that come with Ambit, game by game."""
