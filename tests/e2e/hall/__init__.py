"""A hall as people have it: its program, its tables as programs of their own, a real broker, and browsers."""
