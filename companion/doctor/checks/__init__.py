"""One file a check: each has a `check(machine)` that gives its findings."""
