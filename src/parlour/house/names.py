"""What people may be called, and pleasant names for those who have not said."""
import secrets
import unicodedata

LONGEST = 24
TABLE = 40                                       # letters in the name of a table
_FIRST = ("Amber", "Brisk", "Calm", "Clever", "Cosy", "Crisp", "Dapper", "Eager", "Early", "Gentle", "Golden", "Happy",
          "Hazel", "Jolly", "Kind", "Lively", "Lucky", "Mellow", "Merry", "Misty", "Neat", "Nimble", "Olive", "Patient",
          "Plucky", "Proud", "Quick", "Quiet", "Rosy", "Silver", "Sly", "Snowy", "Sunny", "Swift", "Tidy", "Velvet",
          "Warm", "Wise", "Witty", "Zesty")
_LAST = ("Badger", "Beaver", "Bison", "Crane", "Cricket", "Deer", "Dolphin", "Dove", "Falcon", "Ferret", "Finch", "Fox",
         "Gecko", "Goose", "Hare", "Hedgehog", "Heron", "Ibis", "Jay", "Kestrel", "Koala", "Lark", "Lynx", "Magpie",
         "Marten", "Mole", "Newt", "Otter", "Owl", "Panda", "Puffin", "Quail", "Raven", "Robin", "Seal", "Sparrow",
         "Squirrel", "Stork", "Swan", "Tapir", "Toad", "Vole", "Weasel", "Wren", "Yak")


def made_up() -> str:
    """A pleasant name."""
    return f"{secrets.choice(_FIRST)} {secrets.choice(_LAST)}"


def normal(text: str, longest: int = LONGEST) -> str:
    """One line of composed letters: nothing that moves a cursor, turns the direction, or cannot be seen."""
    composed = unicodedata.normalize("NFKC", text)
    kept = "".join(c if c.isprintable() and unicodedata.category(c) not in ("Cf", "Co", "Cs") else " "
                   for c in composed)
    marks, found = 0, []
    for c in " ".join(kept.split()):
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks <= 2:                           # letters with towers of marks reach into other lines
            found.append(c)
    return "".join(found)[:longest].strip()


def person_name(text: str) -> str:
    """A name as the house shows it; ValueError if nothing is left of it."""
    name = normal(text)
    if not any(c.isalnum() for c in name):
        raise ValueError("A name has at least one letter or digit.")
    return name


def match_id() -> str:
    """An id for a match or a table: 96 random bits."""
    return secrets.token_urlsafe(12)
