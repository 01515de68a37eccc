"""The tables of the database. `migrations` holds how they came to be."""

import sqlalchemy as sa

METADATA = sa.MetaData()

JOURNAL = sa.Table(
    "journal",
    METADATA,
    sa.Column("table_id", sa.String(24), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("written_at", sa.Float, nullable=False),
)

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(24), nullable=False),
    sa.Column("phase", sa.String(12), nullable=False),
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("goes_on_alone", sa.Boolean, nullable=False),  # it has a clock or bots
    sa.Column("line", sa.Text, nullable=False),  # as the lobby shows it, JSON
    sa.Index("tables_by_phase", "phase", "created_at"),
)

SETTINGS = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
