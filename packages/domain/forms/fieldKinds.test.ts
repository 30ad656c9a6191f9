import { describe, expect, it } from 'vitest';
import { FIELD_KINDS, FIELD_TYPES } from './field.ts';

const TABLE = [
  [
    ['text', 'email', 'number', 'website'],
    ['description', 'placeholder', 'required'],
  ],
  [['textarea'], ['description', 'placeholder', 'required', 'maxLength']],
  [['currency'], ['description', 'currencySymbol', 'required']],
  [
    ['password', 'twitter', 'date', 'time', 'name', 'address'],
    ['description', 'required'],
  ],
  [['phone'], ['description', 'required', 'showCountryCode']],
  [['section'], ['description', 'underline']],
  [
    ['radio', 'checkbox', 'select', 'likert'],
    ['description', 'options', 'required'],
  ],
  [['hidden'], ['key', 'value']],
] as const;

describe('what the form builder sets of a field (EDIT-01)', () => {
  it.each(TABLE)('%j take %j and nothing else (EDIT-01)', (types, properties) => {
    for (const type of types) expect(FIELD_KINDS[type].properties).toEqual(properties);
  });

  it('is said above for every kind there is (EDIT-01)', () => {
    expect(TABLE.flatMap(([types]) => [...types]).sort()).toEqual([...FIELD_TYPES].sort());
  });
});
