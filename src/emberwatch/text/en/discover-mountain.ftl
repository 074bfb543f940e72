# Discover: the mountain

terrain-mountain = Mountains
    .story = Snow lies in every hollow, and no stream runs: what you want to drink, you must melt. When the sun drops behind the ridge, the cold comes down the slope like something that has been waiting.

## Grounds

ground-mountain-meadow = alpine meadow
ground-mountain-ice = ice
ground-mountain-scree = scree
ground-mountain-snow = deep snow
ground-mountain-crag = crag

## Landmarks

landmark-mountain-stone-hut = the stone hut
landmark-mountain-cable-pylon = the cable pylon
landmark-mountain-frozen-tarn = the frozen tarn
landmark-mountain-goat-fold = the goat fold
landmark-mountain-signal-cairn = the signal cairn
landmark-mountain-ice-cave = the ice cave
landmark-mountain-rope-bridge = the rope bridge
landmark-mountain-buried-barn = the buried barn
landmark-mountain-hanging-tents = the hanging tents
landmark-mountain-weather-station = the weather station
landmark-mountain-eyrie = the eyrie
landmark-mountain-summit-stake = the summit stake
landmark-mountain-glacier-mouth = the glacier mouth
landmark-mountain-answering-wall = the answering wall
landmark-mountain-bivouac-box = the bivouac box

## Enemies

enemy-mountain-ridge-wolf = Ridge wolf
enemy-mountain-hut-bear = Hut bear
enemy-mountain-snow-lynx = Snow lynx
enemy-mountain-bone-dropper = Bone dropper
enemy-mountain-frost-shade = Frost shade
enemy-mountain-late-echo = Late echo
enemy-mountain-rope-cutter = Rope cutter
enemy-mountain-stake-walker = Stake walker
enemy-mountain-hunger-hounds = Hunger hounds
enemy-mountain-ice-worms = Ice worms
enemy-mountain-great-owl = Great owl
enemy-mountain-old-ram = Old ibex
enemy-mountain-snow-hare = Snow hare
enemy-mountain-chamois = Chamois
enemy-mountain-marmot-colony = Marmot colony
enemy-mountain-billy-goat = Billy goat
enemy-mountain-ermine-pair = Pair of ermines
enemy-mountain-wolverine = Wolverine
enemy-mountain-scree-viper = Scree viper
enemy-mountain-moss-flies = Moss flies
enemy-mountain-humming-post = Shrilling post
enemy-mountain-thorn-roller = Thorn roller

## Cards: landmarks

card-mountain-hut-hearth = A cold hearth
    .story = Somebody has swept the hearth and left the matches. The back room is dark, and the smell in there is not only of hay.
card-mountain-hut-floor = Boards that give
    .story = One board answers hollow when you walk across it. The wall planks are dry and come off easily, but not quietly.
card-mountain-pylon-climb = Up the rungs
    .story = The rungs are glazed with ice and spaced for longer legs than yours. At the top, tools hang in a row as if the shift had just ended.
card-mountain-pylon-cabin = The little cabin
    .story = A cabin for four hangs under the cable, its door tied back with string. One part of the winch is missing, neatly unscrewed.
card-mountain-tarn-hole = A hole in the ice
    .story = The hole has been kept open; its rim is thin and wet. Slow gray backs pass below.
card-mountain-tarn-lights = Lights under the ice
    .story = Deep under the ice, small lights drift and turn together. When you knock, they stop.
card-mountain-fold-goats = Goats in the fold
    .story = A dozen goats stand behind the wall and look at you with flat yellow eyes. One has lowered its head.
card-mountain-fold-barter = The tally on the gate
    .story = Goods lie on the gatepost, with scratches beside them for what they cost. Nobody comes, but in the morning, whatever was left here is always gone.
card-mountain-cairn-stones = One stone more
    .story = Every group before you has put a stone on top; some carry initials. Take any away and the wind seems to drop at once.
card-mountain-cairn-tin = Something in the cairn
    .story = The wind whistles through the cairn on one clear note, and the note is made of tin. An arm would just fit.
card-mountain-cave-mouth = The blue door
    .story = The cave breathes out, slow and colder than the air outside. Just inside lies the dry litter of someone who waited here for days.
card-mountain-bridge-planks = Half the planks
    .story = The bridge hums in the wind, and half its planks are gone. Far below, caught in the ropes, something swings that looks like a pack.
card-mountain-barn-ridge = A roof in the snow
    .story = Only the ridge of the roof stands out of the avalanche. The slope above it is smooth, and new, and very quiet.
