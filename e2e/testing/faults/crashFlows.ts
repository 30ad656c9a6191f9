import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CART_COUPONS_PATH,
  CART_SUBSCRIPTION_PATH,
  CHECKOUT_CONTACT_PATH,
  CHECKOUT_PATH,
  CHECKOUT_PAY_PATH,
  type CheckoutView,
  type PayResponse,
} from '@quoin/contract/endpoints/site';
import { appOrderActPath, appSubscriptionPath } from '@quoin/contract/endpoints/store';
import { CARDS } from '../buying/buyer.ts';
import { accepted, addToCart, Refused, saveDelivery } from '../buying/purchase.ts';
import { makeDiscount, makeGiftCard } from '../records.ts';
import { bodyOf, createVisitor, type Visitor } from '../visitor.ts';
import type { CrashShop } from './crashShop.ts';

/** The renewal's card of a subscription whose bank says no later. */
const DECLINED_LATER = { cardNumber: '4000 0000 0000 0341', expiry: '12/40', cvc: '123' } as const;
const COUPON = 'CRASH';

/** What a shop needs before its flows can run. */
export interface Goods {
  readonly print: { readonly itemId: string; readonly sku: string };
  readonly giftCard: { readonly itemId: string; readonly sku: string };
  readonly plan: { readonly itemId: string; readonly sku: string };
}

/** An action that a user starts, up to the interesting part. */
export interface Attempt {
  readonly email: string;
  /** The interesting part: its requests, one after the other. Throws where the product dies under one. */
  begin(): Promise<void>;
  /** The same person again, after the restart: presses until there is an answer. */
  comeBack(): Promise<void>;
}

export interface Flow {
  readonly name: string;
  readonly title: string;
  prepare(shop: CrashShop, goods: Goods, email: string): Promise<Attempt>;
  /** Orders of that e-mail address once the person came back; without him it may be one less. */
  readonly orders: number;
}

export async function stockUp(shop: CrashShop): Promise<Goods> {
  const { owner } = shop;
  await makeDiscount(owner, { name: 'Crash', code: COUPON, value: '10' });
  const products = await owner.products();
  const first = (isIt: (product: (typeof products)[number]) => boolean) => {
    const found = products.find(isIt);
    const variant = found?.variants.find(({ stock }) => stock.unlimited || stock.quantity >= 5);
    if (found === undefined || variant === undefined)
      throw new Error('The demo lacks a product that the crash tests buy.');
    return { itemId: found.id, sku: variant.sku };
  };
  return {
    print: first(
      ({ productType, isSubscribable, variants }) =>
        productType === 1 && !isSubscribable && variants.some(({ stock }) => !stock.unlimited && stock.quantity >= 10),
    ),
    giftCard: first(({ productType }) => productType === 4),
    plan: first(({ isSubscribable }) => isSubscribable),
  };
}

type Card = (typeof CARDS)[keyof typeof CARDS] | typeof DECLINED_LATER;

async function press(visitor: Visitor, view: CheckoutView, card: Card): Promise<PayResponse> {
  const request = {
    idempotencyKey: view.idempotencyKey,
    acceptedTotalCents: view.totals.grandTotalCents,
    acceptedDueCents: view.totals.amountDueCents,
    payment: { methodId: '', ...card },
    note: '',
  };
  return bodyOf<PayResponse>(accepted(await visitor.send('POST', CHECKOUT_PAY_PATH, request)));
}

/** Acts like a customer: tries again after "try again" and while the order is pending, until there is one. */
async function pressOnAndOn(visitor: Visitor, card: Card): Promise<void> {
  const said: string[] = [];
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await visitor.get(CHECKOUT_PATH);
    const view = bodyOf<Partial<CheckoutView> & { errorKey?: string }>(answer);
    if (view.errorKey === 'alreadyPurchased' || view.errorKey === 'cartEmpty') return;
    try {
      const paid = await press(visitor, view as CheckoutView, card);
      if (paid.status === 'succeeded') return;
      said.push(JSON.stringify(paid));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.key === 'alreadyPurchased' || error.key === 'cartEmpty') return;
      said.push(error.message);
    }
    await sleep(200);
  }
  throw new Error(`Whoever came back never got an order: ${said.slice(0, 3)} … ${said.slice(-5)}`);
}

interface Sale {
  readonly card: Card;
  /** Of a gift card that is entered; empty: none. */
  readonly giftCard?: string;
  readonly hasCoupon?: boolean;
}

async function readySale({ port, owner, sql }: CrashShop, { print }: Goods, email: string, sale: Sale) {
  const visitor = createVisitor({ port });
  await addToCart(visitor, { ...print, quantity: 1 });
  if (sale.hasCoupon) accepted(await visitor.send('POST', CART_COUPONS_PATH, { code: COUPON }));
  await saveDelivery(visitor, email);
  if (sale.giftCard !== undefined) {
    const id = await makeGiftCard(owner, sale.giftCard);
    await sql(
      `insert into cart_gift_card (website_id, cart_id, gift_card_id, added_at)
       select website_id, cart_id, $1, now() from checkout where email = $2`,
      [id, email],
    );
  }
  const view = bodyOf<CheckoutView>(accepted(await visitor.get(CHECKOUT_PATH)));
  return { visitor, view };
}

