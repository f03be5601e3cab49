"""Whatever is read from outside, damaged in every way: it is read, or refused with a sentence."""
