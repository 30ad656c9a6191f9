import { describe, expect, it } from 'vitest';
import { BLOCK_TYPES, type BlockTypeName } from './blockTypes.ts';
import { BLOCK_FEATURES, BLOCK_GROUPS, fieldNames, isFeatureOn } from './definition.ts';
import { BLOCK_DEFINITIONS, definitionOf, OFFERED_BLOCKS } from './definitions.ts';

describe('definitions', () => {
  it('are there for every number that existing pages store, those of mails and of other builders too (ENUM-05)', () => {
    const all = Object.keys(BLOCK_TYPES) as BlockTypeName[];
    expect(all.filter((type) => definitionOf(type) === null)).toEqual([]);
    expect(BLOCK_DEFINITIONS).toHaveLength(all.length);
  });

  it('say where they are listed, and which of their fields are looks', () => {
    for (const definition of BLOCK_DEFINITIONS) {
      expect(Object.keys(BLOCK_GROUPS)).toContain(definition.group);
      const names = [...fieldNames(definition, 'content'), ...fieldNames(definition, 'design')];
      expect(names.sort()).toEqual(Object.keys(definition.fields).sort());
      for (const name of definition.design ?? []) expect(Object.keys(definition.fields)).toContain(name);
    }
  });

  it('of which offered ones have names of their own, and kept ones say what to use instead', () => {
    const names = OFFERED_BLOCKS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const kept = BLOCK_DEFINITIONS.filter((each) => !OFFERED_BLOCKS.includes(each));
    expect(kept.map(({ type }) => type)).toEqual([
      ...['summary', 'journal', 'postsbyauthor', 'postsbytag', 'postsbycategory', 'postsbymonth', 'folder', 'geo'],
      ...['sociallinks', 'socialaccountlinks', 'opentable', 'foursquare', 'fivehundredpix', 'zola'],
      ...['emailfooter', 'inbrowsermessagelink', 'website-component'],
    ]);
    for (const { kept: sentence } of kept) expect(sentence).toMatch(/^.{10,}\.$/);
  });

  it('may be switched off where they have a flag, and are on where nothing is said (ENUM-07)', () => {
    const flagged = OFFERED_BLOCKS.flatMap(({ feature }) => feature ?? []);
    expect([...flagged].sort()).toEqual([...BLOCK_FEATURES]);
    expect(isFeatureOn('amazon', {})).toBe(true);
    expect(isFeatureOn('amazon', { amazon: false })).toBe(false);
    expect(isFeatureOn('donation', { amazon: false })).toBe(true);
    expect(isFeatureOn(undefined, 'none')).toBe(true);
  });
});
