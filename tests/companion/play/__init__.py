"""Playing from the terminal: what is typed, what is read, and how time passes meanwhile."""
