"""Checks before every request: headers that keep a page safe, the origin of changes, and limits."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from emberwatch.table.http.refusals import refusal
from emberwatch.table.http.visitors import Buckets, address_of, is_own_origin
from emberwatch.table.settings import ServerSettings

POLICY: Final = "; ".join([
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
    "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
])  # fmt: skip
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
CHANGES: Final = ("POST", "PATCH", "PUT", "DELETE")
SMALL: Final = 64_000
"""Maximum bytes of a request that is not a record."""
RECORDS: Final = "/api/records"


class Guard:
    """Middleware that wraps the application."""

    def __init__(self, app: ASGIApp, settings: ServerSettings) -> None:
        self.app = app
        self.settings = settings
        self.buckets = Buckets(settings.limits.requests_per_second, settings.limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        problem = self.problem_of(request)
        if problem is not None:
            status, key = problem
            await refusal(request, status, key)(scope, receive, with_headers(send))
            return
        limit = self.settings.limits.record_bytes if request.url.path == RECORDS else SMALL
        await self.app(scope, limit_body(receive, limit), with_headers(send))

    def problem_of(self, request: Request) -> tuple[int, str] | None:
        if request.url.path.startswith("/api") and not self.buckets.of(address_of(request)).take():
            return 429, "error-table-too-fast"
        if request.method in CHANGES and not is_own_origin(request, self.settings.origins):
            return 403, "error-table-origin"
        length = request.headers.get("content-length", "0")
        limit = self.settings.limits.record_bytes if request.url.path == RECORDS else SMALL
        if not length.isdecimal() or int(length) > limit:
            return 413, "error-table-request-large"
        return None


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(HEADERS)
        await send(message)

    return sending


def limit_body(receive: Receive, most: int) -> Receive:
    """Cut off a body of unknown length when it gets too long."""
    read = 0

    async def receiving() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        return message if read <= most else {"type": "http.disconnect"}

    return receiving
