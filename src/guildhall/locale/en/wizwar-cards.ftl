# Wiz-War: the names of the cards, and what each does, in our own words (rules 21 to 27).

## Cantrip

wizwar-card-full-shield = Full Shield
wizwar-text-full-shield = Cancel a spell aimed at you while it is being cast.

wizwar-card-negate-neutral = Negate Neutral
wizwar-text-negate-neutral = Cancel a neutral spell while it is being cast, whoever its target is.

wizwar-card-drop-object = Drop Object
wizwar-text-drop-object = A wizard drops one carried item or their treasure. You choose which.

wizwar-card-zot = Zot!
wizwar-text-zot = Choose one: do magical damage equal to the energy to an object or a wizard; or stun a wizard for two turns.

wizwar-card-around-the-corner = Around the Corner
wizwar-text-around-the-corner = Play it with another spell of yours. That spell’s line of sight may bend once around the end or corner of a wall or door, however sharply.

wizwar-card-create-wall = Create Wall
wizwar-text-create-wall = Put a stone wall on an empty edge. Five cracks destroy it.

wizwar-card-destroy-wall = Destroy Wall
wizwar-text-destroy-wall = Destroy a section of wall or a door, but not an outer wall. Every wizard right next to it, you included, takes 2 physical damage. This is not an attack and cannot be evaded.

wizwar-card-dispel = Dispel
wizwar-text-dispel = End a lasting spell of your choice, together with all spells laid on it.

wizwar-card-pick-lock = Pick Lock
wizwar-text-pick-lock = Unlock a door next to you that is not sealed: go through it once this turn, or hold it open while you stay next to it. Nothing can counter this.

wizwar-card-rotate-sector = Rotate Sector
wizwar-text-rotate-sector = Turn any one sector by a quarter turn, either way, or by half a turn, with everything on it.

wizwar-card-large-rock = Large Rock
wizwar-text-large-rock = Attack: throw it at an object or a wizard in sight for 2 physical damage. It stays where it lands and can be picked up again.

# What all energy cards say.
-wizwar-energy = Discard it to boost one spell you cast, or, once per turn, to get as many more movement points as its value.

wizwar-card-energy-4 = Energy 4
wizwar-text-energy-4 = { -wizwar-energy }
wizwar-card-energy-5 = Energy 5
wizwar-text-energy-5 = { -wizwar-energy }
wizwar-card-energy-6 = Energy 6
wizwar-text-energy-6 = { -wizwar-energy }

## Alchemy

wizwar-card-fools-gold = Fool’s Gold
wizwar-text-fools-gold = When another wizard picks up a treasure in your home sector, that wizard’s turn ends at once, and you put the treasure on any other square of your home sector.

wizwar-card-acid-bath = Acid Bath
wizwar-text-acid-bath = A wizard takes 2 magical damage in each of your Time Passes phases. Any Water spell that affects the wizard washes it off.

wizwar-card-stone-dead = Stone Dead
wizwar-text-stone-dead = A wizard takes magical damage equal to the energy, plus 1 for each Magic Stone they carry.

wizwar-card-add = Add
wizwar-text-add = Add up the energy values of two of your cards, and use the total for one spell, for speed or for another action. Nothing more can be added.

wizwar-card-homunculus = Homunculus
wizwar-text-homunculus = A servant with as much life as the energy. When a line-of-sight attack is aimed at you, it takes the damage and you evade. If the attack cannot be evaded, you both take the damage, and you suffer the attack’s other effects.

wizwar-card-bloodshard = Bloodshard
wizwar-text-bloodshard = While you carry it, each time you take damage, you take 1 less.

wizwar-card-boomstone = Boomstone
wizwar-text-boomstone = Attack: throw it at an object or a wizard in sight for 4 magical fire damage; then discard it. If fire destroys it while you carry it, you take 4 magical fire damage.

wizwar-card-brainstone = Brainstone
wizwar-text-brainstone = Your hand limit is 2 higher. Draw two cards when you get it; discard two when you lose it.

wizwar-card-lifestone = Lifestone
wizwar-text-lifestone = You gain 1 life at the start of each of your turns.

wizwar-card-mightstone = Mightstone
wizwar-text-mightstone = When you punch, roll the die and add the result to the physical damage.

