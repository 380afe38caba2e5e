# Wiz-War: the names of the cards, and what each does, in our own words (rules 21 to 27).

## Cantrip

wizwar-card-full-shield = Full Shield
wizwar-text-full-shield = A spell aimed at you is cancelled while it is being cast.

wizwar-card-negate-neutral = Negate Neutral
wizwar-text-negate-neutral = A neutral spell is cancelled while it is being cast, whoever is its target.

wizwar-card-drop-object = Drop Object
wizwar-text-drop-object = A wizard lets fall one carried item or the treasure. You choose which.

wizwar-card-zot = Zot!
wizwar-text-zot = Choose one: magical damage equal to the energy to an object or a wizard; or a wizard is stunned for two turns.

wizwar-card-around-the-corner = Around the Corner
wizwar-text-around-the-corner = Play it with another spell of yours. That spell’s line of sight may bend once round the end of a wall, however sharply.

wizwar-card-create-wall = Create Wall
wizwar-text-create-wall = Put a stone wall on a free border line. It stands until five cracks break it.

wizwar-card-destroy-wall = Destroy Wall
wizwar-text-destroy-wall = A section of wall or a door is destroyed. Every wizard right next to it takes 2 physical damage. This is no attack and cannot be evaded.

wizwar-card-dispel = Dispel
wizwar-text-dispel = A lasting spell of your choice ends, and with it all spells laid on it.

wizwar-card-pick-lock = Pick Lock
wizwar-text-pick-lock = Unlock a door next to you: go through once this turn, or hold it open while you stay there. Nothing counters this.

wizwar-card-rotate-sector = Rotate Sector
wizwar-text-rotate-sector = Turn any one sector by a quarter or a half, with everything on it.

wizwar-card-large-rock = Large Rock
wizwar-text-large-rock = Attack: throw it at an object or a wizard in sight for 2 physical damage. It stays lying there and can be picked up again.

# What all energy cards say.
-wizwar-energy = Discard it to boost one spell you cast, or for as many more movement points this turn.

wizwar-card-energy-4 = Energy 4
wizwar-text-energy-4 = { -wizwar-energy }
wizwar-card-energy-5 = Energy 5
wizwar-text-energy-5 = { -wizwar-energy }
wizwar-card-energy-6 = Energy 6
wizwar-text-energy-6 = { -wizwar-energy }

## Alchemy

wizwar-card-fools-gold = Fool’s Gold
wizwar-text-fools-gold = Another wizard picks up a treasure in your home sector: that turn is over, and you put the treasure on any other square of your home sector.

wizwar-card-acid-bath = Acid Bath
wizwar-text-acid-bath = A wizard takes 2 magical damage whenever time passes in your turn. Any Water spell that touches the victim washes it off.

wizwar-card-stone-dead = Stone Dead
wizwar-text-stone-dead = A wizard takes magical damage: the energy, and 1 more for each Magic Stone carried.

wizwar-card-add = Add
wizwar-text-add = Two of your cards count together as one: add their energy values for a spell, for speed or for another action. Nothing more can be added.

wizwar-card-homunculus = Homunculus
wizwar-text-homunculus = A servant with as much life as the energy. When an attack by sight is aimed at you, it takes the damage and you evade. If the attack cannot be evaded, it strikes you both.

wizwar-card-bloodshard = Bloodshard
wizwar-text-bloodshard = While you carry it, every time you take damage you take 1 less.

wizwar-card-boomstone = Boomstone
wizwar-text-boomstone = Attack: throw it at an object or a wizard in sight for 4 magical fire damage; then it is gone. If fire destroys it while you carry it, you take the 4 yourself.

wizwar-card-brainstone = Brainstone
wizwar-text-brainstone = Your hand limit is two higher. Draw two cards when you get it, discard two when you lose it.

wizwar-card-lifestone = Lifestone
wizwar-text-lifestone = You gain 1 life at the start of each of your turns.

