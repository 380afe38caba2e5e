"""Which address `guildhall serve` opens and names."""

from __future__ import annotations

import socket

import pytest

from guildhall.cli.serve import addresses
from guildhall.text import Text, languages


class Routed:
    """A datagram socket on a machine with one address, or with no route to others."""

    address = ""

    def __init__(self, family: int, kind: int) -> None:
        assert kind == socket.SOCK_DGRAM, "a stream would send something"

    def __enter__(self) -> Routed:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def connect(self, remote: tuple[str, int]) -> None:
        if not self.address:
            raise OSError("no route")

    def getsockname(self) -> tuple[str, int]:
        return self.address, 1


@pytest.fixture
def routed(monkeypatch: pytest.MonkeyPatch) -> type[Routed]:
    monkeypatch.setattr(Routed, "address", "")
    monkeypatch.setattr("guildhall.cli.serve.socket.socket", Routed)
    return Routed


@pytest.mark.parametrize(
    ("host", "own", "opened"),
    [("0.0.0.0", "192.168.1.5", "http://192.168.1.5:8000/"), ("::", "fd00::5", "http://[fd00::5]:8000/")],
)
def test_a_server_that_listens_everywhere_names_an_address_that_others_can_use(
    routed: type[Routed], host: str, own: str, opened: str
) -> None:
    routed.address = own
    assert addresses(host, 8000) == (opened, "server-others")


@pytest.mark.parametrize("own", ["", "127.0.0.1", "0.0.0.0", "169.254.3.4"])
def test_without_a_network_it_opens_localhost(routed: type[Routed], own: str) -> None:
    routed.address = own
    assert addresses("0.0.0.0", 8000) == ("http://localhost:8000/", "server-others-none")


@pytest.mark.parametrize(
    ("host", "opened"),
    [("127.0.0.1", "http://127.0.0.1:80/"), ("::1", "http://[::1]:80/"), ("table", "http://table:80/")],
)
def test_an_address_that_was_given_is_the_one_that_is_opened(host: str, opened: str) -> None:
    assert addresses(host, 80) == (opened, None)


@pytest.mark.parametrize("language", languages())
def test_every_language_says_which_address_others_can_use(language: str) -> None:
    text = Text(language)
    assert "http://192.168.1.5:8000/" in text("server-others", address="http://192.168.1.5:8000/")
    assert "http" not in text("server-others-none")
