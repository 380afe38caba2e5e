"""Everybody was here when the server began to note it: 0004 took the day they first came."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

PEOPLE = sa.table("people", sa.column("seen", sa.Float))


def upgrade() -> None:
    """To this revision."""
    op.execute(sa.update(PEOPLE).values(seen=time.time()))


def downgrade() -> None:
    """Back to the revision before: nothing has to be undone."""
