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
    [one] { $n } día
   *[other] { $n } días
}
points-count = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}

## Falls: what a throw counts.

fall-taba = taba
fall-points = { $points }

## Throws.

threw = { $name } saca un { $points }.
# Only where no "holds" follows.
threw-taba = { $name } saca una taba.
threw-taba-kept = { $name } saca una taba y ya tiene { $held }.
kept = { $name } ya tiene { $tabas }.
passed = Ahora le toca a { $name }.

## Mothers on their way.

freed-village = La madre de { $name } ya puede salir de la aldea.
# After a 6, in rules where a 6 opens the way.
freed-village-six = La madre de { $name } sale de la aldea y llega al día 1.
freed-well = La madre de { $name } ya puede volver a casa.
moved-out = La madre de { $name } avanza hasta el día { $day }.
moved-back = La madre de { $name } vuelve hasta el día { $day }.
at-well = La madre de { $name } llega al pozo.
home = La madre de { $name } llega a casa sana y salva.
won = La madre de { $name } es la primera en llegar a casa: { $name } gana y desde ahora guía a la hiena.
banked = El { $points } se apunta en la arena para { $name }; { $bank } en total.

## Points lost, always with the reason.

lost-in-village = El { $points } se pierde: la madre de { $name } todavía no puede salir de la aldea.
lost-waits-at-well = El { $points } se pierde: la madre de { $name } sigue esperando en el pozo.
lost-passes-well = El { $points } se pierde: con él, la madre de { $name } se pasaría del pozo.
lost-passes-home = El { $points } se pierde: con él, la madre de { $name } se pasaría de la aldea.
lost-hyena-waits = El { $points } se pierde: la hiena todavía no puede moverse.
lost-hyena-passes-well = El { $points } se pierde: con él, la hiena se pasaría del pozo.

## The hyena.

hyena-freed-village = La hiena ya puede salir de la aldea.
hyena-freed-village-six = La hiena se escabulle de la aldea y llega al día 1.
hyena-freed-well = La hiena ya ha bebido. ¡Ahora sale de caza!
hyena-moved-out = La hiena corre hasta el día { $day }.
hyena-moved-back = La hiena vuelve hasta el día { $day }.
hyena-at-well = La hiena llega al pozo.
hyena-home = La hiena está de vuelta en la aldea.
ate = La hiena atrapa a la madre de { $name } en el día { $day }.
over = La partida ha terminado.

## Payments that were made. $price is a phrase such as "2 tabas" (tabas-object), $held a number.

paid-leave = { $name } paga { $price } para salir de la aldea y { $held ->
    [0] se queda sin tabas
   *[other] se queda con { $held }
}.
paid-missing-days = { $name } paga { $price } por los días que faltaban y { $held ->
    [0] se queda sin tabas
   *[other] se queda con { $held }
}.
paid-drink = { $name } paga { $price } para beber en el pozo y { $held ->
    [0] se queda sin tabas
   *[other] se queda con { $held }
}.
paid-wash = { $name } paga { $price } para lavar la ropa y { $held ->
    [0] se queda sin tabas
   *[other] se queda con { $held }
}.
paid-set-out = { $name } paga { $price } para emprender el regreso y { $held ->
    [0] se queda sin tabas
   *[other] se queda con { $held }
}.
paid-release = { $name } paga { $price } para soltar a la hiena y { $held ->
    [0] se queda sin tabas
   *[other] se queda con { $held }
}.
paid-hyena-drink = { $name } paga { $price } para que beba la hiena y { $held ->
    [0] se queda sin tabas
   *[other] se queda con { $held }
}.

## Payments that can be made: the words on a button. $price is a phrase such as "2 tabas" (tabas).

pay-leave = Salir de la aldea: { $price }
pay-missing-days = Caminar los días que faltan: { $price }
pay-drink = Beber en el pozo: { $price }
pay-wash = Lavar la ropa: { $price }
pay-set-out = Emprender el regreso: { $price }
pay-release = Soltar a la hiena: { $price }
pay-hyena-drink = Dar de beber a la hiena: { $price }

## What is missing for a payment. $price is a phrase (tabas-object), $more is a number.

