"""Real pages at a real server: joining, playing, leaving, coming back."""

import asyncio
import threading
from pathlib import Path

import pytest
from tests.server.pages import Page, Person, Site, a_site, quick, run
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fracas.bots.greedy import GreedyBot
from fracas.games import AnyGame
from fracas.match import verify
from fracas.server import thinkers
from fracas.server.connection import NO_SUCH_TABLE, TOO_SLOW


async def two_people(site: Site) -> tuple[str, Person, Page, Person, Page]:
    """A table with two people who have started a match."""
    ann, ben = site.person(), site.person()
    table = await ann.open_table(seats=2)
    anns, bens = await ann.visit(table), await ben.visit(table)
    await bens.until("table")
    await bens.say("take_seat", seat=1, name="Ben")
    await anns.when(lambda page: page.table and page.table["seats"][1]["name"] == "Ben")
    await anns.say("start")
    await anns.when(lambda page: page.view)
    await bens.when(lambda page: page.view)
    return table, ann, anns, ben, bens


def test_two_people_meet_by_link_and_play_a_whole_match(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            _, _, anns, _, bens = await two_people(site)
            await asyncio.gather(anns.play(), bens.play())
            assert anns.over == bens.over
            key = anns.over["key"] if anns.over else ""
            assert not any(key in str(said) for said in anns.heard if said["type"] != "over")

    run(scenario())


def test_an_action_is_acknowledged_before_it_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            _, _, anns, _, bens = await two_people(site)
            mover = anns if anns.mine else bens
            id = await mover.act()
            assert await mover.until("accepted", "beat") == {"type": "accepted", "id": id}
            await mover.until("beat")

    run(scenario())


def test_a_triple_click_is_one_action(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            _, _, anns, _, bens = await two_people(site)
            mover, other = (anns, bens) if anns.mine else (bens, anns)
            decision = mover.mine["id"] if mover.mine else 0
            code = mover.view["choices"][0]["code"]
            for id in ("a", "a", "b"):
                await mover.say("act", id=id, decision=decision, codes=[code])
            answers = [await mover.until("accepted", "refused") for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["accepted", "accepted", "refused"]
            await other.until("beat")
            assert sum(other.view["hand_sizes"]) == 13

    run(scenario())


def test_who_comes_back_catches_up_without_a_gap(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            table, ann, anns, _, bens = await two_people(site)
            await anns.leave()
            mover = bens if bens.mine else await ann.visit(table)
            await mover.play(lambda page: page.beat >= 2)
            back = await ann.visit(table, since=anns.beat)
            back.view, back.beat, back.you = anns.view, anns.beat, anns.you
            await back.when(lambda page: page.beat == mover.beat)
            assert [said["type"] for said in back.heard if said["type"] == "fresh"] == []
            again = await ann.visit(table)
            await again.until("fresh")
            assert again.view == back.view

    run(scenario())


def test_whoever_was_away_too_long_gets_everything_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            table, ann, *_ = await two_people(site)
            for since in (0, 77, 1 << 52):
                page = await ann.visit(table, since=since)
                await page.until("fresh")

    run(scenario())


def test_two_pages_of_one_person_see_the_same_and_both_may_act(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            table, ann, anns, ben, bens = await two_people(site)
            mover, person = (anns, ann) if anns.mine else (bens, ben)
            second = await person.visit(table)
            await second.until("fresh")
            assert second.view == mover.view
            await second.act()
            await mover.until("beat")
            await second.until("beat")
            assert second.view == mover.view

    run(scenario())


def test_an_old_socket_that_closes_late_does_not_take_the_seat_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            table, ann, anns, _, bens = await two_people(site)
            for _ in range(10):
                new = await ann.visit(table)
                await new.until("fresh")
                await anns.leave()
                anns = new
            await bens.leave()
            await anns.when(lambda page: not page.table["seats"][1]["present"])
            assert anns.you == 0
            assert anns.table["seats"][0]["present"]

    run(scenario())


def test_everybody_is_told_who_is_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            table, _, anns, _, _ = await two_people(site)
            carl = await site.person().visit(table)
            await anns.when(lambda page: page.table["watchers"] == 1)
            await carl.until("fresh")
            assert carl.you is None
            assert carl.view["choices"] == carl.view["hand"] == []
            await carl.leave()
            await anns.when(lambda page: page.table["watchers"] == 0)

    run(scenario())


def test_a_page_that_does_not_read_is_dropped_and_nobody_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path, queue=4)) as site:
            table, _, anns, _, bens = await two_people(site)
            room = await site.lobby.room(table)
            carl = await site.person().visit(table, max_queue=1, close_timeout=0.1)
            await anns.when(lambda page: page.table["watchers"] == 1)
            seated = {chair.player for chair in room.table.chairs}
            [slow] = [each for each in room.audience.connections if each.player not in seated]
            for _ in range(5):
                slow.send_text("x" * (1 << 24))
            assert slow.gone.is_set()
            assert slow.close_code == TOO_SLOW
            mover = anns if anns.mine else bens
            await mover.act()
            await mover.until("beat")
            await carl.leave()

    run(scenario())


def test_a_crowd_that_comes_and_goes_at_once_pushes_nobody_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path, queue=8)) as site:
            table, _, anns, _, bens = await two_people(site)
            crowd = [await site.person().visit(table, greet=False) for _ in range(30)]
            await asyncio.gather(*(page.say("hello") for page in crowd))
            await anns.when(lambda page: page.table["watchers"] == 30)
            await bens.when(lambda page: page.table["watchers"] == 30)
            await asyncio.gather(*(page.until("fresh") for page in crowd))
            await asyncio.gather(*(page.leave() for page in crowd))
            await anns.when(lambda page: page.table["watchers"] == 0)

    run(scenario())


def test_wrong_messages_are_refused_with_a_reason(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            ann = site.person()
            page = await ann.visit(await ann.open_table())
            await page.until("table")
            for text in (
                "",
                "x",
                "[]",
                '{"type":"no"}',
                '{"type":"act","id":"a","codes":[99]}',
                '{"type":"ping","deep":' + "[" * 1500 + "]" * 1500 + "}",
                "\0",
            ):
                await page.socket.send(text)
                assert (await page.until("refused"))["key"] == "server.malformed"
            await page.socket.send(b"\xff\xfe")
            assert (await page.until("refused"))["key"] == "server.malformed"
            await page.socket.send('{"type":"act","id":"mine","decision":-1,"codes":[]}')
            assert (await page.until("refused"))["id"] == "mine"
            await page.socket.send('{"type":"say_word","word":"' + "x" * 5000 + '"}')
            assert (await page.until("refused"))["key"] == "server.too_large"
            await page.say("ping")
            assert (await page.hear())["type"] == "pong"

    run(scenario())


def test_too_many_messages_are_refused_whole(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path, messages_at_once=5, messages_a_second=1)) as site:
            ann = site.person()
            page = await ann.visit(await ann.open_table())
            await page.until("table")
            for _ in range(6):
                await page.say("act", id="quick", decision=1, codes=[1])
            refusals = [await page.until("refused") for _ in range(6)]
            keys = {each["key"] for each in refusals}
            assert keys == {"table.not_started", "server.too_fast"}
            assert {each["id"] for each in refusals} == {"quick"}

    run(scenario())


def test_a_page_says_hello_first(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            ann = site.person()
            page = await ann.visit(await ann.open_table())
            await page.until("table")
            shy = await ann.visit(page.table["id"], greet=False)
            await shy.say("ping")
            assert (await shy.until("refused"))["key"] == "server.hello_first"
            await shy.say("hello")
            await shy.until("table")

    run(scenario())


def test_pages_of_other_sites_get_no_socket(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            ann = site.person()
            table = await ann.open_table()
            with pytest.raises(InvalidStatus) as raised:
                await ann.visit(table, origin="https://elsewhere.example")
            assert raised.value.response.status_code == 403
            page = await ann.visit(table, origin=f"http://{site.address}")
            await page.until("table")

    run(scenario())


def test_a_table_that_does_not_exist_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            page = await site.person().visit("nowhere")
            assert (await page.hear())["key"] == "table.no_such_table"
            with pytest.raises(ConnectionClosed) as raised:
                await page.hear()
            assert raised.value.rcvd is not None
            assert raised.value.rcvd.code == NO_SUCH_TABLE

    run(scenario())


def test_a_rematch_leads_everybody_to_the_next_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            _, ann, anns, _, bens = await two_people(site)
            await asyncio.gather(anns.play(), bens.play())
            await bens.say("rematch")
            await anns.when(lambda page: page.table["next_table"])
            await bens.when(lambda page: page.table["next_table"])
            await anns.say("rematch")
            assert (await anns.until("refused"))["key"] == "table.rematch_exists"
            page = await ann.visit(anns.table["next_table"])
            await page.until("fresh")
            assert page.you == 1
            assert page.table["commitment"] != anns.table["commitment"]

    run(scenario())


def test_the_clock_plays_with_nobody_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            table, ann, anns, _, bens = await two_people(site)
            await anns.leave()
            await bens.leave()
            room = await site.lobby.room(table)
            assert room.table.next_deadline_ms() is None
            timed = await ann.open_table(seconds=5, bots=["greedy"])
            room = await site.lobby.room(timed)
            for _ in range(200):
                room.table.start_clocks_anew(room.house.clock() - 5_000)
                room.stir()
                await asyncio.sleep(0.01)
                if room.table.phase == "over":
                    break
            assert room.table.phase == "over"
            assert not room.audience.connections

    run(scenario())


def test_a_bot_that_fails_is_replaced_by_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(GreedyBot, "choose", fail)

    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            ann = site.person()
            page = await ann.visit(await ann.open_table(bots=["greedy"]))
            await page.play()

    run(scenario())


def test_a_bot_that_is_not_ready_says_so_and_then_that_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = threading.Event()

    def wait(_game: AnyGame) -> threading.Thread:
        thread = threading.Thread(target=compiled.wait)
        thread.start()
        return thread

    def is_ready(_game: AnyGame) -> bool:
        return compiled.is_set()

    monkeypatch.setattr(thinkers, "warm_up", wait)
    monkeypatch.setattr(thinkers, "is_ready", is_ready)

    async def scenario() -> None:
        async with a_site(quick(tmp_path, warm_up=True)) as site:
            ann = site.person()
            page = await ann.visit(await ann.open_table(seats=3, bots=["search"]))
            await page.when(lambda page: page.table and page.table["seats"][1]["warming_up"])
            compiled.set()
            await page.when(lambda page: not page.table["seats"][1]["warming_up"])

    run(scenario())


def test_a_table_that_nobody_needs_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path, asleep_after_s=0.05)) as site:
            table, ann, anns, _, bens = await two_people(site)
            view = anns.view
            await anns.leave()
            await bens.leave()
            while table in site.lobby.rooms:
                await asyncio.sleep(0.02)
            page = await ann.visit(table, since=1)
            await page.until("fresh")
            assert page.view == view

    run(scenario())


def test_a_match_with_a_clock_or_bots_wakes_with_the_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            await two_people(site)
            bots = await site.person().open_table(bots=["greedy"])
            timed = await site.person().open_table(seconds=30, bots=["random"])
        async with a_site(quick(tmp_path)) as site:
            async with asyncio.timeout(10):
                while set(site.lobby.rooms) != {bots, timed}:
                    await asyncio.sleep(0.01)

    run(scenario())


def test_a_match_goes_on_after_a_restart_and_the_page_catches_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            table, ann, anns, _, _ = await two_people(site)
            view, cookies = dict(anns.view), ann.http.cookies
        async with a_site(quick(tmp_path)) as site:
            again = site.person()
            again.http.cookies = cookies
            page = await again.visit(table, since=anns.beat)
            await page.until("fresh")
            assert (page.you, page.view) == (0, view)

    run(scenario())


@pytest.mark.parametrize("game", ["slambo", "shazamm"])
def test_a_whole_match_of_each_game_is_played_against_a_bot(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            ann = site.person()
            table = await ann.open_table(game=game, bots=["random"])
            page = await ann.visit(table)
            assert (await ann.http.get(f"/api/tables/{table}/match.txt")).status_code == 409
            await page.play()
            assert page.over is not None
            assert verify((await ann.http.get(page.over["file"])).text).sound

    run(scenario())
