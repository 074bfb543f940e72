"""Codes of copies: a generator version, a seed and a checksum in a dozen letters, for people to pass on.

`1A2B-3C4D-EF`: the version, seven letters of seed, two of checksum. Upper and lower case do not matter, and O, I and
L are read as 0, 1 and 1.
"""

from __future__ import annotations

import hashlib
from typing import Final

from emberwatch.engine.errors import BadOption, quote_input

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE: Final = str.maketrans("OIL", "011")
VERSION: Final = 2
"""The generator that makes new copies. Older ones stay, so that their codes keep working."""
VERSIONS: Final = (1, 2)
DICE: Final = {1: 1, 2: 1}
"""By version, whose dice it uses: a version that changes one stage leaves a seed's other stages as they were."""
USEFUL_PEOPLE: Final = 2
"""From this version on, everybody in a copy can do something on both of its terrains."""
SEEDS: Final = 1 << 32
LENGTH: Final = 10


def code_of(seed: int, version: int = VERSION) -> str:
    """The code of the copy with this seed."""
    plain = LETTERS[version] + letters(seed, 7)
    whole = plain + checksum(plain)
    return f"{whole[:4]}-{whole[4:8]}-{whole[8:]}"


def letters(number: int, count: int) -> str:
    return "".join([LETTERS[number >> 5 * (count - 1 - i) & 31] for i in range(count)])


def checksum(plain: str) -> str:
    return letters(int.from_bytes(hashlib.sha256(plain.encode()).digest()[:2], "big") & 1023, 2)


def read_code(code: str) -> tuple[int, int]:
    """The version and the seed of a code; BadOption says what is wrong with it."""
    plain = code.upper().replace("-", "").replace(" ", "").translate(ALIKE)
    if len(plain) != LENGTH or any([letter not in LETTERS for letter in plain]):
        raise BadOption("error-copy-code", code=quote_input(code), example=code_of(1))
    if checksum(plain[:8]) != plain[8:]:
        raise BadOption("error-copy-checksum", code=quote_input(code))
    version = LETTERS.index(plain[0])
    seed = sum([LETTERS.index(letter) << 5 * (6 - i) for i, letter in enumerate(plain[1:8])])
    if version not in VERSIONS or seed >= SEEDS:
        raise BadOption(
            "error-copy-version", code=quote_input(code), version=version, known=", ".join(map(str, VERSIONS))
        )
    return version, seed


def code_from(copy: object) -> str:
    """The code for a code or a seed."""
    if type(copy) is int:
        if not 0 <= copy < SEEDS:
            raise BadOption("error-copy-seed", seed=quote_input(copy), most=SEEDS - 1)
        return code_of(copy)
    if isinstance(copy, str):
        if copy.isdecimal() and len(copy) < LENGTH:
            return code_from(int(copy))
        version, seed = read_code(copy)
        return code_of(seed, version)
    raise BadOption("error-copy-code", code=quote_input(copy), example=code_of(1))
