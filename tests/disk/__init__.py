"""A disk that fails, is slow, or loses its power, under the real program and the real SQLite."""
