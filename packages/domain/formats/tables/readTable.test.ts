import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessSeparator, readTable, SEPARATORS } from './readTable.ts';

const cellsOf = (text: string) => readTable(text).records.map(({ cells }) => cells);

describe('a table as text', () => {
  it.each([
    [
      'commas',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons and decimal commas',
      '\ufeffTitle;Price\n"Kanne groß";29,90\nRegal;1.299,00\n',
      [
        ['Title', 'Price'],
        ['Kanne groß', '29,90'],
        ['Regal', '1.299,00'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1,5\t2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'line breaks and quotes in quotes',
      'a;b\n"1\n2";"say ""x"";"\n',
      [
        ['a', 'b'],
        ['1\n2', 'say "x";'],
      ],
    ],
    [
      'a quote within a cell',
      'a,b\n5" screen,x\n',
      [
        ['a', 'b'],
        ['5" screen', 'x'],
      ],
    ],
    [
      'what Excel says first',
      'sep=;\na;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'what other programs say first, in quotes',
      '"sep=;"\na;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'empty lines and old Mac line breaks',
      'a,b\r\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('of %s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it('knows the line of each record, and of a quote that nothing closes', () => {
    const text = 'a,b\n"1\n2",x\n\n3,y\n"open,z\n';
    expect(readTable(text).records.map(({ line }) => line)).toEqual([1, 2, 5]);
    expect(readTable(text).brokenAt).toBe(6);
  });

  it('gives back what was written, with any separator (property)', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\n', ' ', '9', 'é'), maxLength: 8 });
    const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.constantFrom(...SEPARATORS), (records, separator) => {
        const text = records
          .map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(separator))
          .join('\r\n');
        expect(readTable(text, separator).records.map(({ cells }) => cells)).toEqual(records);
        expect(guessSeparator(text)).toBe(separator);
      }),
    );
  });
});
