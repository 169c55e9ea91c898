# Sich zusammensetzen.
invite-how = Lass deine Freunde das scannen oder schick ihnen den Link. Ein Konto braucht niemand.
invite-code = QR-Code mit dem Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Der Link ist in der Zwischenablage.
invite-not-copied = Der Browser wollte nicht kopieren. Markiere den Link und kopiere ihn von Hand.
