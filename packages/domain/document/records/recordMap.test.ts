import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonRecord } from './json.ts';
import type { RecordKey } from './record.ts';
import { differingKeys, RecordMap, recordsOf } from './recordMap.ts';

const anyKey = fc.oneof(
  fc.nat(40).map((id): RecordKey => `block:b${id}`),
  fc.nat(6).map((id): RecordKey => `section:s${id}`),
  fc.nat(3).map((id): RecordKey => `page:p${id}`),
  fc.constant<RecordKey>('site:site'),
);
const anyRecord = fc.record({ section: fc.constantFrom('s0', 's1'), page: fc.constantFrom('p0', 'p1'), n: fc.nat(9) });
const anyChange = fc.tuple(anyKey, fc.option(anyRecord, { nil: undefined, freq: 4 }));

describe('a map of records', () => {
  it('is what a plain map would be, change by change, and the maps before it stay as they were (ED-46)', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyChange, { maxLength: 6 }), { maxLength: 30 }), (rounds) => {
        const plain = new Map<RecordKey, JsonRecord>();
        let own = RecordMap.from(plain);
        for (const changes of rounds) {
          const [before, said] = [own, new Map(own)];
          for (const [key, record] of changes) {
            if (record === undefined) plain.delete(key);
            else plain.set(key, record);
          }
          own = own.with(changes);
          expect(new Map(own)).toEqual(plain);
          expect([own.size, [...own.keys()].length]).toEqual([plain.size, plain.size]);
          for (const [key] of changes) expect([own.has(key), own.get(key)]).toEqual([plain.has(key), plain.get(key)]);
          expect(new Map(before)).toEqual(said);
          const differing = [...plain.keys(), ...said.keys()].filter((key) => plain.get(key) !== said.get(key));
          expect([...differingKeys(before, own)].sort()).toEqual([...new Set(differing)].sort());
          for (const section of ['s0', 's1']) {
            const ids = [...plain].flatMap(([key, { section: of }]) =>
              key.startsWith('block:') && of === section ? [key] : [],
            );
            expect(
              recordsOf(own, 'block', section)
                .map(([id]) => `block:${id}`)
                .sort(),
            ).toEqual(ids.sort());
          }
          const pages = [...plain.keys()].filter((key) => key.startsWith('page:'));
          expect(recordsOf(own, 'page').map(([id]) => `page:${id}`)).toEqual(pages);
        }
      }),
    );
  });

  it('shares what did not change', () => {
    const records = RecordMap.from(
      new Map([
        ['block:a', { n: 1 }],
        ['block:b', { n: 2 }],
      ] as const),
    );
    const after = records.with([['block:a', { n: 3 }]]);
    expect(after.get('block:b')).toBe(records.get('block:b'));
    expect(RecordMap.from(after)).toBe(after);
  });
});
