import { sentence as cartSentence, cartWording } from '@quoin/domain/cart';
import { sentence as ordersSentence, ordersWording } from '@quoin/domain/orders';
import { describe, expect, it } from 'vitest';
import { statusOf } from './statuses.ts';
import { isWireProblem, toWireFieldProblems, toWireProblem } from './wireProblem.ts';

describe('problems on the wire', () => {
  it('have a status for every code', () => {
    for (const code of [...Object.keys(cartWording), ...Object.keys(ordersWording)]) {
      expect([400, 403, 404, 409, 410, 422, 503]).toContain(statusOf(code));
    }
    const expected = { quantityNotNumber: 400, optionsMissing: 400, variantUnavailable: 404, outOfStock: 409 };
    for (const [code, status] of Object.entries(expected)) expect(statusOf(code)).toBe(status);
    expect([statusOf('priceChanged'), statusOf('crumbFail'), statusOf('tooManyRequests')]).toEqual([409, 403, 429]);
    expect(statusOf('constructor')).toBe(400);
  });

  it('carry code, sentence and field', () => {
    expect(toWireProblem({ code: 'quantityNotWhole', field: 'quantity' }, cartSentence)).toEqual({
      error: 'Quantity must be a whole number.',
      errorKey: 'quantityNotWhole',
      field: 'quantity',
    });
    expect(toWireProblem({ code: 'outOfStock' }, cartSentence)).not.toHaveProperty('field');
  });

  it('name every field at fault once', () => {
    const problems = [
      { code: 'addressPartMissing', field: 'city', values: { label: 'City' } },
      { code: 'addressPartTooLong', field: 'city', values: { label: 'City' } },
      { code: 'emailMissing', field: 'email' },
    ] as const;
    expect(toWireFieldProblems(problems, ordersSentence)).toEqual({
      error: 'City is needed.',
      errorKey: 'fieldsInvalid',
      fields: { city: 'City is needed.', email: 'Enter your email address.' },
    });
  });

  it('are told from other answers', () => {
    expect(isWireProblem({ error: 'x', errorKey: 'y' })).toBe(true);
    for (const other of [null, 'x', {}, { error: '' }, { error: 1 }]) expect(isWireProblem(other)).toBe(false);
  });
});
