### Italiano: its own name, its numbers, and how it speaks to a reader.

name = Italiano
# The forms that something counted takes, and which of them a number n takes (an expression as gettext writes it).
plural-forms = one other
plural-rule = n != 1
# The reader, where nobody has given a name: as the one who acts, among others in a list, and as the one to whom
# something is done.
you = Tu
you-listed = tu
you-object = te
# Anybody else without a name.
player = Giocatore { $n }
