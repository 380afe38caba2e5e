"""`guildhall serve` and its options, as a process."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from guildhall.cli import serve
from tests.cli.terminal import PATIENCE, PROGRAM, refused


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[httpx.Client]:
    """A client of a server with these options, which stops cleanly when told to."""
    command = [*PROGRAM, "serve", "--no-browser", "--port", "0", "--data", str(folder), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            address = re.search(r"http://[\w.:]+", process.stdout.readline())
            assert address is not None
            with httpx.Client(base_url=address[0], timeout=PATIENCE, verify=False) as http:
                yield http
        finally:
            process.send_signal(signal.SIGINT)
            _, complaints = process.communicate(timeout=PATIENCE)
        assert complaints == ""


def complaint(folder: Path, *options: str) -> str:
    """Return why a server with these options doesn't start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serve, "configure", lambda: None)  # the log of this process stays as it is
        return refused("serve", "--no-browser", "--port", "0", "--data", str(folder), *options)


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def test_metrics_are_on_a_port_of_their_own_for_this_machine(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, "--metrics-port", str(port)) as http:
        assert http.get("/metrics").status_code == 404
        metrics = httpx.get(f"http://127.0.0.1:{port}/metrics", verify=False).text
        assert "guildhall_tables 0.0" in metrics
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.2", port), timeout=PATIENCE)
        assert http.get("/healthz").status_code == 200
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics", verify=False)


def move(file: Path, to: Path) -> None:
    """Give a file another name."""
    file.rename(to)


def link(file: Path, to: Path) -> None:
    """Give a file another name by way of a second one."""
    to.hardlink_to(file)
    file.unlink()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has locks that belong to an open file")
@pytest.mark.parametrize("rename", [move, link])
def test_no_second_server_opens_a_renamed_database(
    tmp_path: Path, rename: Callable[[Path, Path], None]
) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    second.mkdir()
    with serving(first) as http:
        assert http.get("/healthz").status_code == 200
        rename(first / "tables.sqlite3", second / "tables.sqlite3")
        command = [*PROGRAM, "serve", "--no-browser", "--port", "0", "--data", str(second)]
        other = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert other.stderr.startswith("Another server is already using the database"), other
    with serving(second) as http:  # now nobody uses it
        assert http.get("/healthz").status_code == 200


def test_a_port_for_metrics_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = complaint(tmp_path, "--metrics-port", port)
    assert told.startswith(f"Port {port} at 127.0.0.1 is already in use")
    assert told.endswith("Choose another port with --metrics-port.")


def test_the_server_answers_to_the_names_it_is_given(tmp_path: Path) -> None:
    names = ("--name", "play.example.org", "--name", "wizards.example")
    with serving(tmp_path, *names) as http:
        for host, status in (("play.example.org", 200), ("wizards.example:80", 200), ("example.org", 421)):
            assert http.get("/api/games", headers={"Host": host}).status_code == status
    told = complaint(tmp_path, "--name", "https://play.example.org")
    assert told.startswith("https://play.example.org isn’t a valid server name.")


def test_an_owner_sees_the_address_that_others_in_the_network_can_use(tmp_path: Path) -> None:
    for number, options in enumerate([(), ("--host", "0.0.0.0")]):
        with serving(tmp_path / str(number), *options) as http:
            token = http.post("/api/people", json={"name": "Anna"}).json()["token"]
            mine = {"Authorization": f"Bearer {token}"}
            seats = [{"kind": "me"}, {"kind": "open"}]
            opened = http.post("/api/tables", json={"game": "wizwar", "seats": seats}, headers=mine).json()
            network = http.get(f"/api/tables/{opened['id']}", headers=mine).json()["network"]
            assert http.base_url.port is not None
            address, others = serve.addresses("0.0.0.0", http.base_url.port)
            assert network == (address.rstrip("/") if options and others == serve.OTHERS else None)


def test_the_server_believes_the_proxies_it_is_given(tmp_path: Path) -> None:
    def allowed(http: httpx.Client) -> bool:
        """Whether the server admits others when the one real address has asked too often."""
        statuses = []
        for number in range(60):  # twice as many new people as one address may have at once
            headers = {"X-Forwarded-For": f"203.0.113.{number}"}
            statuses.append(http.post("/api/people", json={"name": "Anna"}, headers=headers).status_code)
        return set(statuses) == {201}

    with serving(tmp_path) as http:
        assert not allowed(http)
    with serving(tmp_path, "--proxy", "10.0.0.0/8", "--proxy", "127.0.0.1") as http:
        assert allowed(http)
    assert complaint(tmp_path, "--proxy", "proxy").startswith("proxy isn’t the address or network")


def test_an_address_has_200_connections(tmp_path: Path) -> None:
    with serving(tmp_path) as http, ExitStack() as stack:
        address = http.base_url.host, http.base_url.port
        connections = [
            stack.enter_context(socket.create_connection(address, timeout=PATIENCE)) for _ in range(220)
        ]
        for closed in connections[200:]:
            with suppress(ConnectionResetError):
                assert closed.recv(1) == b""
        for kept in connections[0], connections[199]:
            kept.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert kept.recv(100).startswith(b"HTTP/1.1 200 ")
