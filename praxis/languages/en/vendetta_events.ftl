### Vendetta: lines of the log.

event-acts =
    { $who-is ->
        [you] Your { $card } acts.
       *[other] { $card } acts ({ $who }).
    }
event-ally = { $card } can be won { $at }.
event-ally-gone = Nobody wins { $card }, who leaves the game.
event-ambition =
    { $who-is ->
        [you] You take the ambition token.
       *[other] { $who } takes the ambition token.
    }
event-blanked = { $card } is turned face down.
event-blood-moved =
    { $who-is ->
        [you] You move { $blood } { $off } { $to }.
       *[other] { $who } moves { $blood } { $off } { $to }.
    }
event-blood-moved__over =
    { $who-is ->
        [you] { $blood } { $at } moves from you to { $to_who }.
       *[other] { $to_who-is ->
            [you] { $blood } { $at } moves from { $who } to you.
           *[other] { $blood } { $at } moves from { $who } to { $to_who }.
        }
    }
event-borrowed =
    { $to_who-is ->
        [you] You put { $card } from { $who }'s hand into play { $at }.
       *[other] { $who-is ->
            [you] { $to_who } puts { $card } from your hand into play { $at }.
           *[other] { $to_who } puts { $card } from { $who }'s hand into play { $at }.
        }
    }
event-card-added =
    { $who-is ->
        [you] You play { $card } face up { $at }.
       *[other] { $who } plays { $card } face up { $at }.
    }
event-card-added__deck =
    { $who-is ->
        [you] You play { $card } face up { $at } from the clan deck.
       *[other] { $who } plays { $card } face up { $at } from the clan deck.
    }
event-chose =
    { $who-is ->
        [you] You choose ({ $card }): “{ $way }”
       *[other] { $who } chooses ({ $card }): “{ $way }”
    }
event-clan =
    { $who-is ->
        [you] You choose { $clan }.
       *[other] { $who } chooses { $clan }.
    }
event-clans = Clans to choose from: { $clans }.
event-cleansed =
    { $who-is ->
        [you] You get rid of a diablerie token; { $tokens } left.
       *[other] { $who } gets rid of a diablerie token; { $tokens } left.
    }
event-conflict = Power { $at }: { $ranking }.
event-conflict__none = Nobody is { $at }.
event-deployed__bank =
    { $who-is ->
        [you] You deploy { $blood } from the bank { $at }.
       *[other] { $who } deploys { $blood } from the bank { $at }.
    }
event-deployed__pool =
    { $who-is ->
        [you] You deploy { $blood } { $at }.
       *[other] { $who } deploys { $blood } { $at }.
    }
event-diablerie =
    { $who-is ->
        [you] You commit diablerie and now have { $tokens }.
       *[other] { $who } commits diablerie and now has { $tokens }.
    }
event-drained =
    { $who-is ->
        [you] You drain { $card }.
       *[other] { $who } drains { $card }.
    }
event-drawn =
    { $who-is ->
        [you] You look at { $cards }.
       *[other] { $who } looks at { $cards }.
    }
event-drawn__hidden =
    { $who-is ->
        [you] You look at the top of your clan deck.
       *[other] { $who } looks at the top of the clan deck.
    }
event-drawn__none =
    { $who-is ->
        [you] You have no cards left in your clan deck.
       *[other] { $who } has no cards left in the clan deck.
    }
event-drew =
    { $who-is ->
        [you] You draw { $card }.
       *[other] { $who } draws { $card }.
    }
event-drew__hidden =
    { $who-is ->
        [you] You draw a card.
       *[other] { $who } draws a card.
    }
event-effect =
    { $who-is ->
        [you] Your { $card } takes effect.
       *[other] { $who }'s { $card } takes effect.
    }
event-eliminated =
    { $who-is ->
        [you] You have a third diablerie token and leave the game.
       *[other] { $who } has a third diablerie token and leaves the game.
    }
