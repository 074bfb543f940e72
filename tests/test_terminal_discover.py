"""Discover in the terminal, played by people who type numbers, commands and nonsense."""

from __future__ import annotations

import io
import json
import random
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import emberwatch as ew
from emberwatch.discover.board import NEXT, SPACE_NAMES, SPACES
from emberwatch.discover.cardtext import title
from emberwatch.discover.combat import begin
from emberwatch.discover.day import Turn
from emberwatch.discover.duel import attack
from emberwatch.discover.names import HEARTS
from emberwatch.discover.state import LOST, State
from emberwatch.discover.vocabulary import GIVE_UP
from emberwatch.engine.agenda import Pick
from emberwatch.engine.game import Game
from emberwatch.narrator import Narrator
from emberwatch.terminal import session
from emberwatch.terminal.discover.choices import arranged, numbered
from emberwatch.terminal.discover.hexmap import HexMap, shortened
from emberwatch.terminal.discover.table import DiscoverTable
from emberwatch.terminal.drawing import DRAWN, TYPED
from emberwatch.terminal.match import Match
from emberwatch.terminal.session import Session, Settings
from emberwatch.terminal.window import Window, can_draw, glued
from emberwatch.text import LANGUAGES, speaker
from tests.discover.wilderness import ability, boss, enemy, item_by, lay, monster, play, reveal, special, survivor, wild

RANGE = re.compile(r"\((\d+)[–-](\d+)")
KEYS = re.compile(r"\b(?:term|discover|d|error)-[a-z]+-[a-z]+")
"""Keys of messages, which nobody should ever read."""
SPACE = re.compile(r"\b[A-S][0-6]\b")
NAMES = ["Ann", "Bob", "Cyd", "Dov"]
COPY = 3
