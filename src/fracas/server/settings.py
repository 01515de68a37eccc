"""What whoever runs the server may set, each with its usual value."""

import os
from pathlib import Path

import msgspec
from platformdirs import user_data_path

PAGE = Path(__file__).parent / "page"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    database: str  # a path, or an address as SQLAlchemy writes it
    page: Path = PAGE  # the folder of the built page
    origins: tuple[str, ...] = ()  # further pages that may talk to this server
    bot_budget_ms: int = 200
    bot_pause_ms: int = 900  # people want to see what a bot answers to
    asleep_after_s: float = 60  # a table without pages, clock and bots leaves memory
    retry_s: float = 1  # how long after a failed write the table itself tries again
    queue: int = 64  # messages that may wait for a slow page before it is dropped
    messages_a_second: float = 20
    messages_at_once: int = 40
    message_bytes: int = 4096
    warm_up: bool = True  # compile searches in the background


def usual_database() -> str:
    """FRACAS_DATABASE, or a file in the user's data folder."""
    chosen = os.environ.get("FRACAS_DATABASE")
    return chosen or str(user_data_path("fracas") / "fracas.sqlite3")
