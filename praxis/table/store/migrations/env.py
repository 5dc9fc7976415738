"""Alembic runs this; the connection comes from `praxis.table.store.opening`."""

from alembic import context

from praxis.table.store.model import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
