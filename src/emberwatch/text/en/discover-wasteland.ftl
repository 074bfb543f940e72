# The wasteland: names and stories.

terrain-wasteland = Wasteland
    .story = Chimneys without smoke, roads without end, a sky the color of iron. Every other night the ash comes in from the west, and somewhere a machine is still running.

## Grounds

ground-wasteland-ash = ash
ground-wasteland-road = road
ground-wasteland-slag = slag
ground-wasteland-rubble = rubble
ground-wasteland-scrap = scrap heap

## Landmarks

landmark-wasteland-pump-house = the pump house
landmark-wasteland-filling-station = the filling station
landmark-wasteland-signal-mast = the signal mast
landmark-wasteland-stranded-bus = the stranded bus
landmark-wasteland-brick-kilns = the brick kilns
landmark-wasteland-turbine-hall = the turbine hall
landmark-wasteland-switchyard = the switchyard
landmark-wasteland-kennels = the kennels
landmark-wasteland-filter-tower = the filter tower
landmark-wasteland-embankment-door = the door in the embankment
landmark-wasteland-blast-furnace = the blast furnace
landmark-wasteland-sunken-station = the sunken station
landmark-wasteland-running-mill = the mill that still runs
landmark-wasteland-listening-dish = the listening dish
landmark-wasteland-numbered-house = the numbered house

## Enemies

enemy-wasteland-rust-hound = Rust hound
enemy-wasteland-ash-walker = Ash walker
enemy-wasteland-slag-crawler = Slag crawler
enemy-wasteland-pipe-lurker = Pipe lurker
enemy-wasteland-mask-wearer = Mask wearer
enemy-wasteland-drum-engine = Drum engine
enemy-wasteland-coil-crawler = Coil crawler
enemy-wasteland-kennel-pack = Kennel pack
enemy-wasteland-soot-moths = Soot moths
enemy-wasteland-lamp-eater = Lamp eater
enemy-wasteland-gnawing-tide = Gnawing tide
enemy-wasteland-wire-heron = Wire heron
enemy-wasteland-pipe-eel = Pipe eel
enemy-wasteland-cinder-hare = Cinder hare
enemy-wasteland-slag-tortoise = Slag tortoise
enemy-wasteland-den-mother = Den mother
enemy-wasteland-bone-crows = Bone crows
enemy-wasteland-stove-cat = Stove cat
enemy-wasteland-looter = Looter
enemy-wasteland-thornwire = Thornwire
enemy-wasteland-ash-boar = Ash boar
enemy-wasteland-counting-machine = Counting machine

## Cards: landmarks

card-wasteland-pump-house-dry = One stroke an hour
    .story = The piston hangs, trembles and drops. Brown water jumps from the spout, and far down, something answers the blow.
card-wasteland-pump-house-flooded = Knee-deep
    .story = Today the floor is under water, and the water is moving. A gray cupboard stands on bricks at the far wall.
card-wasteland-filling-station-shop = Shelf number four
    .story = The shelves have been emptied in rows, neatly, all but one. Under the forecourt, the tanks still breathe fumes.
card-wasteland-filling-station-pit = The inspection pit
    .story = Oil shines at the bottom of the pit. Above it hangs an engine on a chain, turning a little, always the same way.
card-wasteland-signal-mast-climb = Rungs
    .story = Every tenth rung has been replaced with bone. Halfway up, a handset hangs from its cord.
card-wasteland-signal-mast-hum = The mast hums
    .story = You feel it in the soles of your feet before you hear it. Birds have built no nests here.
card-wasteland-stranded-bus-rows = Please remain seated
    .story = The bus stands across both lanes, its windows painted over from inside. The seats are bolted down, except the driver’s.
card-wasteland-stranded-bus-blankets = Eleven blankets
    .story = People have slept here, eleven of them, head to foot. The blankets are folded, and the last lamp has burned a ring into the floor.
card-wasteland-brick-kilns-warm = The warm kiln
    .story = Six kilns are cold. The seventh is as warm as a sleeping animal.
card-wasteland-brick-kilns-cellar = Under the kilns
    .story = Behind a stack of bricks, a stair goes down, swept clean. Between the stacks, something scrapes its claws.
card-wasteland-turbine-hall = The hall of turbines
    .story = Nine turbines sleep under canvas. The tenth has thrown its cover off, and its coils lie about the floor, not all of them still.
card-wasteland-switchyard = Under the wires
    .story = Porcelain, copper, a sign with a lightning bolt. One lever is greased and points to the road.
