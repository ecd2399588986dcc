"""`python -m tests.shim SOCKET`: act as the kernel until ended; prints "ready" when programs can begin."""

import sys
from pathlib import Path

from tests.shim.kernel import Kernel

kernel = Kernel(Path(sys.argv[1]))
print("ready", flush=True)
kernel.run()
