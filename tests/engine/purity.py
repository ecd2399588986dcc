"""Is a package pure? By reading every line of it, and by watching what a fresh interpreter imports for it."""

import ast
import json
import subprocess
import symtable
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

# What would let these into the rules:
CHANCE = {"random", "secrets", "uuid"}
CLOCKS = {"datetime", "sched", "time", "zoneinfo"}
DISK = {
    "fileinput",
    "glob",
    "io",
    "logging",
    "os",
    "pathlib",
    "pickle",
    "shelve",
    "shutil",
    "sqlite3",
    "tempfile",
}
NETWORK = {"http", "select", "selectors", "socket", "socketserver", "ssl", "urllib"}
THREADS = {"asyncio", "concurrent", "multiprocessing", "subprocess", "threading"}
MACHINE = {"atexit", "ctypes", "fcntl", "getpass", "importlib", "locale", "platform", "signal", "sys"}
IMPURE_MODULES = CHANCE | CLOCKS | DISK | NETWORK | THREADS | MACHINE

IMPURE_NAMES = frozenset({"__import__", "breakpoint", "eval", "exec", "input", "open", "print"})

ALLOWED = {"registry.py": {"importlib"}}
"""The registry loads the package of a game by its name; watching shows that it loads nothing else."""

FRIENDS = frozenset({"msgspec"})
"""The one package outside the standard library that the rules may use."""

# Runs in the fresh interpreter. What the package may import is imported beforehand, so that whatever is new
# afterwards, by whichever way it came, was brought in by the package itself.
_WATCH = """
import builtins, importlib, json, sys
root, package, modules, friends = json.loads(sys.argv[1])
sys.path.insert(0, root)
for name in friends:
    importlib.import_module(name)
before, asked, genuine = set(sys.modules), set(), builtins.__import__
def watching(name, globals=None, locals=None, fromlist=(), level=0):
    importer = (globals or {}).get("__name__", "")
    if importer.partition(".")[0] == package and level == 0:
        asked.add(name.partition(".")[0])
    return genuine(name, globals, locals, fromlist, level)
builtins.__import__ = watching
for name in modules:
    importlib.import_module(name)
new = {name.partition(".")[0] for name in set(sys.modules) - before}
print(json.dumps(sorted((asked | new) - {package})))
"""


def sources(package: Path) -> list[Path]:
    return sorted(package.rglob("*.py"))


def read_breaches(package: Path) -> list[str]:
    """Every line of the package that imports or calls what it may not, also inside functions never called."""
    return [
        f"{path.relative_to(package)}:{line} uses {name}"
        for path in sources(package)
        for line, name in _uses(path.read_text(encoding="utf-8"))
        if not _allowed(name, package.name) and name not in ALLOWED.get(str(path.relative_to(package)), ())
    ]


def watched_breaches(package: Path) -> list[str]:
    """What the package imports, when a fresh interpreter loads all of its modules, and may not."""
    modules = [".".join(path.relative_to(package.parent).with_suffix("").parts) for path in sources(package)]
    friends = sorted(name for name in read_imports(package) - {package.name} if _allowed(name, package.name))
    order = [str(package.parent), package.name, [name.removesuffix(".__init__") for name in modules], friends]
    run = subprocess.run(
        [sys.executable, "-I", "-c", _WATCH, json.dumps(order)], capture_output=True, text=True, check=True
    )
    excused = {name for names in ALLOWED.values() for name in names}
    imported: list[str] = json.loads(run.stdout)
    return [name for name in imported if not _allowed(name, package.name) and name not in excused]


def read_imports(package: Path) -> set[str]:
    """The top-level names that the package's import lines ask for."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sources(package))
    return {name for tree in trees for _, name in _imports(ast.walk(tree))}


def _allowed(name: str, package: str) -> bool:
    if name in IMPURE_MODULES or name in IMPURE_NAMES:
        return False
    return name == package or name in FRIENDS or name in sys.stdlib_module_names


def _uses(source: str) -> Iterator[tuple[int, str]]:
    yield from _imports(ast.walk(ast.parse(source)))
    yield from _builtins(symtable.symtable(source, "source", "exec"))


def _builtins(scope: symtable.SymbolTable) -> Iterator[tuple[int, str]]:
    """The scopes that use an impure built-in; a field or a parameter that is called `open` is none."""
    for name in scope.get_symbols():
        own = name.is_assigned() or name.is_parameter() or name.is_free()
        if name.get_name() in IMPURE_NAMES and name.is_referenced() and not own:
            yield max(scope.get_lineno(), 1), name.get_name()
    for inner in scope.get_children():
        yield from _builtins(inner)


def _imports(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name.partition(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module is not None:
            yield node.lineno, node.module.partition(".")[0]
