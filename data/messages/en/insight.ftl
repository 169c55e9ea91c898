# Luck and skill of a game that is over.
insight-open = Luck or skill?
insight-title = Luck and skill
insight-close = Hide luck and skill
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
insight-decisions = What cost most
insight-no-mistakes = No decision here gave away anything worth a word.
insight-better = Better: { $what }
insight-because = Because { $why }.
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
insight-gifts-column = Others’ slips
insight-rest-column = Unsure
insight-result-column = Result
insight-how = In shares of a win. A throw is compared with all that could have fallen, a decision with the best there was; “unsure” is what the judgement itself could not tell.
insight-not-judged = What a position of this game is worth, nobody has worked out yet. So luck and skill cannot be told apart here; this is how it went.
insight-turning = Where the lead changed hands
insight-turn = Event { $event }

# Why another choice was better; after “because”.
because-row-worth-more = it promises more in the row “{ $row }”
because-row-worth-less = it expects less of the row “{ $row }”
because-row-fits-more = it leaves more numbers that fit in the row “{ $row }”
because-row-fits-less = it asks for fewer numbers in the row “{ $row }”
because-row-filled-more = it gets on in the row “{ $row }”
because-row-filled-less = it holds back in the row “{ $row }”
because-late-more = it comes later in the next round
because-late-less = it comes earlier in the next round
because-end-near-more = it brings the end nearer
because-end-near-less = it keeps the game going
because-own-end-near-more = it is nearer to two complete rows
because-own-end-near-less = it is in no hurry to end the game
because-worth-more = the sheet promises more
because-worth-less = the sheet promises less, and something else more
because-worth-ahead-more = it promises more points than the best of the others
because-worth-ahead-less = staying behind for now pays later
because-points-more = it scores more at once
because-points-less = scoring less at once pays later
because-points-ahead-more = it scores more than the others at once
because-points-ahead-less = scoring less at once pays later
because-covered-more = more numbers of a die fit somewhere afterwards
because-covered-less = fewer numbers have to fit afterwards
