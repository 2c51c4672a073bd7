# What is best and why, and how the chances of a game went.

## Numbers.

percent = { $number } %
decimal = { $whole },{ $part }

## Advice in the hyena game.

advice-coming = Un momento…
advice-missing = Ahora mismo no se puede dar un consejo. Comprueba la conexión y pregunta otra vez.
advice-win-pay = Pagar ahora { $price }: { $best } de ganar. Tirar sin pagar: { $other }.
advice-win-wait = Tirar, sin pagar todavía: { $best } de ganar. Pagar ahora { $price }: { $other }.
advice-win-throw = Solo queda tirar: { $best } de ganar.
advice-shelter-pay = Pagar ahora { $price }: { $best } a salvo. Tirar sin pagar: { $other }. (Seguir fuera cuando la hiena llega a casa cuenta la mitad.)
advice-shelter-wait = Tirar, sin pagar todavía: { $best } a salvo. Pagar ahora { $price }: { $other }. (Seguir fuera cuando la hiena llega a casa cuenta la mitad.)
advice-shelter-throw = Solo queda tirar: { $best } a salvo. (Seguir fuera cuando la hiena llega a casa cuenta la mitad.)
advice-hunt-pay = Pagar ahora { $price }: la hiena puede esperar atrapar { $best } madres. Tirar sin pagar: { $other }.
advice-hunt-wait = Tirar, sin pagar todavía: la hiena puede esperar atrapar { $best } madres. Pagar ahora { $price }: { $other }.
advice-hunt-throw = Solo queda tirar: la hiena puede esperar atrapar { $best } madres.

## Advice in Je ki n je.

advice-sow = Sembrar { $hole }: { $worth }. Lo segundo mejor es { $other }: { $second }.
advice-sow-only = Solo se puede sembrar { $hole }: { $worth }.
advice-depth = { $n ->
    [one] Se ha mirado una jugada por delante.
    [many] Se han mirado { $n } de jugadas por delante.
   *[other] Se han mirado { $n } jugadas por delante.
}
worth-ahead = { $seeds } de ventaja
worth-behind = { $seeds } de desventaja
worth-even = sin ventaja ni desventaja
worth-won = victoria segura
worth-drawn = empate seguro
worth-lost = derrota ante el mejor juego

## How the chances went.

chances-title = Cómo cambiaron las probabilidades
chances-description = La probabilidad de ganar de cada cual después de cada jugada, si desde ahí todos pagan en cuanto pueden. De las decisiones de abajo, las posteriores a la llegada de la primera madre se miden por la probabilidad de quedar a salvo; las de la hiena, por cuántas madres puede esperar atrapar.
chances-lead-title = Quién llevaba ventaja
chances-lead-description = Con cuántas semillas de ventaja habría terminado { $name } si ambos hubieran jugado lo mejor posible desde ahí.
chances-coming = Se están calculando las probabilidades…
chances-turns = Las tiradas que lo cambiaron todo
chances-turn = Jugada { $number }, { $name } saca: { $fall }. La probabilidad de ganar pasa de { $before } a { $after }.
chances-regrets = Las decisiones más caras
chances-regret = Jugada { $number }, { $name }: { $chosen } ({ $worth }). Mejor: { $better } ({ $best }).
chances-no-regrets = Ninguna decisión salió cara: bien jugado.
choice-throw = tirar sin pagar
choice-sow = sembrar { $hole }
chances-table = Las probabilidades en una tabla
chances-move = Jugada
