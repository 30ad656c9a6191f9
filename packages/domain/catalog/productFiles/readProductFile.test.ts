import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT_TYPES } from '../productTypes.ts';
import { PRODUCT_FILE_LIMITS, type ProductFileRow } from './productFile.ts';
import { productFileWording, rowSentence } from './productFileWording.ts';
import { readProductFile } from './readProductFile.ts';

type Cells = Readonly<Record<string, string>>;

const PRINT: Cells = { 'Product Type': 'PHYSICAL', Title: 'Ridge Lines', Price: '38.00', SKU: 'HP-1' };
const rowsOf = (...all: Cells[]): ProductFileRow[] => all.map((cells, index) => ({ line: index + 2, cells }));
const read = (...all: Cells[]) => readProductFile(rowsOf(...all), 'USD');
const only = (cells: Cells) => read({ ...PRINT, ...cells }).products[0]!;
const codes = (...all: Cells[]) => read(...all).problems.map(({ line, code }) => [line, code]);

describe('a product file', () => {
  it('gives a product with what the file leaves out filled in', () => {
    expect(read(PRINT)).toMatchObject({
      problems: [],
      products: [
        {
          key: 'Ridge-Lines'.toLowerCase(),
          urlId: 'ridge-lines',
          pageSlug: '',
          type: PRODUCT_TYPES.physical,
          isVisible: true,
          isFeatured: false,
          optionNames: [],
          subscriptionPlan: null,
          variants: [{ sku: 'HP-1', price: { minor: 3800n, currency: 'USD' }, stock: { unlimited: true } }],
        },
      ],
    });
  });

  it.each([
    ['PHYSICAL', PRODUCT_TYPES.physical],
    ['digital', PRODUCT_TYPES.digital],
    ['Service', PRODUCT_TYPES.service],
    ['gift card', PRODUCT_TYPES.giftCard],
    ['GIFT-CARD', PRODUCT_TYPES.giftCard],
  ])('knows the type %s', (text, type) => {
    expect(only({ 'Product Type': text }).type).toBe(type);
  });

  it('reads numbers of the trade, those that a table program has shortened too, and leaves what it has no column for', () => {
    const gtinOf = (cells: Cells) => only(cells).variants[0]!.gtin;
    expect([gtinOf({}), gtinOf({ GTIN: '' }), gtinOf({ GTIN: '978-3-16-148410-0' })]).toEqual([
      null,
      '',
      '9783161484100',
    ]);
    expect(gtinOf({ GTIN: '36000291452' })).toBe('036000291452');
    expect(codes({ ...PRINT, GTIN: '4006381333932' })).toEqual([[2, 'gtinInvalid']]);
    expect(codes({ ...PRINT, GTIN: '4.00638E+12' })).toEqual([[2, 'gtinInvalid']]);
  });

  it('groups further variants under the product above them', () => {
    const options = { 'Option Name 1': 'Size' };
    const { products } = read(
      { ...PRINT, ...options, 'Option Value 1': 'Small' },
      { SKU: 'HP-2', 'Option Value 1': 'Large', Price: '52.00' },
      { ...PRINT, Title: 'Other', SKU: 'O-1' },
    );
    expect(products.map((product) => product.variants.map((variant) => variant.sku))).toEqual([
      ['HP-1', 'HP-2'],
      ['O-1'],
    ]);
    expect(products[0]!.variants[1]!.optionValues).toEqual([{ optionName: 'Size', value: 'Large' }]);
  });

  it('reads options by the number of their columns, also when numbers are left out', () => {
    const product = only({
      'Option Name 2': 'Size',
      'Option Value 2': 'M',
      'Option Name 4': 'Ink',
      'Option Value 4': 'Red',
    });
    expect(product.variants[0]!.optionValues).toEqual([
      { optionName: 'Size', value: 'M' },
      { optionName: 'Ink', value: 'Red' },
    ]);
  });

  it('makes addresses, keys and SKUs where there are none', () => {
    expect(only({ 'Product URL': '/Ridge Lines & Co/' }).urlId).toBe('ridge-lines-co');
    expect(only({ 'Product URL': '', Title: '花瓶 青' }).urlId).toBe('花瓶-青');
    expect(only({ 'Product URL': 'größe-über-käse' }).urlId).toBe('größe-über-käse');
    expect(only({ 'Product URL': '', Title: '🎁' }).urlId).toBe('product');
    expect(only({ 'Product ID': 'abc' }).key).toBe('abc');
    const long = only({ SKU: '', 'Product URL': 'a'.repeat(150) });
    expect(long.variants[0]!.sku).toHaveLength(PRODUCT_FILE_LIMITS.sku);
    expect(long.variants[0]!.sku).toMatch(/^A+-1$/);
    expect(only({ SKU: '' }).variants[0]!.sku).toBe('RIDGE-LINES-1');
  });

  it('splits categories, tags and pictures, each once', () => {
    const product = only({
      Categories: '/landscapes//coast/, landscapes/coast, /, night ',
      Tags: 'line, two inks, line',
      'Hosted Image URLs': 'a.jpg\nb.jpg  a.jpg',
    });
    expect(product.categories).toEqual(['landscapes/coast', 'night']);
    expect(product.tags).toEqual(['line', 'two inks']);
    expect(product.imageUrls).toEqual(['a.jpg', 'b.jpg']);
  });

  it('skips lines that are blank in every cell, and drops NULs', () => {
    expect(read(PRINT, { SKU: '', Title: ' ' }).problems).toEqual([]);
    expect(only({ Title: 'Ridge\0 Lines' }).title).toBe('Ridge Lines');
  });

  it('reads a subscription', () => {
    const plan = { Subscribable: 'Yes', 'Billing Unit': 'Month', 'Billing Period': '3', 'Billing Cycles': '4' };
    expect(only(plan).subscriptionPlan).toEqual({ billingPeriod: { value: 3, unit: 'month' }, numBillingCycles: 4 });
    expect(only({ ...plan, Subscribable: 'No' }).subscriptionPlan).toBeNull();
  });
});

