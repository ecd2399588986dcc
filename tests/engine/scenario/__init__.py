"""Tests of engine/scenario, and a small game to run them with."""
