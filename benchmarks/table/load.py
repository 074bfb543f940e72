"""A crowd of simulated people, each with a page open over a real socket, for the benchmark.

They answer questions after a while, with any of the choices. When the connection breaks they come back and repeat,
with the same id, whatever was not answered, as our page does.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import random
import time
from collections import Counter
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from benchmarks.table.server import HOST, NotMeasured, Subject
from emberwatch.table.play import wire
from emberwatch.text import LANGUAGES

GAMES: Final = ("outlive", "discover")
PAUSE: Final = (0.1, 0.4)
"""Seconds before somebody whose connection broke tries again."""
BROKEN: Final = (OSError, http.client.HTTPException, WebSocketException, TimeoutError)
"""Errors raised when asking a server that has just been killed."""
COOKIE: Final = "cookie"


class Choice(msgspec.Struct):
    pick: list[str | int]


class Question(msgspec.Struct):
    choices: list[Choice]


class Heard(msgspec.Struct):
    """As much of a server message as a person needs to play."""

    say: str
    id: str | int | None = None
    key: str = ""
    seq: int = 0
    seat: int | None = None
    waiting: tuple[int, ...] = ()
    held: int | None = None
    question: Question | None = None
    outcome: object = None


class Given(msgspec.Struct, frozen=True):
    """An order that was answered."""

    table: str
    order: wire.PickOne | wire.EndTurn
    number: int
    """The event that it became, according to the answer."""


read = msgspec.json.Decoder(Heard).decode


class Crowd:
    """Everybody, and what they have noted."""

    def __init__(self, subject: Subject, think: tuple[float, float], seed: int) -> None:
        self.subject: Final = subject
        self.think: Final = think
        self.dice: Final = random.Random(seed)
        self.people: Final[list[Person]] = []
        self.given: Final[list[Given]] = []
        """All orders that were answered, in the order of the answers."""
        self.trips: Final[list[float]] = []
        """Seconds from each pick to its answer, for picks that were sent only once."""
        self.refused: Final[Counter[str]] = Counter()
        self.repeated = 0
        self.resting = True
        """Whether nobody begins anything: before everybody is here, and after the end."""

    def invite(self, count: int, *, idle: bool = False) -> None:
        """Add this many people, who take turns in games and languages."""
        for number in range(len(self.people), len(self.people) + count):
            game, language = GAMES[number % len(GAMES)], LANGUAGES[number // len(GAMES) % len(LANGUAGES)]
            self.people.append(Person(self, number, game, language, idle=idle))

    async def arrive(self, at_once: int = 8) -> None:
        """Let everybody make a table and open its page, a few at a time; the next come when the bots there are done."""
        doors = asyncio.Semaphore(at_once)

        async def enter(person: Person) -> None:
            async with doors:
                person.life = asyncio.create_task(person.live())
                arrived = asyncio.create_task(person.arrived.wait())
                await asyncio.wait([person.life, arrived], return_when=asyncio.FIRST_COMPLETED)
                arrived.cancel()
                if person.life.done():
                    person.life.result()

        await asyncio.gather(*[enter(person) for person in self.people if person.life is None])

    def begin(self) -> None:
        """Start to play: everybody is here."""
        self.resting = False
        for person in self.people:
            person.wake()

    async def rest(self, patience: float = 60.0) -> int:
        """Wait until everything is answered, then let everybody leave; return how many orders were never answered."""
        self.resting = True
        until = time.monotonic() + patience
        while any([person.order for person in self.people]) and time.monotonic() < until:
            await asyncio.sleep(0.05)
        for person in self.people:
            if person.life is not None:
                person.life.cancel()
        await asyncio.gather(*[person.life for person in self.people if person.life], return_exceptions=True)
        return len([person for person in self.people if person.order])


class Person:
    """Somebody who plays one table after another."""

    def __init__(self, crowd: Crowd, number: int, game: str, language: str, *, idle: bool) -> None:
        self.crowd: Final = crowd
        self.number: Final = number
        self.game: Final = game
        self.language: Final = language
        self.idle: Final = idle
        """Whether they only look at the table."""
        self.dice: Final = random.Random(crowd.dice.random())
        self.cookie = ""
        self.table = ""
        self.state: Heard | None = None
        self.order: wire.PickOne | wire.EndTurn | None = None
        """What was sent and has not been answered."""
        self.said_at = 0.0
        self.said_again = False
        self.orders = 0
        self.asked: Final = asyncio.Event()
        self.arrived: Final = asyncio.Event()
        self.life: asyncio.Task[None] | None = None

    # -- coming and going -----------------------------------------------------------------------------------------

    async def live(self) -> None:
        """Play, and come back whenever the connection breaks."""
        while True:
            try:
                if not self.table:
                    await asyncio.to_thread(self.make_table)
                await self.visit()
            except BROKEN:
                await asyncio.sleep(self.dice.uniform(*PAUSE))

    def make_table(self) -> None:
        """Make a table against bots, as with one click on the first page."""
        known = {"Cookie": self.cookie} if self.cookie else {}
        reply = self.crowd.subject.ask("POST", "/api/play", {"game": self.game}, **known)
        if reply.status != http.HTTPStatus.CREATED:
            raise NotMeasured("cli-table-no-server", problem=reply.body.decode(errors="replace"))
        self.cookie = self.cookie or reply.headers["set-cookie"].partition(";")[0]
        self.table = reply.json()["id"]

    async def visit(self) -> None:
        """Use one connection, until it breaks or the game is over."""
        async with self.connection() as socket:
            acting = asyncio.create_task(self.act(socket))
            try:
                async for raw in socket:
                    self.hear(read(raw))
                    if self.is_done():
                        self.table, self.state = "", None
                        return
            finally:
                acting.cancel()

    def connection(self) -> connect:
        """A socket as a browser opens it: with compression, as much as the server likes."""
        return connect(
            f"ws://{HOST}:{self.crowd.subject.port}/socket/{self.table}",
            additional_headers={"Cookie": self.cookie, "Accept-Language": self.language},
            extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)],
            compression=None,
            max_size=None,
            proxy=None,
            ping_interval=None,
        )

    def is_done(self) -> bool:
        """Whether the game is over and nothing is left unanswered."""
        return self.state is not None and self.state.outcome is not None and self.order is None

    # -- receiving ------------------------------------------------------------------------------------------------

    def hear(self, heard: Heard) -> None:
        if heard.say == "state":
            self.state = heard
            if heard.waiting == (heard.seat,):
                self.arrived.set()
        elif self.order is not None and heard.id == self.order.id:
            self.note_answer(self.order, heard)
        self.wake()

    def wake(self) -> None:
        """Begin to think, if there is something to think about."""
        if self.order is None and not self.idle and not self.crowd.resting and self.is_asked():
            self.asked.set()

    def note_answer(self, order: wire.PickOne | wire.EndTurn, heard: Heard) -> None:
        self.order = None
        if heard.say == "refused":
            self.crowd.refused[heard.key] += 1
            return
        self.crowd.given.append(Given(self.table, order, heard.seq))
        if isinstance(order, wire.PickOne) and not self.said_again:
            self.crowd.trips.append(time.perf_counter() - self.said_at)

    def is_asked(self) -> bool:
        state = self.state
        if state is None:
            return False
        return state.question is not None or (state.held is not None and state.held == state.seat)

    # -- sending --------------------------------------------------------------------------------------------------

    async def act(self, socket: ClientConnection) -> None:
        """Repeat what was not answered, then answer every question."""
        with contextlib.suppress(ConnectionClosed):
            if self.order is not None:
                self.crowd.repeated += 1
                self.said_again = True
                await socket.send(wire.write(self.order).decode())
            while True:
                await self.asked.wait()
                self.asked.clear()
                await asyncio.sleep(self.dice.uniform(*self.crowd.think))
                if self.order is None and self.is_asked() and not self.crowd.resting:
                    self.order, self.said_again = self.next_order(), False
                    self.said_at = time.perf_counter()
                    await socket.send(wire.write(self.order).decode())

    def next_order(self) -> wire.PickOne | wire.EndTurn:
        """Any of the choices, or the end of the turn."""
        state = self.state
        assert state is not None
        self.orders += 1
        id = f"{self.number}-{self.orders}"
        if state.question is None:
            return wire.EndTurn(id, state.seq)
        return wire.PickOne(id, state.seq, self.dice.choice(state.question.choices).pick)
