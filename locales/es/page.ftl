# What stands on the page: headings, buttons, labels, notices.

app-title = La carrera de la hiena
app-tagline = Lleva a tu madre al pozo y de vuelta a casa antes de que despierte la hiena.
skip-to-game = Saltar al juego
lab-title = El laboratorio
lab-link = El laboratorio: ¿qué posibilidades hay?
close = Cerrar
# In the place of texts that are fetched when they are first wanted, where they cannot be had.
more-missing = No se pudo cargar lo que debería estar aquí. Comprueba la conexión e inténtalo de nuevo.
more-again = Intentar de nuevo

## Before the game.

setup-start = Empezar la partida
setup-players = ¿Quiénes juegan?
setup-name = Nombre { $seat }
setup-add-player = Añadir a alguien
setup-remove-player = Quitar a { $name }
setup-who = ¿Quién juega con { $name }?
who-human = Una persona
who-easy = Ordenador, fácil
who-medium = Ordenador, medio
who-hard = Ordenador, difícil
setup-look = Color y marca de { $name }
setup-rules = Reglas
setup-custom-hint = Parte de unas reglas de arriba y cambia lo que quieras.
setup-days = ¿A qué distancia está el pozo?
setup-days-other = Otra distancia
setup-days-range = Un número del { $least } al { $most }
setup-bias = ¿Cuántas veces cae la cara plana hacia arriba?
setup-bias-hint = Un bastoncillo equilibrado: 50 de cada 100. Los de verdad, partidos a lo largo, suelen caer más de un lado; pon aquí cómo caen los tuyos.
setup-bias-value = { $share } de cada 100
days-short = cerca
days-middling = a media distancia
days-drawing = como en un dibujo antiguo
days-bell = como en el libro de Bell
days-hundred = cien casillas

name-error-empty = Falta el nombre { $seat }. Escríbelo, por favor.
name-error-signs = El nombre { $seat } contiene un signo invisible. Escríbelo de nuevo, por favor.
name-error-long = El nombre { $seat } es demasiado largo. Caben { $most } letras como máximo.
name-error-twice = El nombre { $name } está dos veces. Cambia uno de los dos, por favor.

## Given names for players who have not typed theirs.

name-1 = Asha
name-2 = Bilal
name-3 = Amna
name-4 = Idrís
name-5 = Hawa
name-6 = Musa
name-7 = Zeinab
name-8 = Adam
name-9 = Mariam
name-10 = Osmán
name-11 = Halima
name-12 = Yasín

## Looks of the mothers. $colour and $mark are two of the words below.

look = { $colour }, { $mark }
colour-indigo = añil
colour-madder = rojo granza
colour-saffron = azafrán
colour-leaf = verde hoja
colour-plum = ciruela
colour-clay = naranja arcilla
colour-sky = azul cielo
colour-rose = rosa
colour-soot = negro hollín
colour-milk = blanco leche
colour-teal = verde azulado
colour-walnut = marrón nogal
mark-dot = punto
mark-triangle = triángulo
mark-square = cuadrado
mark-cross = cruz
mark-crescent = media luna
mark-bars = dos barras
mark-diamond = rombo
mark-ring = anillo
mark-star = estrella
mark-saltire = cruz inclinada
mark-wave = onda
mark-line = una línea

## During the game.

play-throw-sticks = Tirar los bastoncillos
play-throw-dice = Tirar los dados
play-throw-die = Tirar el dado
play-throw-computer = Tira el ordenador
play-turn = Le toca a { $name }
play-turn-hyena = { $name } guía a la hiena
lies-sticks = { $whites ->
    [0] Tres caras de corteza arriba
    [one] { $whites } cara blanca arriba
   *[other] { $whites } caras blancas arriba
}
play-thinks = { $name } está pensando
advice = ¿Qué es lo mejor?
play-key = Qué vale cada tirada
play-payments = Qué se puede pagar ahora
play-undo = Deshacer el pago
play-new-game = Nueva partida
play-help = Cómo se juega
play-sources = De dónde viene el juego
play-settings = Ajustes
play-board = El camino hasta el pozo: { $days }
ledger-heading = Las cuentas
ledger-player = Nombre
# The column holds places and how a mother ended (see standing-eaten in game.ftl).
ledger-place = Madre
ledger-tabas = Tabas
ledger-points = Puntos en la arena
log-heading = Qué ha pasado
log-empty = Nada todavía. Los bastoncillos esperan.
positions-heading = Quién está dónde

