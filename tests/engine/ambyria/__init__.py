"""The rules of Ambyria, clause by clause."""
