"""Tests of companion/web."""
