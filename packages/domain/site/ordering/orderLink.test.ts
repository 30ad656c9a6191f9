import { describe, expect, it } from 'vitest';
import { readOrderLink } from './orderLink.ts';

describe('the link to where people order food', () => {
  it.each([
    [{ url: 'https://order.example/salt' }, { title: 'Order Now', url: 'https://order.example/salt' }],
    [
      { url: ' https://order.example ', title: ' To the menu ' },
      { title: 'To the menu', url: 'https://order.example' },
    ],
    [{ url: 'http://order.example/salt' }, null],
    [{ url: 'javascript:alert(1)' }, null],
    [{ url: '/menu', title: 'Order Now' }, null],
    [{ url: 7 }, null],
    [null, null],
  ])('%j is read as %j: it is called Order Now unless it is called otherwise (EDIT-08)', (stored, expected) => {
    expect(readOrderLink(stored)).toEqual(expected);
  });
});
