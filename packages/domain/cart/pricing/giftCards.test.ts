import { money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import { ask, euros, giftCardLine, line, NOW } from '../testing/questions.ts';
import type { GiftCardTender } from './giftCards.ts';
import { price } from './price.ts';
import type { PriceLine } from './priceQuestion.ts';
import { pricingSentence } from './pricingWording.ts';

const card = (id: string, cents: number, parts: Partial<GiftCardTender> = {}): GiftCardTender => ({
  id,
  balance: euros(cents),
  expiresAt: null,
  ...parts,
});

function pay(lines: readonly PriceLine[], ...giftCards: readonly GiftCardTender[]) {
  const answer = price(ask(lines, { giftCards }));
  return {
    paid: answer.giftCards.map(({ amount, balanceLeft }) => [Number(amount.minor), Number(balanceLeft.minor)]),
    due: Number(answer.amountDue.minor),
    said: answer.refusedGiftCards.map(({ problem }) => pricingSentence(problem)),
  };
}

describe('gift cards pay after the totals', () => {
  it('in part, in whole and one after the other (GIFT-03, GFT-1)', () => {
    expect(pay([line(3000)], card('a', 1000))).toEqual({ paid: [[1000, 0]], due: 2000, said: [] });
    expect(pay([line(3000)], card('a', 5000))).toEqual({ paid: [[3000, 2000]], due: 0, said: [] });
    expect(pay([line(3000)], card('a', 1000), card('b', 2500)).paid).toEqual([
      [1000, 0],
      [2000, 500],
    ]);
  });

  it('not for gift cards (GFT-5)', () => {
    expect(pay([giftCardLine(5000), line(1000)], card('a', 9000))).toEqual({
      paid: [[1000, 8000]],
      due: 5000,
      said: [],
    });
    expect(pay([giftCardLine(5000)], card('a', 9000)).said).toEqual(['A gift card can’t pay for a gift card.']);
  });

  it.each([
    ['This gift card is in another currency.', card('a', 1, { balance: money(100, 'USD') })],
    ['This gift card has expired.', card('a', 100, { expiresAt: NOW })],
    ['There is nothing left on this gift card.', card('a', 0)],
  ])('or say why not: %s (GFT-5)', (sentence, refused) => {
    expect(pay([line(1000)], refused)).toEqual({ paid: [], due: 1000, said: [sentence] });
  });

  it('once each, and only while something is left to pay', () => {
    expect(pay([line(1000)], card('a', 5000), card('a', 5000), card('b', 1)).said).toEqual([
      'This gift card is already applied.',
      'Nothing is left to pay with this gift card.',
    ]);
  });
});
