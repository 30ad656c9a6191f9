import { money } from '@quoin/domain/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatGiftCardCode,
  lastFourOf,
  looksLikeGiftCardCode,
  maskGiftCard,
  newGiftCardCode,
  parseGiftCardCode,
} from './giftCardCode.ts';
import {
  applyMovement,
  emptyLedger,
  type GiftCardMovement,
  giftCardBalance,
  movementDelta,
  NO_SUMS,
} from './giftCardLedger.ts';
import {
  decideDenomination,
  giftCardRecipient,
  isGiftCardMailDue,
  validateGiftCardDelivery,
} from './giftCardPurchase.ts';
import { decideGiftCardUse, type GiftCard, giftCardStatus } from './giftCardUse.ts';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

describe('gift card codes (GFT-3)', () => {
  it('have 16 characters and a check, and every one of the 80 bits shows', () => {
    expect(newGiftCardCode(new Uint8Array(10))).toBe('00000000000000000');
    expect(newGiftCardCode(new Uint8Array(10).fill(255)).slice(0, 16)).toBe('ZZZZZZZZZZZZZZZZ');
    const codes = new Set(Array.from({ length: 80 }, (_, bit) => newGiftCardCode(oneBit(bit))));
    expect(codes.size).toBe(80);
    expect(() => newGiftCardCode(new Uint8Array(9))).toThrow(RangeError);
  });

  it('are read as people type them', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = newGiftCardCode(random);
        const typed = formatGiftCardCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
        for (const text of [code, typed, ` ${typed.replaceAll('-', ' – ')} `, code.replaceAll('1', 'I')]) {
          expect(parseGiftCardCode(text)).toEqual({ ok: true, value: code });
        }
        expect(looksLikeGiftCardCode(typed)).toBe(true);
      }),
    );
  });

  it('show one wrong character and two swapped ones, always', () => {
    const place = fc.integer({ min: 0, max: 16 });
    fc.assert(
      fc.property(bytes, place, place, fc.constantFrom(...ALPHABET), (random, at, other, character) => {
        const code = [...newGiftCardCode(random)];
        const wrong = code.with(at, character);
        const swapped = code.with(at, code[other]!).with(other, code[at]!);
        for (const changed of [wrong, swapped]) {
          expect(parseGiftCardCode(changed.join('')).ok).toBe(changed.join('') === code.join(''));
        }
      }),
      { numRuns: 5000 },
    );
  });

  it.each(['', '1234', 'U'.repeat(17), 'A'.repeat(10_000), '<script>', '0000000000000000Z'])('%j is none', (text) => {
    expect(parseGiftCardCode(text)).toMatchObject({ problem: { code: 'giftCardCodeInvalid' } });
  });

  it('are kept by their last four only', () => {
    expect(maskGiftCard(lastFourOf('7K3M09QX2RTV8HJN4'))).toBe('•••• HJN4');
    expect(formatGiftCardCode('7K3M09QX2RTV8HJN4')).toBe('7K3M-09QX-2RTV-8HJN-4');
  });
});

function oneBit(bit: number): Uint8Array {
  const random = new Uint8Array(10);
  random[bit >> 3] = 1 << (bit & 7);
  return random;
}

