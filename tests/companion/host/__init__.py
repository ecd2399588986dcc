"""Tests of companion/host."""
