# Scenarios and stories of Discover: their titles and their tales. What cards and stages do is put into words elsewhere.

## Early scenarios

scenario-three-fires = Three Fires
    .story = On the first evening, somebody sees it: a light, far off, that blinks three times, pauses, and blinks three times again. Whoever is over there is counting fires, and yours is only one.
stage-three-fires-1 = Two Cold Rings
    .story = Two rings of blackened stones lie out there, built by people who wanted to be seen. Find both, build up a fire in each, and see to it that three fires burn at the same time: those two and a third, in camp or elsewhere.
stage-three-fires-2 = The Light Answers
    .story = It has answered: three short flashes, a pause, three again. Keep three fires burning through the nights until the people over there trust you, and then be in camp, for that is where they will come. The glow draws others, too.
card-three-fires-soot-ring = The ring of soot
    .story = Under the ashes lies a tin box, and under the box a flat stone with lines scratched into it. The last people here burned everything except this.
card-three-fires-charred-pole = The charred pole
    .story = A pole stands in the middle of the ring, burned down to the height of a man. Somebody has hung a coat over it, neatly, as if to come back.

scenario-sunken-bell = The Sunken Bell
    .story = At night, a note rises out of the ground, too low to be called a sound. Something is buried out there that wants to hang in the open.
stage-sunken-bell-1 = Mouth Down
    .story = Find the place where the ground hums under your feet. Levers and patience will bring the bell to light, and with some timber and iron, you could knock together a sled while you are at it.
stage-sunken-bell-2 = The Weight
    .story = The bell is free, green and mute, and heavier than any of you would like. One of you has to bring it back to camp, step by step, while things in the dark turn their heads to follow it.
stage-sunken-bell-3 = Ringing
    .story = It needs a frame strong enough to swing in. Build it in camp, and when it stands, everyone has to be in camp to hear the first stroke. Nobody knows who else will hear it.
card-sunken-bell-green-bell = The green bell
    .story = Cast without a name and without a year. When you set it down, it goes on trembling for a while.
card-sunken-bell-log-sledge = The log sled
    .story = Two runners, six crosspieces and a strap that cuts into your shoulder. It glides once it is moving.

scenario-false-door = The False Door
    .story = Two doors stand out there without houses, painted the same gray. A slip of paper in the camp says: one of them is only painted on.
stage-false-door-1 = Two Doors
    .story = Find both doors before you touch either. Then knock at one of them, at random or after a careful look at its hinges: behind one lies the way, behind the other somebody who was asleep.
stage-false-door-2 = The First Door Is the True One
    .story = The first door has a draft coming from under it, and it smells of rain and streets. It is stuck fast in its frame: force it open with wedges or with levers, and then walk through it. At night there is knocking from inside.
stage-false-door-3 = The Second Door Is the True One
    .story = It is the second door, and behind it a passage goes down, half caved in. Prop it up, carefully or fast, until somebody can pass, and then go through from that very place.
card-false-door-warden-ring = The warden’s ring
    .story = A ring for a thumb thicker than yours. On the inside, somebody has scratched: open up for me.
card-false-door-list-of-names = The list of names
    .story = Names are written beside the frame, in many hands, each with a check mark after it. The last three have none.
special-pale-warden = Pale warden

scenario-fever-guest = The Guest
    .story = Footprints lead away from your camp that belong to none of you. Somebody was here before you woke, and walked off in zigzags, like a person who is burning up.
stage-fever-guest-1 = The Fever
    .story = Find the stranger, who has lain down at a place out there and will not get up again without help. Bring water first, later food, medicine whenever you have it, and do not leave the bedside at night more often than you must.
stage-fever-guest-2 = The Guest Knows the Way
    .story = The fever has gone, and with it the silence: there is a way out, and it can be shown but not described. Take the guest along to the second place; once it is open, everyone who comes there may leave.
card-fever-guest-woken-guest = The woken guest
    .story = Thin, cheerful, always thirsty. Knows every stone here, and not one of the people who must have pointed them out.
card-fever-guest-fever-notebook = The notebook
    .story = A notebook lies in the stranger’s hand, soaked and dried again. On the last page are a dose and a drawing of the land, both underlined twice.

