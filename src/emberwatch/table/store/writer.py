"""One task writes for everybody: orders that arrive during a commit go into the next one together.

A commit waits for the disk, however much it contains, so a commit of many small writes costs little more than one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from emberwatch.table.store.append import Append, append_all
from emberwatch.table.store.database import direct_engine, for_writing

MOST: Final = 500
"""Maximum number of orders in one transaction, so that nobody waits for ever longer ones."""

Result = TypeVar("Result")
Work = Callable[[AsyncConnection], Awaitable[Any]]


class Order:
    """A write, and where its answer goes."""

    def __init__(self, work: Append | Work) -> None:
        self.work: Final = work
        self.answer: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()

    def give(self, answer: object) -> None:
        """Answer the caller, unless they have gone away."""
        if self.answer.done():
            return
        if isinstance(answer, BaseException):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


class WriteBatch:
    """Orders that are committed together or not at all."""

    def __init__(self, orders: list[Order]) -> None:
        self.orders: Final = orders
        self.answers: list[object] = []
        self.working = False
        """Between the beginning of the transaction and its commit, when a failure has certainly changed nothing."""

    def appends(self) -> list[Append]:
        return [order.work for order in self.orders if isinstance(order.work, Append)]

    def commit_directly(self, engine: Engine) -> None:
        """Commit a batch that contains only appends, in a separate thread."""
        with engine.connect() as connection, connection.begin() as transaction:
            self.working = True
            self.answers = [*append_all(connection, self.appends())]
            self.working = False
            transaction.commit()

    async def commit(self, engine: AsyncEngine) -> None:
        async with engine.connect() as connection, connection.begin() as transaction:
            self.working = True
            self.answers = await self.write_all(connection)
            self.working = False
            await transaction.commit()

    async def write_all(self, connection: AsyncConnection) -> list[object]:
        """Write all orders and return their answers in order. Appends go first: they lock tables, in a fixed order."""
        appends = self.appends()
        appended = iter(await connection.run_sync(append_all, appends) if appends else [])
        return [
            next(appended) if isinstance(order.work, Append) else await order.work(connection) for order in self.orders
        ]

    def is_worth_parting(self, error: BaseException) -> bool:
        """Whether the failure may be the fault of one order, so that the others deserve another try."""
        is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
        return self.working and len(self.orders) > 1 and not is_lost


class Writer:
    """The only writer in this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = for_writing(engine)
        self.direct: Final = direct_engine(engine.url)
        self.thread: Final = ThreadPoolExecutor(1, "writer")
        self.orders: list[Order] = []
        self.wake: Final = asyncio.Event()
        self.closing = False
        self.task: Final = asyncio.create_task(self.run(), name="writer")
        self.task.add_done_callback(self.stop)

    async def do(self, work: Callable[[AsyncConnection], Awaitable[Result]]) -> Result:
        """Do this in a transaction, perhaps together with other work; return when it is committed."""
        result: Result = await self.order(work).answer
        return result

    async def append(self, append: Append) -> None:
        await self.order(append).answer

    def order(self, work: Append | Work) -> Order:
        if self.closing:
            raise RuntimeError("the store is closed")
        order = Order(work)
        self.orders.append(order)
        self.wake.set()
        return order

    async def close(self) -> None:
        """Write the pending orders, then stop."""
        self.closing = True
        self.wake.set()
        await asyncio.wait([self.task])
        self.thread.shutdown()
        if self.direct is not None:
            self.direct.dispose()

    def stop(self, _task: asyncio.Task[None]) -> None:
        """Answer everybody who is still waiting, however the writer ended."""
        self.closing = True
        answer_all(self.orders, [RuntimeError("the store is closed")] * len(self.orders))

    async def run(self) -> None:
        while self.orders or not self.closing:
            await self.wake.wait()
            self.wake.clear()
            while self.orders:
                await self.write(self.next_orders())

    def next_orders(self) -> list[Order]:
        taken, self.orders = self.orders[:MOST], self.orders[MOST:]
        return [order for order in taken if not order.answer.done()]

    async def commit(self, batch: WriteBatch) -> None:
        if self.direct is not None and len(batch.appends()) == len(batch.orders):
            await asyncio.get_running_loop().run_in_executor(self.thread, batch.commit_directly, self.direct)
        else:
            await batch.commit(self.engine)

    async def write(self, orders: list[Order]) -> None:
        """Commit the orders together, or one by one if one of them makes the whole batch fail.

        A failure goes to the caller who ordered the work; the writer continues.
        """
        batch = WriteBatch(orders)
        try:
            await asyncio.shield(asyncio.create_task(self.commit(batch)))
        except Exception as error:  # noqa: BLE001
            if not batch.is_worth_parting(error):
                answer_all(orders, [error] * len(orders))
                return
        else:
            answer_all(orders, batch.answers)
            return
        for order in orders:
            await self.write([order])


def answer_all(orders: list[Order], answers: list[object]) -> None:
    for order, answer in zip(orders, answers, strict=True):
        order.give(answer)
