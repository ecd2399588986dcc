"""NFC readers with a PN532, through Adafruit's driver: on a serial port, an SPI bus or an I2C bus."""

from hardware.pn532.opening import PN532_DRIVERS, open_reader
from hardware.pn532.radio_turns import RadioTurns
from hardware.pn532.reader import NotWritten, Pn532Reader, Written

__all__ = ["PN532_DRIVERS", "NotWritten", "Pn532Reader", "RadioTurns", "Written", "open_reader"]
