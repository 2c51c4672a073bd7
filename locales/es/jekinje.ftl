# Je ki n je: qué pasa, qué se puede elegir. Y la página en la que se elige un juego.
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
je-stuck = { $name } no puede mover: ahora no se puede jugar ningún hoyo de su fila.
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
settings-hints = Ayuda al jugar
settings-hints-hint = Consejos sobre lo mejor; en Je ki n je, además, dónde acaba toda la cadena de una siembra.

## Why a game cannot be begun.

je-refusal-seats = A este juego juegan dos personas, no { $seats }.
je-refusal-seeds = Tiene que haber 48 semillas en total, no { $seeds }.
je-refusal-to-move = El puesto { $seat } no puede empezar: solo hay dos.
