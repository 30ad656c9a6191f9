import { expect, it } from 'vitest';
import { isLocalPath } from './localPath.ts';

it.each([
  ['/', true],
  ['/shop/café?color=red#top', true],
  ['/a//b', true],
  ['/%2F%2Fevil.example', true],
  ['', false],
  ['shop', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a\\b', false],
  ['/\t/evil.example', false],
  ['/\n/evil.example', false],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
])('%j leads to a path of the same place: %s', (text, expected) => {
  expect(isLocalPath(text)).toBe(expected);
});
