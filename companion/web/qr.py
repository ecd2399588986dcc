"""QR codes as pictures."""

from functools import lru_cache
from io import BytesIO
from typing import Literal

SVG = "image/svg+xml"


@lru_cache(maxsize=16)
def qr_code(text: str, error: Literal["l", "m"] = "m") -> bytes | None:
    """Black on white as SVG; None for a text that no code can hold.

    `error` "l" keeps a long text coarse enough for a phone's camera.
    """
    import segno  # imported late, for a quicker start

    picture = BytesIO()
    look = {"border": 2, "dark": "#000", "light": "#fff", "omitsize": True, "xmldecl": False}
    try:
        segno.make(text, error=error, micro=False).save(picture, kind="svg", **look)
    except segno.DataOverflowError:
        return None
    return picture.getvalue()
