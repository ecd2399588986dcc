"""Measures of the project's files: how long they and their functions are, and what they must not hold."""

import ast
import re
import shlex
from collections.abc import Iterator
from itertools import dropwhile
from pathlib import Path

PROJECT = Path(__file__).parent.parent
CODE = ("engine", "companion", "hardware", "bench", "firmware")
NOT_OURS = {"__pycache__", "build", "dist", "node_modules"}
TEXT = {
    ".css",
    ".ftl",
    ".html",
    ".json",
    ".jsonl",
    ".md",
    ".py",
    ".sh",
    ".toml",
    ".ts",
    ".txt",
    ".yaml",
    ".yml",
    "",
}

OWN_DISKS = ("root", "tmp", "work")
SHARED_DISKS = ("home", "Users")
MACHINE_PATH = re.compile(rf"(?<![\w.])/(?:(?:{'|'.join(OWN_DISKS)})\b|(?:{'|'.join(SHARED_DISKS)})/\w)")
"""An absolute path as it is on one machine only. Put together here so that this file does not hold one."""

SETTING = re.compile(r"[A-Z_]+=.*")
"""What may stand before a command: a variable of the environment."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def code_files(project: Path = PROJECT) -> list[Path]:
    """The Python files that make up the product, without the tests."""
    return sorted(path for name in CODE for path in (project / name).rglob("*.py") if _ours(path, project))


def text_files(project: Path = PROJECT) -> list[Path]:
    """Everything that a person may read in the project, hidden files included."""
    every = (path for path in project.rglob("*") if path.suffix in TEXT and path.is_file())
    return sorted(path for path in every if _ours(path, project) and path != project / ".git")  # a worktree's is a file


def _ours(path: Path, project: Path) -> bool:
    folders = path.relative_to(project).parts[:-1]
    return not any(name in NOT_OURS or (name.startswith(".") and name != ".ci") for name in folders)


def length(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def functions(path: Path) -> Iterator[Function]:
    """Every function and method of a file, inner ones too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, Function))


def public_functions(path: Path) -> list[Function]:
    """Those that others may call: a setter is left out, since its property has the docstring of both."""
    return [each for each in functions(path) if not each.name.startswith("_") and not _is_setter(each)]


def _is_setter(function: Function) -> bool:
    return any(isinstance(each, ast.Attribute) and each.attr == "setter" for each in function.decorator_list)


def function_length(function: Function) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def unannotated(function: Function) -> list[str]:
    """The parameters without a type, and "return" where the answer has none.

    In assembler (`micropython.asm_thumb`) parameters are registers, which cannot have one.
    """
    if any(isinstance(each, ast.Attribute) and each.attr == "asm_thumb" for each in function.decorator_list):
        return []
    wanted = function.args
    parameters = [*wanted.posonlyargs, *wanted.args, *wanted.kwonlyargs, wanted.vararg, wanted.kwarg]
    bare = [p.arg for p in parameters if p and p.annotation is None and p.arg not in ("self", "cls")]
    return [*bare, *(["return"] if function.returns is None else [])]


def commands(markdown: str) -> list[list[str]]:
    """The commands of the shell code blocks, each as a list of words, without its comment and what it sets before."""
    blocks = re.findall(r"^```(?:sh|bash|console)\n(.*?)^```", markdown, re.MULTILINE | re.DOTALL)
    lines = (line.removeprefix("$ ") for block in blocks for line in block.splitlines())
    every = (dropwhile(SETTING.fullmatch, shlex.split(line, comments=True)) for line in lines)
    return [words for words in map(list, every) if words]
