"""Tests of the documents: every command in them is run, and they are built without a warning."""
