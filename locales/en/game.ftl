# What happens in the game, where everyone stands, what is paid. These sentences are shown, logged and read aloud.
# $name is a player, man or woman, boy or girl: choose words that fit every player. Numbers are Western digits.

## Counted things. The phrases below go into other sentences, as $tabas, $price or $days.

# Standing alone or as the thing counted: "Tabas: …", "there are …".
tabas = { $n ->
    [one] { $n } taba
   *[other] { $n } tabas
}
# As the object of "pays …", "costs …", "with …".
tabas-object = { $n ->
    [one] { $n } taba
   *[other] { $n } tabas
}
days-count = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
points-count = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Falls: what a throw counts.

fall-taba = taba
fall-points = { $points }

## Throws.

threw = { $name } throws { $points }.
# Only where no "holds" follows.
threw-taba = { $name } throws a taba.
threw-taba-kept = { $name } throws a taba and holds { $held } now.
kept = { $name } holds { $tabas } now.
passed = Now { $name } throws.

## Mothers on their way.

freed-village = { $name }’s mother may leave the village.
# After a 6, in rules where a 6 opens the way.
freed-village-six = { $name }’s mother steps out of the village, to day 1.
freed-well = { $name }’s mother may start for home.
moved-out = { $name }’s mother goes to day { $day }.
moved-back = { $name }’s mother comes back to day { $day }.
at-well = { $name }’s mother reaches the well.
home = { $name }’s mother is safely home.
won = { $name }’s mother is home first: { $name } wins and leads the hyena from now on.
banked = The { $points } is marked in the sand for { $name }; { $bank } in all.

## Points lost, always with the reason.

lost-in-village = The { $points } is lost: { $name }’s mother may not leave the village yet.
lost-waits-at-well = The { $points } is lost: { $name }’s mother still waits at the well.
lost-passes-well = The { $points } is lost: it would take { $name }’s mother past the well.
lost-passes-home = The { $points } is lost: it would take { $name }’s mother past the village.
lost-hyena-waits = The { $points } is lost: the hyena may not move yet.
lost-hyena-passes-well = The { $points } is lost: it would take the hyena past the well.

## The hyena.

hyena-freed-village = The hyena may leave the village.
hyena-freed-village-six = The hyena slips out of the village, to day 1.
hyena-freed-well = The hyena has drunk. Now it hunts!
hyena-moved-out = The hyena runs to day { $day }.
hyena-moved-back = The hyena comes back to day { $day }.
hyena-at-well = The hyena reaches the well.
hyena-home = The hyena is back in the village.
ate = The hyena catches { $name }’s mother on day { $day }.
over = The game is over.

## Payments that were made. $price is a phrase such as "2 tabas" (tabas-object), $held a number.

paid-leave = { $name } pays { $price } to leave the village and keeps { $held }.
paid-missing-days = { $name } pays { $price } for the missing days and keeps { $held }.
paid-drink = { $name } pays { $price } for a drink at the well and keeps { $held }.
paid-wash = { $name } pays { $price } to wash the clothes and keeps { $held }.
paid-set-out = { $name } pays { $price } to set out for home and keeps { $held }.
paid-release = { $name } pays { $price } to let the hyena out and keeps { $held }.
paid-hyena-drink = { $name } pays { $price } for the hyena’s drink and keeps { $held }.

## Payments that can be made: the words on a button. $price is a phrase such as "2 tabas" (tabas).

pay-leave = Leave the village: { $price }
pay-missing-days = Walk the missing days: { $price }
pay-drink = Drink at the well: { $price }
pay-wash = Wash the clothes: { $price }
pay-set-out = Set out for home: { $price }
pay-release = Let the hyena out: { $price }
pay-hyena-drink = Let the hyena drink: { $price }

## What is missing for a payment. $price is a phrase (tabas-object), $more is a number.

wait-taba = A taba lets { $name }’s mother leave the village.
wait-six = Only a 6 helps now.
missing-leave = Leaving the village costs { $price }; { $more } more needed.
missing-days-well = The well is { $days } away and could be reached with { $price }; { $more } more needed.
missing-days-home = Home is { $days } away and could be reached with { $price }; { $more } more needed.
missing-drink = A drink at the well costs { $price }; { $more } more needed.
missing-wash = Washing the clothes costs { $price }; { $more } more needed.
missing-set-out = Setting out for home costs { $price }; { $more } more needed.
missing-release = Letting the hyena out costs { $price }; { $more } more needed.
missing-hyena-drink = The hyena’s drink costs { $price }; { $more } more needed.

## Places.

place-village = the village
place-day = day { $day }
place-well = the well

## Where everyone stands, one sentence each. $place is a phrase from above, $tabas one such as "2 tabas".

line-out = { $name }’s mother is at { $place }, on the way to the well. { $tabas }.
line-back = { $name }’s mother is at { $place }, on the way home. { $tabas }.
line-village-taba = { $name }’s mother is in the village and waits for a taba. { $tabas }.
line-village-six = { $name }’s mother is in the village and waits for a 6. { $tabas }.
# $price is a phrase (tabas-object).
line-village-pay = { $name }’s mother is in the village; leaving it costs { $price }. { $tabas }.
line-well-six = { $name }’s mother is at the well and waits for a 6. { $tabas }.
line-well-pay = { $name }’s mother is at the well, with something still to pay there. { $tabas }.
line-well-drink = { $name }’s mother is at the well; a drink costs { $price }. { $tabas }.
line-well-wash = { $name }’s mother is at the well; washing the clothes costs { $price }. { $tabas }.
line-well-set-out = { $name }’s mother is at the well; setting out for home costs { $price }. { $tabas }.
line-home = { $name }’s mother is home. { $tabas }.
line-eaten = { $name }’s mother was caught by the hyena on { $place }.
line-bank = Marked in the sand: { $points }.
line-hyena-asleep = The hyena sleeps in the village. It belongs to nobody yet.
line-hyena-village = { $name } leads the hyena. It is still in the village.
line-hyena-out = { $name } leads the hyena. It is at { $place }, on its way to the well, and harms nobody yet.
line-hyena-well = { $name } leads the hyena. It is at the well and has not drunk yet.
line-hyena-back = { $name } leads the hyena. It is at { $place }, on its way back, and hunts.

## How a seat ended: a word, and a kind sentence.

standing-won = won
standing-safe = safe
standing-late = late
standing-eaten = caught
standing-won-line = { $name } wins: first to the well and home again, and leader of the hyena.
standing-safe-line = { $name }’s mother came home safe before the hyena.
standing-late-line = { $name }’s mother was not home yet, but the hyena never found her.
standing-eaten-line = The hyena caught { $name }’s mother. Better luck on the next journey!

## Why a game cannot be begun so.

refusal-days = The way to the well is between 6 and 200 days long, not { $days }.
refusal-seats = Between 2 and 12 can play, not { $seats }.
refusal-first = Player { $seat } cannot begin: there is no such player.
refusal-no-tabas = With these sticks or dice nobody can throw a taba, yet these rules ask for tabas. Choose others, or a 6 as the price.
refusal-well-out-of-reach = A mother one day from the well could never reach it: no throw is 1, and no missing day may be paid. Allow at least one.
refusal-home-out-of-reach = A mother one day from home could never reach it: no throw is 1, and no missing day may be paid. Allow at least one.
refusal-hyena-well-out-of-reach = The hyena could never reach the well exactly, for no throw is 1. Let any throw be enough.
refusal-hyena-taba = The hyena is let go for tabas or for a 6, not for a first taba.
refusal-pace = The hyena goes 1 to 4 days for each point, not { $pace }.
