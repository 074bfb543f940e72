"""Plots as inline SVG: dots with intervals, stacked bars, histograms, curves. Colours are variables of the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple, TypeAlias

from emberwatch.lab.report.shares import Share

WIDTH: Final = 760
LABELS: Final = 200
"""The left column, for names."""
FIGURES: Final = 150
"""The right column, for numbers."""
ROW: Final = 24
TOP: Final = 12
BOTTOM: Final = 40
HEIGHT: Final = 260
COLORS: Final = 6
"""How many kinds the style sheet has colors for; then they begin again."""
LETTERS: Final = 30
"""Longer names are cut; pointing at one shows it in full."""

Scale: TypeAlias = Callable[[float], float]
Tick: TypeAlias = Callable[[float], str]


class Dot(NamedTuple):
    """A share with its name; one of several series has the name and the color of its series."""

    label: str
    share: Share
    series: str = ""
    kind: int = 0


class Bar(NamedTuple):
    """Values that add up; some of them may be negative."""

    label: str
    values: Sequence[float]


class Curve(NamedTuple):
    """Shares from the first day on."""

    label: str
    shares: Sequence[Share]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def round_percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def plain(value: float) -> str:
    return f"{value:g}"


# -- kinds of plots -----------------------------------------------------------------------------------------------


def dots(entries: Sequence[Dot], axis: str, chance: float | None = None) -> str:
    """One row per entry: a dot, its 95% interval, and the figures beside it; a dashed line marks chance.

    If neighbors have the same name, only the first of them shows it.
    """
    high = nice_top(max([entry.share.high for entry in entries], default=1.0))
    x = scale(0.0, high, LABELS, WIDTH - FIGURES)
    bottom = TOP + ROW * len(entries)
    parts = [grid(x, 0.0, high, bottom, round_percent, axis)]
    if chance is not None and chance <= high:
        parts.append(line(x(chance), TOP, x(chance), bottom, "chance"))
    for at, entry in enumerate(entries):
        is_first = not at or entries[at - 1].label != entry.label
        parts.append(dot(entry, TOP + ROW * at + ROW / 2, x, entry.label if is_first else ""))
    return svg(bottom + BOTTOM, axis, parts)


def dot(entry: Dot, y: float, x: Scale, label: str) -> str:
    share, kind = entry.share, entry.kind % COLORS
    figures = f"{percent(share.share)}  (n = {share.n})"
    whole = f"{entry.label}, {entry.series}" if entry.series else entry.label
    told = f"{whole}: {percent(share.share)}, 95 %: {percent(share.low)} – {percent(share.high)}, n = {share.n}"
    marks = line(x(share.low), y, x(share.high), y, f"whisker s{kind}") + circle(x(share.share), y, f"c{kind}")
    return group(told, name(label, y) + marks + text(WIDTH - FIGURES + 12, y + 4, figures, "figure"))


def draw_stacked(bars: Sequence[Bar], names: Sequence[str], axis: str) -> str:
    """One row per bar, with the sum beside it; negative values go to the left of zero."""
    low = -nice_top(max([sum([-v for v in bar.values if v < 0]) for bar in bars]))
    high = nice_top(max([sum([v for v in bar.values if v > 0]) for bar in bars])) or 1.0
    x = scale(low, high, LABELS, WIDTH - FIGURES)
    bottom = TOP + (ROW + 10) * len(bars)
    parts = [grid(x, low, high, bottom, plain, axis)]
    for at, bar in enumerate(bars):
        parts.append(stack(bar, names, TOP + (ROW + 10) * at + 4, x))
    return svg(bottom + BOTTOM, axis, [*parts, line(x(0), TOP, x(0), bottom, "axis")]) + legend(names)


def stack(bar: Bar, names: Sequence[str], y: float, x: Scale) -> str:
    left = right = 0.0
    drawn = [name(bar.label, y + ROW / 2)]
    for kind, value in enumerate(bar.values):
        start = left + value if value < 0 else right
        told = f"{bar.label}, {names[kind]}: {value:.1f}"
        drawn.append(group(told, block(x(start), y, x(start + abs(value)) - x(start), ROW, f"c{kind}")))
        left, right = left + min(value, 0), right + max(value, 0)
    return "".join(drawn) + text(WIDTH - FIGURES + 12, y + ROW / 2 + 4, f"{sum(bar.values):.1f}", "figure")


def histogram(values: Sequence[int], axis: str, count: str) -> str:
    """How often each value came up; neighbors share a bin if there are many."""
    low, width = min(values), step_for(max(values) - min(values) + 1)
    low -= low % width
    bins = [0] * ((max(values) - low) // width + 1)
    for value in values:
        bins[(value - low) // width] += 1
    top = nice_top(max(bins))
    x = scale(0, len(bins), 60, WIDTH - 20)
    y = scale(0, top, HEIGHT - BOTTOM, TOP)
    parts = [levels(y, top, plain, count)]
    for at, n in enumerate(bins):
        told = f"{label_of(low + at * width, width)}: {n}"
        parts.append(group(told, block(x(at) + 1, y(n), max(1.0, x(at + 1) - x(at) - 2), y(0) - y(n), "c0")))
    every = max(1, len(bins) // 12)
    for at in range(0, len(bins), every):
        parts.append(text((x(at) + x(at + 1)) / 2, HEIGHT - BOTTOM + 16, str(low + at * width), "tick middle"))
    return svg(HEIGHT, axis, [*parts, text(WIDTH / 2, HEIGHT - 6, axis, "axis-name middle")])


def label_of(first: int, width: int) -> str:
    return str(first) if width == 1 else f"{first}–{first + width - 1}"


def curves(found: Sequence[Curve], axis: str) -> str:
    """Shares day by day, each with the band of its 95% interval."""
    days = max([len(curve.shares) for curve in found])
    x = scale(1, max(2, days), 60, WIDTH - 20)
    y = scale(0, 1, HEIGHT - BOTTOM, TOP)
    parts = [levels(y, 1.0, round_percent, "")]
    for kind, curve in enumerate(found):
        parts.append(curve_drawn(curve, kind, x, y))
    for day in range(1, days + 1, max(1, ceil(days / 15))):
        parts.append(text(x(day), HEIGHT - BOTTOM + 16, str(day), "tick middle"))
    drawn = svg(HEIGHT, axis, [*parts, text(WIDTH / 2, HEIGHT - 6, axis, "axis-name middle")])
    return drawn + legend([curve.label for curve in found])


def curve_drawn(curve: Curve, kind: int, x: Scale, y: Scale) -> str:
    days = list(enumerate(curve.shares, 1))
    above = [f"{x(day):.1f},{y(share.high):.1f}" for day, share in days]
    below = [f"{x(day):.1f},{y(share.low):.1f}" for day, share in reversed(days)]
    middle = " ".join([f"{x(day):.1f},{y(share.share):.1f}" for day, share in days])
    band = f'<polygon class="band c{kind}" points="{" ".join([*above, *below])}"/>'
    points = [point(curve.label, kind, day, share, x, y) for day, share in days]
    return f'{band}<polyline class="curve s{kind}" points="{middle}"/>{"".join(points)}'


def point(label: str, kind: int, day: int, share: Share, x: Scale, y: Scale) -> str:
    return group(f"{label}, {day}: {percent(share.share)}", circle(x(day), y(share.share), f"c{kind}", 3))


# -- axes ---------------------------------------------------------------------------------------------------------


def scale(low: float, high: float, left: float, right: float) -> Scale:
    return lambda value: left + (value - low) / ((high - low) or 1) * (right - left)


def step_for(span: float, most: int = 30) -> int:
    """A round number of values per bin that gives at most the wanted number of bins."""
    wanted = max(1.0, span / most)
    power = 10 ** floor(log10(wanted))
    return int(next(n * power for n in (1, 2, 5, 10) if n * power >= wanted))


def tick_step(span: float) -> float:
    """A round distance for four to eight ticks."""
    power = 10.0 ** floor(log10(span / 4))
    return next(n * power for n in (5.0, 2.0, 1.0) if span / (n * power) >= 4)


def nice_top(value: float) -> float:
    """The next tick at or above a value."""
    if value <= 0:
        return 0.0
    step = tick_step(value)
    return ceil(round(value / step, 6)) * step


def ticks(low: float, high: float) -> list[float]:
    step = tick_step(high - low)
    return [round(n * step, 6) for n in range(ceil(round(low / step, 6)), floor(round(high / step, 6)) + 1)]


def grid(x: Scale, low: float, high: float, bottom: float, tick: Tick, axis: str) -> str:
    """Vertical lines with their values below."""
    drawn = []
    for value in ticks(low, high):
        drawn.append(line(x(value), TOP, x(value), bottom, "grid"))
        drawn.append(text(x(value), bottom + 16, tick(value), "tick middle"))
    return "".join(drawn) + text((x(low) + x(high)) / 2, bottom + 34, axis, "axis-name middle")


def levels(y: Scale, top: float, tick: Tick, what: str) -> str:
    """Horizontal lines with their values on the left."""
    drawn = []
    for value in ticks(0, top):
        drawn.append(line(60, y(value), WIDTH - 20, y(value), "grid"))
        drawn.append(text(52, y(value) + 4, tick(value), "tick end"))
    return "".join(drawn) + (text(60, TOP - 1, what, "tick") if what else "")


# -- marks --------------------------------------------------------------------------------------------------------


def svg(height: float, label: str, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def group(told: str, drawn: str) -> str:
    """Marks with a tooltip."""
    return f"<g><title>{escape(told)}</title>{drawn}</g>"


def name(label: str, y: float) -> str:
    short = label if len(label) <= LETTERS else f"{label[: LETTERS - 1]}…"
    return text(LABELS - 12, y + 4, short, "name end")


def text(x: float, y: float, said: str, kind: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def circle(x: float, y: float, kind: str = "c0", r: float = 5) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" class="{kind}"/>'


def block(x: float, y: float, width: float, height: float, kind: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" class="{kind}"/>'


def legend(names: Sequence[str]) -> str:
    items = [f'<li><i class="b{kind % COLORS}"></i>{escape(said)}</li>' for kind, said in enumerate(names)]
    return f'<ul class="legend">{"".join(items)}</ul>'