card-mountain-tent-search = Tents on the wall
    .story = Five tents hang from the rock face on iron pegs, all zipped shut from outside. The lowest sways a little, out of time with the others.
card-mountain-station-door = The needle still writes
    .story = Behind iced glass, a needle draws its line on a drum of paper. Someone changes the paper; there are no tracks to the door.
card-mountain-eyrie-ledge = The ledge of sticks
    .story = The nest is as wide as a cart, woven of branches, rope and one red sleeve. From up here you can see how small your camp is.
card-mountain-stake-view = At the iron stake
    .story = An iron stake marks the top, and it ticks when the clouds come close. Names are scratched into it all the way down, under the snow as well.
card-mountain-glacier-gifts = What the glacier gives back
    .story = The ice ends in a wet blue arch and drops what it swallowed long ago: a boot, a ladder, a lunch box. Above you, it groans.
card-mountain-wall-answer = The wall answers
    .story = You call, and the wall gives your words back in the right order. After a moment it goes on speaking.
card-mountain-box-bunk = A dry bunk
    .story = A steel box with four bunks, bolted to the rock. The blankets are folded, and one wall sounds thicker than the others.

## Cards: chains

card-mountain-trapdoor = The trapdoor
    .story = A trapdoor with an old lock, oiled not long ago. Hammering on it carries a long way up here.
card-mountain-hut-cellar = The herders’ cellar
    .story = Shelves of jars, each with a date, none with a year. A second way out leads into the snow, and it stands open.
card-mountain-packed-snow = Snow like stone
    .story = The avalanche has set as hard as mortar. You scrape and hack and uncover a hand’s breadth of wall.
card-mountain-barn-loft = The hayloft
    .story = You drop through the roof into warm, stale darkness. The hay has been pressed flat by something that sleeps here.
card-mountain-blue-tunnel = The blue tunnel
    .story = After ten steps, the blue turns black. The floor slopes, and your foot finds an edge.
card-mountain-ice-hall = The hall of ice
    .story = A hall opens, and your breath rings in it. Things are frozen into the walls in rows, at the height of a hand; one of them has a face.
card-mountain-cable-ride = The ride
    .story = The wheel turns, and the cabin lurches out over nothing. The land slides by below, without a sound.
card-mountain-tin-note = The note in the tin
    .story = A sheet of squared paper with a sketch of the slopes, drawn with care. In the corner: we were nine when we began this map.
card-mountain-hanging-pack = The pack below the bridge
    .story = The pack turns slowly at the end of its strap. You lie on your belly on the ice and reach.
card-mountain-down-bag = Down sleeping bag
    .story = Thick, patched, still smelling of smoke. A number is sewn into the collar where a name would be.
card-mountain-station-radio = The station radio
    .story = The headphones on the table are warm. In them, a voice reads out wind speeds, then a place, then the number of your group.
card-mountain-station-stove = The station stove
    .story = With a new pipe and a new hinge, the stove draws again. A thin thread of smoke stands over the knoll, and everyone can see it.
card-mountain-eyrie-mother = The mother of the eyrie
    .story = The light goes, as if a cloud had come. Then you hear the feathers.
card-mountain-slit-goggles = Slit goggles
    .story = Carved from horn, a narrow slit for each eye. The snow stops hurting, and distances fall into place.
card-mountain-frozen-climber = The frozen climber
    .story = He sits in the ice with his back to the wall, young, hardly a scratch on him. His pack is still on his shoulders and his lips are parted, as if to warn someone.
card-mountain-behind-the-rivets = Behind the rivets
    .story = Four rivets, one blow each, and the panel drops. Behind it lies a bundle wrapped in oilcloth and tied with the same knot you use.
card-mountain-step-irons = Step irons
    .story = Iron teeth on leather straps, washed out of the glacier. They fit your boots at once.
card-mountain-figure-in-the-ice = The figure in the ice
    .story = You wipe the frost from the wall, and it wipes from the other side. Then the wall is empty.
card-mountain-ram-horn = The ram’s horn
    .story = It hangs from a peg at the foot of the wall, bound with red thread. One long note, and the snow on the slopes begins to think.
card-mountain-cornice-fall = The cornice breaks
    .story = A crack runs across the snow above you, almost politely. Then the whole edge comes down.

## Cards: tokens

card-mountain-loose-slab = Loose slab
    .story = Good flat stones, and a slab leaning over them. It shifts when you breathe.
card-mountain-crystal-seam = A seam of crystal
    .story = Clear crystal in a crack, and wire drawn through it by somebody’s patient hands. It sits deep.
