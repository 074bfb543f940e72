# Discover: the desert

terrain-desert = Desert
    .story = The days are white and the nights are blue. Someone has set posts along the horizon, and the sand keeps what was left between them.

## Grounds

ground-desert-hardpan = hardpan
ground-desert-wadi = wadi
ground-desert-dune = dune
ground-desert-scarp = scarp
ground-desert-salt = salt crust

## Landmarks

landmark-desert-sunken-well = the sunken well
landmark-desert-glass-field = the glass field
landmark-desert-buried-lorry = the buried truck
landmark-desert-shade-sails = the shade sails
landmark-desert-salt-cairn = the salt cairn
landmark-desert-humming-posts = the humming posts
landmark-desert-roofed-cistern = the roofed cistern
landmark-desert-rib-arch = the arch of ribs
landmark-desert-fallen-mast = the fallen mast
landmark-desert-wind-caves = the wind caves
landmark-desert-mirror-ring = the ring of mirrors
landmark-desert-dead-orchard = the dead orchard
landmark-desert-sand-stairs = the stairs in the sand
landmark-desert-salt-works = the salt works
landmark-desert-great-dial = the great sundial

## Enemies

enemy-desert-salt-jackal = Salt jackal
enemy-desert-sand-swimmer = Sand swimmer
enemy-desert-glass-hornets = Glass hornets
enemy-desert-thirst-moths = Thirst moths
enemy-desert-heat-double = Heat double
enemy-desert-post-warden = Post warden
enemy-desert-ridge-monitor = Ridge monitor
enemy-desert-dust-raider = Dust raider
enemy-desert-carrion-crane = Carrion crane
enemy-desert-hollow-hound = Hollow hound
enemy-desert-wind-spider = Wind spider
enemy-desert-pale-follower = Pale follower
enemy-desert-long-eared-hare = Long-eared hare
enemy-desert-sand-grouse = Sand grouse
enemy-desert-horned-viper = Horned viper
enemy-desert-grave-badger = Grave badger
enemy-desert-cliff-goat = Cliff goat
enemy-desert-tumble-thorn = Tumble thorn
enemy-desert-red-locusts = Red locusts
enemy-desert-glass-scorpion = Glass scorpion
enemy-desert-salt-crabs = Salt crabs
enemy-desert-sand-sweeper = Sand sweeper

## Cards: landmarks

card-desert-well-rope = The rope in the well
    .story = The rim lies below the ground now, and the rope is bleached white. Far down, something drips.
card-desert-well-voices = Voices in the well
    .story = You call down to hear how deep it is. What comes back is your own voice, but it says one word more.
card-desert-glass-crossing = Across the glass
    .story = The sand has melted here and set again, thin as ice at the edges. Every step ticks.
card-desert-glass-faces = Under the dull glass
    .story = Grit has clouded the surface. If you washed it, you could see what lies underneath.
card-desert-lorry-cab = The driver’s cab
    .story = Only the roof shows. Inside, sand has risen to the steering wheel, and someone has already been digging on the far side.
card-desert-lorry-radio = The radio in the cab
    .story = The dial still glows when you turn it. Between two stations that do not exist, someone is counting slowly.
card-desert-sails-noon = Noon under the sails
    .story = Torn canvas hangs between six poles. The shade is narrow and moves, and the mattresses have moved with it.
card-desert-sails-note = A note in the seam
    .story = Folded into the hem of a sail is a page: “We rest by day. One of us does not wake. Leave her something to eat.”
card-desert-cairn-stones = Stones from the cairn
    .story = Stones in a pile as tall as you, white with salt. They were carried here; there are no others for miles.
card-desert-cairn-names = Names on the stones
    .story = On the underside of each stone, a name is scratched. The last one on the heap is still blank.
card-desert-posts-hum = The posts
    .story = Seven iron posts, no wire between them. Put your hand on one and you feel it in your teeth.
card-desert-cistern-roof = On the roof of the cistern
    .story = Through the cracked vault, you smell water, and something else. The light does not reach the bottom.
card-desert-arch-bones = The hall of bone
    .story = You walk through it as through a hall. Whatever this was, it died standing, facing the posts.
