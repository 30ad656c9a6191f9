import { describe, expect, it } from 'vitest';
import { addMoney, compareMoney, money, multiplyMoney, subtractMoney, zeroMoney } from './money.ts';

describe('money', () => {
  it('is whole minor units and a currency (MONEY-01)', () => {
    expect(money(84900, 'USD')).toEqual({ minor: 84900n, currency: 'USD' });
    expect(() => money(1.5, 'USD')).toThrow(RangeError);
    expect(() => money(2 ** 53, 'USD')).toThrow(RangeError);
  });

  it('is 0 USD unless said otherwise (MONEY-01)', () => {
    expect(zeroMoney()).toEqual({ minor: 0n, currency: 'USD' });
  });

  it('adds, subtracts and multiplies exactly', () => {
    const price = money(1999n, 'EUR');
    expect(addMoney(price, money(1, 'EUR')).minor).toBe(2000n);
    expect(subtractMoney(price, money(2000, 'EUR')).minor).toBe(-1n);
    expect(multiplyMoney(price, 9999).minor).toBe(19988001n);
    expect(addMoney(zeroMoney('EUR'), price)).toEqual(price);
  });

  it('compares as sort wants it', () => {
    expect(compareMoney(money(1, 'USD'), money(2, 'USD'))).toBe(-1);
    expect(compareMoney(money(2, 'USD'), money(2, 'USD'))).toBe(0);
    expect(compareMoney(money(3, 'USD'), money(2, 'USD'))).toBe(1);
  });

  it('never mixes currencies', () => {
    expect(() => addMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow('Mixed currencies');
    expect(() => compareMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow('Mixed currencies');
  });
});