function sale(name: string, title: string, how: Sale, orders = 1): Flow {
  return {
    name,
    title,
    orders,
    async prepare(shop, goods, email) {
      const { visitor, view } = await readySale(shop, goods, email, how);
      return {
        email,
        async begin() {
          const paid = await press(visitor, view, how.card);
          if (paid.status === 'requiresAction') {
            const approved = await visitor.post(new URL(paid.url, 'http://shop').pathname, { answer: 'approve' });
            const back = new URL(String(approved.headers.location), 'http://shop');
            await visitor.get(back.pathname + back.search);
          }
        },
        comeBack: () => pressOnAndOn(visitor, CARDS.accepted),
      };
    },
  };
}

const giftCardSale: Flow = {
  name: 'giftCard',
  title: 'a gift card bought',
  orders: 1,
  async prepare({ port }, { giftCard }, email) {
    const visitor = createVisitor({ port });
    accepted(await visitor.get('/api/commerce/shopping-cart'));
    const fields = {
      ...giftCard,
      recipientEmail: email,
      recipientName: 'Ida',
      senderName: '',
      message: '',
      sendOn: '',
      next: 'cart',
    };
    const added = await visitor.post('/gift-card', fields);
    if (added.status !== 303) throw new Error(`No gift card in the cart: ${added.status} ${added.body.slice(0, 300)}`);
    accepted(await visitor.get(CHECKOUT_PATH));
    const view = bodyOf<CheckoutView>(accepted(await visitor.send('PUT', CHECKOUT_CONTACT_PATH, { email })));
    return {
      email,
      begin: async () => void (await press(visitor, view, CARDS.accepted)),
      comeBack: () => pressOnAndOn(visitor, CARDS.accepted),
    };
  },
};

const refund: Flow = {
  name: 'refund',
  title: 'everything of an order given back to card and gift card',
  orders: 1,
  async prepare(shop, goods, email) {
    const { visitor, view } = await readySale(shop, goods, email, {
      card: CARDS.accepted,
      giftCard: '7',
      hasCoupon: true,
    });
    const paid = await press(visitor, view, CARDS.accepted);
    if (paid.status !== 'succeeded') throw new Error(JSON.stringify(paid));
    await shop.recover();
    const [order] = await shop.owner.orders(email);
    const request = { requestId: randomUUID(), wish: { kind: 'everything' }, isRestocked: false, reason: 'Crash' };
    const giveBack = async () =>
      void accepted(await shop.owner.visitor.send('POST', appOrderActPath('demo', order!.id, 'refund'), request));
    return { email, begin: giveBack, comeBack: giveBack };
  },
};

function renewal(name: string, title: string, card: Card, orders: number): Flow {
  return {
    name,
    title,
    orders,
    async prepare(shop, { plan }, email) {
      const visitor = createVisitor({ port: shop.port });
      accepted(await visitor.get('/api/commerce/shopping-cart'));
      const wanted = { itemId: plan.itemId, sku: plan.sku, qty: 1, additionalFields: '{}' };
      const { cartToken } = bodyOf<{ cartToken: string }>(
        accepted(await visitor.send('POST', CART_SUBSCRIPTION_PATH, wanted)),
      );
      await visitor.post('/subscribe', { cartToken });
      const view = await saveDelivery(visitor, email);
      const paid = await press(visitor, view, card);
      if (paid.status !== 'succeeded') throw new Error(JSON.stringify(paid));
      await shop.recover();
      const [row] = await shop.sql<{ id: string }>('select id from subscription where email = $1', [email]);
      const advance = { act: 'advance', until: null };
      // Its clock goes on to when the renewal is due; the job does the rest.
      const begin = async () => {
        for (let step = 0; step < 2; step += 1) {
          accepted(await shop.owner.visitor.send('POST', appSubscriptionPath('demo', row!.id), advance));
          await shop.recover();
        }
      };
      return { email, begin, comeBack: async () => undefined };
    },
  };
}

export const FLOWS: readonly Flow[] = [
  sale('sale', 'a sale with coupon, gift card and bank card', { card: CARDS.accepted, giftCard: '5', hasCoupon: true }),
  sale('free', 'a sale that a gift card pays whole', { card: CARDS.accepted, giftCard: '900' }),
  sale('declined', 'a declined card', { card: CARDS.declined, giftCard: '5', hasCoupon: true }),
  sale('bank', 'a second step at the bank', { card: CARDS.secondStep, hasCoupon: true }),
  giftCardSale,
  refund,
  renewal('renewal', 'a renewal', CARDS.accepted, 2),
  renewal('renewalDeclined', 'a renewal whose card is declined', DECLINED_LATER, 1),
];