card-mountain-crooked-pine = A crooked pine
    .story = One pine, bent by a hundred winters until it grows along the ground. Its dead branches ring like iron.
card-mountain-frost-herb = Frost herb
    .story = Gray leaves under the snow, warm to the touch. Your grandmother had a word for it, and it comes back to you now.
card-mountain-fresh-tracks = Hoofprints
    .story = Small and split, a long stride, the edges still sharp. In one print, the snow has just begun to slide.
card-mountain-carcass-in-the-drift = A carcass in the drift
    .story = A goat, frozen through, lies half under the drift. Something has begun at one end and means to come back.
card-mountain-cold-camp = A cold camp
    .story = A ring of stones, seven hollows in the snow, seven cups. The ash is cold, yet nobody packed.
card-mountain-humming-post = The humming post
    .story = A knee-high post of dull metal, free of snow for a pace around. Put your ear to it, and your nose begins to bleed.
card-mountain-fixed-ladder = The fixed ladder
    .story = Iron brackets and a rope ladder, pinned to the rock by someone who knew how. From the top rung you look into the next valley.
card-mountain-tin-stove = A tin stove
    .story = Half a stove, half a pot, set down in the lee of a rock. In the pot is soup, frozen, not old.
card-mountain-ice-axe = Ice axe
    .story = The shaft is ash, the blade freshly ground. It stood upright in the snow, like a mark.
card-mountain-wolf-fur-coat = Wolf fur coat
    .story = Four pelts, stitched with gut by a careful hand. It makes you wide and slow and warm.
card-mountain-goatskin = Goatskin
    .story = A whole skin with a horn stopper. Filled with snow and worn under the shirt, it does its work slowly.
card-mountain-carbide-lamp = Carbide lamp
    .story = A brass lamp that hisses when it burns. Its light is white and hard and lies about nothing.
card-mountain-marmot-balm = Marmot balm
    .story = A wooden box of yellow grease, sharp with herbs. Two thumbprints are left in it, one small, one large.
card-mountain-climbing-rope = Climbing rope
    .story = Enough good rope to cross a gorge, coiled in the shade of a boulder. One end is neatly whipped, the other cut.
card-mountain-herders-key = The herders’ key
    .story = A heavy key on a goat-hair cord, worn thin by a pocket. The bow is shaped like a small house.
card-mountain-drift-shovel = Drift shovel
    .story = A short, broad shovel with a glove frozen to the handle. The glove is empty.
card-mountain-stake-line = A line of stakes
    .story = Between the rocks is a bundle of red stakes, and beyond them the first one, already driven in. You follow the line someone meant to make and finish it.
card-mountain-stacked-logs = Stacked logs
    .story = A wall of split logs under spruce bark, near enough to camp to fetch. Someone expected a long winter here.
card-mountain-hut-robber = Hut robber
    .story = A man with frost in his beard backs out of the ruin, arms full. He looks at your bag the way you look at his.
card-mountain-ptarmigan = Ptarmigan
    .story = The snow in front of you opens an eye. Then it is all wings.

## Cards: one hundred

card-mountain-numbered-crate = The numbered crate
    .story = A crate on a torn white canopy, with today’s date stenciled on the lid. Whoever it was meant for is surely on the way.
card-mountain-wall-hammer = Wall hammer
    .story = Short, heavy, a spike on one side. The loop fits your wrist, and so does the idea.
card-mountain-white-out = Whiteout
    .story = The slope and the sky become one. You can stand, or walk, or burn what you have.
card-mountain-whistling-stones = Whistling stones
    .story = First the whistle, then the smack of stone on stone. They lie around you, sharp and handy, and more are on their way.
card-mountain-sledge-dog = The sled dog
    .story = The harness is still on it, chewed through. It wags its tail once and shows you every tooth.
card-mountain-red-chest = The red chest
    .story = Bandages, needles, little brown bottles with the labels soaked off. The instructions on the lid are in a careful hand, and they are addressed to you.
card-mountain-felted-mail = Felted coat
    .story = Felt as thick as a thumb, sewn over strips of tin. Three dents show where it has already been of use.
card-mountain-flare-pistol = Avalanche charges
    .story = Two orange charges with short fuses, taped together. Written on the tape: not for help.
card-mountain-your-own-voice = Your own voice
    .story = Somebody behind the rock talks quietly, and it is you. It knows what you were going to do next.
card-mountain-cache-of-the-others = The others’ cache
    .story = Under the slab lies all that a group could spare, sorted into three sacks. The birds go up when you lift it, and everyone can see them.
