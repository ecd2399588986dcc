"""The firmware of a satellite: one seat of the table on a Raspberry Pi Pico or Pico 2, over USB serial."""

VERSION = "0.1.0"
