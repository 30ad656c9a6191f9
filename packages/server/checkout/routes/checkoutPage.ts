import { statusOf } from '@quoin/contract/problems';
import { waitSentence } from '@quoin/domain/access';
import {
  type Address,
  addressFormatFor,
  addressOf,
  answerName,
  CHECKOUT_FORM_LIMITS,
  CHECKOUT_STEPS,
  type CheckoutStep,
  checkoutWords,
  isOfCard,
  type OrdersCode,
  sentence,
} from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { PAGE_TYPES, queryText } from '@quoin/domain/site';
import { type Entered, fieldId, NOTHING_ENTERED } from '../../addresses/index.ts';
import type { CartDeps, CodeRefused, NoticeView } from '../../cart/index.ts';
import { boughtCookies, cartRefusalSentence, checkoutVisitor, dropPosted, enterTypedCode } from '../../cart/index.ts';
import type { Deps } from '../../deps.ts';
import type { PayResult } from '../../orders/index.ts';
import {
  confirmedUrl,
  declineSentence,
  leave,
  REDIRECT_CODES,
  type RedirectCode,
  returnFromBank,
} from '../../orders/index.ts';
import type { TestCard } from '../../platform/gateways/payment/testProvider.ts';
import { type FormFields, formFields } from '../../platform/http/reading/formFields.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import { waitHeaders } from '../../platform/http/replies/waitHeaders.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { policiesOf } from '../../sites/index.ts';
import { type ChangedCheckout, chooseShipping, saveContactAndAddress } from '../changeCheckout.ts';
import type { CheckoutDeps } from '../checkoutDeps.ts';
import { checkoutPage } from '../checkoutPage.ts';
import { methodsForCheckout } from '../express/agreedPayment.ts';
import { pageStepOf } from '../loadCheckout.ts';
import { pay } from '../payCheckout.ts';
import { viewCheckout } from '../viewCheckout.ts';

export interface CheckoutPageDeps extends CheckoutDeps {
  readonly cart: CartDeps;
  readonly pages: Pick<Deps['pages'], 'systemPage' | 'frameOf'>;
  /** In the language of a page. */
  readonly testCards: (language: string) => readonly TestCard[];
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
      method: 'POST',
      path: `${CHECKOUT_URL}/code`,
      rate: 'write',
      forgery: 'crumb',
      handle: (request) => code(deps, request),
    },
    {
      method: 'POST',
      path: `${CHECKOUT_URL}/code/remove`,
      rate: 'write',
      forgery: 'crumb',
      handle: (request) => dropCode(deps, request),
    },
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
  readonly code?: CodeRefused;
}

async function show(deps: CheckoutPageDeps, request: SiteRequest): Promise<Reply> {
  const step = stepNamed(queryText(request.query, 'step') ?? '');
  const refused = declineNamed(queryText(request.query, 'refused') ?? '');
  const problem = refused === null ? null : { title: declineSentence(refused, request.site.language), message: '' };
  return page(deps, request, { step, entered: NOTHING_ENTERED, problem, status: 200 });
}

function stepNamed(text: string): CheckoutStep | null {
  return CHECKOUT_STEPS.find((step) => step === text) ?? null;
}

/** Which of our own codes a link back carries; anything else is nothing. */
function declineNamed(text: string): RedirectCode | null {
  return REDIRECT_CODES.find((code) => code === text) ?? null;
}

/** The page as it is now; without anything to buy the cart, and after buying it the order (CX-20). */
async function page(deps: CheckoutPageDeps, request: SiteRequest, shown: Shown): Promise<Reply> {
  const { countryCode = '' } = shown.entered.values;
  const found = await viewCheckout(deps, checkoutVisitor(request, countryCode));
  if (found.kind === 'bought') return redirect(confirmedUrl(deps, request, found.orderId));
  if (found.kind === 'empty') return redirect('/cart');
  const methods = await methodsForCheckout(deps, request.site, found.loaded);
  const checkout = checkoutPage(found.loaded, {
    ...shown,
    isSignedIn: request.member !== null,
    crumb: request.crumb ?? '',
    policies: policiesOf((await deps.pages.frameOf(request.site)).site),
    methods,
    testCards: methods.some(({ provider }) => provider === 'test') ? deps.testCards(request.site.language) : [],
    now: deps.now(),
  });
  const options = {
    pageType: PAGE_TYPES.checkout,
    path: CHECKOUT_URL,
    title: checkoutWords(request.site.language).page.title,
  };
  return html(await deps.pages.systemPage(request.site, 'checkout', { checkout }, options), { status: shown.status });
}