wizwar-card-mightstone = Mightstone
wizwar-text-mightstone = Roll the die when you punch, and add it to the physical damage.

wizwar-card-null-powder = Null Powder
wizwar-text-null-powder = Discard it to cancel a spell cast at you by sight; or, in your turn, to end a lasting spell.

wizwar-card-powerstone = Powerstone
wizwar-text-powerstone = Each card with which you boost a spell or your speed counts 1 more.

wizwar-card-speedstone = Speedstone
wizwar-text-speedstone = Your base speed is 1 higher.

wizwar-card-spellstone = Spellstone
wizwar-text-spellstone = You may draw one more card in each of your turns. The hand limit still holds.

wizwar-card-universal-solvent = Universal Solvent
wizwar-text-universal-solvent = In your turn, throw it at an object in sight: both are destroyed. This is no attack. Treasures and outer walls resist it.

wizwar-card-visionstone = Visionstone
wizwar-text-visionstone = You may cast through one wall or door, another one for each spell. You cannot throw through it.

## Conjuring

wizwar-card-shield = Shield
wizwar-text-shield = Damage to you from one source is lower: by energy plus { $shield }.

wizwar-card-wall-of-earth = Wall of Earth
wizwar-text-wall-of-earth = When attacked, raise a wall of earth on a free border line for a moment. An attack by sight that meets it is stopped; lightning turns back.

wizwar-card-ward = Ward
wizwar-text-ward = A wizard picks up one of your treasures: 3 magical damage. If that wizard then rolls 1 or 2, the treasure drops.

wizwar-card-fire-darts = Fire Darts
wizwar-text-fire-darts = As many darts as the energy, each at an object or a wizard of your choice for 1 magical fire damage. Each dart is answered on its own.

wizwar-card-ka-bong = Ka-Bong!
wizwar-text-ka-bong = 4 physical damage to an object or a wizard. A wizard who takes any of it is stunned for one turn.

wizwar-card-swap = Swap
wizwar-text-swap = You and another wizard trade squares. You cannot move any more this turn.

wizwar-card-booby-trap = Booby Trap
wizwar-text-booby-trap = Place four tokens face down on empty squares; only one is real. It does 4 magical damage to the first enemy who steps on it, and the trap is gone.

wizwar-card-create-door = Create Door
wizwar-text-create-door = Put a door on a free border line or into a stone wall. It is unlocked for you and locked for everybody else.

wizwar-card-dust-cloud = Dust Cloud
wizwar-text-dust-cloud = It fills an empty square, and nobody sees in, out or through. Those inside leave in a random direction; against a wall, the step is wasted.

wizwar-card-glue = Glue
wizwar-text-glue = An item or a treasure that nobody carries sticks where it lies: it can be neither picked up nor moved.

wizwar-card-rosebush = Rosebush
wizwar-text-rosebush = It fills an empty square and blocks sight. Every wizard who enters takes 3 physical damage. One crack or any fire destroys it.

wizwar-card-thornbush = Thornbush
wizwar-text-thornbush = It fills an empty square and blocks sight. Who enters takes 1 physical damage, is stunned for one turn and loses the rest of this one. One crack or any fire destroys it.

wizwar-card-handful-of-tacks = Handful of Tacks
wizwar-text-handful-of-tacks = Dropped where nothing else lies, they do 3 physical damage to every wizard who enters. From an adjacent square, it takes a whole Move and Cast phase to gather them. Water destroys them.

## Elemental

wizwar-card-fireball = Fireball
wizwar-text-fireball = 5 magical fire damage to an object or a wizard.

wizwar-card-lightning-bolt = Lightning Bolt
wizwar-text-lightning-bolt = It runs straight for as many squares as the energy and turns back where it is blocked. Each time it meets a wizard, 3 magical lightning damage; the damaged are stunned for one turn.

wizwar-card-waterbolt = Waterbolt
wizwar-text-waterbolt = Split the energy between magical water damage and squares of knock-back. At an object, a wizard or yourself. Fire on the target goes out.

