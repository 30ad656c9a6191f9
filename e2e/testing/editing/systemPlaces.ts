import { randomUUID } from 'node:crypto';
import { type AppFormsResponse, appFormsPath } from '@quoin/contract/endpoints/content';
import { RESTOCK_CONFIRM_PATH, RESTOCK_FORM_PATH } from '@quoin/contract/endpoints/site';
import { appOrderActPath, type FulfilRequest } from '@quoin/contract/endpoints/store';
import { fieldName } from '@quoin/domain/forms';
import { MADE_LISTS } from '../buying/madeLists.ts';
import { accepted, buyByCard, payByCard, saveDelivery } from '../buying/purchase.ts';
import type { Owner } from '../owner.ts';
import type { OwnShop } from '../ownShop.ts';
import { bodyOf, createVisitor, type Visitor } from '../visitor.ts';
import { MEMBER, mailedPath, orderThatWaits, sentDraft, signUp } from './systemPagesOwner.ts';

export type Who = 'stranger' | 'buyer' | 'member';
type Paths = Readonly<Record<string, string>>;
export interface Place {
  /** As its picture is called. */
  readonly name: string;
  readonly path: string;
  readonly who: Who;
  readonly isRefused: boolean;
}

/** Pages that anybody reaches by an address alone. */
const OPEN: Paths = {
  home: '/',
  sections: '/contact',
  galleries: '/on-walls',
  store: '/shop',
  'store-category': '/shop?category=night',
  'store-nothing': '/shop?q=zzzz',
  product: '/shop/ridge-lines',
  'product-plain': '/shop/colouring-sheets',
  'product-sold-out': '/shop/glacier-tongue?option-Size=30+%C3%97+40+cm',
  'product-subscription': '/shop/a-print-a-month',
  'product-gift-card': '/shop/gift-card',
  blog: '/journal',
  post: '/journal/what-a-rule-is-for',
  search: '/search?q=hill',
  'search-nothing': '/search?q=zzzz',
  'cart-empty': '/cart',
  donate: '/donate',
  'gift-card-balance': '/gift-card/balance',
  installments: '/installments/klarna/en_US',
  cookies: '/cookies',
  'sign-in': '/account/sign-in',
  'sign-up': '/account/sign-up',
  'sign-in-link': '/account/link',
  forgot: '/account/forgot',
  'single-sign-on': '/account/sso',
  'restock-sent': `${RESTOCK_FORM_PATH}/done`,
};
/** Those that say no. */
const REFUSED: Paths = {
  'not-found': '/no-such-page',
  'page-password': '/fairs',
  'members-only': '/about',
  reset: '/account/reset?token=gone',
  'restock-link-over': `${RESTOCK_CONFIRM_PATH}?token=gone`,
  'newsletter-link-over': '/newsletter/confirm/gone',
  'newsletter-left': '/newsletter/unsubscribe/gone',
};
const MEMBERS_OWN = [
  ...['', '/orders', '/addresses', '/downloads', '/subscriptions'],
  ...['/details', '/memberships', '/courses', '/delete'],
];

/** Arranges everything of a shop that a visitor can reach, and who visits it: a stranger, a buyer and a member. */
export async function arrangePlaces(shop: OwnShop, owner: Owner) {
  const visitors = { stranger: createVisitor(shop), buyer: createVisitor(shop), member: createVisitor(shop) };
  const { stranger, buyer, member } = visitors;
  await signUp(shop, owner, member);
  await comment(stranger, OPEN.post ?? '');
  const paths: Readonly<Record<Who, readonly Paths[]>> = {
    stranger: [
      OPEN,
      REFUSED,
      await listPlaces(stranger),
      await mailedPlaces(shop, owner),
      await questionPlaces(stranger),
      { 'draft-pay': await sentDraft(owner) },
    ],
    buyer: [await buyerPlaces(buyer)],
    member: [
      await orderPlaces(member, owner),
      { 'order-received': await orderThatWaits(owner) },
      Object.fromEntries(MEMBERS_OWN.map((path) => [`account${path.replace('/', '-')}`, `/account${path}`])),
    ],
  };
  const places = Object.entries(paths).flatMap(([who, all]) =>
    all.flatMap((each) =>
      Object.entries(each).map(([name, path]): Place => ({ name, path, who: who as Who, isRefused: name in REFUSED })),
    ),
  );
  return { visitors, places };
}

async function listPlaces(visitor: Visitor): Promise<Paths> {
  const found: Record<string, string> = {};
  for (const [kind, title] of MADE_LISTS) {
    const list = `/${title.toLowerCase()}`;
    const { items, upcoming } = bodyOf<Record<string, readonly { readonly fullUrl: string }[] | undefined>>(
      accepted(await visitor.get(`${list}?format=json`)),
    );
    Object.assign(found, { [kind]: list, [`${kind}-entry`]: (upcoming ?? items)?.[0]?.fullUrl });
  }
  return found;
}

/**
 * Returns the pages with the questions to a rail's buyer: separate pages where no script opens them over the product.
 */
