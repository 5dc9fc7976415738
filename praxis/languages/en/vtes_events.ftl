### V:TES: lines of the log.

event-abstains = { $card } abstains.
event-action__ability = { $minion } uses the action of { $card }{ $on }{ $cost }{ $stealth }.
event-action__anarch = { $minion } wants to become anarch{ $stealth }.
event-action__bleed = { $minion } bleeds { $victims }{ $by }{ $stealth }.
event-action__card = { $minion } takes the action { $card }{ $on }{ $cost }{ $stealth }.
event-action__diablerize = { $minion } wants to diablerize { $target }{ $stealth }.
event-action__employ = { $minion } wants to employ { $card }{ $cost }{ $stealth }.
event-action__equip = { $minion } wants to equip { $card }{ $cost }{ $stealth }.
event-action__hunt = { $minion } hunts{ $by }{ $stealth }.
event-action__hunt-down = { $minion } goes after { $target }, who is marked{ $stealth }.
event-action__leave = { $minion } wants to leave torpor{ $by }{ $stealth }.
event-action__political = { $minion } calls a referendum{ $by }{ $stealth }.
event-action__power = { $minion } wants to gain the power { $card }{ $cost }{ $stealth }.
event-action__recruit = { $minion } wants to recruit { $card }{ $cost }{ $stealth }.
event-action__rescue = { $minion } wants to rescue { $target } from torpor{ $stealth }.
event-action__slay = { $minion } wants to burn { $target }, who is incapacitated{ $stealth }.
event-action__take = { $minion } wants to take { $target }{ $also }{ $stealth }.
event-action-ended = The action of { $minion } ends.
event-action-over__blocked = The action of { $minion } was blocked.
event-action-over__cancelled = The action of { $minion } was cancelled.
event-action-over__ended = The action of { $minion } has ended without effect.
event-action-over__succeeded = The action of { $minion } has succeeded.
event-additional = { $minion } gets { $additional }.
event-anarch = { $card } becomes anarch.
event-ante =
    { $who-is ->
        [you] You stake { $card }.
       *[other] { $who } stakes { $card }.
    }
event-ante-won =
    { $who-is ->
        [you] You win { $card } for good.
       *[other] { $who } wins { $card } for good.
    }
event-awake = { $card } can block and react as though unlocked.
event-baffled = The attempt of { $minion } to block fails.
event-ballots =
    { $who-is ->
        [you] You cast { $ballots } { $side }.
       *[other] { $who } casts { $ballots } { $side }.
    }
event-bleeds =
    { $who-is ->
        [you] { $minion } bleeds you for { $amount }.
       *[other] { $minion } bleeds { $who } for { $amount }.
    }
event-block-attempt =
    { $who-is ->
        [you] Your { $minion } tries to block { $actor }.
       *[other] { $minion } ({ $who }) tries to block { $actor }.
    }
event-block-failed = { $minion } fails to block: intercept { $intercept } against stealth { $stealth }.
event-blocked = { $minion } blocks { $actor }: intercept { $intercept } against stealth { $stealth }.
event-blood__gain = { $card } gains { $blood_change }, and has { $blood }.
event-blood__lose = { $card } loses { $blood_change }, and has { $blood }.
event-burned = { $card } is burned.
event-burned__hidden = A card is burned.
event-cancelled = { $card } is cancelled.
event-cheaper = { $card } costs { $savings } less.
event-clan = { $card } becomes { $clan }.
event-cleared-away =
    { $who-is ->
        [you] You take { $cards } out of the game.
       *[other] { $who } takes { $cards } out of the game.
    }
event-cleared-away__burned =
    { $who-is ->
        [you] You burn { $cards }.
       *[other] { $who } burns { $cards }.
    }
event-combat = Combat: { $acting } against { $opposing }.
event-combat-ends = Combat ends.
event-combat-over = The combat of { $acting } and { $opposing } is over.
event-contest-won = { $card } is contested no longer and comes back.
event-contested = { $card } is contested.
event-control =
    { $who-is ->
        [you] You take control of { $card }.
       *[other] { $who } takes control of { $card }.
    }
event-controlled =
    { $who-is ->
        [you] You bring out { $card } with { $blood } blood.
       *[other] { $who } brings out { $card } with { $blood } blood.
    }
event-damage = { $card } takes { $damage }{ $from }.
event-declines =
    { $who-is ->
        [you] You do not block.
       *[other] { $who } does not block.
    }
event-diablerie = { $diablerist } commits diablerie on { $victim }.
event-discarded =
    { $who-is ->
        [you] You discard { $card }.
       *[other] { $who } discards { $card }.
    }
event-dodged = { $minion } dodges.
event-drawn =
    { $who-is ->
        [you] You draw { $card }.
       *[other] { $who } draws { $card }.
    }
event-drawn__hidden =
    { $who-is ->
        [you] You draw a card.
       *[other] { $who } draws a card.
    }
