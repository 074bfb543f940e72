/** The pictures of the landmarks of this terrain, by the names of its pack. */
import stoneHut from 'icon:hobbit-dwelling';
import cablePylon from 'icon:pylon';
import frozenTarn from 'icon:icebergs';
import goatFold from 'icon:goat';
import signalCairn from 'icon:stone-stack';
import iceCave from 'icon:mountain-cave';
import ropeBridge from 'icon:rope-bridge';
import buriedBarn from 'icon:barn';
import hangingTents from 'icon:camping-tent';
import weatherStation from 'icon:windsock';
import eyrie from 'icon:nest-eggs';
import summitStake from 'icon:flag-objective';
import glacierMouth from 'icon:iceberg';
import answeringWall from 'icon:echo-ripples';
import bivouacBox from 'icon:wooden-crate';

export const LANDMARKS: Readonly<Record<string, string>> = {
  'stone-hut': stoneHut,
  'cable-pylon': cablePylon,
  'frozen-tarn': frozenTarn,
  'goat-fold': goatFold,
  'signal-cairn': signalCairn,
  'ice-cave': iceCave,
  'rope-bridge': ropeBridge,
  'buried-barn': buriedBarn,
  'hanging-tents': hangingTents,
  'weather-station': weatherStation,
  eyrie,
  'summit-stake': summitStake,
  'glacier-mouth': glacierMouth,
  'answering-wall': answeringWall,
  'bivouac-box': bivouacBox,
};