wizwar-card-flood = Flood
wizwar-text-flood = All Fire spells end, Fire items and objects are destroyed, and none can be played while it lasts. Also as a counter when you are attacked.

wizwar-card-wall-of-fire = Wall of Fire
wizwar-text-wall-of-fire = Put it on a free border line: passing through does 4 magical fire damage. Or counter a Water spell, and both are cancelled.

wizwar-card-fog = Fog
wizwar-text-fog = While it lasts, nobody sees farther than one square.

wizwar-card-mist-body = Mist Body
wizwar-text-mist-body = Objects are no hindrance to you, only walls and Stone Blocks still are. You cannot attack, and nobody can attack you.

wizwar-card-stone-block = Stone Block
wizwar-text-stone-block = It fills an empty square and blocks sight and movement. Eight cracks break it.

wizwar-card-stone-spikes = Stone Spikes
wizwar-text-stone-spikes = While it lasts, your attack can be a spike thrown at an object or a wizard in sight for 3 physical damage.

wizwar-card-windrider = Windrider
wizwar-text-windrider = Fly in one straight line as far as you like, without spending points. Only walls, closed doors and Stone Blocks stop you; what lies where you land still affects you.

wizwar-card-fire-cloak = Fire Cloak
wizwar-text-fire-cloak = Your punch does 2 magical fire damage more. Whoever damages you from your own or an adjacent square takes 2 magical fire damage. Water damage destroys it.

## Mentalism

wizwar-card-absorb-spell = Absorb Spell
wizwar-text-absorb-spell = A spell being cast is cancelled, and you take its card into your hand.

wizwar-card-brain-burn = Brain Burn
wizwar-text-brain-burn = A wizard takes 1 magical damage for each hand card and maintained spell, but may first discard as many of them as they like.

wizwar-card-mental-force = Mental Force
wizwar-text-mental-force = You walk another wizard up to energy plus 3 squares.

wizwar-card-powerthrust = Powerthrust
wizwar-text-powerthrust = Magical damage to an object or a wizard: energy plus 2.

wizwar-card-psychic-storm = Psychic Storm
wizwar-text-psychic-storm = A square and its four neighbours, walls or not: every wizard there, you too, takes magical damage equal to the energy. It cannot be evaded.

wizwar-card-share-life = Share Life
wizwar-text-share-life = Add up your life and another wizard’s, and divide it equally between you. An odd point is yours.

wizwar-card-thought-steal = Thought Steal
wizwar-text-thought-steal = Look at a wizard’s hand and take up to two cards from it.

wizwar-card-pain-link = Pain Link
wizwar-text-pain-link = Damage that a wizard’s attack does to you is done to that wizard too. Also as a counter when you are attacked.

wizwar-card-teleport = Teleport
wizwar-text-teleport = Move up to four squares through anything but outer walls; then no more this turn. Also as a counter: if the attacker no longer sees you, you evade.

wizwar-card-astral-projection = Astral Projection
wizwar-text-astral-projection = Play it with another spell of yours. Cast that one as if you stood on an empty square up to three steps away, walls or not.

wizwar-card-meditate = Meditate
wizwar-text-meditate = Draw three cards. Your turn goes on.

wizwar-card-shatter = Shatter
wizwar-text-shatter = While it lasts, each point of damage you do to an object makes a crack.

## Mutation

wizwar-card-featherweight = Featherweight
wizwar-text-featherweight = Cast it when attacked. While it lasts, each point of damage blows you one square away instead. Where you are stuck, you take the rest.

wizwar-card-disease = Disease
wizwar-text-disease = While it lasts, whenever you enter a square, all other wizards there take 3 physical damage, each once per turn.

wizwar-card-heave-ho = Heave-Ho
wizwar-text-heave-ho = Throw your carried treasure at an object, a wizard or an empty square. It does as much physical damage as the squares it flew. Nothing counters this.

