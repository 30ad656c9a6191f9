import type { WireOrderSettings } from '@quoin/contract/endpoints/store';
import { expect, it } from 'vitest';
import { orderSettingsEdit, toOrderSettings } from './orderSettingsEdit.ts';

const settings: WireOrderSettings = {
  seller: { name: 'Halde', addressLines: ['Weg 1', '45900 Halde'], email: '', vatId: '', taxNumber: '', footer: [] },
  series: {
    invoice: { prefix: 'INV-', padding: 5, isYearly: true, first: 1 },
    creditNote: { prefix: 'CN-', padding: 5, isYearly: true, first: 1 },
  },
  unpaidDays: null,
  refundLimit: '500',
  draftLinkDays: 14,
  withdrawal: { isOffered: true, days: 14 },
  subscriptions: {
    retryDays: [1, 3],
    graceDays: 2,
    atLast: 'cancel',
    customersMaySkip: true,
    customersMayPause: false,
  },
};

it('types what is stored and stores what is typed', () => {
  const edit = orderSettingsEdit(settings);
  expect(toOrderSettings(edit)).toEqual(settings);
  const changed = toOrderSettings({ ...edit, isUnpaidCanceled: true, unpaidDays: '10', retryDays: '2; 4 x' });
  expect([changed.unpaidDays, changed.subscriptions.retryDays]).toEqual([10, [2, 4, -1]]);
});
