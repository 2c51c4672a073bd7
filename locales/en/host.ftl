# What is said because of the address, of the page around this one, or of standing in a museum.

embed-link-to = For teachers and museums
asked-bad = The address asks for “{ $name } = { $value }”, which is not possible here. The page does without it.
link-no-game = The link holds a game that cannot be read. Nothing was changed.
link-newer = The link holds a game that a newer version of this page wrote. Nothing was changed.
update-ready = A newer version of this page is ready. Your game is kept.
update-take = Use it now
host-paused = The game is paused.
settings-sound = Sound
settings-sound-hint = Sticks, seeds and drums can be heard.
settings-table = Around a table
settings-table-hint = Lay the screen flat: what a player touches turns towards them.

## A page that stands alone in a hall. $left is a number of seconds.

kiosk-call = Touch to play
kiosk-still = Are you still there?
kiosk-left = { $left ->
    [one] The game begins anew in { $left } second.
   *[other] The game begins anew in { $left } seconds.
}
kiosk-here = I am still here
