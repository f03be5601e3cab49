"""The forms of a league in an owner's words: what each command does, its fields, and the marks of players."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.fool.model import ATTRIBUTE_NAMES, LAST, THIS
from fieldhouse.leagues.ledger_words import ABILITY_NAMES, PLAN_NAMES
from fieldhouse.leagues.player_words import RETURNERS

TITLES: Final = {
    "own": "Give a team to an owner", "advance": "Close the phase", "draft": "Draft a player",
    "invite": "Invite a free agent", "release": "Release players", "retire": "Ask a player to retire",
    "done": "Close the camp roster", "coax": "Out of retirement", "plan": "Plan the camp",
    "void": "Coach a +C-S away", "returns": "Give out practice returns", "move": "Change a position",
    "complete": "Complete a change of position",
    "reverse": "Reverse a change of position", "depth": "Set the depth", "cut": "Cut players",
    "claim": "Sign a free agent", "randomize": "Draw the order for a player",
    "award": "Decide who has the right to a player", "reserve": "Put on a reserve list",
    "activate": "Activate from a reserve list", "offer": "Offer a trade", "accept": "Accept an offer",
    "withdraw": "Withdraw or decline an offer", "fine": "Fine a team", "suspend": "Suspend a player",
    "sanction": "Sanction a team", "result": "Enter a result",
}  # fmt: skip
HELP: Final = {
    "own": "A club gets another owner; 'computer' lets the computer run it.",
    "advance": "The phase ends for everybody, and what the next one brings is rolled.",
    "draft": "One of the new players joins your club. You choose when you are on the clock.",
    "invite": "A free agent is asked to your camp. He may say no, and then to you for good: the die decides.",
    "release": "Players of the last season leave before camp, and are free for everybody.",
    "retire": "A man of 32 or more may be asked to end his career: an even chance. If he will not, keep or cut him.",
    "done": "Your camp roster stays as it is, and the next club invites.",
    "coax": "A retired player joins a club again, as a free agent would.",
    "plan": "What each man trains for in camp. Nobody sees it before the first roll.",
    "void": "Camp made these men stronger and slower. Coaches try to undo it, instead of what else they were to train.",
    "returns": "Returns of punts and kicks to practice before the season, for men who had no other coaching.",
    "move": "A man begins to learn another position; after three games there the change can be rolled for.",
    "complete": "After three games at the new position the change is rolled for, or called off.",
    "reverse": "A change of position is undone, if the die will have it: right after it, or once in the next camp.",
    "depth": "Who plays at a place, the first choice first. Leave it empty, and the best play.",
    "cut": "Players leave your roster; others may claim them. Newcomers have to stay a while.",
    "claim": "You want a man who is free; if there is no room, another goes for him. Settled when all have spoken.",
    "randomize": "Which club may have a free player first is drawn by lot, against cuts made to hand him over.",
    "award": "This club has the first right to a player; the others follow from the lowest ranked on.",
    "reserve": "A hurt man makes room on the roster. Whoever was hurt in camp comes back only past the other clubs.",
    "activate": "A man comes back from the reserve list, if there is room; from the camp's list past the other clubs.",
    "offer": "You offer another club a trade of players and draft choices. Weigh it first: what does either side gain?",
    "accept": "You agree to a trade, and it is made at once, or on draft day.",
    "withdraw": "An offer is taken back by whoever made it, or declined by whoever got it.",
    "fine": "A club, or one of its players, pays for what it did.",
    "suspend": "A player misses so many games.",
    "sanction": "Against a club that only tries free agents out: on this number of the die or below its claims come to "
    "nothing for the rest of the year. 0 ends it.",
    "result": "The score of a game that was played elsewhere. Who played and who was hurt may be said; else line-ups "
    "and dice decide.",
}  # fmt: skip
LABELS: Final = {
    "drop": "Release for him", "former": "Back at the former position", "gives": "You give", "takes": "You get",
    "gives_picks": "Draft choices you give", "takes_picks": "Draft choices you get", "number": "Offer",
    "deal": "To make room for offer", "slot": "Place", "target": "New position", "go": "Go through with it",
    "given": "Returns", "giver": "From", "taker": "To", "score": "Score, visitors first", "die": "On this or below",
    "uses": "Who played", "injuries": "Who was hurt", "thirds": "What he did", "missed": "Games missed (0: the season)",
} | PLAN_NAMES  # fmt: skip
NAMED: Final = {
    **{sign: f"{name} ({sign})" for sign, name in ABILITY_NAMES.items()}, **ATTRIBUTE_NAMES, **RETURNERS,
    LAST: "last season", THIS: "this season",
}  # fmt: skip
