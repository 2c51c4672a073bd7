# How to play, told from the rules in use; the rule sets; where they come from.
# $price is a phrase such as "2 tabas" (tabas-object in game.ftl), $days one such as "5 days" (days-count).

## The short story, for a reader of nine.

help-story = ¿Cómo se gana?
help-story-1 = Tu madre va a pie de la aldea al pozo y vuelve a casa por el mismo camino.
help-story-2 = En cada tirada sale una taba o un número de días de camino.
help-story-2-no-tabas = En cada tirada sale un número de días de camino.
help-story-3 = Con las tabas se paga. Se apuntan en la arena hasta que te hagan falta.
help-story-3-no-tabas = En estas reglas no hay tabas: nunca se paga nada.
help-story-4 = Quien llega primero a casa gana y guía a la hiena.
help-story-5 = La hiena corre al pozo, bebe y, a la vuelta, atrapa a todas las madres que encuentra. ¡Así que date prisa en volver!

## The throws.

help-key = ¿Qué vale cada tirada?
key-row = { $shown }: { $counts } ({ $odds })
key-dice = { $evens ->
    [0] Tres números impares
    [one] { $evens } número par
   *[other] { $evens } números pares
}
key-taba = una taba
odds-fraction = { $part } de cada { $whole }
odds-percent = { $percent } %

help-turn = ¿En cada turno tiro hasta sacar un 2, y ese 2 también se camina?
help-turn-two = Sí. Tiras una y otra vez hasta que sale un 2. Primero se usa el 2 y luego pasa el turno.
help-turn-not-six = No. Tiras una vez. Si sale un 6 vuelves a tirar, pero nunca más de tres veces en total.

help-taba = ¿Para qué sirve una taba?
help-taba-answer = Una taba no mueve a nadie. Siempre se te apunta, y puedes pagar con ella en tu turno, antes o después de cualquier tirada. También puedes esperar y pagar más tarde.
help-taba-none = Con estas reglas nadie saca tabas.

help-leave = ¿Se gasta la taba que me deja salir?
help-leave-taba = No. En cuanto sacas una taba, tu madre puede salir de la aldea, y la taba sigue siendo tuya.
help-leave-pay = Sí. Para salir de la aldea pagas { $price }.
help-leave-free = No hace falta nada para salir de la aldea: tu madre puede echar a andar con la primera tirada.
help-leave-six = No hace falta ninguna taba. Con un 6, tu madre sale de la aldea y llega al día 1.

help-before = ¿Se pierde lo que saco antes de salir?
help-before-lost = Sí. Lo que sacas antes de que tu madre pueda salir de la aldea se pierde.
help-before-banked = No. Se apunta en la arena, y tu madre lo camina todo de una vez cuando sale.
# Said after help-before-banked where the well must be reached exactly.
help-before-banked-pass = Pero si con eso se pasa del pozo, se pierde.
help-before-never = No hay que esperar nada, así que en la aldea no se pierde ninguna tirada.

help-pass = ¿Y si me paso del pozo?
help-pass-exactly = Al pozo se llega con el número exacto. Una tirada que se pasa se pierde, y tu madre se queda donde está.
help-pass-enough = No puedes pasarte. Cualquier tirada que alcance lleva a tu madre al pozo, y lo que sobra no cuenta.

help-steps = ¿Cuántas tabas puedo usar como pasos?
help-steps-any = Todas las que tengas, si con ellas tu madre llega justo al pozo: 1 taba por cada día que falta. Antes tiene que haber salido de la aldea.
help-steps-some = Como máximo { $most }, si así tu madre llega justo al pozo: 1 taba por cada día que falta. Antes tiene que haber salido de la aldea.
help-steps-none = Ninguna. En el camino al pozo, las tabas no sirven de pasos.

help-well = ¿Qué hay que pagar en el pozo?
help-well-six = Nada, pero tienes que sacar un 6. Con él, tu madre ya puede volver a casa.
help-well-none = Nada. Tu madre puede dar la vuelta enseguida.
help-well-order = Esto, y en este orden:
help-well-drink = Beber: { $price }.
help-well-wash = Lavar la ropa: { $price }.
help-well-set-out = Emprender el regreso: { $price }.
help-well-safe = No hay prisa: en el pozo, la hiena no puede atrapar a tu madre.

help-wait = ¿Qué pasa con los puntos que saco mientras mi madre espera en el pozo?
help-wait-banked = Se apuntan en la arena, y tu madre los camina de una vez cuando emprende el regreso.
help-wait-lost = Se pierden.
help-wait-never = Tu madre no tiene que esperar allí, así que no se pierde ninguna tirada.

help-return = ¿Hay que llegar a casa con el número exacto?
help-return-enough = No. Cualquier tirada que alcance lleva a tu madre a casa.
help-return-exactly = Sí. Una tirada que se pasa de la aldea se pierde.
help-return-banked = Solo lo que estaba apuntado en la arena puede ser más de lo necesario.
help-return-steps-none = En el camino a casa, las tabas no sirven de pasos.
help-return-steps-some = En el camino a casa { $most ->
    [one] solo se puede pagar { $most } día, el último: cuesta 1 taba.
   *[other] se pueden pagar como máximo { $most } días de los que faltan: 1 taba por cada uno.
}
help-return-steps-any = En el camino a casa se pueden pagar los días que faltan: 1 taba por cada uno.