describe('the ledger of a card (GFT-1)', () => {
  const kind = fc.constantFrom<GiftCardMovement['kind']>('issue', 'redeem', 'return', 'adjust', 'expire');
  const movement = fc.record({ kind, minor: fc.bigInt({ min: -100n, max: 500n }) });

  it('keeps 0 <= balance <= issued, balance = issued - redeemed + returned - expired = sum of deltas', () => {
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 40 }), (movements) => {
        let ledger = NO_SUMS;
        let sum = 0n;
        for (const each of movements) {
          const applied = applyMovement(ledger, each);
          if (!applied.ok) continue;
          ledger = applied.value;
          sum += movementDelta(each);
          const { issued, redeemed, returned, expired } = ledger;
          expect(giftCardBalance(ledger)).toBe(sum);
          expect(sum >= 0n && sum <= issued && redeemed >= returned && expired >= 0n).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each<[GiftCardMovement['kind'], bigint, string]>([
    ['redeem', 1001n, 'giftCardBalanceTooLow'],
    ['redeem', 0n, 'giftCardAmountInvalid'],
    ['redeem', -5n, 'giftCardAmountInvalid'],
    ['return', 1n, 'giftCardReturnTooLarge'],
    ['adjust', -1001n, 'giftCardBalanceTooLow'],
    ['adjust', 0n, 'giftCardAmountInvalid'],
    ['expire', 1001n, 'giftCardBalanceTooLow'],
  ])('refuses to %s %s of 1000', (kind_, minor, code) => {
    const ledger = { ...emptyLedger('EUR'), issued: 1000n };
    expect(applyMovement(ledger, { kind: kind_, minor })).toMatchObject({ problem: { code } });
  });
});

describe('paying with a card', () => {
  const card: GiftCard = {
    ledger: { ...emptyLedger('EUR'), issued: 5000n, redeemed: 1200n },
    isDisabled: false,
    expiresAt: null,
  };

  it('offers its balance, in part or in whole (GIFT-03)', () => {
    expect(decideGiftCardUse(card, 100)).toEqual({ ok: true, value: { available: money(3800, 'EUR') } });
  });

  it('answers the same for unknown, spent, expired and disabled cards (SC-10)', () => {
    const spent = { ...card, ledger: { ...card.ledger, redeemed: 5000n } };
    expect(
      [spent, { ...card, isDisabled: true }, { ...card, expiresAt: 100 }].map((each) => giftCardStatus(each, 100)),
    ).toEqual(['spent', 'disabled', 'expired']);
    const answers = [null, spent, { ...card, isDisabled: true }, { ...card, expiresAt: 100 }].map((each) =>
      JSON.stringify(decideGiftCardUse(each, 100)),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('giftCardUnknown');
  });
});

describe('buying a card', () => {
  const variant = (sku: string, minor: number) => ({
    sku,
    onSale: true,
    price: money(minor, 'EUR'),
    salePrice: money(1, 'EUR'),
  });
  const product = { type: 4, variants: [variant('G10', 1000), variant('G0', 0)] } as const;

  it('takes the amount from the product, never from the request (GFT-2)', () => {
    expect(decideDenomination(product, 'G10')).toMatchObject({ ok: true, value: { value: money(1000, 'EUR') } });
    for (const sku of ['X', 'G0', '-100', '']) {
      expect(decideDenomination(product, sku)).toMatchObject({ problem: { code: 'denominationUnknown' } });
    }
    expect(decideDenomination({ ...product, type: 1 }, 'G10')).toMatchObject({ ok: false });
  });

  it('goes to its recipient on its day (GIFT-03)', () => {
    const delivery = { recipientName: 'Ida', recipientEmail: '', senderName: 'Per', message: '', sendOn: null };
    const fields = (parts: Partial<Parameters<typeof validateGiftCardDelivery>[0]>) =>
      validateGiftCardDelivery({ ...delivery, ...parts }, '2026-11-21').map(({ field }) => field);
    expect(fields({})).toEqual([]);
    expect(fields({ sendOn: '2027-11-21', recipientEmail: ' ida@example.com ' })).toEqual([]);
    expect(fields({ recipientEmail: 'ｉｄａ＠ｅｘａｍｐｌｅ。ｃｏｍ\u200b' })).toEqual([]);
    expect(fields({ sendOn: '2026-11-20' })).toEqual(['sendOn']);
    expect(fields({ recipientEmail: 'a@b\r\nBcc: c', message: 'x'.repeat(501) })).toEqual([
      'recipientEmail',
      'message',
    ]);
    expect([giftCardRecipient(delivery, 'per@example.com'), isGiftCardMailDue(delivery, '2026-11-21')]).toEqual([
      'per@example.com',
      true,
    ]);
    expect(isGiftCardMailDue({ sendOn: '2026-12-24' }, '2026-12-23')).toBe(false);
  });
});
