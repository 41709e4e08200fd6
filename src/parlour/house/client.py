"""The browser client as it was built: its files, compressed beforehand, each with how long it may be kept."""
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

BUILT = Path(__file__).parent / "client"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))     # the smaller one first
FOR_EVER = "public, max-age=31536000, immutable" # their names change with what is in them
KINDS = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".js": "text/javascript"}
BARE = b"""<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Parlour</title></head>
<body>
<main>
<h1>Parlour</h1>
<p>This house was installed without its page for browsers. Play in a terminal:</p>
<pre>parlour play hearts --at ADDRESS</pre>
<p>Here ADDRESS is the address of this page. To have the page, install Parlour again where Node.js or the registry of
Python packages can be reached.</p>
</main>
</body>
</html>
"""


@dataclass(frozen=True)
class File:
    """One file, in every way it can be sent."""

    kind: str
    kept: str
    mark: str                                    # changes with the content
    ways: dict[str, bytes]                       # by encoding; "" is as it is


class Client:
    """All files of the client, in memory: there are few, and they never change while the house is open."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.files = {path.relative_to(folder).as_posix(): _file(path, folder) for path in sorted(folder.rglob("*"))
                      if path.is_file() and path.suffix not in (".br", ".gz")}
        self.files.setdefault("index.html", File("text/html; charset=utf-8", "no-cache", "bare", {"": BARE}))

    def answer(self, name: str, request: Request) -> Response | None:
        """This file, if there is one."""
        file = self.files.get(name)
        if file is None:
            return None
        headers = {"Cache-Control": file.kept, "ETag": f'"{file.mark}"', "Vary": "Accept-Encoding"}
        if file.mark in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        asked = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
        way = next((way for way, _ in ENCODINGS if way in asked and way in file.ways), "")
        if way:
            headers["Content-Encoding"] = way
        return Response(file.ways[way], headers=headers, media_type=file.kind)


def _file(path: Path, folder: Path) -> File:
    ways = {"": path.read_bytes()}
    ways |= {way: packed.read_bytes() for way, suffix in ENCODINGS
             if (packed := path.with_name(path.name + suffix)).is_file()}
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(folder).parts[0] == "assets"
    return File(kind + "; charset=utf-8" * kind.startswith("text/"), FOR_EVER if hashed else "no-cache",
                hashlib.sha256(ways[""]).hexdigest()[:16], ways)
