import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapBlockTexts } from './blockTexts.ts';
import { mapItemTexts, mapPageTexts } from './pageTexts.ts';
import { decideLanguages, translationProblem } from './problems.ts';
import { mapProductFormTexts } from './productFormTexts.ts';
import { readFurtherLanguages, splitLanguagePath } from './siteLanguages.ts';
import { sourceHash } from './sourceHash.ts';
import { mapTagName } from './tagTexts.ts';
import { collectTexts } from './text.ts';
import { createTranslationSet, stateOf } from './translationSet.ts';
import { readXliff, writeXliff } from './xliff.ts';

const FURTHER = [
  { code: 'de', isVisible: true },
  { code: 'pt-BR', isVisible: true },
  { code: 'fr', isVisible: false },
];

describe('addresses of a language', () => {
  it.each([
    ['/de', 'de', '/'],
    ['/de/shop/print', 'de', '/shop/print'],
    ['/pt-br/cart', 'pt-BR', '/cart'],
    ['/design', null, null],
    ['/fr/shop', null, null],
    ['/', null, null],
  ])('%s is of %s, and %s there (PREF-03)', (path, code, rest) => {
    const split = splitLanguagePath(path, FURTHER);
    expect([split?.language.code ?? null, split?.path ?? null]).toEqual([code, rest]);
  });

  it('begin with no address that a page has (PREF-03)', () => {
    const taken = decideLanguages('en', [{ code: 'DE', isVisible: false }], new Set(['de']));
    expect(taken).toMatchObject({ ok: false, problem: { code: 'languageAddressTaken' } });
    expect(decideLanguages('en', [{ code: 'pt-br', isVisible: true }], new Set())).toEqual({
      ok: true,
      value: [{ code: 'pt-BR', isVisible: true }],
    });
  });

  it.each([
    [[{ code: 'en', isVisible: true }], 'languageIsMain'],
    [[{ code: 'no language', isVisible: true }], 'languageUnknown'],
    [[{ code: 'qaa', isVisible: true }], 'languageUnknown'],
    [
      [
        { code: 'de', isVisible: true },
        { code: 'DE', isVisible: false },
      ],
      'languageTwice',
    ],
  ])('are refused for %j: %s (PREF-03)', (wanted, code) => {
    expect(decideLanguages('en', wanted, new Set())).toMatchObject({ ok: false, problem: { code } });
  });

  it('are read from storage whatever somebody wrote there', () => {
    const stored = [{ code: 'DE', isVisible: true }, null, { code: 7 }, { code: 'de' }, { code: '../x' }];
    expect(readFurtherLanguages(stored)).toEqual([{ code: 'de', isVisible: true }]);
    expect(readFurtherLanguages('de')).toEqual([]);
  });
});

const PAGE = {
  title: 'Shop',
  navigationTitle: 'Shop',
  urlId: 'shop',
  description: '',
  mainContent: '',
  seo: { title: '', description: 'All prints', isHidden: false },
};

const translation = (field: string, value: string, of: string) =>
  ({ kind: 'page', id: 'p', field, value, sourceHash: sourceHash(of) }) as const;

describe('translations laid over a page', () => {
  it('stand where there is one, and the main language where there is none (PREF-03)', () => {
    const book = createTranslationSet([translation('title', 'Laden', 'Shop'), translation('urlId', 'laden', 'shop')]);
    const shown = mapPageTexts(PAGE, book.of('page', 'p'));
    expect(shown).toEqual({ ...PAGE, title: 'Laden', navigationTitle: 'Laden', urlId: 'laden' });
    expect(mapPageTexts(PAGE, book.of('page', 'another'))).toEqual(PAGE);
  });

  it('are outdated once the text has changed, and still shown (PREF-03)', () => {
    const held = translation('title', 'Laden', 'Store');
    expect(stateOf({ text: 'Shop' }, held)).toBe('outdated');
    expect(stateOf({ text: 'Store' }, held)).toBe('done');
    expect(stateOf({ text: 'Store' }, { ...held, value: '' })).toBe('missing');
    expect(mapPageTexts(PAGE, createTranslationSet([held]).of('page', 'p')).title).toBe('Laden');
  });

  it('are listed once each, without what is empty (PREF-03)', () => {
    const texts = collectTexts('page', 'p', (visit) => mapPageTexts(PAGE, visit));
    expect(texts.map(({ field, text, format }) => [field, text, format])).toEqual([
      ['title', 'Shop', 'line'],
      ['urlId', 'shop', 'slug'],
      ['seo.description', 'All prints', 'lines'],
    ]);
  });
});

const accordion = (titles: readonly string[]) => ({
  id: 'b',
  type: 'accordion' as const,
  value: { items: titles.map((title) => ({ title, body: '<p>Text</p>' })) },
  place: { x: 0, y: 0, w: 6, h: 4 } as never,
});

it('an entry of a list that moved is not shown under another one’s translation (PREF-03)', () => {
  const held = {
    kind: 'block',
    id: 'b',
    field: 'items[0].title',
    value: 'Versand',
    sourceHash: sourceHash('Shipping'),
  } as const;
  const book = createTranslationSet([held]);
  const titlesOf = (titles: readonly string[]) =>
    (mapBlockTexts(accordion(titles), book.of('block', 'b')).value.items as { title: string }[]).map(
      ({ title }) => title,
    );
  expect(titlesOf(['Shipping', 'Returns'])).toEqual(['Versand', 'Returns']);
  expect(titlesOf(['Returns', 'Shipping'])).toEqual(['Returns', 'Shipping']);
});

