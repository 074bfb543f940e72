# Discover in English: the island. Names of grounds, landmarks, enemies and cards, and their stories.

terrain-island = Island
    .story = A round island in a sea without ships. Every other day the water comes back over the flats, and every other day it leaves something behind.

## Grounds

ground-island-sand = sand
ground-island-shoal = shoal
ground-island-brush = brush
ground-island-rock = rock
ground-island-cliff = cliff

## Landmarks

landmark-island-stranded-ferry = the stranded ferry
landmark-island-net-loft = the net loft
landmark-island-tide-gauge = the tide gauge
landmark-island-burnt-camp = the burnt camp
landmark-island-gull-cliff = the gull cliff
landmark-island-boathouse = the boathouse
landmark-island-ebb-cave = the ebb cave
landmark-island-rain-cistern = the rain cistern
landmark-island-lamp-house = the lamp house
landmark-island-whale-ribs = the whale ribs
landmark-island-drowned-houses = the drowned houses
landmark-island-humming-post = the humming post
landmark-island-salt-pans = the salt pans
landmark-island-black-lagoon = the dark lagoon
landmark-island-iron-hatch = the iron hatch

## Enemies

enemy-island-tide-walker = Tide walker
enemy-island-shore-boar = Shore boar
enemy-island-moon-crab = Moon crab
enemy-island-gull-storm = Storm of gulls
enemy-island-left-dogs = Dogs left behind
enemy-island-salt-snake = Salt snake
enemy-island-walking-net = Walking net
enemy-island-tarred-man = Tarred man
enemy-island-buoy-walker = Buoy on legs
enemy-island-glass-bloom = Glass bloom
enemy-island-pale-swimmer = Pale swimmer
enemy-island-ridge-lizard = Ridge lizard
enemy-island-stray-goat = Stray goat
enemy-island-old-turtle = Old turtle
enemy-island-brooding-gannet = Brooding gannet
enemy-island-palm-rats = Palm rats
enemy-island-night-heron = Night heron
enemy-island-urchin-bed = Bed of urchins
enemy-island-strangler-vine = Strangler vine
enemy-island-brood-sow = Sow with young
enemy-island-wreck-hermit = Hermit of the wreck
enemy-island-shy-seal = Shy seal

## Cards of the landmarks

card-island-ferry-hold = The ferry’s hold
    .story = The ferry lies on her side, far above any tide. In the hold, the cars still stand in rows, doors open, seat belts cut.
card-island-ferry-full-of-sand = A ferry full of sand
    .story = Sand has filled the saloon up to the windows. Somebody dug a tunnel through it and shored it up with tabletops.
card-island-nets-on-the-beams = Nets on the beams
    .story = Nets hang from the beams, dry as paper. A few knots and a new float, and one of them might hold again.
card-island-tally-on-the-wall = Tally on the wall
    .story = Strokes in tar, in bundles of five, cover the planks from floor to roof. The last bundle has only three.
card-island-gauge-at-noon = The gauge at noon
    .story = A striped pole far out on the flats, with a brass scale and a stool in front of it. The stool is worn smooth.
card-island-gauge-that-hums = The gauge that hums
    .story = The scale has been painted over. When you lean against the pole, your knees begin to count along, slow and even, like breathing.
card-island-cold-ash = Cold ash
    .story = Six huts, all burned, none of them touching another. The hearth stones are still set in a neat ring.
card-island-eleven-stones = Eleven stones
    .story = Grass grows over the black circles now. Eleven upright stones stand among them, each with a name you can almost read.
card-island-eggs-in-the-wind = Eggs in the wind
    .story = Thousands of birds, one long scream. The best nests are where the rock is whitest and there is nothing to hold on to.
card-island-cliff-without-gulls = The cliff without gulls
    .story = The nests are empty and swept clean. High above, something is circling that does not beat its wings.
card-island-boat-on-blocks = A boat on blocks
    .story = A skiff rests on blocks with three planks out of her side. Beside her: a bench, a tin of nails, a cold cup of something brown.
card-island-mouth-of-the-cave = The mouth of the cave
    .story = The ebb lays bare a slit in the cliff. Weed hangs over it like a curtain, and the air behind it is warm.
card-island-under-the-lid = Under the lid
    .story = A stone lid, four iron rings. Below, rain from many years stands in the dark and gives back your voice a little late.
