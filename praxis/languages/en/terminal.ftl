### The terminal: what it says beside the words of a game.

saved = This game is saved as “{ $name }”. Type h for help, q to save and quit.
bound = The shuffle is bound by { $commitment }; after the game, check it with:  praxis verify { $name }
kept = Saved. Go on with:  praxis play { $name }
record = The record is { $path }; look at it again with:  praxis replay { $name }
number = Type a number from 1 to { $n }; h shows what else you can type.
back = back
# What can be typed; the columns are lined up by hand.
help =
    number   choose that option (or type its key, such as 'play 17 1 up')
    ? 3      what option 3 does
    ? NAME   what a card does
    why NAME what cannot be done with a card now, and which rule says so
    b        the table again      l  the story so far
    q        save and quit        h  this help

## “why NAME”: what cannot be done with a card.

# The word that is typed; the English one is understood too.
why = why
which = Which card? Type why and its name.
offered = Everything that can be done with it is among the options.
nothing = There is nothing that you could do with it yourself.
several = Several cards fit: { $names }
unknown = No card you can see is called “{ $name }”.

## praxis replay

replayed = All { $n } answers replayed as recorded. State { $digest }.
no-reasons = No reasons are given: the house bot of this game cannot say what an option is worth.

## praxis position

yes = yes
no = no
refused = refused:
right = right
wrong = wrong: it can be done
wrong-clause = wrong: not by { $clause }
measured = { $path } is { $found }
unlike = { $found }, not { $wanted }
already = that was so already, nobody has done anything
decides = { $who } decides ({ $kind })
over = The game is over; won by { $winners }.
nobody = nobody
nothing-asked = nothing
comma = ,{" "}
last = {" "}and{" "}
# Why an answer is refused that no rule forbids.
because-over = the game is over
because-other = { $who } decides now
because-kind = that is no answer to “{ $kind }”
# Why an option was chosen.
ground-worth = better than “{ $than }” by { $gain } pool
ground-even = as good as “{ $than }”
ground-other = although “{ $than }” looked better by { $gain } pool
ground-clear = clearly better than “{ $than }”
ground-missed = although “{ $than }” was clearly better
ground-ahead = ahead of “{ $than }” by { $gain } % in { $n } games played on
