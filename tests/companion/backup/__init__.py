"""Tests of companion/backup: one file with everything, and nothing taken from it that Ambit did not write."""
