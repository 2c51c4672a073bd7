# What each throw counts, and the rule sets.

## The throws.

key-dice = { $evens ->
    [0] Three odd numbers
    [one] { $evens } even number
   *[other] { $evens } even numbers
}
key-taba = a taba
odds-fraction = { $part } in { $whole }
odds-percent = { $percent }%

## The rule sets: a name, and where it comes from and how it differs.

rules-bell = Bell
rules-bell-intro = As R. C. Bell tells it, from Sudan: three split sticks. A taba opens the way, any number of missing days may be paid, washing and setting out cost 2 tabas each.
rules-juego = El juego de la hiena
rules-juego-intro = From a Spanish text, with one die. Leaving the village costs 1 taba, points thrown before wait in the sand, at most 5 missing days may be paid, and only the washing costs.
rules-three-dice = Three dice
rules-three-dice-intro = From a Russian text. Played like Bell’s, but with three dice: what counts is how many show an even number.
rules-one-die = One die
rules-one-die-intro = From a Russian text, the shortest to learn: one ordinary die and no tabas. A 6 opens every way and lets you throw again.
rules-davies = Davies
rules-davies-intro = As R. Davies saw it among the Kababish of Kordofan in Sudan and told it in 1925. Three white sides count 4, three errands at the well, home must be reached exactly, and sharing a day with the hyena is safe.
rules-custom = Your own rules
rules-custom-intro = Every rule as you set it.
