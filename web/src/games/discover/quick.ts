/** The quick reference of Discover: its sections. */
import backpack from 'icon:backpack';
import boot from 'icon:walk';
import heart from 'icon:hearts';
import laurels from 'icon:laurels';
import sun from 'icon:sun';
import swords from 'icon:sword-clash';
import type { QuickSection } from '../../rules';

export const sections: QuickSection[] = [
  { name: 'turn', icon: sun },
  { name: 'actions', icon: boot },
  { name: 'carry', icon: backpack },
  { name: 'damage', icon: heart },
  { name: 'combat', icon: swords },
  { name: 'win', icon: laurels },
];
