"""Tests of companion/demo."""
