"""What a board draws beside the view: numbers as they are now and what is in progress.

A picture is made from a reader's view and nothing else, so it can tell nobody more than the view does.
"""
