/** The picture of each place, on a field of 300 x 130 whose left third is always visible. */
import type { Component } from 'svelte';
import type { PlaceName } from '../view';
import Base from './Base.svelte';
import Blackwood from './Blackwood.svelte';
import Dam from './Dam.svelte';
import Fairgrounds from './Fairgrounds.svelte';
import Forest from './Forest.svelte';
import Mine from './Mine.svelte';
import Ship from './Ship.svelte';
import SilentPeak from './SilentPeak.svelte';

export const SCENERY: Record<PlaceName, Component> = {
  forest: Forest,
  dam: Dam,
  'military-base': Base,
  'silent-peak': SilentPeak,
  mine: Mine,
  'cargo-ship': Ship,
  fairgrounds: Fairgrounds,
  blackwood: Blackwood,
};
