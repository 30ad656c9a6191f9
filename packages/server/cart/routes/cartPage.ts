import { statusOf } from '@quoin/contract/problems';
import { canonicalFields, NO_ADDITIONAL_FIELDS } from '@quoin/contract/requests';
import { cartButtonWords, cartPageWords } from '@quoin/domain/cart';
import { isCountryCode } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { PAGE_TYPES, queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import { waitHeaders } from '../../platform/http/replies/waitHeaders.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { isExpressCheckout } from '../../sites/index.ts';
import type { CartDeps } from '../cartDeps.ts';
import { type CartRefusal, cartRefusalSentence } from '../cartRefusals.ts';
import { newCartToken } from '../cartToken.ts';
import { cartView } from '../cartView.ts';
import type { CodeRefused } from '../couponViews.ts';
import { enterTypedCode } from '../enterCode.ts';
import { addEntry } from '../lines/addEntry.ts';
import type { NoticeView } from '../lines/lineViews.ts';
import { removeFromCart } from '../lines/removeFromCart.ts';
import { restoreEntry } from '../lines/restoreEntry.ts';
import { setQuantity } from '../lines/setQuantity.ts';
import { loadCart } from '../loadCart.ts';
import { dropPosted } from './dropPosted.ts';
import { goToOwnPage } from './ownPage.ts';
import { ANSWERED_FIELD, askBeforeAdding } from './questionsPage.ts';
import { cartCookies, cartVisitor, endSingle, shipToCookie, tokenCookie } from './visitorCookies.ts';

export interface CartPageDeps extends CartDeps {
  readonly pages: Pick<Deps['pages'], 'systemPage' | 'productPage'>;
  readonly payments: Pick<Deps['payments'], 'methodsOf'>;
  /** To PayPal with the cart of this token. */
  readonly setOut: (request: SiteRequest, token: string) => Promise<Reply>;
}

const CART_URL = '/cart';
const WALLET_URL = '/checkout/wallet';
const OPTION_PREFIX = 'option-';

/** The cart page (CART-09), and everything on it and on product pages that posts without script. */
export function cartPageRoutes(deps: CartPageDeps): SiteRoute[] {
  return [
    { method: 'GET', path: CART_URL, rate: 'page', forgery: 'none', handle: (request) => show(deps, request) },
    // On cached product pages, which can carry no crumb.
    {
      method: 'POST',
      path: `${CART_URL}/add`,
      rate: 'cart',
      forgery: 'origin',
      handle: (request) => add(deps, request),
    },
    form(`${CART_URL}/update`, (request) => update(deps, request)),
    form(`${CART_URL}/remove`, (request) => remove(deps, request)),
    form(`${CART_URL}/code`, (request) => code(deps, request)),
    form(`${CART_URL}/code/remove`, (request) => dropCode(deps, request)),
    form(`${CART_URL}/undo`, (request) => undo(deps, request)),
  ];
}

function form(path: string, handle: SiteRoute['handle']): SiteRoute {
  return { method: 'POST', path, rate: 'cart', forgery: 'crumb', handle };
}

async function show(deps: CartPageDeps, request: SiteRequest): Promise<Reply> {
  const country = queryText(request.query, 'country') ?? '';
  const isChosen = isCountryCode(country);
  const cookies = [...endSingle(request), ...(isChosen ? [shipToCookie(country)] : [])];
  const page = await cartPage(deps, request, { country: isChosen ? country : null, problem: null });
  const isNew = request.visitor.cartToken === null;
  return html(page, { cookies: isNew ? [...cookies, tokenCookie(newCartToken(deps.randomBytes))] : cookies });
}

async function cartPage(
  deps: CartPageDeps,
  request: SiteRequest,
  what: { readonly country: string | null; readonly problem: NoticeView | null; readonly code?: CodeRefused },
): Promise<string> {
  const visitor = cartVisitor(request);
  const asked = { ...visitor, countryCode: what.country ?? visitor.countryCode };
  const loaded = await loadCart(deps, asked, queryText(request.query, 'removed') ?? null);
  const cart = cartView(request.site, loaded, {
    crumb: request.crumb ?? '',
    problem: what.problem,
    code: what.code ?? null,
    methods: await deps.payments.methodsOf(request.site.id),
  });
  const options = {
    pageType: PAGE_TYPES.showCart,
    path: CART_URL,
    title: cartPageWords(request.site.language).page.title,
  };
  return deps.pages.systemPage(request.site, 'cart', { cart }, options);
}

/** 303 to the cart, or the product page again with what was typed and why not (ATC-03..06). */
async function add(deps: CartPageDeps, request: SiteRequest): Promise<Reply> {
  const fields = formFields(request);
  const isAsked = fields.text(ANSWERED_FIELD) !== '';
  const given = fields.text('additionalFields');
  const wanted = {
    itemId: fields.text('itemId'),
    sku: fields.text('sku'),
    choice: fields.starting(OPTION_PREFIX),
    // A product without a quantity input posts none.
    quantity: fields.text('quantity') || '1',
    additionalFields: canonicalFields(given) ?? NO_ADDITIONAL_FIELDS,
    ...(isAsked ? { typed: fields.text } : { isUnasked: given === '' }),
  };
  const outcome = await addEntry(deps, cartVisitor(request), wanted);
  if (outcome.ok) {
    const { token } = outcome.value;
    const cookies = cartCookies(request, token, true);
    const express = fields.text('express');
    // The wallet has a separate page, which must not be about a cart bought on its own.
    if (express === 'wallet') return redirect(WALLET_URL, { cookies: [...endSingle(request), ...cookies] });
    if (express !== '') return { ...(await deps.setOut(request, token)), cookies };
    const next = isExpressCheckout(request.site) ? '/checkout' : CART_URL;
    return redirect(next, { cookies });
  }
  const { problem } = outcome;
  if (problem.code === 'hasOwnPage') return goToOwnPage(deps, request, wanted, problem);
  const asked = isAsked ? await askBeforeAdding(deps, request, wanted, { problem, typed: fields.text }) : null;
  if (asked !== null) return asked;
  const { language } = request.site;
  const notice = { title: cartButtonWords(language).alerts.cart, message: cartRefusalSentence(problem, language) };
  const page = await deps.pages.productPage(request.site, wanted.itemId, {
    ...(wanted.sku === '' ? { choice: wanted.choice } : { sku: wanted.sku }),
    quantity: wanted.quantity,
    problem: notice,
    crumb: request.crumb,
  });
  if (page !== null) return html(page, { status: statusOf(problem.code) });
  return html(await cartPage(deps, request, { country: null, problem: notice }), { status: statusOf(problem.code) });
}

async function update(deps: CartPageDeps, request: SiteRequest): Promise<Reply> {
  const fields = formFields(request);
  const entryId = fields.text('entryId');
  const outcome = await setQuantity(deps, cartVisitor(request), { entryId, quantity: fields.text('quantity') });
  if (!outcome.ok) return refused(deps, request, outcome.problem);
  return redirect(outcome.value.value ? removedUrl(entryId) : CART_URL);
}

async function remove(deps: CartPageDeps, request: SiteRequest): Promise<Reply> {
  const outcome = await removeFromCart(deps, cartVisitor(request), formFields(request).text('entryId'));
  if (!outcome.ok) return refused(deps, request, outcome.problem);
  const { token, goods, value } = outcome.value;
  return redirect(removedUrl(value), { cookies: cartCookies(request, token, goods.lines.length > 0) });
}

async function undo(deps: CartPageDeps, request: SiteRequest): Promise<Reply> {
  const entryId = formFields(request).text('token');
  if (entryId === '') return badRequest(request);
  const outcome = await restoreEntry(deps, cartVisitor(request), entryId);
  if (!outcome.ok) return refused(deps, request, outcome.problem);
  return redirect(CART_URL, { cookies: cartCookies(request, outcome.value.token, true) });
}

/** Enters a coupon or gift card typed on the cart page. An error is shown next to the field (CX-15). */
async function code(deps: CartPageDeps, request: SiteRequest): Promise<Reply> {
  const entered = formFields(request).text('code').slice(0, 200);
  const outcome = await enterTypedCode(deps, { ...cartVisitor(request), ip: request.ip }, entered);
  if (outcome.ok) return redirect(`${CART_URL}#codes`);
  const { problem } = outcome;
  const refusal = { entered, message: cartRefusalSentence(problem, request.site.language) };
  const page = await cartPage(deps, request, { country: null, problem: null, code: refusal });
  return html(page, { status: statusOf(problem.code), headers: waitHeaders(problem) });
}

async function dropCode(deps: CartPageDeps, request: SiteRequest): Promise<Reply> {
  await dropPosted(deps, request);
  return redirect(`${CART_URL}#codes`);
}

async function refused(deps: CartPageDeps, request: SiteRequest, problem: Problem<CartRefusal>): Promise<Reply> {
  const notice = { title: cartRefusalSentence(problem, request.site.language), message: '' };
  return html(await cartPage(deps, request, { country: null, problem: notice }), { status: statusOf(problem.code) });
}

function removedUrl(entryId: string): string {
  return `${CART_URL}?removed=${encodeURIComponent(entryId)}`;
}
