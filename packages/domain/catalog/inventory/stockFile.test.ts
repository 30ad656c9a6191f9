import { describe, expect, it } from 'vitest';
import { planStockFile, readStockFile, type StockedVariant } from './stockFile.ts';
import { stockFileSentence } from './wording.ts';

const variant = (sku: string, level: Partial<StockedVariant> = {}): StockedVariant => ({
  ...{ variantId: sku, sku, productType: 1, unlimited: false, onHand: 5, reserved: 0 },
  ...level,
});
const VARIANTS = [
  variant('MUG-S'),
  variant('MUG-M', { onHand: 1200 }),
  variant('Vase', { reserved: 2 }),
  variant('花瓶-青'),
  variant('EBOOK', { productType: 2, unlimited: true, onHand: 0 }),
  variant('TEA', { unlimited: true }),
];
const plan = (text: string, mode: 'set' | 'add' = 'set', decimalMark?: ',' | '.') => {
  const file = readStockFile(text, decimalMark === undefined ? {} : { decimalMark });
  const { changes, problems, ...counts } = planStockFile(file, mode, VARIANTS);
  return {
    ...counts,
    changes: changes.map(({ line, variant: { sku, onHand }, after }) => `${line} ${sku} ${onHand} → ${after.onHand}`),
    problems: problems.map((problem) => `${problem.line} ${stockFileSentence(problem)}`),
  };
};

describe('a file of stock (table files)', () => {
  it('sets what is on hand, and says by row and column what cannot be taken', () => {
    expect(
      plan('SKU;Bestand\nMUG-S;7\nMUG-M;1.200\nvase;1\n花瓶-青;12,5\nnone;3\nMUG-S;8\n;4\nTEA;\nEBOOK;3\n', 'set'),
    ).toEqual({
      changes: ['2 MUG-S 5 → 7'],
      ...{ unchanged: 1, empty: 1 },
      problems: [
        '4 Bestand: Customers are paying for 2 units right now, so stock cannot go down to 1. Try again in a few minutes.',
        '5 Bestand: “12,5” is not a whole number. Enter the quantity on hand.',
        '6 SKU: No variant has the SKU “none”.',
        '7 SKU: “MUG-S” already occurs on line 2.',
        '8 SKU: This row has no SKU.',
        '10 Bestand: Downloads always have unlimited stock.',
      ],
    });
  });

  it('adds what comes in and takes off what goes out', () => {
    expect(plan('sku\tqty\nMUG-S\t+3\nMUG-M\t-200\n花瓶-青\t−9\nTEA\t1\n', 'add')).toEqual({
      changes: ['2 MUG-S 5 → 8', '3 MUG-M 1200 → 1000'],
      ...{ unchanged: 0, empty: 0 },
      problems: [
        '4 qty: Only 5 on hand: that many can be removed at most.',
        '5 qty: This variant has unlimited stock. Set a quantity first.',
      ],
    });
  });

  it.each([
    ['品番,在庫数\n花瓶-青,７\n', '2 花瓶-青 5 → 7'],
    ['SKU,Stock\nＭＵＧ－Ｓ,7\n', '2 MUG-S 5 → 7'],
    ['SKU,Stock\nmug–s,7.0\n', '2 MUG-S 5 → 7'],
    ['SKU,Stock\nTEA,7\n', '2 TEA 5 → 7'],
    ['SKU,Stock\nMUG-S,"1,000"\n', '2 MUG-S 5 → 1000'],
  ])('%j is %s', (text, change) => {
    expect(plan(text)).toMatchObject({ changes: [change], problems: [] });
  });

  it('reads 1.000 as a thousand or as one, as its owner says', () => {
    expect(plan('SKU,Stock\nMUG-S,1.000\n', 'set', ',').changes).toEqual(['2 MUG-S 5 → 1000']);
    expect(plan('SKU,Stock\nMUG-S,1.000\n', 'set', '.').changes).toEqual(['2 MUG-S 5 → 1']);
  });

  it('takes columns that are chosen, and knows when it has none', () => {
    const text = 'Ref|Where|Now\nMUG-S|Shelf 2|9\n';
    expect(readStockFile(text).columns).toEqual({ sku: -1, quantity: -1 });
    expect(readStockFile(text, {}, { sku: 0, quantity: 2 }).rows).toEqual([
      { line: 2, sku: 'MUG-S', quantity: '9', written: '9' },
    ]);
  });
});
