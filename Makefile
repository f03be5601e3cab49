# Each target makes its own environment: a fresh clone needs only Python 3.11 and make.
PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
PLAYER  := $(VENV)/.player
MAKER   := $(VENV)/.maker

FAST    := $(VENV)/.fast
FASTER  := build/fast
TRIED   := build/tried

.PHONY: docs screens wheel play fast test test-quick test-compiled test-pythons check chaos fuzz mutants bench bench-web clean
play: $(PLAYER)
	@if [ -e $(FAST) ] && [ -n "$$(find src/fieldhouse -newer $(FAST) -name '*.py' -print -quit)" ]; then \
		echo "The sources have changed since make fast: this runs them plain. make fast compiles them again."; \
		PYTHONPATH=$(CURDIR)/src $(BIN)/fieldhouse; \
	else $(BIN)/fieldhouse; fi

# The compiled engine in the same environment, in place of the plain one: a few minutes, once. Needs a C compiler.
fast: $(PLAYER)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --force-reinstall --no-deps .
	@touch $(FAST)
	@$(BIN)/fieldhouse --version

# One worker more than there are cores: a quarter of the time tests wait for a browser, a server or a disk.
WORKERS ?= $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)

# Everything, or what ARGS names: make test ARGS="tests/leagues". Brings a browser and PostgreSQL where there is none.
# Meanwhile the engine is compiled in the time that the plain tests leave; what goes wrong with that test-compiled says.
test: $(MAKER)
	@$(BIN)/python -m tools.machine
	@if [ -z "$(ARGS)" ]; then nice -n 15 $(BIN)/python -m tools.compiled $(TRIED) 1 >/dev/null 2>&1 & fi; \
	PYTHONPATH=$(CURDIR)/src $(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS); passed=$$?; wait; exit $$passed
	@if [ -z "$(ARGS)" ]; then $(MAKE) --no-print-directory test-compiled; fi

# The same rules compiled, where a compiler is: rules, examples, coaching, contract, journals and table, and a thousand games of
# each game and preset and a league's season held against the plain ones. Compiled with -O1, which takes half the time of what is installed.
COMPILED_GAMES := $(patsubst src/fieldhouse/games/%/RULES.md,%,$(wildcard src/fieldhouse/games/*/RULES.md))
COMPILED_TESTS := $(foreach game,$(COMPILED_GAMES),tests/rules/$(game) $(wildcard tests/examples/$(game) tests/coaching/$(game))) tests/contract tests/journals tests/leagues/test_managers.py tests/table
test-compiled: $(MAKER)
	@if $(BIN)/python -m tools.compiled $(TRIED) 1; then \
		PYTHONPATH=$(CURDIR)/$(TRIED) $(BIN)/pytest -n auto --dist worksteal $(COMPILED_TESTS) && \
		$(BIN)/python -m tools.compare_engines $(TRIED); \
	elif [ $$? -eq 3 ]; then echo "The compiled engine was not tested."; \
	else exit 1; fi

# The golden journals on other Pythons, plain: those of pyenv, or PYTHONS="python3.12 python3.13".
PYTHONS ?= $(wildcard $(HOME)/.pyenv/versions/3.1[2-9]*/bin/python3)
test-pythons:
	@for python in $(PYTHONS); do \
		home=build/pythons/$$($$python -c 'import platform; print(platform.python_version())'); \
		$$python -m venv $$home && \
		FIELDHOUSE_PLAIN=1 $$home/bin/python -m pip install --quiet --disable-pip-version-check --editable . pytest hypothesis && \
		PYTHONPATH=$(CURDIR)/src $$home/bin/python -m pytest tests/journals || exit 1; \
	done

test-quick: $(MAKER)
	PYTHONPATH=$(CURDIR)/src $(BIN)/pytest -n auto --dist worksteal -m "not (browser or database or slow)" $(ARGS)

check: $(MAKER)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	@echo "mypy, and beside it the rules of the house"
	@$(BIN)/mypy & types=$$!; \
	$(BIN)/python tools/import_rule.py && $(BIN)/python -m tools.table_effects && \
	$(BIN)/python -m tools.world_effects && $(BIN)/python -m tools.given_effects && \
	$(BIN)/python -m tools.imperatives && $(BIN)/python -m tools.refusals; \
	rules=$$?; wait $$types && exit $$rules

# What was tried and what was lost: docs/reliability.md. make chaos ARGS="kills --count 1000 --seconds 3600"
chaos fuzz: $(MAKER)
	$(BIN)/python -W ignore -m tools.$@ $(ARGS)

GAME  ?= ddf
COUNT ?= 300
mutants: $(MAKER)
	$(BIN)/python -m tools.mutants $(GAME) --count $(COUNT)

# Some ten minutes. PBP is a season's play-by-play, with games.parquet beside it: the build of its teams is measured too.
PBP ?= $(wildcard ../shared/data/nfl/pbp_2017.parquet)
bench: $(MAKER)
	@if $(BIN)/python -m tools.compiled $(FASTER); then \
		FIELDHOUSE_PBP=$(PBP) PYTHONPATH=$(CURDIR)/src $(BIN)/python -m bench.run $(FASTER); \
	else PYTHONPATH=$(CURDIR)/src $(BIN)/python -m bench.run; fi

bench-web: $(MAKER)
	$(BIN)/python -m bench.web

# The manual, strict about links, where the lobby serves it at /docs; and pictures of its screens.
docs: $(MAKER)
	@$(BIN)/python -m tools.docs_site

screens: $(MAKER)
	PYTHONPATH=$(CURDIR)/src $(BIN)/python -m tools.screens

# What is published: plain Python for every machine, with the manual in it.
wheel: $(MAKER)
	FIELDHOUSE_PLAIN=1 FIELDHOUSE_DOCS=1 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

$(BIN)/python:
	@$(PYTHON) -m venv $(VENV)

$(PLAYER): pyproject.toml | $(BIN)/python
	@FIELDHOUSE_PLAIN=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@rm -f $(FAST)
	@touch $@

$(MAKER): pyproject.toml | $(BIN)/python
	@FIELDHOUSE_PLAIN=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@rm -f $(FAST)
	@touch $@ $(PLAYER)

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis
