"""What somebody may do to a file of Ambit with another program, so that SQLite would carry it out."""

HANG = "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"
"""A question that SQLite never finishes."""

ALTERED: dict[str, tuple[str, ...]] = {
    "a trigger that takes steps away": (
        "CREATE TRIGGER gone AFTER INSERT ON entries BEGIN"
        " DELETE FROM entries WHERE game = NEW.game AND number = NEW.number; END",
    ),
    "a trigger that never ends": (f"CREATE TRIGGER slow BEFORE INSERT ON games BEGIN {HANG}; END",),
    "a view": (f"CREATE VIEW numbers AS {HANG}",),
    "another table": ("CREATE TABLE notes (text)",),
    "another index": ("CREATE INDEX by_kind ON entries (kind)",),
    "an index over an expression": ("CREATE INDEX by_length ON cards (length(body))",),
    "a virtual table": ("CREATE VIRTUAL TABLE words USING fts5 (text)",),
    "statistics": ("ANALYZE",),
}
"""All of ours is there, and something else."""

DAMAGED: dict[str, tuple[str, ...]] = {
    "a view in the place of a table": ("DROP TABLE tags", f"CREATE VIEW tags AS {HANG}"),
    "a table without its constraints": (
        "DROP TABLE tags",
        "CREATE TABLE tags (uid TEXT, game TEXT, card TEXT, registered TEXT)",
    ),
    "a column more": ("ALTER TABLE tags ADD COLUMN more TEXT DEFAULT (length(hex(randomblob(1000000))))",),
    "a generated column": ("ALTER TABLE tags ADD COLUMN more TEXT AS (hex(uid))",),
    "a default that is another one": (
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET sql = replace(sql, 'DEFAULT 0', 'DEFAULT 1') WHERE name = 'games'",
    ),
    "steps of a game that is not there": ("INSERT INTO entries VALUES (77, 1, 'do', '[]', 1, NULL)",),
    "a game after which there is no number": (
        "CREATE TEMP TABLE last AS SELECT * FROM games LIMIT 1",
        f"UPDATE last SET id = {2**63 - 1}",
        "INSERT INTO games SELECT * FROM last",
    ),
}
"""Something of ours is not as Ambit makes it."""
