# The laboratory: many games that play themselves, counted and drawn.

lab-tagline = Let thousands of games of the Hyena Chase play themselves, and see what comes of it.

## Questions to begin with.

lab-lessons = A question to begin with
lab-lesson-first = Does it matter who begins?
lab-lesson-tabas = How many tabas are enough?
lab-lesson-sticks = What if the sticks are not fair?
lab-lesson-play = Does clever paying help?

# What a question compares, and what to look at.

lab-hint-first = Four players, and all play alike. Who wins most often?
lab-hint-tabas = In A the well costs what Bell’s book says, in B twice as much. How much longer does a game take, and who is caught?
lab-hint-sticks = In A the sticks are fair, in B the flat side falls up { $share } times in 100. Look first at how they fall.
lab-hint-play = In A both pay at once; in B the first player weighs every payment. The way is short: there it counts most.

## The choices.

lab-setting-first = What is played (A)
lab-setting-second = To compare with (B)
lab-a = A
lab-b = B
lab-compare = Compare with a second setting
lab-rules = Rules
lab-days = Days to the well
lab-seats = Players
lab-flat = Flat side up, in 100 falls
lab-first-pays = The first player
lab-rest-pays = All others
lab-pays-prompt = pays at once
lab-pays-never = never pays for missing days
lab-pays-random = pays by chance
lab-pays-medium = computer, medium
lab-pays-hard = computer, hard
lab-games = How many games?
lab-start = Start
lab-pause = Pause
lab-go-on = Go on
lab-stop = Stop
lab-missing = The games cannot be played just now. Check the connection, then start again.

## What came out. $games is a number with its thousands apart.

lab-progress = Games played
lab-empty = Choose a question, or set what is played and start. The games play on this device, and nothing leaves it.
lab-running = { $games } games so far …
lab-paused = Paused after { $games } games.
lab-done = Done: { $games } games.
lab-given-up = A game that did not end was given up, and the rest with it.
lab-wins = Who wins
lab-wins-hint = The bar is what was counted, the thin line the range in which the true chance lies in 99 of 100 such trials, the mark the exact chance where it is known.
lab-rounds = In which turn the first mother is home
lab-rounds-hint = The bars are what was counted, the line is exact.
lab-lengths = How many throws a game takes
lab-falls = How the sticks or dice fall
lab-caught = How many mothers the hyena catches
lab-fates = How it ends for each player:
lab-mean = { $number } on average
lab-player = Player { $seat }
lab-key = Value
lab-count = Counted
lab-share = Share
lab-range = Range of 99 in 100
lab-exact = Exact
lab-table = As a table
lab-save = Keep the numbers
lab-csv = As CSV
lab-json = As JSON
