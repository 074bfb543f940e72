"""The server as an ASGI application: the lobby, the sockets, the page, and endpoints for the operator."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest, multiprocess
from starlette.middleware.gzip import GZipMiddleware

import emberwatch as ew
from emberwatch.table.http import guard, lobby, places, refusals
from emberwatch.table.http.visitors import language_of
from emberwatch.table.logs import set_up_logs
from emberwatch.table.settings import ServerSettings, from_environment
from emberwatch.table.worker import Worker
from emberwatch.text import speaker

PAGE = Path(__file__).parent / "page"
"""The built page, shipped with the package."""


def create(settings: ServerSettings | None = None) -> FastAPI:
    """Create the application. Without settings, read them from the environment, where worker processes find them."""
    settings = settings or from_environment()
    set_up_logs()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.worker = await Worker.open(settings)
        yield
        await app.state.worker.close()

    app = FastAPI(title="Emberwatch", version=ew.__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
                  openapi_url="/api/openapi.json")  # fmt: skip
    app.include_router(lobby.router)
    refusals.install(app)
    add_socket(app)
    add_operations(app)
    add_page(app, Path(settings.page) if settings.page else PAGE)
    app.add_middleware(GZipMiddleware, minimum_size=800)
    app.add_middleware(guard.Guard, settings=settings)
    return app


def add_socket(app: FastAPI) -> None:
    @app.websocket("/socket/{table_id}")
    async def socket(websocket: WebSocket, table_id: str) -> None:
        await app.state.worker.sockets.serve(websocket, table_id)


# -- for the operator -------------------------------------------------------------------------------------------


def add_operations(app: FastAPI) -> None:
    @app.api_route("/health", methods=["GET", "HEAD"], include_in_schema=False)
    async def health() -> Response:
        """Report healthy when the store answers."""
        well = await app.state.worker.store.is_well()
        return JSONResponse({"well": well, "version": ew.__version__}, status_code=200 if well else 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return PlainTextResponse(collect_figures(), media_type=CONTENT_TYPE_LATEST)


def collect_figures() -> bytes:
    """Collect all metrics, across all workers if there are several."""
    import os

    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


# -- the page ---------------------------------------------------------------------------------------------------


def add_page(app: FastAPI, folder: Path) -> None:
    """Serve the built page: its files by name, and the page itself for every other address; it does its own routing."""
    folder = folder.resolve()
    index = folder / "index.html"

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith(("api/", "socket/")) or "\0" in path:
            return refusals.refusal(request, 404, "error-table-http", status=404)
        file = (folder / path).resolve()
        if file.is_relative_to(folder) and file.is_file() and file != index:
            return FileResponse(file, headers={"Cache-Control": lasting(path)})
        if path.startswith("assets/"):  # from an older build; answering with the page instead would break it
            return refusals.refusal(request, 404, "error-table-http", status=404)
        if not index.is_file():
            return PlainTextResponse(speaker("en").say("error-table-no-page"), status_code=503)
        return page_at(request, path, index.read_text(encoding="utf-8"))


def page_at(request: Request, path: str, html: str) -> Response:
    """The page at an address, with its title; an unknown address gets the same page, which says that it is unknown."""
    place = places.place_of(path)
    said = places.with_title(html, place, language_of(request))
    status = 404 if place == places.LOST else 200
    return HTMLResponse(said, status, headers={"Cache-Control": "no-cache", "Vary": "Accept-Language"})


def lasting(path: str) -> str:
    """Let browsers keep files whose names contain their hash; such files never change."""
    return "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
