"""Fieldhouse: tabletop sports games, played by the book."""
