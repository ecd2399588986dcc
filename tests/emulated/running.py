"""A real kernel that runs a command of this machine: one of Debian's, in QEMU, on this machine's own files, read-only.

QEMU translates the code (TCG), so neither KVM nor a processor of that kind is needed. A second or two for the kernel,
and the command runs as root, with Linux's own folders, an empty /run, and nothing that it could write to but these.
"""

import re
import shlex
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path
from threading import Timer

from tests.emulated import initramfs
from tests.emulated.gpio_sim import Kernel
from tests.emulated.packages import Debian, NotPrepared, native
from tests.emulated.roots import HOST, inside

TOOLS = ("qemu-system-x86", "busybox-static")
MODULES = ("virtio_pci", "9pnet_virtio", "9p", "configfs")
"""What such a kernel needs besides itself: this machine's files over a virtual wire, and gpio-sim's settings."""
ENDED = re.compile(r"^real kernel: the command ended with (\d+)$")
NEVER_ENDED = -1
INIT = """#!/bin/busybox sh
b=/bin/busybox
$b mount -t proc proc /proc; $b mount -t sysfs sys /sys; $b mount -t devtmpfs dev /dev
for module in {modules}; do $b insmod /modules/$module || echo "$module could not be loaded"; done
$b mount -t 9p -o trans=virtio,version=9p2000.L,ro,msize=262144,cache=loose files /files || $b poweroff -f
for each in proc sys dev; do $b mount --move /$each /files/$each; done
$b mkdir -p /files/dev/shm /files/dev/pts
$b mount -t configfs config /files/sys/kernel/config
$b mount -t tmpfs run /files/run; $b mount -t tmpfs shm /files/dev/shm; $b mount -t devpts pts /files/dev/pts
$b ifconfig lo 127.0.0.1 up
$b chroot /files /usr/bin/env -i HOME=/run TMPDIR=/run PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \\
    PYTHONDONTWRITEBYTECODE=1 /bin/sh -c {command}
echo "real kernel: the command ended with $?"
$b poweroff -f
"""


def run(kernel: Kernel, modules: Iterable[Path], command: str, patience: float) -> int:
    """Run the command and print what it prints; its exit code, or -1 if it did not end within `patience` seconds."""
    if kernel.architecture != "amd64":
        raise NotPrepared("only programs of this machine can be run, so the kernel must be amd64's")
    tools = Debian(kernel.suite, native()).unpack(f"tools-{kernel.suite}", TOOLS)
    with tempfile.TemporaryDirectory(dir=kernel.root.parent) as folder:
        first = Path(folder, "first")
        first.write_bytes(_first_files(tools, kernel, modules, command))
        with subprocess.Popen(
            inside(tools, *_machine(kernel, first)),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            errors="replace",
        ) as machine:
            late = Timer(patience, machine.kill)
            late.start()
            assert machine.stdout is not None
            code = _told(machine.stdout)
            late.cancel()
    return code


def _machine(kernel: Kernel, first: Path) -> list[str]:
    """An empty machine; its files are this machine's own, of which it can write none.

    Of two processors one is off until somebody switches it on: so threads run in the order of their priorities, however
    busy this machine is. For the same reason Linux must not judge its timer by how soon it ticks.
    """
    line = (
        "qemu-system-x86_64 -nodefaults -no-reboot -display none -serial stdio -accel tcg,thread=multi -cpu max -smp 2"
    )
    settings = "console=ttyS0 quiet panic=-1 tsc=reliable no_timer_check mitigations=off maxcpus=1"
    files = f"local,path={HOST},mount_tag=files,security_model=none,readonly=on,multidevs=remap"
    boot = ["-kernel", f"{HOST}{kernel.image}", "-initrd", f"{HOST}{first}", "-append", settings]
    return [*line.split(), "-m", "1024", *boot, "-virtfs", files]


def _told(lines: Iterable[str]) -> int:
    code = NEVER_ENDED
    for line in lines:
        if ended := ENDED.match(line.strip()):
            code = int(ended[1])
        elif code == NEVER_ENDED:  # after that it only says that it switches itself off
            print(line.rstrip("\r\n"), flush=True)
    return code


def _first_files(tools: Path, kernel: Kernel, modules: Iterable[Path], command: str) -> bytes:
    """What the kernel begins with: a shell, the modules, and what to do."""
    loaded = initramfs.modules(kernel.root / "usr/lib/modules" / kernel.release, MODULES)
    loaded |= {file.name: file.read_bytes() for file in modules}
    init = INIT.format(modules=" ".join(loaded), command=shlex.quote(command))
    files = {"init": init.encode(), "bin/busybox": (tools / "usr/bin/busybox").read_bytes()}
    files |= {f"modules/{name}": content for name, content in loaded.items()}
    return initramfs.packed(files, ("bin", "modules", "files", "proc", "sys", "dev"))
