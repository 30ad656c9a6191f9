import {
  type AddEntryResponse,
  type AdditionalFieldsResponse,
  CART_ENTRIES_PATH,
  CART_PATH,
  type CartResponse,
  type RemoveEntryResponse,
} from '@quoin/contract/endpoints';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { parseAddEntry, parseAdditionalFields, parseRestoreEntry, parseSetQuantity } from '@quoin/contract/requests';
import { isCountryCode } from '@quoin/domain/orders';
import type { Outcome } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import { badRequest } from '../http/refusals.ts';
import { json, type Reply } from '../http/reply.ts';
import type { SiteRequest, SiteRoute } from '../http/route.ts';
import { addEntry } from '../operations/cart/addEntry.ts';
import type { CartDeps } from '../operations/cart/cartDeps.ts';
import { type CartRefusal, cartRefusalSentence } from '../operations/cart/cartRefusals.ts';
import { newCartToken } from '../operations/cart/cartToken.ts';
import type { ChangedCart } from '../operations/cart/changeCart.ts';
import { loadCart } from '../operations/cart/loadCart.ts';
import { removeFromCart } from '../operations/cart/removeFromCart.ts';
import { restoreEntry } from '../operations/cart/restoreEntry.ts';
import { setAdditionalFields } from '../operations/cart/setAdditionalFields.ts';
import { setQuantity } from '../operations/cart/setQuantity.ts';
import { wireCart, wireEntry } from '../operations/cart/wireCart.ts';
import { cartCookies, cartVisitor, tokenCookie } from './visitorCookies.ts';

const ENTRY_PATH = `${CART_ENTRIES_PATH}/:entryId`;

/** The shopping cart of the specification (CART-01..05), and the calls of our own cart page. */
export function cartRoutes(deps: CartDeps): SiteRoute[] {
  return [
    { method: 'GET', path: CART_PATH, rate: 'read', forgery: 'none', handle: (request) => getCart(deps, request) },
    route('POST', CART_ENTRIES_PATH, (request) => post(deps, request)),
    route('PUT', ENTRY_PATH, (request) => putQuantity(deps, request)),
    route('DELETE', ENTRY_PATH, (request) => remove(deps, request)),
    route('POST', `${ENTRY_PATH}/restore`, (request) => restore(deps, request)),
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
  const { priced, delivery } = await loadCart(
    deps,
    isCountryCode(country) ? { ...visitor, countryCode: country } : visitor,
  );
  const hint = cartCookies(request, visitor.token ?? '', priced.lines.length > 0).filter(({ name }) => name !== 'CART');
  const cookies = visitor.token === null ? [tokenCookie(newCartToken(deps.randomBytes)), ...hint] : hint;
  return json(wireCart(priced, delivery, deps.now()), { cookies });
}

async function post(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseAddEntry(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const outcome = await addEntry(deps, cartVisitor(request), { ...parsed.value, choice: {} });
  return answer<string>(
    request,
    outcome,
    (changed): AddEntryResponse => ({
      shoppingCart: wireOf(deps, changed),
      newlyAdded: wireEntry(lineOf(changed)),
    }),
  );
}

async function putQuantity(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseSetQuantity(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const wanted = { entryId: request.params.entryId ?? '', quantity: parsed.value.quantity };
  const outcome = await setQuantity(deps, cartVisitor(request), wanted);
  return answer(request, outcome, (changed): CartResponse => ({ shoppingCart: wireOf(deps, changed) }));
}

async function remove(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  const outcome = await removeFromCart(deps, cartVisitor(request), request.params.entryId ?? '');
  return answer<string>(
    request,
    outcome,
    (changed): RemoveEntryResponse => ({
      shoppingCart: wireOf(deps, changed),
      removed: changed.value,
    }),
  );
}

async function restore(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseRestoreEntry(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const outcome = await restoreEntry(deps, cartVisitor(request), request.params.entryId ?? '');
  return answer(request, outcome, (changed): CartResponse => ({ shoppingCart: wireOf(deps, changed) }));
}

async function putFields(deps: CartDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseAdditionalFields(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const wanted = { ...parsed.value, entryId: request.params.entryId ?? '' };
  const outcome = await setAdditionalFields(deps, cartVisitor(request), wanted);
  return answer<string>(
    request,
    outcome,
    (changed): AdditionalFieldsResponse => ({
      shoppingCart: wireOf(deps, changed),
      updatedEntry: wireEntry(lineOf(changed)),
    }),
  );
}

function answer<Value>(
  request: SiteRequest,
  outcome: Outcome<ChangedCart<Value>, CartRefusal>,
  body: (changed: ChangedCart<Value>) => unknown,
): Reply {
  if (!outcome.ok) {
    const { problem } = outcome;
    return json(toWireProblem(problem, cartRefusalSentence), { status: statusOf(problem.code) });
  }
  const { token, priced } = outcome.value;
  return json(body(outcome.value), { cookies: cartCookies(request, token, priced.lines.length > 0) });
}

function wireOf(deps: CartDeps, { priced, delivery }: ChangedCart<unknown>) {
  return wireCart(priced, delivery, deps.now());
}

function lineOf({ priced, value }: ChangedCart<string>) {
  return priced.lines.find(({ entry }) => entry.id === value)!;
}
