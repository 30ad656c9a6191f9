import { expect, it } from 'vitest';
import { placesOfPrinted } from './placesOfPrinted.ts';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

it.each([
  ['alone over the whole width', [box(20, 0, 350, 40)], ['1+12 r1 top']],
  ['one below the other', [box(0, 0, 600, 40), box(-20, 40, 640, 300)], ['1+12 r1 top', '1+12 r2 top']],
  ['side by side', [box(0, 100, 600, 100), box(800, 0, 400, 300)], ['1+6 r1 middle', '9+4 r1 top']],
  [
    'side by side, below another',
    [box(0, 0, 1200, 10), box(0, 10, 600, 90), box(600, 40, 600, 60)],
    ['1+12 r1 top', '1+6 r2 top', '7+6 r2 bottom'],
  ],
  ['from the right', [box(600, 0, 600, 9), box(0, 0, 600, 9)], ['7+6 r1 top', '1+6 r1 top']],
  ['nowhere', [box(0, 0, 0, 0), box(0, 0, 0, 0)], ['1+12 r1 top', '1+12 r2 top']],
])('keeps what stood %s there (ED-80)', (_how, boxes, places) => {
  const inShort = placesOfPrinted(boxes).map(
    ({ column, columns, row, vertical }) => `${column}+${columns} r${row} ${vertical}`,
  );
  expect(inShort).toEqual(places);
});
