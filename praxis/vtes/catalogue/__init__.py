"""Every official card as a frozen record, read from the card data at run time."""
