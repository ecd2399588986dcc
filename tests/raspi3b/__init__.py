"""QEMU's Raspberry Pi 3B under Debian's own arm64 kernel, with the shipped profile two-seats-pi wired to it."""
