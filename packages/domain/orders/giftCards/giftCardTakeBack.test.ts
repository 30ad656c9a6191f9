import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideTakeBack, type SoldGiftCard } from './giftCardTakeBack.ts';

function card(id: string, issued: bigint, balance: bigint = issued, lineId = 'g'): SoldGiftCard {
  return { id, lineId, lastFour: `000${id}`, issued, balance };
}
const ask = (
  cards: readonly SoldGiftCard[],
  amount: bigint,
  refundable: bigint,
  quantities: readonly (readonly [string, number])[] = [],
) => decideTakeBack({ cards, amount, refundable, quantities: new Map(quantities) });
const ids = (cards: readonly SoldGiftCard[]) => cards.map(({ id }) => id).join('');

describe('gift cards of an order that goes back (MON-4, GFT-1)', () => {
  it('are switched off with everything, and one by one where cards are given back', () => {
    const cards = [card('1', 5000n), card('2', 5000n)];
    const all = ask(cards, 12_000n, 12_000n);
    expect(all.ok && ids(all.value.disabled)).toBe('12');
    const one = ask(cards, 5000n, 12_000n, [['g', 1]]);
    expect(one.ok && [ids(one.value.disabled), one.value.reduced]).toEqual(['1', []]);
  });

  it('refuse what was spent already, and say how much is left', () => {
    const cards = [card('1', 5000n, 3000n)];
    const refused = { ok: false, problem: { code: 'giftCardSpent', values: { left: '3000', max: '5000' } } };
    expect(ask(cards, 7000n, 7000n)).toMatchObject(refused);
    expect(ask(cards, 5000n, 7000n, [['g', 1]])).toMatchObject(refused);
    const rest = ask(cards, 5000n, 7000n);
    expect(rest.ok && rest.value.reduced.map(({ amount }) => amount)).toEqual([3000n]);
  });

  it('leave a goodwill that other goods pay for alone', () => {
    expect(ask([card('1', 5000n)], 2000n, 7000n)).toEqual({ ok: true, value: { disabled: [], reduced: [] } });
    const into = ask([card('1', 5000n)], 3000n, 7000n);
    expect(into.ok && into.value.reduced.map(({ amount }) => amount)).toEqual([1000n]);
  });

  it('never give back more than is on them and was paid for all else', () => {
    const arbitrary = fc.record({ issued: fc.bigInt(1n, 100n), gone: fc.bigInt(0n, 100n) });
    fc.assert(
      fc.property(
        fc.array(arbitrary, { maxLength: 5 }),
        fc.bigInt(0n, 100n),
        fc.bigInt(1n, 600n),
        (parts, rest, asked) => {
          const cards = parts.map(({ issued, gone }, index) =>
            card(String(index), issued, gone > issued ? 0n : issued - gone),
          );
          const refundable = cards.reduce((all, { issued }) => all + issued, rest);
          const beyond = asked - refundable;
          const amount = beyond > 0n ? asked - beyond : asked;
          const decided = ask(cards, amount, refundable);
          if (!decided.ok) return;
          const { disabled, reduced } = decided.value;
          const taken =
            reduced.reduce((all, each) => all + each.amount, 0n) +
            disabled.reduce((all, { issued }) => all + issued, 0n);
          if (cards.length > 0) expect(taken).toBe(amount > rest ? amount - rest : 0n);
          expect(disabled.every(({ issued, balance }) => issued === balance)).toBe(true);
        },
      ),
    );
  });
});
