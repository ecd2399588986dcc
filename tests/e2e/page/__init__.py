"""The page in a browser: phones, screens, and a table that is a program of its own."""