/** A coupon or gift card typed at checkout; the step stays the one that is open. */
async function code(deps: CheckoutPageDeps, request: SiteRequest): Promise<Reply> {
  const entered = formFields(request).text('code').slice(0, 200);
  const outcome = await enterTypedCode(deps.cart, checkoutVisitor(request), entered);
  if (outcome.ok) return redirect(`${CHECKOUT_URL}#codes`);
  const refusal = { entered, message: cartRefusalSentence(outcome.problem, request.site.language) };
  const status = statusOf(outcome.problem.code);
  const shown = { step: null, entered: NOTHING_ENTERED, problem: null, status, code: refusal };
  const reply = await page(deps, request, shown);
  return { ...reply, headers: { ...reply.headers, ...waitHeaders(outcome.problem) } };
}

async function dropCode(deps: CheckoutPageDeps, request: SiteRequest): Promise<Reply> {
  await dropPosted(deps.cart, request);
  return redirect(`${CHECKOUT_URL}#codes`);
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
        await chooseShipping(deps, checkoutVisitor(request), fields.text('shippingOptionId')),
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
  const answers = answersOf(fields);
  const entered = { email: fields.text('email'), address: typedAddress(fields), answers };
  return saved(deps, request, 'contact', values, await saveContactAndAddress(deps, checkoutVisitor(request), entered));
}

/** Contact and address have come from PayPal and not from their form: on to what is next, or the form with what is wrong. */
export function contactReceived(
  deps: CheckoutPageDeps,
  request: SiteRequest,
  values: Readonly<Record<string, string>>,
  outcome: ChangedCheckout,
): Promise<Reply> {
  if (outcome.kind !== 'refused') return saved(deps, request, 'contact', values, outcome);
  const { language } = request.site;
  const errors = errorsOf(outcome.problems, (problem) => sentence(problem, language));
  const problem = { title: checkoutWords(language).page.payPalAddress, message: '' };
  return page(deps, request, { step: 'contact', entered: { values, errors }, problem, status: UNPROCESSABLE });
}

/** By field; of several at one field the first. */
function errorsOf(problems: readonly Problem<OrdersCode>[], say: (problem: Problem<OrdersCode>) => string) {
  const ofFields = problems.filter(({ field }) => field !== undefined);
  return Object.fromEntries([...ofFields].reverse().map((problem) => [problem.field!, say(problem)]));
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
  const { language } = request.site;
  const say = (problem: Problem<OrdersCode>) => sentence(problem, language);
  const ofFields = problems.filter(({ field }) => field !== undefined && FIELD_STEPS.has(step));
  const errors = errorsOf(ofFields, say);
  const notice =
    ofFields.length === problems.length
      ? { title: checkoutWords(language).page.problems, message: '', fields: fieldLinks(ofFields, say) }
      : { title: say(problems[0]!), message: '' };
  const status = ofFields.length > 0 ? UNPROCESSABLE : statusOf(problems[0]!.code);
  return page(deps, request, { step, entered: { values, errors }, problem: notice, status });
}

const FIELD_STEPS: ReadonlySet<CheckoutStep> = new Set(['contact', 'payment']);

function fieldLinks(problems: readonly Problem<OrdersCode>[], say: (problem: Problem<OrdersCode>) => string) {
  return problems.map((problem) => ({ id: fieldId(problem.field ?? ''), message: say(problem) }));
}

