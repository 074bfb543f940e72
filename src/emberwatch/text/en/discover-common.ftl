# Discover: projects, characters, nights and threats

## Projects and their items

project-hardened-spear = Hardened spear
    .story = A straight pole, its tip turned in the embers until it rings when you flick it.
project-stone-club = Stone club
    .story = Nothing about it is clever, and it sits in the hand as if it had always been there.
project-flint-knife = Flint knife
    .story = One good blow splits the nodule, and the edge that appears is thinner than paper.
project-sling = Sling
    .story = A strip of hide, two cords and an afternoon of missing every tree.
project-wicker-shield = Wicker shield
    .story = Green rods woven tight, so that what bites into it does not easily let go.
project-fur-cloak = Fur cloak
    .story = It smells of the animal and holds its warmth as if something were still breathing inside.
project-forage-basket = Forage basket
    .story = With both hands free, you suddenly notice how much here can be eaten.
project-back-frame = Back frame
    .story = Two forked branches and a seat belt from who knows where, and the load rides on your hips.
project-water-bag = Water bag
    .story = Sewn, turned and rubbed with ash, it sweats a little but it does not leak.
project-boiling-bowl = Boiling bowl
    .story = Stones from the fire hiss as they sink, and soon the whole bowl is bubbling.
project-dew-sheet = Dew sheet
    .story = Stretched over a hollow at dusk, it hangs full of small cold drops by morning.
project-fire-drill = Fire drill
    .story = Smoke comes after a hundred strokes, and the spark a moment after you have given up.
project-ember-pot = Ember pot
    .story = A lidded bowl full of punk wood, in which a piece of last night keeps glowing.
project-herb-poultice = Herb poultice
    .story = Gray, warm and foul-smelling, and the throbbing stops almost at once.
project-splint = Splint
    .story = Two straight slats, a strap, and something to bite on while it is tightened.
project-striding-poles = Striding poles
    .story = With four legs instead of two, the land grows smaller.
project-reed-float = Reed float
    .story = Bundled stalks carry you low over the water, so quietly that the ripples seem loud.
project-snare-line = Snare line
    .story = Thin loops at ankle height, and you learn to remember where you have been.
project-tallow-lamp = Tallow lamp
    .story = A wick in a hollowed stone throws a small circle of light in which nothing can pretend to be a shadow.
project-fish-weir = Fish weir
    .story = A funnel of stakes that lets the current do the waiting.
project-forged-machete = Forged machete
    .story = It was once a leaf spring, and before that something with a serial number filed off.
project-venom-darts = Venom darts
    .story = Eight thorns in a hollow stalk, each dipped three times and never touched again.
project-scrap-mail = Scrap mail
    .story = License plates, washers and wire, and a rattle that announces you at a hundred paces.
project-field-kit = Field kit
    .story = Needle, thread, clean cloth and a label in a hand that nobody in the group can read.
project-charcoal-filter = Charcoal filter
    .story = What goes in brown comes out below drop by drop, and tastes of nothing at all.
project-down-bedroll = Down bedroll
    .story = For the first time since you woke up here, you sleep without curling into a fist.
project-arc-lamp = Arc lamp
    .story = Two carbon rods, a jar of acid, and for ten breaths a whole hillside stands in daylight.
project-spring-jaw = Spring jaw
    .story = Setting it takes two people, or one who trusts the catch far too much.

## Characters: group 1

character-tomasz-baker = Tomasz, baker
    .story = For thirty years he rose at two in the morning. He says that the dark here is the wrong kind of quiet.
character-amara-well-digger = Amara, well digger
    .story = She lays her ear to the ground before she lays down her pack. Somewhere below, it is always running, she says.
character-rurik-doorman = Rurik, doorman
    .story = He has turned away drunks, debt collectors and once a bride. He stands between the fire and the dark without having been asked.
character-ines-surveyor = Ines, surveyor
    .story = She counts her steps under her breath and has found that the same slope is never the same length twice.
character-yuki-potter = Yuki, potter
    .story = At seventy-four, she still trusts her thumbs more than her eyes. Every camp gets a hearth before it gets a name.
character-anselm-clock-mender = Anselm, clock mender
    .story = His watch stopped when he woke up here, and on some mornings it has moved on. He writes the times down.

