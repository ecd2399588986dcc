"""Races between boards of the model, decided in four ways: for `bench/fairness.py`."""
