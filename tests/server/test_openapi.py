"""The description of all requests is true: thousands of requests are made from it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any, TypeAlias

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.config import SchemathesisConfig
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Someone, running

AnyOperation: TypeAlias = APIOperation[Any, Any, Any, Any]
AnyCase: TypeAlias = Case[Any]
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


class Serving(threading.Thread):
    """A server in another thread, with a person who has a table."""

    def __init__(self, database: str) -> None:
        super().__init__()
        self.ready = threading.Event()
        self._database = database

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._end = asyncio.Event()
        async with running(self._database) as server:
            self.address = f"http://127.0.0.1:{server.port}"
            self.anna: Someone = await server.person("Anna")
            seats = [{"kind": "me"}, {"kind": "open"}]
            self.table: str = (await self.anna.opens("wizwar", seats))["id"]
            self.ready.set()
            await self._end.wait()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self.join()


@pytest.fixture
def serving(database: str) -> Iterator[Serving]:
    server = Serving(database)
    server.start()
    assert server.ready.wait(30)
    yield server
    server.stop()


def test_every_request_on_the_page_is_answered_as_it_says(serving: Serving) -> None:
    schema = schemathesis.openapi.from_url(
        f"{serving.address}/api/schema/openapi.json", config=SchemathesisConfig()
    )
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 10
    for operation in operations:
        _ask(serving, operation, GenerationMode.POSITIVE)
        if operation.body:
            _ask(serving, operation, GenerationMode.NEGATIVE)


def _ask(serving: Serving, operation: AnyOperation, mode: GenerationMode) -> None:
    tokens = [{"Authorization": f"Bearer {serving.anna.token}"}, {}]

    @settings(
        max_examples=15,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode), st.sampled_from(tokens), st.booleans())
    def ask(case: AnyCase, headers: dict[str, str], known: bool) -> None:
        if known and "table" in case.path_parameters:
            case.path_parameters["table"] = serving.table
        case.call_and_validate(headers=headers, checks=CHECKS)

    ask()


def test_the_page_of_requests_names_them_all_and_loads_nothing(serving: Serving) -> None:
    page = httpx.get(f"{serving.address}/api/schema").text
    schema = httpx.get(f"{serving.address}/api/schema/openapi.json").json()
    for path, methods in schema["paths"].items():
        for method in methods:
            assert f"<code>{method.upper()} {path}</code>" in page
    for form in schema["components"]["schemas"]:
        assert f'id="{form}"' in page
    assert "<script" not in page
    assert "http://" not in page
    assert "https://" not in page
