# These commands do everything on a machine with Python 3.11+ and make:
#   make play    Outlive in the terminal
#   make discover Discover in the terminal
#   make resume  Outlive, on from where “quit” saved it (make resume GAME=discover)
#   make test    ruff, mypy --strict, all tests

PYTHON ?= python3
GAME ?= outlive
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play discover resume test lint types tests golden benchmark clean

play: $(VENV)/played
	@$(BIN)/emberwatch play outlive

discover: $(VENV)/played
	@$(BIN)/emberwatch play discover

resume: $(VENV)/played
	@$(BIN)/emberwatch play --resume $(GAME).save.json

test: lint types tests

lint: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/tested
	$(BIN)/mypy

tests: $(VENV)/tested
	$(BIN)/pytest -n auto

golden: $(VENV)/tested ## write the golden transcripts anew, to be read and committed
	$(BIN)/python -m tests.golden

benchmark: $(VENV)/tested ## against Catanatron, in one run
	$(BIN)/python benchmarks/catanatron_side_by_side.py

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/played: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/tested: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/played

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
