### V:TES: decks, what they are about and what they are checked for.

## What a deck is about. The first two are sentences around the words below.

want-one = 狙い：{ $first }。
want-two = 狙い：{ $first }、{ $second }。
want-ours = 当ゲームのデッキ
want-bleed = ブリードで獲物を追い出す
want-stealth = 隠密でブロックをかわす
want-block = ブロックして待つ
want-rush = 敵に戦闘を挑む
want-pool = プールを蓄える
want-vote = 投票に勝つ
want-fight = 戦う
want-ally = 協力者を集める

## The decks that come with the program.

want-own-crusaders = 都市を奪うサバト。多くの票と鋭い目を持つ司教たち。
want-own-earth-and-claw = 荒野のギャンレル。襲い、引き裂き、大地に沈む。
want-own-hunters = インビュードの狩人。信念、わずかな力、銃、怪物を見抜く目。
want-own-long-watch = すべてを見張り、誰も通さない。索敵、鴉と蝙蝠。
want-own-old-blood = 少数の古く高価な長老。二度行動し、投票し、ブリードする。
want-own-princes-of-the-hall = 投票を呼びかけ、称号を集め、応じられない者をブリードする公子たち。
want-own-quiet-word = 誰にも気づかれず囁くマルカヴィアン。隠密、そして大きなブリード。
want-own-small-mouths = 十数人の若い吸血鬼。すぐに現れ、すぐにブリードする。
want-own-street-fists = 喧嘩を売るブルハー。ブロックする者のいない相手をブリードする。

## What decks are checked for.

form-casual = ルールブック
    .help = その版のルールブックのみ。
form-standard = 大会
    .help = ルールブックと禁止リスト。
form-v5 = 第5版
    .help = 第5版セットのカードのみ。
form-duel = デュエル
    .help = 2人、小さなデッキ、短いリスト。
form-any = 無制限
    .help = 何も確認しない。
