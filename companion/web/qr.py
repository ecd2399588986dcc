"""QR codes as pictures."""

from io import BytesIO
from typing import Literal

from starlette.responses import Response


def qr_code(text: str, error: Literal["l", "m"] = "m") -> Response | None:
    """Black on white as SVG, never cached; None for a text that no code can hold.

    `error` "l" keeps a long text coarse enough for a phone's camera.
    """
    import segno  # imported late, for a quicker start

    picture = BytesIO()
    look = {"border": 2, "dark": "#000", "light": "#fff", "omitsize": True, "xmldecl": False}
    try:
        segno.make(text, error=error, micro=False).save(picture, kind="svg", **look)
    except segno.DataOverflowError:
        return None
    return Response(picture.getvalue(), headers={"cache-control": "no-store"}, media_type="image/svg+xml")
