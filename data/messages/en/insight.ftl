# Luck and skill of a game that is over.
insight-open = Luck or skill?
insight-title = Luck and skill
insight-close = Hide luck and skill
insight-course = How did it go?
insight-course-close = Hide how it went
insight-begins = Reading the game …
insight-working = Looking closely: { $done } of { $of } events
insight-failed = This game could not be looked at.
insight-curve = How everybody’s share of the win changed; the points beside it say where and why
insight-points = How everybody’s points changed
insight-skill = { $whose ->
    [you] { $way ->
        [more] You decided better than the others, by { $share } of a win.
        [less] The others decided better than you, by { $share } of a win.
       *[even] You decided as well as the others.
    }
   *[other] { $way ->
        [more] { $name } decided better than the others, by { $share } of a win.
        [less] The others decided better than { $name }, by { $share } of a win.
       *[even] { $name } decided as well as the others.
    }
}
insight-skill-of-two = { $whose ->
    [you] { $way ->
        [more] You decided better than { $rival }, by { $share } of a win.
        [less] { $rival } decided better than you, by { $share } of a win.
       *[even] You decided as well as { $rival }.
    }
   *[other] { $way ->
        [more] { $name } decided better than { $rival }, by { $share } of a win.
        [less] { $rival } decided better than { $name }, by { $share } of a win.
       *[even] { $name } decided as well as { $rival }.
    }
}
insight-luck = { $whose ->
    [you] { $way ->
        [more] The dice were with you: { $share }.
        [less] The dice were against you: { $share }.
       *[even] The dice were fair to you.
    }
   *[other] { $way ->
        [more] The dice were with { $name }: { $share }.
        [less] The dice were against { $name }: { $share }.
       *[even] The dice were fair to { $name }.
    }
}
insight-corrected = { $whose ->
    [you] Without that luck { $share } of the win would have been yours.
   *[other] Without that luck { $share } of the win would have been { $name }’s.
}
insight-doubt = Take it with a pinch of salt: the judgement changed its own mind by { $share } of a win.
insight-decisions = What cost most
insight-no-mistakes = No decision here gave away anything worth a word.
insight-better = Better: { $what }
insight-act-where = { $count ->
    [one] { $what }, { $where }
   *[other] { $what }, one of them { $where }
}
insight-act-cells = { $what }, { $count ->
    [one] cell { $cells }
   *[other] cells { $cells }
}
insight-act-faces = { $what } so that it shows { $faces }
insight-because = It { $why }.
insight-hidden = Judged by what could be known.
insight-throws = The dice
insight-no-luck = No throw changed much.
insight-luckiest = Luckiest for { $name }: { $what }
insight-unluckiest = Hardest on { $name }: { $what }
insight-sampled = Compared with { $outcomes } throws drawn by chance.
insight-show = Show
insight-sum = How it adds up
insight-start-column = At first
insight-luck-column = Dice
insight-own-column = Own slips
insight-gifts-column = { $rivals ->
    [one] Rival’s slips
   *[other] Others’ slips
}
insight-rest-column = Unsure
insight-result-column = Result
insight-how = In shares of a win. A throw is compared with all that could have fallen, a decision with the best there was; “unsure” is what the judgement itself could not tell.
insight-not-judged = What a position of this game is worth, nobody has worked out yet. So luck and skill cannot be told apart here; this is how it went.
insight-alone = Alone one plays against nobody: luck and skill have no win to share. This is how it went.
insight-moments = The turns that mattered
insight-turning = Where the lead changed hands
insight-turn = Step { $event }

