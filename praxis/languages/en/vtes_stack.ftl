### V:TES: what is going on, as a sentence.

stack-over = The game is over
stack-turn =
    { $who-is ->
        [you] Your turn, { $phase }
       *[other] { $who }'s turn, { $phase }
    }
stack-between =
    { $who-is ->
        [you] Your turn
       *[other] { $who }'s turn
    }
stack-between-turns = Between two turns
stack-setup = The game is being set up
stack-joined = { $where }: { $what }
stack-also = ;{" "}
stack-waits =
    { $who-is ->
        [you] { $said }; waiting for you
       *[other] { $said }; waiting for { $who }
    }
stack-waits__nobody = { $said }; waiting
stack-waits__block = { $said }; you: block or let it go
stack-ability = { $minion } uses the action of { $card }
stack-anarch = { $minion } wants to become anarch
stack-bleed = { $minion } bleeds { $victims }
stack-card = { $minion } takes the action { $card }
stack-diablerize = { $minion } wants to diablerize { $target }
stack-employ = { $minion } wants to employ { $card }
stack-equip = { $minion } wants to equip { $card }
stack-hunt = { $minion } hunts
stack-hunt-down = { $minion } goes after { $target }
stack-leave = { $minion } wants to leave torpor
stack-political = { $minion } calls the referendum { $card }
stack-power = { $minion } wants to gain the power { $card }
stack-recruit = { $minion } wants to recruit { $card }
stack-rescue = { $minion } wants to rescue { $target }
stack-slay = { $minion } wants to burn { $target }
stack-take = { $minion } takes { $target }
stack-attempt = { $minion } tries to block (intercept { $intercept } against stealth { $stealth })
stack-blocked = { $minion } has blocked
stack-unblocked = nobody blocks
stack-combat = combat of { $acting } and { $opposing }, round { $number }
stack-combat__before = combat of { $acting } and { $opposing }
stack-range__step = determining range
stack-strikes = strikes at { $range } range
stack-press = presses
stack-damage = { $card } takes damage
stack-referendum = referendum { $card }: { $favour } for, { $against } against
stack-referendum__blood-hunt = blood hunt: { $favour } for, { $against } against
stack-terms = the terms of { $card } are chosen
stack-plays =
    { $who-is ->
        [you] you play { $card }
       *[other] { $who } plays { $card }
    }
stack-uses =
    { $who-is ->
        [you] you use { $card }
       *[other] { $who } uses { $card }
    }
stack-diablerie = { $diablerist } commits diablerie on { $victim }
stack-bloodhunt = whether a blood hunt is called
stack-discard-down =
    { $who-is ->
        [you] you discard down
       *[other] { $who } discards down
    }
stack-by-hand = { $card } is carried out by hand
