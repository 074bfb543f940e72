/** The overview of Discover. */
import type { Glance } from '../../overview/glances';

export const glances: Glance[] = [
  { name: 'goal', shows: 'scene' },
  { name: 'map', shows: 'board', things: ['slot:'] },
  { name: 'stamina', shows: 'own', things: ['stamina:0'] },
  { name: 'tools', shows: 'own', things: ['project:', 'resource:0:'] },
  { name: 'night', shows: 'own', things: ['hearts:0'] },
  { name: 'quest', shows: 'board', things: ['quest'] },
];
