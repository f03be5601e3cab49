"""The guessing game solved: what two coaches call who cannot be outguessed."""
