"""The tables of the database: saved games, one row a step, and what is known of tags, cards and decks."""

TABLES = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    started TEXT NOT NULL,
    game TEXT NOT NULL,
    mode TEXT NOT NULL,
    options TEXT NOT NULL,
    packs TEXT NOT NULL,
    rules INTEGER NOT NULL,
    header TEXT NOT NULL,
    seal INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE entries (
    game INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE tags (
    uid TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    card TEXT NOT NULL,
    registered TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE cards (
    game TEXT NOT NULL,
    card TEXT NOT NULL,
    pack TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, card)
) STRICT, WITHOUT ROWID;
CREATE TABLE decks (
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, name)
) STRICT, WITHOUT ROWID;
"""
