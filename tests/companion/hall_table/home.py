"""Home Assistant's side, as its documentation of MQTT discovery says it: what it accepts, and what it then shows."""

from typing import Any

import msgspec
from jinja2.sandbox import SandboxedEnvironment

ENTITIES = {"sensor", "binary_sensor"}
SHARED = {"device", "origin", "components", "availability", "state_topic", "command_topic", "qos", "encoding"}
"""What may stand in a message of device discovery besides components."""
DEVICE = {"identifiers", "connections", "name", "manufacturer", "model", "sw_version", "hw_version", "serial_number"}
_templates = SandboxedEnvironment()


class Found:
    """A device that Home Assistant has taken from a discovery message."""

    def __init__(self, payload: bytes) -> None:
        """Raises AssertionError for a message that Home Assistant would refuse."""
        config = msgspec.json.decode(payload)
        assert set(config) <= SHARED
        assert set(config["device"]) <= DEVICE
        assert config["device"]["identifiers"]
        assert config["origin"]["name"]
        self.device, self.components = config["device"], config["components"]
        for component in self.components.values():
            self._accept(component)

    def _accept(self, component: dict[str, Any]) -> None:
        if component["platform"] == "tag":
            assert component["topic"]
            return
        assert component["platform"] in ENTITIES
        assert component["unique_id"]
        assert component["state_topic"]
        assert ("options" in component) == (component.get("device_class") == "enum")

    def named(self, name: str) -> dict[str, Any]:
        """The entity of that name."""
        return next(one for one in self.components.values() if one.get("name") == name)

    def shows(self, name: str, at_the_broker: dict[str, bytes]) -> str:
        """What Home Assistant shows of an entity, given what each topic says."""
        entity = self.named(name)
        for wanted in entity.get("availability", ()):
            if _rendered(wanted["value_template"], at_the_broker.get(wanted["topic"])) != "online":
                return "unavailable"
        value = _rendered(entity.get("value_template", "{{ value }}"), at_the_broker.get(entity["state_topic"]))
        if "options" in entity:
            assert value in entity["options"]
        assert len(value) <= 255
        return {"ON": "on", "OFF": "off", "None": "unknown"}.get(value, value)

    def scans(self, topic: str, payload: bytes) -> str | None:
        """The tag that it takes from a message, if a scanner of this device listens to it."""
        scanners = (one for one in self.components.values() if one["platform"] == "tag" and one["topic"] == topic)
        return next((_rendered(scanner["value_template"], payload) for scanner in scanners), None)


def _rendered(template: str, payload: bytes | None) -> str:
    text = "" if payload is None else payload.decode()
    try:
        known = {"value_json": msgspec.json.decode(text)}
    except msgspec.DecodeError:
        known = {}
    return _templates.from_string(template).render(value=text, **known)
