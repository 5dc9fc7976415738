"""The Blood Market as somebody else's package: all that Praxis needs to know of it is in this folder."""
