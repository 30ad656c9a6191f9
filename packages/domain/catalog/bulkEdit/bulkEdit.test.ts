import { describe, expect, it } from 'vitest';
import { PRODUCT_TYPES } from '../productTypes.ts';
import { type BulkValue, bulkText, parseBulkCell } from './cells.ts';
import { BULK_FIELDS, type BulkField } from './fields.ts';
import { applyPriceFormula, parsePriceFormula } from './formula.ts';
import { type BulkEdit, type BulkRow, planBulkEdit } from './planBulkEdit.ts';
import { replaceInCell } from './replaceText.ts';
import { parseSheetText, sheetText } from './sheetText.ts';

const VALUES: Readonly<Record<BulkField, BulkValue>> = {
  title: 'Ridge Lines',
  sku: 'HP-1',
  price: 3800,
  salePrice: 0,
  onSale: false,
  stock: { unlimited: false, onHand: 14 },
  visible: true,
  featured: false,
  tags: ['a', 'b'],
  categories: ['night', 'land/hills'],
  taxClass: 'reduced',
  weight: 0.7,
  length: 46,
  width: 12,
  height: 12,
  seoTitle: '',
  seoDescription: 'Two, three',
};

const row = (more: Partial<BulkRow> = {}): BulkRow => ({
  variantId: 'v1',
  productId: 'p1',
  productType: PRODUCT_TYPES.physical,
  reserved: 3,
  values: VALUES,
  ...more,
});
const plan = (edits: readonly Partial<BulkEdit>[], rows: readonly BulkRow[] = [row()]) =>
  planBulkEdit(
    edits.map((edit) => {
      const field = edit.field ?? 'price';
      const of = rows.find(({ variantId }) => variantId === (edit.variantId ?? 'v1'))!;
      return { variantId: 'v1', field, seen: bulkText(field, of.values[field], 'USD'), typed: '', ...edit };
    }),
    {
      currency: 'USD',
      rows: new Map(rows.map((each) => [each.variantId, each])),
      skuOwners: new Map([['TAKEN', 'v9']]),
      categories: new Set(['night', 'land/hills']),
      taxClasses: new Set(['reduced']),
    },
  );

describe('cells', () => {
  it.each(BULK_FIELDS)('%s reads what it writes', (field) => {
    const text = bulkText(field, VALUES[field], 'USD');
    expect(parseBulkCell(field, text, 'USD')).toEqual({ ok: true, value: VALUES[field] });
  });

  it.each<[BulkField, string, string]>([
    ['price', '', 'bulkPriceInvalid'],
    ['price', '-1', 'bulkPriceInvalid'],
    ['price', '1.234', 'bulkPriceInvalid'],
    ['onSale', 'maybe', 'bulkYesNoInvalid'],
    ['stock', '1.5', 'bulkStockInvalid'],
    ['weight', 'heavy', 'bulkMeasureInvalid'],
    ['title', '  ', 'bulkTitleMissing'],
    ['sku', 'x'.repeat(61), 'bulkTooLong'],
    ['tags', 'x'.repeat(51), 'bulkTagTooLong'],
  ])('%s does not take "%s"', (field, typed, code) => {
    expect(parseBulkCell(field, typed, 'USD')).toMatchObject({ problem: { code } });
  });
});

describe('formulas of prices', () => {
  const result = (price: bigint, text: string, ending = '', currency: 'USD' | 'JPY' = 'USD') => {
    const formula = parsePriceFormula(text, ending, currency);
    if (!formula.ok) return formula.problem.code;
    const applied = applyPriceFormula({ minor: price, currency }, formula.value);
    return applied.ok ? applied.value.minor : applied.problem.code;
  };
  it.each([
    [3800n, '+10%', '', 4180n],
    [3805n, '+10 %', '', 4186n],
    [1000n, '-12.5%', '', 875n],
    [3800n, '−5.00', '', 3300n],
    [3800n, '= 19.90', '', 1990n],
    [3800n, '', '.90', 3790n],
    [3841n, '', '.90', 3890n],
    [1999n, '+10%', '.95', 2195n],
    [20n, '', '.95', 95n],
    [400n, '-5', '', 'bulkBelowZero'],
    [400n, '-100%', '', 0n],
    [400n, 'ten', '', 'bulkFormulaInvalid'],
    [400n, '+1', '.9999', 'bulkFormulaInvalid'],
  ])('%s %s ending %s → %s', (price, text, ending, expected) => {
    expect(result(price, text, ending)).toBe(expected);
  });

  it('of a currency without cents end in whole tens', () => {
    expect(result(1234n, '+10%', '90', 'JPY')).toBe(1390n);
    expect(result(1234n, '', '.90', 'JPY')).toBe('bulkFormulaInvalid');
  });
});

