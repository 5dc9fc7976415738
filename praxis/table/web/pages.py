"""The browser client: the files that the web build left in `praxis/table/static`, kept in memory and packed once."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

STATIC: Final = Path(__file__).parent.parent / "static"
NOT_BUILT: Final = "The page is not built yet: `python -m hatchling build` (or ./play) builds it; the API is at /api.\n"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_AGAIN: Final = "no-cache"
_PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".map")


class File(msgspec.Struct, frozen=True):
    body: bytes
    packed: bytes | None
    """The file packed with gzip, if that is shorter."""
    media_type: str
    mark: str
    caching: str


def read_all(directory: Path) -> dict[str, File]:
    """Every file of the client by its path."""
    files: dict[str, File] = {}
    if directory.is_dir():
        for path in sorted(directory.rglob("*")):
            if path.is_file() and not path.name.startswith("."):
                name = path.relative_to(directory).as_posix()
                files[name] = _file(name, path.read_bytes())
    return files


def _file(name: str, body: bytes) -> File:
    packed = gzip.compress(body, 9, mtime=0) if name.endswith(_PACKED) else None
    media_type = "text/javascript" if name.endswith(".js") else mimetypes.guess_type(name)[0]
    return File(
        body=body,
        packed=packed if packed is not None and len(packed) < len(body) else None,
        media_type=media_type or "application/octet-stream",
        mark=f'"{sha256(body).hexdigest()[:20]}"',
        # The build puts a hash into the names of files in assets/, so such a file never changes.
        caching=_FOR_EVER if name.startswith("assets/") else _ASK_AGAIN,
    )


@get(["/", "/{path:path}"], include_in_schema=False, opt={"packed": True})
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    files: dict[str, File] = request.app.state.files
    name = path.lstrip("/")
    if name.startswith(("api/", "ws/")):
        raise NotFoundException("there is nothing at this address")
    found = files.get(name)
    if found is None:
        if "." in name.rpartition("/")[2]:
            raise NotFoundException("there is no such file")
        # The client finds the page by the path itself: every address gives the first page.
        found = files.get("index.html")
    if found is None:
        return Response(NOT_BUILT.encode(), status_code=503, media_type="text/plain")
    headers = {"etag": found.mark, "cache-control": found.caching, "vary": "accept-encoding"}
    if found.mark in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=found.media_type, headers=headers)
