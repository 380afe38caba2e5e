# Liar’s Dice. The page and the terminal look for the keys that begin with web- and liarsdice-view-.

web-game-liarsdice = Liar’s Dice
web-about-liarsdice = Hidden dice, bids and doubts. 2 to 5 players.
web-edition-liarsdice-short = Short
web-edition-liarsdice-short-about = Three dice each; a one is a one.
web-edition-liarsdice-full = Full
web-edition-liarsdice-full-about = Five dice each; ones count as every face.
web-option-liarsdice-dice = Dice
web-option-liarsdice-dice-about = How many dice everyone begins with.
web-option-liarsdice-ones = Ones
web-option-liarsdice-ones-about = Whether ones also count as every other face.
web-option-liarsdice-ones-plain = count as ones
web-option-liarsdice-ones-wild = count as every face

liarsdice-view-round = Round
liarsdice-view-bid = Bid
liarsdice-view-player = Player
liarsdice-view-says = Says
liarsdice-view-players = Dice left
liarsdice-view-dice = Dice
liarsdice-view-shown = Last shown
liarsdice-view-mine = Under your cup

liarsdice-ask-first = { $player }, make the first bid of the round.
liarsdice-ask =
    { $player }, { $bidder } says that { $count ->
        [one] one die shows
       *[other] { $count } dice show
    } a { $face }: raise or doubt?
typed-doubt = doubt
liarsdice-doubt = doubt the bid
liarsdice-bid =
    { $count ->
        [one] one die shows a { $face }
       *[other] { $count } dice show a { $face }
    }
liarsdice-refuse = You can’t say “{ $word }” now. You can say: { $possible }.

liarsdice-round = Round { $round }: { YOU($player) ->
        [yes] you begin
       *[no] { $player } begins
    }.
liarsdice-rolled =
    { YOU($player) ->
        [yes] You roll
       *[no] { $player } rolls
    } { $dice }.
liarsdice-said =
    { YOU($player) ->
        [yes] You bid
       *[no] { $player } bids
    }: { $count ->
        [one] one die shows a { $face }
       *[other] { $count } dice show a { $face }
    }.
liarsdice-doubted =
    { YOU($player) ->
        [yes] You doubt
       *[no] { $player } doubts
    } { YOU($bidder) ->
        [yes] your bid
       *[no] the bid of { $bidder }
    }.
liarsdice-shown =
    { YOU($player) ->
        [yes] You have
       *[no] { $player } has
    } { $dice }.
liarsdice-lost =
    { $count ->
        [0] No die shows
        [one] One die shows
       *[other] { $count } dice show
    } a { $face }: { YOU($player) ->
        [yes] you lose
       *[no] { $player } loses
    } a die.
liarsdice-ending-last = only one player has dice left.
liarsdice-bad-position = The position is damaged: its part “{ $part }” is missing or wrong.
