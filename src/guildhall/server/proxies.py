"""Proxies in front of the server: it believes them when they say for whom they ask."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from guildhall.kernel.message import BadOption, Message
from guildhall.server.limits import ip_of

ALL: Final = "*"  # every address is a proxy
_MAPPED: Final = 96  # bits before an IPv4 address that is written as IPv6

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


def checked_proxies(given: Iterable[str]) -> tuple[str, ...]:
    """Return an operator's proxies: addresses, networks or `*`; BadOption if one is something else."""
    return tuple(proxy if proxy == ALL else str(_network(proxy)) for proxy in map(str.strip, given))


def _network(proxy: str) -> Network:
    try:
        return ipaddress.ip_network(proxy)
    except ValueError as error:
        raise BadOption(Message("server-bad-proxy", {"given": proxy})) from error


class Proxies:
    """The proxies of a server, as `checked_proxies` returns them."""

    def __init__(self, proxies: Sequence[str]) -> None:
        self._all = ALL in proxies
        self._networks = [ipaddress.ip_network(proxy) for proxy in proxies if proxy != ALL]

    def __contains__(self, host: str) -> bool:
        number = ip_of(host)
        return self._all or (number is not None and any(number in network for network in self._networks))

    def for_uvicorn(self) -> list[str] | str:
        """Return the proxies for uvicorn; if it listens at IPv6, it sees IPv4 addresses written as IPv6."""
        if self._all:
            return ALL
        mapped = [
            f"::ffff:{network.network_address}/{_MAPPED + network.prefixlen}"
            for network in self._networks
            if network.version == 4
        ]
        return [*map(str, self._networks), *mapped]
