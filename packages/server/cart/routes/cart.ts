import {
  type AddEntryResponse,
  type AdditionalFieldsResponse,
  CART_COUPONS_PATH,
  CART_ENTRIES_PATH,
  CART_GIFT_CARDS_PATH,
  CART_PATH,
  type CartResponse,
  type RemoveEntryResponse,
} from '@quoin/contract/endpoints/site';
import {
  parseAddEntry,
  parseAdditionalFields,
  parseCode,
  parseRestoreEntry,
  parseSetQuantity,
} from '@quoin/contract/requests';
import { isCountryCode } from '@quoin/domain/orders';
import type { Outcome } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import type { CartDeps } from '../cartDeps.ts';
import type { CartRefusal } from '../cartRefusals.ts';
import { newCartToken } from '../cartToken.ts';
import type { ChangedCart } from '../changeCart.ts';
import { dropCoupon, dropGiftCard, enterTypedCode } from '../enterCode.ts';
import { addEntry } from '../lines/addEntry.ts';
import { removeFromCart } from '../lines/removeFromCart.ts';
import { restoreEntry } from '../lines/restoreEntry.ts';
import { setAdditionalFields } from '../lines/setAdditionalFields.ts';
import { setQuantity } from '../lines/setQuantity.ts';
import { loadCart } from '../loadCart.ts';
import { wireCart, wireEntry } from '../wireCart.ts';
import { refusedCart } from './refusedCart.ts';
import {
  cartCookies,
  cartVisitor,
  checkoutVisitor,
  endSingle,
  isSingle,
  shipToCookie,
  tokenCookie,
} from './visitorCookies.ts';

const ENTRY_PATH = `${CART_ENTRIES_PATH}/:entryId`;

/** The shopping cart of the specification (CART-01..05), and the calls of our own cart page. */
export function cartRoutes(deps: CartDeps): SiteRoute[] {
  return [
    { method: 'GET', path: CART_PATH, rate: 'read', forgery: 'none', handle: (request) => getCart(deps, request) },
    route('POST', CART_ENTRIES_PATH, (request) => post(deps, request)),
    route('PUT', ENTRY_PATH, (request) => putQuantity(deps, request)),
    route('DELETE', ENTRY_PATH, (request) => remove(deps, request)),
    route('POST', `${ENTRY_PATH}/restore`, (request) => restore(deps, request)),
    route('POST', CART_COUPONS_PATH, (request) => postCode(deps, request)),
    route('DELETE', `${CART_COUPONS_PATH}/:code`, (request) => removeCode(deps, request)),
    route('DELETE', `${CART_GIFT_CARDS_PATH}/:id`, (request) => removeGiftCard(deps, request)),
    route('PUT', `${ENTRY_PATH}/additionalFields`, (request) => putFields(deps, request)),
  ];
}

function route(method: SiteRoute['method'], path: string, handle: SiteRoute['handle']): SiteRoute {
  return { method, path, rate: 'cart', forgery: 'crumb', handle };
}

/** Creates no cart, but hands out the token that the first one will have, and with it a crumb (CART-05). */
async function getCart(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  const visitor = cartVisitor(request);
  const country = queryText(request.query, 'country') ?? '';
  const isChosen = isCountryCode(country);
  const loaded = await loadCart(deps, isChosen ? { ...visitor, countryCode: country } : visitor);
  const hint = cartCookies(request, visitor.token ?? '', loaded.goods.lines.length > 0).filter(
    ({ name }) => name !== 'CART',
  );
  const remembered = isChosen ? [shipToCookie(country), ...hint] : hint;
  const isNew = visitor.token === null;
  const cookies = isNew ? [tokenCookie(newCartToken(deps.randomBytes)), ...remembered] : remembered;
  return json(wireCart(loaded, { now: deps.now() }), { cookies });
}

async function post(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseAddEntry(request.body);
  if (!parsed.ok) return badRequest(request);
  const outcome = await addEntry(deps, cartVisitor(request), { ...parsed.value, choice: {} });
  const reply = answer<string>(request, outcome, (changed) =>
    json({
      shoppingCart: wireOf(deps, changed),
      newlyAdded: wireEntry(lineOf(changed), request.site.language),
    } satisfies AddEntryResponse),
  );
  // Checkout is about the cart again, not about a subscription that the visitor viewed before.
  return outcome.ok ? { ...reply, cookies: [...(reply.cookies ?? []), ...endSingle(request)] } : reply;
}

async function putQuantity(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseSetQuantity(request.body);
  if (!parsed.ok) return badRequest(request);
  const wanted = { entryId: request.params.entryId ?? '', quantity: parsed.value.quantity };
  const outcome = await setQuantity(deps, cartVisitor(request), wanted);
  return answer(request, outcome, (changed) => cartReply(deps, changed));
}

async function remove(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  const outcome = await removeFromCart(deps, cartVisitor(request), request.params.entryId ?? '');
  return answer<string>(request, outcome, (changed) =>
    json({ shoppingCart: wireOf(deps, changed), removed: changed.value } satisfies RemoveEntryResponse),
  );
}

async function restore(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseRestoreEntry(request.body);
  if (!parsed.ok) return badRequest(request);
  const outcome = await restoreEntry(deps, cartVisitor(request), request.params.entryId ?? '');
  return answer(request, outcome, (changed) => cartReply(deps, changed));
}

async function putFields(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseAdditionalFields(request.body);
  if (!parsed.ok) return badRequest(request);
  const wanted = { ...parsed.value, entryId: request.params.entryId ?? '' };
  const outcome = await setAdditionalFields(deps, cartVisitor(request), wanted);
  return answer<string>(request, outcome, (changed) =>
    json({
      shoppingCart: wireOf(deps, changed),
      updatedEntry: wireEntry(lineOf(changed), request.site.language),
    } satisfies AdditionalFieldsResponse),
  );
}

/** A coupon, or a gift card; the cart that comes back says what became of it. */
async function postCode(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseCode(request.body);
  if (!parsed.ok) return badRequest(request);
  return codeAnswer(deps, request, await enterTypedCode(deps, checkoutVisitor(request), parsed.value.code));
}

async function removeCode(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  return codeAnswer(deps, request, await dropCoupon(deps, checkoutVisitor(request), request.params.code ?? ''));
}

async function removeGiftCard(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  return codeAnswer(deps, request, await dropGiftCard(deps, checkoutVisitor(request), request.params.id ?? ''));
}

function codeAnswer(deps: CartDeps, request: SiteRequest, outcome: Outcome<ChangedCart<void>, CartRefusal>): Reply {
  const reply = answer(request, outcome, (changed) => cartReply(deps, changed));
  // The cart of a subscription is not the visitor's: its token stays where it is.
  return isSingle(request) ? { ...reply, cookies: [] } : reply;
}

function answer<Value>(
  request: SiteRequest,
  outcome: Outcome<ChangedCart<Value>, CartRefusal>,
  replyTo: (changed: ChangedCart<Value>) => Reply,
): Reply {
  if (!outcome.ok) return refusedCart(request, outcome.problem);
  const { token, goods } = outcome.value;
  return { ...replyTo(outcome.value), cookies: cartCookies(request, token, goods.lines.length > 0) };
}

function cartReply(deps: CartDeps, changed: ChangedCart<unknown>): Reply {
  return json({ shoppingCart: wireOf(deps, changed) } satisfies CartResponse);
}

function wireOf(deps: CartDeps, changed: ChangedCart<unknown>) {
  return wireCart(changed, { now: deps.now() });
}

function lineOf({ goods, value }: ChangedCart<string>) {
  return goods.lines.find(({ entry }) => entry.id === value)!;
}
