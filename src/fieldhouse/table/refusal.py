"""What a player is told when something cannot be: one root for all refusals, so that no client keeps a list of them."""

from __future__ import annotations

from typing import ClassVar


class Refusal(Exception):
    """A sentence for a player: what is wrong, where, what was expected. Its status is what it is to a program."""

    status: ClassVar[int] = 400


class NotFound(Refusal):
    """What was asked for is not here."""

    status = 404


class Conflict(Refusal):
    """It could have been done a moment ago, or by somebody else."""

    status = 409


class TooMany(Refusal):
    """More of it than is good for the others."""

    status = 429


class OutOfOrder(Refusal):
    """What is kept on disk cannot be read: somebody must look at the file that is named."""

    status = 503
