# These commands need only Python 3.11+ and make:
#   make play      play in the browser
#   make terminal  play in the terminal (make terminal GAME=discover)
#   make resume    continue the game that “quit” saved in the terminal
#   make check     lint, types, rules and units, also of the page: run it before every commit
#   make test      everything: also servers, a real browser, PostgreSQL, and the interpreted form of the rules
#   make nightly   slow tests: thousands of copies, the strength of bots, every page in every theme and size

PYTHON ?= python3
GAME ?= outlive
# Options of `emberwatch serve`: make play SERVE='--port 8080' listens elsewhere and opens no browser.
SERVE ?= --open
# Let Python keep its bytecode, whatever the environment says: otherwise every start takes two seconds longer.
export PYTHONDONTWRITEBYTECODE =
VENV := .venv
BIN := $(VENV)/bin
# What `make test` runs again with interpreted rules; `make interpreted AGAIN=` runs everything.
AGAIN ?= tests/engine/test_game.py tests/engine/test_laws.py tests/test_golden.py tests/test_forms.py tests/discover/copies/test_codes.py

# What `make check` leaves to `make test`: servers, browsers, whole programs in separate processes.
WHOLE := tests/browser tests/table tests/lab tests/environments tests/bots tests/project tests/third tests/web tests/discover/copies/test_codes.py \
	tests/test_forms.py tests/terminal/test_outlive.py tests/terminal/test_discover.py \
	tests/discover/present/test_clickables.py tests/outlive/present/test_clickables.py tests/discover/cards/test_every_card.py tests/discover/copies/test_packs.py

.PHONY: play terminal resume engine page check test nightly lint types page-check units tests interpreted golden benchmark first-page browser lock docs clean

play: $(VENV)/played page ## play at once; meanwhile compile the rules, if there is a C compiler
	@$(BIN)/python build_engine.py beside $(BIN)/emberwatch serve $(SERVE)

terminal: $(VENV)/played
	@$(BIN)/python build_engine.py quietly-beside $(BIN)/emberwatch play $(GAME)

resume: $(VENV)/played
	@$(BIN)/emberwatch play --resume $(GAME).save.json

engine: $(VENV)/played ## compile the rules, if they have changed and there is a C compiler
	@$(BIN)/python build_engine.py

page: $(VENV)/played ## build the page, if its sources have changed
	@$(BIN)/python web/build_page.py

check: lint types page-check units

units: $(VENV)/tested ## test rules and units, with the rules in whichever form they have
	$(BIN)/pytest -n auto $(foreach part,$(WHOLE),--ignore $(part))

test: lint types page-check tests interpreted

nightly: $(VENV)/tested page engine browser ## test everything, with more cases and with new examples each time
	EMBERWATCH_NIGHT=1 $(BIN)/pytest -n auto -m 'nightly or not nightly'

lint: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/tested
	$(BIN)/mypy

page-check: $(VENV)/tested ## generated types, ESLint, svelte-check, Vitest and Prettier, several at a time
	$(BIN)/python web/build_page.py check

tests: $(VENV)/tested page engine browser ## test everything, with the rules compiled
	$(BIN)/pytest -n auto

interpreted: $(VENV)/tested ## test again with the rules interpreted, which is the form that decides
	EMBERWATCH_FORM=interpreted $(BIN)/pytest -n auto $(AGAIN)

browser: ## install the browser that the tests use: Debian's Chromium
	@command -v chromium > /dev/null || (apt-get update -q && apt-get install -y -q chromium) \
		|| (echo "Please install Chromium: the tests play in a real browser." && false)

golden: $(VENV)/tested ## rewrite the golden transcripts; read them before you commit
	$(BIN)/python -m tests.golden

benchmark: $(VENV)/tested engine ## compare with other engines, in one run
	$(BIN)/python -m benchmarks.engine.side_by_side
	$(BIN)/python -m benchmarks.environments.pettingzoo_side_by_side

first-page: ## measure how long `make play` takes in a fresh clone until the page answers
	$(PYTHON) benchmarks/first_page.py

$(VENV)/played: install.py pyproject.toml locks/uv.txt locks/play.txt
	@$(PYTHON) install.py play
	@touch $@

$(VENV)/tested: install.py pyproject.toml locks/uv.txt locks/test.txt
	@$(PYTHON) install.py test
	@touch $@ $(VENV)/played

lock: $(VENV)/played ## rewrite the locks after a change of pyproject.toml or web/package.json; UPGRADE=--upgrade takes the newest versions
	$(BIN)/python install.py lock $(UPGRADE)
	$(BIN)/python web/build_page.py lock

docs: $(VENV)/tested ## build the handbook in build/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --site-dir build/docs

clean:
	-@$(PYTHON) build_engine.py clear
	rm -rf build $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/emberwatch/table/page
