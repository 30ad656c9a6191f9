import type { Answer } from '@quoin/contract/client';
import type { PayRequest, PayResponse } from '@quoin/contract/endpoints/site';
import { describe, expect, it } from 'vitest';
import { answered, refused } from '../../testing/carts.ts';
import { BERLIN, checkoutView, shippedView } from '../../testing/checkouts.ts';
import { amountDue, payText } from './amounts.ts';
import type { FieldName } from './form.ts';
import { type CheckoutSession, createCheckoutSession } from './session.ts';

const NOW = Date.UTC(2026, 10, 21);
const CARD: [FieldName, string][] = [
  ['cardNumber', '4242 4242 4242 4242'],
  ['expiry', '04/29'],
  ['cvc', '123'],
];

interface Script {
  readonly view?: ReturnType<typeof checkoutView>;
  readonly pays?: Answer<PayResponse>[];
  readonly reloaded?: ReturnType<typeof checkoutView>;
  readonly contact?: Answer<ReturnType<typeof checkoutView>>;
}

/** A session against a server that answers as scripted and writes down what it was asked. */
function start({
  view = shippedView(),
  pays = [],
  reloaded = shippedView({ idempotencyKey: 'key-2' }),
  contact,
}: Script = {}) {
  const calls: string[] = [];
  const paid: PayRequest[] = [];
  const gone: string[] = [];
  const noted = <Value>(call: string, answer: Value): Value => {
    calls.push(call);
    return answer;
  };
  const session = createCheckoutSession({
    view,
    fallbackCountry: 'DE',
    typed: new Map(),
    servedRefusal: null,
    now: () => NOW,
    after: () => () => {},
    goTo: (address) => void gone.push(address),
    api: {
      load: async (country) => noted(country === undefined ? 'load' : `load ${country}`, answered(reloaded)),
      saveContact: async ({ email }) => noted(`contact ${email}`, contact ?? answered(checkoutView({ email }))),
      saveAddress: async () => noted('address', answered(shippedView({ shippingOptionId: '' }))),
      saveAnswers: async () => noted('answers', answered(shippedView())),
      saveShipping: async ({ shippingOptionId }) => noted(`shipping ${shippingOptionId}`, answered(shippedView())),
      pay: async (request) => {
        paid.push(request);
        return pays.shift() ?? answered({ status: 'succeeded', orderUrl: '/checkout/order/abc' });
      },
    },
  });
  const type = (...entries: [FieldName, string][]) => {
    for (const [name, value] of entries) session.type(name, value);
  };
  return { session, type, calls, paid, gone };
}

