import { describe, expect, it } from 'vitest';
import { newField } from '../newField.ts';
import { answersByField } from './namedAnswers.ts';

const FIELDS = [
  newField('name', 'f1', 'Your name'),
  newField('email', 'f2', 'Email Address'),
  newField('textarea', 'f3', 'Message'),
  newField('text', 'f4', 'Street'),
  newField('text', 'f5', 'Town'),
];
const idOf = (name: string) => Object.keys(answersByField(FIELDS, { [name]: '' }) ?? {})[0] ?? null;

describe('controls that a theme writes itself, and the fields they are meant for (FORM-12)', () => {
  it.each([
    ['f3', 'f3'],
    ['email-yui_3_17_2_1_1522178008708_3693', 'f2'],
    ['email', 'f2'],
    ['email_address', 'f2'],
    ['name-yui_3_17_2', 'f1'],
    ['message', 'f3'],
    ['TOWN', 'f5'],
    // Of two of a type neither is meant.
    ['text', null],
    ['text-yui_3', null],
    ['colour', null],
    ['', null],
  ])('%s', (name, id) => {
    expect(idOf(name)).toBe(id);
  });

  it('become answers by field, or none where one of them has no field, or two have the same', () => {
    expect(answersByField(FIELDS, { email: 'ada@example.com', town: 'Ely' })).toEqual({
      f2: 'ada@example.com',
      f5: 'Ely',
    });
    expect(answersByField(FIELDS, { email: 'ada@example.com', colour: 'red' })).toBeNull();
    expect(answersByField(FIELDS, { email: 'ada@example.com', f2: 'x@example.com' })).toBeNull();
    expect(answersByField(FIELDS, {})).toEqual({});
  });
});
