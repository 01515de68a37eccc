"""The database: journals that only grow, written by one writer in groups, each durable."""

import asyncio
import time
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .journal import AnyEntry, read_entry, write_entry
from .messages import TableLine
from .schema import JOURNAL, SETTINGS, TABLES
from .summary import Summary

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_IN_GROUP = 256
LISTED = 50  # tables in the lobby
LISTED_FOR_S = 24 * 3600


class NotSavedError(Exception):
    """The database did not take a change; the journal is as it was."""


class StaleError(Exception):
    """The journal has grown under another owner: this table's state is not the newest."""


class UnusableError(Exception):
    """The database cannot be opened; the message says why, in one line."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """Entries to append to one journal, and the table's summary if it is different then."""

    table: str
    ply: int  # of the first entry
    entries: tuple[AnyEntry, ...]
    summary: Summary | None = None


Waiting: TypeAlias = tuple[tuple[Change, ...], "asyncio.Future[None]"]


class Store:
    """One database. Changes of one `write` are kept all or not at all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.groups = 0  # transactions so far
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_groups(), name="store writer")

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        await self._waiting.join()
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    async def write(self, *changes: Change) -> None:
        """Return when the changes will survive a crash; otherwise raise, with nothing written."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((changes, done))
        await asyncio.shield(done)

    async def journal(self, table: str) -> list[AnyEntry]:
        """All entries of a table, none if there is no such table."""
        query = sa.select(JOURNAL.c.entry).where(JOURNAL.c.table_id == table)
        async with self.engine.connect() as connection:
            rows = await connection.scalars(query.order_by(JOURNAL.c.ply))
            return [read_entry(entry.encode()) for entry in rows]

    async def listed(self) -> list[TableLine]:
        """The public tables that are not over, newest first."""
        query = (
            sa.select(TABLES.c.line)
            .where(TABLES.c.public, TABLES.c.phase != "over")
            .where(TABLES.c.created_at > time.time() - LISTED_FOR_S)
            .order_by(TABLES.c.created_at.desc())
            .limit(LISTED)
        )
        async with self.engine.connect() as connection:
            return [
                msgspec.json.decode(line, type=TableLine)
                for line in await connection.scalars(query)
            ]

    async def going_on_alone(self) -> list[str]:
        """Matches that have a clock or bots, and so must be woken when a server starts."""
        query = sa.select(TABLES.c.id).where(TABLES.c.goes_on_alone, TABLES.c.phase == "playing")
        async with self.engine.connect() as connection:
            return list(await connection.scalars(query))

    async def setting(self, name: str, value: str) -> str:
        """The setting of this name; `value` if it was never set, and from then on."""
        query = sa.select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        async with self.engine.begin() as connection:
            found = await connection.scalar(query)
            if found is None:
                await connection.execute(sa.insert(SETTINGS).values(name=name, value=value))
            return value if found is None else found

    async def _write_groups(self) -> None:
        """The one writer: whatever is waiting goes into one transaction."""
        while True:
            group = [await self._waiting.get()]
            while not self._waiting.empty() and len(group) < MOST_IN_GROUP:
                group.append(self._waiting.get_nowait())
            await self._write_group(group)
            for _ in group:
                self._waiting.task_done()

    async def _write_group(self, group: list[Waiting]) -> None:
        """Write a group; if it fails, each by itself, so that one fault stays alone."""
        error = await self._try([change for changes, _ in group for change in changes])
        if error is not None and len(group) > 1:
            for alone in group:
                await self._write_group([alone])
            return
        for _, done in group:
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
                done.exception()  # whoever asked may be gone

    async def _try(self, changes: list[Change]) -> Exception | None:
        try:
            async with self.engine.begin() as connection:
                for change in changes:
                    await _write_change(connection, change)
        except IntegrityError:
            return StaleError()
        except (SQLAlchemyError, OSError) as error:
            return NotSavedError(str(error))
        self.groups += 1
        return None


def check(database: str) -> None:
    """Raise `UnusableError` if a server could not open this database."""
    try:
        url = sa.make_url(_address(database))
        engine = sa.create_engine(url.set(drivername=url.drivername.removesuffix("+aiosqlite")))
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _prepare_sqlite)
        if not engine.dialect.is_async:
            with engine.begin() as connection:
                migrate(connection)
        engine.dispose()
    except CommandError as error:
        raise UnusableError(f"it was made by a newer Fracas ({error})") from error
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise UnusableError(str(getattr(error, "orig", None) or error)) from error


async def open_store(database: str) -> Store:
    """Open a database, making it or bringing it up to date first."""
    engine = create_async_engine(_address(database))
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    return Store(engine)


def migrate(connection: sa.Connection) -> None:
    """Bring the tables of a database up to date."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def _write_change(connection: AsyncConnection, change: Change) -> None:
    now = time.time()
    rows = [
        {
            "table_id": change.table,
            "ply": change.ply + place,
            "entry": write_entry(entry).decode(),
            "written_at": now,
        }
        for place, entry in enumerate(change.entries)
    ]
    if rows:
        await connection.execute(sa.insert(JOURNAL), rows)
    if change.summary is not None:
        await connection.execute(_summary_statement(change, change.summary, now))


def _summary_statement(change: Change, summary: Summary, now: float) -> Any:
    values = {
        "phase": summary.line.phase,
        "goes_on_alone": summary.goes_on_alone,
        "line": msgspec.json.encode(summary.line).decode(),
    }
    if change.ply > 0 or not change.entries:
        return sa.update(TABLES).where(TABLES.c.id == change.table).values(values)
    return sa.insert(TABLES).values(
        id=change.table,
        game=summary.line.game,
        created_at=now,
        public=summary.public,
        **values,
    )


def _address(database: str) -> str:
    if "://" in database:
        return database
    path = Path(database).expanduser().resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o600)  # it holds the keys of matches that are not over
    return f"sqlite+aiosqlite:///{path}"


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """WAL lets readers go on beside the writer; FULL makes each commit survive a power cut."""
    cursor = connection.cursor()
    try:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except Exception:
        connection.close()  # a file that is no database: its thread must not live on
        raise
