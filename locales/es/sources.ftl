# Where the games come from, and what was read into the texts.

## The hyena game. Titles stay as they are; “Li'b el Merafib” stays in Latin letters in every language.

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

## Je ki n je.

je-sources-intro = Este juego se juega en tierras de los yoruba y se aprendió en Ilé-Ifẹ̀, Nigeria. Lo que aquí se sabe viene de un texto, y lo que otros hacen de otra manera, de dos más.
je-source-text = «Je ki n je», en español, de autor desconocido: un juego yoruba aprendido en Ilé-Ifẹ̀, Nigeria.
je-source-valdez = Valdez, 2023, tal como lo juega el programa MancalaGames: en cualquier sentido, y con captura en el hoyo siguiente propio.
je-source-mancala-world = Mancala World, en inglés: hay quien siembra una sola tanda en Ilé-Ifẹ̀ y en Òsogbo.
je-reading-round = El hoyo vaciado no se salta cuando la siembra da la vuelta.
je-reading-own = Solo se cosecha en el otro lado: si el hoyo siguiente es propio, no se captura nada.
je-reading-position = La posición del comienzo cuenta cuando una posición se repite.
je-reading-endless = Una siembra de más de { $laps } tandas cuenta como sin fin. La más larga que se sabe que termina tiene { $longest }.
je-reading-clockwise = Donde se permiten los dos sentidos, el hoyo siguiente está en el sentido de la siembra.

## Said below each.

about-note = Se puede usar, copiar y cambiar libremente, con la licencia MIT o con la Apache 2.0, a tu elección.
about-private = Nada sale de este dispositivo: sin cuentas, sin rastreo, sin peticiones a nadie.
