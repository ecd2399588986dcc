"""NFC readers with a PN532, through Adafruit's driver: on a serial port, an SPI bus or an I2C bus."""

from hardware.pn532.air import Air
from hardware.pn532.opening import PN532_DRIVERS, open_reader
from hardware.pn532.reader import NotWritten, Pn532Reader, Written

__all__ = ["PN532_DRIVERS", "Air", "NotWritten", "Pn532Reader", "Written", "open_reader"]