scenario-empty-cart = The Empty Cart
    .story = There is a cart that drives through this land with nobody on the box. It stops where it is called, and it takes whoever can pay.
stage-empty-cart-1 = The Calling Post
    .story = Find the post with the bell wire and mend it; ring until the cart has heard you. Something lives under the post that would trade a token for meat.
stage-empty-cart-2 = The Fare
    .story = Wheels are turning somewhere. The cart will wait at the second place, and three boxes stand on its bed: one for provisions, one for building materials, one for rare things. Fill a box and you ride, you alone; each box takes one fare a day. Whoever shows the token pays less.
card-empty-cart-toll-token = The token
    .story = A disc of horn with a hole in it, warm as if it had just come out of a pocket.
card-empty-cart-answering-bell = The answering bell
    .story = You pull the wire. After a while, from much too close, another bell answers.

scenario-bait = The Bait
    .story = It has horns that match no animal you know, and it never shows itself to anyone. Its tracks end each morning at the same place.
stage-bait-1 = Set the Table
    .story = Find the place where the tracks end and lay out enough to eat there, meat or other food. Then go away: it comes by night, and only to those who are not waiting.
stage-bait-2 = Hollow Steps
    .story = It has come, and it is full, and it does not run far. Bring it down, with snares, with poison, or with whatever you can tie to a pole in camp.
stage-bait-3 = The Horn
    .story = Its horns lie where you laid the bait; one of them has a mouthpiece cut into it, long ago. Take it to the second place and blow it there: those who stand beside you will be taken along. The others will have to come and fetch a horn of their own.
card-bait-carved-horn = The horn
    .story = It weighs almost nothing. When the wind is right, it speaks by itself, and everything that lives comes to look.
card-bait-catch-spear = The catch spear
    .story = A crossbar behind the blade, so that what you have hit stays at a distance. Somebody here thought ahead.
special-hollow-ram = Hollow ram

scenario-squatter = The Sleeper on the Hatch
    .story = There is a hatch in the ground; the old notes agree about that. None of them says how to open it, because nobody ever managed to move the thing that sleeps on top of it.
stage-squatter-1 = Smoke and Noise
    .story = Find the warm hollow and drive off what lies in it, with smoke or with a racket made on the spot. Killing it is no use: by the next night another one lies there. What you want is for the place to smell of people.
stage-squatter-2 = The Crank
    .story = They stay away now. The hatch has a square hole where a crank belongs, and the crank is at the second place, rusted in. Bring it to the hatch and wind it open; then climb down, one after another.
card-squatter-warm-hollow = The warm hollow
    .story = The ground steams. What you took for a hill breathes in, and, after a long time, out.
card-squatter-hatch-crank = The crank
    .story = An arm’s length of iron with a handle of smooth wood. It fits the hand of anyone who has ever been afraid.
special-broad-sleeper = Broad sleeper

scenario-blank-map = The Blank Map
    .story = In the camp lies a large sheet of paper, with a frame, a compass rose and nothing in it. Next to it, sharpened, lies a pencil.
stage-blank-map-1 = Draw What You See
    .story = Walk the land and uncover as much of it as you can; the paper wants to be nearly full. Then come back to camp and draw it. In camp, a lookout atop a pole with a smoking rag can see a long way.
stage-blank-map-2 = Two Sightings
    .story = With the lines drawn, two places stand out. Carry the map to each of them and take a sighting there. You will not be alone: as soon as you look up from the paper, somebody is standing next to you.
stage-blank-map-3 = Where the Lines Meet
    .story = The lines meet in places marked on the land itself, by signs that you passed without seeing. Stand on one of these marked spaces with provisions for the road and go, each on your own; or go from the first place, which is the longer way. The walkers have drawn nearer.
card-blank-map-drawn-map = The drawn map
    .story = Your strokes, your mistakes, your coffee-colored thumbprint. It is already hard to imagine the sheet empty.
card-blank-map-first-sighting = The first sighting
    .story = You line up the edge of the paper with the horizon. On the left, a figure is lining something up, too.
card-blank-map-second-sighting = The second sighting
    .story = The line falls exactly where it has to. On the right, a figure nods, a little too slowly.
special-left-walker = Left walker
special-right-walker = Right walker

## Late scenarios

