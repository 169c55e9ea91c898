# Sitting down together.
invite-how = Let your friends scan this, or send them the link. No account needed.
invite-code = QR code with the link to this table
invite-copy = Copy the link
invite-copied = The link is in your clipboard.
invite-not-copied = The browser would not copy. Mark the link and copy it by hand.
