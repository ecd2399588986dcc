"""One game at one table: an input comes in, the engine decides, the log is written, and only then is anything shown."""

from companion.session.halted import Halted, InDoubt
from companion.session.session import Session
from companion.session.start import resume, start

__all__ = ["Halted", "InDoubt", "Session", "resume", "start"]
