"""The header, as gpiozero knows it too."""

from gpiozero.pins.pi import PiBoardInfo

from companion.wiring.header import BCM, PLACES, POWER, label, on_left, row

PI_4 = 0xC03114


def test_every_pin_is_what_gpiozero_says_it_is() -> None:
    theirs = {number: pin.name for number, pin in PiBoardInfo.from_revision(PI_4).headers["J8"].pins.items()}
    ours = {pin: label(pin).replace("3.3 V", "3V3").replace("5 V", "5V") for pin in range(1, 41)}
    assert ours == theirs


def test_forty_pins_of_which_28_are_gpio() -> None:
    assert sorted(BCM.keys() | POWER.keys()) == list(range(1, 41))
    assert not BCM.keys() & POWER.keys()
    assert all(BCM[PLACES[bcm]] == bcm for bcm in range(28))


def test_odd_pins_are_left_and_rows_go_down() -> None:
    assert [on_left(pin) for pin in (1, 2, 39, 40)] == [True, False, True, False]
    assert [row(pin) for pin in (1, 2, 39, 40)] == [0, 0, 19, 19]
