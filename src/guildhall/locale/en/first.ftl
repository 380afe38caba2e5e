# The guided first games: what the coach says, and what leads there.

first-title = New here?
first-about = Learn in five minutes.
first-game = Learn { $game }
first-learn = Learn by playing
first-dismiss = No, thanks
first-coach = Coach
first-count = Step { $number } of { $count }
first-leave = Leave the lesson
first-stray = Let’s do this step first. Or leave the lesson: then you choose freely in the same game.
first-play-on = Play on
first-own = Start a game of your own
first-scripted = This table began as a guided first game. Its dice and draws are prepared: they aren’t fair, and nobody can verify them.

first-elfenwizards-roll = You lead the red guild. Your Wizard R1 is one step below the High Wizard, who is worth 10 points: that’s where we’re going. You’ve rolled a 6 and a 2, so accept the roll.
first-elfenwizards-six = A die is a strong spell, but it only helps tokens of one level. Put the 6 into the Wizards’ box: it’s for R1.
first-elfenwizards-two = A 2 wins no contest. Put it into the Minor Spell box: later it buys back a minor spell that you’ve used.
first-elfenwizards-wizard = R1 and green’s G1 compete for the title above them, High Wizard. Place your 6 beside R1.
first-elfenwizards-sorcerer = You place two spells each turn. R2 and blue’s B2 compete for the title of Wizard, so place your 5 beside R2.
first-elfenwizards-watch = Now green and blue place two spells each. Keep an eye on G1 and B2!
first-elfenwizards-tie = Green’s G1 has a 6 too. In a tie, nobody rises! A minor spell is worth 1 point and helps any token: place one beside R1.
first-elfenwizards-second = 7 to 6: R1 leads. Your second spell can make R2 safe: place a minor spell there.
first-elfenwizards-pass = You lead both contests. When it’s your turn again, pass: a pass is final, and once everyone has passed, the titles are awarded.
first-elfenwizards-redeem = You’ve done it: R1 is High Wizard, and R2 is a Wizard! The 2 that you put into the Minor Spell box now buys back a minor spell.
first-elfenwizards-vacant = Anyone who didn’t rise takes a vacant title. Choose N1 for your first Necromancer and N3 for the other: there they won’t compete with each other.
first-elfenwizards-rest = Those who find no vacant title start again as Magicians. Then every token scores for its level.
first-elfenwizards-retire = 31 points, and you’re in the lead! The High Wizard retires at once: pay with the minor spell in the box, then choose a Magicians’ box where they start again.
first-elfenwizards-end = That’s how a round goes. Whoever has the most points after round 4 wins. The game ends sooner if somebody becomes High Wizard for the second time. From now on, you decide.

first-wizwar-door = You’re the blue wizard in d4, and your home base is the ring in c3. The door beside you has your colour: it opens only for you. Walk through it to e4.
first-wizwar-walk = Each step costs 1 movement point, and you have 3 a turn. Go on to e3: from there you can see the red wizard.
first-wizwar-fireball = A straight line and no wall in the way: you see red. Choose Fireball, then red as its target.
first-wizwar-chest = 5 damage! That was your one attack this turn, but you may still walk. The chest in f3 is red’s treasure: go there.
first-wizwar-take = Pick up the treasure. That ends your walking and casting for this turn, so we’ve left it for last.
first-wizwar-draw = Keep your cards and draw two: your hand holds up to seven.
first-wizwar-watch = Now it’s red’s turn, and red wants that treasure back. Watch what comes.
first-wizwar-shield = Red casts Powerthrust on you for 3 damage. Respond with your Shield, which stops 2, and don’t boost it: you’ll need Energy 4 in a moment.
first-wizwar-shielded = Only 1 damage got through. You can respond during anybody’s turn, so it pays to keep a counterspell. Red’s turn is nearly over.
first-wizwar-stone = Look what you’ve drawn: a Speedstone. Items stay in front of you, and with this one you have 1 more movement point each turn. Carry it.
first-wizwar-speed = Home is five steps away. Every card with an energy value is also fuel: discard Energy 4 for 4 more movement points.
first-wizwar-home = And off we go: past e3 and e4, through your door to d4, then d3, and home to the ring in c3.
first-wizwar-drop = You’re home! A treasure you carry is worth nothing yet: drop it here.
first-wizwar-end = Your first point! With a second one you win: for red’s other treasure, or for killing red with an attack. From now on, you decide.
