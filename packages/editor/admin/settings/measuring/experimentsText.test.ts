import { expect, it } from 'vitest';
import { experimentsText, parseExperimentsText } from './experimentsText.ts';

it('experiments are written a line each, and read back as they were (REC-03)', () => {
  const definitions = { button: 'control:50,large:50', price: 'a:1,b:2' };
  expect(experimentsText(definitions)).toBe('button = control:50, large:50\nprice = a:1, b:2');
  expect(parseExperimentsText(experimentsText(definitions))).toEqual(definitions);
});

it.each([
  ['', {}],
  ['button', { button: '' }],
  [' a=b : 1 \n\n', { a: 'b:1' }],
])('%j is %j', (text, definitions) => {
  expect(parseExperimentsText(text)).toEqual(definitions);
});
