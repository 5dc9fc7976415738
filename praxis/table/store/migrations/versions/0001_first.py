"""The first version: tables and their entries, records, accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("free", sa.Integer(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("setting", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "changed"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("account", sa.String(40), nullable=False),
    )
    op.create_index("sitters_by_account", "sitters", ["account"])
    op.create_table(
        "records",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Column("setting", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("complete", sa.Boolean(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_index("records_by_time", "records", ["listed", "made"])
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("key", sa.String(160), nullable=False, unique=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("lang", sa.String(5), nullable=False),
        sa.Column("admin", sa.Boolean(), nullable=False),
        sa.Column("disabled", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(40), sa.ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
    )
    op.create_index("sessions_by_account", "sessions", ["account"])
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    for name in ("settings", "sessions", "accounts", "records", "sitters", "entries", "tables"):
        op.drop_table(name)
