import { describe, expect, it } from 'vitest';
import { PRODUCT_TYPES } from '../productTypes.ts';
import { proposeSku } from '../variants/sku.ts';
import { combinationCount, combinations, optionsOf } from '../variants/variantGrid.ts';
import { isStockMoved, type ProductDraft, parsePrice, productDraftProblems } from './productDraft.ts';
import { catalogEditSentence, catalogEditWording, productDraftSentence } from './productDraftWording.ts';
import { type ProductForm, questionsOf } from './productForm.ts';

const variant: ProductDraft['variants'][number] = {
  id: null,
  sku: 'A',
  values: [],
  price: '20.00',
  salePrice: '',
  onSale: false,
  stock: { unlimited: true },
  seenStock: null,
  weight: 0,
  length: 0,
  width: 0,
  height: 0,
  imageId: null,
};
const draft: ProductDraft = {
  title: 'Print',
  urlId: '',
  description: '',
  type: PRODUCT_TYPES.physical,
  optionNames: [],
  variants: [variant],
  imageIds: [],
  tags: [],
  categories: [],
  visibility: 'visible',
  publishOn: null,
  takeDown: null,
  isFeatured: false,
  seo: { title: '', description: '', isHidden: false },
  plan: null,
  customAddButtonText: '',
  customSoldOutText: '',
  additionalInfo: '',
  form: null,
  scarcityThreshold: null,
  taxClass: '',
  lowStockThreshold: null,
  withdrawalExemption: null,
  related: { choice: 'automatic', productIds: [] },
};
const monthly = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 } as const;
const problemsOf = (parts: Partial<ProductDraft>, currency: 'USD' | 'JPY' = 'USD') =>
  productDraftProblems({ ...draft, ...parts }, { currency }).map((problem) => [
    problem.field,
    productDraftSentence(problem),
  ]);

