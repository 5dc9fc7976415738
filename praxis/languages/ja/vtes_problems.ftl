### V:TES: what is wrong with a deck, by code.

problem-deck__crypt__minimum = クリプトは{ $n }枚。少なくとも{ $limit }枚必要
problem-deck__library__minimum = ライブラリーは{ $n }枚。少なくとも{ $limit }枚必要
problem-deck__library__maximum = ライブラリーは{ $n }枚。{ $limit }枚まで
problem-deck__groups__one-or-two = クリプトにグループ{ $groups }が混在している。同じグループか連続する2つのグループに限る
problem-deck__banned = { $name }は{ $year }年から大会で禁止
problem-deck__format__v5 = { $name }はフォーマット{ $format }のカードではない
problem-deck__format__duel = { $name }はフォーマット{ $format }のカードではない
problem-card__crypt__other-types = { $name }：{ $edition }年のルールブックにインビュードはない
problem-deck__edition = { $n }枚は{ $edition }年のルールブックより新しい：{ $names }
problem-deck__unknown-card = 「{ $name }」というカードはない
problem-deck__count = { $name }が{ $n }枚。書き間違い？
problem-deck__link = このリンクは別の場所のデッキを指すだけで、Praxisは取得しない。デッキをテキストで書き出すこと
problem-deck__empty = カードが見つからない。デッキには「2x Deflection」のような行がある
problem-deck__size = { $n }枚。デッキは{ $limit }枚まで
problem-deck__manual = { $n }枚はまだ処理されない：{ $names }
problem-deck__partial = { $n }枚は一部しか処理されず、このテーブルの条件に合わない：{ $names }
problem-deck__header = リストでは{ $stated }枚、読み取りは{ $n }枚
problem-deck__section = { $name }はリストの別の半分にあるが、正しい側で数えた
