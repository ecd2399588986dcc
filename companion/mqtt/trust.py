"""Whom an encrypted way trusts, and how the broker knows us: from files, which may be wrong."""

import ssl
from pathlib import Path

from companion.mqtt.address import Certificate
from engine.message import Message, message


def trusting(certificate: Certificate) -> ssl.SSLContext | Message:
    """What both sides show each other; or which file cannot be used.

    All that this machine trusts is read: tens of milliseconds, and more on a Pi. Never on the loop's thread.
    """
    if certificate.own is None and certificate.key is not None:
        return message("mqtt-key-alone", file=str(certificate.key))
    try:
        context = ssl.create_default_context(cafile=certificate.authority)
    except OSError as wrong:
        return _unusable(wrong, certificate.authority)
    try:
        if certificate.own is not None:
            context.load_cert_chain(certificate.own, certificate.key, password=_no_password)
    except OSError as wrong:
        return _unusable(wrong, certificate.own, certificate.key)
    return context


def _no_password() -> str:
    """Nobody is asked for one: the question would stand on a terminal that nobody sees, and the table would wait."""
    return ""


def _unusable(wrong: OSError, *files: Path | None) -> Message:
    named = ", ".join(str(file) for file in files if file is not None)
    return message("mqtt-files", files=named, why=wrong.strerror or str(wrong))