## Characters: group 2

character-kofi-fisherman = Kofi, fisherman
    .story = He can sit by water for hours without moving. What he is listening for, he keeps to himself.
character-leila-plumber = Leila, plumber
    .story = Give her a rusty pipe and she will tell you where it leads. She did not like where these lead.
character-bruno-butcher = Bruno, butcher
    .story = A gentle man with enormous hands. He thanks every animal, and lately he has begun to look at their teeth.
character-sanna-postwoman = Sanna, mail carrier
    .story = Nineteen years on the longest route in the north, and never a letter late. In her bag lies one addressed to this place.
character-otto-charcoal-burner = Otto, charcoal burner
    .story = Soot has settled in the lines of his face for good. He reads the smoke of other fires, even where there is no fire.
character-mirela-card-reader = Mirela, card reader
    .story = She never believed in the cards; they only paid the rent. Since she came here, they have been right.

## Characters: group 3

character-paloma-mushroom-picker = Paloma, mushroom picker
    .story = Her grandmother taught her four hundred names and two that are not to be spoken. She has seen both of them here.
character-idris-ice-seller = Idris, ice seller
    .story = In a city of heat, he sold cold by the block. He wakes before the others, when everything is still wet.
character-hanne-wrestler = Hanne, wrestler
    .story = Twice champion of her district, once of the whole country. She says that most things are about staying low.
character-teo-steeplejack = Teo, steeplejack
    .story = He sleeps badly on level ground. Give him something to climb and he is back with news before the kettle boils.
character-priya-toolmaker = Priya, toolmaker
    .story = She measures by eye and is never off by more than a hair. Her notebook fills with things that nobody has asked for yet.
character-pio-sleepwalker = Pio, sleepwalker
    .story = Seventeen, polite, always tired. On some mornings he wakes far from his blanket with clean feet.

## Characters: group 4

character-bashir-cook = Bashir, ship’s cook
    .story = He has fed forty men in a storm from a single pot. An empty ladle offends him.
character-noor-bargewoman = Noor, bargewoman
    .story = Born on the river, raised on the river, and she drank from it all her life. Little can upset her stomach or her temper.
character-kenji-fencing-teacher = Kenji, fencing teacher
    .story = Sixty-eight years old and slightly deaf. He waits with half-closed eyes until his opponent makes a mistake.
character-astrid-balloonist = Astrid, balloonist
    .story = She remembers taking off. From above, she says, the valleys looked as if someone had laid them out.
character-luca-tinker = Luca, tinker
    .story = His cart had everything, and half of it worked. He finds a use for what others step over.
character-zora-caver = Zora, caver
    .story = She has spent longer underground than some miners. The dark does not frighten her, only the warm draft that comes out of it.

## Characters: group 5

character-mateo-beekeeper = Mateo, beekeeper
    .story = He moves slowly and hums. The bees of this land hum back, half a tone too low.
character-freya-diver = Freya, pearl diver
    .story = Four minutes on a single breath, at over fifty. She will not talk about what stood on the bottom.
character-dmitri-night-watchman = Dmitri, night watchman
    .story = Twenty winters in a warehouse full of other people’s things. He knows the moment when a silence has someone in it.
character-aroha-courier = Aroha, courier
    .story = The fastest legs between the harbor and the hill. She runs to remember the way home.
character-abel-thatcher = Abel, thatcher
    .story = He sees every tree as a roof. As long as he feeds the fire, nobody needs to ask who has the watch.
character-vesna-vet = Vesna, country vet
    .story = Cows, dogs, now and then a farmer. Her patients were never able to say where it hurt, so she does not ask.

## Characters: group 6

character-rosa-trapper = Rosa, trapper
    .story = A grandmother of nine with a pocket full of wire. She apologizes to nothing and wastes nothing.
character-samir-rain-watcher = Samir, rain watcher
    .story = He kept the weather book of a mountain station and never missed an entry. Here the rain comes by the calendar, but the calendar is not ours.
character-olga-shot-putter = Olga, shot-putter
    .story = Fourth at the games, by two centimeters. Since then she has not put a stone down gently.
character-linh-birdwatcher = Linh, birdwatcher
    .story = Three thousand kinds on her list, and none of those that call here. She sees what moves before it moves.
