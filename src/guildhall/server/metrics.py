"""Metrics for Prometheus, on a port for this machine only.

None may show what somebody at a table does before it is announced. So they count and time nothing that is
done for a table, such as entries, messages or commits, and say nothing of the processor time or the memory
that the process uses. (The operating system does, to those who may know.)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, start_http_server

HOST: Final = "127.0.0.1"
_OURS: Final = CollectorRegistry()  # the usual one has the processor time of the process

TABLES: Final = Gauge("guildhall_tables", "Tables in memory", registry=_OURS)
SOCKETS: Final = Gauge("guildhall_sockets", "Open sockets", registry=_OURS)
LOST: Final = Counter(
    "guildhall_lost", "Tables that went wrong and were loaded again from their journals", registry=_OURS
)
PROBED: Final = Gauge(
    "guildhall_health_check_seconds",
    "How long the database took to write a row of its own for the last health check",
    registry=_OURS,
)


@contextmanager
def served(port: int) -> Iterator[int]:
    """Serve the metrics in a thread while the context lasts, on a free port if it is 0; the port."""
    server, thread = start_http_server(port, HOST, _OURS)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
