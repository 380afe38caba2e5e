# Why a position of Wiz-War is impossible.

wizwar-bad-position = This position is impossible: { $why }
wizwar-bad-unknown-part = positions have no part “{ $part }”.
wizwar-bad-shape = the part “{ $part }” is missing or isn’t valid.
wizwar-bad-name = “{ $word }” (in { $part }) isn’t valid here. Valid names: { $allowed }.
wizwar-too-large = far too large
wizwar-bad-number = { $part } is { $value }, but it must be from { $least } to { $most }.
wizwar-bad-number-only = { $part } is { $value }, but it can only be { $only }.
wizwar-bad-twice = “{ $part }” names { $word } twice.
wizwar-bad-square = “{ $word }” (in { $part }) isn’t a square of this board.
wizwar-bad-line = “{ $word }” (in { $part }) isn’t an edge between two squares of this board.
wizwar-bad-sectors = the board must have each player’s sector exactly once.
wizwar-bad-schools = these schools of magic can’t be in play together with these options.

# cards
wizwar-bad-card = “{ $word }” (in { $part }) isn’t a card.
wizwar-bad-card-not-in-play = the card { $card } isn’t in any school in play.
wizwar-bad-card-often = there are more copies of the card { $card } than the schools in play have ({ $most }).
wizwar-bad-cards-missing = some cards of the schools in play are missing: { $cards }.
wizwar-bad-known = { $player } can’t know the card { $card } in { $other }’s hand, because it isn’t there.
wizwar-bad-known-twice = { $player } can be in “known” or in “guesses”, but not in both.
wizwar-bad-hidden = { $player } can’t be guessing about the card { $card }, because it isn’t hidden from them, or not that many times.
wizwar-bad-guesses = none of { $player }’s guesses matches where the cards really are.
wizwar-bad-instant = the card { $card } takes effect at once and never stays on the table.
wizwar-bad-thing = { $part } isn’t right for the card { $card }: { $want }
wizwar-want-item = an item is either carried by a player (“by”) or lies in a square (“at”), and never has an “on”.
wizwar-want-caster = it must name the player who cast the spell.
wizwar-want-own = this spell is always on its own caster and needs neither “at” nor “on”.
wizwar-want-nothing = this spell has no target and needs neither “at” nor “on”.
wizwar-want-square = this spell needs a square in “at”, and no “on”.
wizwar-want-line = this spell needs, in “at”, the two squares it stands between, such as “b3|c3”, and no “on”.
wizwar-want-wizard = this spell needs a wizard in “on”, and no “at”.
wizwar-want-other-wizard = this spell needs, in “on”, a wizard other than its caster, and no “at”.
wizwar-want-loose = this spell needs, in “on”, an item or a treasure that nobody carries, and no “at”.
wizwar-bad-transformations = { $player } is under two transformations at once.
wizwar-bad-banned = { $card } can’t be on the table while { $other } lasts.
wizwar-bad-home = { $card } is in the home base { $square }, where nothing can be created.
wizwar-bad-crowded = two things have been created in the square { $square }.
wizwar-bad-line-full = two of the spells at { $line } can’t be there together.
wizwar-bad-wall = where { $card } stands ({ $line }), “lines” can only say “{ $state }”. You can also leave this edge out.
wizwar-bad-seal = there is a Seal Door at { $line }, but no door.
wizwar-bad-trap-of = a trap token belongs to something that isn’t a Booby Trap.
wizwar-bad-trap-real = a Booby Trap has more than one real token.
wizwar-bad-trap-none = a Booby Trap has no real token. Add “real” to one of its tokens in “traps”.
wizwar-bad-trap-many = a Booby Trap has more than { $most } tokens.

# wizards and walls
wizwar-bad-life = { $player } has { $value } life, but it must be from 1 to { $most }.
wizwar-bad-dying = { $player } is dying, so their life must be 0 or less.
wizwar-bad-killer = nobody gets credit for their own death. In “dying”, write “{ $player }” without “by”.
wizwar-bad-inside = { $what } is inside { $card } in { $square }, where nothing else has room.
wizwar-bad-kills = { $count ->
        [one] 1 wizard has
       *[other] { $count } wizards have
    } been killed, but { $dead ->
        [0] nobody is dead
        [one] only 1 wizard is dead
       *[other] only { $dead } wizards are dead
    }.
wizwar-bad-dead = { $player } is dead, but still has hand cards, a treasure, a held door, life or stun tokens.
wizwar-bad-dead-owner = { $card } belongs to { $player }, who is dead.
wizwar-bad-dead-target = { $card } is laid on { $player }, who is dead.
wizwar-bad-turn = it’s { $player }’s turn, but { $player } is dead.
wizwar-bad-treasures-carried = { $player } carries two treasures.
wizwar-bad-pinned = { $player } can’t be carrying a treasure while { $other } lasts.
wizwar-bad-treasure-twice = the treasure { $treasure } is in two places.
wizwar-bad-cracks-nowhere = there are cracks at { $line }, but no wall or door.
wizwar-bad-cracks = there are { $count } cracks at { $line }, but what stands there can have { $most } at most.
wizwar-bad-held-nothing = someone is holding a door open at { $line }, but there is no door.
wizwar-bad-held = { $player } is holding the door { $line } open without standing next to it.
wizwar-bad-held-sealed = { $player } is holding the door { $line } open, but it’s sealed.

# the turn
wizwar-bad-after-the-end = the game has ended, so there can’t be a part “{ $part }”.
wizwar-bad-not-over = the game wouldn’t be over yet, or would have ended differently.
wizwar-bad-over = the game would already be over.
wizwar-bad-order = “{ $doing }” can’t be at that place in “doing”.
wizwar-bad-frame = “{ $doing }” isn’t possible here.
wizwar-bad-stuck = what is under way in “doing” can’t be finished.
