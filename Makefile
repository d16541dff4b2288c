# Everything runs in .venv, which is made on demand. `make help` lists what there is.

PYTHON ?= python3
GAMES ?= dominion catan keyflower le_havre navegador
SOAK_GAMES ?= 1000
SOAK_SEED ?= 1

VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/ready

.DEFAULT_GOAL := help
.PHONY: help run test lint format screens package-check pictures bench soak fonts sounds art \
	locale clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(READY) ## Open the app; without a screen, take a tour and save its pictures
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname)" = Darwin ]; then \
		exec $(PY) main.py; \
	else \
		echo "There is no screen here: taking a short tour instead, pictures go to build/screens/."; \
		SDL_VIDEODRIVER=offscreen exec $(PY) -m tools.tour; \
	fi

test: lint ## Check everything: style, types, imports, tests
	@echo "== tests"
	@$(PY) -m pytest

lint: $(READY) ## Check style, types and imports only
	@echo "== style"
	@$(PY) -m ruff check
	@echo "== format"
	@$(PY) -m ruff format --check
	@echo "== types"
	@$(PY) -m mypy
	@echo "== imports between packages"
	@$(VENV)/bin/lint-imports --no-logo --no-cache

format: $(READY) ## Format the code, mend what can be mended
	@$(PY) -m ruff format
	@$(PY) -m ruff check --fix

screens: $(READY) ## Draw every screen in both languages and themes into build/screens/
	@$(PY) -m tools.screens

package-check: $(READY) ## Make the package as far as that goes without Android's tools, and try it
	@$(PY) -m pytest -n 0 tests/package
	@$(PY) -m tools.package

pictures: screens ## Renew the pictures of the README
	@$(PY) -m tools.pictures

bench: $(READY) ## Measure speed, side by side with others
	@$(PY) -m benchmarks

soak: $(READY) ## Play random games with all laws checked (GAMES, SOAK_GAMES, SOAK_SEED)
	@for game in $(GAMES); do \
		$(PY) -m companion soak $$game --games $(SOAK_GAMES) --seed $(SOAK_SEED) || exit 1; \
	done

fonts: $(READY) ## Make the bundled fonts again
	@$(PY) tools/make_fonts.py

sounds: $(READY) ## Make the sounds again
	@$(PY) tools/make_sounds.py

art: $(READY) ## Draw the icon and the picture at start again
	@$(PY) tools/make_art.py

locale: $(READY) ## Collect messages and compile the translations
	@$(PY) tools/make_locale.py

clean: ## Remove everything that was made here, .venv included
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# Only the requirements are installed: everything here runs from the repository's root, and an
# installed copy of data/ and kv/ would go stale.
$(READY): pyproject.toml
	@if command -v $(PYTHON) >/dev/null && ! $(PYTHON) -c $(PYTHON_FITS); then \
		echo "Tableside needs Python 3.11, 3.12 or 3.13, and $(PYTHON) is" \
			"$$($(PYTHON) -V 2>&1): name another one, as in 'make run PYTHON=python3.12'." >&2; \
		exit 1; \
	fi
	@PYTHON=$(PYTHON) tools/system-libraries
	@echo "Setting up $(VENV), once."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PY) -c $(LIST_REQUIREMENTS) > $(VENV)/requirements.txt
	@$(PY) -m pip install --quiet --disable-pip-version-check -r $(VENV)/requirements.txt
	@touch $@

PYTHON_FITS := 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))'
LIST_REQUIREMENTS := 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	print(*p["dependencies"], *p["optional-dependencies"]["dev"], sep="\n")'
