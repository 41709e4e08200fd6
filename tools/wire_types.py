"""Make the client's types from what the house says: python tools/wire_types.py

web/src/wire.ts and docs/wire.schema.json are of the messages at /ws, web/src/api.ts is of the HTTP API.
"""
import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from parlour.house import wire
from parlour.house.api import ENDPOINTS

ROOT = Path(__file__).parents[1]
REF = "#/$defs/"


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages."""
    (client, house), parts = msgspec.json.schema_components([wire.ClientMessage, wire.HouseMessage],
                                                            ref_template=REF + "{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "What is said over the wire of Parlour",
            "anyOf": [{"$ref": f"{REF}ClientMessage"}, {"$ref": f"{REF}HouseMessage"}],
            "$defs": {"ClientMessage": client, "HouseMessage": house, **parts}}


def typescript(found: dict[str, Any]) -> str:
    """The same as types of TypeScript."""
    return "\n".join(["// Made by tools/wire_types.py from the messages of the house; do not edit.", "",
                      f"export const WIRE_VERSION = {wire.VERSION};", "", *_types(found["$defs"])])


def calls() -> str:
    """The calls of the HTTP API as one type: what is sent, and what comes back."""
    kinds = [kind for each in ENDPOINTS for kind in (each.body, each.answer) if kind not in (None, bytes, str)]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    made, known = iter(schemas), msgspec.json.schema_components([wire.ClientMessage, wire.HouseMessage])[1]
    lines = ["export interface Api {"]
    for each in ENDPOINTS:
        body = _type(next(made)) if each.body else "undefined"
        answer = {None: "undefined", str: "string", bytes: "unknown"}.get(each.answer) or _type(next(made))
        lines.append(f'  "{each.method} {each.path}": {{ body: {body}; answer: {answer} }};')
    lines += ["}", ""]
    own = {name: part for name, part in parts.items() if name not in known}
    text = "\n".join([*_types(own), *lines])
    used = sorted(name for name in known if re.search(rf"\b{name}\b(?=[;\[ ])", re.sub(r"/\*\*.*", "", text)))
    return "\n".join(["// Made by tools/wire_types.py from the calls of the house; do not edit.", "",
                      f'import type {{ {", ".join(used)} }} from "./wire";', "", text])


def _types(parts: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for name, part in parts.items():
        if part.get("type") == "object":
            lines += _comment(part.get("description", ""), "")
            lines.append(f"export interface {name} {{")
            needed = part.get("required", [])
            lines += [f"  {key}{'' if key in needed else '?'}: {_type(value)};"
                      for key, value in part["properties"].items()]
            lines += ["}", ""]
        else:
            lines += [f"export type {name} =", *(f"  | {_type(each)}" for each in part["anyOf"]), ""]
            lines[-2] += ";"
    return lines


def _comment(text: str, indent: str) -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


def _type(part: dict[str, Any]) -> str:
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(REF)
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "const" in part:
        return json.dumps(part["const"])
    if "anyOf" in part:
        return " | ".join(_type(each) for each in part["anyOf"])
    kind = part.get("type")
    if kind == "array":
        inner = _type(part["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"{{ [name: string]: {_type(part['additionalProperties'])} }}"
    return {"integer": "number", "number": "number"}.get(str(kind), str(kind))


def made() -> dict[Path, str]:
    """Each file, and what belongs in it."""
    found = schema()
    return {ROOT / "docs/wire.schema.json": json.dumps(found, indent=1) + "\n",
            ROOT / "web/src/wire.ts": typescript(found), ROOT / "web/src/api.ts": calls()}


if __name__ == "__main__":
    for path, text in made().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path}\n")
