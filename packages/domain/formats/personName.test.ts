import { expect, it } from 'vitest';
import { namesOf } from './personName.ts';

it.each([
  ['Ada King Lovelace', 'Ada King', 'Lovelace'],
  ['  Ada  Lovelace ', 'Ada', 'Lovelace'],
  ['Ada', '', 'Ada'],
  ['', '', ''],
])('%s is read as %s and %s', (fullName, firstName, lastName) => {
  expect(namesOf(fullName)).toEqual({ firstName, lastName });
});
