import { expect, it } from 'vitest';
import type { SiteRecords } from '../records/record.ts';
import { lintSentence } from './lintWording.ts';
import { lintSite } from './siteLint.ts';

const findings = (style: object, look = {}) =>
  lintSite(new Map([['style:style', style]]) as unknown as SiteRecords, { images: new Map(), look });

it('warns of fonts that weigh more than 60 KB, or come in more than two files (PF-05)', () => {
  const roles = { body: { font: 'source-serif-4' } };
  const heavy = findings({ fonts: { pack: 'newsroom', roles } });
  expect(heavy).toMatchObject([{ code: 'fontsHeavy', page: '', key: 'style:style' }]);
  expect(lintSentence(heavy[0]!)).toBe('The fonts load slowly (106.45 KB in 2 files). Use up to 60 KB in 2 files.');
  expect(findings({ fonts: { pack: 'gallery' } })).toEqual([]);
  expect(findings({})).toEqual([]);
  // What the theme begins with counts as long as nobody chose otherwise.
  const look = { fonts: { pack: 'gallery', roles: { body: { font: 'inter' }, meta: { font: 'karla' } } } };
  expect(findings({}, look)).toMatchObject([{ code: 'fontsHeavy' }]);
  expect(
    findings(
      { fonts: { pack: 'gallery', roles: { body: { font: 'instrument-sans' }, meta: { font: 'instrument-sans' } } } },
      look,
    ),
  ).toEqual([]);
});
