# Bluff mit verdeckten Würfeln. Die Seite und das Terminal suchen die Schlüssel mit web- und liarsdice-view-.

web-game-liarsdice = Bluff
web-about-liarsdice = Verdeckte Würfel, Gebote und Zweifel. 2 bis 5 Personen.
web-edition-liarsdice-short = Kurz
web-edition-liarsdice-short-about = Drei Würfel für jeden; eine Eins ist eine Eins.
web-edition-liarsdice-full = Voll
web-edition-liarsdice-full-about = Fünf Würfel für jeden; Einsen zählen für jede Augenzahl.
web-option-liarsdice-dice = Würfel
web-option-liarsdice-dice-about = Mit wie vielen Würfeln alle beginnen.
web-option-liarsdice-ones = Einsen
web-option-liarsdice-ones-about = Ob Einsen auch für jede andere Augenzahl zählen.
web-option-liarsdice-ones-plain = zählen als Einsen
web-option-liarsdice-ones-wild = zählen für jede Augenzahl

liarsdice-view-round = Runde
liarsdice-view-bid = Gebot
liarsdice-view-player = Von
liarsdice-view-says = Sagt
liarsdice-view-players = Übrige Würfel
liarsdice-view-dice = Würfel
liarsdice-view-shown = Zuletzt aufgedeckt
liarsdice-view-mine = Unter deinem Becher

liarsdice-ask-first = { $player }, mach das erste Gebot der Runde.
liarsdice-ask =
    { $player }, { $bidder } sagt, dass { $count ->
        [one] ein Würfel eine { $face } zeigt
       *[other] { $count } Würfel eine { $face } zeigen
    }: Erhöhst oder zweifelst du?
typed-doubt = zweifeln
liarsdice-doubt = das Gebot anzweifeln
liarsdice-bid =
    { $count ->
        [one] ein Würfel zeigt eine { $face }
       *[other] { $count } Würfel zeigen eine { $face }
    }
liarsdice-refuse = „{ $word }“ kannst du jetzt nicht sagen. Möglich sind: { $possible }.

liarsdice-round = Runde { $round }: { YOU($player) ->
        [yes] du beginnst
       *[no] { $player } beginnt
    }.
liarsdice-rolled =
    { YOU($player) ->
        [yes] Du würfelst
       *[no] { $player } würfelt
    } { $dice }.
liarsdice-said =
    { YOU($player) ->
        [yes] Du bietest
       *[no] { $player } bietet
    }: { $count ->
        [one] Ein Würfel zeigt eine { $face }
       *[other] { $count } Würfel zeigen eine { $face }
    }.
liarsdice-doubted =
    { YOU($player) ->
        [yes] Du zweifelst
       *[no] { $player } zweifelt
    } { YOU($bidder) ->
        [yes] dein Gebot
       *[no] das Gebot von { $bidder }
    } an.
liarsdice-shown =
    { YOU($player) ->
        [yes] Du hast
       *[no] { $player } hat
    } { $dice }.
liarsdice-lost =
    { $count ->
        [0] Kein Würfel zeigt
        [one] Ein Würfel zeigt
       *[other] { $count } Würfel zeigen
    } eine { $face }: { YOU($player) ->
        [yes] du verlierst
       *[no] { $player } verliert
    } einen Würfel.
liarsdice-ending-last = nur noch eine Person hat Würfel.
liarsdice-bad-position = Die Position ist beschädigt: Ihr Teil „{ $part }“ fehlt oder ist falsch.
