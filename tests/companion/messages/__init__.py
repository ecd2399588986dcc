"""Tests of companion/messages, and what they need to look at catalogues and sources."""
