"""Why a broker is not there, in sentences: what is wrong, and what to do about it."""

import socket
import ssl

import aiomqtt

from companion.mqtt.address import Address, Certificate
from engine.message import Message, message

NOT_ALLOWED = (4, 5, 134, 135)
"""What brokers answer to a wrong name or password, in MQTT 3.1.1 and 5; which of them differs from broker to broker."""
OTHER_NAME = (62, 64)
"""OpenSSL: the certificate is for another host, or another IP address."""
DATES = (9, 10)
"""OpenSSL: the certificate is not valid yet, or no longer. A Pi has no clock of its own while it is off."""


def why_away(address: Address, certificate: Certificate, error: Exception) -> Message:
    """For an error of a connection, or of the way to one."""
    shown = str(address)
    code = getattr(error, "rc", None)
    if getattr(code, "value", code) in NOT_ALLOWED:
        return message("mqtt-login", address=shown, user=address.user or "")
    cause = error.__context__ or error  # aiomqtt tells only the text of what went wrong below it
    if isinstance(cause, ssl.SSLCertVerificationError):
        if cause.verify_code in OTHER_NAME:
            return message("mqtt-other-name", address=shown, host=address.host)
        if cause.verify_code in DATES:
            return message("mqtt-dates", address=shown)
        return message("mqtt-not-trusted", address=shown, why=cause.verify_message)
    return message("mqtt-away", address=shown, why=_why(address, certificate, error, cause))


def _why(address: Address, certificate: Certificate, error: Exception, cause: BaseException) -> Message | str:
    match cause:
        case socket.gaierror():
            return message("mqtt-why-name", host=address.host)
        case ConnectionRefusedError():
            return message("mqtt-why-refused")
        case TimeoutError() | ConnectionResetError() if address.encrypted and certificate.own is None:
            return message("mqtt-why-silent-encrypted")  # one that wants our certificate says nothing else
        case TimeoutError():
            return message("mqtt-why-silent")
        case ConnectionResetError() | aiomqtt.MqttError():
            return message("mqtt-why-ended")
        case OSError():
            return cause.strerror or str(cause)
    return str(error)


def not_heard(address: Address) -> Message:
    """The broker is there, and does not let us hear what we have to."""
    return message("mqtt-topics", address=str(address), hall=address.hall)