card-desert-mast-climb = Along the mast
    .story = The lattice leans over a salt pan like a ladder to nowhere. Halfway up, a lamp socket stares at the plain.
card-desert-caves-mouth = At the mouth of the caves
    .story = The wind breathes in at noon and out at midnight. Soot on the ceiling tells of many small fires.
card-desert-mirrors-turn = Turning the mirrors
    .story = Twelve mirrors on pivots, all still clear. The spot of light they throw runs across the land as fast as you can point.
card-desert-orchard-rows = Rows of gray trees
    .story = Two hundred trunks, planted at even distances. Scratch the bark: a few are green beneath.
card-desert-stairs-down = Down the steps
    .story = Broad steps lead down, swept clean although the wind never stops. At the bottom, the sand flows in like water.
card-desert-works-pans = The boiling pans
    .story = Iron pans, brick flues, hooks for meat. Everything is whole; only the people are missing.
card-desert-dial-shadow = The wrong shadow
    .story = The pointer is as tall as a house. Its shadow lies an hour farther than it should, and only every other day.

## Cards: chains

card-desert-well-shaft = In the shaft
    .story = The rungs end halfway. Below you, a bucket hangs in the dark, full, and turns without any wind.
card-desert-glass-blade = Glass blade
    .story = A long splinter, wrapped in cloth at one end. Whoever made it ground it for hours.
card-desert-clay-amphora = Clay amphora
    .story = It sweats on the outside and stays cool within. Two fingerprints are baked into the handle.
card-desert-cargo-doors = The cargo doors
    .story = A meter of sand lies against the doors. It slides back as fast as you can scoop it out with your bare hands.
card-desert-cargo-hold = In the truck
    .story = The doors give a hand’s breadth, then two. Crates, neatly strapped, and a list with seven names checked off.
card-desert-wire-radio = Wire radio
    .story = A set the size of a loaf, wound with copper. It hears farther than it should.
card-desert-quiet-sleeper = The sleeper
    .story = She sleeps with open eyes. When you set the food down, she speaks, clearly, without turning her head, and then she is gone.
card-desert-cairn-chamber = The chamber beneath
    .story = Under the lowest stones there is a hollow, lined with cloth. Something in it clicks.
card-desert-post-panel = The panel
    .story = At knee height, a plate sits in the iron, held by four screws. Behind it, the hum is warmer.
card-desert-cistern-hatch = The hatch
    .story = A round lid, set in mortar of salt and lime. It has been closed from the outside, with care.
card-desert-cistern-hall = The hall of water
    .story = The seal falls away in flakes. Pillars stand in black, clear water, and a row of jars waits on a ledge.
card-desert-arch-guest = The guest at the arch
    .story = It takes the meat from your hand, very politely. Then it goes ahead a few steps and looks back.
card-desert-mast-lamp = Lamp on the mast
    .story = The lamp turns again, one beam, once a minute. From afar, the land looks smaller now.
card-desert-caves-depth = Deep in the caves
    .story = The passage bends and the daylight stays behind. Cloth brushes your face; someone has hung up clothes to dry.
card-desert-stair-door = The iron door
    .story = Gray iron, no handle, only a square hole. You can scrape at the hinges, but you will be heard.
card-desert-stair-room = Behind the iron door
    .story = A bed, a table, shelves. Over the table there is a drawing of your camp, with the right number of people.
card-desert-noon-mark = The mark of noon
    .story = Where the shadow’s tip ends, a plate is set into the ground. For a moment there is no sound at all, and you know what to do.
card-desert-humming-road = The humming road
    .story = One post answers the next. Whoever follows the tone with a hand on the posts arrives before they are tired.
card-desert-salt-chisel = Salt chisel
    .story = Short, heavy, its edge white from use. It fits every joint that was closed with mortar here.
card-desert-white-cloak = White cloak
    .story = A cloak of many layers, as light as paper. In the collar, a name has been embroidered and unpicked again.

## Cards: finds

card-desert-barrel-cactus = Barrel cactus
    .story = It is as high as your hip and sloshes when you lean against it. Not every kind can be drunk.
