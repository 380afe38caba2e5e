"""Whether anybody may look on is a yes or a no, and clocks count turns."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id", sa.String), sa.column("body", sa.Text))


def upgrade() -> None:
    """To this revision."""
    _change({"live": True, "none": False}, "choice", "turn")


def downgrade() -> None:
    """Back to the revision before."""
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
