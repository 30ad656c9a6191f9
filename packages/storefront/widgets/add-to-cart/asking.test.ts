import type { Answer } from '@quoin/contract/client';
import type { AddEntryRequest, AddEntryResponse, SubscriptionCartRequest } from '@quoin/contract/endpoints/site';
import type { AddToCartProps } from '@quoin/contract/islands';
import { describe, expect, it } from 'vitest';
import { answered, refused, wireCart, wireEntry } from '../../testing/carts.ts';
import { fakeClock } from '../../testing/fakeClock.ts';
import { PRINT, RING } from '../../testing/products.ts';
import { createTimedMachine } from '../../timing/timedMachine.ts';
import { BUTTON_PLAN, buttonLabel } from './machine.ts';
import { type Pressing, press, type SendAnswers } from './press.ts';
import { productOf } from './product.ts';

const NO_STOCK = 'Sorry, we do not have enough of that item available.';
const INVALID = 'One or more fields is invalid, please check your entries.';

interface Shop {
  readonly props?: AddToCartProps;
  /** Of the one variant; null: without limit. */
  readonly stock?: number | null;
  readonly inCart?: number;
  readonly answer?: Answer<AddEntryResponse>;
  readonly stockAnswer?: Answer<never>;
  readonly canAsk?: boolean;
}

/** A product page with a button, a clock, and a buyer who answers on demand. */
function open({ props = RING, stock = 3, inCart = 0, answer, stockAnswer, canAsk = true }: Shop = {}) {
  const clock = fakeClock();
  const machine = createTimedMachine(BUTTON_PLAN, clock.after);
  const entries = [wireEntry({ quantity: inCart, chosenVariant: { ...wireEntry().chosenVariant, id: 'ring' } })];
  const results = [{ variantId: 'ring', sku: 'RING', unlimited: stock === null, qtyInStock: stock ?? 0 }];
  const sent: (AddEntryRequest | SubscriptionCartRequest)[] = [];
  const seen: string[] = [];
  const questions = { send: null as SendAnswers | null, isOpen: false };
  const cart = wireCart({ entries: inCart === 0 ? [] : entries });
  const pressing = {
    props,
    wanted: { product: productOf(props, []), choice: {}, quantity: '1' },
    machine,
    page: {
      buttons: { tell: () => {} },
      client: {
        stock: { load: async () => stockAnswer ?? answered({ results }) },
        cart: {
          subscribe: async (request: SubscriptionCartRequest) => {
            sent.push(request);
            return answered({ cartToken: 'token' });
          },
        },
      },
      cart: {
        getState: () => ({ status: 'loaded', cart }),
        add: async (request: AddEntryRequest) => {
          sent.push(request);
          return answer ?? answered({ shoppingCart: cart, newlyAdded: wireEntry() });
        },
      },
    },
    refuse: (message: string) => void seen.push(`alert: ${message}`),
    goTo: (address: string) => void seen.push(`to ${address}`),
    ask: async (send: SendAnswers) => {
      if (!canAsk) return null;
      Object.assign(questions, { send, isOpen: true });
      const close = (): void => void Object.assign(questions, { isOpen: false });
      return { isOpen: () => questions.isOpen, close };
    },
  } as unknown as Pressing;
  const answers = (text: string) => questions.send?.(text);
  return {
    pressing,
    clock,
    sent,
    seen,
    questions,
    answers,
    label: () => buttonLabel(machine.getState(), 'Add To Cart'),
  };
}

