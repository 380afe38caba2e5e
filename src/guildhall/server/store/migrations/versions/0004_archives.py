"""Journals of finished games are packed, people are seen, and what an early 0003 left out is made up for.

Revision 0003 was edited after it had been used: databases of its first two states have no owners of tables,
those of the first one also old clocks.
"""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TABLES = sa.table(
    "tables", sa.column("id", sa.String), sa.column("body", sa.Text), sa.column("owner", sa.String)
)
PEOPLE = sa.table("people", sa.column("since", sa.Float), sa.column("seen", sa.Float))
SPECTATORS = {"live": True, "delayed": True, "none": False}  # nothing was ever delayed under that name


def upgrade() -> None:
    """To this revision."""
    _repair_owners()
    _repair_bodies()
    op.add_column("entries", sa.Column("digest", sa.String(16)))
    op.add_column("tables", sa.Column("source", sa.String(16), nullable=False, server_default=sa.text("''")))
    op.add_column("people", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.update(PEOPLE).values(seen=PEOPLE.c.since))
    op.create_index("ix_people_seen", "people", ["seen"])
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archives"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_archives_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "health",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_health"),
    )


def downgrade() -> None:
    """Refuse: archives hold journals that would be lost."""
    raise NotImplementedError("there is no way back from 0004: use the copy that was made before the upgrade")


def _repair_owners() -> None:
    """Add the owners of tables where they are missing."""
    connection = op.get_bind()
    if "owner" in {column["name"] for column in sa.inspect(connection).get_columns("tables")}:
        return
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=False, server_default=""))
    if connection.dialect.name != "sqlite":  # which could only do it by copying the table
        op.alter_column("tables", "owner", server_default=None)
    op.create_index("ix_tables_owner", "tables", ["owner"])
    for id_, body in connection.execute(sa.select(TABLES.c.id, TABLES.c.body)).all():
        owner = json.loads(body).get("owner", "")
        connection.execute(sa.update(TABLES).where(TABLES.c.id == id_).values(owner=owner))


def _repair_bodies() -> None:
    """Give what was agreed at old tables the form that it has now."""
    connection = op.get_bind()
    for id_, body in connection.execute(sa.select(TABLES.c.id, TABLES.c.body)).all():
        terms: dict[str, Any] = json.loads(body)
        terms.setdefault("id", id_)
        if isinstance(spectators := terms.get("spectators"), str):
            terms["spectators"] = SPECTATORS[spectators]
        if "choice" in (clock := terms.get("clock", {})):
            clock["turn"] = clock.pop("choice")
        changed = json.dumps(terms)
        if terms != json.loads(body):
            connection.execute(sa.update(TABLES).where(TABLES.c.id == id_).values(body=changed))
