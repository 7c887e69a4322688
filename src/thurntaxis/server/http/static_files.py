"""The browser client's files, compressed beforehand where the build has done so.

Names with a hash in them never change and are kept by the browser; the page itself is requested every time.
"""

import os
from pathlib import PurePath

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NOT_BUILT = "The browser client is not built here. Build it with: make web\n"
_COMPRESSED = (("br", ".br"), ("gzip", ".gz"))


class ClientFiles(StaticFiles):
    """Serves the built client; every address that is not a file is a place in the client, so it gets the page."""

    def __init__(self, folder: str) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def check_config(self) -> None:
        """Nothing to check: requests are answered with a hint if there is no client."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        try:
            return await super().get_response(path, scope)
        except HTTPException:
            if "." in PurePath(path).name:
                return PlainTextResponse("Not found\n", 404)
        try:
            return await super().get_response("index.html", scope)
        except HTTPException:
            return PlainTextResponse(_NOT_BUILT, 404)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file, in the best form that the client accepts."""
        path, encoding = str(full_path), None
        accepted = _accepted(Headers(scope=scope).get("accept-encoding", ""))
        for name, ending in _COMPRESSED:
            if name in accepted and os.path.isfile(path + ending):
                path, encoding, stat_result = path + ending, name, os.stat(path + ending)
                break
        response = super().file_response(path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = _FOREVER if PurePath(path).parent.name == "assets" else _ASK_AGAIN
        response.headers["Vary"] = "Accept-Encoding"
        if encoding is not None:
            response.headers["Content-Encoding"] = encoding
        return response


def _accepted(header: str) -> set[str]:
    """The encodings that an `Accept-Encoding` header names, without those that it refuses by `q=0`."""
    parts = (part.lower().replace(" ", "").partition(";") for part in header.split(","))
    return {name for name, _, quality in parts if quality.rstrip("0.") != "q="}
