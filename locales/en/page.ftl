# What stands on the page: headings, buttons, labels, notices.

app-title = The Hyena Chase
app-tagline = Take your mother to the well and home again before the hyena wakes.
skip-to-game = Skip to the game
lab-title = The laboratory
lab-link = The laboratory: what are the chances?
close = Close
# In the place of texts that are fetched when they are first wanted, where they cannot be had.
more-missing = What should stand here could not be fetched. Check the connection, then try again.
more-again = Try again

## Before the game.

setup-start = Start the game
setup-players = Players
setup-name = Name of player { $seat }
setup-add-player = Add a player
setup-remove-player = Remove { $name }
setup-who = Who plays { $name }?
who-human = A person
who-easy = Computer, easy
who-medium = Computer, medium
who-hard = Computer, hard
setup-look = Colour and mark of { $name }
setup-rules = Rules
setup-custom-hint = Start from a rule set above and change whatever you like.
setup-days = How far is the well?
setup-days-other = Another length
setup-days-range = A number from { $least } to { $most }
setup-bias = How often does the flat side fall up?
setup-bias-hint = A fair stick: 50 in 100. Real split sticks often favour one side; set here how yours fall.
setup-bias-value = { $share } in 100
days-short = short
days-middling = middling
days-drawing = as in an old drawing
days-bell = as in Bell’s book
days-hundred = a hundred places

name-error-empty = Please give player { $seat } a name.
name-error-signs = The name of player { $seat } holds a sign that cannot be seen. Please type the name anew.
name-error-long = The name of player { $seat } is too long. At most { $most } letters fit.
name-error-twice = Two players are called { $name }. Please change one of the names.

## Given names for players who have not typed theirs.

name-1 = Asha
name-2 = Bilal
name-3 = Amna
name-4 = Idris
name-5 = Hawa
name-6 = Musa
name-7 = Zeinab
name-8 = Adam
name-9 = Mariam
name-10 = Osman
name-11 = Halima
name-12 = Yasin

## Looks of the mothers. $colour and $mark are two of the words below.

look = { $colour }, { $mark }
colour-indigo = indigo
colour-madder = madder red
colour-saffron = saffron
colour-leaf = leaf green
colour-plum = plum
colour-clay = orange clay
colour-sky = sky blue
colour-rose = rose
colour-soot = soot black
colour-milk = milk white
colour-teal = teal
colour-walnut = walnut brown
mark-dot = dot
mark-triangle = triangle
mark-square = square
mark-cross = cross
mark-crescent = crescent
mark-bars = two bars
mark-diamond = diamond
mark-ring = ring
mark-star = star
mark-saltire = slanted cross
mark-wave = wave
mark-line = one line

## During the game.

play-throw-sticks = Throw the sticks
play-throw-dice = Throw the dice
play-throw-die = Throw the die
play-throw-computer = The computer throws
play-turn = { $name } throws
play-turn-hyena = { $name } leads the hyena
lies-sticks = { $whites ->
    [0] Three bark sides up
    [one] { $whites } white side up
   *[other] { $whites } white sides up
}
play-thinks = { $name } is thinking
advice = What is best?
play-key = What each fall counts
play-payments = What can be paid now
play-undo = Take back the payment
play-new-game = New game
play-help = How to play
play-sources = Where the game comes from
play-settings = Settings
play-board = The way to the well: { $days }
ledger-heading = The ledger
ledger-player = Player
ledger-place = Place
ledger-tabas = Tabas
ledger-points = Points in the sand
log-heading = What has happened
log-empty = Nothing yet. The sticks are waiting.
positions-heading = Where everyone stands

## The end.

end-heading = The game is over
end-wins = { $name } wins!
end-standings = How it ended
end-nobody-caught = Nobody was caught.
end-series = All games so far
series-player = Player
series-games = Games
series-won = Won
series-points = Points
series-rule = A win counts 3 points, coming home safe 1.
series-clear = Begin the count anew
end-again = Play again
end-again-first = { $name } begins.
end-new-setup = Change players or rules
course-title = Who led when
course-description = The way of each mother over the { $throws } throws of the game. The nearest to home leads.
course-lead = { $name } led for { $throws } of { $all } throws.

## Settings.

settings-heading = Settings
settings-language = Language
lang-missing = That language could not be fetched. Check the connection, then choose it again.
settings-theme = Light
theme-device = As on this device
theme-light = Day
theme-dark = Night
theme-projector = Projector
settings-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once
settings-motion = Movement
motion-device = As on this device
motion-full = Everything moves
motion-reduced = Little movement
settings-letters = First letters on the mothers
settings-letters-hint = Each mother wears the first letter of her player’s name instead of her mark.
settings-keys = Single keys
settings-keys-hint = Switch them off if you type by voice or press keys by accident.
keys-heading = Keys
keys-throw-name = Space or Enter
keys-throw = throw
keys-choose-name = Arrow keys
keys-choose = go from choice to choice
keys-undo = take back the last payment
keys-help = show this list
keys-escape = close what lies on top
keys-pay = make the payment that is offered

## The game as text.

record-heading = This game as text
record-hint = Copy it to keep the game, to send it, or to go on somewhere else.
record-copy = Copy
record-copied = Copied.
record-copy-failed = The browser did not allow copying. Mark the text and copy it by hand.
record-paste = Paste a game
record-open = Open this game
record-kept = The game on the table stays as it was.

## What is kept on this device.

stored-continue = Go on with the game
stored-unavailable = This browser keeps nothing for the page. You can play, but the game is lost when the page is closed.
stored-full = There is no more room on this device. You can play on, but what comes now is lost when the page is closed.
stored-unreadable = A game kept on this device could not be read. It was set aside unharmed, and you can copy it.
stored-newer = A game kept on this device was written by a newer version of the page. It was set aside unharmed, and you can copy it.
stored-left = A game kept on this device could not be read. It stays where it is, and you can copy it.
stored-copy = Copy what was kept
stored-elsewhere = This game goes on in another window. To play here, reload the page.
stored-put-by = Another game was opened. The one that was under way here was set aside unharmed, and you can copy it.
