### V:TES: decks, what they are about and what they are checked for.

## What a deck is about. The first two are sentences around the words below.

want-one = Wants to { $first }.
want-two = Wants to { $first } and to { $second }.
want-ours = Our own decks
want-bleed = bleed the prey out
want-stealth = slip past every blocker
want-block = block and wait
want-rush = hunt enemies down
want-pool = gather pool
want-vote = win votes
want-fight = fight
want-ally = recruit allies

## The decks that come with the program.

want-own-crusaders = The Sabbat takes cities: bishops with many tongues and sharp eyes.
want-own-earth-and-claw = Gangrel of the wild: rush, tear, and sink into the ground.
want-own-hunters = Imbued hunters: convictions, a few powers, guns, and eyes for monsters.
want-own-long-watch = Sees everything and lets nobody pass: intercept, ravens and bats.
want-own-old-blood = Few, ancient and expensive: elders who act twice, vote and bleed.
want-own-princes-of-the-hall = Princes call votes, gather titles and bleed whoever cannot answer.
want-own-quiet-word = Malkavians whisper past everybody: stealth, then a large bleed.
want-own-small-mouths = A dozen young vampires: out early, bleeding at once.
want-own-street-fists = Brujah pick fights, and bleed whoever has nobody left to block.

## What decks are checked for.

form-casual = Rulebook
    .help = The edition's rulebook alone.
form-standard = Tournament
    .help = The rulebook with the ban list.
form-v5 = Fifth edition
    .help = Only cards of the fifth-edition sets.
form-duel = Duel
    .help = Two players, small decks, a short list.
form-any = Anything
    .help = Nothing is checked.
