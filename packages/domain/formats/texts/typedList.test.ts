import { expect, it } from 'vitest';
import { typedList, typedParts } from './typedList.ts';

it.each([
  ['red, blue', ['red', 'blue']],
  ['赤、青，緑､黄', ['赤', '青', '緑', '黄']],
  ['أحمر، أزرق', ['أحمر', 'أزرق']],
  ['one\ntwo,,three , ', ['one', 'two', 'three']],
  ['', []],
])('%j is the list %j (table files)', (text, list) => expect(typedList(text)).toEqual(list));

it('keeps what is being typed', () => expect(typedParts('DE-BY, ')).toEqual(['DE-BY', ' ']));
