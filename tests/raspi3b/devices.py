"""Every device of the profile on the emulated Pi: opened by its driver, used once, and looked at."""

import time
from collections.abc import Callable
from typing import Any

import msgspec

from hardware.outputs import Digits, Light, Output, Pixel, Pixels, Steady
from hardware.profile import Profile
from hardware.wiring.drivers import GpioButton, GpioDial, GpioLamp, Ht16k33, NeopixelSpi, Pn532Uart
from tests.raspi3b.hands import Hands

LISTENING, PROFILE = "/run/tests/raspi3b/listening.py", "/opt/ambit/hardware/profiles/two-seats-pi.toml"
CLICKS, LEDS = 3, 29
CARD = "training-spear"
TROUBLE = ("unread", "clash", "missed")
"""What a device tells that is not what it should."""
SOON = 60.0
"""Seconds to wait for something to be seen."""
Say = Callable[[str], None]


class Listener:
    """What the drivers tell, from the program on the Pi that has opened them."""

    def __init__(self, hands: Hands, say: Say) -> None:
        self.hands, self._say = hands, say
        hands.pi.ask("start", ["/usr/bin/python3", LISTENING, PROFILE])
        self.devices: list[str] = self.until(lambda told: "devices" in told)["devices"]

    def next(self) -> dict[str, Any]:
        while not (line := self.hands.pi.line()).startswith("{"):
            print(f"    the program says: {line}", flush=True)
        told: dict[str, Any] = msgspec.json.decode(line)
        if told.get("input") in TROUBLE or told.get("state", {}).get("state") == "down":
            self._say(f"{told['device']} tells: {line}")
        return told

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not fits(told := self.next()):
            pass
        return told

    def heard(self, kind: str, device: str) -> dict[str, Any]:
        return self.until(lambda told: (told.get("input"), told.get("device")) == (kind, device))

    def show(self, output: Output) -> None:
        self.hands.pi.ask("say", msgspec.json.encode(output).decode())

    def close(self) -> None:
        """As a program ends that is told to; its code is 0."""
        code = self.hands.pi.end()
        assert code == 0, f"the drivers did not close: code {code}"


def look_at_all(hands: Hands, profile: Profile, say: Say) -> None:
    """Fails at the first that does not do what it should."""
    listener = Listener(hands, say)
    _wait_for_all(listener, say)
    _press_all(listener, profile, say)
    _turn_all(listener, profile, say)
    _tap_all(listener, profile, say)
    _show_all(listener, profile, say)
    listener.close()
    say("all devices are closed")


def _wait_for_all(listener: Listener, say: Say) -> None:
    up: set[str] = set()
    while up != set(listener.devices):
        told = listener.until(lambda told: told.get("input") == "status")
        if told["state"]["state"] == "up":
            up.add(told["device"])
        else:
            up.discard(told["device"])
    say(f"{len(up)} of {len(listener.devices)} devices are up")


def _press_all(listener: Listener, profile: Profile, say: Say) -> None:
    """Buttons, and the knobs of dials; each stamp lies where the contact was made, as exactly as it says itself."""
    contacts = _devices(profile, GpioButton, GpioDial)
    for device in contacts:
        [(begun, done)] = listener.hands.press(device)
        told = listener.heard("press", device)
        assert begun - told["err"] <= told["at"] <= done + told["err"], f"{device}: {begun} to {done}, stamped {told}"
    say(f"{len(contacts)} of {len(contacts)} buttons are heard, and stamped between before and after")


def _turn_all(listener: Listener, profile: Profile, say: Say) -> None:
    for device in _devices(profile, GpioDial):
        for by in (CLICKS, -CLICKS):
            listener.hands.turn(device, by)
            turned = 0
            while turned != by:
                turned += listener.heard("turn", device)["by"]
        say(f"{device}: {CLICKS} clicks up and {CLICKS} down")


def _tap_all(listener: Listener, profile: Profile, say: Say) -> None:
    """What is written on the tag is read, too."""
    for device in _devices(profile, Pn532Uart):
        listener.hands.tap(device, CARD)
        told = listener.heard("tap", device)
        assert told["card"] == CARD, told
        say(f"{device}: tag {told['uid']}, {told['card']}")


def _show_all(listener: Listener, profile: Profile, say: Say) -> None:
    """Counters by the bytes that came to them, lamps by their pins."""
    for number, device in enumerate(_devices(profile, Ht16k33)):
        listener.show(Digits(device, str(1234 + number)))
        until_shown(listener.hands, device, str(1234 + number))
        say(f"{device}: {listener.hands.look(device)}, from the bytes {listener.hands.counter(device).hex(' ')}")
    for device in _devices(profile, GpioLamp):
        listener.show(Light(device, Steady()))
        until_shown(listener.hands, device, True)
    for device in _devices(profile, NeopixelSpi):
        listener.show(Pixels(device, (Pixel("blue"),) * LEDS))
    say("lamps are lit, bars were sent their colours")


def until_shown(hands: Hands, device: str, shows: object) -> None:
    until = time.monotonic() + SOON
    while (seen := hands.look(device)) != shows:
        assert time.monotonic() < until, f"{device} shows {seen} and not {shows}"


def _devices(profile: Profile, *drivers: type) -> list[str]:
    return [wired.name for wired in profile.devices if isinstance(wired.driver, drivers)]