## The end.

end-heading = La partida ha terminado
end-wins = ¡Gana { $name }!
end-standings = Así ha quedado
end-nobody-caught = La hiena no atrapó a nadie.
end-series = Todas las partidas hasta ahora
series-player = Nombre
series-games = Partidas
series-won = Ganadas
series-points = Puntos
series-rule = Ganar vale 3 puntos; llegar a casa a salvo, 1.
series-clear = Empezar la cuenta de nuevo
end-again = Jugar otra vez
end-again-first = Empieza { $name }.
end-new-setup = Cambiar quién juega o las reglas
course-title = Quién iba por delante
course-description = El camino de cada madre durante las { $throws } tiradas de la partida. Va por delante la que está más cerca de casa.
course-lead = { $name } fue por delante en { $throws } de las { $all } tiradas.

## Settings.

settings-heading = Ajustes
settings-language = Idioma
lang-missing = No se pudo cargar ese idioma. Comprueba la conexión y elígelo de nuevo.
settings-theme = Luz
theme-device = Como en este dispositivo
theme-light = Día
theme-dark = Noche
theme-projector = Proyector
settings-speed = Velocidad
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-instant = Al instante
settings-motion = Movimiento
motion-device = Como en este dispositivo
motion-full = Todo se mueve
motion-reduced = Poco movimiento
settings-letters = Iniciales en las madres
settings-letters-hint = Cada madre lleva la primera letra del nombre en lugar de su marca.
settings-keys = Teclas sueltas
settings-keys-hint = Desactívalas si escribes con la voz o pulsas teclas sin querer.
keys-heading = Teclas
keys-throw-name = Espacio o Enter
keys-throw = tirar
keys-choose-name = Flechas
keys-choose = pasar de una opción a otra
keys-undo = deshacer el último pago
keys-help = mostrar esta lista
keys-escape = cerrar lo que está encima
keys-pay = hacer el pago que se ofrece

## The game as text.

record-heading = Esta partida en texto
record-hint = Cópialo para guardar la partida, para enviarla o para seguir en otro lugar.
record-copy = Copiar
record-copied = Copiado.
record-copy-failed = El navegador no permitió copiar. Selecciona el texto y cópialo a mano.
record-paste = Pegar una partida
record-open = Abrir esta partida
record-kept = La partida que está en la mesa sigue igual.

## What is kept on this device.

stored-continue = Seguir con la partida
stored-unavailable = Este navegador no guarda nada de la página. Puedes jugar, pero la partida se pierde al cerrarla.
stored-full = No queda espacio en este dispositivo. Puedes seguir jugando, pero lo que venga ahora se pierde al cerrar la página.
stored-unreadable = Una partida guardada en este dispositivo no se pudo leer. Se apartó tal como estaba, y puedes copiarla.
stored-newer = Una partida guardada en este dispositivo se escribió con una versión más nueva de la página. Se apartó tal como estaba, y puedes copiarla.
stored-left = Una partida guardada en este dispositivo no se pudo leer. Sigue donde está, y puedes copiarla.
stored-copy = Copiar lo guardado
stored-elsewhere = Esta partida sigue en otra ventana. Para jugar aquí, recarga la página.
stored-put-by = Se ha abierto otra partida. La que estaba en curso se ha apartado intacta y puedes copiarla.
