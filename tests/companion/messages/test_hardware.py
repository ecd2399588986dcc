"""What the hardware has to say is said in every language: it hands over ids and numbers, never a sentence."""

from typing import Any, get_args

import msgspec
import pytest

from companion.messages import Speaker, languages
from companion.messages.hardware import message_of, mistake_words
from companion.session.inputs import notice_of
from engine.message import message
from hardware.inputs import Down, Status
from hardware.message import Message as DeviceMessage
from hardware.message import message as device_message
from hardware.profile import read
from hardware.wiring.drivers import DRIVERS
from tests.companion.messages.saying import finished
from tests.hardware.test_mistakes import ONE_MISTAKE

NBSP = "\u00a0"
TAKEN = '[seat1]\nmain = { driver = "ht16k33", address = 0x70 }\nok = { driver = "gpio-button", pin = 3 }'


def mistakes(text: str, language: str) -> list[str]:
    found = read(text)
    assert isinstance(found, tuple)
    return [Speaker(language).message(mistake_words(mistake)) for mistake in found]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("what", ONE_MISTAKE)
def test_every_mistake_in_a_profile_is_a_finished_sentence(what: str, language: str) -> None:
    [said] = mistakes(ONE_MISTAKE[what][0], language)
    assert finished(said)
    assert said[-1] in ".?"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "line 3, seat1.ok.pin: pin 3 is taken by I2C bus 1 (seat1.main, line 2); choose another."),
        (
            "fr",
            f"ligne 3, seat1.ok.pin{NBSP}: la broche 3 sert déjà pour le bus I2C 1 (seat1.main, ligne 2){NBSP}; "
            "choisissez autre chose.",
        ),
    ],
)
def test_a_mistake_is_said_with_all_that_belongs_to_it(language: str, said: str) -> None:
    assert mistakes(TAKEN, language) == [said]


def kinds(kind: Any) -> list[Any]:
    """The types of a driver's keys, without the None of one that may be left out."""
    types = [field.type for field in msgspec.structs.fields(kind)]
    return [each for type_ in types for each in (get_args(type_) if type(None) in get_args(type_) else (type_,))]


@pytest.mark.parametrize("driver", DRIVERS)
def test_what_a_key_has_to_be_has_words(driver: str) -> None:
    meanings = [get_args(kind)[1].title for kind in kinds(DRIVERS[driver]) if kind is not type(None)]
    assert all(Speaker(language).knows(f"wiring-kind-{title}") for title in meanings for language in languages())


def test_a_saying_within_a_saying_is_said_first() -> None:
    said = message_of(device_message("wiring-name", got=device_message("wiring-list")))
    assert Speaker("fr").message(said) == "le nom de la table est un texte entre guillemets, pas une liste."


SPI = device_message("wiring-spi", bus="0.0")
REASONS = [
    device_message("device-bus-missing", bus=SPI),
    device_message("device-bus-silent", bus=SPI),
    device_message("device-pin-held", pin=17, holder="pigpiod"),
    device_message(
        "device-no-way", why=device_message("device-passed", name="lgpio", why=device_message("device-no-lgpio"))
    ),
    device_message("device-port-missing", port="/dev/serial0"),
    device_message("device-reader-absent"),
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("why", REASONS, ids=lambda why: why.id)
def test_why_a_device_is_down_is_said_in_the_notice_about_it(why: DeviceMessage, language: str) -> None:
    notice = notice_of(Status(device="seat1.reader", at=1.0, state=Down(why)))
    assert notice is not None
    speaker = Speaker(language)
    said = speaker.message(notice.message)
    assert finished(said)
    assert speaker.message(message_of(why)) in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("why", REASONS, ids=lambda why: why.id)
def test_why_is_half_a_sentence_that_the_doctor_ends(why: DeviceMessage, language: str) -> None:
    speaker, half = Speaker(language), message_of(why)
    assert speaker.message(half)[-1] not in ".?!"
    said = message("doctor-device-silent", device="seat1.main", why=half), message("doctor-pins-none", why=half)
    assert all(speaker.message(whole).endswith(".") for whole in said)


def test_a_french_table_hears_french_reasons() -> None:
    notice = notice_of(Status(device="table.reader", at=1.0, state=Down(REASONS[0])))
    assert notice is not None
    assert f"le bus SPI 0.0 n’est pas là{NBSP}: allumez-le dans raspi-config" in Speaker("fr").message(notice.message)
