"""The rules of Data-Driven Football, one file a chapter of the guide."""
