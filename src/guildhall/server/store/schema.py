"""The tables of the database. Migrations (store/migrations) change them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

IN_MEMORY: Final = 0.0  # instead of the time at which a table must be loaded
NEVER: Final = 1e18

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("secret", String(64), nullable=False),  # its hash
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False, server_default="0", index=True),  # when they were last here
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("body", Text, nullable=False),  # its terms (server/terms.py)
    Column("status", String(16), nullable=False),
    Column("open", Integer, nullable=False),  # 1: everybody may find it, to sit down or to watch
    Column("waiting", String(32), nullable=False),  # the seats that must choose first, as a list of numbers
    Column("changed", Float, nullable=False, index=True),
    Column("wake", Float, nullable=False, index=True),  # when it must be loaded
    Column("owner", String(32), nullable=False, index=True),  # the person who opened it
    Column("source", String(16), nullable=False, server_default=text("''")),  # hash of an address
)

CHAIRS: Final = Table(
    "chairs",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("message", String(80)),  # the key of the message it came from
    Column("body", Text, nullable=False),
    Column("waiting", String(32), nullable=False),  # the seats that must choose next
    Column("digest", String(16)),  # of the message it came from
    UniqueConstraint("table_id", "message"),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the last entry in it
    Column("body", Text, nullable=False),
)

ARCHIVES: Final = Table(
    "archives",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("lines", LargeBinary, nullable=False),  # the whole journal, packed (store/housekeeping.py)
)

HEALTH: Final = Table(
    "health",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),  # when something was last written here
)
