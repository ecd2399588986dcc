"""The rules of Tash-Kalar, clause by clause."""
