### The page: the words on the board of V:TES.

vtes__act__ability = Action of a card
vtes__act__anarch = Become anarch
vtes__act__bleed = Bleed
vtes__act__card = Action
vtes__act__diablerize = Diablerie
vtes__act__employ = Employ
vtes__act__equip = Equip
vtes__act__hunt = Hunt
vtes__act__hunt-down = Go after
vtes__act__leave = Leave torpor
vtes__act__political = Political action
vtes__act__power = Gain a power
vtes__act__recruit = Recruit
vtes__act__rescue = Rescue
vtes__act__slay = Burn
vtes__act__take = Take equipment
vtes__against = against
vtes__all = All { $n } options
vtes__allvotes = All my votes ({ $n })
vtes__ash = Ash heap
vtes__ash__of = Ash heap of { $name }, { $n } cards
vtes__awake = locked, but may block and react
vtes__blocks = { $name } blocks
vtes__blood = Blood
vtes__bloodhunt = Blood hunt on { $name }
vtes__bloodof = blood { $n } of { $of }
vtes__byhand = by hand
vtes__byhand__cards = Cards
vtes__byhand__counters = Counters, pool, Edge
vtes__byhand__doing = { $name } carries out { $card } by hand
vtes__byhand__hidden = Hidden cards
vtes__byhand__numbers = Numbers, votes, combat
vtes__byhand__waiting = waiting for { $names }
vtes__calledby = called by { $name }
vtes__callvote = The card that called
vtes__capacity = Capacity
vtes__capacity__n = capacity { $n }
vtes__cardvote = Burn { $name }
vtes__combat = Combat
vtes__comesout = comes out
vtes__confirm = Confirm
vtes__contest = Contested: { $name }
vtes__contest__cost = { $name } yields, or pays
vtes__contested = contested
vtes__contested__cost = contested: 1 pool
vtes__contested__title = title contested: { $n } blood
vtes__conviction = Conviction
vtes__counters =
    { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
vtes__crypt = Crypt
vtes__deck = Deck
vtes__declined = { $name } declined
vtes__diablerie = Diablerie
vtes__drawcrypt = 4 transfers, 1 pool: a card of the crypt
vtes__draws__crypt = { $name } takes { $n } cards from the crypt.
vtes__draws__library = { $name } draws { $n } cards.
vtes__edge = the Edge
vtes__edge__short = Edge
vtes__emptyhand = No cards in hand
vtes__ended__last = { $name } is the last Methuselah in the game.
vtes__ended__nobody = No Methuselah is left in the game.
vtes__ended__time = Time is up: everybody who is left has half a victory point more.
vtes__ended__turns = The { $n } turns that the table agreed on are over.
vtes__endphase = End the influence phase
vtes__flag__aggravated = aggravated
vtes__flag__first = first strike
vtes__flag__ranged = ranged
vtes__for = for
vtes__going = What is going on
vtes__group = Group { $n }
vtes__hand = Hand
vtes__inplay = In play
vtes__keys__all = All options as a list
vtes__keys__arrows = To the next thing that can be pressed
vtes__keys__ash = My ash heap
vtes__keys__hand = To my hand
vtes__keys__info = All about the card, and why not
vtes__keys__minions = To my minions
vtes__keys__official = Official text and rulings
vtes__keys__pass = Pass, or end the phase
vtes__lasts__action = this action
vtes__lasts__combat = this combat
vtes__lasts__referendum = this referendum
vtes__lasts__round = this round
vtes__lasts__turn = this turn
vtes__left__discard =
    { $n ->
        [one] { $n } discard left
       *[other] { $n } discards left
    }
vtes__left__influence =
    { $n ->
        [one] { $n } transfer left
       *[other] { $n } transfers left
    }
vtes__left__master =
    { $n ->
        [one] { $n } master card left
       *[other] { $n } master cards left
    }
vtes__library = Library
vtes__life = Life
vtes__life__n = life { $n }
vtes__locked = locked
vtes__look = Look at { $name }
vtes__lookboard = Look at the board
vtes__mark__anarch = anarch
vtes__mark__blackhand = Black Hand
vtes__mark__bloodcursed = Blood Cursed
vtes__mark__contested = title contested
vtes__mark__flight = flight
vtes__mark__infernal = infernal
vtes__mark__redlist = Red List
vtes__mark__scarce = scarce
vtes__mark__slave = slave
vtes__mark__sterile = sterile
vtes__mayblock = { $name } may block
vtes__nobodywon = Nobody has won alone
vtes__nocards = No such card here
vtes__noready = no ready minion
vtes__official = Official text and rulings
vtes__openvotes = { $n } votes still to cast
vtes__ousted = ousted
vtes__outcome__blocked = blocked
vtes__outcome__cancelled = cancelled
vtes__outcome__ended = ended
vtes__outcome__succeeded = nobody blocks
vtes__over = The game is over
vtes__partly = partly
vtes__parts = What the numbers are made of
vtes__phase__discard = Discard
vtes__phase__influence = Influence
vtes__phase__master = Master
vtes__phase__minion = Minion
vtes__phase__unlock = Unlock
vtes__pile__ash = Ash heap
vtes__pile__removed = Removed from the game
vtes__pile__research = Research area
vtes__player = Player
vtes__plays = played by { $name }
vtes__points = { $n } of { $of } points left
vtes__apart =
    { $n ->
        [one] one more must get some
       *[other] { $n } more must get some
    }
vtes__pool = Pool
vtes__pool__n = pool { $n }
vtes__presslit = Press something that is lit, or carry a card there.
vtes__pressnext = Or press something lit to go on.
vtes__preyson = Preys on { $name }
vtes__raised = limit used
vtes__range__close = close range
vtes__range__long = long range
vtes__ready = Ready
vtes__referendum = Referendum
vtes__removed = Removed
vtes__removed__of = Removed cards of { $name }, { $n }
vtes__research = Research area
vtes__role__both = Prey and predator
vtes__role__predator = Predator
vtes__role__prey = Prey
vtes__round = Round { $n }
vtes__rulings = Rulings
vtes__search = Search
vtes__step__damage = Damage
vtes__step__end = End
vtes__step__press = Press
vtes__step__range = Range
vtes__step__strikes = Strikes
vtes__stepper = Arrow keys change it
vtes__strike__burn-equipment = Burn equipment
vtes__strike__combat-ends = Combat ends
vtes__strike__damage = Damage
vtes__strike__dodge = Dodge
vtes__strike__effect = Special
vtes__strike__hand = Hand strike
vtes__strike__steal-blood = Steal blood
vtes__strike__steal-equipment = Steal equipment
vtes__tally = { $yes } for, { $no } against
vtes__torpor = Torpor
vtes__transfer = Transfer
vtes__transferend = Transfer and end the phase
vtes__triesblock = { $name } tries to block
vtes__turn = Turn { $n }
vtes__uncontrolled = Uncontrolled
vtes__undo = Take back this step (Esc)
vtes__unknown = a card
vtes__uses = used by { $name }
vtes__victorypoints = Victory points
vtes__votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
vtes__vps =
    { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
vtes__warn__edge = You have the Edge: its pool costs nothing.
vtes__warn__full = He has all the blood he can have: he would only lock.
vtes__warn__hunt = This is a blood hunt on your own vampire.
vtes__warn__last = This is the last pool there: that Methuselah is ousted.
vtes__warn__nobleed = This bleed is for nothing as it stands.
vtes__warn__oust = This takes your last pool: you would be ousted.
vtes__warn__own = This is your own referendum.
vtes__warn__withdraw = This announces your withdrawal: if nothing stops it, you leave the game in your next unlock phase.
vtes__warn__yes = Do it all the same
vtes__watching = You are out of the game. The others play on, and you can watch.
vtes__what__ballots = ballots
vtes__what__bleed = bleed
vtes__what__capacity = capacity
vtes__what__hunt = hunt
vtes__what__intercept = intercept
vtes__what__stealth = stealth
vtes__what__strength = strength
vtes__what__votes = votes
vtes__withdrawn = withdrawn
vtes__won = { $name } has won
vtes__won__you = You have won
vtes__keys__hold = Hold: the table waits for me
vtes__keys__stops = When the table waits for me
vtes__keys__until = Pass until something is over
vtes__pace = Pace
vtes__hold = Hold
vtes__holds = { $names } holds
vtes__stops = Stops
vtes__stops__title = The table waits for me
vtes__stoppassing = Stop passing
vtes__passuntil = Pass until …
vtes__stop__able = whenever I can do something
vtes__stop__target = when I or mine are the target
vtes__stop__block = when my minion blocks or is blocked
vtes__stop__combat = in my combats
vtes__stop__referendum = in any referendum
vtes__stop__own = when my minion acts
vtes__stop__announced = as my minion announces his action
vtes__stop__undirected = when I could block an undirected action
vtes__stop__prey = when my prey acts
vtes__stop__predator = when my predator acts
vtes__stop__always = Always
vtes__stop__never = Never
vtes__end__combat = the end of this combat
vtes__end__action = the end of this action
vtes__end__phase = the end of this phase
vtes__end__turn = the end of this turn
vtes__end__own = my own next turn
vtes__learn__goal = The last one standing
vtes__learn__goal__text = You are a Methuselah. The one to your left is your prey, the one to your right your predator. Take your prey's pool: who has none is ousted, and you get a victory point and 6 pool. Most victory points win.
vtes__learn__pool = Pool is life and money
vtes__learn__pool__text = With pool you bring out vampires and pay for cards. It does not come back by itself, so do not spend yourself out of the game: the table warns you before your last one.
vtes__learn__crypt = Vampires come out
vtes__learn__crypt__text = Four vampires wait face down. Each turn you put pool on them with transfers; with as much as his capacity one comes out, and what you paid is his blood.
vtes__learn__acts = Minions act
vtes__learn__acts__text = Press a minion to see what he can do: bleed your prey, hunt for blood, or an action from a card. Acting locks him, and a locked minion cannot block.
vtes__learn__block = Stealth against intercept
vtes__learn__block__text = A minion blocks with as much intercept as the action has stealth. Both numbers stand in the middle of the table and move as cards are played.
vtes__learn__fight = A block is a fight
vtes__learn__fight__text = Range, strikes, damage, press. A vampire heals damage with blood; who cannot falls into torpor and needs rescue, or becomes somebody's meal.
vtes__learn__votes = Titles vote
vtes__learn__votes__text = A political action calls a referendum. Princes and other titled vampires have votes; the Edge is worth one too. More for than against, and it passes.
vtes__learn__board = What is lit can be pressed
vtes__learn__board__text = Press or carry what is lit. Press something unlit, and the table says why not, with the rule. In this game every decision is explained when it comes.
