# What is wrong with the text of a game. $found is what stands there.

record-error-at = Línea { $line }, posición { $column }. { $problem }
record-error-too-long = El texto es demasiado largo. Una partida ocupa 1 MiB como máximo.
record-error-bad-tag = Una línea de ajustes tiene la forma [Nombre "valor"], va sola y está antes de las tiradas.
record-error-bad-escape = La barra invertida solo puede ir delante de otra barra invertida, de unas comillas o de una coma.
record-error-tag-twice = La línea [{ $tag } "…"] aparece dos veces.
record-error-missing-tag = Falta la línea [{ $tag } "…"].
record-error-bad-value = «{ $found }» no sirve para { $tag }. Valores posibles: { $possible }.
record-error-other-game = Esta partida es de otro juego: «{ $found }».
record-error-newer-version = Esta partida se escribió con una versión más nueva de la página. Recarga la página o abre la partida allí.
# $reason is one of the sentences named refusal-… in game.ftl.
record-error-setup = Con estos ajustes no se puede jugar. { $reason }
record-error-open-comment = El comentario que empieza aquí no se cierra nunca.
record-error-mark = Aquí empieza el turno del número { $expected }, con «{ $expected }.», pero pone «{ $found }».
record-error-move = «{ $found }» no es posible aquí. Jugadas posibles: { $possible }.
record-error-after-end = La partida termina aquí, pero el texto sigue con «{ $found }».
record-error-wrong-result = El texto dice que la partida terminó «{ $found }», pero sus tiradas llevan a «{ $expected }».
