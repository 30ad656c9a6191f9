import { expect, it } from 'vitest';
import { fieldView } from './blockView.ts';
import { newField } from './newField.ts';

it.each([
  ['en', 'MM DD YYYY', ['12', '5', '2026']],
  ['en-GB', 'DD MM YYYY', ['5', '12', '2026']],
  ['de-AT', 'TT MM JJJJ', ['5', '12', '2026']],
])(
  'a date is asked for in the order of the language, and keeps its parts: %s, %s (FORM-02)',
  (language, labels, values) => {
    const field = newField('date', 'date-1', 'When');
    const answers = { 'date-1': ['12', '5', '2026'] };
    const { parts } = fieldView(field, { blockId: 'block', answers, errors: {}, language });
    expect(parts.map(({ label }) => label).join(' ')).toBe(labels);
    expect(parts.map(({ value }) => value)).toEqual(values);
  },
);