event-drawn-crypt =
    { $who-is ->
        [you] You take { $card } from the crypt.
       *[other] { $who } takes { $card } from the crypt.
    }
event-drawn-crypt__hidden =
    { $who-is ->
        [you] You take a card from the crypt.
       *[other] { $who } takes a card from the crypt.
    }
event-edge =
    { $who-is ->
        [you] You gain the Edge.
       *[other] { $who } gains the Edge.
    }
event-edge__nobody = Nobody has the Edge any more.
event-found =
    { $who-is ->
        [you] You find { $card }.
       *[other] { $who } finds { $card }.
    }
event-gains-votes =
    { $who-is ->
        [you] You gain { $votes } ({ $card }).
       *[other] { $who } gains { $votes } ({ $card }).
    }
event-time-up = Time is up: half a victory point for { $survivors }.
event-game-over = The game is over. Victory points: { $scores }.
event-immune = { $card } is immune to it.
event-in-play =
    { $who-is ->
        [you] You put { $card } into play.
       *[other] { $who } puts { $card } into play.
    }
event-incapacitated = { $card } is incapacitated.
event-leaves-torpor = { $card } leaves torpor.
event-locked = { $card } locks.
event-looks-at =
    { $who-is ->
        [you] You look at { $card }.
       *[other] { $who } looks at { $card }.
    }
event-looks-at__hidden =
    { $who-is ->
        [you] You look at a card.
       *[other] { $who } looks at a card.
    }
event-maneuver = { $minion } maneuvers to { $range } range.
event-marked =
    { $who-is ->
        [you] You mark { $card }.
       *[other] { $who } marks { $card }.
    }
event-merged =
    { $who-is ->
        [you] You merge { $card }.
       *[other] { $who } merges { $card }.
    }
event-modified = { $card }: { SIGNED($amount) } { $what }.
event-modified__seat =
    { $who-is ->
        [you] You: { SIGNED($amount) } { $what }.
       *[other] { $who }: { SIGNED($amount) } { $what }.
    }
event-named-counters = { $card } has { $named_counters }.
event-named-counters__seat =
    { $who-is ->
        [you] You have { $named_counters }.
       *[other] { $who } has { $named_counters }.
    }
event-no-effect = The strike of { $minion } has no effect.
event-ousted =
    { $who-is ->
        [you] You are ousted.
       *[other] { $who } is ousted.
    }
event-phase = { $phase }.
event-plays =
    { $who-is ->
        [you] You play { $card }{ $as }.
       *[other] { $who } plays { $card }{ $as }.
    }
event-polling = The polling begins.
event-pool__gain =
    { $who-is ->
        [you] You gain { $pool_change } and have { $pool }.
       *[other] { $who } gains { $pool_change } and has { $pool }.
    }
event-pool__lose =
    { $who-is ->
        [you] You burn { $pool_change } and have { $pool } left.
       *[other] { $who } burns { $pool_change } and has { $pool } left.
    }
event-press__continue = { $minion } presses to continue.
event-press__end = { $minion } presses to end the combat.
event-prevented = { $card } prevents { $damage }.
event-put-on = { $card } is put on { $host }.
event-range = The range is { $range }.
event-ready = { $card } is ready.
event-recovers = { $card } recovers.
event-recruited =
    { $who-is ->
        [you] You recruit { $card }.
       *[other] { $who } recruits { $card }.
    }
event-redirected =
    { $who-is ->
        [you] The bleed of { $minion } is now against you.
       *[other] The bleed of { $minion } is now against { $who }.
    }
event-referendum =
    { $who-is ->
        [you] You call the referendum { $card }{ $terms }.
       *[other] { $who } calls the referendum { $card }{ $terms }.
    }
event-referendum__blood-hunt =
    { $who-is ->
        [you] You call a blood hunt.
       *[other] { $who } calls a blood hunt.
    }
event-referendum__blood-hunt__held = A referendum on a blood hunt is held.
event-removed = { $card } is removed from the game.
event-removed__hidden = A card is removed from the game.
event-researched =
    { $who-is ->
        [you] You put a card into the research area.
       *[other] { $who } puts a card into the research area.
    }
event-result__cancelled = The referendum is cancelled.
event-result__failed = The referendum fails, { $favour } to { $against }.
event-result__passed = The referendum passes, { $favour } to { $against }.
event-retrieved =
    { $who-is ->
        [you] You take a card from the research area.
       *[other] { $who } takes a card from the research area.
    }
event-round = Round { $number }.
event-sect = { $card } is now { $sect }.
event-set-up =
    { $who-is ->
        [you] The game begins by the rules of { $edition }; you have the first turn.
       *[other] The game begins by the rules of { $edition }; { $who } has the first turn.
    }
event-shuffled =
    { $who-is ->
        [you] You shuffle: { $region }.
       *[other] { $who } shuffles: { $region }.
    }
event-slave-fights = { $card } fights in the place of { $master }.
event-strike = { $minion } strikes{ $aimed }{ $by }: { $how }.
event-taken =
    { $who-is ->
        [you] You take { $card } into the uncontrolled region.
       *[other] { $who } takes { $card } into the uncontrolled region.
    }
