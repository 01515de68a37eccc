"""The server as an application that any ASGI server can run."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin

from . import api, errors, live, site
from .identity import Guests, IdentityMiddleware, new_secret
from .lobby import Lobby
from .settings import Settings, usual_database
from .store import open_store

COOKIE_SECRET = "cookie secret"
MOST_BODY_BYTES = 16_384


def create_app(settings: Settings | None = None) -> Litestar:
    """The whole server; without settings, with the usual ones."""
    settings = settings or Settings(database=usual_database())

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None]:
        store = await open_store(settings.database)
        lobby = Lobby(store, settings)
        app.state.guests = Guests(await store.setting(COOKIE_SECRET, new_secret()))
        app.state.lobby = lobby
        waking = asyncio.create_task(lobby.wake_all(), name="waking tables")
        try:
            yield
        finally:
            waking.cancel()
            with suppress(asyncio.CancelledError):
                await waking
            await lobby.close()
            await store.close()

    app = Litestar(
        [*api.HANDLERS, live.live, site.page],
        lifespan=[running],
        middleware=[site.SafetyMiddleware(), IdentityMiddleware()],
        exception_handlers=errors.HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Fracas",
            version="1",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()],
        ),
        request_max_body_size=MOST_BODY_BYTES,
        logging_config=None,
    )
    app.state.settings = settings
    return app
