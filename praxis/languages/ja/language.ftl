### 日本語: its own name, its numbers, and how it speaks to a reader.

name = 日本語
# The forms that something counted takes, and which of them a number n takes (an expression as gettext writes it).
plural-forms = other
plural-rule = 0
# The reader, where nobody has given a name: as the one who acts, among others in a list, and as the one to whom
# something is done.
you = あなた
you-listed = あなた
you-object = あなた
# Anybody else without a name.
player = プレイヤー{ $n }
