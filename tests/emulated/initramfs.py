"""What a kernel starts from: its modules in the order of their needs, and a test's own files."""

import gzip
import lzma
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from tests.emulated.packages import NotPrepared

DEPENDS = re.compile(rb"\0depends=([^\0]*)\0")
FOLDER, FILE = 0o040755, 0o100755


def modules(folder: Path, names: Iterable[str]) -> dict[str, bytes]:
    """These modules of a kernel and all that they need, as files by name: each after those that it needs."""
    there = {_plain(file): file for file in folder.rglob("*.ko*")}
    in_the_kernel = {_plain(Path(line)) for line in (folder / "modules.builtin").read_text().splitlines()}
    found: dict[str, bytes] = {}

    def load(name: str) -> None:
        if name in in_the_kernel or f"{name}.ko" in found:
            return
        if name not in there:
            raise NotPrepared(f"{folder} has no module {name}")
        data = there[name].read_bytes()
        data = lzma.decompress(data) if there[name].suffix == ".xz" else data
        needs = DEPENDS.search(data)
        for each in needs[1].decode().split(",") if needs and needs[1] else ():
            load(each.replace("-", "_"))
        found[f"{name}.ko"] = data

    for name in names:
        load(name.replace("-", "_"))
    return found


def _plain(file: Path) -> str:
    return file.name.partition(".ko")[0].replace("-", "_")


def packed(files: Mapping[str, bytes], folders: Iterable[str]) -> bytes:
    """An archive as the kernel reads it (cpio, "newc"), compressed; folders come before what lies in them."""
    entries = [(folder, FOLDER, b"") for folder in folders]
    entries += [(name, FILE, data) for name, data in files.items()]
    archive = bytearray()
    for number, (name, mode, data) in enumerate([*entries, ("TRAILER!!!", 0, b"")]):
        fields = (number, mode, 0, 0, 1, 0, len(data), 0, 0, 0, 0, len(name) + 1, 0)
        archive += b"070701" + b"".join(b"%08x" % field for field in fields) + name.encode() + b"\0"
        archive += b"\0" * (-len(archive) % 4) + data
        archive += b"\0" * (-len(archive) % 4)
    return gzip.compress(bytes(archive), compresslevel=1)
