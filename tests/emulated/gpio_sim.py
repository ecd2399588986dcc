"""Linux's gpio-sim, pins whose other side is written and read as files, as a module for one of Debian's own kernels.

Debian does not build it, so it is built here: from Debian's source of that kernel, against Debian's headers for it. It
needs Linux's simulated interrupts (irq_sim), which a kernel has only if something in it asks for them: they come along.
"""

import re
import shutil
import subprocess
from pathlib import Path

from tests.emulated.packages import CACHE, Debian, made, native, said
from tests.emulated.roots import inside

MODULE = "gpio_sim_ambit"
TRIPLETS = {"amd64": "x86_64-linux-gnu", "arm64": "aarch64-linux-gnu"}
"""By Debian's name of an architecture, what its compilers' names begin with."""
TOOLS = ("make", "dash", "coreutils", "sed", "grep", "mawk", "findutils")
"""What Linux's own makefiles call, besides the compiler."""
LINUX = {"amd64": "x86", "arm64": "arm64"}
SOURCES = ("drivers/gpio/gpio-sim.c", "drivers/gpio/gpiolib.h", "kernel/irq/irq_sim.c")
NEWER = ("drivers/gpio/dev-sync-probe.c", "drivers/gpio/dev-sync-probe.h")
"""Parts of gpio-sim in newer kernels."""
MAKEFILE = f"obj-m := {MODULE}.o\n{MODULE}-y := gpio-sim.o irq_sim.o\n"
PARTS = "image and headers"
FOR_MODULES = re.compile(r"handle_simple_irq\(irq_to_desc\((\w+)\)\)")
"""What irq_sim calls is not for modules; `generic_handle_irq` is, and does the same here."""


class Kernel:
    """One of Debian's kernels, unpacked with its modules and headers; `release` is what it says of itself."""

    def __init__(self, suite: str, architecture: str) -> None:
        self.suite, self.architecture = suite, architecture
        self._debian = Debian(suite, architecture)
        name = f"linux-{suite}-{architecture}"
        with made(name, PARTS) as (folder, empty):
            if empty:
                self._debian.fill(folder, (), self._packages())
        self.root = CACHE / name
        (modules,) = (self.root / "usr/lib/modules").iterdir()
        self.release = modules.name

    @property
    def image(self) -> Path:
        return self.root / f"boot/vmlinuz-{self.release}"

    def gpio_sim(self) -> Path:
        """The module's file, built the first time."""
        name = f"gpio-sim-{self.suite}-{self.architecture}"
        with made(name, self.release) as (folder, empty):
            if empty:
                self._build(folder)
        return CACHE / name / f"{MODULE}.ko"

    def _packages(self) -> tuple[str, ...]:
        """The kernel, its headers, and those that all variants of it share."""
        image = self._debian.needs(f"linux-image-{self.architecture}", r"linux-image-\S+")
        headers = self._debian.needs(f"linux-headers-{self.architecture}", r"linux-headers-\S+")
        return image, headers, self._debian.needs(headers, r"linux-headers-\S+")

    def _build(self, folder: Path) -> None:
        """In a root of its own, with compilers of this machine's architecture; it is removed afterwards."""
        root, builder = folder / "root", Debian(self.suite, native())
        headers, triplet = f"linux-headers-{self.release}", TRIPLETS[self.architecture]
        gcc, kbuild = (self._debian.needs(headers, each) for each in (r"gcc-\d+", r"linux-kbuild-\S+"))
        compiler = gcc if self.architecture == native() else f"{gcc}-{triplet.replace('_', '-')}"
        source = builder.needs("linux-source", r"linux-source-\S+")
        root.mkdir()
        builder.fill(root, (compiler, kbuild, *TOOLS), (source,))
        print(f"building gpio-sim for {self.release}", flush=True)
        shutil.copytree(self.root / "usr/src", root / "usr/src", symlinks=True, dirs_exist_ok=True)
        self._sources(root / f"usr/src/{source}.tar.xz", source, root / "module")
        line = ["make", "-C", f"/usr/src/{headers}", "M=/module", f"ARCH={LINUX[self.architecture]}"]
        line += [f"CROSS_COMPILE={triplet}-", f"CC={triplet}-{gcc}", "modules"]
        (root / "usr/bin/awk").symlink_to("mawk")  # as its package would have set it up
        said(*inside(root, *line))
        shutil.move(root / f"module/{MODULE}.ko", folder)
        shutil.rmtree(root)

    def _sources(self, packed: Path, top: str, folder: Path) -> None:
        """gpio-sim and irq_sim, made one module."""
        folder.mkdir()
        names = [f"{top}/{each}" for each in SOURCES]
        newer = [f"{top}/{each}" for each in NEWER]
        line = ["tar", "-xJf", str(packed), "-C", str(folder), "--transform=s|.*/||", *names, *newer]
        subprocess.run(line, check=False, stderr=subprocess.DEVNULL)  # an older kernel has not all of them
        interrupts = folder / "irq_sim.c"
        text = FOR_MODULES.sub(r"generic_handle_irq(\1)", interrupts.read_text())
        interrupts.write_text("\n".join(line for line in text.splitlines() if "EXPORT_SYMBOL" not in line) + "\n")
        (folder / "Makefile").write_text(MAKEFILE)
