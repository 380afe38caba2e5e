"""How uvicorn serves the application, and whom it trusts to say from where somebody comes."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import uvicorn
from litestar import Litestar

from guildhall.kernel.message import BadOption, Message
from guildhall.server.wire import MOST_BYTES

ALL: Final = "*"  # every address is trusted
_STOPPING: Final = 10  # seconds for what is being done when the server stops
_MAPPED: Final = 96  # bits before an address of IPv4 that is written as one of IPv6

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


def uvicorn_config(app: Litestar, proxies: Sequence[str]) -> uvicorn.Config:
    """How uvicorn serves the application; proxies are as `checked_proxies` gives them."""
    return uvicorn.Config(
        app,
        loop="auto",
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # dear in time and memory, for thousands of sockets
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=_trusted(proxies),
        timeout_graceful_shutdown=_STOPPING,
    )


def checked_proxies(given: Iterable[str]) -> tuple[str, ...]:
    """Proxies that an operator has named: addresses, networks or `*`; BadOption if one is none of these."""
    return tuple(proxy if proxy == ALL else str(_network(proxy)) for proxy in map(str.strip, given))


def _network(proxy: str) -> Network:
    try:
        return ipaddress.ip_network(proxy)
    except ValueError as error:
        raise BadOption(Message("server-bad-proxy", {"given": proxy})) from error


def _trusted(proxies: Sequence[str]) -> list[str] | str:
    """The proxies for uvicorn; where it listens at IPv6, addresses of IPv4 come as those of IPv6."""
    if ALL in proxies:
        return ALL
    networks = [ipaddress.ip_network(proxy) for proxy in proxies]
    mapped = [
        f"::ffff:{network.network_address}/{_MAPPED + network.prefixlen}"
        for network in networks
        if network.version == 4
    ]
    return [*map(str, networks), *mapped]
