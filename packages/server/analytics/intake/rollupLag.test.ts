import { expect, it } from 'vitest';
import { watchRollups } from './rollupLag.ts';
import type { TakenEvents } from './storeEvents.ts';

it('is behind from the first stored event to its count, also when that fails', async () => {
  let clock = 0;
  let isDown = false;
  const done = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve());
  const rollups = watchRollups({ store: done, count: done, pack: done, close: done }, () => clock);
  const taken = {} as TakenEvents;
  expect(rollups.lagMs()).toBe(0);
  await rollups.store('one', taken);
  clock = 1000;
  await rollups.store('one', taken);
  await rollups.store('two', taken);
  clock = 3000;
  expect(rollups.lagMs()).toBe(3000);
  isDown = true;
  await expect(rollups.count('one')).rejects.toThrow('down');
  expect(rollups.lagMs()).toBe(3000);
  isDown = false;
  await rollups.count('one');
  expect(rollups.lagMs()).toBe(2000);
  await rollups.count('two');
  expect(rollups.lagMs()).toBe(0);
});
