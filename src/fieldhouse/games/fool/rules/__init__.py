"""The rules of FOOL, a file for each section of chapter 12."""