event-flipped =
    { $who-is ->
        [you] You flip a diablerie token.
       *[other] { $who } flips a diablerie token.
    }
event-frenzy =
    { $causer-is ->
        [you] You send { $who } into frenzy.
       *[other] { $who-is ->
            [you] { $causer } sends you into frenzy.
           *[other] { $causer } sends { $who } into frenzy.
        }
    }
event-frenzy__again =
    { $who-is ->
        [you] You still have no blood, and the frenzy goes on.
       *[other] { $who } still has no blood, and the frenzy goes on.
    }
event-frenzy__self =
    { $who-is ->
        [you] You fall into frenzy.
       *[other] { $who } falls into frenzy.
    }
event-gained =
    { $who-is ->
        [you] You gain { $blood }.
       *[other] { $who } gains { $blood }.
    }
event-joined =
    { $who-is ->
        [you] { $card } joins your alliance.
       *[other] { $card } joins { $who }'s alliance.
    }
event-kept =
    { $who-is ->
        [you] You keep { $card }.
       *[other] { $who } keeps { $card }.
    }
event-kept__hidden =
    { $who-is ->
        [you] You keep a card.
       *[other] { $who } keeps a card.
    }
event-left =
    { $who-is ->
        [you] { $card } leaves your alliance.
       *[other] { $card } leaves { $who }'s alliance.
    }
event-location = Resolution { $at }.
event-looked__cards =
    { $who-is ->
        [you] You look at { $whom }'s face-down cards: { $cards }.
       *[other] { $whom-is ->
            [you] { $who } looks at your face-down cards: { $cards }.
           *[other] { $who } looks at { $whom }'s face-down cards: { $cards }.
        }
    }
event-looked__cards__hidden =
    { $who-is ->
        [you] You look at { $whom }'s face-down cards.
       *[other] { $whom-is ->
            [you] { $who } looks at your face-down cards.
           *[other] { $who } looks at { $whom }'s face-down cards.
        }
    }
event-looked__hand =
    { $who-is ->
        [you] You look at { $whom }'s hand: { $cards }.
       *[other] { $whom-is ->
            [you] { $who } looks at your hand: { $cards }.
           *[other] { $who } looks at { $whom }'s hand: { $cards }.
        }
    }
event-looked__hand__hidden =
    { $who-is ->
        [you] You look at { $whom }'s hand.
       *[other] { $whom-is ->
            [you] { $who } looks at your hand.
           *[other] { $who } looks at { $whom }'s hand.
        }
    }
event-lost =
    { $who-is ->
        [you] You lose { $blood }.
       *[other] { $who } loses { $blood }.
    }
event-may__no =
    { $who-is ->
        [you] You decline the effect of { $card }.
       *[other] { $who } declines the effect of { $card }.
    }
event-may__yes =
    { $who-is ->
        [you] You use the effect of { $card }.
       *[other] { $who } uses the effect of { $card }.
    }
event-mimicked =
    { $who-is ->
        [you] Your { $card } takes the effect of { $other }.
       *[other] { $who }'s { $card } takes the effect of { $other }.
    }
event-moved = { $card } moves { $off } { $to }.
event-moved__hidden =
    { $who-is ->
        [you] A face-down card of yours moves { $off } { $to }.
       *[other] A face-down card of { $who } moves { $off } { $to }.
    }
event-moved__over =
    { $who-is ->
        [you] { $card } goes from you to { $to_who } { $at }.
       *[other] { $to_who-is ->
            [you] { $card } goes from { $who } to you { $at }.
           *[other] { $card } goes from { $who } to { $to_who } { $at }.
        }
    }
event-moved__over__hidden =
    { $who-is ->
        [you] A face-down card goes from you to { $to_who } { $at }.
       *[other] { $to_who-is ->
            [you] A face-down card goes from { $who } to you { $at }.
           *[other] A face-down card goes from { $who } to { $to_who } { $at }.
        }
    }