/** What the button says at this moment. */
function payLabel({ getState }: Pick<CheckoutSession, 'getState'>): string {
  const { view, form } = getState();
  return payText(view, form.values);
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('filling in the checkout', () => {
  it('says nothing while somebody types, judges when the field is left, and takes back what is mended (CX-10)', () => {
    const { session, type } = start({ view: checkoutView() });
    const error = () => session.getState().form.errors.email ?? '';
    type(['email', 'ada']);
    expect(error()).toBe('');
    session.leave('email');
    expect(error()).toBe('Enter an email address such as name@example.com.');
    type(['email', 'ada@']);
    expect(error()).not.toBe('');
    type(['email', 'ada@example.com']);
    expect(error()).toBe('');
  });

  it('does not complain about a field that was only passed through (CX-10)', () => {
    const { session } = start({ view: checkoutView() });
    session.leave('email');
    expect(session.getState().form.errors).toEqual({});
  });

  it('goes on to the address when an e-mail address was typed in wide letters, as the server keeps it in plain ones', async () => {
    const { session, type, calls } = start({ view: checkoutView() });
    type(['email', 'ada＠example．com'], ...(Object.entries(BERLIN) as [FieldName, string][]));
    session.leave('postalCode');
    for (let turn = 0; turn < 4; turn += 1) await tick();
    expect(calls.slice(0, 2)).toEqual(['contact ada@example.com', 'address']);
  });

  it('saves each part once it is complete, in order, and only when it is new', async () => {
    const { session, type, calls } = start({ view: checkoutView() });
    type(['email', 'ada@example.com']);
    session.leave('email');
    await tick();
    expect(calls).toEqual(['contact ada@example.com']);
    type(...(Object.entries(BERLIN) as [FieldName, string][]));
    session.leave('postalCode');
    await tick();
    // The first way of shipping is chosen, so that the total is complete.
    expect(calls).toEqual(['contact ada@example.com', 'address', 'shipping post']);
    expect(session.getState().form.values.shippingOptionId).toBe('post');
    session.leave('city');
    await tick();
    expect(calls).toHaveLength(3);
    expect(amountDue(session.getState().view).minor).toBe(4690n);
  });

  it('asks for the price of another country at once, and shows no answer that comes too late (CX-01)', async () => {
    const { session, type, calls } = start({
      view: checkoutView(),
      reloaded: checkoutView({ idempotencyKey: 'key-2' }),
    });
    type(['countryCode', 'FR']);
    expect(session.getState().isSaving).toBe(true);
    type(['countryCode', 'FR'], ['countryCode', 'IT']);
    await tick();
    expect(calls).toEqual(['load FR', 'load IT']);
    expect(session.getState()).toMatchObject({ isSaving: false, view: { idempotencyKey: 'key-2' } });
  });

  it('does not send a part for ever that the server spells otherwise', async () => {
    const contact = answered(checkoutView({ email: 'ada@example.com' }));
    const { session, type, calls } = start({ view: checkoutView(), contact });
    type(['email', 'Ada@Example.com']);
    session.leave('email');
    await tick();
    session.leave('email');
    await tick();
    expect(calls).toEqual(['contact Ada@Example.com']);
  });

  it('forgets the region when the country changes (CX-12)', () => {
    const { session, type } = start({ view: checkoutView() });
    type(['countryCode', 'US'], ['region', 'CA'], ['countryCode', 'GB']);
    expect(session.getState().form.values.region).toBe('');
  });

  it('the pay button follows the country that is chosen, where anything is sent at all (CX-19)', () => {
    const { session, type } = start({ view: checkoutView() });
    const labels = ['GB', 'FR', 'US'].map((code) => {
      type(['countryCode', code]);
      return payLabel(session);
    });
    expect(labels).toEqual(['Pay €42.00', 'Order with obligation to pay', 'Pay €42.00']);
    const digital = start({ view: checkoutView({ requiresShipping: false }) });
    digital.type(['countryCode', 'FR']);
    expect(payLabel(digital.session)).toBe('Pay €42.00');
    expect(payLabel(start({ view: checkoutView({ sellerCountry: 'NL' }) }).session)).toBe(
      'Order with obligation to pay',
    );
  });
});

describe('paying', () => {
  it('needs no card where there is nothing to pay', async () => {
    const free = {
      ...shippedView().totals,
      grandTotal: { currency: 'EUR', value: '0.00' },
      grandTotalCents: 0,
      amountDueCents: 0,
    };
    const { session, paid } = start({ view: shippedView({ totals: free }) });
    expect(payLabel(session)).toBe('Place order');
    await session.pay();
    expect(paid).toHaveLength(1);
  });

  it('asks for the first wrong field and pays nothing (CX-10)', async () => {
    const { session, type, paid } = start();
    type(['cardNumber', '4242'], ['expiry', '04/29']);
    await session.pay();
    const { attention, form, payState } = session.getState();
    expect(paid).toEqual([]);
    expect(attention).toEqual({ count: 1, field: 'cardNumber' });
    expect(Object.keys(form.errors)).toEqual(['cardNumber', 'cvc']);
    expect(payState).toBe('ready');
  });

  it('sends what the buyer saw with the key of this attempt, and goes to the order (CX-20)', async () => {
    const { session, type, paid, gone } = start();
    type(...CARD);
    await session.pay();
    expect(paid).toMatchObject([{ idempotencyKey: 'key-1', acceptedTotalCents: 4690 }]);
    expect(gone).toEqual(['/checkout/order/abc']);
    expect(session.getState().payState).toBe('leaving');
  });

  it('pays once however often the button is pressed (CX-20)', async () => {
    const { session, type, paid } = start();
    type(...CARD);
    await Promise.all([session.pay(), session.pay(), session.pay()]);
    await session.pay();
    expect(paid).toHaveLength(1);
  });

  it('goes to the bank where a second step is needed', async () => {
    const { session, type, gone } = start({ pays: [answered({ status: 'requiresAction', url: '/bank/1' })] });
    type(...CARD);
    await session.pay();
    expect(gone).toEqual(['/bank/1']);
    await session.comeBack();
    expect(session.getState().payState).toBe('ready');
  });

  it('goes to the card that was declined and says why beside it, keeps everything typed, and takes a new key (CX-21)', async () => {
    const declined = answered({ status: 'declined', code: 'cardDeclined', error: 'Your card was declined.' } as const);
    const { session, type, paid } = start({ pays: [declined] });
    type(...CARD);
    await session.pay();
    expect(session.getState()).toMatchObject({ payState: 'ready', refusal: null });
    expect(session.getState().form.errors).toEqual({ cardNumber: 'Your card was declined.' });
    expect(session.getState().attention).toEqual({ count: 1, field: 'cardNumber' });
    expect(session.getState().form.values.cardNumber).toBe('4242 4242 4242 4242');
    await session.pay();
    expect(paid.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2']);
  });

  it('tries again with the same key when nobody knows whether the first try arrived (CX-20)', async () => {
    const lost = refused('The connection was lost.', { status: 0, code: 'networkFailed' });
    const { session, type, paid, calls } = start({ pays: [lost] });
    type(...CARD);
    await session.pay();
    expect(calls).toEqual([]);
    await session.pay();
    expect(paid.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it('shows a changed total and asks again (CX-05)', async () => {
    const totals = {
      ...shippedView().totals,
      amountDueCents: 5000,
      grandTotalCents: 5000,
      grandTotal: { currency: 'EUR', value: '50.00' },
    };
    const changed = refused('The total changed from €46.90 to €50.00.', { code: 'priceChanged' });
    const { session, type, paid } = start({ pays: [changed], reloaded: shippedView({ totals }) });
    type(...CARD);
    await session.pay();
    expect(amountDue(session.getState().view).minor).toBe(5000n);
    expect(session.getState().refusal?.message).toContain('The total changed');
    await session.pay();
    expect(paid.map(({ acceptedTotalCents }) => acceptedTotalCents)).toEqual([4690, 5000]);
  });

  it('names the total before the last part was saved, so that a dearer one is asked about', async () => {
    const { session, type, paid } = start({ view: checkoutView({ email: 'ada@example.com' }) });
    type(...(Object.entries(BERLIN) as [FieldName, string][]), ['shippingOptionId', 'post'], ...CARD);
    await session.pay();
    expect(paid.map(({ acceptedTotalCents }) => acceptedTotalCents)).toEqual([4200]);
  });

  it('says that the session has expired and loses nothing typed (ATC-09, CX-22)', async () => {
    const message = 'Your session has expired. Please reload the page and try again.';
    const contact = refused(message, { status: 403, code: 'crumbFail' });
    const { session, type } = start({ view: shippedView({ email: '' }), contact });
    type(['email', 'ada@example.com'], ['fullName', 'Ada Example'], ...CARD);
    await session.pay();
    expect(session.getState()).toMatchObject({ payState: 'ready', refusal: { message } });
    expect(session.getState().form.values).toMatchObject({ email: 'ada@example.com', fullName: 'Ada Example' });
  });

  it('puts the server’s words beside the field they are about', async () => {
    const pays = [refused('Check it.', { status: 422, fields: { cvc: 'The security code is 3 or 4 digits.' } })];
    const { session, type } = start({ pays });
    type(...CARD);
    await session.pay();
    expect(session.getState().form.errors).toEqual({ cvc: 'The security code is 3 or 4 digits.' });
    expect(session.getState().attention.field).toBe('cvc');
  });
});
