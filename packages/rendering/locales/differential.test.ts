import { corePredicates } from '@quoin/rendering/predicates';
import { createEngine } from '@quoin/template';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreFormatters } from '../formatters/index.ts';
import { createPackReader } from '../node/index.ts';
import { createLocaleData } from './index.ts';
import { type LocaleCase, localeCases } from './testing/cases.ts';
import { createPeer } from './testing/peer.ts';

const NOW = 1_700_000_000_000;
/** Each covers a different aspect: digits, grouping, plurals, scripts, order, calendars. */
const LOCALES = [
  'en',
  'de-CH',
  'fr',
  'ar-EG',
  'hi',
  'ja',
  'pl',
  'es-MX',
  'fa',
  'th',
  'zh-TW',
  'pt-PT',
  'sr-Latn',
  'lt',
];
const RUNS = Number(process.env.LOCALE_CASES ?? 300);
const MORE_LOCALES = process.env.LOCALES?.split(' ');

const readPack = createPackReader();
const engine = createEngine({
  formatters: coreFormatters({ locales: createLocaleData({ readPack }) }),
  predicates: corePredicates(),
});
const renderTheirs = createPeer(readPack);

function renderOurs({ locale, template, data }: LocaleCase): string {
  return engine.compile(template).render(data, { locale, now: NOW }).output;
}

describe('formatters with locale data', () => {
  it('print what the public engine prints, over random locales, options and values (TPL-01, TPL-05)', () => {
    const same = fc.property(localeCases(MORE_LOCALES ?? LOCALES), (test) => {
      const theirs = renderTheirs(test, NOW);
      expect(renderOurs(test)).toBe(theirs);
    });
    fc.assert(same, { numRuns: RUNS, seed: Number(process.env.LOCALE_SEED ?? 20_261_121) });
  });
});
