"""A whole hall in one process: real tables with virtual devices and players, a real broker, and what it all costs."""