async function postPayment(deps: CheckoutPageDeps, request: SiteRequest, fields: FormFields): Promise<Reply> {
  const cents = fields.text('acceptedTotalCents');
  if (!/^\d{1,16}$/.test(cents)) return redirect(`${CHECKOUT_URL}?step=payment`);
  const paymentMethod = fields.text('paymentMethod').slice(0, 100);
  const values = { note: fields.text('note').slice(0, 2000), paymentMethod };
  const attempt = {
    idempotencyKey: fields.text('idempotencyKey').slice(0, 100),
    acceptedTotal: BigInt(cents),
    acceptedDue: dueOf(fields),
    methodId: paymentMethod,
    card: {
      cardNumber: fields.text('cardNumber').slice(0, 64),
      expiry: fields.text('expiry').slice(0, 32),
      cvc: fields.text('cvc').slice(0, 16),
    },
    note: values.note,
  };
  const result = await pay(deps, checkoutVisitor(request), attempt);
  return paid(deps, request, values, { result, isCardTyped: attempt.card.cardNumber !== '' });
}

function paid(
  deps: CheckoutPageDeps,
  request: SiteRequest,
  values: Readonly<Record<string, string>>,
  { result, isCardTyped }: { readonly result: PayResult; readonly isCardTyped: boolean },
): Promise<Reply> {
  const stay = (title: string, status: number, errors: Readonly<Record<string, string>> = {}) =>
    page(deps, request, { step: 'payment', entered: { values, errors }, problem: { title, message: '' }, status });
  switch (result.status) {
    case 'succeeded':
      return Promise.resolve(
        redirect(confirmedUrl(deps, request, result.orderId), { cookies: boughtCookies(request) }),
      );
    case 'requiresAction':
      return Promise.resolve(leave(request, result.url));
    case 'declined': {
      const why = declineSentence(result.code, request.site.language);
      return stay(why, UNPROCESSABLE, isOfCard(result.code) && isCardTyped ? { cardNumber: why } : {});
    }
    case 'tooMany':
      return stay(waitSentence(result.seconds, request.site.language), statusOf('tooManyRequests'));
    case 'refused':
      return again(deps, request, 'payment', values, result.problems);
  }
}

/** From the bank's page, on whatever device: the link proves who may see the end of it (CX-21, SC-13). */
async function comeBack(deps: CheckoutPageDeps, request: SiteRequest): Promise<Reply> {
  const [intentId, proof] = [queryText(request.query, 'intent') ?? '', queryText(request.query, 'proof') ?? ''];
  const returned = await returnFromBank(deps, request.site, intentId, proof);
  const headers = NO_REFERRER;
  if (returned?.status === 'succeeded') {
    return redirect(confirmedUrl(deps, request, returned.orderId), { headers, cookies: boughtCookies(request) });
  }
  if (returned?.status === 'unknown') return redirect(`${CHECKOUT_URL}?refused=paymentPending`, { headers });
  if (returned?.status === 'open') return redirect(`${CHECKOUT_URL}?refused=paymentTurnedBack`, { headers });
  if (returned?.status === 'declined') return redirect(`${CHECKOUT_URL}?refused=${returned.code}`, { headers });
  return redirect(CHECKOUT_URL, { headers });
}

function dueOf(fields: FormFields): bigint | undefined {
  const due = fields.text('acceptedDueCents');
  return /^\d{1,16}$/.test(due) ? BigInt(due) : undefined;
}

const ADDRESS_NAMES = ['fullName', 'line1', 'line2', 'city', 'region', 'postalCode', 'countryCode', 'phone'] as const;

function typedAddress(fields: FormFields): Address {
  const parts = Object.fromEntries(ADDRESS_NAMES.map((name) => [name, fields.text(name).slice(0, 1000)]));
  const asked = new Set<string>(addressFormatFor(parts.countryCode ?? '').fields.map(({ name }) => name));
  return addressOf((name) => (name === 'countryCode' || asked.has(name) ? (parts[name] ?? '') : ''));
}

/** Returns answers by question id. Which questions are asked is decided elsewhere. */
function answersOf(fields: FormFields): Readonly<Record<string, string>> {
  const given = Object.entries(fields.starting('answer-')).slice(0, CHECKOUT_FORM_LIMITS.fields);
  return Object.fromEntries(given.map(([id, answer]) => [id, answer.slice(0, 5000)]));
}

function contactValues(fields: FormFields): Readonly<Record<string, string>> {
  const typed = ['email', ...ADDRESS_NAMES].map((name) => [name, fields.text(name).slice(0, 1000)] as const);
  const answers = Object.entries(answersOf(fields)).map(([id, answer]) => [answerName(id), answer] as const);
  return Object.fromEntries([...typed, ...answers]);
}
