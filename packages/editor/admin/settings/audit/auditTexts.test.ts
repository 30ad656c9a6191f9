import { expect, it } from 'vitest';
import { actionText, detailsText } from './auditTexts.ts';

it('reads actions and details as words (AUT-4)', () => {
  expect(actionText('paymentAccount.update')).toBe('Payment account: update');
  expect(detailsText({ from: [1], to: 'x' })).toBe('from: [1]\nto: x');
});
