# The laboratory: many games that play themselves, counted and drawn.

lab-tagline = Deja que miles de partidas de La carrera de la hiena se jueguen solas y mira qué sale.

## Questions to begin with.

lab-lessons = Una pregunta para empezar
lab-lesson-first = ¿Importa quién empieza?
lab-lesson-tabas = ¿Cuántas tabas bastan?
lab-lesson-sticks = ¿Y si los bastoncillos no están equilibrados?
lab-lesson-play = ¿Ayuda pagar con astucia?

# What a question compares, and what to look at.

lab-hint-first = Juegan cuatro, todos de la misma manera. ¿Quién gana más veces?
lab-hint-tabas = En A el pozo cuesta lo que dice el libro de Bell; en B, el doble. ¿Cuánto más dura una partida, y a quién atrapa la hiena?
lab-hint-sticks = En A los bastoncillos están equilibrados; en B la cara plana cae hacia arriba { $share } veces de cada 100. Mira primero cómo caen.
lab-hint-play = En A se paga siempre enseguida; en B, quien empieza sopesa cada pago. El camino es corto: ahí es donde más cuenta.

## The choices.

lab-setting-first = A qué se juega (A)
lab-setting-second = Para comparar (B)
lab-a = A
lab-b = B
lab-compare = Comparar con otra configuración
lab-rules = Reglas
lab-days = Días hasta el pozo
lab-seats = Puestos
lab-flat = Cara plana arriba, de cada 100 tiradas
lab-first-pays = Quien empieza
lab-rest-pays = El resto
lab-pays-prompt = paga enseguida
lab-pays-never = nunca paga los días que faltan
lab-pays-random = paga al azar
lab-pays-medium = ordenador, medio
lab-pays-hard = ordenador, difícil
lab-games = ¿Cuántas partidas?
lab-start = Empezar
lab-pause = Pausa
lab-go-on = Seguir
lab-stop = Parar
lab-missing = Ahora mismo no se pueden jugar las partidas. Comprueba la conexión y empieza otra vez.

## What came out.

lab-progress = Partidas jugadas
lab-empty = Elige una pregunta, o decide a qué se juega y empieza. Las partidas se juegan en este dispositivo y nada sale de él.
lab-running = { $games } partidas hasta ahora…
lab-paused = En pausa después de { $games } partidas.
lab-done = Listo: { $games } partidas.
lab-given-up = Una partida que no acababa se abandonó, y con ella las demás.
lab-wins = Quién gana
lab-wins-hint = La barra es lo contado; la línea fina, el margen en el que está la probabilidad verdadera en 99 de cada 100 pruebas así; la marca, la probabilidad exacta donde se conoce.
lab-rounds = En qué turno llega a casa la primera madre
lab-rounds-hint = Las barras son lo contado; la línea es exacta.
lab-lengths = Cuántas tiradas dura una partida
lab-falls = Cómo caen los bastoncillos o los dados
lab-caught = Cuántas madres atrapa la hiena
lab-fates = Cómo acaba cada puesto:
lab-mean = { $number } de media
lab-player = Puesto { $seat }
lab-key = Valor
lab-count = Contado
lab-share = Parte
lab-range = Margen de 99 de cada 100
lab-exact = Exacto
lab-table = En una tabla
lab-save = Guardar los números
lab-csv = En CSV
lab-json = En JSON
