"""The rules of Bowl Bound, one file a chapter of the book."""
