# Games that people wrote, for others to find.
shelf = Shelf
shelf-go = Look at the shelf
shelf-opening = The shelf is being opened.
shelf-offline = The shelf stands on a server, and none can be reached now. Your own games are in the workshop.
shelf-find = Find a game by title, author or what it says
shelf-found = { $count ->
    [one] One game
   *[other] { $count } games
  }
shelf-nothing = No game here says “{ $find }”.
shelf-empty = The shelf is empty. Write the first game for it in the workshop.
shelf-yours-wait = Of yours, not on the shelf yet: { $titles }. Whoever runs this server has to look at it first.
shelf-more = Show more
shelf-by = by
shelf-played = { $count ->
    [0] not played yet
    [one] played once
   *[other] played { $shown } times
  }
shelf-title = Title
shelf-author = Author
shelf-licence = Licence
shelf-put = On the shelf since
shelf-times = Times played
shelf-version = Version
shelf-mine = Make it mine
shelf-put-there = Put it on the shelf
shelf-put-about = Whoever visits this server can then find the game, play it, read it and make it their own, under the licence that its head names.
shelf-put-version = The game is on the shelf already; this becomes its next version. Tables that play an earlier one go on with it.
shelf-is-there = It is on the shelf, for everybody to find.
shelf-waits = It is with whoever runs this server, and shows on the shelf as soon as they have looked at it.
shelf-see = See it there
