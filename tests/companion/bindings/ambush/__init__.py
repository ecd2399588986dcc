"""Tests of Ambal Tournament at the table: every row of its inputs, and every light and sound."""
