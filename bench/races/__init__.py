"""Races between boards of the model, decided in five ways: for `bench/fairness.py`."""
