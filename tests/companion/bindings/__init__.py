"""Tests of companion/bindings and of the device steps that go through them."""
