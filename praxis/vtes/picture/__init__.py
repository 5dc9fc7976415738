"""What a board draws beside the view: numbers as they are now and what is going on, from a reader's view alone.

Because nothing but the view is asked, a picture can tell nobody more than the view does.
"""
