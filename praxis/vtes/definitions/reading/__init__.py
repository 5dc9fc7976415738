"""The strict grammar that reads the official text of vampires into the nodes that definitions are made of."""
