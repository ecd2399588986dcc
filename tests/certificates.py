"""Certificates for tests of an encrypted way: who vouches, a broker at this machine, and a table; each with its key."""

import subprocess
from pathlib import Path

HERE = "IP:127.0.0.1"


def openssl(folder: Path, *words: str) -> None:
    subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)


def vouching(folder: Path, name: str = "ca") -> None:
    """Somebody who vouches for others: `ca.crt` and `ca.key`."""
    words = ("-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={name}")
    openssl(folder, "req", "-x509", *words, "-keyout", f"{name}.key", "-out", f"{name}.crt")


def vouched(folder: Path, name: str, place: str = HERE, days: int = 2) -> None:
    """A certificate for whoever is at that place, for which `ca` vouches; one of -1 days is out of date."""
    words = ("-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={name}", "-addext", f"subjectAltName={place}")
    openssl(folder, "req", *words, "-keyout", f"{name}.key", "-out", f"{name}.csr")
    by = ("-CA", "ca.crt", "-CAkey", "ca.key", "-copy_extensions", "copy", "-days", str(days))
    openssl(folder, "x509", "-req", "-in", f"{name}.csr", *by, "-out", f"{name}.crt")


def listener(folder: Path, port: int, name: str = "broker", *, asks: bool = False) -> list[str]:
    """Lines of Mosquitto's settings: an encrypted way; `asks` for a certificate of those who come."""
    files = (("cafile", "ca.crt"), ("certfile", f"{name}.crt"), ("keyfile", f"{name}.key"))
    lines = ["allow_anonymous true", f"listener {port} 127.0.0.1"]
    return [*lines, *(f"{what} {folder}/{file}" for what, file in files), f"require_certificate {str(asks).lower()}"]
