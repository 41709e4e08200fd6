"""The language in which things are said: one for the whole program."""
from collections.abc import Mapping

LANGUAGES = ("en", "de")
now = "en"


def speak(language: str) -> None:
    """Say everything in this language from now on; ValueError names those there are."""
    global now
    if language not in LANGUAGES:
        raise ValueError(f"There is no language {language[:20]!r} here; there are {', '.join(LANGUAGES)}.")
    now = language


def asked_for(environment: Mapping[str, str]) -> str:
    """The language that PARLOUR_LANGUAGE or the terminal's own variables ask for, if it is one of ours."""
    for name in ("PARLOUR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return next((each for each in LANGUAGES if value.lower().startswith(each)), "en")
    return "en"