# Why another choice was better, after “it”. Codes of `Cause` in crates/insight.
cause-late-less = gives an earlier turn in the next round
cause-late-more = gives a later turn in the next round
cause-own-end-near-more = is nearer to two complete rows
cause-own-end-near-less = is in no hurry to end the game
cause-rows-complete-more = completes a row
cause-worth-more = promises more points
cause-worth-ahead-more = promises more points
cause-points-more = brings more points at once
cause-points-ahead-more = is better in points at once
cause-covered-more = leaves room for more numbers of a die
cause-chambers-begun-more = opens up another chamber
cause-chambers-begun-less = begins no further chamber yet
cause-jokers-more = saves jokers
cause-jokers-less = uses jokers while they help
cause-room-more = leaves room for a larger throw
cause-acorns-more = is on the way to more acorns
cause-rounds-less = brings the end nearer
cause-rounds-more = keeps the game going
cause-dice-left-less = gets rid of more dice
cause-dice-ahead-more = gets further ahead in dice
cause-openings-more = leaves more open places above one’s own dice
cause-openings-ahead-more = { $rivals ->
    [one] leaves the other player fewer open places
   *[other] leaves the others fewer open places
}
cause-prospects-more = leaves more that the next roll can do
cause-prospects-ahead-more = { $rivals ->
    [one] leaves the other player less to do with the next roll
   *[other] leaves the others less to do with their next roll
}
cause-no-opening-less = keeps a place open above a die of one’s own
cause-one-opening-less = does not hang on a single open place
cause-rival-no-opening-more = buries somebody completely
cause-rival-one-opening-more = leaves somebody a single open place
cause-dice-kept-less = keeps one die less
cause-end-near-less = keeps the game going
cause-end-near-more = brings the end nearer
cause-safe-pulls-to-others-less = leaves the next player fewer dice that fit somewhere
cause-no-safe-pull-to-others-more = leaves the next player no die that fits anywhere
cause-one-safe-pull-to-others-more = leaves the next player a single die that fits
cause-open-colours-to-others-less = leaves fewer colours that a funnel takes
cause-least-cost-to-others-more = leaves the next player only costly dice to keep
cause-pulls-less = leaves fewer dice to pull
cause-sure-win-more = as good as wins the game
cause-sure-loss-less = does not give the game away
cause-gain-more = captures more at once
cause-reply-less = { $rivals ->
    [one] leaves the other player less to capture
   *[other] leaves the others less to capture
}
cause-row-worth-more = promises more in { $row }
cause-row-fits-more = leaves more numbers that fit in { $row }
cause-row-fits-less = asks for fewer numbers in { $row }
cause-row-filled-more = is further on in { $row }
cause-row-filled-less = holds back in { $row }
cause-in-equal = the row of equal numbers
cause-in-ascending = the row that climbs
cause-in-descending = the row that falls
cause-in-sum-seven = the row of sevens
cause-in-even-odd = the row of even and odd
cause-in-two-numbers = the row of two numbers
cause-in-arithmetic-pyramid = the pyramid of sums
cause-in-unequal-pyramid = the pyramid of different numbers
cause-in-groups = the row of groups
cause-in-smaller-larger = the row that goes up and down

## Trying something out
what-if-try = Try another move
what-if-from-here = Go on from here as { $name }
what-if-begun = What if … It goes on from here, and counts for nothing.
what-if-over = This was a “what if”: it went on from the middle of another game and counts for nothing.

## Hints
hint = A hint
hint-ask = Ask for a hint
hint-thinking = Let me see …
hint-says = I would do this: { $what }.
hint-none = I do not know any better than you here.
hints-count = { $count ->
    [one] Played with one hint
   *[other] Played with { $count } hints
}

# Moves as advice: what log-… says that somebody does, without saying who.
advice-acted = { $action }
advice-start-pyramid = build the start pyramid like this
advice-build = build { $dice ->
    [one] one die
   *[other] { $dice } dice
}
advice-bonus = build { $dice ->
    [one] one bonus die
   *[other] { $dice } bonus dice
}
advice-no-bonus = build no bonus dice
advice-pull = pull { $die } { $spot }
advice-put = put { $die } back { $place }
advice-keep = keep { $die }
advice-lift = lift the red die { $spot }
advice-take = take over the throw
advice-roll = throw anew
advice-mark = cross { $crosses ->
    [one] one cell
   *[other] { $crosses } cells
} in chamber { $chamber }
advice-hop = hop to field { $field }
advice-write = write a { $value } into { $row } { $number }
advice-nothing = write nothing
advice-tilt = tilt the die { $spot }, { $way }
advice-turn = turn the die { $spot }
advice-own-put = put { $die } { $spot }
advice-own-put-several = put down { $dice } dice
advice-own-take = take { $die } { $spot }
advice-own-take-several = take { $dice } dice
advice-own-lift = move { $die } { $from }; then it lies { $spot }
advice-own-says = say { $word }
advice-own-passes = pass
advice-own-throws = throw
