import { money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import { type DonationOffer, decideDonation, validateDonationOffer } from './donation.ts';

const euros = (minor: number) => money(minor, 'EUR');
const offer: DonationOffer = {
  suggested: [euros(500), euros(2000)],
  allowsCustom: true,
  min: euros(100),
  max: euros(50_000),
};

describe('donations (page types 203, 204)', () => {
  it.each([
    [500, 'ok'],
    [100, 'ok'],
    [50_000, 'ok'],
    [99, 'donationTooSmall'],
    [-500, 'donationTooSmall'],
    [50_001, 'donationTooLarge'],
  ])('of %d: %s', (minor, code) => {
    const decision = decideDonation(offer, euros(minor));
    expect(decision.ok ? 'ok' : decision.problem.code).toBe(code);
  });

  it('are one of the amounts where the owner wants no others, in the store’s currency', () => {
    const fixed = { ...offer, allowsCustom: false };
    expect(decideDonation(fixed, euros(2000))).toEqual({ ok: true, value: euros(2000) });
    for (const amount of [euros(700), money(2000, 'USD')]) {
      expect(decideDonation(fixed, amount)).toMatchObject({ problem: { code: 'donationAmountUnknown' } });
    }
    expect(decideDonation(offer, null)).toMatchObject({ problem: { code: 'donationAmountMissing' } });
  });

  it('are offered soundly', () => {
    expect(validateDonationOffer(offer)).toEqual([]);
    const bad: Partial<DonationOffer>[] = [
      { min: euros(0) },
      { max: euros(50) },
      { suggested: [euros(50)] },
      { suggested: [], allowsCustom: false },
    ];
    for (const parts of bad) expect(validateDonationOffer({ ...offer, ...parts })).toHaveLength(1);
  });
});
