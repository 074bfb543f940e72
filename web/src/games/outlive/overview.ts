/** The overview of Outlive. */
import type { Glance } from '../../overview/glances';

export const glances: Glance[] = [
  { name: 'goal', shows: 'scene' },
  { name: 'day', shows: 'board', things: ['hero:0:'] },
  { name: 'places', shows: 'board', things: ['place:forest', 'place:mine', 'place:fairgrounds'] },
  { name: 'shelter', shows: 'own', things: ['room:0:'] },
  { name: 'night', shows: 'own', things: ['airlock:0', 'gauge:0'] },
  { name: 'points', shows: 'own', things: ['score:'] },
];
