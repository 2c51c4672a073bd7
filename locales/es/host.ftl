# Lo que se dice por la dirección, por la página que rodea a esta o por estar en un museo.

embed-link-to = Para escuelas y museos
asked-bad = La dirección pide «{ $name } = { $value }», y aquí eso no es posible. La página sigue sin ello.
link-no-game = El enlace lleva una partida que no se puede leer. No se ha cambiado nada.
link-newer = El enlace lleva una partida escrita por una versión más nueva de esta página. No se ha cambiado nada.
update-ready = Hay una versión más nueva de esta página. Tu partida se conserva.
update-take = Usarla ahora
host-paused = El juego está en pausa.
settings-sound = Sonido
settings-sound-hint = Se oyen los bastoncillos, las semillas y los tambores.
settings-table = Alrededor de una mesa
settings-table-hint = Con la pantalla tumbada, lo que toca cada persona se gira hacia ella.

## Una página sola en una sala. $left son segundos.

kiosk-call = Toca para jugar
kiosk-still = ¿Sigues ahí?
kiosk-left = { $left ->
    [one] El juego vuelve a empezar en { $left } segundo.
   *[other] El juego vuelve a empezar en { $left } segundos.
}
kiosk-here = Sigo aquí
