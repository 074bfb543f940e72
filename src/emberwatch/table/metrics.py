"""The server's counters, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)

EVENTS = Counter("emberwatch_events", "Picks, undos and ends of turns that were committed", ["kind"])
REFUSALS = Counter("emberwatch_refusals", "Messages of pages that were refused", ["kind"])
TABLES = Counter("emberwatch_tables", "Tables that were made", ["game"])
PAGES = Gauge("emberwatch_pages", "Open pages", multiprocess_mode="livesum")
LIVE = Gauge("emberwatch_matches", "Matches kept in memory", multiprocess_mode="livesum")
COMMITS = Histogram("emberwatch_commit_seconds", "Time to commit events", buckets=BUCKETS)
ORDERS = Histogram("emberwatch_order_seconds", "Time from an order to its answer", buckets=BUCKETS)
SUMMONED = Counter("emberwatch_messages", "Messages sent to people who are away", ["service", "result"])
