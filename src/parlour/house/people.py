"""The people of the house: guests from their first request on.

Whoever has the token is the person.  The house keeps only its SHA-256, so that a stolen database opens no door,
and a lookup takes the same time whatever is wrong with a token.
"""
import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import replace

import msgspec

from ..store import NOBODY, Person, Store, Token
from .clock import Clock
from .names import made_up, person_name
from .refusal import Refusal
from .shapes import Kept

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ" # none that look alike
CODE_LENGTH, CODE_SECONDS = 10, 300
MOST_TOKENS = 20
DAY = 86_400_000                                 # milliseconds
_settings = msgspec.json.Decoder(Kept)


def digest(token: str) -> bytes:
    """What the house keeps of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


class People:
    """Who is who."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self._codes: dict[bytes, tuple[str, float]] = {}       # for second devices: whose, and until when

    async def guest(self) -> tuple[Person, str]:
        """Somebody new, with a token."""
        now = self.clock.date()
        person = Person(secrets.token_hex(12), made_up(), created=now, seen=now)
        await self.store.save_person(person)
        return person, await self.token(person.id, "browser")

    async def token(self, person: str, label: str) -> str:
        """One more token for a device or a program."""
        if len(await self.store.tokens(person)) >= MOST_TOKENS:
            raise Refusal("too-many-tokens", most=MOST_TOKENS)
        token = secrets.token_urlsafe(16)
        await self.store.give_token(Token(digest(token), person, label, self.clock.date()))
        return token

    async def of(self, token: str) -> Person | None:
        """Whose token this is."""
        found = await self.store.person_of(digest(token)) if 16 <= len(token) <= 64 else None
        if found and self.clock.date() - found.seen > DAY:
            found = replace(found, seen=self.clock.date())
            await self.store.save_person(found)
        return found

    async def seen(self, people: Iterable[str]) -> int:
        """When any of these people was last here, to the day, in milliseconds of Unix time; 0 if nobody is known."""
        found = [await self.store.person(person) for person in people if person]
        return max((person.seen for person in found if person), default=0)

    async def name(self, person: str) -> str:
        """What a person is called."""
        found = await self.store.person(person)
        return found.name if found else NOBODY

    async def rename(self, person: Person, text: str) -> Person:
        """Another name."""
        try:
            renamed = replace(person, name=person_name(text), seen=self.clock.date())
        except ValueError:
            raise Refusal("no-name") from None
        await self.store.save_person(renamed)
        return renamed

    @staticmethod
    def settings(person: Person) -> Kept:
        """How the clients of a person are set."""
        return _settings.decode(person.settings) if person.settings else Kept()

    async def set(self, person: Person, kept: Kept) -> None:
        """Keep how a client is set."""
        await self.store.save_person(replace(person, settings=msgspec.json.encode(kept), seen=self.clock.date()))

    def code(self, person: str) -> str:
        """A code that lets a second device in, once, within five minutes."""
        now = self.clock.now()
        self._codes = {key: (whose, ends) for key, (whose, ends) in self._codes.items()
                       if ends > now and whose != person}
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        self._codes[digest(code)] = (person, now + CODE_SECONDS)
        return code

    async def redeem(self, code: str) -> tuple[Person, str]:
        """Let a second device in; the code is used up."""
        whose, ends = self._codes.pop(digest(code.strip().upper().replace("-", "")), ("", 0.0))
        person = await self.store.person(whose) if ends > self.clock.now() else None
        if person is None:
            raise Refusal("no-such-code")
        return person, await self.token(person.id, "device")

    async def sign_out(self, person: str, keep: str) -> None:
        """Every other device and program is a stranger from now on."""
        for token in await self.store.tokens(person):
            if token.digest != digest(keep):
                await self.store.drop_token(token.digest)

    async def forget(self, person: str) -> None:
        """Drop all that is known of a person."""
        self._codes = {key: kept for key, kept in self._codes.items() if kept[0] != person}
        await self.store.forget_person(person)
