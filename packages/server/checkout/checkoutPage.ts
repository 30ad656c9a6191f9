import { islandPropsText } from '@quoin/contract/islands';
import { accountWords } from '@quoin/domain/access';
import type { ShippingQuote } from '@quoin/domain/cart';
import { formatDayRange } from '@quoin/domain/formats';
import { formatMoney } from '@quoin/domain/money';
import {
  addressLines,
  answeredFields,
  answerName,
  CHECKOUT_STEPS,
  type CheckoutStep,
  checkoutWords,
  countriesIn,
  deliveryWindow,
  dueLine,
  isStepOpen,
  NEWS_QUESTION,
  payButtonLabel,
  wayText,
} from '@quoin/domain/orders';
import {
  addressFieldViews,
  cardFieldViews,
  countryFieldView,
  type Entered,
  emailFieldView,
  type FieldView,
  noteFieldView,
  questionFieldViews,
} from '../addresses/index.ts';
import {
  type CodeRefused,
  type CouponsView,
  couponsView,
  type LineView,
  lineView,
  type NoticeView,
} from '../cart/index.ts';
import type { PaymentMethod } from '../payments/index.ts';
import { priceRows, type TotalRowView } from '../pricing/index.ts';
import { checkoutRenewalText, type LoadedCheckout, pageStepOf } from './loadCheckout.ts';
import { wireCheckout } from './wireCheckout.ts';

/** One way to pay, as a radio choice. */
interface MethodView {
  readonly id: string;
  readonly title: string;
  readonly instructions: string;
  readonly isSelected: boolean;
}

interface StepView {
  readonly key: CheckoutStep;
  readonly number: number;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
  readonly url: string;
}

/** What the theme's checkout page reads. */
export interface CheckoutPageView {
  readonly step: CheckoutStep;
  readonly crumb: string;
  readonly problem: NoticeView | null;
  readonly steps: readonly StepView[];
  readonly requiresShipping: boolean;
  readonly emailField: FieldView;
  readonly countryField: FieldView | null;
  readonly addressFields: readonly FieldView[];
  readonly shippingOptions: readonly {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly priceText: string;
    readonly deliveryText: string;
    readonly isSelected: boolean;
  }[];
  readonly summary: {
    readonly email: string;
    readonly addressLines: readonly string[];
    /** What the owner's own questions were answered with (CX-18). */
    readonly answers: readonly { readonly label: string; readonly answer: string }[];
    readonly shippingName: string;
    readonly shippingPriceText: string;
    readonly deliveryText: string;
  };
  readonly noteField: FieldView;
  readonly payment: {
    readonly isTestMode: boolean;
    /** Empty where there is nothing to choose and nothing to say. */
    readonly methods: readonly MethodView[];
    readonly fields: readonly FieldView[];
    readonly testCards: readonly { readonly number: string; readonly meaning: string }[];
    /** The amount, where the button may not name it. */
    readonly dueText: string;
    readonly buttonText: string;
    readonly idempotencyKey: string;
    readonly acceptedTotalCents: number;
    readonly acceptedDueCents: number;
  };
  readonly entries: readonly LineView[];
  readonly totals: readonly TotalRowView[];
  readonly coupons: CouponsView;
  /** What the owner has written about returns, terms and privacy, as HTML. */
  readonly policies: readonly { readonly title: string; readonly html: string }[];
  /** For visitors who may have an account and are not signed in. */
  readonly signIn: { readonly url: string; readonly text: string } | null;
  /** Whether the buyer wants the shop's news, where the shop asks. */
  readonly newsFields: readonly FieldView[];
  /** The owner's own questions about this order. */
  readonly questionFields: readonly FieldView[];
  /** What a subscription charges today and from then on; empty for all other orders. */
  readonly renewalText: string;
  readonly totalText: string;
  readonly cartUrl: string;
  readonly returnPolicyUrl: string;
  readonly islandProps: string;
}

const NEWS_NAME = answerName(NEWS_QUESTION);
/** Back to the checkout, which then knows the address. */
const SIGN_IN_URL = '/account/sign-in?next=%2Fcheckout';

export interface CheckoutPageRequest {
  /** The step to show; one that is not open yet becomes the first open one. */
  readonly step: CheckoutStep | null;
  readonly crumb: string;
  readonly isSignedIn: boolean;
  readonly problem: NoticeView | null;
  readonly entered: Entered;
  readonly methods: readonly PaymentMethod[];
  /** A code just typed that nobody knows. */
  readonly code?: CodeRefused | null;
  readonly policies: CheckoutPageView['policies'];
  readonly testCards: readonly { readonly number: string; readonly meaning: string }[];
  /** Milliseconds. */
  readonly now: number;
}

