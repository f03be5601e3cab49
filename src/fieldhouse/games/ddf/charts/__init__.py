"""The charts of a team as text: reading, writing, checking."""
