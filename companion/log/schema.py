"""The tables of the database: saved games, one row a step, what is known of tags, cards and decks, and evenings."""

FIRST = """
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
"""The tables of version 1."""

EVENINGS = """
CREATE TABLE evenings (
    id INTEGER PRIMARY KEY,
    began TEXT NOT NULL,
    touched TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    role TEXT NOT NULL,
    seat INTEGER,
    remaining REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE progress (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    evening INTEGER REFERENCES evenings (id),
    round INTEGER NOT NULL,
    names TEXT NOT NULL,
    result TEXT
) STRICT;
"""
"""What version 2 added: evenings at the table, the tokens of their screens (hashed), and how far each game is."""

TIMES = """
ALTER TABLE progress ADD COLUMN ended TEXT;
ALTER TABLE progress ADD COLUMN seconds INTEGER;
"""
"""What version 3 added: when each game ended, and how long it was played."""

TIMERS = """
ALTER TABLE progress ADD COLUMN timers TEXT;
"""
"""What version 4 added: what was left of each timer when the last step was written."""

MOMENTS = """
ALTER TABLE entries ADD COLUMN at INTEGER;
"""
"""What version 5 added: the moment of a step as a number, in microseconds. Older steps have it in their body."""

HALLS = """
CREATE TABLE halls (
    id INTEGER PRIMARY KEY,
    began TEXT NOT NULL,
    settings TEXT NOT NULL,
    key TEXT NOT NULL,
    seal INTEGER NOT NULL
) STRICT;
CREATE TABLE deeds (
    hall INTEGER NOT NULL REFERENCES halls (id),
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    seal INTEGER NOT NULL,
    PRIMARY KEY (hall, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE outbox (
    number INTEGER PRIMARY KEY,
    evening TEXT NOT NULL,
    game INTEGER NOT NULL,
    body TEXT NOT NULL,
    confirmed INTEGER NOT NULL DEFAULT 0
) STRICT;
"""
"""What version 6 added: evenings with many tables, what was done in them, and results that a table owes a hall."""

VERSIONS = (FIRST, EVENINGS, TIMES, TIMERS, MOMENTS, HALLS)
"""What each version added to the one before. A database of an older version gets what it lacks when it is opened."""
VERSION = len(VERSIONS)


def tables(version: int = VERSION) -> str:
    """The statements that make all tables of a version."""
    return "".join(VERSIONS[:version])