character-henrik-candlemaker = Henrik, candlemaker
    .story = He smells faintly of honey and fat. In the stub of a candle he sees an evening, and in an evening nearly everything.
character-emeka-locksmith = Emeka, locksmith
    .story = Every lock is a question put by someone who is not there, he says. He has met questions here that he had answered before.

## Nights

night-quiet-dark = The quiet dark
    .story = Nothing stirs, and you lie awake listening to your stomachs.
night-dry-mouths = Dry mouths
    .story = The air tastes of dust, and everyone hears the last swallow from the bottle.
night-ring-of-eyes = A ring of eyes
    .story = Just beyond the light, pairs of sparks open and close, patiently, in turn.
night-humming-hours = The humming hours
    .story = Around midnight, the posts begin to hum, and for a while you all sleep as though someone had ordered it.
night-lean-night = The lean night
    .story = Someone counts the provisions aloud, stops, and starts over.
night-parched-night = The parched night
    .story = Warm wind combs through the camp and takes the moisture from your lips and eyes.
night-closing-circle = The closing circle
    .story = The calls come from four sides at first, then from three, and then from quite near.
night-black-gale = The black gale
    .story = The storm has no rain in it, only weight, and it leans on everything that stands.
night-falling-ash = Falling ash
    .story = Soft gray flakes sink through the firelight, and there is no fire they could have come from.
night-low-mist = The low mist
    .story = It rises to the knee and no higher, and whatever walks in it has no feet.

## Threats: blue

threat-festering-scratch = A festering scratch
    .story = It was hardly more than a thorn, and now the skin around it is hot and tight.
threat-twisted-ankle = A twisted ankle
    .story = The stone rolls, your foot stays, and for a while you see only white.
threat-creeping-doubt = Creeping doubt
    .story = What if the others never woke up here at all, and it is only you who did?
threat-the-quarrel = The quarrel
    .story = It begins with a spoon, and by the end everyone has said something.
threat-light-fingers = Light fingers
    .story = In the morning the bundles are tied with a different knot.
threat-snapped-twig = A snapped twig
    .story = One crack, close by, and then the long care of something standing still.
threat-fresh-tracks = Fresh tracks
    .story = They cross your own, and the edges have not yet begun to crumble.
threat-scent-on-the-wind = Scent on the wind
    .story = The wind has turned and is carrying word of you into the dark.
threat-sudden-downpour = Sudden downpour
    .story = A single cloud, a single minute, and not a dry thread left.
threat-loose-ground = Loose ground
    .story = The slope was firm yesterday; tonight it pours away beneath your boots.
threat-chill-before-dawn = The chill before dawn
    .story = The worst hour is the last one, when the sky is already gray and gives nothing.
threat-somebody-was-here = Somebody was here
    .story = Beside your head lies a small bundle, neatly tied, and no footprint leads to it.

## Threats: orange

threat-rattling-cough = A rattling cough
    .story = It sits deep down and sounds as if something in there were answering.
threat-marked-as-prey = Marked as prey
    .story = On your sleeve there is a smear that does not wash out, and it glows a little in the dark.
threat-frost-in-the-bones = Frost in the bones
    .story = You have stopped shivering, and you know that this is not a good sign.
threat-shared-fever = Shared fever
    .story = One cup for all, and by midnight you are all talking in the same dream.
threat-rope-too-short = A rope too short
    .story = The edge breaks, your hand finds a root, and you shout a name.
threat-hunting-line = The hunting line
    .story = They walk abreast, an even distance apart, like beaters on a field.
threat-breath-behind-you = Breath behind you
    .story = It is warm, it is slow, and it breathes in whenever you do.
threat-robbed-cache = The robbed cache
    .story = The stones are stacked again as before, but there is nothing under them, and the trail leads to the water.
threat-stones-of-ice = Stones of ice
    .story = The first one splits a branch, and after that nobody counts.
threat-ground-gives-way = The ground gives way
    .story = Beneath the thin crust there is a room, and you are on your way into it.
threat-breathless-air = Breathless air
    .story = The night is hotter than the day was, and not a leaf dares to move.
threat-distant-lantern = A distant lantern
    .story = Far off, someone swings a light, three times to the left, and for a moment the whole land lies open.
