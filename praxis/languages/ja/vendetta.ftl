### Vendetta: words and numbers that stand in its messages.

title = ヴァンパイア：ザ・マスカレード – ヴェンデッタ
yes = はい
no = いいえ

## The clans.

clan-brujah = ブルハー
clan-gangrel = ギャンレル
clan-malkavian = マルカヴィアン
clan-nosferatu = ノスフェラトゥ
clan-toreador = トレアドール
clan-tremere = トレメール
clan-ventrue = ヴェントルー

## Kinds of cards.

kind-clan = クランカード
kind-ally = 味方
kind-victim = 犠牲者
kind-location = ロケーションカード
kind-relic = 遺物

## Steps of a location’s resolution, as a trait of clan cards.

step-preparation = 準備
step-conflict = 抗争
step-consequences = 帰結
step-passive = パッシブ

## What an ally is.

nature-human = 人間
nature-vampire = ヴァンパイア

## What a clan is like, for who chooses one.

style-brujah = 高いパワーと大きな損害。他人を狂乱に陥らせると見返りがある。
style-gangrel = 配置した血を動かし、パワーに変える。
style-malkavian = 誰もが驚く。自分自身さえも。
style-nosferatu = 都合のよいときに撤退し、去り際に打ち、カードを二度使う。
style-toreador = 大きな同盟を集め、それとともに強くなる。
style-tremere = 血を支払って強大な力を得る。いつも狂乱の一歩手前。
style-ventrue = 従うか、代償を払うかを迫る。

## Phases.

phase-feeding = 吸血フェイズ
phase-locations = ロケーション準備
phase-cards = カード選択
phase-planning = 計画フェイズ
phase-resolution = 解決フェイズ

## Labels of the facts of a card.

label-code = 番号
label-clan = クラン
label-power = パワー
label-step = 適用時
label-starting = 初期カード
label-title = 職業
label-nature = 種別
label-influence = 影響力
label-feeding = 吸血で得る血
label-drain = 吸い尽くして得る血
label-drained = 吸い尽くした後の影響力
house = ハウスカード：私たち独自のデザインで、市販のカードではありません。
location = ロケーション{ $n }
    .at = ロケーション{ $n }
    .off = ロケーション{ $n }から
    .to = ロケーション{ $n }に
haven = 公子の避難所
    .at = 公子の避難所
    .off = 公子の避難所から
    .to = 公子の避難所に

## One and many of something.

number-blood = 血{ $n }点
number-influence = 影響力{ $n }点
number-power = パワー{ $n }
number-tokens = 同族喰らいトークン{ $n }個
quoted = 「{ $name }」
comma = 、
last = 、
nobody = なし
ranked = { $who } { $n }

## Things to choose for a new table: label, help, and a label for each value.

variant-locations = ロケーションカード
    .help = 公子の避難所以外の各ロケーションに、効果のあるカードを置きます。
variant-relics = 遺物
    .help = 各プレイヤーが遺物を1つ選び、ゲーム中1回使えます。
variant-team = チーム
    .help = パートナーは向かい合って座り、ともに勝利します。6人では必ずチーム戦です。
variant-cards = カード
    .help = 使うカードセット。
    .value-house = ハウスセット
variant-victim_feeding = 犠牲者からの血
    .help = 吸い尽くされていない犠牲者が吸血フェイズに与える血の量。
variant-keep_last_blood = 最後の血
    .help = プールに血1点を残さなければならない場合。
    .value-always = 自分の意志によるものすべて
    .value-spending = 効果のための支払いだけ
variant-frenzy_repeats = 狂乱の繰り返し
    .help = 狂乱の後も血がなければ、再び狂乱に陥ります。
variant-sole_effects = 1人のときの効果
    .help = ロケーションに1人だけいるときも、カードの効果を適用します。
variant-sole_by = 1人とみなす条件
    .help = 他のプレイヤーがロケーションにいるとみなされる条件。
    .value-presence = カードか血
    .value-cards = カードだけ
variant-third_card = 3枚目のカード
    .help = 3人ゲームの第1ラウンドで選ばなかったカードの行き先。
    .value-bottom = デッキの下
    .value-box = ゲームの外
variant-others_cards = 他人のカード
    .help = 撤退するプレイヤーのポジションにある、他のプレイヤーのカードの扱い。
    .value-along = 一緒に移る
    .value-home = 持ち主の手札に戻る
variant-grey_tokens = 灰色のトークン
    .help = 終了時に灰色の同族喰らいトークンを数えるか。
    .value-count = −1と数える
    .value-spared = 数えない
