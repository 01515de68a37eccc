"""What is answered when a request cannot be served: always a key, a rule and facts."""

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from .messages import Problem
from .store import NotSavedError
from .table import RefusedError

STATUS = {"table.no_such_table": 404, "rules.no_such_game": 404, "server.foreign_origin": 403}
CONFLICT = 409

log = logging.getLogger(__name__)


def refused(_request: Request[Any, Any, Any], error: RefusedError) -> Response[Problem]:
    return problem(STATUS.get(error.key, CONFLICT), error.key, error.rule, error.facts)


def not_saved(_request: Request[Any, Any, Any], error: NotSavedError) -> Response[Problem]:
    log.error("not saved: %s", error)
    return problem(503, "server.not_saved")


def wrong_request(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: a wrong address, method or body."""
    if error.status_code >= 500:
        return failed(_request, error)
    key = {404: "server.not_found", 405: "server.wrong_method"}.get(
        error.status_code, "server.malformed"
    )
    return problem(error.status_code, key, facts={"problem": _say(error)})


def too_deep(_request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON nested more deeply than anybody means."""
    return problem(400, "server.malformed", facts={"problem": str(error)[:200]})


def failed(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("request failed", exc_info=error)
    return problem(500, "server.failed")


def problem(
    status: int, key: str, rule: str = "", facts: dict[str, str | int] | None = None
) -> Response[Problem]:
    body = Problem(key=key, rule=rule, facts=facts or {})
    return Response(body, status_code=status, media_type=MediaType.JSON)


def _say(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list):
        details = msgspec.convert(extra, list[dict[str, Any]], strict=False)
        return "; ".join(str(part.get("message", "")) for part in details)[:200]
    return error.detail[:200]


HANDLERS = {
    RefusedError: refused,
    NotSavedError: not_saved,
    HTTPException: wrong_request,
    RecursionError: too_deep,
    Exception: failed,
}
