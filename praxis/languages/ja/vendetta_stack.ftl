### Vendetta: what is going on, as a sentence.

stack-joined = { $where }：{ $what }
stack-also = 、
stack-over = ゲーム終了
stack-setup = 準備
stack-round = 第{ $round }ラウンド
stack-phase = 第{ $round }ラウンド、{ $phase }
stack-location = 第{ $round }ラウンド、{ $place }の解決
stack-step = 第{ $round }ラウンド、{ $place }の解決、{ $step }
stack-PickClans = { $who }がクランを選んでいる
stack-PickRelics = { $who }が遺物を選んでいる
stack-CardChoice = { $who }がカードを選んでいる
stack-PlanningTurn = { $who }のターン
stack-Withdrawal = 留まるか撤退するか
stack-Leaving = { $who }が撤退する
stack-Triggers = { $who }の{ $card }が誘発する
stack-Resolve = { $who }の{ $card }の効果が適用される
stack-Drain = { $who }が{ $card }を吸い尽くす
stack-Frenzy = { $who }が狂乱に陥っている
stack-Elimination = { $who }が脱落する
