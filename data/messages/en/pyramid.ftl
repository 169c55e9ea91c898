# The table of the dice pyramid, shared by all its games.
pyramid-board = The pyramid
pyramid-picture = How to look at the pyramid
pyramid-picture-room = On the table
pyramid-picture-flat = Flat
pyramid-no-room = This browser cannot draw the table in 3D. Everything works in the flat view.
pyramid-loading = Albert sets up the table
pyramid-from-above = From above
pyramid-from-side = From the side of { $player }
pyramid-from-free-side = From the free side
pyramid-free-side = free
pyramid-next-side = Look from the side on the left
pyramid-previous-side = Look from the side on the right
pyramid-zoom-in = Closer
pyramid-zoom-out = Further away
pyramid-keys = Arrow keys move between dice, Enter chooses. 1, 2 and 3 look from the sides, 0 from above, plus and minus zoom, A and D turn the table, W and S tip the view.
pyramid-flat-keys = Left, right, up and down move between dice, with Shift along the third line. Page up and page down change the layer, Enter chooses.
pyramid-layers-all = All layers
pyramid-layer = Layer { $layer } of { $layers }
pyramid-layer-up = One layer up
pyramid-layer-down = One layer down
pyramid-colour-red = red
pyramid-colour-yellow = yellow
pyramid-colour-pearl = pearl
pyramid-colour-turquoise = turquoise
pyramid-colour-unknown = unknown
pyramid-die = { $colour } die { $place }
pyramid-shows = , shows { $faces }
pyramid-face-front = { $value } front
pyramid-face-left = { $value } left
pyramid-face-right = { $value } right
pyramid-nothing-known = , faces hidden
show-again = Show that again
pyramid-place = empty place { $place }
pyramid-around = , { $faces } look into it
pyramid-ghost = , { $colour } die would stand here
pyramid-lifted = , held up
pyramid-selected = , chosen
pyramid-offer-take = , can be chosen
pyramid-offer-build = , you can build here
pyramid-offer-target = , you can go here
pyramid-offer-warning = , careful
pyramid-offer-funnel = , a funnel
pyramid-offers = { $count ->
    [0] Nothing can be chosen.
    [one] One place can be chosen.
   *[other] { $count } places can be chosen.
  }
pyramid-thrown = Thrown: { $values }
pyramid-felt-empty = Nothing is thrown yet
pyramid-tray = Dice of { $player }
pyramid-tray-dice = { $count ->
    [one] One { $colour } die
   *[other] { $count } { $colour } dice
  }
pyramid-tray-empty = No dice
pyramid-turn-die = Turn the die
pyramid-orientation = The die shows { $front } front, { $left } left, { $right } right
pyramid-pick-front = Front
pyramid-pick-left = Left
pyramid-pick-right = Right
pyramid-spin-left = Spin to the left
pyramid-spin-right = Spin to the right
pyramid-roll-left = Roll to the left
pyramid-roll-right = Roll to the right
# Where something lies, as one sees it from one’s side. Layers count from the plate.
place-on-layer = on layer { $layer }, { $spot }
spot-top = at the top
spot-middle = in the middle
spot-corner-left = in the front left corner
spot-corner-right = in the front right corner
spot-corner-back = in the back corner
spot-edge-front = at the front edge, { $end ->
    [left] { spot-nth } from the left
    [right] { spot-nth } from the right
   *[middle] in the middle
  }
spot-edge-left = at the left edge, { $end ->
    [front] { spot-nth } from the front
    [back] { spot-nth } from the back
   *[middle] in the middle
  }
spot-edge-right = at the right edge, { $end ->
    [front] { spot-nth } from the front
    [back] { spot-nth } from the back
   *[middle] in the middle
  }
spot-row = in the { spot-row-nth } row, { $end ->
    [left] { spot-nth } from the left
    [right] { spot-nth } from the right
   *[middle] in the middle
  }
spot-nth = { $nth ->
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
  }
spot-row-nth = { $row ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[7] seventh
  }
way-left = to the left
way-right = to the right
way-back-left = to the back left
way-back-right = to the back right
way-front-left = to the front left
way-front-right = to the front right
# A die that somebody does something to.
the-die = the die
the-die-red = the red die
the-die-yellow = the yellow die
the-die-pearl = the pearl die
the-die-turquoise = the turquoise die
the-die-any = a die
