"""Played games as tables in the shapes that people have code for: polars frames, made from notes, never from text."""
