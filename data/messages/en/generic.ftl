# A game that nobody has drawn a page for: buttons and text.
generic-ask = { $shared ->
    [yes] { $name }, what do you do?
   *[no] What do you do?
}
generic-wait = { $names } to move
generic-choices = What you can do
generic-write = Your move, in notation
generic-do = Do it
generic-back = Another beginning
generic-yes = yes
generic-no = no