describe('the plan of a batch', () => {
  it('leaves out what stays the same, and counts a cell of the product once', () => {
    const second = row({ variantId: 'v2', values: { ...VALUES, sku: 'HP-2' } });
    const changes = plan(
      [
        { typed: '38.00' },
        { field: 'title', typed: 'New' },
        { field: 'title', variantId: 'v2', typed: 'Newer' },
        { variantId: 'v2', typed: '40' },
      ],
      [row(), second],
    );
    expect(changes.map(({ field, newValue }) => [field, newValue])).toEqual([
      ['title', 'Newer'],
      ['price', 4000],
    ]);
  });

  it.each<[Partial<BulkEdit>, string]>([
    [{ typed: 'x' }, 'bulkPriceInvalid'],
    [{ typed: '40', seen: '37.00' }, 'bulkChangedSince'],
    [{ field: 'sku', typed: 'TAKEN' }, 'bulkSkuTaken'],
    [{ field: 'stock', typed: '2' }, 'bulkStockBelowReserved'],
    [{ field: 'categories', typed: '/sea' }, 'bulkCategoryUnknown'],
    [{ field: 'taxClass', typed: 'reducd' }, 'bulkTaxClassUnknown'],
    [{ field: 'onSale', typed: 'Yes' }, 'bulkSalePriceMissing'],
  ])('%o is refused as %s', (edit, code) => {
    expect(plan([edit])).toMatchObject([{ problem: { code } }]);
  });

  it('lets something go on sale with a sale price of the same batch', () => {
    const changes = plan([
      { field: 'onSale', typed: 'Yes' },
      { field: 'salePrice', typed: '30' },
    ]);
    expect(changes.every(({ problem }) => problem === null)).toBe(true);
  });

  it('keeps two rows from ending with one SKU', () => {
    const changes = plan(
      [
        { field: 'sku', typed: 'NEW' },
        { field: 'sku', variantId: 'v2', typed: 'NEW' },
      ],
      [row(), row({ variantId: 'v2' })],
    );
    expect(changes.map(({ problem }) => problem?.code)).toEqual(['bulkSkuTwice', 'bulkSkuTwice']);
  });
});

describe('cells of the clipboard', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\tb\r\n', [['a', 'b']]],
    ['"x\ny"\t"say ""hi"""', [['x\ny', 'say "hi"']]],
    ['5" pipe\t"open', [['5" pipe', '"open']]],
    [
      'a\t\n\tb',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['', []],
  ])('%j', (text, rows) => {
    expect(parseSheetText(text)).toEqual(rows);
  });

  it('come back as they went', () => {
    const rows = [
      ['a\tb', 'c\nd', '"e"'],
      ['', 'f', ' g '],
    ];
    expect(parseSheetText(sheetText(rows))).toEqual(rows);
  });
});

it.each([
  ['Old shirt, old', { find: 'old', replace: 'New', matchesCase: false, isWholeCell: false }, 'New shirt, New'],
  ['Old shirt, old', { find: 'old', replace: 'new', matchesCase: true, isWholeCell: false }, 'Old shirt, new'],
  ['a.c abc', { find: 'a.c', replace: '$&', matchesCase: true, isWholeCell: false }, '$& abc'],
  ['Yes', { find: 'yes', replace: 'No', matchesCase: false, isWholeCell: true }, 'No'],
  ['', { find: '', replace: 'x', matchesCase: false, isWholeCell: true }, 'x'],
])('%s with %o is %s', (text, replacement, expected) => {
  expect(replaceInCell(text, replacement)).toBe(expected);
});
