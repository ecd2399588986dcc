"""The web table: the table's screen, the players' phones, the referee's page and, in simulation, the hardware."""