describe('a price', () => {
  const price = (text: string, currency: 'USD' | 'JPY' = 'USD') =>
    readProductFile(rowsOf({ ...PRINT, Price: text }), currency).products[0]?.variants[0]?.price.minor;

  it.each([
    ['38', 3800n],
    ['38.5', 3850n],
    ['1,200.00', 120_000n],
    ['1,234,567.89', 123_456_789n],
    ['0.00', 0n],
  ])('may be written %s', (text, minor) => {
    expect(price(text)).toBe(minor);
  });

  it.each(['', 'free', '-1', '12,34', '1.200,00', '$5', '1e3', '0.123', '99999999999999.99', '1,2000'])(
    'may not be written %s',
    (text) => {
      expect(codes({ ...PRINT, Price: text })).toEqual([[2, 'priceInvalid']]);
    },
  );

  it('has as many places as its currency: none in yen', () => {
    expect(price('1,200', 'JPY')).toBe(1200n);
    expect(price('849.00', 'JPY')).toBe(849n);
    expect(price('849.50', 'JPY')).toBeUndefined();
  });

  it('is needed for the sale of what is on sale, so that nothing is given away by a blank cell', () => {
    expect(codes({ ...PRINT, 'On Sale': 'Yes' })).toEqual([[2, 'salePriceInvalid']]);
    expect(only({ 'On Sale': 'Yes', 'Sale Price': '18.00' }).variants[0]).toMatchObject({
      onSale: true,
      salePrice: { minor: 1800n },
    });
  });
});

describe('stock', () => {
  it('is a number, or unlimited', () => {
    expect(only({ Stock: '14' }).variants[0]!.stock).toEqual({ unlimited: false, quantity: 14 });
    for (const Stock of ['', 'Unlimited', 'UNLIMITED'])
      expect(only({ Stock }).variants[0]!.stock).toEqual({ unlimited: true });
    for (const Stock of ['-1', '1.5', 'many', '9999999999']) {
      expect(codes({ ...PRINT, Stock })).toEqual([[2, 'stockInvalid']]);
    }
  });
});

