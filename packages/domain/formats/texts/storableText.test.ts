import { describe, expect, it } from 'vitest';
import { storableText } from './storableText.ts';

describe('storableText', () => {
  it.each([
    ['plain', 'plain'],
    ['a\0b\0', 'ab'],
    ['\ud800', '\ufffd'],
    ['x\udc00y', 'x\ufffdy'],
    ['🎈 whole', '🎈 whole'],
    ['', ''],
  ])('makes %j storable', (text, expected) => {
    expect(storableText(text)).toBe(expected);
  });
});
