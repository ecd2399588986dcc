"""Loading lgpio so that it works in any working folder, and leaves nothing behind there.

When it is loaded it makes a pipe called .lgd-nfy0 in the working folder, which fails where that may not be written (a
service runs in /) and litters it where it may. Its C half can be sent elsewhere by a variable, its Python half cannot.
"""

import importlib.util
import os
import sys
import tempfile
from pathlib import Path
from threading import Lock
from typing import Any

_loading = Lock()


def load_lgpio() -> Any:
    """The library; an ImportError where it is not installed."""
    with _loading:
        return sys.modules.get("lgpio") or _load()


def _load() -> Any:
    spec = importlib.util.find_spec("lgpio")
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError("lgpio", name="lgpio")
    module = importlib.util.module_from_spec(spec)
    with tempfile.TemporaryDirectory(prefix="ambit-lgpio-") as folder:
        os.environ["LG_WD"] = folder
        vars(module)["open"] = lambda name, mode: (Path(folder) / name).open(mode)
        sys.modules["lgpio"] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules["lgpio"]
            raise
    return module  # both ends of the pipe are open by now, so its folder is needed no more
