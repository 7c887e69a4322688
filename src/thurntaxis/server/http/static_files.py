"""The browser client's files. Names with a hash in them never change and are kept by the browser.

The page itself is asked for anew.
"""

import mimetypes
from email.utils import formatdate
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NOT_BUILT = "The browser client is not built here. Build it with: make web\n"


class StaticFiles:
    """Serves the built client; every address that is no file is a place in the client, so it gets the page."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder).resolve()

    async def __call__(self, request: Request) -> Response:
        """A file, or the page."""
        path = request.path_params.get("path", "")
        file = self._file(path)
        if file is None:
            if "." in path.rsplit("/", 1)[-1]:
                return PlainTextResponse("Not found\n", 404)
            file = self._file("index.html")
            if file is None:
                return PlainTextResponse(_NOT_BUILT, 404)
        return self._answer(request, file)

    def _file(self, path: str) -> Path | None:
        if not path or "\0" in path or len(path) > 300:
            return None
        try:
            file = (self.folder / path).resolve()
            inside = file.is_relative_to(self.folder) and file.is_file()
        except (OSError, ValueError):
            return None
        return file if inside else None

    def _answer(self, request: Request, file: Path) -> Response:
        stat = file.stat()
        etag = f'"{sha256(f"{file.name}{stat.st_mtime_ns}{stat.st_size}".encode()).hexdigest()[:20]}"'
        hashed = file.parent.name == "assets"
        headers = {
            "ETag": etag,
            "Last-Modified": formatdate(stat.st_mtime, usegmt=True),
            "Cache-Control": _FOREVER if hashed else _ASK_AGAIN,
            "Vary": "Accept-Encoding",
        }
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        accepted = request.headers.get("accept-encoding", "")
        for encoding, ending in (("br", ".br"), ("gzip", ".gz")):
            packed = file.with_name(file.name + ending)
            if encoding in accepted and packed.is_file():
                return FileResponse(packed, media_type=kind, headers=headers | {"Content-Encoding": encoding})
        return FileResponse(file, media_type=kind, headers=headers)
