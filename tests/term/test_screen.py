"""What a screen can show."""
import pytest

from parlour.term.screen import Screen


class Terminal:
    """Stands in for a terminal's output."""

    def __init__(self, encoding: str) -> None:
        self.encoding = encoding

    def isatty(self) -> bool:
        """It is one."""
        return True


def screen(monkeypatch: pytest.MonkeyPatch, encoding: str = "utf-8", ascii_: bool = False,
           **environment: str) -> Screen:
    """A screen on such a terminal."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.stdout", Terminal(encoding))
    return Screen(ascii_)


def test_signs_and_colour_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Red suits are red."""
    shown = screen(monkeypatch)
    assert shown.card("QS") == "Q♠"
    assert shown.card("TH") == "\x1b[31m10♥\x1b[0m"


@pytest.mark.parametrize(("no_colour", "term", "card"), [("1", "xterm", "10♥"), ("", "dumb", "TH")])
def test_no_colour(monkeypatch: pytest.MonkeyPatch, no_colour: str, term: str, card: str) -> None:
    """NO_COLOR and TERM=dumb are heeded."""
    shown = screen(monkeypatch, NO_COLOR=no_colour, TERM=term)
    assert shown.card("TH") == card
    assert shown.strong("Your turn.") == "Your turn."


def test_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    """Suits are letters where signs cannot be shown or are not wanted."""
    assert "TH" in screen(monkeypatch, ascii_=True).card("TH")
    assert "TH" in screen(monkeypatch, encoding="latin-1").card("TH")
    assert "TH" in screen(monkeypatch, encoding="ascii").card("TH")


def test_choices_fit_the_width(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many to a line as fit; through a pipe, all on one."""
    shown = screen(monkeypatch, COLUMNS="18")
    assert shown.choices(["2C", "3C", "4C", "5C"]) == "1) 2C  2) 3C\n3) 4C  4) 5C"
    shown.width = 0
    assert shown.choices(["2C", "3C", "4C", "5C"]) == "1) 2C  2) 3C  3) 4C  4) 5C"
