"""Metrics for Prometheus, on a port for this machine only.

None may depend on what somebody at a table does before it is announced: so they don't count entries, messages
or refusals.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import Counter, Gauge, Histogram, start_http_server

HOST: Final = "127.0.0.1"
_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

TABLES: Final = Gauge("guildhall_tables", "Tables in memory")
SOCKETS: Final = Gauge("guildhall_sockets", "Open sockets")
LOST: Final = Counter("guildhall_lost", "Tables that went wrong and were loaded again from their journals")
COMMITTED: Final = Histogram("guildhall_commit_seconds", "Time to write to the journal", buckets=_SECONDS)


@contextmanager
def served(port: int) -> Iterator[int]:
    """Serve the metrics in a thread while the context lasts, on a free port if it is 0; the port."""
    server, thread = start_http_server(port, HOST)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