describe('a product that asks its buyer something', () => {
  it.each([
    ['1 on the shelf, none in the cart', 1, 0, true],
    ['2 on the shelf, 1 in the cart', 2, 1, true],
    ['no limit, 99 in the cart', null, 99, true],
    ['none on the shelf', 0, 0, false],
    ['2 on the shelf, 2 in the cart', 2, 2, false],
    ['2 on the shelf, 3 in the cart', 2, 3, false],
  ])('looks at the stock before it asks: %s (ATC-07)', async (_, stock, inCart, isAsked) => {
    const shop = open({ stock, inCart });
    await press(shop.pressing);
    expect(shop.questions.isOpen).toBe(isAsked);
    expect(shop.seen).toEqual(isAsked ? [] : [`alert: ${NO_STOCK}`]);
    expect(shop.sent).toEqual([]);
  });

  it('says Adding… while it looks, rests while it asks, and is idle a second after a no (ATC-01, ATC-07)', async () => {
    const shop = open();
    const pressed = press(shop.pressing);
    expect(shop.label()).toBe('Adding…');
    await pressed;
    expect(shop.label()).toBe('Add To Cart');
    const out = open({ stock: 0 });
    await press(out.pressing);
    expect(out.label()).toBe('Adding…');
    out.clock.pass(999);
    expect(out.label()).toBe('Adding…');
    out.clock.pass(1);
    expect(out.label()).toBe('Add To Cart');
  });

  it('sends the answers along, closes, and says Added! after its second (ATC-01, CART-03)', async () => {
    const shop = open();
    await press(shop.pressing);
    const sending = shop.answers('{"Engraving":"Ada"}');
    expect(shop.label()).toBe('Adding…');
    expect(await sending).toBeNull();
    expect(shop.questions.isOpen).toBe(false);
    expect(shop.sent).toEqual([
      { itemId: 'item-2', sku: 'RING', quantity: 1, additionalFields: '{"Engraving":"Ada"}' },
    ]);
    shop.clock.pass(1000);
    expect(shop.label()).toBe('Added!');
    shop.clock.pass(2000);
    expect(shop.label()).toBe('Add To Cart');
  });

  it('stays open with what the server says of the fields (FORM-14)', async () => {
    const fields = { e: 'Required' };
    const shop = open({ answer: refused(INVALID, { status: 400, code: 'fieldsInvalid', fields }) });
    await press(shop.pressing);
    expect(await shop.answers('{}')).toEqual({ message: INVALID, errors: fields });
    expect([shop.questions.isOpen, shop.label(), shop.seen]).toEqual([true, 'Add To Cart', []]);
  });

  it('tells whoever has closed it meanwhile in the alert', async () => {
    const shop = open({ answer: refused(INVALID, { fields: { e: 'Required' } }) });
    await press(shop.pressing);
    const sending = shop.answers('{}');
    shop.questions.isOpen = false;
    await sending;
    expect(shop.seen).toEqual([`alert: ${INVALID}`]);
  });

  it('stays open below the alert of any other failure, until the button is idle again (ATC-01, ATC-10)', async () => {
    const message = 'Please try again in a few seconds.';
    const shop = open({ answer: refused(message, { status: 429, code: 'tooManyRequests' }) });
    await press(shop.pressing);
    let isOver = false;
    const sending = shop.answers('{}')?.then((refusal) => {
      isOver = true;
      return refusal;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect([shop.seen, shop.questions.isOpen, isOver]).toEqual([[`alert: ${message}`], true, false]);
    shop.clock.pass(1000);
    expect(await sending).toBeNull();
  });

  it('says why when the stock is not to be had (ATC-10)', async () => {
    const shop = open({ stockAnswer: refused('Please try again in a few seconds.', { status: 429 }) });
    await press(shop.pressing);
    expect([shop.seen, shop.questions.isOpen]).toEqual([['alert: Please try again in a few seconds.'], false]);
  });

  it('leads to the server’s page of the questions when the modal cannot come', async () => {
    const shop = open({ canAsk: false });
    await press(shop.pressing);
    expect(shop.seen).toEqual(['to /cart/questions?itemId=item-2&sku=RING&quantity=1']);
    expect(shop.label()).toBe('Add To Cart');
  });

  it('goes straight to checkout in express checkout, to its own page as a subscription (ATC-02, SUBS-03)', async () => {
    const express = open({ props: { ...RING, expressCheckout: true } });
    await press(express.pressing);
    await express.answers('{}');
    expect(express.seen).toEqual(['to /checkout']);
    const subscription = open({ props: { ...RING, purchaseRoute: 'subscription' } });
    await press(subscription.pressing);
    await subscription.answers('{"Engraving":"A"}');
    expect(subscription.sent).toEqual([
      { itemId: 'item-2', sku: 'RING', qty: 1, additionalFields: '{"Engraving":"A"}' },
    ]);
    expect(subscription.seen).toEqual(['to /subscribe?cartToken=token']);
    // A visitor who returns to the page by Back finds a button that works.
    expect(subscription.label()).toBe('Adding…');
    subscription.clock.pass(3000);
    expect(subscription.label()).toBe('Add To Cart');
  });
});

it('a product that asks nothing goes into the cart at once, whatever its stock was a moment ago (ATC-07)', async () => {
  const { form: _, ...plain } = RING;
  const shop = open({ props: plain, stock: 0 });
  await press(shop.pressing);
  expect(shop.sent).toEqual([{ itemId: 'item-2', sku: 'RING', quantity: 1, additionalFields: '{}' }]);
  expect(PRINT.form).toBeUndefined();
});