help-hyena = ¿Quién mueve a la hiena, y con qué tabas?
help-hyena-who = Quien lleva primero a su madre a casa, con las tabas que le quedan y las que saca desde entonces.
help-hyena-who-no-tabas = Quien lleva primero a su madre a casa.
help-hyena-rest = Lo que sobra de la tirada que llevó a la madre a casa no mueve a la hiena.
help-hyena-leave-pay = Para salir de la aldea, la hiena necesita { $price }.
help-hyena-leave-free = La hiena puede salir de la aldea enseguida.
help-hyena-leave-six = Para salir de la aldea, la hiena necesita un 6, y con él llega al día 1.
help-hyena-pace = { $pace ->
    [1] Avanza 1 día por cada punto.
    [2] Va el doble de rápido que una madre: 2 días por cada punto.
   *[other] Avanza { $pace } días por cada punto.
}
help-hyena-well-enough = Se detiene en el pozo, por grande que sea la tirada.
help-hyena-well-exactly = Tiene que llegar al pozo con el número exacto: una tirada mayor de lo necesario se pierde. Si ningún número es exacto, vale el siguiente más grande.
help-hyena-drink-pay = Beber allí le cuesta { $price }.
help-hyena-drink-free = Bebe sin pagar nada y da la vuelta.
help-hyena-drink-six = Para dar la vuelta necesita un 6.
help-hyena-lost = Los puntos que salen mientras la hiena no puede moverse se pierden.

help-share = ¿Está a salvo una madre en el mismo día que la hiena?
help-share-reached = No. En el camino de vuelta, la hiena atrapa a todas las madres que alcanza o adelanta.
help-share-passed = Sí, si la hiena se detiene justo allí. En el camino de vuelta solo atrapa a las que adelanta.
help-share-own-move = La hiena solo atrapa cuando se mueve ella. Una madre que llega a su lado, o que pasa de largo, está a salvo por ahora.

help-outward = ¿Puede la hiena atrapar a una madre que todavía va hacia el pozo?
help-outward-answer = Sí, en cualquier día del camino, vaya en la dirección que vaya. En la aldea y en el pozo, la madre está a salvo. Y antes de beber, la hiena no hace daño a nadie.

help-end = ¿Cuándo termina la partida y quién queda en segundo lugar?
help-end-when = Termina cuando la hiena vuelve a la aldea, o cuando ya no queda nadie a quien atrapar.
help-end-second = Primero va quien gana. Después, las madres que llegaron a casa a salvo y, tras ellas, las que se retrasaron. Las que atrapó la hiena van al final.
help-end-series = En una serie de partidas, ganar vale 3 puntos; llegar a casa a salvo, 1; lo demás, 0.

help-differ = ¿Por qué hay reglas distintas?
help-differ-answer = El juego se aprendió de personas que lo jugaban, en lugares y años distintos, y cada cual apuntó lo que vio. Ninguna versión es la única correcta.
help-differ-three = Aquí, tres caras blancas valen 3, como cuenta Bell. Davies vio que valían 4.
help-differ-four = Aquí, tres caras blancas valen 4, como lo vio Davies. Bell cuenta que valen 3.
help-differ-dice = Donde no había bastoncillos a mano, se usaron dados. Con bastoncillos, tres caras blancas valen 3 en el libro de Bell, mientras que Davies vio que valían 4.
help-differ-custom = Estas reglas las has elegido tú.

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

## The fields of a rule set. Label and value read as one sentence.

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
value-errands-drink = beber { $price }
value-errands-wash = lavar { $price }
value-errands-set-out = regresar { $price }
# Between two of the three phrases above.
value-errands-comma = ,
value-eats-reached = a las madres que alcanza o adelanta
value-eats-passed = solo a las madres que adelanta

## Where the game comes from. Titles stay as they are; “Li'b el Merafib” stays in Latin letters in every language.

sources-heading = De dónde viene el juego
sources-intro = La gente de Sudán juega esta carrera en la arena desde antes de que nadie la pusiera por escrito. Lo que aquí se sabe viene de estos textos.
source-davies = R. Davies, «Some Arab Games and Puzzles», Sudan Notes and Records, 1925, en inglés. El testimonio más antiguo: «Li'b el Merafib», visto entre los kababish de Kordofán, en Sudán.
source-bell = R. C. Bell, «Board and Table Games from Many Civilizations», en inglés; aquí, según la edición rusa, «Энциклопедия настольных игр народов мира». Bell y quienes vinieron después hablan de los baggara de Sudán.
source-juego = «El Juego de la Hiena», en español, de autor desconocido. Con un dibujo de 58 casillas, contando la aldea y el pozo, y los 3, 1 y 0 puntos de una serie.
source-three-dice = «Гиена», en ruso, de autor desconocido: un juego popular de Sudán, con tres dados.
source-one-die = «Охота гиены», en ruso, de autor desconocido: un juego del norte de África, para un dado corriente.
readings-heading = Donde los textos callan
readings-intro = Aquí hubo que elegir cómo leerlos. Esto es lo que elegimos; con tus propias reglas puedes cambiar algunas cosas.
reading-village-points = Los puntos que salen antes de que una madre pueda dejar la aldea se pierden, salvo en «El juego de la hiena», donde se apuntan en la arena.
reading-home-three-dice = Con tres dados, no hace falta llegar a casa con el número exacto.
reading-home-davies = En las reglas de Davies, a casa se llega con el número exacto, y se puede pagar como máximo 1 taba por el último día.
reading-hyena-well = La hiena se detiene en el pozo, aunque sobren puntos de la tirada; con un dado corriente, tiene que llegar con el número exacto.
reading-m5 = En «El juego de la hiena», los puntos apuntados en la arena con los que una madre se pasaría del pozo se pierden igual que una tirada.
reading-m6 = Lo que sobra de la tirada que lleva a casa a la primera madre no mueve a la hiena.
reading-h2 = Los puntos que salen mientras la hiena no puede moverse se pierden.
reading-h6 = La hiena solo atrapa cuando se mueve ella. Si una madre llega a su lado o pasa de largo, no por eso la atrapa.
