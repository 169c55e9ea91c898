# Eintrichtern: what can be chosen, and what counts.
option-eintrichtern-plate = Dice along an edge
option-eintrichtern-few = Red dice that win, up to four players
option-eintrichtern-many = Red dice that win, five or six players
part-eintrichtern-kept = Red dice

# Playing it.
eintrichtern-ask-lift = { $shared ->
    [yes] { $name }, where do three faces make { $sum }?
   *[no] Where do three faces make { $sum }?
}
eintrichtern-ask-choose = { $shared ->
    [yes] { $name }, look for the { $sum }, or throw anew?
   *[no] Do you look for the { $sum }, or throw anew?
}
eintrichtern-wait = { $sum ->
    [0] Waiting for { $names }.
   *[other] { $names } looks for { $sum }.
}
eintrichtern-missed = They make { $sum }. Remember it!
eintrichtern-met = They make { $sum }! { $name } keeps the red die.
eintrichtern-right = That is it!
eintrichtern-not = wanted: { $sum }
eintrichtern-wanted = Wanted sum
eintrichtern-pick = Choose a red die
eintrichtern-lift = Lift it
eintrichtern-take = Look for the { $sum }
eintrichtern-roll = Throw anew
eintrichtern-tray = { $dice } of { $target } red dice
log-lift = { $name } lifts the red die { $spot }
log-cover = { $name } puts it back
log-take = { $name } takes over the throw
log-roll = { $name } throws anew
log-sum = The sum is announced
log-keeps-red = { $name } keeps the red die
log-lay = The yellow dice are laid
eintrichtern-all-sums = What lay under the red dice
eintrichtern-all-sums-how = Dark places were found, the pale ones stayed hidden.
eintrichtern-unused = Heard and not used
eintrichtern-unused-sum = { $name } looked for { $sum } and lifted the die { $lifted }. It lay { $spot }, as had been announced { $ago ->
    [one] one lift before.
   *[other] { $ago } lifts before.
}
