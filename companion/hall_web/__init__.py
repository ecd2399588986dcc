"""The hall's server: what the desk, phones, screens and other programs are told, and what they may do."""
