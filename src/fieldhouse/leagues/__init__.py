"""Leagues over many years: the ledger, the season's games on the football engine, reports."""