card-island-stairs-of-the-lamp = The stairs of the lamp
    .story = Sixty-three steps, and on every one a candle stub. The great lamp at the top has never been lit: its wick is white.
card-island-between-the-ribs = Between the ribs
    .story = The ribs stand in the sand like a gate, taller than a house. Whoever walks between them lowers their voice.
card-island-water-to-the-sills = Water to the windowsills
    .story = A street of low houses runs down into the sea and does not stop there. The curtains move, though the windows are shut.
card-island-hand-on-the-post = A hand on the post
    .story = A gray post without bolt or seam, warm on the shady side. Many hands have worn a hollow into it at the height of your own.
card-island-white-crust = White crust
    .story = Square pans, white and blinding, with low walls between them. Strips of something hang on a line and have not spoiled.
card-island-still-black-water = Still black water
    .story = No wind reaches the lagoon. Something round and rusty glints below the surface, not deep, and a dark head rises beside it.
card-island-hatch-in-the-rock = The hatch in the rock
    .story = A round hatch, set flush into the rock. The bushes around it have been cut back, not long ago.

## Cards that others lead to

card-island-purser-cabin = The purser’s cabin
    .story = The door gives way to your lever. Inside, everything is dry and squared away, and the passenger list has only first names.
card-island-engine-room = The engine room
    .story = A steel ladder goes down into complete darkness. Far below, something drips on something hollow.
card-island-engine-room-by-light = The engine room by lantern light
    .story = The engine has been taken apart, every piece cleaned and laid out on cloth. Fresh footprints lead around it in a circle.
card-island-what-the-net-held = What the net held
    .story = You shake out the heaviest net. Scales, a boot, a clock without hands, and now and then something worth keeping.
card-island-pencil-marks = Pencil marks
    .story = A notebook in oilcloth is tied to the pole. High water, low water, day after day, and then the same hand, shaking: it waits for us.
card-island-pot-under-the-hearth = The pot under the hearth
    .story = One of the hearth stones rocks. There is a hollow below it, lined with clay, and a pot sealed with wax.
card-island-loose-ledge = A loose ledge
    .story = The ledge goes out from under your feet without a sound. You hang on by one hand and your bag by its strap.
card-island-throat-of-the-cave = The throat of the cave
    .story = The passage narrows, drops, and opens on a pool that rises and falls a hand’s width. On the wall, the high-water line is above your head.
card-island-cave-eel = Cave eel
    .story = What you took for a rope in the pool lifts its head. It has lived here long enough to lose its eyes.
card-island-boat-locker = The boat locker
    .story = A locker of tarred oak with a padlock as big as a fist. Somebody has scratched at the hinges and given up.
card-island-boat-locker-open = The locker, open
    .story = Rolled canvas, oars, a tin box wrapped in wax paper. On the inside of the lid: take it, we are not coming back.
card-island-patched-skiff = Patched skiff
    .story = She leaks a little and pulls to the left, but she floats in a hand’s breadth of water.
card-island-lamp-burning = The lamp burns
    .story = The beam sweeps over beach and brush. At the far end of the island, something bright answers, once.
card-island-carved-ribs = Carved ribs
    .story = The inner sides of the bones are carved all over: people sitting in a circle, and one of them standing.
card-island-flooded-cellar = The flooded cellar
    .story = You wade in up to the chest and feel along the shelves. Jars, mostly. One of them is warm.
card-island-rusted-shut = Rusted shut
    .story = In the middle of the hatch is a square pin, bare and greased. Whatever turned it has been taken away.
card-island-below-the-hatch = Below the hatch
    .story = Bunks, shelves, a table laid for six. The ceiling lamp goes on when your foot touches the floor.
card-island-iron-wheel = Iron wheel
    .story = A heavy hand wheel with a square hole in its hub. It has been thrown into the water, not lost.
card-island-under-the-crust = Under the crust
    .story = Your tongue swells and your lips split, but under the salt things have kept: wrapped, labeled, in rows.
card-island-keeper-coat = The keeper’s coat
    .story = It hangs behind the lamp-room door, long, lined with felt and heavy as a child. In the pocket, a single match.

## Cards of the feature tokens

card-island-letter-in-a-bottle = Letter in a bottle
    .story = The letter is addressed to whoever comes next. It describes this beach, and you picking up the bottle.
