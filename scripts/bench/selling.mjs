// Visitors who buy, for benches: first add to a cart, reading it, paying. `site`: the demo unless another is named.
import { ask, newVisitor, send } from './running.mjs';

const ADDRESS = {
  ...{ fullName: 'Ada Kern', line1: 'Am Deich 4', line2: '', city: 'Bremen', region: '', postalCode: '28199' },
  ...{ countryCode: 'DE', phone: '' },
};
const CARD = { methodId: '', cardNumber: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };

/** Every variant that can be sold, of the products on the store page. */
export async function choicesOf(port, site) {
  const { items } = JSON.parse((await ask(port, '/shop?format=json', { site })).body);
  return items.flatMap((item) =>
    (item.variants ?? [])
      .filter((each) => (each.unlimited || each.qtyInStock > 5) && item.productType !== 4)
      .map((each) => ({ itemId: item.id, sku: each.sku })),
  );
}

/** Runs `act` in that many lanes until it says false; answers the rate of what counted and the sorted waits in ms. */
export async function inLanes(clients, act) {
  const waits = [];
  let refused = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, lane) => {
      for (let n = 0; ; n += 1) {
        const status = await act(lane, n, (ms) => waits.push(ms));
        if (status === null) return;
        if (status !== 200) refused += 1;
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  return { rate: (waits.length - refused) / seconds, waits: waits.sort((a, b) => a - b), refused };
}

/** Each visitor reads their own cart of one item, again and again. */
export async function readForAWhile(port, agent, { clients, choices, seconds, site }) {
  const visitors = await Promise.all(
    Array.from({ length: clients }, async (_, lane) => {
      const visitor = await newVisitor(port, agent, site);
      const entry = { ...choices[lane % choices.length], quantity: 1, additionalFields: '{}' };
      await send(port, agent, visitor, 'POST', '/api/commerce/shopping-cart/entries', entry);
      return visitor;
    }),
  );
  const end = performance.now() + seconds * 1000;
  return inLanes(clients, async (lane, _, note) => {
    if (performance.now() >= end) return null;
    const start = performance.now();
    const { status } = await send(port, agent, visitors[lane], 'GET', '/api/commerce/shopping-cart');
    note(performance.now() - start);
    return status;
  });
}

export async function addForAWhile(port, agent, { clients, choices, seconds, site }) {
  const visitors = await Promise.all(Array.from({ length: clients }, () => newVisitor(port, agent, site)));
  const end = performance.now() + seconds * 1000;
  return inLanes(clients, async (lane, n, note) => {
    if (performance.now() >= end) return null;
    if (n > 0 && n % 20 === 0) visitors[lane] = await newVisitor(port, agent, site);
    const entry = { ...choices[(lane * 7 + n) % choices.length], quantity: 1, additionalFields: '{}' };
    const start = performance.now();
    const { status } = await send(port, agent, visitors[lane], 'POST', '/api/commerce/shopping-cart/entries', entry);
    note(performance.now() - start);
    return status;
  });
}

export async function payAll(port, agent, { clients, choices, count, site }) {
  const ready = [];
  await inLanes(8, async (lane, n) => {
    if (lane + n * 8 >= count) return null;
    ready.push(await readyToPay(port, agent, choices[(lane + n * 8) % choices.length], site));
    return 200;
  });
  return inLanes(clients, async (_, __, note) => {
    const next = ready.pop();
    if (next === undefined) return null;
    const start = performance.now();
    const { status } = await send(port, agent, next.visitor, 'POST', '/api/checkout/pay', next.request);
    note(performance.now() - start);
    return status;
  });
}

let buyers = 0;

/** A visitor with one item in the cart and all details entered. */
async function readyToPay(port, agent, choice, site) {
  const visitor = await newVisitor(port, agent, site);
  buyers += 1;
  const steps = [
    ['POST', '/api/commerce/shopping-cart/entries', { ...choice, quantity: 1, additionalFields: '{}' }],
    ['GET', '/api/checkout'],
    ['PUT', '/api/checkout/contact', { email: `bench-${buyers}@example.com` }],
    ['PUT', '/api/checkout/address', { address: ADDRESS }],
  ];
  let view;
  for (const [method, path, body] of steps) {
    const answer = await send(port, agent, visitor, method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`);
    view = JSON.parse(answer.body);
  }
  const [option] = view.shippingOptions;
  if (option !== undefined) {
    const chosen = { shippingOptionId: option.id };
    view = JSON.parse((await send(port, agent, visitor, 'PUT', '/api/checkout/shipping', chosen)).body);
  }
  const { idempotencyKey, totals } = view;
  const accepted = { acceptedTotalCents: totals.grandTotalCents, acceptedDueCents: totals.amountDueCents };
  return { visitor, request: { idempotencyKey, ...accepted, payment: CARD, note: '' } };
}
