import { type PageDocument, readPageDocument } from '@quoin/domain/blocks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, diffRecords, type Edit, edit, invertEdits, squashEdits } from './edit.ts';
import { clashesOf, undoEdits } from './merge.ts';
import { orderBetween, orderOfMany } from './order.ts';
import type { Json, JsonRecord } from './records/json.ts';
import { fromNavigations, toNavigations } from './records/navigationRecords.ts';
import { fromPageDocument, toPageDocument } from './records/pageRecords.ts';
import { type RecordKey, recordKey, type SiteRecords } from './records/record.ts';

const KEYS = ['block:a', 'block:b', 'section:c', 'page:d', 'style:style'] as const satisfies readonly RecordKey[];
const anyValue: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 9 }),
    fc.constantFrom('x', 'y'),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('n', 'm'), tie('value'), { maxKeys: 2 }),
  ),
})).value;
const anyRecord = fc.dictionary(fc.constantFrom('p', 'q', 'r'), anyValue, { maxKeys: 3, noNullPrototype: true });
const anyRecords: fc.Arbitrary<SiteRecords> = fc
  .dictionary(fc.constantFrom(...KEYS), anyRecord, { noNullPrototype: true })
  .map((all) => new Map(Object.entries(all) as [RecordKey, JsonRecord][]));

const plain = (records: SiteRecords) => new Map(records);

describe('edits', () => {
  it('lead from any state to any other, and back again, whatever lies between (EDT-1)', () => {
    fc.assert(
      fc.property(fc.array(anyRecords, { minLength: 2, maxLength: 5 }), (states) => {
        const [first, ...others] = states as [SiteRecords, ...SiteRecords[]];
        const steps = others.map((state, index) => diffRecords(states[index]!, state));
        const last = steps.reduce(applyEdits, first);
        expect(plain(last)).toEqual(plain(states.at(-1)!));
        expect(plain([...steps].reverse().map(invertEdits).reduce(applyEdits, last))).toEqual(plain(first));
        const whole = squashEdits(first, steps.flat());
        expect(plain(applyEdits(first, whole))).toEqual(plain(last));
        expect(new Set(whole.map(({ key, path }) => JSON.stringify([key, path]))).size).toBe(whole.length);
      }),
    );
  });

  it('of different values meet nowhere: two people converge in either order (EDT-2)', () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, anyRecords, (base, mine, yours) => {
        const [one, other] = [diffRecords(base, mine), diffRecords(base, yours)];
        const after = applyEdits(base, one);
        fc.pre(clashesOf(after, other).length === 0);
        expect(plain(applyEdits(after, other))).toEqual(plain(applyEdits(applyEdits(base, other), one)));
      }),
    );
  });

  it('say both values where two people changed one (EDT-2)', () => {
    const base: SiteRecords = new Map([['block:a', { value: { text: 'One', size: 2 } }]]);
    const mine = [edit('block:a', ['value', 'text'], 'One', 'Mine')];
    const theirs = applyEdits(base, [edit('block:a', ['value', 'text'], 'One', 'Theirs')]);
    expect(clashesOf(theirs, mine)).toEqual([{ edit: mine[0], theirs: 'Theirs' }]);
    expect(clashesOf(theirs, [edit('block:a', ['value', 'size'], 2, 3)])).toEqual([]);
    expect(clashesOf(theirs, [edit('block:a', ['value', 'text'], 'One', 'Theirs')])).toEqual([]);
    expect(clashesOf(new Map(), mine)).toEqual([{ edit: mine[0] }]);
  });
});

describe('undo', () => {
  it('of everything is the first state again, when nobody else came between', () => {
    fc.assert(
      fc.property(anyRecords, fc.array(anyRecords, { maxLength: 6 }), (first, states) => {
        const steps: (readonly Edit[])[] = [];
        let now = first;
        for (const state of states) {
          steps.push(diffRecords(now, state));
          now = state;
        }
        for (const step of steps.reverse()) now = applyEdits(now, undoEdits(now, step));
        expect(plain(now)).toEqual(plain(first));
      }),
    );
  });

  it('takes back only what is still one’s own (ED-19)', () => {
    const base: SiteRecords = new Map([['block:a', { place: { row: 1, column: 1 }, name: 'A' }]]);
    const mine = [edit('block:a', ['place', 'row'], 1, 5), edit('block:a', ['place', 'column'], 1, 5)];
    const both = applyEdits(applyEdits(base, mine), [edit('block:a', ['place', 'row'], 5, 9)]);
    expect(applyEdits(both, undoEdits(both, mine)).get('block:a')).toEqual({ place: { row: 9, column: 1 }, name: 'A' });
  });
});

describe('places in an order', () => {
  it('fit between any two, however often', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (places) => {
        const keys: string[] = [];
        for (const place of places) {
          const index = place % (keys.length + 1);
          keys.splice(index, 0, orderBetween(keys[index - 1] ?? null, keys[index] ?? null));
        }
        expect([...keys].sort()).toEqual(keys);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it.each([0, 1, 5, 61, 62, 500])('of %i things at once are in order, with room between', (count) => {
    const keys = orderOfMany(count);
    expect([...new Set(keys)].sort()).toEqual(keys);
    for (const [index, key] of keys.entries()) orderBetween(key, keys[index + 1] ?? null);
  });
});

describe('a page', () => {
  const document: PageDocument = readPageDocument({
    sections: [
      { id: 's1', name: 'Top', theme: 'dark', blocks: [{ id: 'b1', type: 'html', value: { html: '<p>Hi</p>' } }] },
      { id: 's2', blocks: [{ id: 'b2', type: 'quote', value: { quote: 'So' }, phonePlace: { row: 4 } }] },
    ],
  });

  it('is the same after it was records', () => {
    const records = new Map(fromPageDocument('p1', document));
    expect(toPageDocument(records, 'p1')).toEqual(document);
    expect(toPageDocument(records, 'p2')).toEqual({ sections: [] });
  });
});

describe('navigations', () => {
  it('are the same after they were records; pages without an entry are not linked (ENUM-14)', () => {
    const item = { externalLink: null, items: [] };
    const main = [
      { ...item, collectionId: 'p1', title: 'Shop', urlId: 'shop' },
      {
        ...{ ...item, collectionId: null, title: 'More', urlId: '' },
        items: [{ ...item, collectionId: 'p2', title: 'About us', urlId: 'about' }],
      },
      {
        ...item,
        collectionId: null,
        title: 'Elsewhere',
        urlId: '',
        externalLink: { url: 'https://example.com', newWindow: true },
      },
    ];
    let count = 0;
    const newId = () => {
      count += 1;
      return `l${count}`;
    };
    const page = (id: string, title: string, urlId: string) =>
      [recordKey('page', id), { title, navigationTitle: title, urlId }] as const;
    const records: SiteRecords = new Map<RecordKey, JsonRecord>([
      ...[page('p1', 'Shop', 'shop'), page('p2', 'About', 'about'), page('p3', 'Thanks', 'thanks')],
      ...fromNavigations([{ name: 'mainNav', items: main }], newId),
    ]);
    expect(toNavigations(records, ['mainNav'])).toEqual([
      {
        name: 'mainNav',
        items: [
          { id: 'l1', ...main[0] },
          { id: 'l2', ...main[1], items: [{ id: 'l3', ...main[1]!.items[0] }] },
          { id: 'l4', ...main[2] },
        ],
      },
      { name: '_hidden', items: [{ ...item, collectionId: 'p3', title: 'Thanks', urlId: 'thanks' }] },
    ]);
  });
});