card-desert-thorn-thicket = Thorn thicket
    .story = Dry wood, hard as bone, and thorns as long as fingers. Between them hang a few shriveled pods.
card-desert-night-flower = Night flower
    .story = By day it is a gray knot. It opens for a cupped hand of water and smells of rain.
card-desert-dew-stones = Dew stones
    .story = Flat stones, set up in rows to catch the cool of the night. Lick one before the sun does.
card-desert-singing-sand = Singing sand
    .story = The slope hums under your weight, one deep tone. A second tone answers, not from the slope.
card-desert-fresh-tracks = The trail of many
    .story = The edges of the prints are still crumbling. Many went this way, and one behind them.
card-desert-honey-ants = Honey ants
    .story = Under the stone hang ants, round and golden as grapes. The others come up to look at you.
card-desert-others-camp = Camp of the others
    .story = Four blankets in a square, four cups, a fire laid but never lit. Under one blanket, someone might be lying.
card-desert-map-scrap = Half a map
    .story = Drawn on bark, with care, by someone who counted steps. Dampen it and the faded half comes back.
card-desert-salt-message = Message in the salt
    .story = Letters as long as you are tall, trodden into the crust: THIS WAY, and an arrow. It points to where you came from.
card-desert-iron-crank = Iron crank
    .story = A crank with a square head, greased and wrapped in a newspaper without a date.
card-desert-folding-spade = Folding spade
    .story = The blade is worn thin. Notches run along the shaft, one for every hole.
card-desert-thorn-whip = Thorn whip
    .story = Three long shoots, braided while green. It whistles before it strikes.
card-desert-sun-cloth = Sun cloth
    .story = A square of pale cloth and four cords. You can walk under it, sleep under it, slide down dunes on it.
card-desert-salt-lamp = Salt lamp
    .story = A hollow block of salt with a wick. The light is pink and steady, and animals do not like it.
card-desert-bitter-salve = Bitter salve
    .story = Green paste in a horn. It burns, then it cools, then you forget where it hurt.
card-desert-hide-flask = Hide flask
    .story = Sewn from a single hide, with a bone stopper. You can hang it right over the flames.
card-desert-glass-still = Glass still
    .story = A dome, a bowl, a thread for the drops to run along. The sun does the rest.
card-desert-seep-pit = Seep pit
    .story = An old pit, shored up with stones, dry at first sight. Dig an arm’s length and the sand turns dark.
card-desert-goat-trail = Goat trail
    .story = A line no wider than a foot, up through the rock. Goats have known it longer than anyone.
card-desert-trapdoor-spinner = Trapdoor spinner
    .story = The ground opens like a lid. You see the legs before you understand that they are legs.
card-desert-tin-sentinel = Tin sentinel
    .story = It sat under the sand with its knees drawn up. Now it stands, and sand runs out of its joints.

## Cards: number 100

card-desert-provision-drum = Provision drum
    .story = A steel drum with a red lid. It squeals so loudly when it opens that everything nearby must have heard.
card-desert-flare-pistol = Flare pistol
    .story = Two cartridges are left. On the grip, someone has written: not at people.
card-desert-floor-of-glass = Floor of glass
    .story = What looked like ground is a pane, and beneath it is a room with shelves. It creaks.
card-desert-white-noon = The white noon
    .story = You pull the lever because it is there. For an hour, the sun stands still over everything.
card-desert-occupied-shade = Occupied shade
    .story = The overhang is cool, and there is a pack leaning on the wall. Its owner did not leave of their own accord.
card-desert-mirror-hound = Mirror hound
    .story = You see yourself in its flank, running. It has not decided yet which of you to follow.
card-desert-steel-pharmacy = Steel pharmacy
    .story = A cabinet behind a grille, cold to the touch. Needles, bottles, everything labeled in a hand like yours.
card-desert-buried-drum = The buried drum
    .story = A skin is stretched under the sand. Every step on it is heard far away, and something comes to dance.
card-desert-mirror-shield = Mirror shield
    .story = A pane from the ring, on a frame of pipes. It will break, but not at the first blow.
card-desert-scorpion-jar = Jar of scorpions
    .story = The jar is heavy, and it rustles. The lid has been tied on, but the string is old.