card-wasteland-kennels = The open cages
    .story = All the cages are open, all the bowls are clean. In the last run, a pair of eyes waits to see what you are carrying.
card-wasteland-filter-tower = Layers of charcoal
    .story = Air goes in gray at the top and comes out sweet at the bottom. Nobody has changed the filters, and yet they are new.
card-wasteland-embankment-door = The outer door
    .story = The outer door gives way to a shoulder. Beyond it lies a corridor with a hatch, a cupboard and a line of wet footprints going in.
card-wasteland-blast-furnace = The cold giant
    .story = The tap hole is stopped with clay, and the clay is damp. Up on the platform, something iron shifts its weight.
card-wasteland-sunken-station = Platform two
    .story = The stairs lead down into standing water and stale air. The clock above the platform is right.
card-wasteland-running-mill = Nobody feeds it
    .story = The drums turn and turn with nothing between them. On the hopper, somebody has chalked: it wants iron.
card-wasteland-listening-dish = The dish turns
    .story = It follows you across the plateau with a slow grinding sound. In its hollow, a whisper becomes a word, and your own breath a storm.
card-wasteland-numbered-house = The house with a number
    .story = One house is left of a whole street, painted white this year. The number on its door is the number of people in your group.

## Cards: what follows

card-wasteland-pump-room = The pump room
    .story = With a new gasket, the valve turns. Water hammers through the pipe, first rust, then mud, then perhaps water.
card-wasteland-iron-cupboard = The iron cupboard
    .story = Gray sheet iron, a good lock, scratches all around it. Others have tried with less than you have.
card-wasteland-iron-cupboard-open = Somebody’s cupboard
    .story = The lock clicks as if oiled yesterday. Inside hang a clean coat and a list of names, and yours is not on it yet.
card-wasteland-voice-on-the-line = A voice on the line
    .story = The voice reads out bearings, pauses, and reads them again. When you ask who is there, it gives your position.
card-wasteland-carbide-lamp = Pit lamp
    .story = A small flame behind fine brass mesh; it turns blue before you smell anything. Whoever filled it meant to come back.
card-wasteland-filter-mask = Filter mask
    .story = The rubber has kept the shape of another face. The air tastes of coal and nothing else.
card-wasteland-pressure-hatch = The pressure hatch
    .story = A round hatch with a square stub where the wheel should be. Something on the other side is keeping up the pressure.
card-wasteland-dry-room = The dry room
    .story = The air that comes out is dry and old. Shelves, cans, a suit on a hook, and a chair facing the door.
card-wasteland-hand-held-out = A hand held out
    .story = You crouch and hold out the meat. It takes a long time, and then it takes no time at all.
card-wasteland-grey-dog = The gray dog
    .story = It has a collar with a plate, and the plate has been filed smooth. It sleeps with its back to you, facing out.
card-wasteland-service-tunnel = The service tunnel
    .story = Two steps in and the light is gone. The rails hum as if something had just passed.
card-wasteland-service-tunnel-lit = The tunnel by lamplight
    .story = In the lamplight, you see arrows on the walls, dozens of them, in different hands. All of them agree.
card-wasteland-pressure-suit = Pressure suit
    .story = Canvas, lead and brass rings, heavy as a stove. On the sleeve there are nine stitches, the tenth only begun.
card-wasteland-wall-of-numbers = The wall of numbers
    .story = Days, counted in fives up to the ceiling. Between them, somebody has drawn the places where things were left.
card-wasteland-mill-fed = What the mill gives
    .story = The drums bite, the floor shakes, and the chute coughs. Whatever lies in the tray was never iron.
card-wasteland-mill-stopped = A bar in the gears
    .story = You wedge the bar where the teeth meet. The silence, if it comes, will be heard for miles.
card-wasteland-road-lights = Lights along the road
    .story = Lamp after lamp flickers on, all the way to the horizon. At the far end, somebody switches one off.
card-wasteland-furnace-tender = The furnace tender
    .story = It has a shovel for a hand and a grate for a chest. It has been waiting for the shift to come back.
card-wasteland-storm-cellar = The storm cellar
    .story = Down here, the storm is only a long breath. There is a bench, a stove and a lamp on a nail.
card-wasteland-sick-room = The sick room
    .story = Two beds are made; the third is still warm. On the sill stand jars, each with a careful label and no name.

## Cards: finds

card-wasteland-warm-cup = A cup, still warm
    .story = A tin cup on a wall, half full, with steam above it. The ash around it shows no footprints.
