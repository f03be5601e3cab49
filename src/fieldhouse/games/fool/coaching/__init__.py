"""The computer owners of FOOL: what they draft, teach, cut, trade and play."""
