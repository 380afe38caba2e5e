"""What Prometheus can read about the server, on a port for this machine alone.

Nothing here may depend on what somebody at a table is doing before it is announced: no entries, messages or
refusals are counted.
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
LOST: Final = Counter("guildhall_lost", "Tables given up and read from their journals again")
COMMITTED: Final = Histogram("guildhall_commit_seconds", "Time to write to the journal", buckets=_SECONDS)


@contextmanager
def served(port: int) -> Iterator[int]:
    """Serve the metrics in a thread while the context lasts; the port, which is a free one for 0."""
    server, thread = start_http_server(port, HOST)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
