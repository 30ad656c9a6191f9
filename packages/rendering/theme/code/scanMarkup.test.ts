import { expect, it } from 'vitest';
import { scanMarkup } from './scanMarkup.ts';

it('finds the end of a script behind letters whose small form is longer (every script)', () => {
  const source = '<p>İİİİİİİİİİ</p><SCRIPT>go()</SCRIPT><p class="a">z</p>';
  const pieces = [...scanMarkup(source)].map(({ name, text }) => [name, text]);
  expect(pieces).toEqual([
    ['p', ''],
    ['script', 'go()'],
    ['p', ''],
  ]);
});