wizwar-card-null-powder = Null Powder
wizwar-text-null-powder = Discard it to cancel a line-of-sight spell aimed at you; or, during your own turn, to end a lasting spell.

wizwar-card-powerstone = Powerstone
wizwar-text-powerstone = Each card you use to boost a spell or your speed counts 1 more.

wizwar-card-speedstone = Speedstone
wizwar-text-speedstone = Your base speed is 1 higher.

wizwar-card-spellstone = Spellstone
wizwar-text-spellstone = You may draw one more card at the end of each of your turns. Your hand limit still holds.

wizwar-card-universal-solvent = Universal Solvent
wizwar-text-universal-solvent = During your own turn, throw it at an object in sight: both are destroyed. This is not an attack. Treasures and outer walls resist it.

wizwar-card-visionstone = Visionstone
wizwar-text-visionstone = Each time you cast a spell, you may cast it through one wall or door of your choice. This does not let you throw anything through it.

## Conjuring

wizwar-card-shield = Shield
wizwar-text-shield = Reduce damage to you from one source by this spell’s energy plus { $shield }.

wizwar-card-wall-of-earth = Wall of Earth
wizwar-text-wall-of-earth = When you are attacked, raise a wall of earth on an empty edge for a moment. A line-of-sight attack that meets it is stopped; a Lightning Bolt turns back.

wizwar-card-ward = Ward
wizwar-text-ward = When a wizard picks up one of your treasures, they take 3 magical damage and roll the die: on a 1 or 2 they drop the treasure.

wizwar-card-fire-darts = Fire Darts
wizwar-text-fire-darts = Throw as many darts as the energy, each at an object or a wizard of your choice for 1 magical fire damage. Each dart is countered separately.

wizwar-card-ka-bong = Ka-Bong!
wizwar-text-ka-bong = 4 physical damage to an object or a wizard. A wizard who takes any of it is stunned for one turn.

wizwar-card-swap = Swap
wizwar-text-swap = You and another wizard trade places. You cannot move any more this turn.

wizwar-card-booby-trap = Booby Trap
wizwar-text-booby-trap = Put four tokens face down on empty squares; only one is real. When another wizard enters a token’s square, turn it up: a blank is removed; the real one does 4 magical damage, and the trap is gone. Each token must be dispelled separately.

wizwar-card-create-door = Create Door
wizwar-text-create-door = Put a door on an empty edge or in a stone wall that is not an outer wall. It is unlocked for you and locked for everyone else.

wizwar-card-dust-cloud = Dust Cloud
wizwar-text-dust-cloud = It fills an empty square, and nobody sees in, out or through. Each attempt to leave costs 1 movement point and goes in a random direction; if something blocks the way there, you stay.

wizwar-card-glue = Glue
wizwar-text-glue = An item or a treasure that nobody carries sticks where it lies: it cannot be picked up or moved.

wizwar-card-rosebush = Rosebush
wizwar-text-rosebush = It fills an empty square and blocks sight. Every wizard who enters takes 3 physical damage. One crack or any fire damage destroys it.

wizwar-card-thornbush = Thornbush
wizwar-text-thornbush = It fills an empty square and blocks sight. Anyone who enters takes 1 physical damage, which stuns them for one turn, and their current turn ends at once. One crack or any fire damage destroys it.

wizwar-card-handful-of-tacks = Handful of Tacks
wizwar-text-handful-of-tacks = Drop them in your square if nothing else lies there: every wizard who enters takes 3 physical damage. A wizard who starts their turn in an adjacent square may spend the whole Move and Cast phase to gather them. Water spells destroy them.

## Elemental

wizwar-card-fireball = Fireball
wizwar-text-fireball = 5 magical fire damage to an object or a wizard.

wizwar-card-lightning-bolt = Lightning Bolt
wizwar-text-lightning-bolt = It runs straight in one direction for as many squares as the energy, and turns back where it is blocked. Each time it enters a wizard’s square, that wizard, even you, takes 3 magical lightning damage. Everyone it damages is stunned for one turn.

wizwar-card-waterbolt = Waterbolt
wizwar-text-waterbolt = At an object, a wizard or yourself: split the energy between magical water damage and squares of knock-back. Fire on the target goes out.

wizwar-card-flood = Flood
wizwar-text-flood = All Fire spells end, all Fire items and objects are destroyed, and nothing with Fire can be played while it lasts. You may also cast it as a counterspell when you are attacked.