scenario-long-watch = The Long Watch
    .story = A note is nailed up in camp: they come for those who sit it out, but only at that one place, and only if you have stayed. Underneath, in another hand: it took nights, many nights.
stage-long-watch-1 = Dig In
    .story = Find the place and make it something that can be held: timber and stone, or scrap iron if you have it. And a fire. You will be spending time there.
stage-long-watch-2 = Hold the Place
    .story = Now stay. Every night that you spend at this place counts; those who are there when enough nights have been counted will be fetched. From the second night on, something comes that does not prowl but lays siege.
card-long-watch-stone-rampart = The rampart
    .story = Knee-high, then hip-high. Stones for throwing lie ready along the top.
card-long-watch-long-pike = The long pike
    .story = Long enough to reach over the wall, and just light enough to be held up until morning.
special-grey-besieger = Gray besieger

scenario-signal-mast = The Mast
    .story = At the old foundation lies a drawing under glass: a mast, a lens, a fire. The people who drew it got as far as the foundation.
stage-signal-mast-1 = Footing
    .story = Find the foundation and bring stone to finish it. Every blow carries far, and what hears it comes closer.
stage-signal-mast-2 = Frame
    .story = Now upward, in timber or in iron. At night the wind shakes the frame, and it shakes loose whatever nobody holds. From the top you can see farther than is pleasant.
stage-signal-mast-3 = One Night of Light
    .story = The mast stands. Fetch the great lens from the second place, carry it to the mast, light a fire there, and spend one night beside both. If the light goes out into the dark for a whole night, all of you will be found.
card-signal-mast-great-lens = The great lens
    .story = As wide as a cartwheel, wrapped in blankets that were once somebody’s coat. You see the land in it upside down, and there are more fires there than yours.
card-signal-mast-from-the-top = From the top
    .story = You climb. The whole country lies there like something laid out for inspection.

scenario-turning-water = Turning Water
    .story = In the mornings, the water in your bottles is cloudy, though it was clear in the evening. It begins somewhere, and it is spreading.
stage-turning-water-1 = The Clouded Spring
    .story = Find the spring where it begins, and stop it up with stones or treat it with medicine, as much as is needed. What lives in the silt there will not stand idly by; it can be poisoned. Until it is done, clean water turns overnight.
stage-turning-water-2 = The Sluice
    .story = The bad water stands still. Now open the old sluice at the second place, so that the good water runs again. When it runs, come with clean water of your own and drink to it: whoever does so there has made it.
card-turning-water-clouded-pool = The clouded pool
    .story = The surface is without a ripple. Then it opens, like an eye that was only resting.
card-turning-water-felt-strainer = The felt strainer
    .story = Three layers of felt on a hoop. Whatever it catches, you throw away without looking.
special-silt-mother = Silt mother

scenario-carried-flame = The Carried Flame
    .story = Three hearths, one flame: the words are scratched into the stone beside your camp. The three have been cold for a long time, and since then nobody has left.
stage-carried-flame-1 = The First Hearth
    .story = Find the first hearth. Deep in its ash, something still glows; bring it to life and take it with you in a pot. Somebody has to carry it and feed it every night.
stage-carried-flame-2 = The Second Hearth
    .story = Bring the flame to the second hearth and heat it with wood until its walls are warm. The trail goes on from there.
stage-carried-flame-3 = The Third Hearth
    .story = One hearth is left. Carry the flame there, light it and share a meal over it, as many times as there were people at the beginning. Then whoever stands at the third hearth may go on.
card-carried-flame-flame-pot = The flame pot
    .story = Clay, a lid with five holes, a handle of wire. It keeps you warm and asks for wood, like a small animal.
card-carried-flame-cold-kiln = The kiln
    .story = In the wall of the hearth is a niche that only opens when it is hot. Somebody has left things there for whoever comes next.

scenario-last-cabin = The Last Cabin
    .story = A cable runs across the whole land, and on it, motionless, hang cabins for one person each. Below them, in the evening, you are not the only ones who count them.
stage-last-cabin-1 = The Winding House
    .story = Find the winding house and get its drum to turn: wood for the teeth, iron or sinew for the rest. Something that eats wire is at home there; stones keep it away.
stage-last-cabin-2 = One Cabin a Day
    .story = The cable is moving. At the second place, a cabin swings past once a day: be there with provisions and get in. The first of you travels cheaply; those who follow need more. And a desperate person could also climb along the cable.
