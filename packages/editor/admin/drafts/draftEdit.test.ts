import { expect, it } from 'vitest';
import { draftEdit, toDraftRequest } from './draftEdit.ts';

it('sends what was typed, and for what is no number one that the server refuses by name', () => {
  const line = { id: 'a', variantId: null, title: 'Frame', description: '', quantity: '2', unitPrice: '12,50' };
  const edit = { ...draftEdit(null), lines: [line, { ...line, id: 'b', quantity: 'two' }], shipping: '4.90' };
  expect(toDraftRequest(edit, null)).toMatchObject({
    revision: null,
    shippingAddress: null,
    shipping: '4.90',
    lines: [
      { id: 'a', quantity: 2, unitPrice: '12.50' },
      { id: 'b', quantity: 0 },
    ],
  });
});
