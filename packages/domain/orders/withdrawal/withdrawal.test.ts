import { en as orderEnglish } from '@quoin/messages/order';
import { describe, expect, it } from 'vitest';
import { validateWithdrawal, withdrawalReceipt } from './withdrawal.ts';
import { exemptLines, type WithdrawalFacts, type WithdrawalLine, withdrawalOffer } from './withdrawalOffer.ts';

function line(parts: Partial<WithdrawalLine> = {}): WithdrawalLine {
  const basics = { lineId: 'a', title: 'Print', productType: 1, ordered: 2, sent: 2, canceled: 0 } as const;
  return { ...basics, exemption: null, isDownloadBegun: false, withdrawn: 0, ...parts };
}

const facts: WithdrawalFacts = {
  ...{
    countryCode: 'DE',
    isBusiness: false,
    orderedOn: '2026-11-02',
    lastSentOn: '2026-11-03',
    deliveredOn: '2026-11-05',
  },
  ...{ lines: [line()], today: '2026-11-10' },
};

describe('the withdrawal button (Directive 2023/2673)', () => {
  it('is there for two weeks from the day after delivery', () => {
    expect(withdrawalOffer(facts)).toEqual({
      lines: [{ lineId: 'a', title: 'Print', quantity: 2, condition: null }],
      until: '2026-11-19',
    });
    expect(withdrawalOffer({ ...facts, today: '2026-11-19' })).not.toBe(null);
    expect(withdrawalOffer({ ...facts, today: '2026-11-20' })).toBe(null);
  });

  it.each<[string, Partial<WithdrawalFacts>, string | null | undefined]>([
    ['ends on Monday, not at a weekend', { deliveredOn: '2026-11-07' }, '2026-11-23'],
    ['counts from the parcel and a week, where nobody knows when it came', { deliveredOn: null }, '2026-11-24'],
    ['has no end before the goods are sent', { deliveredOn: null, lastSentOn: null }, null],
    ['counts services and downloads from the order', { lines: [line({ productType: 3 })] }, '2026-11-16'],
    ['is not for the United States', { countryCode: 'US' }, undefined],
    ['is not for Switzerland', { countryCode: 'CH' }, undefined],
    ['is there in Norway', { countryCode: 'NO' }, '2026-11-19'],
    ['is not for whom we know no country of', { countryCode: null }, undefined],
    ['is not for businesses', { isBusiness: true }, undefined],
    ['is not for exempt goods', { lines: [line({ exemption: 'customMade' })] }, undefined],
    ['is not for what was downloaded', { lines: [line({ productType: 2, isDownloadBegun: true })] }, undefined],
    [
      'is not for what was canceled or withdrawn before',
      { lines: [line({ canceled: 1, sent: 1, withdrawn: 1 })] },
      undefined,
    ],
  ])('%s', (_, parts, until) => {
    expect(withdrawalOffer({ ...facts, ...parts })?.until).toBe(until);
  });

  it('leaves out what the product says, and says why; a seal is a condition, a service must be done', () => {
    const lines = [
      line({ title: 'Poster of you', exemption: 'customMade' }),
      line({ title: 'File', productType: 2, isDownloadBegun: true }),
      line({ title: 'Soap', exemption: 'sealedHygiene' }),
      line({ title: 'Framing', productType: 3, exemption: 'serviceDone', sent: 0 }),
      line({ title: 'Repair', productType: 3, exemption: 'serviceDone', ordered: 1, sent: 1 }),
    ];
    expect(exemptLines({ ...facts, lines }).map(({ title, reason }) => `${title} ${reason}`)).toEqual([
      'Poster of you customMade',
      'File downloadBegun',
      'Repair serviceDone',
    ]);
    const offered = withdrawalOffer({ ...facts, lines })?.lines.map(({ title, condition }) => [title, condition]);
    expect(offered).toEqual([
      ['Soap', 'sealedHygiene'],
      ['Framing', null],
    ]);
    expect(exemptLines({ ...facts, lines, countryCode: 'US' })).toEqual([]);
  });

  it('gives as many days as the store does, never fewer than the law', () => {
    expect(withdrawalOffer({ ...facts, days: 30 })?.until).toBe('2026-12-07');
    expect(withdrawalOffer({ ...facts, days: 3 })?.until).toBe('2026-11-19');
  });

  it('offers the rest of a mixed order', () => {
    const lines = [
      line(),
      line({ lineId: 'b', exemption: 'perishable' }),
      line({ lineId: 'c', ordered: 3, withdrawn: 2 }),
    ];
    expect(withdrawalOffer({ ...facts, lines })?.lines.map(({ lineId, quantity }) => lineId + quantity)).toEqual([
      'a2',
      'c1',
    ]);
  });
});

describe('a withdrawal', () => {
  const offer = withdrawalOffer(facts);
  const statement = { name: 'Ida Berg', email: 'ida@example.com', lines: [{ lineId: 'a', quantity: 1 }] };
  const codes = (parts: Partial<typeof statement>) =>
    validateWithdrawal({ ...statement, ...parts }, offer).map(({ code }) => code);

  it('asks for name, address of the receipt and items, and for no reason', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ name: ' ', email: 'a@b\r\nBcc: c', lines: [] })).toEqual([
      'withdrawalNameMissing',
      'withdrawalEmailInvalid',
      'withdrawalLinesMissing',
    ]);
    for (const lines of [
      [{ lineId: 'a', quantity: 3 }],
      [{ lineId: 'x', quantity: 1 }],
      [
        { lineId: 'a', quantity: -1 },
        { lineId: 'a', quantity: 2 },
      ],
    ]) {
      expect(codes({ lines })).toEqual(['withdrawalLineInvalid']);
    }
    expect(validateWithdrawal(statement, null)).toEqual([{ code: 'withdrawalNotOffered' }]);
  });

  it('is confirmed by a button of its own, in the words of the directive', () => {
    expect([orderEnglish.withdrawal.button, orderEnglish.withdrawal.confirm]).toEqual([
      'Withdraw from contract here',
      'Confirm withdrawal',
    ]);
  });

  it('is receipted with content, day and time', () => {
    const receipt = withdrawalReceipt({
      ...{ orderNumber: 1001, orderedOn: '2026-11-02', statement, timeZone: 'Europe/Berlin' },
      offer: offer ?? { lines: [], until: null },
      submittedAt: Date.UTC(2026, 10, 10, 23, 30, 5),
    });
    expect(receipt.title).toBe('Receipt of your withdrawal from order #1001');
    expect(receipt.facts.map(({ value }) => value)).toContain('Nov 11, 2026, 00:30:05 (Europe/Berlin)');
    expect(receipt.lines).toEqual(['1 × Print']);
    expect([receipt.refundBy, receipt.outro]).toEqual([
      '2026-11-25',
      'Your money will be back by Nov 25, 2026. Please send the goods back within 14 days.',
    ]);
  });
});
