# How to play, told from the rules in use.
# $price is a phrase such as "2 tabas" (tabas-object in game.ftl).

## The hyena game; first the short story, for a reader of nine.

help-story = ¿Cómo se gana?
help-story-1 = Tu madre va a pie de la aldea al pozo y vuelve a casa por el mismo camino.
help-story-2 = En cada tirada sale una taba o un número de días de camino.
help-story-2-no-tabas = En cada tirada sale un número de días de camino.
help-story-3 = Con las tabas se paga. Se apuntan en la arena hasta que te hagan falta.
help-story-3-no-tabas = En estas reglas no hay tabas: nunca se paga nada.
help-story-turn-two = Tiras una y otra vez hasta que sale un 2. Luego pasa el turno.
help-story-turn-not-six = Tiras una vez. Si sale un 6 vuelves a tirar, pero nunca más de tres veces en total.
help-story-leave-taba = La primera taba que sacas abre el camino para salir de la aldea.
help-story-leave-pay = Para salir de la aldea pagas { $price }.
help-story-leave-six = Con un 6, tu madre sale de la aldea.
help-story-4 = Quien llega primero a casa gana y guía a la hiena.
help-story-5 = La hiena corre al pozo, bebe y, a la vuelta, atrapa a todas las madres que encuentra. ¡Así que date prisa en volver!

## The throws.

help-key = ¿Qué vale cada tirada?
key-row = { $shown }: { $counts } ({ $odds })

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

## Je ki n je.

je-help-story = ¿Cómo se juega?
je-help-story-rows = Dos filas de seis hoyos, con cuatro semillas en cada uno. La fila que tienes delante es tuya.
je-help-story-sow = En tu turno, levanta todas las semillas de uno de tus hoyos y siémbralas una a una en los hoyos siguientes.
je-help-story-chain = ¿La última cae donde hay otras semillas? Levántalas todas, también esa, y sigue sembrando.
je-help-story-single = Donde cae la última semilla, acaba tu turno.
je-help-story-harvest = ¿Cae en un hoyo vacío del otro lado? Mira el hoyo siguiente: si también es del otro lado y tiene semillas, tu última semilla pasa allí, y todas son tuyas.
je-help-story-rest = En cualquier otro hoyo vacío, tu turno simplemente acaba.
je-help-story-end = Cuando alguien no puede mover, acaba la partida. Cada cual recoge las semillas de su fila, y gana quien tiene más.
je-help-direction = ¿Hacia dónde van las semillas?
je-help-direction-anticlockwise = En contra de las agujas del reloj: por la fila de abajo de izquierda a derecha, y de vuelta por la de arriba.
je-help-direction-either = Hacia cualquier lado; se elige en cada jugada. El «hoyo siguiente» también está hacia ese lado.
je-help-round = ¿Y si tengo doce semillas o más?
je-help-round-answer = Entonces la siembra da la vuelta entera. El hoyo que vaciaste no se salta.
je-help-next = ¿Y si el hoyo siguiente es mío?
je-help-next-opponent = Entonces no se captura nada: solo se cosecha en el otro lado.
je-help-next-any = Entonces también capturas allí, si tiene semillas.
je-help-starve = ¿Puedo llevarme las últimas semillas de la otra fila?
je-help-starve-answer = No. Si allí no quedara nada, no capturas nada; la jugada vale.
je-help-feed = ¿Y si la otra fila está vacía?
je-help-feed-answer = Entonces solo puedes jugar hoyos cuya primera tanda llegue hasta ella. Si no hay ninguno, la partida termina.
je-help-loop = ¿Y si no acaba nunca?
je-help-loop-position = Si el tablero se repite y le toca a la misma persona, la partida termina: cada cual recoge su fila tal como estaba antes de esa jugada.
je-help-loop-sowing = Hay siembras que no acaban nunca. La página se da cuenta, devuelve las semillas a su sitio y la partida termina del mismo modo.
je-help-score = ¿Quién gana?
je-help-score-answer = Quien tiene más de 24 de las 48 semillas. Con 24 cada cual, hay empate.
je-help-differ = ¿Qué se juega de otra manera en otros sitios?
je-help-differ-answer = Hay quien elige el sentido de cada siembra, quien captura también del hoyo siguiente propio y quien siembra una sola tanda. Todo eso se puede elegir antes de la partida.

## Je ki n je: an example to watch, from the source.

je-demo = Un ejemplo para mirar
je-demo-intro = { $name } juega { $hole }.
je-demo-next = Seguir
je-demo-again = Desde el principio
je-demo-lap = { $seeds } de { $from }: la última cae en { $to }.
