"""A PN532 reader chip and the tags in its field, spoken to over a serial line, I2C or SPI as the real one is."""