wizwar-card-wall-of-fire = Wall of Fire
wizwar-text-wall-of-fire = Put it on an empty edge. It blocks nothing, but a wizard who passes through takes 4 magical fire damage. Or cast it as a counterspell to a Water spell: both are cancelled.

wizwar-card-fog = Fog
wizwar-text-fog = While it lasts, nobody can see farther than one square.

wizwar-card-mist-body = Mist Body
wizwar-text-mist-body = Objects and doors do not hinder your movement; only walls and Stone Blocks still do{ $mist ->
        [all] , and a Wall of Fire still burns you.
       *[stone] .
    } You can neither attack nor be attacked.

wizwar-card-stone-block = Stone Block
wizwar-text-stone-block = It fills an empty square and blocks sight and movement. Eight cracks destroy it.

wizwar-card-stone-spikes = Stone Spikes
wizwar-text-stone-spikes = While it lasts, you may attack by throwing a spike at an object or a wizard in sight for 3 physical damage.

wizwar-card-windrider = Windrider
wizwar-text-windrider = Fly in one straight line as far as you like, without spending movement points. Walls, closed doors and Stone Blocks stop you, and a Wall of Fire burns you. Other objects affect you only where you land.

wizwar-card-fire-cloak = Fire Cloak
wizwar-text-fire-cloak = Your punch does 2 extra magical fire damage. Anyone or anything that damages you from your own or an adjacent square takes 2 magical fire damage. Water damage to you destroys the cloak.

## Mentalism

wizwar-card-absorb-spell = Absorb Spell
wizwar-text-absorb-spell = Cancel a spell that is being cast, whoever its target is, and add its card to your hand.

wizwar-card-brain-burn = Brain Burn
wizwar-text-brain-burn = A wizard may first discard any hand cards and end any maintained spells, and then takes 1 magical damage for each one left.

wizwar-card-mental-force = Mental Force
wizwar-text-mental-force = You make another wizard walk, up to as many squares as the energy plus 3.

wizwar-card-powerthrust = Powerthrust
wizwar-text-powerthrust = An object or a wizard takes magical damage equal to the energy plus 2.

wizwar-card-psychic-storm = Psychic Storm
wizwar-text-psychic-storm = Choose a square: every wizard in it and in its four neighbours, walls or not, takes magical damage equal to the energy. That includes you. It cannot be evaded.

wizwar-card-share-life = Share Life
wizwar-text-share-life = Add up your life and another wizard’s, and split the total evenly. An odd point goes to you.

wizwar-card-thought-steal = Thought Steal
wizwar-text-thought-steal = Look at a wizard’s hand and take up to two cards from it.

wizwar-card-pain-link = Pain Link
wizwar-text-pain-link = While it lasts, a wizard whose attack damages you takes the same damage. You may also cast it as a counterspell when you are attacked.

wizwar-card-teleport = Teleport
wizwar-text-teleport = Move up to four squares through anything but outer walls; then you cannot move any more this turn. You may also cast it as a counterspell when you are attacked: if that takes you out of the attacker’s sight or reach, you evade.

wizwar-card-astral-projection = Astral Projection
wizwar-text-astral-projection = Play it with another spell of yours. Cast that spell as if you stood in an empty square up to three steps away, walls or not.

wizwar-card-meditate = Meditate
wizwar-text-meditate = Draw three cards. Your turn goes on.

wizwar-card-shatter = Shatter
wizwar-text-shatter = While it lasts, each point of damage you do to an object makes a crack, instead of every three points.

## Mutation

wizwar-card-featherweight = Featherweight
wizwar-text-featherweight = Cast it when you are attacked. While it lasts, each point of damage blows you one square away instead. If you get stuck, you take the rest as damage.

wizwar-card-disease = Disease
wizwar-text-disease = While it lasts, whenever you enter a square, every other wizard there takes 3 physical damage, each only once per turn.

wizwar-card-heave-ho = Heave-Ho
wizwar-text-heave-ho = Throw the treasure you carry at an object, a wizard or an empty square. A target takes 1 physical damage for each square the treasure flies. Nothing can counter this.

wizwar-card-gnome-form = Gnome Form
wizwar-text-gnome-form = Base speed 2. Each time you are attacked, roll the die: on a 1 or 2 you evade. You may also cast it as a counterspell when you are attacked.

