import type { CheckoutView } from '@quoin/contract/endpoints/site';
import {
  CHECKOUT_ADDRESS_PATH,
  CHECKOUT_ANSWERS_PATH,
  CHECKOUT_CONFIRM_PATH,
  CHECKOUT_CONTACT_PATH,
  CHECKOUT_PATH,
  CHECKOUT_PAY_PATH,
  CHECKOUT_SHIPPING_PATH,
} from '@quoin/contract/endpoints/site';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import {
  parseAddress,
  parseAnswers,
  parseConfirm,
  parseContact,
  parsePay,
  parseShipping,
} from '@quoin/contract/requests';
import { type ContactCode, isCountryCode, type OrdersCode, sentence } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import { checkoutVisitor, shipToCookie } from '../../cart/index.ts';
import { confirmPayment, payAnswerReply, refusalReply, tooManyReply } from '../../orders/index.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { type ChangedCheckout, chooseShipping, saveAddress, saveAnswers, saveContact } from '../changeCheckout.ts';
import type { CheckoutDeps } from '../checkoutDeps.ts';
import { methodsForCheckout } from '../express/agreedPayment.ts';
import type { LoadedCheckout } from '../loadCheckout.ts';
import { pay } from '../payCheckout.ts';
import { viewCheckout } from '../viewCheckout.ts';
import { wireCheckout } from '../wireCheckout.ts';

/** Checkout for the page's script; the forms of `checkoutPage.ts` use the same operations. */
export function checkoutRoutes(deps: CheckoutDeps): SiteRoute[] {
  const route = (method: SiteRoute['method'], path: string, handle: SiteRoute['handle']): SiteRoute => {
    const rate = path === CHECKOUT_PAY_PATH ? 'checkout' : 'write';
    return {
      method,
      path,
      rate: method === 'GET' ? 'read' : rate,
      forgery: method === 'GET' ? 'none' : 'crumb',
      handle,
    };
  };
  return [
    route('GET', CHECKOUT_PATH, (request) => show(deps, request)),
    route('PUT', CHECKOUT_CONTACT_PATH, (request) => putContact(deps, request)),
    route('PUT', CHECKOUT_ADDRESS_PATH, (request) => putAddress(deps, request)),
    route('PUT', CHECKOUT_SHIPPING_PATH, (request) => putShipping(deps, request)),
    route('PUT', CHECKOUT_ANSWERS_PATH, (request) => putAnswers(deps, request)),
    route('POST', CHECKOUT_PAY_PATH, (request) => postPay(deps, request)),
    route('POST', CHECKOUT_CONFIRM_PATH, (request) => postConfirm(deps, request)),
  ];
}

async function show(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const country = queryText(request.query, 'country') ?? '';
  const found = await viewCheckout(deps, checkoutVisitor(request, country));
  if (found.kind !== 'open')
    return refused(request, { code: found.kind === 'bought' ? 'alreadyPurchased' : 'cartEmpty' });
  const cookies = isCountryCode(country) ? [shipToCookie(country)] : [];
  return json(await view(deps, request, found.loaded), { cookies });
}

async function view(deps: CheckoutDeps, request: SiteRequest, loaded: LoadedCheckout): Promise<CheckoutView> {
  return wireCheckout(loaded, await methodsForCheckout(deps, request.site, loaded), deps.now());
}

async function putContact(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseContact(request.body);
  if (!parsed.ok && parsed.problem.code === 'requestInvalid') return badRequest(request);
  if (!parsed.ok) return refusalReply(request, [parsed.problem as Problem<ContactCode>]);
  return changed(deps, request, await saveContact(deps, checkoutVisitor(request), parsed.value.email));
}

async function putAddress(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseAddress(request.body);
  if (!parsed.ok) return badRequest(request);
  return changed(deps, request, await saveAddress(deps, checkoutVisitor(request), parsed.value.address));
}

async function putShipping(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseShipping(request.body);
  if (!parsed.ok) return badRequest(request);
  return changed(deps, request, await chooseShipping(deps, checkoutVisitor(request), parsed.value.shippingOptionId));
}

async function putAnswers(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseAnswers(request.body);
  if (!parsed.ok) return badRequest(request);
  return changed(deps, request, await saveAnswers(deps, checkoutVisitor(request), parsed.value.answers));
}

async function changed(deps: CheckoutDeps, request: SiteRequest, outcome: ChangedCheckout): Promise<Reply> {
  if (outcome.kind === 'refused') return refusalReply(request, outcome.problems);
  if (outcome.kind === 'saved') return json(await view(deps, request, outcome.loaded));
  return refused(request, { code: outcome.kind === 'bought' ? 'alreadyPurchased' : 'cartEmpty' });
}

async function postPay(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parsePay(request.body);
  if (!parsed.ok) return badRequest(request);
  const { idempotencyKey, acceptedTotalCents, acceptedDueCents, payment, note } = parsed.value;
  const { methodId, ...card } = payment;
  const acceptedDue = acceptedDueCents === undefined ? undefined : BigInt(acceptedDueCents);
  const accepted = { acceptedTotal: BigInt(acceptedTotalCents), acceptedDue };
  const attempt = { idempotencyKey, ...accepted, methodId, card, note, isEmbeddable: true };
  const result = await pay(deps, checkoutVisitor(request), attempt);
  if (result.status === 'tooMany') return tooManyReply(request, result.seconds);
  if (result.status !== 'refused') return payAnswerReply(deps, request, result);
  return refusalReply(request, result.problems, await freshView(deps, request, result.problems));
}

/** Returns the new view for a changed price, so the buyer sees at once what they are asked to agree to (MON-8). */
async function freshView(
  deps: CheckoutDeps,
  request: SiteRequest,
  problems: readonly Problem<OrdersCode>[],
): Promise<{ readonly checkout?: CheckoutView }> {
  if (!problems.some(({ code }) => code === 'priceChanged' || code === 'outOfStock')) return {};
  const found = await viewCheckout(deps, checkoutVisitor(request));
  return found.kind === 'open' ? { checkout: await view(deps, request, found.loaded) } : {};
}

async function postConfirm(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseConfirm(request.body);
  if (!parsed.ok) return badRequest(request);
  const returned = await confirmPayment(deps, checkoutVisitor(request), parsed.value.intentId);
  if (returned === null) return refused(request, { code: 'checkoutIncomplete' });
  if (returned.status === 'open' || returned.status === 'unknown') return refused(request, { code: 'paymentPending' });
  return payAnswerReply(deps, request, returned);
}

function refused({ site }: SiteRequest, problem: Problem<OrdersCode>): Reply {
  return json(
    toWireProblem(problem, (one) => sentence(one, site.language)),
    { status: statusOf(problem.code) },
  );
}