wait-taba = Con una taba, la madre de { $name } puede salir de la aldea.
wait-six = Ahora solo sirve un 6.
missing-leave = Salir de la aldea cuesta { $price }; { $more ->
    [one] falta { $more }
   *[other] faltan { $more }
}.
missing-days-well = El pozo está a { $days } y se puede alcanzar con { $price }; { $more ->
    [one] falta { $more }
   *[other] faltan { $more }
}.
missing-days-home = La aldea está a { $days } y se puede alcanzar con { $price }; { $more ->
    [one] falta { $more }
   *[other] faltan { $more }
}.
missing-drink = Beber en el pozo cuesta { $price }; { $more ->
    [one] falta { $more }
   *[other] faltan { $more }
}.
missing-wash = Lavar la ropa cuesta { $price }; { $more ->
    [one] falta { $more }
   *[other] faltan { $more }
}.
missing-set-out = Emprender el regreso cuesta { $price }; { $more ->
    [one] falta { $more }
   *[other] faltan { $more }
}.
missing-release = Soltar a la hiena cuesta { $price }; { $more ->
    [one] falta { $more }
   *[other] faltan { $more }
}.
missing-hyena-drink = Dar de beber a la hiena cuesta { $price }; { $more ->
    [one] falta { $more }
   *[other] faltan { $more }
}.

## Places. With their article, for they follow "en"; in the ledger they stand alone.

place-village = la aldea
place-day = el día { $day }
place-well = el pozo

## Where everyone stands, one sentence each. $place is a phrase from above, $tabas one such as "2 tabas".

line-out = La madre de { $name } está en { $place }, camino del pozo. Tiene { $tabas }.
line-back = La madre de { $name } está en { $place }, camino de casa. Tiene { $tabas }.
line-village-taba = La madre de { $name } está en la aldea y espera una taba. Tiene { $tabas }.
line-village-six = La madre de { $name } está en la aldea y espera un 6. Tiene { $tabas }.
# $price is a phrase (tabas-object).
line-village-pay = La madre de { $name } está en la aldea; salir cuesta { $price }. Tiene { $tabas }.
line-well-six = La madre de { $name } está en el pozo y espera un 6. Tiene { $tabas }.
line-well-pay = La madre de { $name } está en el pozo y todavía le queda algo por pagar allí. Tiene { $tabas }.
line-well-drink = La madre de { $name } está en el pozo; beber cuesta { $price }. Tiene { $tabas }.
line-well-wash = La madre de { $name } está en el pozo; lavar la ropa cuesta { $price }. Tiene { $tabas }.
line-well-set-out = La madre de { $name } está en el pozo; emprender el regreso cuesta { $price }. Tiene { $tabas }.
line-home = La madre de { $name } está en casa. Tiene { $tabas }.
line-eaten = La hiena atrapó a la madre de { $name } en { $place }.
line-bank = En la arena: { $points }.
line-hyena-asleep = La hiena duerme en la aldea. Todavía no es de nadie.
line-hyena-village = { $name } guía a la hiena, que sigue en la aldea.
line-hyena-out = { $name } guía a la hiena, que está en { $place }, camino del pozo, y todavía no hace daño a nadie.
line-hyena-well = { $name } guía a la hiena, que está en el pozo y todavía no ha bebido.
line-hyena-back = { $name } guía a la hiena, que está en { $place }, ya de vuelta, y va de caza.

## How a seat ended: a word, and a kind sentence. "atrapada" is the mother, as the ledger's column says.

standing-won = ganó
standing-safe = a salvo
standing-late = tarde
standing-eaten = atrapada
standing-won-line = { $name } gana y guía a la hiena: su madre fue la primera en ir al pozo y volver a casa.
standing-safe-line = La madre de { $name } llegó a casa a salvo antes que la hiena.
standing-late-line = La madre de { $name } aún no estaba en casa, pero la hiena no dio con ella.
standing-eaten-line = La hiena atrapó a la madre de { $name }. ¡Más suerte en el próximo viaje!

## Why a game cannot be begun so.

refusal-days = El camino hasta el pozo puede tener entre 6 y 200 días, no { $days }.
refusal-seats = Pueden jugar entre 2 y 12 personas, no { $seats }.
refusal-first = El número { $seat } no puede empezar: nadie juega con ese número.
refusal-no-tabas = Así nadie puede sacar una taba, pero estas reglas piden tabas. Elige otros dados o bastoncillos, o un 6 como precio.
refusal-well-out-of-reach = Una madre a un día del pozo no podría llegar nunca: ninguna tirada vale 1 y no se puede pagar ningún día. Permite al menos uno.
refusal-home-out-of-reach = Una madre a un día de casa no podría llegar nunca: ninguna tirada vale 1 y no se puede pagar ningún día. Permite al menos uno.
refusal-hyena-well-out-of-reach = La hiena nunca podría llegar al pozo con el número exacto, porque ninguna tirada vale 1. Deja que le valga cualquier tirada que alcance.
refusal-hyena-taba = A la hiena se la suelta pagando tabas o con un 6, no con la primera taba.
refusal-pace = La hiena avanza de 1 a 4 días por cada punto, no { $pace }.
