"""The kinds of action that minions take, one class each: what the rules say of one stands in its class alone.

`table.py` lists them. The options, the announcement, *why not*, the log and the page read them there.
"""
