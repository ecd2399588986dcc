"""The rules of an evening with many tables (`docs/rules/hall.md`), as pure functions over immutable state."""
