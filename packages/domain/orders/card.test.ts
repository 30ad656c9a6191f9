import { describe, expect, it } from 'vitest';
import { cardDigits, validateCard } from './card.ts';
import { sentence } from './wording.ts';

const NOW = Date.UTC(2026, 10, 21);
const good = { cardNumber: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' };

function sentences(card: Partial<typeof good>): readonly string[] {
  return validateCard({ ...good, ...card }, NOW).map((problem) => sentence(problem));
}

describe('cards', () => {
  it.each([
    {},
    { cardNumber: '4000-0000-0000-0002' },
    { expiry: '1 / 2030' },
    { expiry: '12/2026' },
    { expiry: '1230' },
    { expiry: '12 30' },
    { expiry: '٠٤٢٩' },
    { cvc: '1234' },
    { cvc: '１２３' },
  ])('with %j are fine', (card) => {
    expect(sentences(card)).toEqual([]);
  });

  it.each([
    [{ cardNumber: '' }, 'Enter your card number.'],
    [{ cardNumber: '4242 4242 4242 4241' }, 'Check the card number: it does not look right.'],
    [{ cardNumber: '42'.repeat(100) }, 'Check the card number: it does not look right.'],
    [{ expiry: ' ' }, 'Enter the expiry date of your card.'],
    [{ expiry: 'soon' }, 'Enter the expiry date as month and year, such as 04/29.'],
    [{ expiry: '13/27' }, 'Enter the expiry date as month and year, such as 04/29.'],
    [{ expiry: '10/26' }, 'This card has expired. Please use another one.'],
    [{ cvc: '' }, 'Enter the security code of your card.'],
    [{ cvc: '12' }, 'The security code is 3 or 4 digits.'],
  ])('with %j are not: %s', (card, text) => {
    expect(sentences(card)).toEqual([text]);
  });

  it('are good until their month has ended everywhere', () => {
    const problems = (now: number) => validateCard(good, now).length;
    expect(problems(Date.UTC(2026, 10, 30, 23, 59))).toBe(0);
    expect(problems(Date.UTC(2026, 11, 2))).toBe(1);
  });

  it('are known by their digits', () => {
    expect(cardDigits(' 4242-4242 4242 4242 ')).toBe('4242424242424242');
  });
});