describe('a SKU', () => {
  const skusOf = (...all: Cells[]) => read(...all).products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const second = { ...PRINT, Title: 'Second' };
  const third = { ...PRINT, Title: 'Third' };

  it('that occurs twice gets a number and never costs a product', () => {
    expect(skusOf(PRINT, second, third)).toEqual(['HP-1', 'HP-1-2', 'HP-1-3']);
    expect(read(PRINT, second).problems).toEqual([
      { line: 3, code: 'skuRepeated', values: { value: 'HP-1', sku: 'HP-1-2', column: 'SKU' } },
    ]);
  });

  it('that is made up takes none that the file names further down', () => {
    const named = { ...third, SKU: 'HP-1-2' };
    expect(skusOf(PRINT, second, named)).toEqual(['HP-1', 'HP-1-3', 'HP-1-2']);
    expect(skusOf({ ...PRINT, SKU: '' }, { ...second, SKU: 'RIDGE-LINES-1' })).toEqual([
      'RIDGE-LINES-1-2',
      'RIDGE-LINES-1',
    ]);
    expect(codes({ ...PRINT, SKU: '' }, { ...second, SKU: 'RIDGE-LINES-1' })).toEqual([]);
  });

  it('that is too long is cut, between letters, and still its own', () => {
    const long = `${'x'.repeat(59)}😀 and more`;
    expect(skusOf({ ...PRINT, SKU: long }, { ...second, SKU: long })).toEqual(['x'.repeat(59), `${'x'.repeat(58)}-2`]);
    expect(codes({ ...PRINT, SKU: long })).toEqual([[2, 'skuTooLong']]);
  });

  it('whatever a file holds: each variant has one of its own, within the limit (fast-check)', () => {
    const sku = fc.oneof(fc.constantFrom('A', 'A-2', 'P0-1', ''), fc.string({ unit: 'binary', maxLength: 70 }));
    fc.assert(
      fc.property(fc.array(sku, { maxLength: 12 }), (skus) => {
        const { products } = read(...skus.map((SKU, n) => ({ ...PRINT, Title: `P${n}`, SKU })));
        expect(products).toHaveLength(skus.length);
        const all = products.flatMap(({ variants }) => variants.map((variant) => variant.sku));
        expect(new Set(all).size).toBe(skus.length);
        expect(all.every((each) => each !== '' && each.length <= PRODUCT_FILE_LIMITS.sku)).toBe(true);
      }),
    );
  });
});

