"""Simple readers that send each card as a line of text, `SCAN<TAB>uid=04A1B2C3D4E580`, over a serial port."""

from hardware.serial_lines.reader import lines_reader, open_reader

__all__ = ["lines_reader", "open_reader"]
