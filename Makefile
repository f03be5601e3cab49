# Each target makes its own environment: a fresh clone needs only Python 3.11 and make.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready

.PHONY: play test check bench clean
play: $(READY)
	$(BIN)/fieldhouse watch ddf

test: $(READY)
	$(BIN)/pytest -n auto

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/import_rule.py

bench: $(READY)
	$(BIN)/python bench/run.py

$(READY): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
