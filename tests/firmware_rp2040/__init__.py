"""The firmware on MicroPython for the RP2040, built from source, in an emulated RP2040: `make firmware-test`."""
