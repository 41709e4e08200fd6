"""The line from a terminal to a house: who one is there, and what is said."""
import hashlib
import json
import os
import queue
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import click
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ..house import wire
from ..words import sentence

WAIT = 10.0                                      # seconds


class Gone(Exception):
    """The line is gone."""


class House:
    """A house as one person has it."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Ask the HTTP API; ValueError with the sentence of a refusal."""
        request = Request(f"{self.url}{path}", method=method,
                          data=None if body is None else json.dumps(body).encode())
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urlopen(request, timeout=WAIT) as answer:
                if found := re.search(r"\bparlour=([\w-]+)", answer.headers.get("Set-Cookie", "")):
                    self.token = found[1]
                said = answer.read()
                plain = answer.headers.get_content_type() == "text/plain"
                return said.decode() if plain else json.loads(said or b"null")
        except HTTPError as error:
            raise ValueError(_refusal(error)) from None
        except (URLError, OSError, json.JSONDecodeError) as error:
            reason = getattr(error, "reason", error)
            raise ValueError(f"There is no house at {self.url}: {reason}.") from None

    def connect(self) -> ClientConnection:
        """A line to the tables; `Gone` if there is none."""
        try:
            return connect(f"ws{self.url.removeprefix('http')}/ws", max_size=1 << 20, compression=None,
                           additional_headers={"Authorization": f"Bearer {self.token}"}, open_timeout=WAIT)
        except InvalidStatus as error:
            if error.response.status_code == 401:
                raise ValueError(sentence("house", "who-are-you")) from None
            raise Gone from None
        except (OSError, WebSocketException, TimeoutError):
            raise Gone from None


def _refusal(error: HTTPError) -> str:
    with suppress(ValueError, KeyError, TypeError):
        no = json.loads(error.read())
        return sentence("house", no["why"], **no.get("about", {}))
    return f"The house answers {error.code}."


@contextmanager
def known(url: str, code: str = "") -> Iterator[House]:
    """The house, as the person that this machine is there; a second terminal at once is another person.

    With the code that another device shows, as the person of that device, from now on.
    """
    folder = Path(click.get_app_dir("parlour")) / "houses"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    stem = hashlib.sha256(url.rstrip("/").encode()).hexdigest()[:16]
    for number in range(1, 100):
        path = folder / f"{stem}-{number}"
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        with os.fdopen(descriptor, "r+", encoding="ascii") as file:
            if not _locked(file.fileno()):
                continue
            house = House(url, file.read().strip())
            try:
                house.call("GET", "/api/me")
            except ValueError:
                if not house.token:
                    raise
                house.token = ""                 # forgotten there: be somebody new
                house.call("GET", "/api/me")
            if code:
                house.call("POST", "/api/code", {"code": code})
            file.seek(0)
            file.truncate()
            file.write(house.token)
            file.flush()
            yield house
            return
    raise ValueError(f"There are too many terminals at {url} from here.")


def _locked(descriptor: int) -> bool:
    """Whether nobody else has this file; where files cannot be locked, all share one person."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


class Ears:
    """Listens to the house and to the keyboard: what either says comes in one row."""

    def __init__(self) -> None:
        self.heard: queue.Queue[wire.HouseMessage | str | type[Gone] | type[EOFError]] = queue.Queue()
        self._wanted = threading.Semaphore(0)
        self._asked = False

    def listen(self, line: ClientConnection) -> None:
        """To this line, until it is gone."""
        def hear() -> None:
            try:
                for message in line:
                    self.heard.put(wire.read_house(message))
            except (OSError, WebSocketException, ValueError):
                pass
            self.heard.put(Gone)
        threading.Thread(target=hear, daemon=True).start()

    def type_in(self, ask: Any) -> None:
        """Read lines, each when it is wanted."""
        def read() -> None:
            while True:
                self._wanted.acquire()
                try:
                    self.heard.put(ask())
                except (EOFError, OSError, ValueError):
                    self.heard.put(EOFError)
                    return
        threading.Thread(target=read, daemon=True).start()

    def want(self) -> None:
        """The next line that is typed."""
        if not self._asked:
            self._asked = True
            self._wanted.release()

    def next(self) -> wire.HouseMessage | str | type[Gone] | type[EOFError]:
        """The next thing that is heard."""
        while True:
            try:
                found = self.heard.get(timeout=1.0)  # with a limit, so that Ctrl-C is heard
            except queue.Empty:
                continue
            if isinstance(found, str):
                self._asked = False
            return found