describe('faults', () => {
  it('are all listed with their lines, and the product is left out whole', () => {
    const { products, problems } = read(
      { ...PRINT, Title: '', 'Product URL': 'x', 'Option Name 1': 'Size', 'Option Value 1': 'S', Weight: 'heavy' },
      { SKU: 'HP-2', 'Option Value 1': '', Price: '1', Visible: '' },
      { SKU: 'HP-1', 'Option Value 1': 'M', Price: 'x', 'On Sale': 'perhaps' },
      { ...PRINT, SKU: 'OK', Title: 'Good one' },
    );
    expect(products.map((product) => product.title)).toEqual(['Good one']);
    expect(problems.map(({ line, code }) => `${line} ${code}`).sort()).toEqual([
      '2 measureInvalid',
      '2 titleMissing',
      '3 optionValueMissing',
      '4 priceInvalid',
      '4 yesNoInvalid',
    ]);
  });

  it.each<[string, Cells[], (readonly [number, string])[]]>([
    ['an unknown type', [{ ...PRINT, 'Product Type': 'constructor' }], [[2, 'productTypeUnknown']]],
    ['a long title', [{ ...PRINT, Title: 'x'.repeat(201) }], [[2, 'titleTooLong']]],
    ['an option without a name', [{ ...PRINT, 'Option Value 1': 'M' }], [[2, 'optionNameMissing']]],
    [
      'two options of one name',
      [{ ...PRINT, 'Option Name 1': 'A', 'Option Value 1': '1', 'Option Name 2': 'A', 'Option Value 2': '2' }],
      [[2, 'optionNameRepeated']],
    ],
    ['two equal variants', [PRINT, { SKU: 'HP-2', Price: '1' }], [[3, 'variantRepeated']]],
    ['a variant before any product', [{ SKU: 'HP-2', Price: '1' }, PRINT], [[2, 'variantWithoutProduct']]],
    ['the same product twice', [PRINT, { ...PRINT, SKU: 'HP-2' }], [[3, 'productRepeated']]],
    [
      'two products at one address',
      [
        { ...PRINT, 'Product ID': 'a' },
        { ...PRINT, 'Product ID': 'b', SKU: 'HP-2' },
      ],
      [[3, 'addressRepeated']],
    ],
    ['a plan without a unit', [{ ...PRINT, Subscribable: 'Yes' }], [[2, 'planInvalid']]],
  ])('of %s', (_, rows, expected) => {
    expect(codes(...rows)).toEqual(expected);
  });

  it('of size: more variants or products than a shop can show', () => {
    const sized = (n: number): Cells => ({ SKU: `S-${n}`, 'Option Value 1': `${n}`, Price: '1' });
    const many = Array.from({ length: 250 }, (_, n) => sized(n + 1));
    const head = { ...PRINT, 'Option Name 1': 'No', 'Option Value 1': '0' };
    expect(codes(head, ...many)).toEqual([[2, 'tooManyVariants']]);
    const products = Array.from({ length: 10_001 }, (_, n) => ({ ...PRINT, Title: `P ${n}`, SKU: `P-${n}` }));
    const result = read(...products);
    expect([result.products.length, result.problems]).toEqual([10_000, [{ line: 10_002, code: 'tooManyProducts' }]]);
  });

  it('say the title that the column has in the file', () => {
    const problem = { line: 3, code: 'priceInvalid', values: { value: 'x', column: 'Price' } } as const;
    const end = ': "x" is not a valid price. Use a format such as 24.00.';
    expect(rowSentence(problem)).toBe(`Price${end}`);
    expect(rowSentence(problem, { Price: 'Variant Price' })).toBe(`Variant Price${end}`);
    expect(rowSentence(problem, { 'Regular price': 'regular PRICE' })).toBe(`regular PRICE${end}`);
    const visible = { line: 3, code: 'yesNoInvalid', values: { value: 'x', column: 'Visible' } } as const;
    expect(rowSentence(visible, { Visible: 'Shown' })).toBe('"x" in Shown must be Yes or No.');
  });

  it('each have a sentence', () => {
    for (const code of Object.keys(productFileWording) as (keyof typeof productFileWording)[]) {
      expect(rowSentence({ line: 2, code, values: { value: 'x', column: 'y' } })).toMatch(/[.]$/);
    }
  });
});

describe('any file at all', () => {
  const column = fc.constantFrom(
    'Product ID',
    'Product Type',
    'Product Page',
    'Product URL',
    'Title',
    'SKU',
    'Option Name 1',
    'Option Value 1',
    'Option Name 2',
    'Option Value 2',
    'Price',
    'Sale Price',
    'On Sale',
    'Stock',
    'Categories',
    'Tags',
    'Weight',
    'Visible',
    'Hosted Image URLs',
    'Subscribable',
    'Billing Unit',
    '__proto__',
    'constructor',
    'hasOwnProperty',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('', 'PHYSICAL', 'Yes', 'No', '1,200.00', '7', 'Unlimited', '/a/b', 'month', '__proto__', '\0'),
  );
  const row = fc.array(fc.tuple(column, text), { maxLength: 24 }).map((cells) => Object.fromEntries(cells));
  const rows = fc.array(row, { maxLength: 12 }).map((all) => rowsOf(...all));

  it('is read without a throw, and what comes out whole is sound (property)', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('USD' as const, 'JPY' as const), (file, currency) => {
        const { products, problems } = readProductFile(file, currency);
        const skus = products.flatMap((product) => product.variants.map((variant) => variant.sku));
        expect(new Set(skus).size).toBe(skus.length);
        for (const product of products) {
          expect(product.title).not.toBe('');
          expect(product.urlId).toMatch(/^[A-Za-z0-9]/);
          expect(product.variants.length).toBeGreaterThan(0);
          expect(problems.some((problem) => problem.line === product.line)).toBe(false);
          for (const path of product.categories) expect(path.split('/')).not.toContain('');
          for (const { price, salePrice, sku } of product.variants) {
            expect(price.minor >= 0n && salePrice.minor >= 0n && sku !== '').toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
