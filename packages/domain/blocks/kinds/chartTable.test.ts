import { describe, expect, it } from 'vitest';
import { blockProblemSentence } from '../problems.ts';
import { datasetMark, numberOf, parseTable, readTable, tableProblems } from './chartTable.ts';

const LIMITS = { maxRows: 3, maxColumns: 3 };
const said = (table: Parameters<typeof tableProblems>[0]) => tableProblems(table).map(blockProblemSentence);

describe('a dataset', () => {
  it('needs a column, a row and no gaps (EDIT-05)', () => {
    expect(said({ columns: [], rows: [] })).toEqual(['Your dataset must have at least one column']);
    expect(said({ columns: ['Year'], rows: [['2026']] })).toEqual(['Your dataset must have at least one column']);
    expect(said({ columns: ['Year', 'Prints'], rows: [] })).toEqual(['Your dataset must have at least one row']);
    expect(said({ columns: ['Year', 'Prints'], rows: [['2026', '']] })).toEqual(['One or more rows was missing data']);
    expect(said({ columns: ['Year', 'Prints'], rows: [['2026', '12']] })).toEqual([]);
  });

  it.each([
    ['from a sheet', 'Year\tPrints\n2025\t1,200\n2026\t1,350'],
    ['from a file', 'Year;Prints\r\n2025;"1,200"\r\n2026;1,350'],
    ['from a file with a mark for its letters', '\ufeffYear|Prints\r\n2025|1,200\r\n2026|1,350'],
    ['with quotes', 'Year,Prints\n2025,"1,200"\n2026,"1,350"\n'],
  ])('is read %s', (_name, text) => {
    const { table, isCut } = parseTable(text, LIMITS);
    const rows = [
      ['2025', '1,200'],
      ['2026', '1,350'],
    ];
    expect({ table, isCut }).toEqual({ table: { columns: ['Year', 'Prints'], rows }, isCut: false });
  });

  it('that is too large is cut, and says so (EDIT-06)', () => {
    const { table, isCut } = parseTable('a\tb\tc\td\n1\t2\t3\t4\n5\n6\n7', LIMITS);
    expect([isCut, table.columns, table.rows.length]).toEqual([true, ['a', 'b', 'c'], 3]);
    const problem = { code: 'datasetTruncated', values: { maxRows: 50, maxColumns: 10 } } as const;
    expect(blockProblemSentence(problem)).toBe('Your dataset has been truncated to 50 rows or 10 columns.');
  });

  it('is read from anything', () => {
    expect(readTable(LIMITS, null)).toEqual({ columns: [], rows: [] });
    expect(readTable(LIMITS, { columns: ['a', 4, {}], rows: [['x'], 'no', [1, 2, 3, 4]] })).toEqual({
      columns: ['a', '4', ''],
      rows: [
        ['x', '', ''],
        ['', '', ''],
        ['1', '2', '3'],
      ],
    });
  });
});

it.each([
  ['12', 12],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1.234.567', 1234567],
  ['1,234', 1234],
  ['3,5', 3.5],
  ['€ 4,20', 4.2],
  ['-7 %', -7],
  ['−7', -7],
  ['１２', 12],
  ['١٬٢٣٤٫٥', 1234.5],
  ['about', null],
  ['', null],
])('%j is the number %j', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

describe('the decimal mark of a dataset (table files)', () => {
  const of = (...cells: readonly string[]) => {
    const table = { columns: ['Year', 'Sold'], rows: cells.map((cell, at) => [String(2020 + at), cell]) };
    const mark = datasetMark(table);
    return cells.map((cell) => numberOf(cell, mark));
  };
  it.each([
    [
      ['1.234', '0.5'],
      [1.234, 0.5],
    ],
    [
      ['1.234', '0,5'],
      [1234, 0.5],
    ],
    [
      ['1,234', '7,5'],
      [1.234, 7.5],
    ],
    [
      ['1,234', '7.5'],
      [1234, 7.5],
    ],
    [
      ['1.234', '2.345'],
      [1234, 2345],
    ],
    [
      ['١٬٢٣٤', '٠٫٥'],
      [1234, 0.5],
    ],
  ])('%j are %j', (cells, numbers) => expect(of(...cells)).toEqual(numbers));
});