describe('a product before it is saved (DISP-10, ENUM-02, LIM-01)', () => {
  it('is fine as it is', () => expect(problemsOf({})).toEqual([]));

  it.each<[Partial<ProductDraft>, string, string]>([
    [{ title: '' }, 'title', 'A product needs a title.'],
    [{ urlId: 'a b' }, 'urlId', 'Use letters, digits and single dashes, such as blue-chair.'],
    [{ variants: [] }, 'variants', 'A product needs at least one variant.'],
    [
      { type: PRODUCT_TYPES.giftCard, variants: [{ ...variant, price: '0' }] },
      'variants',
      'Enter 1 to 30 different amounts above zero.',
    ],
    [
      { type: PRODUCT_TYPES.digital, variants: [variant, { ...variant, sku: 'B', values: ['x'] }] },
      'variants',
      'A product has at most 1 variants.',
    ],
    [{ variants: [{ ...variant, price: '' }] }, 'variants.0.price', 'Enter a price.'],
    [
      { variants: [{ ...variant, price: '-1' }] },
      'variants.0.price',
      '"-1" is not a valid price. Use a format such as 24.00.',
    ],
    [
      { variants: [{ ...variant, price: '1.005' }] },
      'variants.0.price',
      '"1.005" is not a valid price. Use a format such as 24.00.',
    ],
    [
      { variants: [{ ...variant, onSale: true }] },
      'variants.0.salePrice',
      'The variant is on sale but has no sale price. Use a format such as 18.00.',
    ],
    [
      { variants: [{ ...variant, stock: { unlimited: false, quantity: Number.NaN } }] },
      'variants.0.stock',
      'Enter a whole number, 0 or more.',
    ],
    [
      { variants: [{ ...variant, gtin: '4006381333932' }] },
      'variants.0.gtin',
      '“4006381333932” is not a valid EAN, UPC or ISBN. It has 8, 12, 13 or 14 digits, and the last one is a check digit.',
    ],
    [{ variants: [{ ...variant, weight: -1 }] }, 'variants.0.weight', 'Enter a number, 0 or more.'],
    [{ variants: [{ ...variant, sku: 'x'.repeat(61) }] }, 'variants.0.sku', 'A SKU has at most 60 characters.'],
    [{ variants: [variant, { ...variant, values: ['x'] }] }, 'variants.1.sku', 'The SKU A is used twice.'],
    [
      { variants: [variant, { ...variant, sku: 'B' }] },
      'variants.1.values',
      'Another variant of this product has the same options.',
    ],
    [
      { optionNames: ['Size', 'size'], variants: [{ ...variant, values: ['M', 'M'] }] },
      'options.1',
      'Two options of the product are called size.',
    ],
    [
      { plan: monthly, type: PRODUCT_TYPES.digital },
      'plan.unit',
      'Only physical and service products can be subscribed.',
    ],
    [{ visibility: 'scheduled' }, 'publishOn', 'Select the date and time to publish the product.'],
    [{ scarcityThreshold: 1001 }, 'scarcityThreshold', 'Enter a whole number from 0 to 1000.'],
    [{ customAddButtonText: 'x'.repeat(61) }, 'customAddButtonText', 'The button’s text has at most 60 characters.'],
    [{ customSoldOutText: 'x'.repeat(61) }, 'customSoldOutText', 'The sold-out text has at most 60 characters.'],
    [
      { additionalInfo: 'x'.repeat(102_401) },
      'additionalInfo',
      'Additional information has at most 102400 characters.',
    ],
    [
      { related: { choice: 'chosen', productIds: Array.from({ length: 13 }, String) } },
      'related',
      'Select up to 12 products.',
    ],
    [{ lowStockThreshold: -1 }, 'lowStockThreshold', 'Enter a whole number from 0 to 9999, or leave empty.'],
    [{ taxClass: 'x'.repeat(51) }, 'taxClass', 'The name of a tax class has at most 50 characters.'],
  ])('%j', (parts, field, sentence) => expect(problemsOf(parts)).toEqual([[field, sentence]]));

  it('has prices in the digits of the currency (MONEY-01)', () => {
    expect(problemsOf({ variants: [{ ...variant, price: '1200' }] }, 'JPY')).toEqual([]);
    expect(problemsOf({ variants: [{ ...variant, price: '12.5' }] }, 'JPY')).toHaveLength(1);
    expect(parsePrice('0', 'USD')?.minor).toBe(0n);
    expect(parsePrice('90071992547409.92', 'USD')).toBeNull();
  });

  it('offers different amounts of a gift card, each above zero (GFT-2)', () => {
    const card = (...prices: string[]) =>
      problemsOf({
        type: PRODUCT_TYPES.giftCard,
        variants: prices.map((price, index) => ({ ...variant, sku: `G${index}`, values: [price], price })),
      });
    expect(card('10', '25')).toEqual([]);
    for (const bad of [['0'], ['5', '5.00'], Array.from({ length: 31 }, (_, index) => String(index + 1))])
      expect(card(...bad)).toContainEqual(['variants', 'Enter 1 to 30 different amounts above zero.']);
  });

  it('has a whole sentence for each reason', () => {
    for (const code of Object.keys(catalogEditWording) as (keyof typeof catalogEditWording)[]) {
      const values = { title: 'Print', value: 'A', max: 3, fileName: 'a.pdf', maxSize: '20 MB' };
      expect(catalogEditSentence({ code, values })).toMatch(/^[A-Z“"].{15,}$/);
    }
  });
});

describe('stock in an edit (STK-2)', () => {
  it.each([
    [{ unlimited: false, quantity: 3 }, { unlimited: false, quantity: 3 }, false],
    [{ unlimited: false, quantity: 3 }, { unlimited: false, quantity: 4 }, true],
    [{ unlimited: true }, { unlimited: true }, false],
    [{ unlimited: true }, { unlimited: false, quantity: 0 }, true],
    [{ unlimited: true }, null, true],
  ] as const)('%j where %j was seen moves: %s', (stock, seenStock, isMoved) =>
    expect(isStockMoved({ stock, seenStock })).toBe(isMoved),
  );
});

describe('options', () => {
  it('have their values in the order in which variants first have them', () => {
    const options = optionsOf(['Size'], [{ values: ['M'] }, { values: ['S'] }, { values: ['M'] }]);
    expect(options).toEqual([{ name: 'Size', values: ['M', 'S'] }]);
    expect(combinationCount([...options, { name: 'Colour', values: ['a', 'b', 'c'] }])).toBe(6);
    expect(
      combinations([
        { name: 'A', values: ['1', '2'] },
        { name: 'B', values: ['x', 'y'] },
      ]),
    ).toEqual([
      ['1', 'x'],
      ['1', 'y'],
      ['2', 'x'],
      ['2', 'y'],
    ]);
  });
});

describe('a SKU for who has none', () => {
  it.each([
    ['Café Chair', ['Large', 'Rött'], 'CAFE-CHAIR-LARGE-ROTT'],
    ['', [], 'SKU'],
    ['椅子', [], '椅子'],
  ])('%s %j is %s', (title, values, sku) => expect(proposeSku(title, values, new Set())).toBe(sku));

  it('is one that nobody has, and never too long', () => {
    expect(proposeSku('Tide', [], new Set(['TIDE', 'TIDE-2']))).toBe('TIDE-3');
    expect(proposeSku('x'.repeat(200), ['y'.repeat(100)], new Set()).length).toBeLessThanOrEqual(60);
  });
});

describe('questions to the buyer (DISP-10)', () => {
  const field = { description: '', isRequired: false, options: [] };
  const form: ProductForm = { id: 'f', name: '', fields: [{ ...field, id: '1', type: 'text', title: 'Engraving' }] };

  it('are those of every product with a form, but of a gift card, whose own page asks (ATC-07, GIFT-02)', () => {
    expect(questionsOf({ type: PRODUCT_TYPES.physical, form })).toBe(form);
    expect(questionsOf({ type: PRODUCT_TYPES.giftCard, form })).toBeNull();
    expect(questionsOf({ type: PRODUCT_TYPES.physical, form: { ...form, fields: [] } })).toBeNull();
    expect(questionsOf({ type: PRODUCT_TYPES.physical })).toBeNull();
  });

  it('of a form that asks nothing, or wrongly, cannot be saved', () => {
    const wrong = { ...form, fields: [{ ...field, id: '1', type: 'select' as const, title: ' ' }] };
    expect(problemsOf({ form: wrong })).toEqual([
      ['form.0', 'Enter a name for this field.'],
      ['form.0', 'Enter 1 to 50 options.'],
    ]);
    const twice = { ...form, fields: [form.fields[0]!, { ...form.fields[0]!, id: '2' }] };
    expect(problemsOf({ form: twice })).toEqual([['form.1', 'Another question already has this name.']]);
  });
});
