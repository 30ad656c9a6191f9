import { statusOf } from '@quoin/contract/problems';
import { sentence as accessSentence } from '@quoin/domain/access';
import {
  type Address,
  addressFormatFor,
  CHECKOUT_STEPS,
  type CheckoutStep,
  checkoutPageWording,
  type OrdersCode,
  sentence,
} from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { PAGE_TYPES, queryText } from '@quoin/domain/site';
import type { Deps } from '../deps.ts';
import { html, type Reply, redirect } from '../http/reply.ts';
import type { SiteRequest, SiteRoute } from '../http/route.ts';
import type { NoticeView } from '../operations/cart/lineViews.ts';
import { homeCountry } from '../operations/cart/storeSettings.ts';
import { type ChangedCheckout, chooseShipping, saveContactAndAddress } from '../operations/checkout/changeCheckout.ts';
import type { CheckoutDeps } from '../operations/checkout/checkoutDeps.ts';
import { type Entered, fieldId, NOTHING_ENTERED } from '../operations/checkout/checkoutFields.ts';
import { checkoutPage } from '../operations/checkout/checkoutPage.ts';
import { pageStepOf } from '../operations/checkout/loadCheckout.ts';
import { type PayResult, pay } from '../operations/checkout/pay.ts';
import type { PayAnswer } from '../operations/checkout/paymentWork.ts';
import { returnFromBank } from '../operations/checkout/returnFromBank.ts';
import { viewCheckout } from '../operations/checkout/viewCheckout.ts';
import { type FormFields, formFields } from './formFields.ts';
import { confirmedUrl, declineSentence } from './payReplies.ts';
import { cartVisitor, checkoutVisitor, noCart } from './visitorCookies.ts';

export interface CheckoutPageDeps extends CheckoutDeps {
  readonly pages: Pick<Deps['pages'], 'systemPage'>;
  readonly testCards: readonly { readonly number: string; readonly meaning: string }[];
}

const CHECKOUT_URL = '/checkout';
const UNPROCESSABLE = 422;
/** Addresses and tokens in a return link are nobody else's business. */
const NO_REFERRER = { 'referrer-policy': 'no-referrer' } as const;

/** Checkout as pages and plain forms: contact and address, shipping, payment; 303 after each. */
export function checkoutPageRoutes(deps: CheckoutPageDeps): SiteRoute[] {
  return [
    { method: 'GET', path: CHECKOUT_URL, rate: 'page', forgery: 'none', handle: (request) => show(deps, request) },
    { method: 'POST', path: CHECKOUT_URL, rate: 'write', forgery: 'crumb', handle: (request) => post(deps, request) },
    {
      method: 'GET',
      path: `${CHECKOUT_URL}/return`,
      rate: 'page',
      forgery: 'none',
      handle: (request) => comeBack(deps, request),
    },
  ];
}

interface Shown {
  readonly step: CheckoutStep | null;
  readonly entered: Entered;
  readonly problem: NoticeView | null;
  readonly status: number;
}

async function show(deps: CheckoutPageDeps, request: SiteRequest): Promise<Reply> {
  const step = stepNamed(queryText(request.query, 'step') ?? '');
  const refused = declineNamed(queryText(request.query, 'refused') ?? '');
  const problem = refused === null ? null : { title: declineSentence(refused), message: '' };
  return page(deps, request, { step, entered: NOTHING_ENTERED, problem, status: 200 });
}

function stepNamed(text: string): CheckoutStep | null {
  return CHECKOUT_STEPS.find((step) => step === text) ?? null;
}

/** Which of our own codes a link back carries; anything else is nothing. */
function declineNamed(text: string): Extract<PayAnswer, { status: 'declined' }>['code'] | null {
  const codes = [
    'cardDeclined',
    'insufficientFunds',
    'actionFailed',
    'paymentUnavailable',
    'paymentNeedsReview',
  ] as const;
  return codes.find((code) => code === text) ?? null;
}

