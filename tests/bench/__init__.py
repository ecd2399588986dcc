"""The benchmark measures the game it says it measures, and reports it honestly."""