card-last-cabin-winding-house = The winding house
    .story = The door is hanging by one hinge. Inside, something stops chewing.
card-last-cabin-lower-platform = The lower platform
    .story = A bowl stands on the platform, licked clean, and beside it a sign with a rule of conduct that nobody can read anymore. Somebody still keeps to it, with bared teeth.
special-wire-gnawer = Wire gnawer
special-platform-dog = Platform dog

scenario-two-reapers = Two Reapers
    .story = Two machines walk the land, always in sight of each other. Where they have been, nothing is left standing, and they are coming nearer by one strip a day.
stage-two-reapers-1 = The Workshop
    .story = Find the workshop of those who tried this before you, and prepare stakes and ropes there; a hooked pole can be made there, too. Also find out where the two turn around: that is the second place.
stage-two-reapers-2 = One of Them
    .story = They stand at the turning point, close together. Bring one of the two down, no matter which: with pits and stakes, with the pole, or with iron thrown into its works.
stage-two-reapers-3 = The Other One
    .story = The other has stopped mowing. It walks in circles and calls, on one note, all night. Bring it down as well, or carry iron to the turning point and lay it down there, piece by piece, until it understands. Either way, all of you may go.
card-two-reapers-hooked-pole = The hooked pole
    .story = Made to reach in between turning blades and pull out the one thing that matters. The handle shows where hands have been.
card-two-reapers-still-blades = Still blades
    .story = It lies on its side, and the blades run down slowly. Some parts of it are newer than you are.
special-tall-reaper = Tall reaper
special-lame-reaper = Lame reaper

scenario-humming-engine = The Engine
    .story = You feel it in your teeth before you hear it. Somewhere out there, an engine is running badly, and everything in this land walks, sleeps and hunts in time with it.
stage-humming-engine-1 = Mend or Break
    .story = Find the engine and read what is stamped on it. Then decide, for whoever is there decides for all: mend it with iron and wood, or smash it with stones. Both ways lead out of here, but not to the same place.
stage-humming-engine-2 = It Runs
    .story = It runs as it was meant to. Feed it until the pressure is up; then a door opens at the second place, and whoever gets there may leave. Smooth running wakes others as well.
stage-humming-engine-3 = It Is Silent
    .story = The silence has called somebody who is responsible. Stop the keeper, with whatever you can throw, drop or swing; and when it lies still, gather in camp, all of you. It will be the first quiet night.
card-humming-engine-engine-plate = The plate
    .story = A plate is riveted to the housing: a number, a date that has not come yet, and two words, one for each position of the lever.
card-humming-engine-brass-lever = The brass lever
    .story = Broken off clean, a good arm’s length. It sits in the hand as if it wanted to be put back.
special-engine-keeper = Keeper of the engine

scenario-fog-ford = The Ford in the Fog
    .story = Beyond the last marker there is only fog. Every other day it opens for a few hours, and then you can see, quite near, the other side.
stage-fog-ford-1 = The Ropewalk
    .story = Find the ropewalk and twist a rope there, out of bast, or out of wire and sinew. It has to be long enough for all of you, for nobody crosses without a hand on it.
stage-fog-ford-2 = All Together
    .story = Take the rope to the ford and make it fast with stones or posts. Then everyone has to stand at the ford on an even day: the fog opens for all or for no one. A line to the camp would help those who come late.
card-fog-ford-long-rope = The long rope
    .story = Coiled over both shoulders, it reaches to your knees. It smells of work.
card-fog-ford-fog-line = The guide line
    .story = A thin line, knotted every ten steps, from the camp into the gray. You can walk along it with your eyes shut.

## The last-one-standing scenarios

scenario-closing-dark = Closing Dark
    .story = The edges of the land are going out, one after another, like lamps in a corridor. There is one camp left.
stage-closing-dark-1 = One Bed Left
    .story = After a few days, the dark will hurt everyone who is not in camp at night; later the camp will be no refuge either. There is not room for all of you. The last one standing will see the morning.

scenario-tall-hunter = The Tall Hunter
    .story = It steps over hollows and thickets as if they were furrows. It can count, and it is looking for a number: one.
