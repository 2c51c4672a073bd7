# The fields of a rule set and their values, for those who put rules of their own together.
# $price is a phrase such as "2 tabas" (tabas-object in game.ftl).

field-lots = What is thrown
field-turn = A turn ends
field-leave = To leave the village
field-village-points = Points thrown before that
field-well = Reaching the well
field-top-up = Missing days to the well that tabas may pay
field-errands = At the well
field-well-points = Points thrown while waiting there
field-home = Reaching home
field-home-top-up = Missing days to home that tabas may pay
field-hyena-leave = The hyena leaves the village
field-hyena-pace = The hyena’s days for each point
field-hyena-well = The hyena reaches the well
field-hyena-drink = The hyena’s drink
field-hyena-eats = On its way back the hyena catches

lots-three-sticks = three sticks
lots-three-dice = three dice, even or odd
lots-one-die-tabas = one die with tabas on 1, 4 and 5
lots-plain-die = one plain die, no tabas
lots-davies-sticks = three sticks as Davies counts them
value-turn-two = with a 2
value-turn-not-six = after any throw but a 6, at the latest after the third
value-lock-taba = once a taba is thrown; it is kept
value-lock-six = with a 6
value-lock-free = freely
value-lock-pay = for { $price }
value-points-lost = are lost
value-points-banked = are kept in the sand
value-reach-exactly = exactly
value-reach-enough = by any throw that is enough
value-top-up-any = any number
value-top-up-none = none
value-top-up-most = at most { $most }
value-errands-six = a 6 sets her free
value-errands-none = nothing to pay
# Here $price is a bare number.
value-errands-drink = a drink: { $price }
value-errands-wash = washing: { $price }
value-errands-set-out = setting out: { $price }
# Between two of the three phrases above.
value-errands-comma = ,
value-eats-reached = whom it reaches or passes
value-eats-passed = only whom it passes
