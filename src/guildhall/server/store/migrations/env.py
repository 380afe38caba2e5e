"""Run by Alembic, on the connection that it is given (store/database.py)."""

from __future__ import annotations

from alembic import context

from guildhall.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
