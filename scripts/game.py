"""Writes the skeleton of a game by the recipe of docs/adding-a-game.md: `make game NAME=tash_kalar`.

It is a whole little game (take stones from a heap) that plays, speaks two languages and passes every test; what is
written here is changed, rule by rule, into the game that you mean. No file that is there already is touched.
"""

import keyword
import re
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
SKELETON = PROJECT / "scripts" / "skeleton"
NAME = re.compile(r"[a-z]+(_[a-z]+)*")
LONGEST = 20
RUFF = (sys.executable, "-m", "ruff")


def main(words: list[str]) -> int:
    """0: written; 2: there can be no such game, and why."""
    name = words[0] if len(words) == 1 else ""
    why = unfit(name)
    if why:
        print(f"make game: {why}", file=sys.stderr)
        return 2
    written = write(name)
    tidy(written)
    record(name)
    for file in written:
        print(file.relative_to(PROJECT))
    print(f"\nIt plays already: .venv/bin/ambit simulate {name}. docs/adding-a-game.md says how to go on.")
    return 0


def unfit(name: str) -> str:
    """Why a game cannot be called so; "" when it can."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) > LONGEST:
        return f"say NAME=…, in small letters and underscores, at most {LONGEST} of them: make game NAME=tash_kalar"
    taken = [file for file in targets(name).values() if file.exists()]
    taken += (PROJECT / "engine").glob(f"{name}.py")
    if taken:
        return f"{taken[0].relative_to(PROJECT)} is there already. Choose another name, or take the file away."
    rules = (file.stem for file in (PROJECT / "docs" / "rules").glob("*.md"))
    twin = next((other for other in rules if prefix(other) == prefix(name)), None)
    return f"the clauses of {twin} begin with {prefix(name)}-, too. Choose another name." if twin else ""


def prefix(name: str) -> str:
    """With what the clauses of a game begin."""
    return name.partition("_")[0].upper()


def targets(name: str) -> dict[Path, Path]:
    """Each file of the skeleton, with the file of the project that it becomes."""
    files = sorted(file for file in SKELETON.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return {file: PROJECT / str(file.relative_to(SKELETON)).replace("skeleton", name) for file in files}


def write(name: str) -> list[Path]:
    """The files of the new game. In ids of messages an underscore is a dash, and a reason is called as its clause."""
    title, dashed = name.replace("_", " ").title(), name.replace("_", "-")
    for source, file in targets(name).items():
        text = source.read_text(encoding="utf-8")
        text = text.replace("SKELETON", prefix(name)).replace("Skeleton", title)
        text = text.replace("reason-skeleton", f"reason-{prefix(name).lower()}")
        text = re.sub(r"(?<=-)skeleton|skeleton(?=-)", dashed, text).replace("skeleton", name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return list(targets(name).values())


def tidy(files: list[Path]) -> None:
    """Imports stand in the order that the new name asks for."""
    code = [str(file) for file in files if file.suffix == ".py"]
    subprocess.run([*RUFF, "check", "--quiet", "--fix", "--select", "I", *code], cwd=PROJECT, check=True)
    subprocess.run([*RUFF, "format", "--quiet", *code], cwd=PROJECT, check=True)


def record(name: str) -> None:
    """One game is played and written down, so that later changes of the rules can be seen in it."""
    subprocess.run([sys.executable, "-m", "tests.playthroughs.regenerate", name], cwd=PROJECT, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
