"""Fieldhouse under force: killed, starved of disk, cut off from its database. What it has said to be done is done."""
