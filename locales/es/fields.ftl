# The fields of a rule set and their values, for those who put rules of their own together.
# $price is a phrase such as "2 tabas" (tabas-object in game.ftl).
# Label and value read as one sentence.

field-lots = Se juega con
field-turn = El turno termina
field-leave = De la aldea se sale
field-village-points = Los puntos que salen antes
field-well = Al pozo se llega
field-top-up = Días hasta el pozo que se pueden pagar con tabas
field-errands = En el pozo
field-well-points = Los puntos que salen mientras se espera allí
field-home = A casa se llega
field-home-top-up = Días de vuelta a casa que se pueden pagar con tabas
field-hyena-leave = La hiena sale de la aldea
field-hyena-pace = Días que avanza la hiena por cada punto
field-hyena-well = La hiena llega al pozo
field-hyena-drink = La hiena bebe
field-hyena-eats = En el camino de vuelta, la hiena atrapa

lots-three-sticks = tres bastoncillos
lots-three-dice = tres dados, par o impar
lots-one-die-tabas = un dado con tabas en el 1, el 4 y el 5
lots-plain-die = un dado corriente, sin tabas
lots-davies-sticks = tres bastoncillos, según la cuenta de Davies
value-turn-two = con un 2
value-turn-not-six = tras cualquier tirada que no sea un 6 y, como muy tarde, tras la tercera
value-lock-taba = al sacar una taba, que no se gasta
value-lock-six = con un 6
value-lock-free = sin pagar nada
value-lock-pay = pagando { $price }
value-points-lost = se pierden
value-points-banked = se guardan en la arena
value-reach-exactly = con el número exacto
value-reach-enough = con cualquier tirada que alcance
value-top-up-any = todos los que falten
value-top-up-none = ninguno
value-top-up-most = como máximo { $most }
value-errands-six = un 6 abre el camino a casa
value-errands-none = no se paga nada
# Here $price is a bare number.
value-errands-drink = beber: { $price }
value-errands-wash = lavar: { $price }
value-errands-set-out = regresar: { $price }
# Between two of the three phrases above.
value-errands-comma = ,
value-eats-reached = a las madres que alcanza o adelanta
value-eats-passed = solo a las madres que adelanta
