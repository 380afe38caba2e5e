"""What the server counts, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

TABLES: Final = Gauge("guildhall_tables", "Tables in memory")
SOCKETS: Final = Gauge("guildhall_sockets", "Open sockets")
ENTRIES: Final = Counter("guildhall_entries", "Entries written into journals", ["kind"])
REFUSED: Final = Counter("guildhall_refused", "Messages refused")
LOST: Final = Counter("guildhall_lost", "Tables given up and read from their journals again")
TAKEN: Final = Histogram("guildhall_taken_seconds", "From a message to its acknowledgement", buckets=_SECONDS)
COMMITTED: Final = Histogram("guildhall_commit_seconds", "To write some lines", buckets=_SECONDS)
LINES: Final = Histogram("guildhall_commit_lines", "Lines in a commit", buckets=(1, 2, 5, 10, 50, 100, 500))
