# Je ki n je: qué pasa, qué se puede elegir, cómo se juega. Y la página en la que se elige un juego.
# $name is a player, man or woman, boy or girl: choose words that fit every player. $hole is a hole as in the notation: 2B.

games-heading = Dos juegos de África
games-tagline = Uno de Sudán y otro de los yoruba. ¿A cuál jugamos?
games-play = Jugar
games-all = Todos los juegos
hyena-for = Para 2 a 12 personas
je-title = Je ki n je
je-tagline = «Déjame comer»: siembra tus semillas por el tablero, vuelta tras vuelta, y cosecha en el otro lado.
je-for = Para 2 personas

## Counted things, the object of a verb.

seeds = { $n ->
    [one] { $n } semilla
   *[other] { $n } semillas
}
laps = { $n ->
    [one] una tanda
   *[other] { $n } tandas
}

## Before the game.

je-row-b = Fila de abajo
je-row-a = Fila de arriba
je-first = ¿Quién empieza?
je-options = Formas de jugar
je-direction = ¿Hacia dónde van las semillas?
je-direction-anticlockwise = Siempre en contra de las agujas del reloj
je-direction-either = Hacia cualquier lado, a elegir cada vez
je-next = ¿Dónde se puede cosechar?
je-next-opponent = Solo en el otro lado
je-next-any = También en el primer hoyo propio, cuando es el siguiente
je-laps = ¿Hasta dónde llega una jugada?
je-laps-chain = Sigue y sigue, hasta que la última semilla cae en un hoyo vacío
je-laps-single = Una sola tanda

## During the game.

je-turn = { $name }: elige un hoyo
je-sows = { $name } siembra
je-board = El tablero con dos filas de seis hoyos
je-hole = Hoyo { $hole }, { $seeds }
je-way = ¿Hacia dónde?
je-way-anticlockwise = En contra del reloj
je-way-clockwise = Como el reloj
je-line = { $name }: { $holes }. En el granero: { $store }.
je-log-empty = Todavía nada. Las semillas están listas.
je-lap-now = Tanda { $lap }
je-show-end = Ver el final
je-undo = Deshacer la jugada

## Where a sowing ends, while one points at a hole.

je-preview-lap = La primera tanda acaba en { $hole }.
je-preview-rests = Tras { $laps } se queda en { $hole }.
je-preview-captures = Tras { $laps } captura { $seeds } de { $hole }.
je-preview-endless = No acaba nunca.

## What happens.

je-sowed = { $name } levanta { $seeds } de { $from }. Tras { $laps }, la última queda en { $to }.
je-captured = { $name } captura { $seeds } de { $hole }: { $store } en el granero.
je-own-hole = El hoyo estaba vacío y es de { $name }: no se captura nada.
je-next-empty = El hoyo siguiente está vacío: no se captura nada.
je-next-own = El hoyo siguiente es de { $name }: no se captura nada.
je-would-starve = La otra fila se quedaría sin semillas: no se captura nada.
je-on-seeds = Queda sobre otras semillas: no se captura nada.
je-endless = { $name } levanta { $seeds } de { $from }. Esta siembra no acaba nunca: tras { $laps } volvería a empezar.
je-endless-long = { $name } levanta { $seeds } de { $from }. Esta siembra sigue y sigue, más de { $laps }: cuenta como sin fin.
je-repeated = El tablero está como ya estuvo una vez, y le toca a la misma persona: la partida da vueltas en círculo.
je-put-back = Las semillas vuelven a estar como antes de la jugada.
je-stuck = { $name } no tiene ningún hoyo que jugar.
je-took = { $name } recoge { $seeds } de su propia fila: { $store } en el granero.
je-passed = Ahora le toca a { $name }.

## The end.

je-draw = ¡Empate!
je-score = { $mine } a { $theirs }
je-won = { $name } ha cosechado { $seeds }.
je-standing-won = ganó
je-standing-drew = empató
je-standing-lost = perdió
je-series-rule = Ganar da 3 puntos; empatar, 1.

## Keys and settings.

je-keys-play = sembrar el hoyo
settings-hints = Dónde acaba una siembra
settings-hints-hint = Je ki n je: al señalar un hoyo se ve dónde acaba toda su cadena de tandas.

## Why a game cannot be begun.

je-refusal-seats = A este juego juegan dos personas, no { $seats }.
je-refusal-seeds = Tiene que haber 48 semillas en total, no { $seeds }.
je-refusal-to-move = El puesto { $seat } no puede empezar: solo hay dos.

## How to play.

je-help-story = ¿Cómo se juega?
je-help-story-rows = Dos filas de seis hoyos, con cuatro semillas en cada uno. La fila que tienes delante es tuya.
je-help-story-sow = En tu turno, levanta todas las semillas de uno de tus hoyos y siémbralas una a una en los hoyos siguientes.
je-help-story-chain = ¿La última cae donde hay otras semillas? Levántalas todas, también esa, y sigue sembrando.
je-help-story-single = Donde cae la última semilla, acaba tu turno.
je-help-story-harvest = ¿Cae en un hoyo vacío del otro lado? Mira el hoyo siguiente: si también es del otro lado y tiene semillas, tu última semilla pasa allí, y todas son tuyas.
je-help-story-rest = En cualquier otro hoyo vacío, tu turno simplemente acaba.
je-help-story-end = Quien no tiene ningún hoyo que jugar termina la partida. Cada cual recoge las semillas de su fila, y gana quien tiene más.
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

## An example to watch, from the source.

je-demo = Un ejemplo para mirar
je-demo-intro = { $name } juega { $hole }.
je-demo-next = Seguir
je-demo-again = Desde el principio
je-demo-lap = { $seeds } de { $from }: la última cae en { $to }.

## Where the game comes from.

je-sources-intro = Este juego se juega en tierras de los yoruba y se aprendió en Ilé-Ifẹ̀, Nigeria. Lo que aquí se sabe viene de un texto, y lo que otros hacen de otra manera, de dos más.
je-source-text = «Je ki n je», en español, de autor desconocido: un juego yoruba aprendido en Ilé-Ifẹ̀, Nigeria.
je-source-valdez = Valdez, 2023, tal como lo juega el programa MancalaGames: en cualquier sentido, y con captura en el hoyo siguiente propio.
je-source-mancala-world = Mancala World, en inglés: hay quien siembra una sola tanda en Ilé-Ifẹ̀ y en Òsogbo.
je-reading-round = El hoyo vaciado no se salta cuando la siembra da la vuelta.
je-reading-own = Solo se cosecha en el otro lado: si el hoyo siguiente es propio, no se captura nada.
je-reading-position = La posición del comienzo cuenta cuando una posición se repite.
je-reading-endless = Una siembra de más de { $laps } tandas cuenta como sin fin. La más larga que se sabe que termina tiene { $longest }.
je-reading-clockwise = Donde se permiten los dos sentidos, el hoyo siguiente está en el sentido de la siembra.
