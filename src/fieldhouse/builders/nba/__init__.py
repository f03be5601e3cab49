"""Statis Pro Basketball cards from NBA seasons."""
