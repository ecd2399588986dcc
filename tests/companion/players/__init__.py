"""Tests of companion/players."""
