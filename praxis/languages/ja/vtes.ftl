### V:TES: words and numbers that stand in its messages.

title = 吸血鬼：ジ・エターナルストラグル
yes = はい
no = いいえ
nobody = なし
comma = 、
last = と
quoted = 「{ $name }」
a-card = カード

## One and many of something.

number-pool = プール{ $n }
number-blood = 血{ $n }
number-life = ライフ{ $n }
number-counters = カウンター{ $n }個
number-cards = カード{ $n }枚
number-votes = { $n }票
number-ballots = 投票権{ $n }
number-damage = { $n }ダメージ
number-aggravated = 再生不能{ $n }ダメージ
number-additional = 追加攻撃{ $n }回
number-burn = 燃焼カウンターは{ $n }個
number-corruption = 堕落カウンターは{ $n }個
number-stun = スタンカウンターは{ $n }個
number-hostage = 人質カウンターは{ $n }個
number-nightmare = 悪夢カウンターは{ $n }個
number-torture = 拷問カウンターは{ $n }個
number-disease = 病気カウンターは{ $n }個

## Phases.

phase-unlock = アンロックフェイズ
phase-master = マスターフェイズ
phase-minion = ミニオンフェイズ
phase-influence = インフルエンスフェイズ
phase-discard = ディスカードフェイズ

## Titles; with the city or clan that one is tied to.

title-primogen = 参議
title-prince = 公子
title-justicar = 護法官
title-inner-circle = 内陣
title-bishop = 司教
title-archbishop = 大司教
title-priscus = 評議員
title-cardinal = 枢機卿
title-imperator = インペラトール
title-regent = 摂政
title-magaji = 族長
title-kholo = 長老
title-baron = 男爵
title-of = { $place }の{ $title }

## Regions.

region-library = ライブラリー
region-crypt = クリプト
region-hand = 手札
region-uncontrolled = 未支配領域
region-ready = 準備領域
region-torpor = 休眠
region-play = 場
region-ash-heap = アッシュヒープ
region-removed = 除外
region-contested = 競合中
region-waiting = このターンの協力者
region-research = 研究エリア
region-incapacitated = 行動不能
region-ante = 賭け
region-pool = 自分のプール
region-bank = ブラッドバンク

## Types of cards.

type-vampire = 吸血鬼
type-imbued = インビュード
type-master = マスター
type-action = アクション
type-political-action = 政治アクション
type-equipment = 装備
type-retainer = 従僕
type-ally = 協力者
type-action-modifier = アクション修正カード
type-reaction = リアクション
type-combat = 戦闘
type-event = イベント
type-conviction = コンヴィクション
type-power = パワー
type-reflex = リフレックス

## Sides in a vote.

side-for = 賛成
side-against = 反対

## The numbers of a minion that effects change.

what-stealth = ステルス
what-intercept = インターセプト
what-bleed = ブリード
what-strength = ストレンクス
what-hunt = 狩り
what-votes = 票
what-capacity = 容量
what-hand-size = 手札の上限
what-transfers = トランスファー
what-ballots = 投票権
what-master-phase-actions = マスターフェイズアクション
what-discard-phase-actions = ディスカードフェイズアクション
what-maneuvers = マニューバ
what-presses = プレス
what-strikes = 追加攻撃
what-corruption = 堕落カウンター
what-burn = 燃焼カウンター
what-stun = 気絶カウンター
what-other = （カードのテキスト）

## Strikes.

strike-hand = ハンドストライク
strike-damage = { $n }ダメージ
strike-dodge = 回避
strike-combat-ends = 戦闘終了
strike-steal-blood = 血{ $n }を奪う
strike-effect = 特殊
strike-burn-equipment = 装備を破壊
strike-steal-equipment = 装備を奪う
strike-first = 、先制攻撃
strike-ranged = 、遠距離攻撃
strike-aggravated = 、再生不能

## Ranges of combat.

range-long = 遠距離
range-close = 近距離

## Parts that stand in other messages, with a blank before them where there should be one.

piece-by = （{ $card }）
piece-as = （{ $minion }）
piece-on = （対象{ $target }）
piece-from = （{ $source }から）
piece-through = （{ $source }）
piece-aimed = （{ $at }へ）
piece-also = と{ $also }
piece-cost = （{ $cost }）
piece-stealth = （ステルス+{ $n }）
piece-terms = ：{ $terms }
piece-way = （{ $way }）
piece-basic = 基本
piece-superior = 上級
piece-and = と
piece-second = 方法{ $n }
piece-at-long = 遠距離
piece-at-close = 近距離
piece-blow = { $minion }のストライク：{ $how }{ $through }
piece-hunt = 咎人狩り
piece-known = { $blows }。

## Labels of the facts of a card.

label-capacity = 容量
label-group = グループ
label-clan = 氏族
label-disciplines = 訓え
label-title = 称号
label-sect = 派閥
label-cost = コスト
label-requires = 必要条件
label-type = タイプ

## How far a card is enforced.

note-partial = 一部のみ自動処理：{ $note }
note-manual = まだ自動処理されない：効果はテーブルで行う
note-house = 当ゲームのカード

## Things to choose for a new table: label, help, and a label for each value.

variant-edition = ルールブック
    .help = 何年のルールか。
    .value-2000 = 「Sabbat War」のルール。アンティあり、クリプトのグループ、トライフル、イベントはなし。
    .value-2011 = グループ、トライフル、イベント、アナーク、インビュードあり。協力者は1ターン待つ。
    .value-2012 = 休止前の最後の版。2011年と同じだが、従僕を守れる。
    .value-2023 = 現在の版。ロックとアンロック、ライブラリーは60～90枚、ブロックの順序が明確、最初の席はくじ引き。
variant-format = デッキ
    .help = ここで使えるデッキの条件。
    .value-casual = ルールブックどおり
    .value-standard = 大会：禁止リストあり
    .value-v5 = 第5版のカードのみ
    .value-duel = デュエル：小さなデッキと短いリスト
    .value-any = 何でも可
variant-enforced = カードの処理
    .help = 各カードをどこまでルールが処理すべきか。
    .value-partly = 処理済み（一部を含む）
    .value-full = 完全に処理済みのみ
    .value-by-hand = 未処理のカードは手動で行う
variant-minutes = 制限時間
    .help = 時間切れのとき、残っている全員が大会と同じく勝利点を半分得る。
    .value-0 = なし
    .value-60 = 1時間
    .value-90 = 1時間半
    .value-120 = 2時間（大会と同じ）
variant-withdrawal = 離脱
    .help = ライブラリーのない者は勝利点1を得て抜けられる。
variant-cards = カード
    .help = 公式デッキ、または当ゲームのデッキ。
    .value-official = 公式
    .value-house = 当ゲーム
variant-ante = アンティ
    .help = 各自カード1枚を賭け、捕食者が永久に得る。
variant-draft = ドラフト効果
    .help = カードのドラフト効果を使える。
variant-beginners = 初心者ゲーム
    .help = 上級ルールなし。
variant-polling = 投票の時計
    .help = 15秒間投票がなければ締め切る。
variant-legacy = インビュード
    .help = 以前のルールによるインビュード。
variant-consent = 同意
    .help = 手動の変更に誰の同意が必要か。
    .value-others = 他の全員
    .value-none = 不要
