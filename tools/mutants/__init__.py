"""Mutants: single changes of single rules, each of which a rules test must notice (``make mutants GAME=ddf``)."""
