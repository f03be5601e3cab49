"""The computer owners."""