wizwar-card-stretch = Stretch
wizwar-text-stretch = Choose one, anywhere in sight: pick up an item or treasure that nobody carries, at the usual cost; put down one you carry; or, as your attack, punch a wizard.

wizwar-card-adrenaline = Adrenaline
wizwar-text-adrenaline = You or a wizard in sight may attack twice each turn. If stunned: attack once and move, or attack twice without moving.

wizwar-card-big-man-form = Big Man Form
wizwar-text-big-man-form = Base speed 3, punch 3. You fill your square: nobody can enter it, pass you or see past you. When you move, you push wizards ahead of you.

wizwar-card-extra-arms = Extra Arms
wizwar-text-extra-arms = Carried items do not count towards your hand limit. For 1 movement point you pick up everything you want in your square, one treasure included, and your phase goes on. Your punch hits every other wizard in reach.

wizwar-card-golem-form = Golem Form
wizwar-text-golem-form = Base speed 2, punch 2, and all damage to you is reduced by 2. Picking up a treasure costs 1 movement point instead of ending your phase. You can cast only counterspells.

wizwar-card-mad-dash = Mad Dash
wizwar-text-mad-dash = Your remaining movement points are doubled. You drop your treasure, if you carry one, and cannot pick one up this turn.

wizwar-card-slime-form = Slime Form
wizwar-text-slime-form = Base speed 3. You flow through doors and objects, but not through walls and Stone Blocks; your treasure stays behind at a closed door. Every other wizard in a square you enter takes 1 physical damage. You cannot attack and can cast only counterspells.

wizwar-card-strength = Strength
wizwar-text-strength = The physical damage of your attacks and spells is doubled. As your attack you may try to tear an item or treasure from a wizard in your square: a roll of 2 to 4 succeeds. Not while you carry a treasure.

wizwar-card-wallivore = Wallivore
wizwar-text-wallivore = Eat a stone wall next to you, but not an outer wall: it is destroyed, and you gain 2 life.

wizwar-card-werewolf-form = Werewolf Form
wizwar-text-werewolf-form = Base speed 4. When you punch, roll the die: that is the physical damage. You can cast only counterspells.

## Thaumaturgy

wizwar-card-anti-anti = Anti-Anti
wizwar-text-anti-anti = Cancel a counterspell cast against one of your spells. Nothing can stop this.

wizwar-card-backlash = Backlash
wizwar-text-backlash = Cancel an attack spell aimed at you. Its caster takes magical damage equal to the spell’s energy.

wizwar-card-globe-of-pain = Globe of Pain
wizwar-text-globe-of-pain = A wizard you could walk to within six steps, around any corner, takes magical damage equal to the energy.

wizwar-card-slow-death = Slow Death
wizwar-text-slow-death = While it lasts, the target wizard takes 1 magical damage for each card they draw.

wizwar-card-yoink = Yoink!
wizwar-text-yoink = Take one item that a wizard carries, but not a treasure. Now you carry it.

wizwar-card-invisible = Invisible
wizwar-text-invisible = Each time you are attacked, roll the die: on a 2, 3 or 4 you evade. You may also cast it as a counterspell when you are attacked.

wizwar-card-gravity = Gravity
wizwar-text-gravity = All wizards drop all their items and treasures. Nobody can pick any up while it lasts.

wizwar-card-pass-through-wall = Pass Through Wall
wizwar-text-pass-through-wall = Walk once this turn through one wall next to you, unharmed. Outer walls still stop you.

wizwar-card-seal-door = Seal Door
wizwar-text-seal-door = Nobody can unlock or open this door any more, not even its owner. It can still be destroyed.

wizwar-card-master-key = Master Key
wizwar-text-master-key = While you carry it, you can unlock every door next to you that is not sealed, and hold it open.

wizwar-card-dagger = Dagger
wizwar-text-dagger = Attack: stab an object or a wizard in your own or an adjacent square, or throw the dagger at one in sight, for 3 physical damage. A thrown dagger can be picked up again.

wizwar-card-wizardblade = Wizardblade
wizwar-text-wizardblade = Attack an object or a wizard in your own or an adjacent square: discard a card with an energy value, and do that much magical damage. An object gets a crack for each point.
