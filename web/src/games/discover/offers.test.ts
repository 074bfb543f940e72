// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { choiceOf } from '../../testing/states';
import type { Shortcut } from '../../wire';
import { labelsOf } from './offers';

const walk = (label: string, thing: string): Shortcut => ({
  label,
  note: '',
  picks: [],
  things: [thing],
  group: '',
  figure: null,
  ending: null,
});

it('says what a click on a space does: a move if there is one, otherwise a walk', () => {
  const labels = labelsOf(
    [choiceOf(['move', 'E0'], 'space:E0')],
    [walk('Walk to E0', 'space:E0'), walk('Walk to E3 (dune, 6 stamina for 4 spaces)', 'space:E3')],
  );
  expect(Object.fromEntries(labels)).toEqual({
    'space:E0': 'move E0',
    'space:E3': 'Walk to E3 (dune, 6 stamina for 4 spaces)',
  });
});

it('has no words for what several choices name', () => {
  expect(labelsOf([choiceOf(['use', 'a'], 'x'), choiceOf(['use', 'b'], 'x')]).size).toBe(0);
});
