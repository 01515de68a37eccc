"""Who somebody is: a guest, by a signed cookie; nobody signs up."""

import secrets
from http.cookies import SimpleCookie
from typing import Any

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "fracas_guest"
ONE_YEAR_S = 365 * 24 * 3600
GUEST = "guest"
FOR_ANYBODY = ("/assets/", "/healthz")
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Guest(msgspec.Struct, frozen=True):
    """Somebody. `player` is known to the server and to nobody else."""

    player: str
    name: str | None = None


class Guests:
    """Signs and reads the cookies of guests."""

    def __init__(self, secret: str) -> None:
        self.signer = URLSafeSerializer(secret, salt="fracas guest")

    def read(self, cookie: str) -> Guest | None:
        """The guest of a cookie, or None if this server did not sign it."""
        try:
            return msgspec.convert(self.signer.loads(cookie), Guest)
        except (BadSignature, msgspec.ValidationError):
            return None

    def write(self, guest: Guest) -> str:
        return str(self.signer.dumps(msgspec.to_builtins(guest)))


def new_guest() -> Guest:
    return Guest(player=secrets.token_urlsafe(12))


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def set_cookie(guests: Guests, guest: Guest, scope: Scope) -> str:
    """The header that makes a browser remember who it is."""
    cookie: SimpleCookie = SimpleCookie()
    cookie[COOKIE] = guests.write(guest)
    morsel = cookie[COOKIE]
    morsel.update({"path": "/", "max-age": str(ONE_YEAR_S), "samesite": "Lax"})
    morsel["httponly"] = True
    if scope["scheme"] in ("https", "wss"):
        morsel["secure"] = True
    return morsel.OutputString()


class IdentityMiddleware(ASGIMiddleware):
    """Puts the guest into the request's state, and a cookie into the answer to a new one."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["path"].startswith(FOR_ANYBODY):
            await next_app(scope, receive, send)
            return
        guests: Guests = scope["litestar_app"].state.guests
        connection = AnyConnection(scope)
        known = guests.read(connection.cookies.get(COOKIE, ""))
        guest = known or new_guest()
        scope["state"][GUEST] = guest

        async def send_with_cookie(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = MutableScopeHeaders.from_message(message)
                if "set-cookie" not in headers:
                    headers.add("set-cookie", set_cookie(guests, guest, scope))
            await send(message)

        await next_app(scope, receive, send_with_cookie if known is None else send)
