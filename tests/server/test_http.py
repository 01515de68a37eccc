"""The HTTP side: what it answers, and what it keeps to itself."""

from pathlib import Path

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from tests.server.pages import a_site, quick, run
from tests.server.test_live import two_people

from fracas.games import GAMES
from fracas.server.identity import COOKIE


def test_games_and_their_house_rules_are_listed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            games = (await site.person().http.get("/api/games")).json()
            assert [game["name"] for game in games] == list(GAMES)
            slambo = games[list(GAMES).index("slambo")]
            expert = next(option for option in slambo["options"] if option["name"] == "expert")
            assert (expert["kind"], expert["default"]) == ("bool", False)
            assert "SLAM-49" in expert["rules"]

    run(scenario())


def test_rules_are_served_with_their_ids(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            http = site.person().http
            page = (await http.get("/api/rules/slambo")).json()
            ids = [line["id"] for section in page["sections"] for line in section["lines"]]
            assert {"SLAM-01", "SLAM-A34"} <= set(ids)
            missing = await http.get("/api/rules/chess")
            assert (missing.status_code, missing.json()["key"]) == (404, "rules.no_such_game")

    run(scenario())


@pytest.mark.parametrize(
    ("request_line", "body", "refusal"),
    [
        ("GET /api/nothing", None, (404, "server.not_found")),
        ("GET /api/tables/nowhere/match.txt", None, (404, "table.no_such_table")),
        ("DELETE /api/tables", None, (405, "server.wrong_method")),
        ("POST /api/tables", {"game": 7}, (400, "server.malformed")),
        ("POST /api/tables", {"game": "slambo", "sits": 2}, (400, "server.malformed")),
        ("POST /api/tables", {"game": "chess"}, (409, "table.bad_options")),
        ("PUT /api/me", {"name": ""}, (400, "server.malformed")),
        ("PUT /api/me", {"name": "\u202eAnn"}, (409, "table.bad_name")),
        ("GET /api/rules/" + "x" * 300, None, (404, "rules.no_such_game")),
        ("GET /assets/%00", None, (404, "server.not_found")),
        ("GET /assets/" + "x" * 300, None, (404, "server.not_found")),
    ],
)
def test_a_refused_request_says_why(
    tmp_path: Path, request_line: str, body: object, refusal: tuple[int, str]
) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            method, path = request_line.split()
            answer = await site.person().http.request(method, path, json=body)
            assert (answer.status_code, answer.json()["key"]) == refusal

    run(scenario())


def test_a_guest_is_known_again_and_may_take_a_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            http = site.person().http
            first = await http.get("/api/me")
            cookie = first.headers["set-cookie"]
            assert first.json() == {"name": None}
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            assert "set-cookie" not in (await http.get("/api/me")).headers
            assert (await http.put("/api/me", json={"name": "Ann"})).json() == {"name": "Ann"}
            assert (await http.get("/api/me")).json() == {"name": "Ann"}
        async with a_site(quick(tmp_path)) as site:
            again = site.person().http
            again.cookies = http.cookies
            assert (await again.get("/api/me")).json() == {"name": "Ann"}

    run(scenario())


def test_nobody_can_be_somebody_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            table, *_ = await two_people(site)
            room = await site.lobby.room(table)
            forged = URLSafeSerializer("guess", salt="fracas guest")
            thief = site.person()
            cookie = forged.dumps({"player": room.table.chairs[0].player, "name": None})
            thief.http.cookies.set(COOKIE, str(cookie))
            page = await thief.visit(table)
            await page.until("fresh")
            assert page.you is None

    run(scenario())


def test_other_sites_may_not_open_tables(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            for origin in ("https://evil.example", "null", "http://["):
                answer = await site.person().http.post(
                    "/api/tables", json={"game": "slambo"}, headers={"Origin": origin}
                )
                assert (answer.status_code, answer.json()["key"]) == (403, "server.foreign_origin")

    run(scenario())


def test_json_that_is_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            body = '{"game":"slambo","options":{"cards":' + "[" * 4000 + "]" * 4000 + "}}"
            answer = await site.person().http.post("/api/tables", content=body)
            assert (answer.status_code, answer.json()["key"]) == (400, "server.malformed")

    run(scenario())


def test_the_page_is_served_for_its_own_addresses_and_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Fracas</title>")
    (folder / "assets" / "index-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")

    async def scenario() -> None:
        async with a_site(quick(tmp_path, page=folder)) as site:
            http = site.person().http
            for path in ("/", "/table/abc", "/rules/slambo", "/replay"):
                answer = await http.get(path)
                assert answer.text == "<title>Fracas</title>"
                assert answer.headers["content-type"].startswith("text/html")
                assert "default-src 'self'" in answer.headers["content-security-policy"]
            script = await http.get("/assets/index-1.js")
            assert "immutable" in script.headers["cache-control"]
            assert "set-cookie" not in script.headers
            for path in ("/assets/no.js", "/favicon.ico", "/api/x", "/..%2fsecret.txt"):
                assert (await http.get(path)).status_code == 404

    run(scenario())


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path, page=tmp_path / "none")) as site:
            answer = await site.person().http.get("/")
            assert answer.status_code == 503
            assert "make play" in answer.text
            assert (await site.person().http.get("/healthz")).text == "ok"

    run(scenario())


def test_no_address_gives_anything_of_a_running_match_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_site(quick(tmp_path)) as site:
            table, ann, *_ = await two_people(site)
            schema = (await ann.http.get("/schema/openapi.json")).json()
            assert "/api/tables/{table_id}/match.txt" in schema["paths"]
            for path, methods in schema["paths"].items():
                address = path.replace("{table_id}", table).replace("{game}", "slambo")
                if "get" in methods:
                    answer = await ann.http.get(address)
                    assert no_secrets(answer, (await site.lobby.room(table)).table.key.hex())

    run(scenario())


def no_secrets(answer: httpx.Response, key: str) -> bool:
    return key not in answer.text and "\n* " not in answer.text
