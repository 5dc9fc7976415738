"""What goes over the wire: the messages, who is shown what, and the connections."""
