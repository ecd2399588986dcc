"""Clauses: are they readable, and does every one have a test that shows it?"""