/** The page as it is now; without anything to buy the cart, and after buying it the order (CX-20). */
async function page(deps: CheckoutPageDeps, request: SiteRequest, shown: Shown): Promise<Reply> {
  const visitor = cartVisitor(request);
  const found = await viewCheckout(deps, visitor);
  if (found.kind === 'bought') return redirect(confirmedUrl(deps, request, found.orderId));
  if (found.kind === 'empty') return redirect('/cart');
  const checkout = checkoutPage(found.loaded, {
    ...shown,
    crumb: request.crumb ?? '',
    guessedCountry: visitor.countryCode ?? homeCountry(request.site),
    payment: deps.payment,
    testCards: deps.payment.isTest ? deps.testCards : [],
    now: deps.now(),
  });
  const options = { pageType: PAGE_TYPES.checkout, path: CHECKOUT_URL, title: checkoutPageWording.title };
  return html(await deps.pages.systemPage(request.site, 'checkout', { checkout }, options), { status: shown.status });
}

async function post(deps: CheckoutPageDeps, request: SiteRequest): Promise<Reply> {
  const fields = formFields(request);
  switch (stepNamed(fields.text('step'))) {
    case 'contact':
      return fields.text('action') === 'country'
        ? otherCountry(deps, request, fields)
        : postContact(deps, request, fields);
    case 'shipping':
      return saved(
        deps,
        request,
        'shipping',
        NOTHING_ENTERED.values,
        await chooseShipping(deps, cartVisitor(request), fields.text('shippingOptionId')),
      );
    case 'payment':
      return postPayment(deps, request, fields);
    case null:
      return redirect(CHECKOUT_URL);
  }
}

/** The fields of another country, with everything typed so far (CX-12). */
function otherCountry(deps: CheckoutPageDeps, request: SiteRequest, fields: FormFields): Promise<Reply> {
  const entered = { values: contactValues(fields), errors: {} };
  return page(deps, request, { step: 'contact', entered, problem: null, status: 200 });
}

async function postContact(deps: CheckoutPageDeps, request: SiteRequest, fields: FormFields): Promise<Reply> {
  const values = contactValues(fields);
  const entered = { email: fields.text('email'), address: addressOf(fields) };
  return saved(deps, request, 'contact', values, await saveContactAndAddress(deps, cartVisitor(request), entered));
}

async function saved(
  deps: CheckoutPageDeps,
  request: SiteRequest,
  step: CheckoutStep,
  values: Readonly<Record<string, string>>,
  outcome: ChangedCheckout,
): Promise<Reply> {
  if (outcome.kind === 'empty') return redirect('/cart');
  if (outcome.kind === 'bought') return redirect(confirmedUrl(deps, request, outcome.orderId));
  if (outcome.kind === 'refused') return again(deps, request, step, values, outcome.problems);
  const next = pageStepOf(outcome.loaded);
  const isEarlier = CHECKOUT_STEPS.indexOf(next) <= CHECKOUT_STEPS.indexOf(step);
  // After an edit of the address the way of shipping is looked at once more.
  const after = step === 'contact' && outcome.loaded.state.requiresShipping ? 'shipping' : next;
  return redirect(`${CHECKOUT_URL}?step=${isEarlier ? next : after}`);
}

/** The same step with every value kept and each error at its field (CX-10). */
function again(
  deps: CheckoutPageDeps,
  request: SiteRequest,
  step: CheckoutStep,
  values: Readonly<Record<string, string>>,
  problems: readonly Problem<OrdersCode>[],
): Promise<Reply> {
  const ofFields = problems.filter(({ field }) => field !== undefined && FIELD_STEPS.has(step));
  const errors = Object.fromEntries([...ofFields].reverse().map((problem) => [problem.field!, sentence(problem)]));
  const notice =
    ofFields.length === problems.length
      ? { title: checkoutPageWording.problems, message: '', fields: fieldLinks(ofFields) }
      : { title: sentence(problems[0]!), message: '' };
  const status = ofFields.length > 0 ? UNPROCESSABLE : statusOf(problems[0]!.code);
  return page(deps, request, { step, entered: { values, errors }, problem: notice, status });
}

