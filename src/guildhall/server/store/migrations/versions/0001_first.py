"""People, tables, chairs, entries and snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this revision."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("open", sa.Integer, nullable=False),
        sa.Column("waiting", sa.String(32), nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chairs_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("message", sa.String(80)),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("waiting", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", "message", name="uq_entries_table_id"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    """Back from it."""
    for name in ("snapshots", "entries", "chairs", "tables", "people"):
        op.drop_table(name)
