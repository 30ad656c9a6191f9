import { expect, it } from 'vitest';
import { hasRepeatedName } from './repeatedNames.ts';

it.each([
  ['{"quantity":1,"quantity":-5}', true],
  ['{"a":1,"b":{"c":1,"d":[{"e":1,"e":2}]}}', true],
  // The same letters, written otherwise.
  ['{"quantity":1,"quant\\u0069ty":-5}', true],
  ['{"a":1 , "a" : 2}', true],
  ['{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}', false],
  ['{"a":"b","b":"a","c":"a"}', false],
  ['{"a":"\\"a\\":1,\\"a\\":2","b":"{\\"a\\":1}"}', false],
  ['[["a","a"],{"a":"a"},"a"]', false],
  // Ends of texts that look like others.
  ['{"a\\\\":1,"a\\\\\\"":2,"b":"\\\\"}', false],
  ['{"a\\\\":1,"b":"\\\\","a\\\\":2}', true],
  ['{"":1,"":2}', true],
  ['{"__proto__":1,"__proto__":2}', true],
  ['{"__proto__":{"a":1},"a":2}', false],
  ['"a"', false],
  ['null', false],
])('%s: a name twice in one object: %s (SC-47)', (json, isSo) => {
  expect(hasRepeatedName(json, JSON.parse(json))).toBe(isSo);
});

it('looks through lists in lists in lists without an end (SC-47)', () => {
  const deep = `${'['.repeat(100_000)}{"a":1}${']'.repeat(100_000)}`;
  expect(hasRepeatedName(deep, JSON.parse(deep))).toBe(false);
});
