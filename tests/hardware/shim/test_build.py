"""Compiling the preloaded library: once, and with a clear message where it cannot be done."""

from pathlib import Path

import pytest

from tests.shim import NotBuilt, build


def test_it_is_compiled_once_and_nothing_else_is_left(library: Path, tmp_path: Path) -> None:
    first = build(tmp_path)
    written = first.stat()
    assert build(tmp_path).stat() == written
    assert list(tmp_path.iterdir()) == [first]
    assert first.name == library.name


def test_without_a_compiler_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NotBuilt, match=r"a C compiler is missing. On Debian .* sudo apt-get install gcc libc6-dev"):
        build(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_compiler_that_fails_is_quoted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = tmp_path / "gcc"
    compiler.write_text("#!/bin/sh\necho linux/gpio.h: no such file >&2\nexit 1\n")
    compiler.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NotBuilt, match=r"does not compile here. On Debian .* libc6-dev; then try again.\nlinux/gpio.h"):
        build(tmp_path)
