### V:TES: words and numbers that stand in its messages.

title = ヴァンパイア:ジ・エターナルストラグル
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
number-votes = { $n }票
number-ballots = バロット{ $n }
number-damage = { $n }ダメージ
number-aggravated = 重傷{ $n }ダメージ
number-additional = 追加ストライク{ $n }回
number-burn = 燃焼カウンターは{ $n }個
number-corruption = 腐敗カウンターは{ $n }個
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

title-primogen = プリモジェン
title-prince = プリンス
title-justicar = ジャスティカー
title-inner-circle = インナーサークル
title-bishop = ビショップ
title-archbishop = アークビショップ
title-priscus = プリスカス
title-cardinal = カーディナル
title-imperator = インペラトール
title-regent = リージェント
title-magaji = マガジ
title-kholo = コロ
title-baron = バロン
title-of = { $place }の{ $title }

## Regions.

region-library = ライブラリー
region-crypt = クリプト
region-hand = 手札
region-uncontrolled = 未支配領域
region-ready = 準備完了領域
region-torpor = 休眠
region-play = 場
region-ash-heap = アッシュヒープ
region-removed = 除外
region-contested = 争奪中
region-waiting = このターンの仲間
region-research = 研究エリア
region-incapacitated = 行動不能
region-ante = 賭け
region-pool = 自分のプール
region-bank = ブラッドバンク

## Types of cards.

type-vampire = ヴァンパイア
type-imbued = インビュード
type-master = マスター
type-action = アクション
type-political-action = 政治アクション
type-equipment = 装備
type-retainer = 従者
type-ally = 仲間
type-action-modifier = アクションモディファイア
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
what-strength = 筋力
what-hunt = 狩り
what-votes = 票
what-capacity = キャパシティ
what-hand-size = 手札の上限
what-transfers = トランスファー
what-ballots = バロット
what-master-phase-actions = マスターフェイズアクション
what-discard-phase-actions = ディスカードフェイズアクション
what-maneuvers = 移動
what-presses = プレス
what-strikes = 追加ストライク
what-corruption = 堕落カウンター
what-burn = 燃焼カウンター
what-stun = 気絶カウンター
what-other = (カードのテキスト)

## Strikes.

strike-hand = 素手
strike-damage = { $n }ダメージ
strike-dodge = 回避
strike-combat-ends = 戦闘終了
strike-steal-blood = 血{ $n }を奪う
strike-effect = 特殊
strike-burn-equipment = 装備の焼却
strike-steal-equipment = 装備を奪う
strike-first = 、先制攻撃
strike-ranged = 、遠距離可
strike-aggravated = 、重傷

## Ranges of combat.

range-long = 遠距離
range-close = 近距離

## Parts that stand in other messages, with a blank before them where there should be one.

piece-by = ({ $card })
piece-as = ({ $minion })
piece-on = (対象{ $target })
piece-from = ({ $source }から)
piece-through = ({ $source })
piece-aimed = ({ $at }へ)
piece-also = と{ $also }
piece-cost = ({ $cost })
piece-stealth = (ステルス+{ $n })
piece-terms = :{ $terms }
piece-way = ({ $way })
piece-basic = 基本
piece-superior = 上級
piece-and = と
piece-second = 方法{ $n }
piece-at-long = 遠距離
piece-at-close = 近距離
piece-blow = { $minion }のストライク:{ $how }{ $through }
piece-hunt = ブラッドハント
piece-known = { $blows }。

## Labels of the facts of a card.

label-capacity = キャパシティ
label-group = グループ
label-clan = クラン
label-disciplines = 訓え
label-title = 称号
label-sect = セクト
label-cost = コスト
label-requires = 必要条件
label-type = タイプ

## How far a card is enforced.

note-partial = 一部のみ自動処理:{ $note }
note-manual = まだ自動処理されない:効果はテーブルで行う
note-house = 当ゲームのカード

## Things to choose for a new table: label, help, and a label for each value.

variant-edition = ルールブック
    .help = 何年のルールか。
    .value-2000 = 「Sabbat War」のルール。アンティあり、クリプトのグループ、トライフル、イベントはなし。
    .value-2011 = グループ、トライフル、イベント、アナーク、インビュードあり。仲間は1ターン待つ。
    .value-2012 = 休止前の最後の版。2011年と同じだが、従者を守れる。
    .value-2023 = 現在の版。ロックとアンロック、ライブラリは60～90枚、ブロックの順序が明確、最初の席はくじ引き。
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
variant-withdrawal = 撤退
    .help = ライブラリのない者は勝利点1を得て抜けられる。
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