it('what a product asks is translated, its questions never called the same (PREF-03)', () => {
  const field = { description: 'On the back', options: ['Gold', 'Silver'] };
  const form = {
    name: 'Yours',
    fields: [
      { ...field, id: 'a', title: 'Front' },
      { ...field, id: 'b', title: 'Back' },
    ],
  };
  const texts = collectTexts('item', 'i', (visit) => mapProductFormTexts(form, visit));
  expect(texts.map(({ field: name }) => name)).toEqual([
    ...['form.a.title', 'form.b.title', 'form.name'],
    ...['form.a.description', 'form.a.option:Gold', 'form.a.option:Silver'],
    ...['form.b.description', 'form.b.option:Gold', 'form.b.option:Silver'],
  ]);
  const held: Record<string, string> = {
    ...{ 'form.a.title': 'Seite', 'form.b.title': 'Seite', 'form.name': 'Deines' },
    ...{ 'form.a.option:Gold': 'Silver', 'form.a.option:Silver': 'Silbern', 'form.b.option:Gold': 'Golden' },
  };
  const shown = mapProductFormTexts(form, ({ field: name, text }) => held[name] ?? text);
  expect([shown.name, ...shown.fields.map(({ title }) => title)]).toEqual(['Deines', 'Seite', 'Back']);
  expect(shown.fields.map(({ options }) => options)).toEqual([
    ['Gold', 'Silbern'],
    ['Golden', 'Silver'],
  ]);
});

it('a tag that is too long to be found again keeps its own name (PREF-03)', () => {
  const visit = () => 'anders';
  expect([mapTagName('Paper', visit), mapTagName('x'.repeat(201), visit)]).toEqual(['anders', 'x'.repeat(201)]);
});

it('options of a product are translated the same in each variant (PREF-03)', () => {
  const value = (text: string) => ({ optionName: 'Size', value: text });
  const item = {
    title: 'Print',
    urlId: 'print',
    body: '',
    excerpt: '',
    seo: { title: '', description: '' },
    product: {
      title: 'Print',
      optionNames: ['Size'],
      variants: [
        { optionValues: [value('Small')] },
        { optionValues: [value('Large')] },
        { optionValues: [value('Small')] },
      ],
      customAddButtonText: null,
    },
  };
  const held = (field: string, text: string, of: string) =>
    ({ kind: 'item', id: 'i', field, value: text, sourceHash: sourceHash(of) }) as const;
  const book = createTranslationSet([
    held('option:Size', 'Größe', 'Size'),
    held('value:Size:Small', 'Klein', 'Small'),
    held('title', 'Druck', 'Print'),
  ]);
  const { product, title } = mapItemTexts(item, book.of('item', 'i'));
  expect([title, product?.title, product?.optionNames]).toEqual(['Druck', 'Druck', ['Größe']]);
  expect(product?.variants.map(({ optionValues }) => optionValues[0])).toEqual([
    { optionName: 'Größe', value: 'Klein' },
    { optionName: 'Größe', value: 'Large' },
    { optionName: 'Größe', value: 'Klein' },
  ]);
  const fields = collectTexts('item', 'i', (visit) => mapItemTexts(item, visit)).map(({ field }) => field);
  expect(fields).toEqual(['title', 'urlId', 'option:Size', 'value:Size:Small', 'value:Size:Large']);
});

it.each([
  ['slug', 'Ein Druck', 'translationNoAddress'],
  ['slug', 'drucke/gross', undefined],
  ['line', 'one\ntwo', 'translationOneLine'],
  ['lines', 'one\ntwo', undefined],
  ['line', '', undefined],
  ['line', 'x'.repeat(2_001), 'translationTooLong'],
] as const)('a translation written as a %s: %j is refused as %s (PREF-03)', (format, value, code) => {
  expect(translationProblem(format, value)?.code).toBe(code);
});

describe('files for translators', () => {
  const words = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.replace(/[^\t\n\x20-\ud7ff]/g, ''));
  const texts = fc.array(
    fc.record({
      kind: fc.constantFrom('page', 'item', 'block'),
      id: fc.uuid(),
      field: fc.oneof(fc.constant('seo.title'), fc.constant('value:Größe/Farbe:A & "B"')),
      label: words,
      source: words.filter((text) => text !== ''),
      value: words,
    }),
    { maxLength: 8 },
  );

  it.each(['1.2', '2.0'] as const)('come back from XLIFF %s as they went (PREF-03)', (version) => {
    fc.assert(
      fc.property(texts, (given) => {
        const written = writeXliff(
          given.map((text) => ({ ...text, line: 0 })),
          { version, from: 'en', to: 'pt-BR' },
        );
        const read = readXliff(written);
        expect(read?.language).toBe('pt-BR');
        expect(read?.texts.map(({ line: _, label: __, ...text }) => text)).toEqual(
          given.map(({ label: _, ...text }) => text),
        );
      }),
    );
  });

  it('may have been split into pieces by a translator’s tool; the line of each text is known (PREF-03)', () => {
    const file = `<?xml version="1.0"?>
<xliff version="1.2"><file target-language="de"><body>
<trans-unit id="page/p/title"><source>Our shop</source><target>Unser <g id="1">Laden</g></target></trans-unit>
<trans-unit id="not-ours"><source>x</source><target>y</target></trans-unit>
</body></file></xliff>`;
    expect(readXliff(file)?.texts).toEqual([
      { kind: 'page', id: 'p', field: 'title', label: '', source: 'Our shop', value: 'Unser Laden', line: 3 },
    ]);
  });

  it.each(['', 'no xml', '<xliff>', '<a/><b/>', '<!DOCTYPE x [<!ENTITY a "b">]><xliff/>', '<html/>'])(
    'are refused when they are none: %j (PREF-03)',
    (text) => {
      expect(readXliff(text)).toBeNull();
    },
  );
});
