"""Tests of companion/house."""
