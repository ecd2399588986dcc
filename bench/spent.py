"""Runs a command and says what it spent: seconds of CPU time, and its largest memory in kB. It says nothing else.

Linux counts the memory of whoever starts a program as the program's own, so a program as small as this one starts it.
"""

import os
import sys

started = os.posix_spawn(
    sys.argv[1],
    sys.argv[1:],
    os.environ,
    file_actions=[
        (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
        (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
        (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
    ],
)
_, status, used = os.wait4(started, 0)
print(os.waitstatus_to_exitcode(status), used.ru_utime + used.ru_stime, used.ru_maxrss)
