"""Addresses of brokers, as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.mqtt.address import Address, read
from engine.message import Message


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("mqtt://broker/club", Address("broker", 1883, "club", False)),
        ("mqtts://broker.example:8884/club-night", Address("broker.example", 8884, "club-night", True)),
        (" mqtts://ana:p%40ss@10.0.0.2/club/ ", Address("10.0.0.2", 8883, "club", True, "ana", "p@ss")),
        ("mqtt://[::1]:1884/club", Address("::1", 1884, "club", False)),
    ],
)
def test_an_address_is_read(text: str, address: Address) -> None:
    assert read(text) == address


@pytest.mark.parametrize(
    ("text", "id"),
    [
        *((text, "mqtt-address") for text in ("", "broker/club", "http://broker/club", "mqtt:///club")),
        *((text, "mqtt-address") for text in ("mqtt://broker:many/club", "mqtt://[::1/club", "mqtt://broker/club?x=1")),
        *((text, "mqtt-hall-name") for text in ("mqtt://broker", "mqtt://broker/", "mqtt://broker/Club")),
        ("mqtt://broker/a/b", "mqtt-hall-name"),
    ],
)
def test_what_is_no_address_is_said(text: str, id: str) -> None:
    found = read(text)
    assert isinstance(found, Message)
    assert found.id == id


@given(st.text())
def test_any_text_can_be_tried(text: str) -> None:
    assert isinstance(read(text), Address | Message)


def test_a_password_is_never_shown() -> None:
    address = read("mqtts://ana:secret@broker/club")
    assert str(address) == "mqtts://ana@broker:8883/club"
    wrong = read("mqtts://ana:secret@broker:many/club")
    assert isinstance(wrong, Message)
    assert "secret" not in str(wrong)
