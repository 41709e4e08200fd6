"""The description of the HTTP API, made from its table of calls."""
import inspect
import re
from typing import Any

import msgspec

from .. import __version__
from .api import ENDPOINTS, Endpoint
from .shapes import No

REASONS = {400: "What was sent is wrong.", 401: "The token is nobody's.", 403: "Asked by a page of another site.",
           404: "There is no such thing.", 409: "It cannot be done as things are.", 413: "It is too long.",
           415: "It must be application/json.", 429: "Too often.", 503: "The house cannot do it at the moment."}
ALL = (401, 429, 503)
CHANGES = (400, 403, 413, 415)


def described() -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    types = [kind for each in ENDPOINTS for kind in (each.body, each.answer) if kind not in (None, bytes, str)]
    schemas, parts = msgspec.json.schema_components([*types, No], ref_template="#/components/schemas/{name}")
    found = iter(schemas)
    paths: dict[str, Any] = {}
    for each in ENDPOINTS:
        body = next(found) if each.body else None
        answer = next(found) if each.answer not in (None, bytes, str) else {"type": "object"}
        paths.setdefault(each.path, {})[each.method.lower()] = _call(each, body, answer, schemas[-1])
    return {"openapi": "3.1.0",
            "info": {"title": "Parlour", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"},
                     "description": "A house of card games.  Play itself goes over the WebSocket at /ws; see "
                                    "docs/protocol.md."},
            "paths": paths,
            "components": {"schemas": parts, "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "parlour"},
                "token": {"type": "http", "scheme": "bearer"}}},
            "security": [{}, {"cookie": []}, {"token": []}]}


def _call(each: Endpoint, body: Any, answer: Any, no: Any) -> dict[str, Any]:
    kind = "text/plain" if each.answer is str else "application/json"
    content = {"content": {kind: {"schema": {"type": "string"} if each.answer is str else answer}}}
    good = {"200": {"description": "Done.", **content}} if each.answer else {"204": {"description": "Done."}}
    refused = sorted({*ALL, *each.no, *(CHANGES if each.body else (403,) if each.method != "GET" else ())})
    found: dict[str, Any] = {
        "operationId": each.call.__name__, "summary": (inspect.getdoc(each.call) or "").split("\n")[0],
        "responses": good | {str(status): {"description": REASONS[status],
                                           "content": {"application/json": {"schema": no}}} for status in refused}}
    if names := re.findall(r"\{(\w+)\}", each.path):
        found["parameters"] = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                               for name in names]
    if body:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    return found
