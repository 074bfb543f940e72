/** The pictures of the landmarks of this terrain, by the names of its pack. */
import sunkenJetty from 'icon:wooden-pier';
import stiltHut from 'icon:hut';
import bellPost from 'icon:ringing-bell';
import peatCut from 'icon:dig-hole';
import heronTower from 'icon:heron';
import drownedChapel from 'icon:church';
import feverTents from 'icon:barracks-tent';
import plankMaze from 'icon:maze';
import hummingPost from 'icon:radio-tower';
import smokehouse from 'icon:fish-smoking';
import ferryHouse from 'icon:boat-horizon';
import sluiceGate from 'icon:dam';
import strandedBarge from 'icon:ship-wreck';
import lampField from 'icon:old-lantern';
import blackPool from 'icon:swamp';

export const LANDMARKS: Readonly<Record<string, string>> = {
  'sunken-jetty': sunkenJetty,
  'stilt-hut': stiltHut,
  'bell-post': bellPost,
  'peat-cut': peatCut,
  'heron-tower': heronTower,
  'drowned-chapel': drownedChapel,
  'fever-tents': feverTents,
  'plank-maze': plankMaze,
  'humming-post': hummingPost,
  smokehouse,
  'ferry-house': ferryHouse,
  'sluice-gate': sluiceGate,
  'stranded-barge': strandedBarge,
  'lamp-field': lampField,
  'black-pool': blackPool,
};
