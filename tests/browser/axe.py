"""axe-core, which finds obstacles that keep people from using a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.paths import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def with_axe(page: Page) -> Page:
    """Add axe-core as a script of the browser, not of the page, so that the page's own policy stays as it is."""
    page.evaluate(AXE.read_text("utf-8"))
    return page


def violations(page: Page, *rules: str) -> list[str]:
    """What axe-core finds by these rules, or by all of them, as sentences."""
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found: dict[str, Any] = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{problem['id']}: {node['html'][:160]} — {node['failureSummary'][:200]}"
        for problem in found["violations"]
        if problem["impact"] in SERIOUS
        for node in problem["nodes"]
    ]
