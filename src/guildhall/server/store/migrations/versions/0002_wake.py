"""When a table has to come into memory again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this revision."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("wake", sa.Float, nullable=False, server_default="0"))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("wake", server_default=None)
    op.create_index("ix_tables_wake", "tables", ["wake"])


def downgrade() -> None:
    """Back to the revision before."""
    op.drop_index("ix_tables_wake", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("wake")
