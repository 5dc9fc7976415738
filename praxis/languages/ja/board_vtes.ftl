### V:TES drawn in the terminal.

label-over = ゲーム終了
label-player = プレイヤー
label-pool = プール
label-vps = 勝利点
label-edge = エッジ
label-ousted = 追放
