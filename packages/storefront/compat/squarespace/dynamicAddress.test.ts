import { expect, it } from 'vitest';
import { cleanAddress, hashAddress } from './dynamicAddress.ts';

it.each([
  ['#/projects/ridge', 'projects/ridge'],
  ['/projects/ridge/', 'projects/ridge'],
  ['#ridge', 'ridge'],
  ['', ''],
])('DynamicData knows the link of %j', (hash, address) => expect(hashAddress(hash)).toBe(address));

it('marks a place with the page it shows, whatever the address', () => {
  expect([cleanAddress('/a/b-c/?x=1"]'), cleanAddress('a')]).toEqual(['ab-cx1', 'a']);
});
