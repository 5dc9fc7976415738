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
vtes__blocks = { $name } blocks
vtes__blood = Blood
vtes__bloodhunt = Blood hunt on { $name }
vtes__bloodof = blood { $n } of { $of }
vtes__byhand = by hand
vtes__calledby = called by { $name }
vtes__callvote = The card that called
vtes__capacity = Capacity
vtes__capacity__n = capacity { $n }
vtes__cardvote = Burn { $name }
vtes__combat = Combat
vtes__comesout = comes out
vtes__confirm = Confirm
vtes__contested = contested
vtes__contested__cost = contested: 1 pool
vtes__conviction = Conviction
vtes__counters =
    { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
vtes__crypt = Crypt
vtes__declined = { $name } declined
vtes__diablerie = Diablerie
vtes__drawcrypt = 4 transfers, 1 pool: a card of the crypt
vtes__edge = the Edge
vtes__edge__short = Edge
vtes__emptyhand = No cards in hand
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
vtes__left__discard = { $n } left
vtes__left__influence = { $n } transfers left
vtes__left__master = { $n } left
vtes__library = Library
vtes__life = Life
vtes__life__n = life { $n }
vtes__locked = locked
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
vtes__pool = Pool
vtes__pool__n = pool { $n }
vtes__presslit = Press something that is lit, or carry a card there.
vtes__pressnext = Or press something lit to go on.
vtes__preyson = Preys on { $name }
vtes__raised = raised
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
vtes__step__press = Press
vtes__step__range = Range
vtes__step__strikes = Strikes
vtes__stepper = Arrow keys change it
vtes__strike__burn-equipment = Burn equipment
vtes__strike__combat-ends = Combat ends
vtes__strike__damage = Damage
vtes__strike__dodge = Dodge
vtes__strike__hand = Hand strike
vtes__strike__steal-blood = Steal blood
vtes__strike__steal-equipment = Steal equipment
vtes__tally = { $yes } for, { $no } against
vtes__torpor = Torpor
vtes__transfer = Transfer
vtes__transferend = Transfer and end the phase
vtes__transfers =
    { $n ->
        [one] { $n } transfer
       *[other] { $n } transfers
    }
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
vtes__warn__oust = This takes your last pool: you would be ousted.
vtes__warn__own = This is your own referendum.
vtes__warn__yes = Do it all the same
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
