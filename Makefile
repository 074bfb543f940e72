# Three commands do everything on a machine with Python 3.11+ and make:
#   make play    the terminal game
#   make resume  the terminal game, on from where “quit” saved it
#   make test    ruff, mypy --strict, all tests

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play resume test lint types tests golden benchmark clean

play: $(VENV)/played
	@$(BIN)/emberwatch play outlive

resume: $(VENV)/played
	@$(BIN)/emberwatch play --resume outlive.save.json

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
