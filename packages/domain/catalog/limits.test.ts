import { describe, expect, it } from 'vitest';
import { catalogEditSentence } from './drafts/productDraftWording.ts';
import { planStore } from './drafts/storeCreation.ts';
import { CATALOG_LIMITS, decideCategory, decideTags, productLimitProblems } from './limits.ts';
import { PRODUCT_FILE_LIMITS } from './productFiles/productFile.ts';

const product = { title: 'Print', description: '', optionNames: ['Size'], skus: ['A'], imageCount: 1 };
const times = (count: number, text = 'x') => Array.from({ length: count }, () => text);

describe('limits of a catalogue (LIM-01)', () => {
  it('are the specified numbers, also for product files', () => {
    const { productsShown, categories, options, variants, tag, category } = CATALOG_LIMITS;
    expect([productsShown, categories, options, variants, tag, category]).toEqual([200, 10_000, 6, 250, 50, 25]);
    expect(PRODUCT_FILE_LIMITS).toMatchObject({ options: 6, variants: 250, sku: 60, title: 200 });
  });

  it('hold at their edge', () => {
    const full = {
      title: 'x'.repeat(200),
      description: 'x'.repeat(102_400),
      optionNames: times(6),
      skus: times(250, 'x'.repeat(60)),
      imageCount: 100,
    };
    expect(productLimitProblems(full)).toEqual([]);
  });

  it.each([
    ['A product needs a title.', { title: '  ' }],
    ['A title has at most 200 characters.', { title: 'x'.repeat(201) }],
    ['A description has at most 102400 characters.', { description: 'x'.repeat(102_401) }],
    ['A product has at most 6 options.', { optionNames: times(7) }],
    ['A product has at most 250 variants.', { skus: times(251) }],
    ['A SKU has at most 60 characters.', { skus: ['x'.repeat(61)] }],
    ['A product has at most 100 pictures.', { imageCount: 101 }],
  ])('say %s', (sentence, parts) => {
    expect(productLimitProblems({ ...product, ...parts }).map(catalogEditSentence)).toEqual([sentence]);
  });

  it('tidy tags: trimmed, each once, at most 50 characters', () => {
    expect(decideTags([' Fine  art ', 'fine art', '', 'Paper'])).toEqual({ ok: true, value: ['Fine art', 'Paper'] });
    expect(decideTags(['🎨'.repeat(50)]).ok).toBe(true);
    expect(decideTags(['x'.repeat(51)])).toMatchObject({ ok: false, problem: { code: 'tagTooLong' } });
  });

  it('hold for categories: a name of at most 25 characters, 10,000 of them', () => {
    const answer = (name: string, others: number) => {
      const decision = decideCategory(name, others);
      return decision.ok ? decision.value : catalogEditSentence(decision.problem);
    };
    expect(answer(' Large  prints ', 9_999)).toBe('Large prints');
    expect(answer(' ', 0)).toBe('A category needs a name.');
    expect(answer('x'.repeat(26), 0)).toBe('A category has at most 25 characters.');
    expect(answer('Prints', 10_000)).toBe('A store has at most 10000 categories.');
  });
});

describe('a new store', () => {
  const creation = { fallbackStoreTitle: 'Store', allCategoryDisplayName: 'All', existingUrls: ['/shop', 'shop-1/'] };

  it('is a product collection and its root category (PREF-06)', () => {
    expect(planStore({ ...creation, storeTitle: ' Shop ' })).toEqual({
      collection: { navigationTitle: 'Shop', title: 'Shop', urlId: 'shop-2', description: '', enabled: true },
      rootCategory: { displayName: 'All', type: 'ROOT', pageRendering: 'LIST_VIEW', displayIndex: 1 },
    });
  });

  it('takes the fallback title when it has none, and its url id also when the title is too short (PREF-07)', () => {
    expect(planStore({ ...creation, storeTitle: '' }).collection).toMatchObject({ title: 'Store', urlId: 'store' });
    expect(planStore({ ...creation, storeTitle: 'ab' }).collection).toMatchObject({ title: 'ab', urlId: 'store' });
  });

  it('that finds no main navigation says so (PREF-06)', () => {
    expect(catalogEditSentence({ code: 'navigationMissing' })).toBe('Unable to find site main navigation');
  });
});
