/** The icon of every thing in Outlive, by name. */
import ammoBox from 'icon:ammo-box';
import airtightHatch from 'icon:airtight-hatch';
import anvil from 'icon:anvil';
import autoRepair from 'icon:auto-repair';
import backpack from 'icon:light-backpack';
import balaclava from 'icon:balaclava';
import baseballBat from 'icon:baseball-bat';
import bearHead from 'icon:bear-head';
import binoculars from 'icon:binoculars';
import boar from 'icon:boar';
import brickWall from 'icon:brick-wall';
import bunkBeds from 'icon:bunk-beds';
import bunker from 'icon:bunker';
import camel from 'icon:camel';
import can from 'icon:opened-food-can';
import capsule from 'icon:health-capsule';
import cardDraw from 'icon:card-draw';
import cargoShip from 'icon:cargo-ship';
import chainsaw from 'icon:chainsaw';
import crossedSwords from 'icon:crossed-swords';
import crowbar from 'icon:crowbar';
import deer from 'icon:deer';
import dna from 'icon:dna1';
import fallingRocks from 'icon:falling-rocks';
import fireAxe from 'icon:fire-axe';
import fishbone from 'icon:fishbone';
import flashlight from 'icon:flashlight';
import goose from 'icon:goose';
import grapple from 'icon:grapple';
import handSaw from 'icon:hand-saw';
import heavyBullets from 'icon:heavy-bullets';
import jerrycan from 'icon:jerrycan';
import kevlarVest from 'icon:kevlar-vest';
import keyCard from 'icon:swipe-card';
import laurels from 'icon:laurels';
import lockers from 'icon:lockers';
import log from 'icon:log';
import magnifyingGlass from 'icon:magnifying-glass';
import meat from 'icon:ham-shank';
import mech from 'icon:battle-mech';
import metalBar from 'icon:metal-bar';
import metalDetector from 'icon:metal-detector';
import microchip from 'icon:microchip';
import movementSensor from 'icon:movement-sensor';
import pocketBow from 'icon:pocket-bow';
import poisonCloud from 'icon:poison-cloud';
import pump from 'icon:manual-water-pump';
import rabbit from 'icon:rabbit';
import radioactive from 'icon:radioactive';
import rat from 'icon:rat';
import sandstorm from 'icon:sandstorm';
import sawedOff from 'icon:sawed-off-shotgun';
import screwdriver from 'icon:screwdriver';
import shieldReflect from 'icon:shield-reflect';
import snowflake from 'icon:snowflake-1';
import spanner from 'icon:spanner';
import stagHead from 'icon:stag-head';
import swapBag from 'icon:swap-bag';
import toolbox from 'icon:toolbox';
import virus from 'icon:virus';
import warPick from 'icon:war-pick';
import waterDrop from 'icon:water-drop';
import waterRecycling from 'icon:water-recycling';
import wildfires from 'icon:wildfires';
import wolfTrap from 'icon:wolf-trap';
import type { EquipmentName, EventName, Part, PreyName, Resource, RoomName, TileName } from './view';

export const RESOURCE: Record<Resource, string> = {
  meat,
  water: waterDrop,
  'canned-goods': can,
  wood: log,
  metal: metalBar,
  microchip,
  munition: heavyBullets,
};

/** What a search tile shows; an empty cupboard shows nothing. */
export const TILE: Record<TileName | Resource, string> = { ...RESOURCE, capsule, empty: lockers };

export const EQUIPMENT: Record<EquipmentName, string> = {
  bow: pocketBow,
  axe: fireAxe,
  'battle-gear': kevlarVest,
  'baseball-bat': baseballBat,
  'thermal-sensor': movementSensor,
  exoskeleton: mech,
  'access-card': keyCard,
  jerrycan,
  'metal-detector': metalDetector,
  backpack,
  'bear-trap': wolfTrap,
  shotgun: sawedOff,
  'grappling-hook': grapple,
  hacksaw: handSaw,
  crowbar,
  'ammo-box': ammoBox,
  chainsaw,
  flashlight,
  purifier: waterRecycling,
  pickaxe: warPick,
};

export const ROOM: Record<RoomName, string> = {
  construction: brickWall,
  workshop: autoRepair,
  events: laurels,
  'hunting-1': stagHead,
  'cargo-1': cargoShip,
  look: binoculars,
  'hero-immunity': shieldReflect,
  'choice-of-tribute': swapBag,
  'hunting-2': stagHead,
  'cargo-2': cargoShip,
  'munitions-4': heavyBullets,
  'repair-free': spanner,
  'permanent-water': pump,
  'event-immunity': bunker,
  dismantle: screwdriver,
  'gauge-1': radioactive,
  'airlock-1': airtightHatch,
  'survivor-1': bunkBeds,
  'search-2': magnifyingGlass,
  'equipment-2': cardDraw,
  'empty-cupboard': lockers,
  'repair-2': toolbox,
};

export const EVENT: Record<EventName, string> = {
  wildfire: wildfires,
  'cave-in': fallingRocks,
  thieves: balaclava,
  nomads: camel,
  'lean-times': fishbone,
  'rat-infestation': rat,
  sandstorm,
  'radioactive-cloud': poisonCloud,
  'epizootic-disease': virus,
  'animal-mutation': dna,
  'enemy-clan': crossedSwords,
  'cold-snap': snowflake,
};

export const PREY: Record<PreyName, string> = {
  'prey-1': rabbit,
  'prey-2': goose,
  'prey-3': deer,
  'prey-4': boar,
  'prey-5': bearHead,
};

export const PART: Record<Part, string> = {
  events: laurels,
  rooms: bunker,
  gauge: radioactive,
  survivors: bunkBeds,
  equipment: spanner,
  pairs: anvil,
};
