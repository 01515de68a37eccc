"""The built page, and what a browser may do with it."""

from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import MediaType, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.middleware import ASGIMiddleware
from litestar.params import FromPath
from litestar.response import File
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .settings import Settings
from .table import RefusedError

NOT_BUILT = """\
Fracas is running, but its page has not been built.

In a checkout: make play
The tables themselves work: see /schema and docs/protocol.md.
"""
POLICY = (
    "default-src 'self'; img-src 'self' data:; font-src 'self' data:; object-src 'none';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FOREVER = "public, max-age=31536000, immutable"
NEVER_CHANGES = "/assets/"  # the names of files there carry a hash of what they hold


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(state: State, path: FromPath[str] = "") -> Response[Any]:
    """A file of the page; the page itself for the addresses that it understands."""
    settings: Settings = state.settings
    asked = path.strip("/")
    file = _file_of(settings.page, asked)
    if file is not None:
        return _file(file)
    if asked.split("/")[0] in ("api", "ws", "schema", "assets") or "." in Path(asked).name:
        raise NotFoundException(f"/{asked}")
    index = settings.page / "index.html"
    if not index.is_file():
        return Response(NOT_BUILT, media_type=MediaType.TEXT, status_code=503)
    return _file(index)


def _file_of(folder: Path, asked: str) -> Path | None:
    """The file of this name in the folder, if there is one."""
    try:
        file = (folder / asked).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def _file(path: Path) -> Response[Any]:
    return File(path, filename=path.name, content_disposition_type="inline")


class SafetyMiddleware(ASGIMiddleware):
    """Refuses what other sites' pages ask, and tells browsers to be strict with ours."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        settings: Settings = scope["litestar_app"].state.settings
        if must_be_ours(scope) and not is_ours(scope, settings.origins):
            raise RefusedError("server.foreign_origin")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                lasting = scope["path"].startswith(NEVER_CHANGES) and message["status"] == 200
                headers["cache-control"] = FOREVER if lasting else "no-cache"
            await send(message)

        await next_app(scope, receive, send_with_headers)


def must_be_ours(scope: Scope) -> bool:
    """Whether this could change anything, or is a socket, which browsers let any page open."""
    return scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in ("GET", "HEAD", "OPTIONS")


def is_ours(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this server asks, or no page at all."""
    headers = ASGIConnection[Any, Any, Any, Any](scope).headers
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        return False
