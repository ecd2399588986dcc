"""Tests of companion/cli: what a person types, what is answered, and the exit code."""