async function questionPlaces(visitor: Visitor): Promise<Paths> {
  const product = '/shop/hanging-rail';
  return { 'product-questions': product, 'cart-questions': await leadsTo(visitor, product) };
}

/** A full cart, and what comes between it and the order. */
async function buyerPlaces(visitor: Visitor): Promise<Paths> {
  const subscribe = await leadsTo(visitor, '/shop/a-print-a-month');
  const giftCard = await leadsTo(visitor, '/shop/gift-card');
  for (const product of ['/shop/prevailing-wind', '/shop/switchyard']) await addByForm(visitor, product);
  return { cart: '/cart', subscribe, 'gift-card': giftCard, checkout: '/checkout' };
}

const NO_TRACKING = { carrier: null, carrierName: '', trackingNumber: '', trackingUrl: '', isMailed: false } as const;

/** Buys a print and a subscription, and sends the print. Returns the pages of their status, withdrawal and reviews. */
async function orderPlaces(member: Visitor, owner: Owner): Promise<Paths> {
  const { orderUrl } = await buyByCard(member, owner, { email: MEMBER, quantity: 1 });
  const status = orderUrl.replace('/checkout', '');
  const cartToken = new URLSearchParams((await leadsTo(member, '/shop/a-print-a-month')).split('?')[1]).get(
    'cartToken',
  );
  await member.post('/subscribe', { cartToken: cartToken ?? '' });
  const subscribed = await payByCard(member, await saveDelivery(member, MEMBER));
  const thanks = (await member.get(subscribed.orderUrl)).body;
  const [subscription] = /\/subscription\/[\w-]+/.exec(thanks) ?? [];
  if (subscription === undefined) throw new Error('No subscription was bought.');
  const [bought] = (await owner.orders(MEMBER)).toSorted((one, other) => one.orderNumber - other.orderNumber);
  const sent: FulfilRequest = { requestId: randomUUID(), lines: null, ...NO_TRACKING };
  accepted(await owner.visitor.send('POST', appOrderActPath('demo', bought!.id, 'fulfil'), sent));
  const ofOrder = { 'order-status': status, 'order-withdraw': `${status}/withdraw`, reviews: `${status}/reviews` };
  return { 'order-confirmed': orderUrl, ...ofOrder, subscription };
}

interface ShownProduct {
  readonly item: {
    readonly id: string;
    readonly structuredContent: { readonly variants: readonly ShownVariant[] };
  };
}
interface ShownVariant {
  readonly id: string;
  readonly sku: string;
  readonly unlimited: boolean;
  readonly qtyInStock: number;
}

async function productAt(visitor: Visitor, path: string): Promise<ShownProduct['item']> {
  return bodyOf<ShownProduct>(accepted(await visitor.get(`${path}?format=json`))).item;
}

/** As a page's plain form does. */
async function addByForm(visitor: Visitor, product: string) {
  const { id, structuredContent } = await productAt(visitor, product);
  const found = structuredContent.variants.find((each) => each.unlimited || each.qtyInStock > 1);
  return visitor.post('/cart/add', { itemId: id, sku: found?.sku ?? '', quantity: '1' });
}

/** Returns the separate page for a product bought alone. */
async function leadsTo(visitor: Visitor, product: string): Promise<string> {
  const { status, headers } = await addByForm(visitor, product);
  if (headers.location === undefined) throw new Error(`${product} led nowhere: ${status}`);
  return String(headers.location);
}

async function comment(visitor: Visitor, post: string): Promise<void> {
  const { id } = await productAt(visitor, post);
  const words = { name: 'Per', email: 'per@example.com', body: 'A rule is for leaning on.\n\nAnd for leaving.' };
  await visitor.post(`/comments/${id}`, words);
}

/** What a form or a mail leads to. */
async function mailedPlaces(shop: OwnShop, owner: Owner): Promise<Paths> {
  const visitor = createVisitor(shop);
  const { forms } = bodyOf<AppFormsResponse>(accepted(await owner.visitor.get(appFormsPath('demo'))));
  const idOf = (wanted: string) => forms.find(({ name }) => name === wanted)?.id ?? '';
  const [contact, newsletter] = [idOf('Contact'), idOf('Newsletter')];
  const email = 'post@example.com';
  await visitor.post(`/forms/${newsletter}`, { [fieldName({ id: 'email' })]: email, pagePath: '/' });
  const { id, structuredContent } = await productAt(visitor, '/shop/glacier-tongue');
  const variantId = structuredContent.variants.find(({ qtyInStock }) => qtyInStock === 0)?.id ?? '';
  await visitor.post(RESTOCK_FORM_PATH, { productId: id, variantId, siteVisitorEmail: email });
  return {
    'form-sent': `/forms/${contact}/sent?page=%2Fcontact`,
    'form-sent-alone': `/forms/${newsletter}/sent?page=%2Fnowhere&confirm=1`,
    'newsletter-confirm': await mailedPath(owner, email, /\/newsletter\/confirm\/[\w-]+/),
    'restock-confirm': await mailedPath(owner, email, /\/restock\/confirm\?token=[\w.-]+/),
  };
}
