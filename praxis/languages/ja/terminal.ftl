### The terminal: what it says beside the words of a game.

saved = このゲームは「{ $name }」として保存されます。hでヘルプ、qで保存して終了します。
bound = シャッフルは{ $commitment }で固定されています。ゲーム後の確認：  praxis verify { $name }
kept = 保存しました。続きは：  praxis play { $name }
record = 記録は{ $path }です。もう一度見るには：  praxis replay { $name }
number = 1から{ $n }までの数字を入力してください。hでほかの入力が分かります。
back = 戻る
# What can be typed; the columns are lined up by hand.
help =
    数字      その選択肢を選ぶ（または「play 17 1 up」のようなキーを入力する）
    ? 3       選択肢3の効果
    ? 名前    カードの効果
    なぜ 名前 そのカードで今できないことと、その理由となるルール
    b         卓をもう一度表示    l  これまでの経過
    q         保存して終了        h  このヘルプ

## “why NAME”: what cannot be done with a card.

# The word that is typed; the English one is understood too.
why = なぜ
which = どのカードですか。「なぜ」とカード名を入力してください。
offered = そのカードでできることはすべて選択肢にあります。
nothing = あなたがそのカードでできることはありません。
several = 当てはまるカードが複数あります：{ $names }
unknown = 見えているカードに「{ $name }」という名前のものはありません。

## praxis replay

replayed = { $n }個の回答すべてが記録どおりに再現されました。状態 { $digest }。
no-reasons = 理由は示されません。このゲームのハウスボットは選択肢の価値を数値で示せません。

## praxis position

yes = はい
no = いいえ
refused = 拒否：
right = 正しい
wrong = 誤り：できる
wrong-clause = 誤り：理由は{ $clause }ではない
measured = { $path }は{ $found }
unlike = { $found }（{ $wanted }ではない）
already = すでにそうなので、誰も何もしていない
decides = { $who }が決める（{ $kind }）
over = ゲーム終了。勝者：{ $winners }。
nobody = なし
nothing-asked = なし
comma = 、
last = 、
# Why an answer is refused that no rule forbids.
because-over = ゲームは終わっている
because-other = 今は{ $who }が決める
because-kind = 「{ $kind }」への回答ではない
# Why an option was chosen.
ground-worth = 「{ $than }」よりプール{ $gain }点分よい
ground-even = 「{ $than }」と同じくらいよい
ground-other = 「{ $than }」の方がプール{ $gain }点分よく見えたが
ground-clear = 「{ $than }」より明らかによい
ground-missed = 「{ $than }」の方が明らかによかったが
ground-ahead = 先を読んだ{ $n }局で「{ $than }」を{ $gain }％上回った
