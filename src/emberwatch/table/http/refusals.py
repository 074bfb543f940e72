"""How a request is refused: a status, a key, and a sentence in the visitor's language."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from emberwatch.engine.errors import Problem, UnknownGame
from emberwatch.table.http.visitors import language_of
from emberwatch.text import speaker

log = logging.getLogger("emberwatch.requests")


class NotFound(Problem):
    """Nothing has that name."""


class NotAllowed(Problem):
    """It belongs to somebody else, or it is too early."""


class TooMany(Problem):
    """More than one visitor may have."""


STATUS: dict[type[Problem], int] = {NotFound: 404, UnknownGame: 404, NotAllowed: 403, TooMany: 429}


def refusal(request: Request, code: int, key: str, /, **details: str | int) -> JSONResponse:
    text = speaker(language_of(request)).say(key, **details)
    return JSONResponse({"key": key, "text": text}, status_code=code)


async def problem_refused(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, Problem)
    return refusal(request, STATUS.get(type(problem), 400), problem.key, **problem.details)


async def store_refused(request: Request, problem: Exception) -> JSONResponse:
    """The database does not answer, or cannot be written to."""
    log.error("a request failed", exc_info=problem)
    return refusal(request, 503, "error-table-store")


async def shape_refused(request: Request, problem: Exception) -> JSONResponse:
    """The request has the wrong form; say what is wrong, and where."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(map(str, first["loc"]))
    return refusal(request, 422, "error-table-request", where=where, problem=str(first["msg"]))


async def http_refused(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)
    answer = refusal(request, problem.status_code, "error-table-http", status=problem.status_code)
    answer.headers.update(problem.headers or {})
    return answer


def install(app: FastAPI) -> None:
    app.add_exception_handler(Problem, problem_refused)
    app.add_exception_handler(SQLAlchemyError, store_refused)
    app.add_exception_handler(RequestValidationError, shape_refused)
    app.add_exception_handler(HTTPException, http_refused)