stage-tall-hunter-1 = Do Not Sleep Without a Fire
    .story = Whoever sleeps without a fire gets a visitor. At one place out there, offerings of meat heal you, and a lance can be made; meat can also call the hunter, perhaps down on someone else. It will leave when only one of you is left.

scenario-three-crates = Three Crates
    .story = Three crates came down in the night, far apart from each other. Written on each of them is the same sentence: for the one who stays.
stage-three-crates-1 = What Keeps and What Rots
    .story = Food spoils faster every day. At three places lie three crates, of blades, of cans and of bandages, and each can be opened once. They were packed for one person: the last one standing.
card-three-crates-crate-of-blades = The crate of blades
    .story = Oiled paper, new steel. One place in the box is empty, and the paper there is still warm.
card-three-crates-crate-of-tins = The crate of cans
    .story = No labels, no dates. Every can sounds different when you shake it.
card-three-crates-crate-of-bandages = The crate of bandages
    .story = White, folded, ironed. Somebody took pains over every edge.
card-tall-hunter-hunters-lance = The lance
    .story = Made for someone three times your height. Broken in the middle, it is just right.
special-stilt-hunter = Stilt hunter

## Stories

story-tally = The Tally
    .one = You woke with stiff backs and strange boots, and beside the camp stood a post with notches in it, cut in groups of five. Somebody has counted days here, a great many. You cut a notch of your own below the last one, because it seemed the thing to do. In the morning, yours was the only fresh one, and still it did not look new.
    .two = It is your turn now, and you know nothing of those before you except their post. The notches start carefully and end in a hurry. The only strange thing is that there are fewer of them than a man in the group remembers having counted yesterday. He counts again, aloud, and stops in the middle.
    .three = Another land, another post, the same knife. Beside the notches, small signs have been scratched, a bell, a door, a beast, as if to remember what happened on which day. You recognize none of it. But at the bottom, where the wood is still pale, are your own names, each with a date on which you had not woken yet.
    .four = The post beside your camp is smooth. Nobody has ever counted here, and in the grass beside it lies a new knife. Then you understand in which direction the days run in this place: the others are still to come, and they will start at the lowest notch. You begin at the bottom, and you cut carefully, so that they can read it.
    .five = By the fire they tell of a group in which nobody cut a notch, because each believed that another was doing it. So the days did not pass. They only passed when there was one left who knew whose turn it was.
    .end = Before leaving, you pull the knife out of the post and lay it in the grass. The last notch is also the first one. Somebody will wake up stiff and wonder at strange boots.

story-humming-posts = The Posts
    .one = Gray posts stand in this land, taller than a man, and when you lay an ear to one, it hums. Between you, you know all sorts of trades, and none that would help here. In camp you found a blanket and a list of posts with check marks after them. The last check mark has a long tail, as if somebody had looked up.
    .two = You have found a list that others began, and you keep it going, because having a list is better than not having one. Some posts hum higher than noted. An old woman among you says that they are not singing but breathing in. Nobody laughs.
    .three = Here the posts are thinner and stand closer together, and what they hum has words in it. You write the words down. They are what the others said at their fires, before you, elsewhere: complaints about the water, a joke, a lullaby, the old woman’s sentence. The land has listened to everything.
    .four = You woke without a sound. The posts are silent, all of them, and you notice how much you miss it, though you have never heard them. So you sit down beside one and tell it who you are and what it is like here. After a while, deep down, it begins to hum.
    .five = They say that once all the posts hummed different notes, and people quarreled beneath them. Then somebody had the idea that with only one voice left there would be a clear note. It was very clear.
    .end = Behind you, the posts pass it on, from one to the next, faster than you can walk. What was found out here is not lost. Far away, in another year, somebody lays an ear to the wood.