card-island-drifting-raft = Drifting raft
    .story = Four logs and a door, lashed with wire. It turns slowly in the shallows and would still carry one person.
card-island-beached-buoy = Beached buoy
    .story = A buoy lies on its side in the sand. Its lamp still blinks, and the marks beside it look like steps.
card-island-warm-nest = A warm nest
    .story = Speckled eggs, still warm, in a hollow the size of a bed. You would rather not meet what fits in there.
card-island-green-coconuts = Green coconuts
    .story = They hang within reach, heavy and sloshing, with shells like wood. Older husks on the ground have been opened very neatly.
card-island-shallow-grave = Shallow grave
    .story = A mound of sand, a paddle for a cross. The wind has already uncovered the corner of a bag.
card-island-water-comes-back = The water comes back
    .story = You have walked out too far after the shells. Behind you, the channels are filling without a sound.
card-island-snare-line = A line of snares
    .story = Seven wire snares along a trail, well set. The bait is gone from all of them, and the wire is not rusty.
card-island-bitter-bark = Bitter bark
    .story = A strip of bark has been peeled from the tree, and a cup still hangs beside it. The brew burns all the way down.
card-island-squall = Squall
    .story = The light goes green, then the rain comes sideways. It is over before you have found a place to hide.
card-island-harbour-key = Harbor key
    .story = A long key on a cork float, so that it would not sink. There is no harbor anywhere on this island.
card-island-tar-lantern = Tar lantern
    .story = A storm lantern that somebody altered to burn tar. It smokes, it stinks, and no wind puts it out.
card-island-gaff-hook = Gaff hook
    .story = A steel hook on an ash pole, made to haul big fish aboard. It will do for other things.
card-island-oilskin = Oilskin
    .story = Yellow once, stiff with salt, hood and all. Nothing that falls from this sky gets through it.
card-island-gourd-flask = Gourd flask
    .story = A dried gourd with a plug and a carrying net. Leave it open at night and it is never quite empty in the morning.
card-island-palm-rope = Palm rope
    .story = Forty paces of braided palm fiber, with a loop at each end. Whoever made it had time.
card-island-urchin-salve = Urchin salve
    .story = A shell full of black paste, closed with wax. It stings, then it stops hurting altogether.
card-island-bone-whistle = Bone whistle
    .story = You hear nothing when you blow it. Everything else does, and looks at you.
card-island-guide-line = Guide line
    .story = Stakes in the mud and a rope between them, green with weed. Whoever set them knew where the bottom is firm.
card-island-smoke-rack = Smoke rack
    .story = A rack of green branches and a mat of leaves, easy to copy. Smoke and patience do the rest.
card-island-trap-setter = The trap setter
    .story = He has been watching you reach for his catch. He says nothing and does not let go of the knife.
card-island-pool-biter = Pool biter
    .story = The pool looks empty until you put your hand in. Something short and broad snaps shut and hangs on.

## Cards of the last island

card-island-washed-up-crate = Washed-up crate
    .story = A crate with rope handles, dropped by no ship you have seen. There is more in it than one person can carry.
card-island-flare-pistol = Rescue rockets
    .story = Two rockets are left, with wooden sticks and dry fuses. Nobody at sea will see them, but somebody on land will.
card-island-covered-pit = Covered pit
    .story = Palm leaves over nothing. The pit was dug for somebody your size, and recently.
card-island-reef-stalker = Reef stalker
    .story = It came over the reef with the flood and stayed when the water went. On its short legs, it is faster than you would think.
card-island-spring-tide = Spring tide
    .story = The sea draws back much too far. For one breath, you can see the whole floor of the bay, and then it comes.
card-island-surgeon-chest = The surgeon’s chest
    .story = Green velvet, steel, small brown bottles. The one tool that is missing has left its outline in the cloth.
card-island-black-mirror = Disc of dark glass
    .story = Polished on one side, rough on the other. It shows the beach behind you a little earlier or a little later.
card-island-lantern-bearer = The lantern bearer
    .story = A light comes along the water’s edge, at the height of a hand. There is no hand.
card-island-tooth-club = Tooth club
    .story = A driftwood club set with teeth as long as your thumb. Some of them are broken off, and not by age.
card-island-fire-on-the-far-shore = Fire on the far shore
    .story = Across the bay, somebody is burning wet wood. They must have seen your smoke too.
