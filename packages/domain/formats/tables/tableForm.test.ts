import { describe, expect, it } from 'vitest';
import { readTable } from './readTable.ts';
import { columnNames, mapTable, missingFields, type TableForm } from './tableForm.ts';

const FORM: TableForm = {
  fields: [
    { field: 'email', isRequired: true, names: ['email', 'e mail adresse'] },
    { field: 'name', names: ['full name', 'name'] },
    { field: 'old', names: [/\b(?:old|from)\b/] },
  ],
  isValue: (cell) => cell.includes('@'),
  byPlace: (cells) => cells.map((cell) => (cell.includes('@') ? 'email' : null)),
};
const mapped = (text: string, chosen?: Record<string, string>) => mapTable(readTable(text), FORM, chosen);

describe('the columns of a table (IMP-1, table files)', () => {
  it.each([
    ['E-Mail-Adresse,Full_Name', { email: 'E-Mail-Adresse', name: 'Full_Name' }],
    ['Name,Full name,EMAIL', { email: 'EMAIL', name: 'Full name' }],
    ['Redirect from,x', { old: 'Redirect from' }],
    ['Ida,ida@example.com', { email: '#2' }],
    ['a,b', {}],
  ])('%s is taken for %j', (header, mapping) => {
    expect(mapped(`${header}\nx,y`).mapping).toEqual(mapping);
  });

  it('tells columns of the same title apart, and those without one', () => {
    expect(columnNames(['Note', ' ', 'Note', 'Note'])).toEqual(['Note', '#2', 'Note (2)', 'Note (3)']);
    expect(columnNames(['a', 'a (2)', 'a', 'a'])).toEqual(['a', 'a (2)', 'a (3)', 'a (4)']);
  });

  it('takes a header that repeats one title without end', () => {
    const names = columnNames(Array.from({ length: 100_000 }, () => 'a'));
    expect([new Set(names).size, names.at(-1)]).toEqual([100_000, 'a (100000)']);
  });

  it('has a name for what goes on behind the last title', () => {
    expect(mapped('a\n1,2').columns).toEqual(['a', '#2']);
  });

  it('goes by what was chosen; what the file or the form does not have is as if nobody had chosen it', () => {
    const table = mapped('Contact,Email\nida@example.com,old@example.com', {
      email: 'Contact',
      name: 'Gone',
      x: 'Email',
    });
    expect(table.mapping).toEqual({ email: 'Contact' });
    expect(table.rows.map((row) => table.cell(row, 'email'))).toEqual(['ida@example.com']);
    expect([table.has('name'), table.cell(table.rows[0]!, 'name'), table.titleOf('email')]).toEqual([
      false,
      '',
      'Contact',
    ]);
  });

  it('says which needed fields no column has', () => {
    expect(missingFields(FORM, mapped('a,b\n1,2').mapping)).toEqual(['email']);
    expect(missingFields(FORM, mapped('Email\na@example.com').mapping)).toEqual([]);
  });
});
