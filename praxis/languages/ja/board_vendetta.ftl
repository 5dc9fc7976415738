### Vendetta drawn in the terminal.

label-over = 夜は終わった
label-prince = シカゴの公子
label-gone = 脱落
label-down = 裏向き
label-drained = 吸血済み
label-used = 使用済み
label-player = プレイヤー
label-clan = クラン
label-blood = 血
label-influence = 影響力
label-hand = 手札
label-alliance = 同盟
