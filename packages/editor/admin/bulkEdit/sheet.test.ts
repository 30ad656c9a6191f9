import type { WireSheetRow } from '@quoin/contract/endpoints/store';
import { BULK_FIELDS, type BulkField, parsePriceFormula } from '@quoin/domain/catalog';
import { describe, expect, it } from 'vitest';
import {
  columnsFrom,
  copied,
  filledDown,
  otherMark,
  pasted,
  replaced,
  repriced,
  type SheetEdits,
  textAt,
  toWireEdits,
  USUAL_FIELDS,
  withCells,
} from './sheet.ts';

const NONE: SheetEdits = new Map();

function row(
  id: string,
  productId: string,
  isFirst: boolean,
  cells: Partial<Record<BulkField, string>> = {},
): WireSheetRow {
  const empty = Object.fromEntries(BULK_FIELDS.map((field) => [field, ''])) as Record<BulkField, string>;
  return {
    ...{ variantId: id, productId, title: 'Print', description: id, productType: 1, isFirst },
    cells: { ...empty, title: 'Print', sku: id, price: '10.00', ...cells },
  };
}

const rows = [row('a1', 'a', true), row('a2', 'a', false), row('b1', 'b', true, { price: '20.00' })];
const columns = columnsFrom('title,sku,price');
const sheet = { rows, columns };
const range = (top: number, left: number, bottom = top, right = left) => ({
  anchor: { row: top, column: left },
  focus: { row: bottom, column: right },
});
const apply = (changes: Parameters<typeof withCells>[1], edits = NONE) => withCells(edits, changes);

describe('the sheet', () => {
  it('takes amounts pasted from a table with decimal commas for what they are', () => {
    const texts = (cells: readonly (readonly string[])[]) => pasted(sheet, range(0, 2), cells).map(({ text }) => text);
    expect(texts([['12,50'], ['1.299,00'], ['1.200']])).toEqual(['12.50', '1299.00', '1200']);
    expect(texts([['12.50'], ['1,299.00'], ['1.200']])).toEqual(['12.50', '1,299.00', '1.200']);
    expect(pasted(sheet, range(0, 0), [['12,50 m']]).map(({ text }) => text)).toEqual(['12,50 m']);
  });

  it('asks how pasted numbers are meant where nothing in them tells (table files)', () => {
    const [one, two] = [range(0, 2), [['1,299'], ['12']]];
    expect(otherMark(sheet, one, two)).toBe(',');
    expect(pasted(sheet, one, two, ',').map(({ text }) => text)).toEqual(['1.299', '12']);
    expect(otherMark(sheet, one, [['1,299'], ['12,50']])).toBeNull();
    expect(otherMark(sheet, one, [['12']])).toBeNull();
  });

  it('shows the usual columns, or those the address names in our order', () => {
    expect(columnsFrom(undefined).map(({ field }) => field)).toEqual(USUAL_FIELDS);
    expect(columnsFrom('price,nonsense,title').map(({ field }) => field)).toEqual(['title', 'price']);
  });

  it('forgets a change that leads back to what was there', () => {
    const changed = apply([{ row: rows[0]!, field: 'price', text: '12.00' }]);
    expect(textAt(rows[0]!, 'price', changed)).toBe('12.00');
    expect(apply([{ row: rows[0]!, field: 'price', text: ' 10.00 ' }], changed).size).toBe(0);
  });

  it('edits columns of the product on its first row only', () => {
    expect(apply(pasted(sheet, range(0, 0, 2, 0), [['New']])).size).toBe(2);
  });

  it('pastes one cell over the range, several from its corner on, never beyond the sheet', () => {
    expect(pasted(sheet, range(0, 2, 2, 2), [['5']]).map(({ row: { variantId } }) => variantId)).toEqual([
      'a1',
      'a2',
      'b1',
    ]);
    const block = pasted(sheet, range(1, 1), [
      ['X', '1', 'beyond'],
      ['Y', '2'],
      ['beyond', '3'],
    ]);
    expect(block.map(({ row: { variantId }, field, text }) => [variantId, field, text])).toEqual([
      ['a2', 'sku', 'X'],
      ['a2', 'price', '1'],
      ['b1', 'sku', 'Y'],
      ['b1', 'price', '2'],
    ]);
  });

  it('copies what it shows', () => {
    expect(copied(sheet, range(0, 0, 1, 1), NONE)).toEqual([
      ['Print', 'a1'],
      ['', 'a2'],
    ]);
  });

  it('fills down from the first cell that can be edited', () => {
    const edits = apply([{ row: rows[0]!, field: 'price', text: '7' }]);
    expect(
      filledDown(sheet, range(0, 0, 2, 2), edits).map(
        ({ row: { variantId }, field, text }) => `${variantId} ${field} ${text}`,
      ),
    ).toEqual(['b1 title Print', 'a2 sku a1', 'b1 sku a1', 'a2 price 7', 'b1 price 7']);
  });

  it('reprices by a formula, and says how many rows it leaves', () => {
    const formula = parsePriceFormula('-15', '', 'USD');
    if (!formula.ok) throw new Error();
    const { changes, left } = repriced(rows, NONE, {
      from: 'price',
      to: 'salePrice',
      formula: formula.value,
      currency: 'USD',
    });
    expect(changes.map(({ field, text }) => [field, text])).toEqual([['salePrice', '5.00']]);
    expect(left).toBe(2);
  });

  it('replaces in the columns asked for', () => {
    const replacement = { find: 'pri', replace: 'Po', matchesCase: false, isWholeCell: false };
    expect(replaced(rows, NONE, ['title', 'sku'], replacement).map(({ text }) => text)).toEqual(['Pont', 'Pont']);
  });

  it('sends each change with a variant that it stands on', () => {
    const edits = apply([
      { row: rows[0]!, field: 'title', text: 'New' },
      { row: rows[1]!, field: 'price', text: '3' },
    ]);
    expect(toWireEdits(rows, edits)).toEqual([
      { variantId: 'a1', field: 'title', seen: 'Print', typed: 'New' },
      { variantId: 'a2', field: 'price', seen: '10.00', typed: '3' },
    ]);
  });
});
