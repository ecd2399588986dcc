"""The hall: many tables and one evening. Who is here, who plays whom where, what came of it, and who leads."""
