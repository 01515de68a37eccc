"""The database: journals only grow, groups share a transaction, a failure leaves nothing half."""

import asyncio
import stat
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from tests.server.pages import a_site, quick, run
from tests.server.tables import a_created
from tests.server.test_live import two_people

from fracas.server import store as stores
from fracas.server.journal import Started, WordSaid
from fracas.server.room import opening_change
from fracas.server.schema import METADATA
from fracas.server.store import Change, NotSavedError, StaleError, Store, open_store


def words(*ply_and_word: tuple[int, str], table: str = "t") -> list[Change]:
    return [
        Change(table=table, ply=ply, entries=(WordSaid(seat=0, word=word),))
        for ply, word in ply_and_word
    ]


async def said(store: Store, table: str = "t") -> list[str]:
    return [entry.word for entry in await store.journal(table) if isinstance(entry, WordSaid)]


def test_an_empty_database_gets_its_tables_and_an_old_one_keeps_its_entries(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = tmp_path / "new" / "fracas.sqlite3"
        store = await open_store(str(path))
        await store.write(*words((0, "a")))
        async with store.engine.connect() as connection:
            names = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
            mode = await connection.scalar(sa.text("PRAGMA journal_mode"))
            durable = await connection.scalar(sa.text("PRAGMA synchronous"))
        await store.close()
        assert {*METADATA.tables, "alembic_version"} == set(names)
        assert (mode, durable) == ("wal", 2)
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        again = await open_store(str(path))
        assert await said(again) == ["a"]
        await again.close()

    run(scenario())


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(str(tmp_path / "db"))
        async with store.engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: {
                    table: {column["name"] for column in sa.inspect(sync).get_columns(table)}
                    for table in METADATA.tables
                }
            )
        await store.close()
        assert found == {name: set(table.c.keys()) for name, table in METADATA.tables.items()}

    run(scenario())


def test_changes_that_wait_together_share_a_transaction(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(str(tmp_path / "db"))
        changes = words(*((ply, str(ply)) for ply in range(50)))
        await asyncio.gather(*(store.write(change) for change in changes))
        assert await said(store) == [str(ply) for ply in range(50)]
        assert store.groups < 10
        await store.close()

    run(scenario())


def test_a_place_in_a_journal_is_written_once_and_others_do_not_suffer(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(str(tmp_path / "db"))
        first, again, other = words((0, "first"), (0, "again"), (1, "other"))
        results = await asyncio.gather(
            *(store.write(change) for change in (first, again, other)), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), StaleError, type(None)]
        assert await said(store) == ["first", "other"]
        await store.close()

    run(scenario())


def test_changes_of_one_write_are_kept_all_or_not_at_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(str(tmp_path / "db"))
        await store.write(*words((0, "a")))
        with pytest.raises(StaleError):
            await store.write(*words((0, "new"), table="u"), *words((0, "twice")))
        assert await said(store, "u") == []
        await store.close()

    run(scenario())


def test_settings_are_made_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(str(tmp_path / "db"))
        assert await store.setting("secret", "one") == "one"
        assert await store.setting("secret", "two") == "one"
        await store.close()

    run(scenario())


def test_the_lobby_lists_public_tables_until_they_are_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await open_store(str(tmp_path / "db"))
        opening = opening_change("open", a_created(), [])
        hidden = opening_change("hidden", a_created(seconds=5), [])
        summary = hidden.summary
        assert summary is not None
        replace = msgspec.structs.replace
        hidden = replace(hidden, summary=replace(summary, public=False))
        await store.write(opening, hidden)
        assert [line.id for line in await store.listed()] == ["open"]
        assert await store.going_on_alone() == []
        playing = replace(summary, line=replace(summary.line, phase="playing"))
        await store.write(Change(table="hidden", ply=1, entries=(Started(),), summary=playing))
        assert await store.going_on_alone() == ["hidden"]
        await store.close()

    run(scenario())


def test_a_failed_write_is_refused_and_nothing_is_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            table, _, anns, _, bens = await two_people(site)
            mover = anns if anns.mine else bens
            room = await site.lobby.room(table)
            entries, view = room.table.entries, dict(mover.view)

            async def fail(*_: object) -> None:
                raise NotSavedError("disk full")

            whole = stores.Store.write
            monkeypatch.setattr(stores.Store, "write", fail)
            id = await mover.act()
            refusal = await mover.until("accepted", "refused")
            assert (refusal["key"], refusal["id"]) == ("server.not_saved", id)
            assert room.table.entries == entries
            monkeypatch.setattr(stores.Store, "write", whole)
            await mover.act()
            await mover.until("accepted")
            await mover.until("beat")
            assert mover.view != view

    run(scenario())


def test_a_table_that_has_another_owner_is_loaded_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            table, ann, anns, _, bens = await two_people(site)
            mover = anns if anns.mine else bens
            room = await site.lobby.room(table)
            other = WordSaid(seat=0, word="elsewhere")
            await site.lobby.house.store.write(
                Change(table=table, ply=room.table.entries, entries=(other,))
            )
            await mover.act()
            await room.task
            assert await site.lobby.room(table) is not room
            page = await ann.visit(table)
            await page.until("fresh")

    run(scenario())
