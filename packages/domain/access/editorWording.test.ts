import { expect, it } from 'vitest';
import { editorWording } from './editorWording.ts';

it('says what existing editors say, letter by letter (EDIT-05, EDIT-06)', () => {
  const { tokenTaken, oneTokenAtOnce, ...plain } = editorWording;
  expect(Object.values(plain)).toEqual([
    'Something went wrong',
    'Unable to connect. Please try again',
    'Unable to load. Try again.',
    'Unable to load collections',
    'Unable to locate content',
    'Failed to load timezone',
    'Please enter a valid email',
  ]);
  expect([tokenTaken('tag'), oneTokenAtOnce('category')]).toEqual([
    'This tag already exists',
    'You may only edit one category at a time',
  ]);
});
