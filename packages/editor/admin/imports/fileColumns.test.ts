import { describe, expect, it } from 'vitest';
import { mappingOf, missingNames, withColumn } from './fileColumns.ts';

describe('what the columns of a file hold (IMP-1)', () => {
  const mapping = { email: 'Mail', name: 'Name' };
  it.each([
    ['another field', 'Mail', 'name', { name: 'Mail' }],
    ['nothing', 'Name', null, { email: 'Mail' }],
    ['a field that no column had', 'Tel', 'phone', { ...mapping, phone: 'Tel' }],
  ] as const)('a column is said to hold %s', (_, column, field, expected) => {
    expect(withColumn(mapping, column, field)).toEqual(expected);
  });

  it('names what is missing in the words of the owner', () => {
    const fields = [
      { field: 'email', text: 'Email', isRequired: true },
      { field: 'name', text: 'Full name', isRequired: false },
    ];
    expect(missingNames({ header: [], samples: [], fields }, {})).toEqual(['Email']);
    expect(missingNames({ header: [], samples: [], fields }, mapping)).toEqual([]);
  });

  it('begins with what the server guessed', () => {
    expect(
      mappingOf([
        { field: 'email', column: 'Mail' },
        { field: 'name', column: null },
      ]),
    ).toEqual({ email: 'Mail' });
  });
});