story-ring-of-ash = The Ring of Ash
    .one = Around your camp lies a ring of ash, a hand wide and without a gap. None of you remembers a fire, and none of you has stepped across yet without holding your breath. The ash does not blow away. In it, on the inside, are the prints of bare feet that lead nowhere.
    .two = You found a camp that others left, with cups still standing and a ring of ash around it. You took the cups and slept beside it, not in it. In the morning the ring was around you. One of you says that it is not there to keep anything in.
    .three = Here the ash lies in heaps by the wayside, ready to use, under little roofs. So it is a trade, you think: somebody goes from camp to camp, scattering it. You have found a sack, half full, and a pair of shoes beside it. The shoes fit one of you, and she has gone very quiet.
    .four = You do not wake in a camp but beside a cart with sacks. You know, without having learned it, how to walk backward and let the ash run out through your fingers. There are people asleep out there who do not know yet that they must be protected from the night. You go barefoot, so as not to wake them.
    .five = A legend: where the ring has a gap, the dark comes in and asks politely how many of you there are. To every number except one it says: too many.
    .end = The sack is empty, and the wind, for the first time, carries the ash away. It is light out. Whoever is sleeping in the rings may wake up now.

story-red-thread = The Red Thread
    .one = When you woke up, each of you had a red thread around the wrist, cut off at a finger’s length. You joked about it, and nobody took it off. Out there, on branches and stones, hang more of these ends, faded. Whoever passed here marked the way, or was marked.
    .two = You wear no threads. But you found a spool in camp, red and almost full, and you tie pieces of it to whatever you want to find again: a source of water, a good place, a grave. Now and then, in a place where you have never been, a piece is already hanging. It is always your knot.
    .three = In this land the thread is not cut. It runs on, taut, from stone to stone, and when you pluck it, something answers after a while with two tugs. You follow it by day. At night, you have noticed, it gets shorter.
    .four = You came to with the thread in your hands, all of you with the same one. At the other end someone is walking, hesitantly at first; then a group, then many; you can feel it in your fingers like fish. Nobody ever pulled those people into this place. Somebody has been trying the whole time to pull them out.
    .five = In the dream, all of you hang on one thread, and it is fraying. Each of you has scissors. It is a very quiet dream.
    .end = You wind up what there is to wind. At the end, every time, comes a wrist, and a face that blinks. You cut the thread at a finger’s length and let them sleep on a little.

story-four-notes = Four Notes
    .one = Every evening somebody whistles out there: four notes, the last one too low. You have shouted, you have whistled back, and then there is silence for an hour. One of you has known the tune since childhood and cannot say where from. You have begun to hum it while working.
    .two = You have been here for a night and already have a song; nobody can say who started it. It has four notes. In an abandoned camp you found it written down, on a board, with the remark: do not answer. Below that, in another hand: why not, we are alone here.
    .three = The birds know it here. They get it wrong, the way you repeat something in a foreign language, and they break off when you come. On a stone, somebody has scratched the four notes and a fifth one, with a question mark. It would not be too low, with the fifth.
    .four = You are good at whistling, all of you; it is the only thing that you have in common. You sit on a rise in the evening, and below, in the distance, are the fires of people who look lost. You whistle to them, so that they know there is somebody here. They never let you get to the fifth note; they always shout.
    .five = There is a story about singers who each had a single note and hated each other for it. In the end, one of them sang all the notes alone. They say that it was beautiful, and that nobody was there.
    .end = This evening nobody shouts. You whistle four notes, the last one low, and from below, softly, from many fires, comes the fifth. After that there is nothing more to be said.

story-laid-table = The Laid Table
    .one = There was a table in the middle of the wilderness, laid for exactly as many as you are. The bread was fresh. You ate, because you were hungry, and only then did it occur to you to ask who else was coming. Since then you have washed the cups every evening, out of politeness.
    .two = You found a table and the dishes of strangers, washed and stacked. There was one plate too many for you. You left it standing, and at night you hear a chair being moved. In the morning there is a little less of everything, and something else in its place: a knife, a cord, a dry match.
    .three = This time the table lies on its side, and the dishes are broken, all but one cup. People quarreled here. You set the table upright, because that is what one does, and find carved into its underside long rows of names by place: first those who ate, then those who brought. Some names are in both.
    .four = In your camp there is a full larder, and nobody is hungry. You do not wonder for long: you take bread, a cloth, the right number of cups, and carry it all out to where the others will wake up. One of you goes back again and again to see from a distance whether they are eating. She takes an extra plate along and sits down where it is dark.
    .five = They tell of a banquet with a single place card on which nothing was written. Every guest was sure that it was theirs. When morning came, it was true for one.
    .end = You sit down at last. Somebody has laid the table, exactly right, and the bread is still warm. Nobody asks who else is coming; there are enough chairs.
