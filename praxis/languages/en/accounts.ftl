# What an account is refused for.

password-control = A password has no control characters in it.
password-blank = A password is not made of blanks.
password-repeated = A password does not repeat itself: take one with more different signs.
password-run = A password is not a row of neighbours like 12345678, abcdefgh or qwertyui.
password-common = This password is one of those that are guessed first; take another.
password-name = A password is not the name of its account with little more.
name-sign = The name of an account cannot have { $sign } in it.
name-dots = The name of an account is not made of dots.