card-wasteland-humming-post = The humming post
    .story = A post of gray metal, waist-high, older than the road. It hums lower when you lay your hand on it.
card-wasteland-gas-pocket = A pocket of gas
    .story = The crust breaks and the ground breathes out. Your eyes water before you smell anything.
card-wasteland-knocking-pipe = The knocking pipe
    .story = Three knocks, a pause, three knocks. It stops when you step closer, as if it were listening.
card-wasteland-tool-grave = A grave for tools
    .story = A mound, a border of stones, and under the ash, not bones but hammers, saws and a spade, laid side by side.
card-wasteland-empty-mask = The sitting figure
    .story = Someone sits against the wall, coat buttoned, mask strapped on. You call, and the mask tilts.
card-wasteland-door-without-house = A door without a house
    .story = A frame, a door, a handle worn bright. Seen through the keyhole, the light is different.
card-wasteland-dog-den = The den under the truck
    .story = A growl comes from between the axles, low and steady. Behind it, something small is whimpering.
card-wasteland-cellar-hatch = A hatch in the ash
    .story = A board sounds hollow under your boot. Beneath it is a ladder, and beneath the ladder a smell of cold stove.
card-wasteland-rust-fall = Falling rust
    .story = The gantry lets go of its rust in red sheets. What is left is thin, but some of it is good.
card-wasteland-depot-keys = Depot keys
    .story = A ring as wide as a plate, with thirty keys and hooks for more. One of them is warm from somebody’s pocket.
card-wasteland-valve-wheel = Valve wheel
    .story = A spoked iron wheel with a square eye. It must fit somewhere, and the wear says it was used often.
card-wasteland-rail-hammer = Rail hammer
    .story = Made for driving spikes, too heavy to carry for long. The handle is wrapped in fresh tape.
card-wasteland-tally-string = Tally string
    .story = Knucklebones on a cord, one for each night somebody lived through. The cord has room for more.
card-wasteland-glass-flask = Glass flask
    .story = Thick green glass with a stopper on a chain. Measuring lines are etched into it, and one more, scratched by hand.
card-wasteland-hand-flares = Hand flares
    .story = Three red sticks in oiled paper. Things that live in the dark have learned to hate this light.
card-wasteland-tarpaulin-coat = Tarpaulin coat
    .story = Cut from a truck’s cover and sewn with wire, with fur on the inside. The ash slides off it like water.
card-wasteland-field-kit = Wound kit
    .story = Needle, thread, gauze, a spoon. Somebody has packed it again after using it, with clean hands.
card-wasteland-ash-gutter = The ash gutter
    .story = Bent sheets, a length of pipe, a barrel. What runs off the roof of the camp is gray, but it runs.
card-wasteland-camp-siren = The siren
    .story = A crank, a horn, a bracket that fits your tent pole. Its howl makes even the machines turn away.
card-wasteland-cable-nest = The cable nest
    .story = What looked like ribs is cable, and the cable is winding itself up. Small lights move inside.
card-wasteland-gate-warden = The gate warden
    .story = A box on rails with one arm and one lens. It asks for your pass in a friendly voice.

## Cards: the hundreds

card-wasteland-shift-lunches = Lunch for the late shift
    .story = A row of tin boxes, each with a name. The bread is hard, but the crumbs on the table are fresh.
card-wasteland-belt-with-teeth = The belt with teeth
    .story = Good parts come riding along the belt, one after another. You only have to be quicker than the claws.
card-wasteland-bolt-gun = Bolt gun
    .story = Built for steel plates, heavy as a stone. The drum holds only a few bolts.
card-wasteland-door-plate = Door plate
    .story = Half an iron door with a grip welded to the back. The peephole is just at eye level.
card-wasteland-night-shift = The night shift
    .story = It clocks in, hangs up its lamp and turns toward you. You are standing in its place.
card-wasteland-loudspeaker = The loudspeaker
    .story = A microphone, a red lamp, a switch for the whole plain. Whatever you say will be heard, and not only by people.
card-wasteland-hand-car = The handcar
    .story = A little cart on a track that the ash has left bare. The lever moves as if somebody had just let go.
card-wasteland-company-surgeon = The company surgeon
    .story = A steel case with a sleeve to put your arm in. It wants metal first, then it works fast and without malice.
card-wasteland-white-dust = White dust
    .story = The cabinet is full of boxes with a red cross, and the boxes are full of dust. You have breathed in before you think.
card-wasteland-cold-boiler = The cold boiler
    .story = Kindling lies ready in the grate, and a match beside it. Outside, something scratches along the wall.
