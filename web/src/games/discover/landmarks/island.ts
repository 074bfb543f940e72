/** The pictures of the landmarks of this terrain, by the names of its pack. */
import strandedFerry from 'icon:sinking-ship';
import netLoft from 'icon:fishing-net';
import tideGauge from 'icon:low-tide';
import burntCamp from 'icon:wildfires';
import gullCliff from 'icon:sea-cliff';
import boathouse from 'icon:harbor-dock';
import ebbCave from 'icon:cave-entrance';
import rainCistern from 'icon:well';
import lampHouse from 'icon:lighthouse';
import whaleRibs from 'icon:whale-tail';
import drownedHouses from 'icon:damaged-house';
import hummingPost from 'icon:radio-tower';
import saltPans from 'icon:salt-shaker';
import blackLagoon from 'icon:high-tide';
import ironHatch from 'icon:airtight-hatch';

export const LANDMARKS: Readonly<Record<string, string>> = {
  'stranded-ferry': strandedFerry,
  'net-loft': netLoft,
  'tide-gauge': tideGauge,
  'burnt-camp': burntCamp,
  'gull-cliff': gullCliff,
  boathouse,
  'ebb-cave': ebbCave,
  'rain-cistern': rainCistern,
  'lamp-house': lampHouse,
  'whale-ribs': whaleRibs,
  'drowned-houses': drownedHouses,
  'humming-post': hummingPost,
  'salt-pans': saltPans,
  'black-lagoon': blackLagoon,
  'iron-hatch': ironHatch,
};
