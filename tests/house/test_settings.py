"""Settings: flags, then the environment, then the file; and what is wrong is said in a sentence."""
from dataclasses import fields
from pathlib import Path

import pytest

from parlour.house.settings import Settings, read
from term.helpers import run as command

PAGE = (Path(__file__).parents[2] / "docs/self-hosting.md").read_text(encoding="utf-8")


def test_flags_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nhost = "file"\npace = 0.5\nlog_level = "error"\n')
    found = read({"port": "3"}, {"PARLOUR_PORT": "2", "PARLOUR_HOST": "here", "PARLOUR_CONFIG": str(file)})
    assert (found.port, found.host, found.pace, found.log_level, found.requests) == (3, "here", 0.5, "error", 20)
    assert read({}, {}, file).port == 1


@pytest.mark.parametrize(("given", "why"), [
    ({"PARLOUR_PORT": "many"}, "PARLOUR_PORT must be a number"),
    ({"PARLOUR_PORT": "70000"}, "port must be 0 to 65535"),
    ({"PARLOUR_LOG_LEVEL": "loud"}, "log_level must be one of"),
    ({"PARLOUR_METRICS": "some"}, "metrics must be one of"),
    ({"PARLOUR_URL": "cards.example"}, "url must be an address"), ({"PARLOUR_PACE": "-1"}, "PARLOUR_PACE must be a"),
    ({"PARLOUR_CONFIG": "/nowhere/house.toml"}, "cannot be read")])
def test_what_is_wrong_is_said(given: dict[str, str], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read({}, given)


@pytest.mark.parametrize(("text", "why"), [
    ("prot = 1", "'prot', which is no setting"), ("port = [", "not a TOML file")])
def test_what_is_wrong_in_the_file_is_said(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "house.toml").write_text(text)
    with pytest.raises(ValueError, match=why):
        read({}, {}, tmp_path / "house.toml")


@pytest.mark.parametrize("url", ["postgresql://me:s3cret@db.example/parlour?sslpassword=s3cret",
                                 "postgresql://db.example/parlour?password=s3cret"])
def test_passwords_are_not_shown(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DATABASE_URL", url)
    done = command("config", "--show", "--port", "99")
    assert done.exit_code == 0
    assert "s3cret" not in done.output
    assert "db.example/parlour" in done.output
    assert "port = 99\n" in done.output


def test_what_is_shown_is_a_file_that_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(command("config", "--show", "--host", 'a"b\\c', "--pace", "2").output)
    assert read({}, {}, file) == Settings(host='a"b\\c', pace=2.0)


def test_the_page_lists_every_setting() -> None:
    for each in fields(Settings):
        variable = "PARLOUR_DATABASE_URL" if each.name == "database" else f"PARLOUR_{each.name.upper()}"
        usual = f"`{each.default}`" if each.default != "" else ""
        row = f"| `{each.name}` | `--{each.name.replace('_', '-')}`, `{variable}` | {usual} | {each.metadata['why']} |"
        assert row.replace("|  |", "| |") in PAGE
