import { expect, test } from 'vitest';
import { CARD, NARROW, placeCard } from './placing';

const WIDE = { width: 740, height: 560, top: 80 };
const PHONE = { width: 366, height: 440, top: 60 };

test('a card opens on the right if nothing is there', () => {
  expect(placeCard(WIDE, 300, [{ x: 200, y: 200 }])).toEqual({ side: 'right', shift: { x: 0, y: 0 } });
});

test('a card opens on the left if the figure stands on the right', () => {
  expect(placeCard(WIDE, 300, [{ x: 650, y: 200 }])).toEqual({ side: 'left', shift: { x: 0, y: 0 } });
});

test('what is below a short card is not hidden by it', () => {
  expect(placeCard(WIDE, 100, [{ x: 650, y: 400 }]).shift).toEqual({ x: 0, y: 0 });
});

test('the map moves aside if there is something on both sides', () => {
  const points = [370, 320, 420].map((x) => ({ x, y: 200 }));
  const { side, shift } = placeCard(WIDE, 300, points);
  expect(side).toBe('right');
  for (const { x } of points) expect(x + shift.x).toBeLessThan(WIDE.width - CARD);
});

test('on a phone the figure is moved out from under the card', () => {
  expect(PHONE.width).toBeLessThan(NARROW);
  const { side, shift } = placeCard(PHONE, 200, [{ x: 180, y: 220 }]);
  expect(side).toBe('top');
  expect(220 + shift.y).toBeGreaterThan(PHONE.top + 200);
});

test('if the choices need more room than there is, the figure comes first', () => {
  const points = [
    { x: 700, y: 200 },
    { x: 60, y: 200 },
  ];
  const { shift, side } = placeCard(WIDE, 300, points);
  expect(side).toBe('right');
  expect(700 + shift.x).toBeLessThan(WIDE.width - CARD);
});
