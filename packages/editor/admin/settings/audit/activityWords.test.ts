import { expect, it } from 'vitest';
import { actionText, subjectText } from './activityWords.ts';

it.each([
  ['paymentAccount.update', 'Payment account updated'],
  ['order.fulfil', 'Order fulfilled'],
  ['order.refund', 'Order refunded'],
  ['apiKey.create', 'API key created'],
  ['apiKey.rotate', 'API key rotated'],
  ['contributor.remove', 'Team member removed'],
  ['contributor.changeRoles', 'Team member roles changed'],
  ['contributor.withdrawInvite', 'Team invitation withdrawn'],
  ['site.publish', 'Site published'],
  ['reviews.import', 'Reviews imported'],
  ['journal.order', 'Collection order changed'],
  ['bulkEdit.undo', 'Bulk edit undone'],
  ['settings.update', 'Site settings updated'],
])('%s reads “%s” (AUT-4)', (action, text) => {
  expect(actionText(action)).toBe(text);
});

it('calls subjects what the app calls them (AUT-4)', () => {
  expect(['mailTemplate', 'taxRule', 'draft'].map(subjectText)).toEqual(['Email template', 'Tax rule', 'Draft order']);
});
