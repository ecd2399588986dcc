"""The clock of satellites: what a board stamped, on one time axis and with an honest bound. No input, no output."""
