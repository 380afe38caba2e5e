"""guildhall serve: run the table server."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import uvicorn

from guildhall.cli import files
from guildhall.cli.console import words
from guildhall.kernel.message import BadOption, Message
from guildhall.server import metrics
from guildhall.server.app import Settings, make_app
from guildhall.server.clock import Pace
from guildhall.server.connections import uvicorn_config
from guildhall.server.hosts import checked
from guildhall.server.limits import NO_LIMITS, NO_RATE
from guildhall.server.logs import configure
from guildhall.server.proxies import checked_proxies
from guildhall.server.store.database import address_of
from guildhall.server.store.store import Store
from guildhall.server.workers.pool import processes_for

SOCKETS = 65_536  # as many as the server ever needs
SWITCH = 0.0005  # seconds that the database's thread waits for its turn at most
PACE = Pace(bot=0.4, window=0.4)
OTHERS: Final = "server-others"  # the message that others in the network can use the address
EVERYWHERE: Final = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}  # to unused addresses (RFC 5737, 3849)


class Server(uvicorn.Server):
    """Prints its address when it is ready."""

    def __init__(self, config: uvicorn.Config, address: str, others: str | None, browser: bool) -> None:
        super().__init__(config)
        self._address, self._others = address, others
        self._browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, and print the address."""
        await super().startup(sockets)
        if self.started:
            print(words("server-running", address=self._address), flush=True)
            if self._others is not None:
                print(words(self._others, address=self._address), flush=True)
            if self._browser:
                await asyncio.to_thread(webbrowser.open, self._address)


def run(
    data: Path | None,
    database: str | None,
    host: str,
    port: int,
    browser: bool,
    limits: bool,
    metrics_port: int | None,
    names: Sequence[str],
    proxies: Sequence[str],
) -> None:
    """Serve until somebody stops the process."""
    configure()
    _allow_sockets()
    gc.disable()  # see server/garbage.py
    sys.setswitchinterval(SWITCH)
    settings = Settings(
        database or _file(data),
        PACE,
        names=(host.lower(), *checked(names)),
        proxies=checked_proxies(proxies),
        workers=processes_for(),
    )
    if not limits:
        settings = settings._replace(rate=NO_RATE, limits=NO_LIMITS)
    with closing(_listen(host, port)) as listening, _metrics(metrics_port):
        address, others = addresses(host, listening.getsockname()[1])
        settings = settings._replace(network=address.rstrip("/") if others == OTHERS else None)
        asyncio.run(Store.prepare(settings.database))
        config = uvicorn_config(make_app(settings), settings)
        Server(config, address, others, browser).run([listening])


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """Return the server's address for a browser, and the message that says whether others can use it.

    A server that listens everywhere has no address that a browser could open, so this picks one of the
    machine's. If the user named an address, they need no message.
    """
    others = None
    if host in EVERYWHERE:
        found = _address_in_network(EVERYWHERE[host])
        host, others = (found, OTHERS) if found else ("localhost", "server-others-none")
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/", others


def _address_in_network(remote: str) -> str | None:
    """Return the address from which this machine would reach others; None without a network.

    Connecting a datagram socket only chooses a route: nothing is sent.
    """
    family = socket.AF_INET6 if ":" in remote else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((remote, 9))
            found = ip_address(asking.getsockname()[0])
    except (OSError, ValueError):
        return None
    return None if found.is_loopback or found.is_unspecified or found.is_link_local else str(found)


@contextmanager
def _metrics(port: int | None) -> Iterator[None]:
    """Serve the metrics if they have a port."""
    if port is None:
        yield
        return
    with ExitStack() as stack:
        try:
            stack.enter_context(metrics.served(port))
        except OSError as error:
            raise _taken(metrics.HOST, port, "--metrics-port") from error
        yield


def _allow_sockets() -> None:
    """Raise this process's limit of open sockets to what the system allows."""
    with suppress(ImportError, ValueError, OSError):  # some systems have no such limit, or refuse
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = SOCKETS if most == resource.RLIM_INFINITY else min(most, SOCKETS)
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _file(data: Path | None) -> str:
    folder = data or files.data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.BadFile(Message("file-write", {"file": str(folder), "why": files.why(error)})) from error
    return address_of(folder / "tables.sqlite3")


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # 0 would delay small packets
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise _taken(host, port, "--port") from error
        raise BadOption(Message("server-no-address", {"host": host})) from error
    return listening


def _taken(host: str, port: int, option: str) -> BadOption:
    return BadOption(Message("server-port-taken", {"port": str(port), "host": host, "option": option}))
