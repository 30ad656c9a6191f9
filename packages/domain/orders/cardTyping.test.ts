import { describe, expect, it } from 'vitest';
import { cardNumberAsTyped, expiryAsTyped } from './cardTyping.ts';

describe('a card number', () => {
  it.each([
    ['', ''],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822', '3782 822'],
    ['４２４２ ４２４２', '4242 4242'],
    ['٤٢٤٢٤', '4242 4'],
    ['12345678901234567890', '1234 5678 9012 3456 789'],
    ['card', ''],
  ])('%s is written %s', (typed, written) => {
    expect(cardNumberAsTyped(typed)).toBe(written);
  });
});

describe('an expiry date', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['0', '0'],
    ['4', '04/'],
    ['12', '12/'],
    ['1/', '01/'],
    ['1230', '12/30'],
    ['12 30', '12/30'],
    ['12/2030', '12/2030'],
    ['122030', '12/2030'],
    ['12-30', '12/30'],
    ['12//3', '12/3'],
    ['1 / 2030', '01/2030'],
    ['٠٤٢٩', '04/29'],
    ['１２３０', '12/30'],
    ['12/20305', '12/2030'],
  ])('%s is written %s', (typed, written) => {
    expect(expiryAsTyped(typed)).toBe(written);
  });

  it('lets its slash be taken away', () => {
    expect(expiryAsTyped('12', '12/')).toBe('12');
    expect(expiryAsTyped('1', '12')).toBe('1');
    expect(expiryAsTyped('12/', '12/3')).toBe('12');
    expect(expiryAsTyped('123', '12')).toBe('12/3');
  });
});
