# The fields of a rule set and their values, for those who put rules of their own together.
# $price is a phrase such as "2 tabas" (tabas-object in game.ftl).
# Label and value are read as one sentence: «Ход кончается» «когда выпало 2».

field-lots = Что бросают
field-turn = Ход кончается
field-leave = Мать выходит из деревни
field-village-points = Очки, выпавшие до этого
field-well = Мать приходит к колодцу
field-top-up = Сколько недостающих дней до колодца можно оплатить табами
field-errands = У колодца
field-well-points = Очки, выпавшие, пока мать там ждёт
field-home = Мать приходит домой
field-home-top-up = Сколько недостающих дней до дома можно оплатить табами
field-hyena-leave = Гиена выходит из деревни
field-hyena-pace = Сколько дней гиена проходит за каждое очко
field-hyena-well = Гиена приходит к колодцу
field-hyena-drink = Гиена пьёт у колодца
field-hyena-eats = На обратном пути гиена ловит

lots-three-sticks = три палочки
lots-three-dice = три кубика, чёт или нечет
lots-one-die-tabas = один кубик, где 1, 4 и 5 — таба
lots-plain-die = один обычный кубик, без таб
lots-davies-sticks = три палочки, по счёту Дейвиса
value-turn-two = когда выпало 2
value-turn-not-six = после любого броска, кроме 6, самое позднее после третьего
value-lock-taba = когда выпала таба; она не тратится
value-lock-six = когда выпало 6
value-lock-free = без платы
value-lock-pay = за { $price }
value-points-lost = пропадают
value-points-banked = ждут на песке
value-reach-exactly = только точно
value-reach-enough = любым броском, которого хватает
value-top-up-any = сколько угодно
value-top-up-none = нисколько
value-top-up-most = не больше { $most }
value-errands-six = нужно выбросить 6
value-errands-none = платить не за что
# Here $price is a bare number.
value-errands-drink = вода: { $price }
value-errands-wash = стирка: { $price }
value-errands-set-out = обратная дорога: { $price }
# Between two of the three phrases above.
value-errands-comma = ,
value-eats-reached = тех, до кого дошла или мимо кого прошла
value-eats-passed = только тех, мимо кого прошла
