"""Whether anybody may look on is a yes or a no."""

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
    _change({"live": True, "none": False})


def downgrade() -> None:
    """Back to the revision before."""
    _change({True: "live", False: "none"})


def _change(values: dict[object, object]) -> None:
    connection = op.get_bind()
    for id_, body in connection.execute(sa.select(TABLES.c.id, TABLES.c.body)).all():
        terms = json.loads(body)
        if terms.get("spectators") in values:
            terms["spectators"] = values[terms["spectators"]]
            changed = sa.update(TABLES).where(TABLES.c.id == id_)
            connection.execute(changed.values(body=json.dumps(terms)))
