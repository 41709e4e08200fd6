"""The wire: its page shows every message, its types are as the definitions say."""
import importlib.util
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from parlour.house import wire

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")


def shown() -> list[tuple[str, str]]:
    """Headings and examples of the page."""
    return re.findall(r"^### (\S+)\n\n.*?```json\n(.*?)\n```", PAGE, re.M | re.S)


def test_the_page_shows_every_message_and_each_example_can_be_read() -> None:
    client = {kind.__struct_config__.tag for kind in get_args(wire.ClientMessage)}
    house = {kind.__struct_config__.tag for kind in get_args(wire.HouseMessage)}
    assert {name for name, _ in shown()} == client | house
    for name, example in shown():
        read = wire.read_client if name in client else wire.read_house
        message = read(example)
        assert message.__struct_config__.tag == name
        assert json.loads(wire.encode(message)) == json.loads(example)       # nothing is left out or stands idle


def tool() -> Any:
    spec = importlib.util.spec_from_file_location("wire_types", ROOT / "tools/wire_types.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_generated_files_are_as_the_definitions_say() -> None:
    for path, text in tool().made().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is old: run python tools/wire_types.py"


def test_the_types_have_every_message_and_field() -> None:
    types = (ROOT / "web/src/wire.ts").read_text()
    for union in (wire.ClientMessage, wire.HouseMessage):
        for kind in get_args(union):
            block = types.split(f"export interface {kind.__name__} {{")[1].split("\n}")[0]
            assert f'kind: "{kind.__struct_config__.tag}";' in block
            assert {line.strip().split(":")[0].rstrip("?") for line in block.splitlines() if line} == \
                {"kind", *kind.__struct_encode_fields__}


@pytest.mark.parametrize("text", [
    "", "{}", "[]", "null", '"join"', '{"kind":"join"}', '{"kind":"join","table":5}', '{"kind":"join","table":""}',
    '{"kind":"jump","table":"x"}', '{"kind":"act","table":"x","at":-1,"id":"a","act":"QS"}',
    '{"kind":"act","table":"x","at":1.5,"id":"a","act":"QS"}', '{"kind":"act","table":"x","at":1,"id":"","act":"QS"}',
    '{"kind":"sit","table":"x","seat":8}', '{"kind":"pong","id":1,"more":1}', "[" * 5000, '{"kind":"add","table":"x",'
    '"deal":1,"nonce":"XY"}', '{"kind":"chat","table":"x","text":"' + "x" * 201 + '"}', "\ud800"])
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeError, RecursionError)):
        wire.read_client(text)
