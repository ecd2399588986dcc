"""How a table is wired: pins, parts and wires of a profile, as a table, a picture and a shopping list."""
