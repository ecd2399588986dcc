"""Two tables that differ in one seat's secrets alone: whatever anybody else is told has to be the same, byte for byte."""