export function checkoutPage(loaded: LoadedCheckout, page: CheckoutPageRequest): CheckoutPageView {
  const { stored, state, options, goods, shown: price } = loaded;
  const { language } = goods;
  const step = stepToShow(loaded, page.step);
  const view = wireCheckout(loaded, page.methods, page.now);
  const country = page.entered.values.countryCode ?? state.shippingAddress?.countryCode ?? loaded.shownCountry;
  const market = {
    seller: loaded.sellerCountry,
    buyer: state.requiresShipping ? country : null,
    isRenewing: loaded.plan !== null,
  };
  const questions = questionFieldViews(page.entered, loaded.asked, loaded.answers);
  const countries = countriesIn(language).filter(({ code }) => loaded.countryCodes.includes(code));
  return {
    step,
    crumb: page.crumb,
    problem: page.problem,
    steps: stepViews(loaded, step),
    requiresShipping: state.requiresShipping,
    emailField: emailFieldView(page.entered, state.email ?? '', language),
    countryField: state.requiresShipping ? countryFieldView(page.entered, country, countries, language) : null,
    addressFields: state.requiresShipping
      ? addressFieldViews(page.entered, country, state.shippingAddress, language)
      : [],
    newsFields: questions.filter(({ name }) => name === NEWS_NAME),
    questionFields: questions.filter(({ name }) => name !== NEWS_NAME),
    shippingOptions: options.map((option) => ({
      id: option.id,
      name: option.name,
      description: option.description,
      priceText: formatMoney(option.price, language),
      deliveryText: deliveryText(option, page.now, language),
      isSelected: option.id === price.shippingLine.chosen?.id,
    })),
    summary: summaryOf(loaded, page.now),
    noteField: noteFieldView(page.entered, stored.note, language),
    payment: {
      isTestMode: page.testCards.length > 0,
      methods: price.amountDue.minor === 0n ? [] : methodViews(page, language),
      fields: asksCard(loaded, page) ? cardFieldViews(page.entered, language) : [],
      testCards: page.testCards,
      dueText: dueLine(price.amountDue, market, language),
      buttonText: payButtonLabel(price.amountDue, market, language),
      idempotencyKey: stored.idempotencyKey,
      acceptedTotalCents: view.totals.grandTotalCents,
      acceptedDueCents: view.totals.amountDueCents,
    },
    entries: goods.lines.map((line) => lineView(line, language)),
    totals: priceRows(price, 'chosen', language),
    renewalText: checkoutRenewalText(loaded),
    totalText: formatMoney(price.amountDue, language),
    coupons: couponsView(price, loaded.giftCards, { action: '/checkout/code', language, refused: page.code ?? null }),
    policies: page.policies,
    signIn: page.isSignedIn ? null : { url: SIGN_IN_URL, text: accountWords(language).haveAccount },
    cartUrl: '/cart',
    returnPolicyUrl: '',
    islandProps: islandPropsText<'checkout'>({ view, countries, testCards: page.testCards }),
  };
}

/** A single card form explains itself. */
function methodViews({ methods, entered }: CheckoutPageRequest, language: string): MethodView[] {
  const words = checkoutWords(language);
  if (methods.length < 2 && methods.every(({ way }) => way === 'card')) return [];
  const wanted = entered.values.paymentMethod ?? '';
  const selected = methods.find(({ id }) => id === wanted) ?? methods[0];
  return methods.map(({ id, way, title, instructions }) => ({
    id,
    title: title || words.ways[way],
    instructions: instructions || wayText(way, words.page),
    isSelected: id === selected?.id,
  }));
}

function asksCard({ shown: price }: LoadedCheckout, { methods }: CheckoutPageRequest): boolean {
  return price.amountDue.minor > 0n && methods.some(({ way }) => way === 'card');
}

function stepToShow(loaded: LoadedCheckout, wanted: CheckoutStep | null): CheckoutStep {
  const open = pageStepOf(loaded);
  const step = wanted !== null && isStepOpen(open, wanted) ? wanted : open;
  return step === 'shipping' && !loaded.state.requiresShipping ? open : step;
}

function stepViews(loaded: LoadedCheckout, current: CheckoutStep): StepView[] {
  const words = checkoutWords(loaded.goods.language).page;
  const keys = CHECKOUT_STEPS.filter((key) => key !== 'shipping' || loaded.state.requiresShipping);
  const shown = keys.indexOf(current);
  return keys.map((key, index) => ({
    key,
    number: index + 1,
    label: words[key],
    isCurrent: index === shown,
    isDone: index < shown,
    url: `/checkout?step=${key}`,
  }));
}

/** `26–28 November` of a way to send, from today on (CX-14). */
export function deliveryText(option: ShippingQuote, now: number, language: string): string {
  const { from, to } = deliveryWindow(option, now);
  return formatDayRange(from, to, language);
}

function summaryOf(
  { state, chosenOption, goods, asked, answers }: LoadedCheckout,
  now: number,
): CheckoutPageView['summary'] {
  return {
    email: state.email ?? '',
    addressLines: state.shippingAddress === null ? [] : addressLines(state.shippingAddress, goods.language),
    answers: answeredFields(asked, answers).map(({ label, answer }) => ({ label, answer })),
    shippingName: chosenOption?.name ?? '',
    shippingPriceText: chosenOption === null ? '' : formatMoney(chosenOption.price, goods.language),
    deliveryText: chosenOption === null ? '' : deliveryText(chosenOption, now, goods.language),
  };
}
