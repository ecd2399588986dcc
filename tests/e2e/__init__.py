"""The whole program with real processes, real files and real kills."""
