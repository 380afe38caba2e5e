"""Whether anybody may look on is a yes or a no, and clocks count turns."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = sa.table(
    "tables", sa.column("id", sa.String), sa.column("body", sa.Text), sa.column("owner", sa.String)
)


def upgrade() -> None:
    """To this revision."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("owner", sa.String(32), nullable=False, server_default=""))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("owner", server_default=None)
    op.create_index("ix_tables_owner", "tables", ["owner"])
    _change({"live": True, "none": False}, "choice", "turn")
    for id_, body in op.get_bind().execute(sa.select(TABLES.c.id, TABLES.c.body)).all():
        owned = sa.update(TABLES).where(TABLES.c.id == id_).values(owner=json.loads(body).get("owner", ""))
        op.get_bind().execute(owned)


def downgrade() -> None:
    """Back to the revision before."""
    op.drop_index("ix_tables_owner", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("owner")
    _change({True: "live", False: "none"}, "turn", "choice")


def _change(values: dict[object, object], old: str, new: str) -> None:
    connection = op.get_bind()
    for id_, body in connection.execute(sa.select(TABLES.c.id, TABLES.c.body)).all():
        terms = json.loads(body)
        if terms.get("spectators") in values:
            terms["spectators"] = values[terms["spectators"]]
        if old in terms.get("clock", {}):
            terms["clock"][new] = terms["clock"].pop(old)
        connection.execute(sa.update(TABLES).where(TABLES.c.id == id_).values(body=json.dumps(terms)))
