"""Rows on disk: saved games, tables of the lobby, coaches' ratings; SQLite, or PostgreSQL by URL."""
