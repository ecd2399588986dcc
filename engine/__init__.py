"""The rules: pure, deterministic, and the same on every machine. Only what people do enters."""
