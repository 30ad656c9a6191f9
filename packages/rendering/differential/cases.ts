import fc from 'fast-check';
import { data } from './data.ts';
import { partials, template } from './templates.ts';
import { PROMOTED, RECORD_CODES } from './vocabulary.ts';

/** One rendering, for both engines. */
export interface Case {
  readonly template: string;
  readonly data: unknown;
  readonly partials: Readonly<Record<string, string>>;
  readonly injects: Readonly<Record<string, unknown>>;
  readonly allowEval: boolean;
  readonly allowInclude: boolean;
  readonly now: number;
  /** null: without locale data. */
  readonly locale: string | null;
}

/** One of each kind of record, and of each block that may promote one. */
const RECORDS = {
  recordOf: Object.fromEntries(Object.entries(RECORD_CODES).map(([name, recordType]) => [name, { recordType }])),
  promotedBy: Object.fromEntries(
    PROMOTED.map((block) => [block.toLowerCase(), { promotedBlockType: block.toLowerCase() }]),
  ),
};
const MESSAGES = {
  fmt: '{0}-{1} {} {2}',
  msg: '{0} {0 plural one {# item} other {# items}}',
  msg2: '{name} has {n}',
  msg3: '{0 datetime} {0;1 datetime-interval hm}',
};

const anyCase: fc.Arbitrary<Case> = fc.record(
  {
    template,
    data: data.map((found) =>
      typeof found === 'object' && found !== null && !Array.isArray(found)
        ? { ...RECORDS, ...MESSAGES, ...found }
        : found,
    ),
    partials,
    injects: fc.constantFrom<Readonly<Record<string, unknown>>>(
      { x: { a: 1 }, y: 'text', './x.json': [1, 2], zero: 0 },
      {},
    ),
    allowEval: fc.constantFrom(true, true, true, false),
    allowInclude: fc.constantFrom(true, true, true, false),
    locale: fc.constantFrom(null, 'en', 'en', 'en-US', 'en-GB', 'de', 'fr', 'ja', 'es-MX', 'ru', 'pl', 'ar'),
    now: fc.constantFrom(1700000000000, 1384518630000),
  },
  { noNullPrototype: true },
);

/** Amounts with their currency are written by the currency's own rules where there is no locale: nothing to compare. */
function avoided(test: Case): Case {
  if (test.locale !== null || typeof test.data !== 'object' || test.data === null) return test;
  return { ...test, data: { ...test.data, featureFlags: {} } };
}

/** The same cases for the same seed. */
export function sampleCases(seed: number, count: number): Case[] {
  return fc.sample(anyCase.map(avoided), { seed, numRuns: count });
}
