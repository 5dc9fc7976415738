"""The table measured, with a client that costs next to nothing."""
