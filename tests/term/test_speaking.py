"""The terminal speaks the language it is asked for."""
import pytest
from click.testing import CliRunner

from parlour.cli import cli
from parlour.language import asked_for, speak
from parlour.words import sentence


@pytest.fixture(autouse=True)
def english_afterwards() -> object:
    yield
    speak("en")


@pytest.mark.parametrize(("variables", "language"), [
    ({}, "en"), ({"LANG": "de_DE.UTF-8"}, "de"), ({"LANG": "fr_FR"}, "en"), ({"LANG": "C"}, "en"),
    ({"LANG": "en_GB", "LC_ALL": "de_AT"}, "de"), ({"LC_ALL": "de_AT", "PARLOUR_LANGUAGE": "en"}, "en")])
def test_the_terminal_says_which_language(variables: dict[str, str], language: str) -> None:
    assert asked_for(variables) == language


@pytest.mark.parametrize(("flags", "said"), [
    (["--language", "de"], "Bediene die ausgespielte Farbe"), (["--language", "en"], "Follow the suit that was led")])
def test_rules_in_a_language(flags: list[str], said: str) -> None:
    result = CliRunner().invoke(cli, [*flags, "rules", "hearts"])
    assert said in result.output


def test_a_refusal_in_german() -> None:
    speak("de")
    assert sentence("hearts", "follow-suit", led="clubs", act="2D") == \
        "Bediene: Kreuz wurde ausgespielt, und du hast davon."


def test_a_language_that_is_not_there_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="There is no language 'xx' here; there are en, de"):
        speak("xx")
