# These commands do everything on a machine with Python 3.11+ and make:
#   make play      the table in the browser
#   make terminal  a game in the terminal (make terminal GAME=discover)
#   make resume    on from where “quit” saved a game of the terminal
#   make check     lint, types, rules and units: what one runs before every commit
#   make test      everything: also servers, a real browser, PostgreSQL, and the interpreted form of the rules
#   make nightly   what takes long: thousands of copies, the strength of bots, every page in every theme and size

PYTHON ?= python3
GAME ?= outlive
# Options of `emberwatch serve`: make play SERVE='--port 8080' opens no browser and listens elsewhere.
SERVE ?= --open
# Python keeps what it has read, whatever the environment says: otherwise every start takes two seconds more.
export PYTHONDONTWRITEBYTECODE =
VENV := .venv
BIN := $(VENV)/bin
# What `make test` runs once more with interpreted rules; `make interpreted AGAIN=` runs everything.
AGAIN ?= tests/test_engine.py tests/test_laws.py tests/test_golden.py tests/test_bots.py tests/test_forms.py tests/test_copies.py

# What `make check` leaves to `make test`: servers, browsers, whole programs in processes of their own.
WHOLE := tests/browser tests/table tests/lab tests/environments tests/bots tests/test_compiling.py tests/test_copies.py \
	tests/test_docs.py tests/test_extras.py tests/test_forms.py tests/test_installing.py tests/test_terminal.py tests/test_terminal_discover.py \
	tests/test_things_discover.py tests/test_things_outlive.py tests/discover/test_every_card.py tests/test_copy_packs.py

.PHONY: play terminal resume engine page check test nightly lint types page-types units tests interpreted golden benchmark first-page browser lock docs clean

play: $(VENV)/played page ## play at once; the rules are compiled meanwhile, if there is a C compiler
	@$(BIN)/python build_engine.py beside $(BIN)/emberwatch serve $(SERVE)

terminal: $(VENV)/played
	@$(BIN)/python build_engine.py quietly-beside $(BIN)/emberwatch play $(GAME)

resume: $(VENV)/played
	@$(BIN)/emberwatch play --resume $(GAME).save.json

engine: $(VENV)/played ## compile the rules, if they have changed and there is a C compiler
	@$(BIN)/python build_engine.py

page: $(VENV)/played ## build the page, if its sources have changed
	@$(BIN)/python web/build_page.py

check: lint types units

units: $(VENV)/tested ## rules and units, in whichever form the rules are there
	$(BIN)/pytest -n auto $(foreach part,$(WHOLE),--ignore $(part))

test: lint types page-types tests interpreted

nightly: $(VENV)/tested page engine browser ## everything, with more of it, and with new examples each time
	EMBERWATCH_NIGHT=1 $(BIN)/pytest -n auto -m 'nightly or not nightly'

lint: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/tested
	$(BIN)/mypy

page-types: $(VENV)/tested
	$(BIN)/python web/build_page.py check

tests: $(VENV)/tested page engine browser ## everything, with the rules compiled
	$(BIN)/pytest -n auto

interpreted: $(VENV)/tested ## once more with the rules interpreted: the form that decides
	EMBERWATCH_FORM=interpreted $(BIN)/pytest -n auto $(AGAIN)

browser: ## what the tests click with: Debian's Chromium
	@command -v chromium > /dev/null || (apt-get update -q && apt-get install -y -q chromium) \
		|| (echo "Please install Chromium: the tests play in a real browser." && false)

golden: $(VENV)/tested ## write the golden transcripts anew, to be read and committed
	$(BIN)/python -m tests.golden

benchmark: $(VENV)/tested engine ## beside other engines, in one run
	$(BIN)/python benchmarks/side_by_side.py
	$(BIN)/python benchmarks/pettingzoo_side_by_side.py

first-page: ## how long `make play` takes in a fresh clone, until the page answers
	$(PYTHON) benchmarks/first_page.py

$(VENV)/played: install.py pyproject.toml locks/uv.txt locks/play.txt
	@$(PYTHON) install.py play
	@touch $@

$(VENV)/tested: install.py pyproject.toml locks/uv.txt locks/test.txt
	@$(PYTHON) install.py test
	@touch $@ $(VENV)/played

lock: $(VENV)/played ## write the locks again, after a change of pyproject.toml or web/package.json; UPGRADE=--upgrade: newest versions
	$(BIN)/python install.py lock $(UPGRADE)
	$(BIN)/python web/build_page.py lock

docs: $(VENV)/tested ## the handbook, as pages in build/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --site-dir build/docs

clean:
	-@$(PYTHON) build_engine.py clear
	rm -rf build $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/emberwatch/table/page
