# Each target makes its own environment: a fresh clone needs only Python 3.11 and make.
PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
PLAYER  := $(VENV)/.player
MAKER   := $(VENV)/.maker

.PHONY: play test test-quick check chaos fuzz mutants bench bench-web clean
play: $(PLAYER)
	$(BIN)/fieldhouse

# Everything, or what ARGS names: make test ARGS="tests/leagues". Brings a browser and PostgreSQL where there is none.
test: $(MAKER)
	@$(BIN)/python -m tools.machine
	$(BIN)/pytest -n auto --dist worksteal $(ARGS)

test-quick: $(MAKER)
	$(BIN)/pytest -n auto --dist worksteal -m "not (browser or database or slow)" $(ARGS)

check: $(MAKER)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy
	$(BIN)/python tools/import_rule.py

# What was tried and what was lost: docs/reliability.md. make chaos ARGS="kills --count 1000 --seconds 3600"
chaos fuzz: $(MAKER)
	$(BIN)/python -W ignore -m tools.$@ $(ARGS)

GAME  ?= ddf
COUNT ?= 300
mutants: $(MAKER)
	$(BIN)/python -m tools.mutants $(GAME) --count $(COUNT)

bench: $(MAKER)
	$(BIN)/python bench/run.py
	$(BIN)/python bench/season.py
	$(BIN)/python bench/league.py

bench-web: $(MAKER)
	$(BIN)/python bench/web.py

$(BIN)/python:
	@$(PYTHON) -m venv $(VENV)

$(PLAYER): pyproject.toml | $(BIN)/python
	@FIELDHOUSE_PLAIN=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(MAKER): pyproject.toml | $(BIN)/python
	@FIELDHOUSE_PLAIN=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(PLAYER)

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
