import { describe, expect, it } from 'vitest';
import { listTweaks } from './listTweaks.ts';
import { parseTweaks } from './parseTweaks.ts';

const source = `
// tweak: {"type":"checkbox","title":"Second Picture","category":"Store"}
// tweak: {"type":"checkbox","title":"Big Dates","category":"Blog Posts"}
// tweak: {"type":"checkbox","title":"Wide","category":"Layout"}
`;
const { tweaks } = parseTweaks(source);

describe('tweaks of a list (site-templates 5, ED-62)', () => {
  it.each([
    ['products', ['Second Picture']],
    ['blog', ['Big Dates']],
    ['events', []],
    ['page', []],
  ])('of %s are %j', (typeName, titles) => {
    expect(listTweaks(tweaks, typeName).map(({ label }) => label)).toEqual(titles);
  });
});
