import { addEntry, createSubscriptionCart, deliveryToFields, enterTypedCode, newCartToken } from '../../cart/index.ts';
import {
  type CheckoutVisitor,
  chooseShipping,
  loadCheckout,
  pay,
  saveAddress,
  saveContact,
} from '../../checkout/index.ts';
import { completeDraft, writeDraft } from '../../orders/index.ts';
import { siteAddress } from '../../sites/index.ts';
import { type BasketLine, basketOf } from './sampleBasket.ts';
import { SAMPLE_PEOPLE, type SamplePerson } from './samplePeople.ts';
import type { PlannedOrder } from './samplePlan.ts';
import { done, type SampleStep } from './sampleStep.ts';

export const SAMPLE_COUPON = 'WELCOME10';
/** The test provider's card that is always accepted. */
const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12/49', cvc: '123' } as const;
const NO_FIELDS = '{}';
const SEND_BACK_FROM = new Set(['DE', 'AT', 'NL', 'FR', 'DK', 'BE', 'SE', 'IE', 'IT', 'ES', 'PL']);

/** Each customer buys about three times; who sends something back lives where that is a right. */
export function buyerOf({ number, story }: Pick<PlannedOrder, 'number' | 'story'>): SamplePerson {
  const people =
    story === 'returned' || story === 'withdrawn'
      ? SAMPLE_PEOPLE.filter(({ address }) => SEND_BACK_FROM.has(address.countryCode))
      : SAMPLE_PEOPLE;
  return people[(number * 7) % people.length]!;
}

/** Buys as visitors do, or enters a draft as the owner does for an order by telephone. Answers the order's id. */
export async function placeSampleOrder(step: SampleStep, order: PlannedOrder): Promise<string> {
  const lines = basketOf(order, step.variants, step.roll);
  return order.visit === null ? orderByPhone(step, order, lines) : orderOnline(step, order, lines);
}

function visitorOf({ sample, site }: SampleStep, token: string | null, visit: string, person: SamplePerson) {
  const origin = siteAddress(sample.config, site);
  return { site, token, countryCode: person.address.countryCode, ip: '127.0.0.1', origin, visit };
}

async function orderOnline(step: SampleStep, order: PlannedOrder, lines: readonly BasketLine[]): Promise<string> {
  const { sample, site } = step;
  const { checkout } = sample.commerce;
  const person = buyerOf(order);
  const token = await fillCart(step, order, lines);
  const visitor: CheckoutVisitor = visitorOf(step, token, order.visit?.visitId ?? '', person);
  const loaded = await checkOut(step, visitor, person);
  if (order.hasCoupon && order.goods === 'goods')
    done(await enterTypedCode(sample.commerce.cart, visitor, SAMPLE_COUPON));
  const [shipping] = loaded.options;
  if (shipping !== undefined) await chooseShipping(checkout, visitor, shipping.id);
  const priced = await loadCheckout(checkout, visitor);
  if (priced.kind !== 'open') throw new Error(`A sample checkout is ${priced.kind}.`);
  const { price, stored } = priced.loaded;
  const attempt = {
    idempotencyKey: stored.idempotencyKey,
    acceptedTotal: price.grandTotal.minor,
    card: CARD,
    note: '',
  };
  const answer = await pay(checkout, visitor, attempt);
  if (answer.status === 'succeeded') return answer.orderId;
  const why = answer.status === 'refused' ? answer.problems.map(({ code }) => code).join() : answer.status;
  throw new Error(`A sample order of ${site.identifier} was not paid: ${why}`);
}

/** Contact and address, as far as the checkout asks for them. */
async function checkOut({ sample }: SampleStep, visitor: CheckoutVisitor, { email, address }: SamplePerson) {
  const { checkout } = sample.commerce;
  await saveContact(checkout, visitor, email);
  const saved = await saveAddress(checkout, visitor, address);
  if (saved.kind !== 'saved') throw new Error(`A sample address was not taken: ${saved.kind}`);
  return saved.loaded;
}

/** Answers the cart's token. */
async function fillCart(step: SampleStep, order: PlannedOrder, lines: readonly BasketLine[]): Promise<string> {
  const { cart } = step.sample.commerce;
  const person = buyerOf(order);
  let token: string | null = null;
  for (const { variant, quantity } of lines) {
    const wanted = { itemId: variant.itemId, sku: variant.sku, quantity };
    const visitor = visitorOf(step, token, '', person);
    if (order.goods === 'subscription') {
      const owner = { ...visitor, token: newCartToken(step.sample.randomBytes) };
      return done(await createSubscriptionCart(cart, owner, { ...wanted, additionalFields: NO_FIELDS }));
    }
    const isCard = order.goods === 'giftCard';
    const additionalFields = isCard ? giftFields(order) : NO_FIELDS;
    const entry = { ...wanted, choice: {}, additionalFields, isFromGiftCardPage: isCard };
    token = done(await addEntry(cart, visitor, entry)).token;
  }
  return token ?? '';
}

function giftFields({ number }: PlannedOrder): string {
  const { email, address } = SAMPLE_PEOPLE[(number + 5) % SAMPLE_PEOPLE.length]!;
  const message = 'Happy birthday! Choose one for the hallway.';
  const recipient = { recipientName: address.fullName, recipientEmail: email };
  return deliveryToFields({ ...recipient, senderName: '', message, sendOn: null });
}

/** A cart with a contact and an address that nobody pays. */
export async function leaveSampleCart(step: SampleStep, number: number): Promise<void> {
  const order = { number, at: 0, story: 'open', goods: 'goods', hasCoupon: false, visit: null } as const;
  const person = buyerOf(order);
  const token = await fillCart(step, order, basketOf(order, step.variants, step.roll));
  await checkOut(step, visitorOf(step, token, '', person), person);
}

/** Answers the id of the draft. */
export async function writeSampleDraft(step: SampleStep, order: PlannedOrder, lines: readonly BasketLine[]) {
  const { sample, site, staff } = step;
  const { email, address } = buyerOf(order);
  const id = sample.newId();
  const wanted = {
    ...{ email, shippingAddress: address, shippingName: 'Standard', shipping: 490n, note: 'Ordered by telephone.' },
    lines: lines.map(({ variant, quantity }) => ({
      ...{ id: sample.newId(), variantId: variant.variantId, title: variant.title, quantity },
      unitPrice: BigInt(variant.price),
    })),
  };
  const about = { id, revision: null };
  return done(await writeDraft(sample.commerce.checkout, { site, staff }, about, wanted)).draft;
}

async function orderByPhone(step: SampleStep, order: PlannedOrder, lines: readonly BasketLine[]): Promise<string> {
  const { sample, site, staff } = step;
  const draft = await writeSampleDraft(step, order, lines);
  const how = { isPaid: order.story !== 'unpaid', revision: draft.revision };
  return done(await completeDraft(sample.commerce.checkout, { site, staff }, draft.id, how)).orderId;
}
