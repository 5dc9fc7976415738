### Vendetta: what is going on, as a sentence.

stack-joined = { $where }: { $what }
stack-also = ;{" "}
stack-over = The game is over
stack-setup = Setup
stack-round = Round { $round }
stack-phase = Round { $round }, { $phase }
stack-location = Round { $round }, resolution of { $place }
stack-step = Round { $round }, resolution of { $place }, { $step }
stack-PickClans =
    { $who-is ->
        [you] you choose a clan
       *[other] { $who } chooses a clan
    }
stack-PickRelics =
    { $who-is ->
        [you] you choose a relic
       *[other] { $who } chooses a relic
    }
stack-CardChoice =
    { $who-is ->
        [you] you choose a card
       *[other] { $who } chooses a card
    }
stack-PlanningTurn =
    { $who-is ->
        [you] your turn
       *[other] { $who }'s turn
    }
stack-Withdrawal = stay or withdraw
stack-Leaving =
    { $who-is ->
        [you] you withdraw
       *[other] { $who } withdraws
    }
stack-Triggers =
    { $who-is ->
        [you] your { $card } reacts
       *[other] { $who }'s { $card } reacts
    }
stack-Resolve =
    { $who-is ->
        [you] your { $card } takes effect
       *[other] { $who }'s { $card } takes effect
    }
stack-Drain =
    { $who-is ->
        [you] you drain { $card }
       *[other] { $who } drains { $card }
    }
stack-Frenzy =
    { $who-is ->
        [you] you are in frenzy
       *[other] { $who } is in frenzy
    }
stack-Elimination =
    { $who-is ->
        [you] you leave the game
       *[other] { $who } leaves the game
    }