const FIELD_STEPS: ReadonlySet<CheckoutStep> = new Set(['contact', 'payment']);

function fieldLinks(problems: readonly Problem<OrdersCode>[]) {
  return problems.map((problem) => ({ id: fieldId(problem.field ?? ''), message: sentence(problem) }));
}

async function postPayment(deps: CheckoutPageDeps, request: SiteRequest, fields: FormFields): Promise<Reply> {
  const cents = fields.text('acceptedTotalCents');
  if (!/^\d{1,16}$/.test(cents)) return redirect(`${CHECKOUT_URL}?step=payment`);
  const values = { note: fields.text('note').slice(0, 2000) };
  const attempt = {
    idempotencyKey: fields.text('idempotencyKey').slice(0, 100),
    acceptedTotal: BigInt(cents),
    card: {
      cardNumber: fields.text('cardNumber').slice(0, 64),
      expiry: fields.text('expiry').slice(0, 32),
      cvc: fields.text('cvc').slice(0, 16),
    },
    note: values.note,
  };
  return paid(deps, request, values, await pay(deps, checkoutVisitor(request), attempt));
}

function paid(
  deps: CheckoutPageDeps,
  request: SiteRequest,
  values: Readonly<Record<string, string>>,
  result: PayResult,
): Promise<Reply> {
  const stay = (title: string, status: number) =>
    page(deps, request, { step: 'payment', entered: { values, errors: {} }, problem: { title, message: '' }, status });
  switch (result.status) {
    case 'succeeded':
      return Promise.resolve(redirect(confirmedUrl(deps, request, result.orderId), { cookies: [noCart()] }));
    case 'requiresAction':
      return Promise.resolve(redirect(result.url));
    case 'declined':
      return stay(declineSentence(result.code), UNPROCESSABLE);
    case 'tooMany':
      return stay(accessSentence({ code: 'tooManyRequests' }), statusOf('tooManyRequests'));
    case 'refused':
      return again(deps, request, 'payment', values, result.problems);
  }
}

/** From the bank's page, on whatever device: the link proves who may see the end of it (CX-21, SC-13). */
async function comeBack(deps: CheckoutPageDeps, request: SiteRequest): Promise<Reply> {
  const [intentId, token] = [queryText(request.query, 'intent') ?? '', queryText(request.query, 'token') ?? ''];
  const returned = await returnFromBank(deps, request.site, intentId, token);
  const headers = NO_REFERRER;
  if (returned?.status === 'succeeded') {
    return redirect(confirmedUrl(deps, request, returned.orderId), { headers, cookies: [noCart()] });
  }
  if (returned?.status === 'declined') return redirect(`${CHECKOUT_URL}?refused=${returned.code}`, { headers });
  return redirect(CHECKOUT_URL, { headers });
}

const ADDRESS_NAMES = ['fullName', 'line1', 'line2', 'city', 'region', 'postalCode', 'countryCode', 'phone'] as const;

function addressOf(fields: FormFields): Address {
  const parts = Object.fromEntries(ADDRESS_NAMES.map((name) => [name, fields.text(name).slice(0, 1000)]));
  const asked = new Set<string>(addressFormatFor(parts.countryCode ?? '').fields.map(({ name }) => name));
  const part = (name: (typeof ADDRESS_NAMES)[number]) =>
    name === 'countryCode' || asked.has(name) ? (parts[name] ?? '') : '';
  return {
    fullName: part('fullName'),
    line1: part('line1'),
    line2: part('line2'),
    city: part('city'),
    region: part('region'),
    postalCode: part('postalCode'),
    countryCode: part('countryCode'),
    phone: part('phone'),
  };
}

function contactValues(fields: FormFields): Readonly<Record<string, string>> {
  return Object.fromEntries(['email', ...ADDRESS_NAMES].map((name) => [name, fields.text(name).slice(0, 1000)]));
}
