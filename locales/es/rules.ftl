# What each throw counts, and the rule sets.

## The throws.

key-dice = { $evens ->
    [0] Tres números impares
    [one] { $evens } número par
   *[other] { $evens } números pares
}
key-taba = una taba
odds-fraction = { $part } de cada { $whole }
odds-percent = { $percent } %

## The rule sets: a name, and where it comes from and how it differs.

rules-bell = Bell
rules-bell-intro = El juego de Sudán como lo cuenta R. C. Bell: tres bastoncillos partidos a lo largo. Una taba abre el camino, se pueden pagar todos los días que falten, y lavar la ropa y emprender el regreso cuestan 2 tabas cada cosa.
rules-juego = El juego de la hiena
rules-juego-intro = De un texto en español, con un dado. Salir de la aldea cuesta 1 taba, los puntos que salen antes esperan en la arena, se pueden pagar como máximo 5 días de los que faltan, y en el pozo solo cuesta lavar la ropa.
rules-three-dice = Tres dados
rules-three-dice-intro = De un texto en ruso. Se juega como el de Bell, pero con tres dados: lo que cuenta es en cuántos sale un número par.
rules-one-die = Un dado
rules-one-die-intro = De un texto en ruso, el más rápido de aprender: un dado corriente y sin tabas. Un 6 abre todos los caminos y permite volver a tirar.
rules-davies = Davies
rules-davies-intro = Tal como R. Davies lo vio entre los kababish de Kordofán, en Sudán, y lo contó en 1925. Tres caras blancas valen 4, en el pozo hay tres tareas, a casa se llega con el número exacto y compartir un día con la hiena no es peligroso.
rules-custom = Tus propias reglas
rules-custom-intro = Cada regla, como tú la elijas.
