"""Emulated chips. They exchange bytes as on the wire, so that the real driver libraries run against them unchanged."""
