import { CART_SUBSCRIPTION_PATH, type SubscriptionCartResponse } from '@quoin/contract/endpoints/site';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { parseSubscriptionCart } from '@quoin/contract/requests';
import { orderPageWords, sentence } from '@quoin/domain/orders';
import { PAGE_TYPES, queryText } from '@quoin/domain/site';
import type { CartDeps, NoticeView } from '../../cart/index.ts';
import {
  cartVisitor,
  createSubscriptionCart,
  findSubscriptionCart,
  newCartToken,
  refusedCart,
  singleCookie,
  tokenCookie,
} from '../../cart/index.ts';
import type { CheckoutDeps } from '../../checkout/index.ts';
import type { Deps } from '../../deps.ts';
import { confirmedUrl } from '../../orders/index.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { html, json, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { changeSubscription } from '../changeSubscription.ts';
import { findOwnSubscription, payOpenPeriod } from '../ownSubscription.ts';
import { subscriptionPath } from '../subscriptionToken.ts';
import { subscribeView, subscriptionView } from '../subscriptionViews.ts';

export interface SubscriptionRouteDeps {
  readonly cart: CartDeps;
  readonly checkout: CheckoutDeps;
  readonly pages: Pick<Deps['pages'], 'systemPage'>;
}

const SUBSCRIBE_PATH = '/subscribe';
const OWN_PATH = subscriptionPath(':token');
/** The address is the key: it goes to no other site and into no index. */
const PRIVATE = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } as const;

/** Beginning a subscription (SUBS-03), and what its customer may do with it afterwards, by the link in every mail (SUBS-05). */
export function subscriptionRoutes(deps: SubscriptionRouteDeps): SiteRoute[] {
  return [
    {
      ...{ method: 'POST', path: CART_SUBSCRIPTION_PATH, rate: 'cart', forgery: 'crumb' },
      handle: (request) => create(deps, request),
    },
    {
      ...{ method: 'GET', path: SUBSCRIBE_PATH, rate: 'page', forgery: 'none' },
      handle: (request) => showCart(deps, request),
    },
    {
      ...{ method: 'POST', path: SUBSCRIBE_PATH, rate: 'cart', forgery: 'crumb' },
      handle: (request) => goToCheckout(deps, request),
    },
    { ...{ method: 'GET', path: OWN_PATH, rate: 'page', forgery: 'none' }, handle: (request) => show(deps, request) },
    // Anyone who has the link may act. A form on another site may not.
    { ...{ method: 'POST', path: OWN_PATH, rate: 'cart', forgery: 'origin' }, handle: (request) => act(deps, request) },
  ];
}

async function create(deps: SubscriptionRouteDeps, request: SiteRequest): Promise<Reply> {
  const parsed = parseSubscriptionCart(request.body);
  if (!parsed.ok) return badRequest(request);
  const { qty: quantity, ...wanted } = parsed.value;
  const made = await createSubscriptionCart(deps.cart, cartVisitor(request), { ...wanted, quantity });
  if (!made.ok) {
    return refusedCart(request, made.problem);
  }
  return json({ cartToken: made.value } satisfies SubscriptionCartResponse);
}

async function showCart(deps: SubscriptionRouteDeps, request: SiteRequest): Promise<Reply> {
  const cartToken = queryText(request.query, 'cartToken') ?? '';
  const found = await findSubscriptionCart(deps.cart, cartVisitor(request), cartToken);
  if (found.kind === 'unknown') return notFound(request);
  if (found.kind === 'bought') return redirect(confirmedUrl(deps.checkout, request, found.orderId));
  const page = { crumb: request.crumb ?? '', cartToken, now: deps.checkout.now() };
  const subscribe = subscribeView(request.site, found, page);
  const options = { pageType: PAGE_TYPES.page, path: SUBSCRIBE_PATH, title: found.line.entry.title };
  return html(await deps.pages.systemPage(request.site, 'subscribe', { subscribe }, options), { headers: PRIVATE });
}

/** Another visitor's token counts as unknown. A used token can't be used again (SC-8). */
async function goToCheckout(deps: SubscriptionRouteDeps, request: SiteRequest): Promise<Reply> {
  const cartToken = formFields(request).text('cartToken').slice(0, 64);
  const found = await findSubscriptionCart(deps.cart, cartVisitor(request), cartToken);
  if (found.kind === 'unknown') return notFound(request);
  if (found.kind === 'bought') {
    const problem = { code: 'alreadyPurchased' } as const;
    return json(
      toWireProblem(problem, (one) => sentence(one, request.site.language)),
      { status: statusOf(problem.code) },
    );
  }
  return redirect('/checkout', { cookies: [singleCookie(cartToken)] });
}

async function show(deps: SubscriptionRouteDeps, request: SiteRequest): Promise<Reply> {
  const done = queryText(request.query, 'done') === '1';
  return own(deps, request, { problem: null, isDone: done, status: 200 });
}

interface Shown {
  readonly problem: NoticeView | null;
  readonly isDone: boolean;
  readonly status: number;
}

async function own(deps: SubscriptionRouteDeps, request: SiteRequest, shown: Shown): Promise<Reply> {
  const token = request.params.token ?? '';
  const one = await findOwnSubscription(deps.checkout, request.site, token);
  if (one === null) return notFound(request);
  const subscription = subscriptionView(request.site, one, {
    url: subscriptionPath(token),
    now: deps.checkout.now(),
    problem: shown.problem,
    done: shown.isDone ? orderPageWords(request.site.language).subscriptionStates[one.rule.status] : '',
  });
  const options = { pageType: PAGE_TYPES.page, path: request.path, title: one.title };
  const page = await deps.pages.systemPage(request.site, 'subscription', { subscription }, options);
  return html(page, { status: shown.status, headers: PRIVATE });
}

const CHANGES = ['skip', 'pause', 'resume', 'cancel'] as const;

async function act(deps: SubscriptionRouteDeps, request: SiteRequest): Promise<Reply> {
  const token = request.params.token ?? '';
  const one = await findOwnSubscription(deps.checkout, request.site, token);
  if (one === null) return notFound(request);
  const fields = formFields(request);
  if (fields.text('change') === 'pay') return pay(deps, request, one.id);
  const change = CHANGES.find((each) => each === fields.text('change'));
  if (change === undefined) return badRequest(request);
  const until = change === 'pause' ? fields.text('until').slice(0, 10) || null : null;
  const outcome = await changeSubscription(deps.checkout, request.site, one.id, { change, until, staff: null });
  if (outcome.ok) return redirect(`${subscriptionPath(token)}?done=1`, { headers: PRIVATE });
  const problem = { title: sentence(outcome.problem, request.site.language), message: '' };
  return own(deps, request, { problem, isDone: false, status: statusOf(outcome.problem.code) });
}

/** Pays an open period with another card, in the checkout of its renewal. */
async function pay(deps: SubscriptionRouteDeps, request: SiteRequest, id: string): Promise<Reply> {
  const cartToken = await payOpenPeriod(deps.checkout, request.site, id);
  if (cartToken === null) {
    const { language } = request.site;
    const message = orderPageWords(language).subscription.updateCard;
    const problem = { title: sentence({ code: 'moveNotAllowed' }, language), message };
    return own(deps, request, { problem, isDone: false, status: statusOf('moveNotAllowed') });
  }
  const isNew = request.visitor.cartToken === null;
  const cookies = [singleCookie(cartToken), ...(isNew ? [tokenCookie(newCartToken(deps.cart.randomBytes))] : [])];
  return redirect('/checkout?step=payment', { cookies, headers: PRIVATE });
}
