"""The web table: the table's screen, every player's phone, the referee's desk and, in simulation, the hardware."""
