import {
  CHECKOUT_ADDRESS_PATH,
  CHECKOUT_CONFIRM_PATH,
  CHECKOUT_CONTACT_PATH,
  CHECKOUT_PATH,
  CHECKOUT_PAY_PATH,
  CHECKOUT_SHIPPING_PATH,
} from '@quoin/contract/endpoints';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { parseAddress, parseConfirm, parseContact, parsePay, parseShipping } from '@quoin/contract/requests';
import { type ContactCode, type OrdersCode, sentence } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { badRequest } from '../http/refusals.ts';
import { json, type Reply } from '../http/reply.ts';
import type { SiteRequest, SiteRoute } from '../http/route.ts';
import {
  type ChangedCheckout,
  chooseShipping,
  saveAddress,
  saveContact,
} from '../operations/checkout/changeCheckout.ts';
import type { CheckoutDeps } from '../operations/checkout/checkoutDeps.ts';
import { pay } from '../operations/checkout/pay.ts';
import { confirmPayment } from '../operations/checkout/returnFromBank.ts';
import { viewCheckout } from '../operations/checkout/viewCheckout.ts';
import { wireCheckout } from '../operations/checkout/wireCheckout.ts';
import { payAnswerReply, refusalReply, tooManyReply } from './payReplies.ts';
import { checkoutVisitor } from './visitorCookies.ts';

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
    route('POST', CHECKOUT_PAY_PATH, (request) => postPay(deps, request)),
    route('POST', CHECKOUT_CONFIRM_PATH, (request) => postConfirm(deps, request)),
  ];
}

async function show(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const found = await viewCheckout(deps, checkoutVisitor(request));
  if (found.kind !== 'open') return refused({ code: found.kind === 'bought' ? 'alreadyPurchased' : 'cartEmpty' });
  return json(wireCheckout(found.loaded, deps.payment, deps.now()));
}

async function putContact(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseContact(request.body);
  if (!parsed.ok && parsed.problem.code === 'requestInvalid') return badRequest(request.path);
  if (!parsed.ok) return refusalReply([parsed.problem as Problem<ContactCode>]);
  return changed(deps, await saveContact(deps, checkoutVisitor(request), parsed.value.email));
}

async function putAddress(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseAddress(request.body);
  if (!parsed.ok) return badRequest(request.path);
  return changed(deps, await saveAddress(deps, checkoutVisitor(request), parsed.value.address));
}

async function putShipping(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseShipping(request.body);
  if (!parsed.ok) return badRequest(request.path);
  return changed(deps, await chooseShipping(deps, checkoutVisitor(request), parsed.value.shippingOptionId));
}

function changed(deps: CheckoutDeps, outcome: ChangedCheckout): Reply {
  if (outcome.kind === 'refused') return refusalReply(outcome.problems);
  if (outcome.kind === 'saved') return json(wireCheckout(outcome.loaded, deps.payment, deps.now()));
  return refused({ code: outcome.kind === 'bought' ? 'alreadyPurchased' : 'cartEmpty' });
}

async function postPay(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parsePay(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { idempotencyKey, acceptedTotalCents, payment: card, note } = parsed.value;
  const attempt = { idempotencyKey, acceptedTotal: BigInt(acceptedTotalCents), card, note };
  const result = await pay(deps, checkoutVisitor(request), attempt);
  if (result.status === 'tooMany') return tooManyReply(result.seconds);
  if (result.status !== 'refused') return payAnswerReply(deps, request, result);
  return refusalReply(result.problems, await freshView(deps, request, result.problems));
}

/** With a changed price goes the new view, so that the buyer sees at once what he is asked to agree to (MON-8). */
async function freshView(
  deps: CheckoutDeps,
  request: SiteRequest,
  problems: readonly Problem<OrdersCode>[],
): Promise<object> {
  if (!problems.some(({ code }) => code === 'priceChanged' || code === 'outOfStock')) return {};
  const found = await viewCheckout(deps, checkoutVisitor(request));
  return found.kind === 'open' ? { checkout: wireCheckout(found.loaded, deps.payment, deps.now()) } : {};
}

async function postConfirm(deps: CheckoutDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseConfirm(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const returned = await confirmPayment(deps, checkoutVisitor(request), parsed.value.intentId);
  if (returned === null) return refused({ code: 'checkoutIncomplete' });
  if (returned.status === 'open') return refused({ code: 'paymentPending' });
  return payAnswerReply(deps, request, returned);
}

function refused(problem: Problem<OrdersCode>): Reply {
  return json(toWireProblem(problem, sentence), { status: statusOf(problem.code) });
}
