"""Emulated chips. They speak at the wire, so that the real driver libraries run against them unchanged."""
