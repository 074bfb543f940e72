/** The quick reference of Outlive: its sections, in the order of a round. */
import laurels from 'icon:laurels';
import moon from 'icon:moon';
import map from 'icon:treasure-map';
import pawn from 'icon:walk';
import press from 'icon:fist';
import sun from 'icon:sun';
import type { QuickSection } from '../../rules';

export const sections: QuickSection[] = [
  { name: 'round', icon: sun },
  { name: 'move', icon: pawn },
  { name: 'pressure', icon: press },
  { name: 'places', icon: map },
  { name: 'night', icon: moon },
  { name: 'end', icon: laurels },
];
