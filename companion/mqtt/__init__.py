"""What tables and a hall say to each other over a broker: topics, shapes, seals, and the table's link."""
