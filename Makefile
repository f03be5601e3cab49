# Each target makes its own environment: a fresh clone needs only Python 3.11 and make.
PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
PLAYER  := $(VENV)/.player
MAKER   := $(VENV)/.maker

.PHONY: play test test-quick check mutants bench bench-web clean
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
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(MAKER): pyproject.toml | $(BIN)/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(PLAYER)

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