wizwar-card-gnome-form = Gnome Form
wizwar-text-gnome-form = Base speed 2. Each time you are attacked, roll: 1 or 2 evades. Also as a counter when you are attacked.

wizwar-card-stretch = Stretch
wizwar-text-stretch = One of three, anywhere in sight: pick up an item or treasure at the usual price; put down one you carry; or, as your attack, punch a wizard.

wizwar-card-adrenaline = Adrenaline
wizwar-text-adrenaline = You or a wizard in sight may attack twice in each turn. If stunned: attack once and move, or attack twice and stay.

wizwar-card-big-man-form = Big Man Form
wizwar-text-big-man-form = Base speed 3, punch 3. You fill your square: nobody passes you or sees past you, and wizards in your way are pushed along.

wizwar-card-extra-arms = Extra Arms
wizwar-text-extra-arms = Carried items do not count for your hand limit. One point picks up all you want here, a treasure too, and your phase goes on. Your punch hits everyone in reach.

wizwar-card-golem-form = Golem Form
wizwar-text-golem-form = Base speed 2, punch 2, and you take 2 less of all damage. Picking up a treasure costs you 1 point instead of the phase. You cast only counters.

wizwar-card-mad-dash = Mad Dash
wizwar-text-mad-dash = Your remaining movement points are doubled. You drop your treasure and can pick none up this turn.

wizwar-card-slime-form = Slime Form
wizwar-text-slime-form = Base speed 3. You flow through doors and objects, but a closed door holds your treasure back. All others in a square you enter take 1 physical damage. You cast only counters and do not attack.

wizwar-card-strength = Strength
wizwar-text-strength = Your physical damage is doubled. As your attack you may tear an item or treasure from a wizard in your square: a roll of 2 to 4 succeeds. Not while you carry a treasure.

wizwar-card-wallivore = Wallivore
wizwar-text-wallivore = Eat a stone wall next to you: it is gone, and you gain 2 life.

wizwar-card-werewolf-form = Werewolf Form
wizwar-text-werewolf-form = Base speed 4. Your punch does as much physical damage as you roll. You cast only counters.

## Thaumaturgy

wizwar-card-anti-anti = Anti-Anti
wizwar-text-anti-anti = A counter to one of your spells is cancelled. Nothing can stop this.

wizwar-card-backlash = Backlash
wizwar-text-backlash = An attack spell aimed at you is cancelled, and its caster takes magical damage equal to its energy.

wizwar-card-globe-of-pain = Globe of Pain
wizwar-text-globe-of-pain = It finds a wizard within six steps, round any corner: magical damage equal to the energy.

wizwar-card-slow-death = Slow Death
wizwar-text-slow-death = While it lasts, a wizard takes 1 magical damage for each card drawn.

wizwar-card-yoink = Yoink!
wizwar-text-yoink = Take one carried item from a wizard, not a treasure. You carry it now.

wizwar-card-invisible = Invisible
wizwar-text-invisible = Each time you are attacked, roll: 2 to 4 evades. Also as a counter when you are attacked.

wizwar-card-gravity = Gravity
wizwar-text-gravity = All wizards drop all items and treasures. Nobody can pick any up while it lasts.

wizwar-card-pass-through-wall = Pass Through Wall
wizwar-text-pass-through-wall = Walk once this turn through one wall next to you, unharmed. Outer walls hold.

wizwar-card-seal-door = Seal Door
wizwar-text-seal-door = Nobody can open this door any more, not even its owner. It can still be broken.

wizwar-card-master-key = Master Key
wizwar-text-master-key = While you carry it, you can unlock every door next to you that is not sealed, and hold it open.

wizwar-card-dagger = Dagger
wizwar-text-dagger = Attack: stab in an adjacent square, or throw it at a target in sight, for 3 physical damage. A thrown dagger can be picked up again.

wizwar-card-wizardblade = Wizardblade
wizwar-text-wizardblade = Attack in an adjacent square: discard a card with an energy value for as much magical damage. An object gets a crack for each point.
