"""The page that describes every request, for people who write clients; it loads nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

_STYLE: Final = """
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2, h3 { font-family: Georgia, serif; } h3 { margin: 2rem 0 0.3rem; } code { overflow-wrap: anywhere; }
table { border-collapse: collapse; } td { border-top: 1px solid #aaa; padding: 0.2rem 0.8rem 0.2rem 0; }
"""


class RequestsPage(OpenAPIRenderPlugin):
    """Every request, with its parameters, bodies and responses."""

    def __init__(self) -> None:
        super().__init__(path="/requests")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page."""
        body = "\n".join([*_requests(openapi_schema), *_forms(openapi_schema)])
        json = escape(self.get_openapi_json_route(request))
        return (
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Guildhall: requests</title>'
            f"<style>{_STYLE}</style></head><body><h1>Requests</h1>"
            f'<p>The same as OpenAPI: <a href="{json}">{json}</a></p>{body}</body></html>'
        ).encode()


class RequestsFile(JsonRenderPlugin):
    """The same for programs: OpenAPI, whose request bodies allow no unknown fields."""

    def __init__(self, bodies: Sequence[type]) -> None:
        super().__init__()
        self._bodies = bodies

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the file."""
        for body in self._bodies:
            openapi_schema["components"]["schemas"][body.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)


def _requests(schema: dict[str, Any]) -> Iterator[str]:
    for path, methods in sorted(schema["paths"].items()):
        for method, known in methods.items():
            yield f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
            token = "Needs a token. " if known.get("security") else ""
            yield f"<p>{token}{escape(known.get('description', ''))}</p><table>"
            for parameter in known.get("parameters", ()):
                yield _row(parameter["name"], f"in the {parameter['in']}, {_shape(parameter['schema'])}")
            if "requestBody" in known:
                yield _row("takes", _content(known["requestBody"]))
            for code, answer in sorted(known["responses"].items()):
                yield _row(code, f"{answer.get('description', '')} {_content(answer)}")
            yield "</table>"


def _forms(schema: dict[str, Any]) -> Iterator[str]:
    yield "<h2>Forms</h2>"
    for name, form in sorted(schema.get("components", {}).get("schemas", {}).items()):
        yield f'<h3 id="{escape(name)}">{escape(form.get("title", name))}</h3><table>'
        for part, shape in form.get("properties", {}).items():
            yield _row(part, _shape(shape))
        yield "</table>"


def _row(name: str, what: str) -> str:
    return f"<tr><td><code>{escape(name)}</code></td><td>{escape(what)}</td></tr>"


def _content(part: dict[str, Any]) -> str:
    return ", ".join(
        _shape(found["schema"]) for found in part.get("content", {}).values() if "schema" in found
    )


def _shape(schema: dict[str, Any]) -> str:
    """Return what a value may be, in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_shape(one) for one in schema[several])
    if "enum" in schema:
        return " | ".join(map(str, schema["enum"]))
    kind = schema.get("type", "any")
    if kind == "array":
        return f"list of {_shape(schema.get('items', {}))}"
    return " or ".join(kind) if isinstance(kind, list) else str(kind)
