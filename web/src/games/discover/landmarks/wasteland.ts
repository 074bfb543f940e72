/** The pictures of the landmarks of this terrain, by the names of its pack. */
import pumpHouse from 'icon:manual-water-pump';
import fillingStation from 'icon:gas-pump';
import signalMast from 'icon:tv-tower';
import strandedBus from 'icon:bus';
import brickKilns from 'icon:brick-pile';
import turbineHall from 'icon:turbine';
import switchyard from 'icon:electric';
import kennels from 'icon:dog-house';
import filterTower from 'icon:water-tower';
import embankmentDoor from 'icon:steel-door';
import blastFurnace from 'icon:furnace';
import sunkenStation from 'icon:subway-train';
import runningMill from 'icon:windmill';
import listeningDish from 'icon:radar-dish';
import numberedHouse from 'icon:house';

export const LANDMARKS: Readonly<Record<string, string>> = {
  'pump-house': pumpHouse,
  'filling-station': fillingStation,
  'signal-mast': signalMast,
  'stranded-bus': strandedBus,
  'brick-kilns': brickKilns,
  'turbine-hall': turbineHall,
  switchyard,
  kennels,
  'filter-tower': filterTower,
  'embankment-door': embankmentDoor,
  'blast-furnace': blastFurnace,
  'sunken-station': sunkenStation,
  'running-mill': runningMill,
  'listening-dish': listeningDish,
  'numbered-house': numberedHouse,
};