event-declares = { $card }: the amount is { $amount }.
event-targets = { $card }: the target is { $target }.
event-pledges = { $minion } will burn { $card } for that.
event-terms =
    { $who-is ->
        [you] You choose the terms of { $card }{ $terms }.
       *[other] { $who } chooses the terms of { $card }{ $terms }.
    }
event-title = { $card } is now { $title }.
event-title-contested = { $card } contests a title: { $title }.
event-title-lost = { $card } is no longer { $title }.
event-title-won = { $card } is the only { $title } left and keeps the title.
event-to-crypt = { $card } goes back into the crypt.
event-to-library = { $card } goes back into the library.
event-torpor = { $card } goes to torpor.
event-transfer__back =
    { $who-is ->
        [you] You take { $counters } back from { $card }, which has { $blood }; pool { $pool }.
       *[other] { $who } takes { $counters } back from { $card }, which has { $blood }; pool { $pool }.
    }
event-transfer__to =
    { $who-is ->
        [you] You put { $counters } on { $card }, which has { $blood }; pool { $pool }.
       *[other] { $who } puts { $counters } on { $card }, which has { $blood }; pool { $pool }.
    }
event-turn =
    { $who-is ->
        [you] Turn { $number }: yours.
       *[other] Turn { $number }: { $who }.
    }
event-reveals =
    { $who-is ->
        [you] You have chosen { $amount }.
       *[other] { $who } has chosen { $amount }.
    }
event-turned-up =
    { $who-is ->
        [you] You turn up { $card }.
       *[other] { $who } turns up { $card }.
    }
event-unlocked = { $card } unlocks.
event-uses =
    { $who-is ->
        [you] You use { $card }{ $as }{ $on }.
       *[other] { $who } uses { $card }{ $as }{ $on }.
    }
event-victory-point =
    { $who-is ->
        [you] You gain a victory point and have { $total }.
       *[other] { $who } gains a victory point and has { $total }.
    }
event-votes =
    { $who-is ->
        [you] You cast { $votes } { $side }{ $through }.
       *[other] { $who } casts { $votes } { $side }{ $through }.
    }
event-withdrawal-broken =
    { $who-is ->
        [you] You cannot withdraw any more: you have lost pool or blood.
       *[other] { $who } cannot withdraw any more: she has lost pool or blood.
    }
event-withdrawn =
    { $who-is ->
        [you] You withdraw from the game.
       *[other] { $who } withdraws from the game.
    }
event-withdraws =
    { $who-is ->
        [you] You announce that you withdraw.
       *[other] { $who } announces that she withdraws.
    }

## Cards by hand.

event-adjusts__move = By hand, { $card }: { $minion } goes here: { $to }.
event-adjusts__attach = By hand, { $card }: { $minion } goes on { $host }.
event-adjusts__control = By hand, { $card }: { $whom } controls { $minion }.
event-adjusts__lock = By hand, { $card }: lock { $minion }.
event-adjusts__unlock = By hand, { $card }: unlock { $minion }.
event-adjusts__gain-blood = By hand, { $card }: { $amount } more on { $minion }.
event-adjusts__burn-blood = By hand, { $card }: { $amount } less on { $minion }.
event-adjusts__gain-pool = By hand, { $card }: { $amount } pool more for { $whom }.
event-adjusts__burn-pool = By hand, { $card }: { $amount } pool less for { $whom }.
event-adjusts__take-edge = By hand, { $card }: { $whom } has the Edge.
event-adjusts__drop-edge = By hand, { $card }: nobody has the Edge.
event-adjusts__add-counters = By hand, { $card }: { $amount } more on { $minion }: { $to }.
event-adjusts__burn-counters = By hand, { $card }: { $amount } less on { $minion }: { $to }.
event-adjusts__raise = By hand, { $card }: { $minion }: +{ $amount } { $to }.
event-adjusts__lower = By hand, { $card }: { $minion }: -{ $amount } { $to }.
event-adjusts__votes = By hand, { $card }: { $amount } votes for { $whom }.
event-adjusts__fight = By hand, { $card }: { $minion } fights { $host }.
event-adjusts__draw = By hand, { $card }: draws for { $whom }: { $amount }.
event-adjusts__search = By hand, { $card }: a search of the library.
event-adjusts__discard = By hand, { $card }: a random discard by { $whom }.
event-adjusts__reveal = By hand, { $card }: { $minion } is shown to all.
event-adjusts__look = By hand, { $card }: a look at the hand of { $whom }.
event-adjusts__shuffle = By hand, { $card }: the library of { $whom } is shuffled.
event-adjusts__back = By hand, { $card }: the last step is taken back.
event-objects =
    { $who-is ->
        [you] You do not agree: nothing changes.
       *[other] { $who } does not agree: nothing changes.
    }
event-put-back = { $card } is put back: { $region }.
