/** The pictures of the landmarks of this terrain, by the names of its pack. */
import sunkenWell from 'icon:well';
import glassField from 'icon:cracked-glass';
import buriedLorry from 'icon:truck';
import shadeSails from 'icon:sail';
import saltCairn from 'icon:stone-pile';
import hummingPosts from 'icon:radio-tower';
import roofedCistern from 'icon:water-tower';
import ribArch from 'icon:ribcage';
import fallenMast from 'icon:tower-fall';
import windCaves from 'icon:wind-hole';
import mirrorRing from 'icon:mirror-mirror';
import deadOrchard from 'icon:dead-wood';
import sandStairs from 'icon:stairs';
import saltWorks from 'icon:salt-shaker';
import greatDial from 'icon:sundial';

export const LANDMARKS: Readonly<Record<string, string>> = {
  'sunken-well': sunkenWell,
  'glass-field': glassField,
  'buried-lorry': buriedLorry,
  'shade-sails': shadeSails,
  'salt-cairn': saltCairn,
  'humming-posts': hummingPosts,
  'roofed-cistern': roofedCistern,
  'rib-arch': ribArch,
  'fallen-mast': fallenMast,
  'wind-caves': windCaves,
  'mirror-ring': mirrorRing,
  'dead-orchard': deadOrchard,
  'sand-stairs': sandStairs,
  'salt-works': saltWorks,
  'great-dial': greatDial,
};
