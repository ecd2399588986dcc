"""Readers on one SPI bus: a chip that is not selected is silent, even if its own reader is down."""

from hardware.faults import Dead
from hardware.inputs import Tap
from tests.hardware.emulators.workbench.sitting import Sitting, sit

SELECT = 6
THREE = f"""
[seat1]
reader = {{ driver = "pn532-spi", select = 5 }}
[seat2]
reader = {{ driver = "pn532-spi", select = {SELECT} }}
[table]
reader = {{ driver = "pn532-spi", select = 13, reset = 22 }}
"""


def test_a_reader_that_comes_back_does_not_talk_into_the_others() -> None:
    async def scene(sitting: Sitting) -> None:
        pin = sitting.table._bench._pins[SELECT]
        sitting.operator.fault("seat2.reader", Dead())
        await sitting.until_down("seat2.reader")
        assert pin.function == "output"
        sitting.operator.mend("seat2.reader")
        await sitting.until_up("seat2.reader")
        for reader in ("seat1.reader", "table.reader", "seat2.reader"):
            sitting.operator.tap(reader, card="fog")
            assert (await sitting.next(Tap)).device == reader

    sit(THREE, scene)


CALLING = """
[seat1]
reader = { driver = "pn532-spi", select = 5, irq = 16 }
[seat2]
reader = { driver = "pn532-i2c", irq = 17 }
"""


def test_readers_that_call_by_their_irq_lines() -> None:
    async def scene(sitting: Sitting) -> None:
        for reader in ("seat1.reader", "seat2.reader"):
            await sitting.until_up(reader)
        for reader in ("seat1.reader", "seat2.reader", "seat1.reader"):
            sitting.operator.tap(reader, card="fog")
            assert (await sitting.next(Tap)).device == reader
            await sitting.nothing(Tap)

    sit(CALLING, scene)