event-over =
    { $winners-is ->
        [you] The game is over: { $scores }. You win and are the new Prince of Chicago.
       *[other] The game is over: { $scores }. { $winners } wins and is the new Prince of Chicago.
    }
event-over__none = The game is over: { $scores }. Nobody is left to win.
event-over__team = The game is over: { $scores }. { $winners } win together.
event-phase = { $phase }.
event-played__down =
    { $who-is ->
        [you] You play { $card } face down { $at }.
       *[other] { $who } plays { $card } face down { $at }.
    }
event-played__down__hidden =
    { $who-is ->
        [you] You play a card face down { $at }.
       *[other] { $who } plays a card face down { $at }.
    }
event-played__up =
    { $who-is ->
        [you] You play { $card } face up { $at }.
       *[other] { $who } plays { $card } face up { $at }.
    }
event-power =
    { $who-is ->
        [you] You get { $power } ({ $card }).
       *[other] { $who } gets { $power } ({ $card }).
    }
event-put-under =
    { $who-is ->
        [you] You do not keep { $cards }.
       *[other] { $who } does not keep { $cards }.
    }
event-relic =
    { $who-is ->
        [you] You take the relic { $card }.
       *[other] { $who } takes the relic { $card }.
    }
event-relic-used =
    { $who-is ->
        [you] You use { $card }.
       *[other] { $who } uses { $card }.
    }
event-relics = Relics to choose from: { $cards }.
event-restored =
    { $who-is ->
        [you] Your { $card } is no longer drained.
       *[other] { $who }'s { $card } is no longer drained.
    }
event-returned =
    { $who-is ->
        [you] { $card } returns to your hand.
       *[other] { $card } returns to { $who }'s hand.
    }
event-returned__hidden =
    { $who-is ->
        [you] A face-down card returns to your hand.
       *[other] A face-down card returns to { $who }'s hand.
    }
event-revealed =
    { $who-is ->
        [you] You reveal { $cards } { $at }.
       *[other] { $who } reveals { $cards } { $at }.
    }
event-round = Round { $number }.
event-round-over = Round { $number } is over: deployed blood goes to the bank, cards return to their hands.
event-scene = { $Place }: { $card }.
event-silenced =
    { $who-is ->
        [you] Your { $card } keeps its power but loses its effect { $at }.
       *[other] { $who }'s { $card } keeps its power but loses its effect { $at }.
    }
event-spent__effect =
    { $who-is ->
        [you] You spend { $blood }.
       *[other] { $who } spends { $blood }.
    }
event-spent__face-down =
    { $who-is ->
        [you] You pay { $blood } to play face down.
       *[other] { $who } pays { $blood } to play face down.
    }
event-stolen =
    { $thief-is ->
        [you] You steal { $blood } from { $who }.
       *[other] { $who-is ->
            [you] { $thief } steals { $blood } from you.
           *[other] { $thief } steals { $blood } from { $who }.
        }
    }
event-targets =
    { $who-is ->
        [you] You aim { $card } at { $targets }.
       *[other] { $who } aims { $card } at { $targets }.
    }
event-targets__none =
    { $who-is ->
        [you] Your { $card } hits nobody.
       *[other] { $who }'s { $card } hits nobody.
    }
event-tokens = Staying { $at }: { $staying }. Withdrawing: { $leaving }.
event-turn =
    { $who-is ->
        [you] Your turn.
       *[other] { $who }'s turn.
    }
event-turn-skipped =
    { $who-is ->
        [you] You have no card to play.
       *[other] { $who } has no card to play.
    }
event-undeployed =
    { $who-is ->
        [you] You take { $blood } { $off } back into your pool.
       *[other] { $who } takes { $blood } { $off } back into the pool.
    }
event-undeployed__bank =
    { $who-is ->
        [you] Your { $blood } { $at } goes to the bank.
       *[other] { $who }'s { $blood } { $at } goes to the bank.
    }
event-withdrew =
    { $who-is ->
        [you] You withdraw { $off }.
       *[other] { $who } withdraws { $off }.
    }
