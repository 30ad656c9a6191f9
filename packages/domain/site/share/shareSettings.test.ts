import { expect, it } from 'vitest';
import { numberedShares, SHARE_KEYS, switchedOnShares } from './shareSettings.ts';

it.each([
  [{ X: true, Facebook: true, Reddit: false }, ['Facebook', 'X']],
  [{ Email: 'yes', Unknown: true }, []],
  [null, []],
  ['X', []],
])('of the setting %j the services %j are on', (stored, services) => {
  expect(switchedOnShares(stored)).toEqual(services);
});

it('reads by number what templates are told by number', () => {
  expect(numberedShares({ [SHARE_KEYS.X.number]: true, [SHARE_KEYS.Email.number]: true, 99: true })).toEqual([
    'X',
    'Email',
  ]);
});
