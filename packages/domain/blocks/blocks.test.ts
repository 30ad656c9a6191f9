import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_TYPES } from './blockTypes.ts';
import { BLOCK_DEFINITIONS } from './definitions.ts';
import { readPageDocument } from './pageDocument.ts';
import { readValues } from './readValues.ts';
import { imagesOf, mapReferences } from './references.ts';

const place = { column: 1, row: 1, columns: 6, rows: 4, layer: 0 };
const block = (id: string, type: string, value: unknown = {}) => ({ id, type, value, place });
const section = (blocks: readonly unknown[], more: object = {}) => ({ id: `s-${blocks.length}`, blocks, ...more });

describe('block types', () => {
  it('have the numbers that existing pages store (ENUM-05)', () => {
    expect(Object.keys(BLOCK_TYPES)).toHaveLength(64);
    expect(BLOCK_TYPES).toMatchObject({
      html: 2,
      image: 5,
      gallery: 8,
      form: 9,
      spacer: 21,
      code: 23,
      quote: 31,
      video: 32,
    });
    expect(BLOCK_TYPES).toMatchObject({
      product: 43,
      markdown: 44,
      newsletter: 51,
      button: 53,
      'summary-v2': 55,
      chart: 62,
    });
    expect(BLOCK_TYPES).toMatchObject({
      accordion: 69,
      marquee: 70,
      shape: 71,
      'pricing-plan': 72,
      'website-component': 1337,
    });
    const numbers = Object.values(BLOCK_TYPES);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it.each([
    ['gallery', 'design', { slideshow: 1000, slider: 1002, grid: 1003, stacked: 1004 }],
    ['summary-v2', 'design', { autocolumns: 1005, carousel: 1006, list: 1007, autogrid: 1008 }],
    ['chart', 'chartType', { bar: 1009, line: 1010, pie: 1011 }],
    ['image', 'layout', { inline: 1012, poster: 1013, card: 1014, overlap: 1015, collage: 1016, stack: 1017 }],
    ['tock', 'kind', { reservations: 1018, events: 1019 }],
  ])(
    'of type %s are read with the number of their variant that existing pages store (ENUM-06)',
    (type, field, numbers) => {
      const place = { column: 1, row: 1, columns: 4, rows: 4, layer: 0 };
      for (const [name, number] of Object.entries(numbers)) {
        const block = { id: 'b', type, place, value: { [field]: number } };
        const { sections } = readPageDocument({ sections: [{ id: 's', blocks: [block] }] });
        expect(sections[0]?.blocks[0]?.value[field]).toBe(name);
      }
    },
  );

  it('are defined once each, with defaults that are values of their own fields', () => {
    expect(new Set(BLOCK_DEFINITIONS.map(({ type }) => type)).size).toBe(BLOCK_DEFINITIONS.length);
    for (const { fields } of BLOCK_DEFINITIONS) {
      const defaults = readValues(fields, {});
      expect(readValues(fields, defaults)).toEqual(defaults);
    }
  });
});

describe('a stored value', () => {
  const { fields } = BLOCK_DEFINITIONS.find(({ type }) => type === 'summary-v2')!;
  it.each([
    ['missing', {}, { pageSize: 6, design: 'autogrid', showTitle: true }],
    ['too large', { pageSize: 900 }, { pageSize: 30 }],
    ['of another kind', { pageSize: 'many', showTitle: 'yes' }, { pageSize: 6, showTitle: true }],
    ['no choice of ours', { design: 'cube' }, { design: 'autogrid' }],
    ['named like a part of every object', { design: 'constructor' }, { design: 'autogrid' }],
  ])('that is %s becomes one that fits', (_name, stored, expected) => {
    expect(readValues(fields, stored)).toMatchObject(expected);
  });
});

describe('a page document', () => {
  it('is read from anything', () => {
    fc.assert(fc.property(fc.anything(), (stored) => Array.isArray(readPageDocument(stored).sections)));
  });

  it('keeps at most 60 blocks of a section (LIM-01), and each id once', () => {
    const blocks = Array.from({ length: 70 }, (_, index) => block(`b${index}`, 'html'));
    const [first] = readPageDocument({
      sections: [section([...blocks.slice(0, 3), blocks[0], ...blocks.slice(3)])],
    }).sections;
    expect(first?.blocks).toHaveLength(59);
  });

  it('read again is the same', () => {
    const once = readPageDocument({
      sections: [
        section([block('a', 'image', { image: 'p1' }), block('b', 'nonsense'), block('c', 'map', { zoom: 3 })]),
      ],
    });
    expect(once.sections[0]?.blocks.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(readPageDocument(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('names every picture it shows once', () => {
    const document = readPageDocument({
      sections: [
        section([block('a', 'image', { image: 'p1' }), block('b', 'image', { image: 'p2' })], {
          background: { kind: 'image', imageId: 'p1', overlay: 140 },
        }),
      ],
    });
    expect(imagesOf(document)).toEqual(['p1', 'p2']);
    expect(imagesOf(mapReferences(document, ({ to, id }) => `${to}-${id}`))).toEqual(['image-p1', 'image-p2']);
    expect(document.sections[0]?.background).toEqual({ kind: 'image', imageId: 'p1', overlay: 100 });
  });
});
