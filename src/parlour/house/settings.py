"""What can be set: by a flag, by PARLOUR_NAME in the environment, in a TOML file; the first of these that says it."""
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit


def _is(default: Any, why: str, secret: bool = False) -> Any:
    return field(default=default, metadata={"why": why, "secret": secret})


@dataclass(frozen=True)
class Settings:
    """All settings of a house."""

    host: str = _is("127.0.0.1", "The address to listen at; 0.0.0.0 for everybody on the network")
    port: int = _is(8765, "The port to listen at; 0 for any that is free")
    data: str = _is("parlour-data", "The folder where the house keeps its things")
    database: str = _is("", "sqlite:///FILE, postgresql://... or memory:; a file in the data folder if not given", True)
    log_level: str = _is("info", "debug, info, warning or error")
    url: str = _is("", "The address that people use, if it is another one, such as https://cards.example/club")
    proxies: str = _is("127.0.0.1", "Addresses of proxies whose word on the client's address is taken; * for any")
    origins: str = _is("", "Other sites whose pages may talk to this house, separated by commas")
    metrics: str = _is("local", "Who may read /metrics: local, all or none")
    threads: int = _is(0, "Threads in which bots think; 0 for one for each processor")
    pace: float = _is(0.8, "Seconds that a bot seems to think, at least")
    between: float = _is(3.0, "Seconds between two rounds")
    keep_logs: int = _is(30, "Days that the log of a closed table is kept; finished matches stay")
    keep_guests: int = _is(90, "Days that somebody is remembered who has never finished a match")
    requests: int = _is(20, "Requests a second from one address, with a burst of three times as many")
    messages: int = _is(10, "Messages a second on one connection, with a burst of twice as many")
    guests: int = _is(60, "New guests an hour from one address")
    sockets: int = _is(50, "Connections at once from one address")
    tables: int = _is(30, "New tables an hour from one address")

    @property
    def store_url(self) -> str:
        """Where the store is."""
        return self.database or f"sqlite:///{Path(self.data).absolute() / 'parlour.db'}"

    @property
    def prefix(self) -> str:
        """The path below which the house lives, without a slash at the end; empty for none."""
        return urlsplit(self.url).path.rstrip("/")

    def shown(self) -> dict[str, str]:
        """All settings as text, without what must not be seen."""
        return {each.name: _hidden(str(getattr(self, each.name))) if each.metadata["secret"]
                else str(getattr(self, each.name)) for each in fields(self)}


def _hidden(url: str) -> str:
    """An address without its password, and without what follows a question mark."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return "***"
    login, at, place = parts.netloc.rpartition("@")
    name, colon, _ = login.partition(":")
    return urlunsplit((parts.scheme, f"{name}{':***' if colon else ''}{at}{place}", parts.path,
                       "***" if parts.query else "", ""))


def read(flags: Mapping[str, object], environment: Mapping[str, str] = os.environ,
         file: Path | None = None) -> Settings:
    """The settings; ValueError says what is wrong, and where it stands."""
    named = file or (Path(environment["PARLOUR_CONFIG"]) if environment.get("PARLOUR_CONFIG") else None)
    written = _file(named) if named else {}
    known = {each.name: each for each in fields(Settings)}
    for name in written:
        if name not in known:
            raise ValueError(f"{named} sets {name[:40]!r}, which is no setting. There are: {', '.join(known)}.")
    found: dict[str, Any] = {}
    for name, each in known.items():
        assert each.default is not MISSING
        variable = f"PARLOUR_{name.upper()}" if name != "database" else "PARLOUR_DATABASE_URL"
        for value, where in ((flags.get(name), f"--{name.replace('_', '-')}"), (environment.get(variable), variable),
                             (written.get(name), f"{name} in {named}")):
            if value not in (None, ""):
                found[name] = _value(value, type(each.default), where)
                break
    settings = Settings(**found)
    _check(settings)
    return settings


def _file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{path} cannot be read: {error.strerror or error}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"{path} is not a TOML file: {error}.") from None


def _value(value: object, kind: type, where: str) -> Any:
    text = str(value).strip()
    if kind is str:
        return text
    if not re.fullmatch(r"\d{1,9}" if kind is int else r"\d{1,6}(\.\d{1,6})?", text, re.ASCII):
        raise ValueError(f"{where} must be a number, not {text[:40]!r}.")
    return kind(text)


def _check(settings: Settings) -> None:
    for name, allowed in (("log_level", ("debug", "info", "warning", "error")), ("metrics", ("local", "all", "none"))):
        if getattr(settings, name) not in allowed:
            raise ValueError(f"{name} must be one of {', '.join(allowed)}, not {getattr(settings, name)[:40]!r}.")
    if settings.port > 65535:
        raise ValueError(f"port must be 0 to 65535, not {settings.port}.")
    if settings.url and not re.fullmatch(r"https?://[^/?#\s]+(/[^?#\s]*)?", settings.url):
        raise ValueError(f"url must be an address such as https://cards.example/club, not {settings.url[:60]!r}.")
