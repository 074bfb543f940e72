/** The pictures of the landmarks of this terrain, by the names of its pack. */
import hollowOak from 'icon:tree-door';
import abandonedOrchard from 'icon:fruit-tree';
import beeWall from 'icon:tree-beehive';
import steppingStones from 'icon:stone-path';
import huntersHide from 'icon:binoculars';
import hummingPost from 'icon:radio-tower';
import charcoalKiln from 'icon:thrown-charcoal';
import drownedSawmill from 'icon:circular-sawblade';
import rootCellar from 'icon:cellar-barrels';
import wardensHut from 'icon:wood-cabin';
import watchTower from 'icon:watchtower';
import beaverDam from 'icon:beaver';
import mushroomRing from 'icon:mushrooms-cluster';
import boneDen from 'icon:bone-gnawer';
import silentCamp from 'icon:forest-camp';

export const LANDMARKS: Readonly<Record<string, string>> = {
  'hollow-oak': hollowOak,
  'abandoned-orchard': abandonedOrchard,
  'bee-wall': beeWall,
  'stepping-stones': steppingStones,
  'hunters-hide': huntersHide,
  'humming-post': hummingPost,
  'charcoal-kiln': charcoalKiln,
  'drowned-sawmill': drownedSawmill,
  'root-cellar': rootCellar,
  'wardens-hut': wardensHut,
  'watch-tower': watchTower,
  'beaver-dam': beaverDam,
  'mushroom-ring': mushroomRing,
  'bone-den': boneDen,
  'silent-camp': silentCamp,
};
