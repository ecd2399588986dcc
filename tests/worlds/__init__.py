"""Two tables that differ in one seat's secrets alone: whatever others are told has to be the same, byte for byte."""
