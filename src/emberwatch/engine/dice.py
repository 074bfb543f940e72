"""The two kinds of dice. The rules contain no random numbers: a chance step names a bag, and dice draw from it."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, TypeGuard

from mypy_extensions import i64, mypyc_attr

from emberwatch.engine.errors import BadOption

MASK: Final = 0xFFFFFFFF
LARGE: Final = 0x80000000


def mix(z: int) -> int:
    """Scramble 32 bits, reversibly."""
    z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK
    z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
    return z ^ (z >> 15)


def is_seed(seed: object) -> TypeGuard[int]:
    """Whether this can be the seed of a game."""
    return type(seed) is int and 0 <= seed < 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """What the driver needs from dice."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def draw(self, bag: list[int]) -> int:
        """The position of a token drawn from an unordered bag of counts. Rules never pass an empty bag."""
        total = 0
        for n in bag:  # not sum(bag): compiled, a loop is faster than a call
            total += n
        assert total > 0, "drawing from an empty bag"
        k = self.below(total)
        for i, n in enumerate(bag):
            if k < n:
                return i
            k -= n
        raise AssertionError("a bag holds a negative count")

    def clone(self) -> Dice:
        raise NotImplementedError

    def progress(self) -> list[int]:
        """How far the dice have been rolled: what `go_to` needs to continue from there."""
        raise NotImplementedError

    def go_to(self, progress: list[int]) -> None:
        raise NotImplementedError

    def plain(self, secret: bool) -> dict[str, object]:
        """What a record says about the dice, with or without the part that would let a reader foresee draws."""
        raise NotImplementedError


class CounterDice(Dice):
    """Dice for simulation and search: a 32-bit counter through a mixer. Our own code, so the same on every Python
    version.

    The seed sets both the counter's start and its stride, so games with different seeds share no sequence.
    """

    __slots__ = ("count", "seed", "stride")

    def __init__(self, seed: int, count: int = -1, stride: int = 0) -> None:
        self.seed = seed
        self.count = count
        self.stride = stride
        if count < 0:
            low = mix(seed & MASK)
            high = mix((seed >> 32) & MASK)
            self.count = mix((low + 0x9E3779B9 * high + 1) & MASK)
            self.stride = mix((high ^ low ^ 0x85EBCA6B) & MASK) | 1

    def below(self, n: int) -> int:
        z: i64 = (self.count + self.stride) & MASK
        self.count = z
        z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK  # all products stay below 2**63
        z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
        z ^= z >> 15
        if n >= LARGE:  # beyond 63 bits; only seeds are drawn from so large a range
            return (int(z) * n) >> 32
        return (z * n) >> 32

    def clone(self) -> CounterDice:
        return CounterDice(self.seed, self.count, self.stride)

    def progress(self) -> list[int]:
        return [self.count, self.stride]

    def go_to(self, progress: list[int]) -> None:
        self.count, self.stride = progress

    def plain(self, secret: bool) -> dict[str, object]:
        return {"kind": "counter", "seed": self.seed} if secret else {"kind": "counter"}

    def __reduce__(self) -> tuple[object, ...]:
        return CounterDice, (self.seed, self.count, self.stride)


class SealedDice(Dice):
    """Dice for the table: a keyed hash of a 256-bit secret and a counter.

    Nobody can work out coming draws from past ones. `seal`, the secret's SHA-256, is shown at the start and the secret
    at the end, so that anybody can verify every draw.
    """

    __slots__ = ("count", "secret")

    def __init__(self, secret: object, count: int = 0) -> None:
        if not isinstance(secret, bytes):
            raise BadOption("error-secret-length", bytes=type(secret).__name__)
        if len(secret) != 32:
            raise BadOption("error-secret-length", bytes=len(secret))
        self.secret = secret
        self.count = count

    @property
    def seal(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            self.count += 1
            block = hmac.digest(self.secret, self.count.to_bytes(8, "big"), "sha256")
            z = int.from_bytes(block[:8], "big")
            if z < limit:
                return z % n

    def clone(self) -> SealedDice:
        return SealedDice(self.secret, self.count)

    def progress(self) -> list[int]:
        return [self.count]

    def go_to(self, progress: list[int]) -> None:
        self.count = progress[0]

    def plain(self, secret: bool) -> dict[str, object]:
        told: dict[str, object] = {"kind": "sealed", "seal": self.seal}
        if secret:
            told["secret"] = self.secret.hex()
        return told

    def __reduce__(self) -> tuple[object, ...]:
        return SealedDice, (self.secret, self.count)
