"""The Blood Market as somebody else's package: this folder has all that Praxis needs to know of it."""
