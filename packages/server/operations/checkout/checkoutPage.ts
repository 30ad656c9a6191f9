import { islandPropsText } from '@quoin/contract/islands';
import { formatDayRange } from '@quoin/domain/formats';
import { formatMoney } from '@quoin/domain/money';
import {
  addressLines,
  CHECKOUT_STEPS,
  type CheckoutStep,
  COUNTRIES,
  checkoutPageWording,
  deliveryWindow,
  payButtonLabel,
  type ShippingOption,
} from '@quoin/domain/orders';
import type { PaymentGateway } from '../../gateways/payment/paymentGateway.ts';
import {
  type LineView,
  lineView,
  type NoticeView,
  type ShippingKnown,
  type TotalRowView,
  totalRows,
} from '../cart/lineViews.ts';
import {
  addressFieldViews,
  cardFieldViews,
  countryFieldView,
  type Entered,
  emailFieldView,
  type FieldView,
  noteFieldView,
} from './checkoutFields.ts';
import { type LoadedCheckout, pageStepOf } from './loadCheckout.ts';
import { wireCheckout } from './wireCheckout.ts';

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
    readonly shippingName: string;
    readonly shippingPriceText: string;
    readonly deliveryText: string;
  };
  readonly noteField: FieldView;
  readonly payment: {
    readonly isTestMode: boolean;
    readonly fields: readonly FieldView[];
    readonly testCards: readonly { readonly number: string; readonly meaning: string }[];
    readonly buttonText: string;
    readonly idempotencyKey: string;
    readonly acceptedTotalCents: number;
  };
  readonly entries: readonly LineView[];
  readonly totals: readonly TotalRowView[];
  readonly totalText: string;
  readonly cartUrl: string;
  readonly returnPolicyUrl: string;
  readonly islandProps: string;
}

export interface CheckoutPageRequest {
  /** The step to show; one that is not open yet becomes the first open one. */
  readonly step: CheckoutStep | null;
  readonly crumb: string;
  readonly problem: NoticeView | null;
  readonly entered: Entered;
  readonly guessedCountry: string | null;
  readonly payment: Pick<PaymentGateway, 'name' | 'isTest'>;
  readonly testCards: readonly { readonly number: string; readonly meaning: string }[];
  /** Milliseconds. */
  readonly now: number;
}

export function checkoutPage(loaded: LoadedCheckout, page: CheckoutPageRequest): CheckoutPageView {
  const { stored, state, options, chosenOption, priced } = loaded;
  const step = stepToShow(loaded, page.step);
  const view = wireCheckout(loaded, page.payment, page.now);
  const country = page.entered.values.countryCode ?? state.shippingAddress?.countryCode ?? countryGuess(loaded, page);
  const countries = COUNTRIES.filter(({ code }) => loaded.countryCodes.includes(code));
  return {
    step,
    crumb: page.crumb,
    problem: page.problem,
    steps: stepViews(loaded, step),
    requiresShipping: state.requiresShipping,
    emailField: emailFieldView(page.entered, state.email ?? ''),
    countryField: state.requiresShipping ? countryFieldView(page.entered, country, countries) : null,
    addressFields: state.requiresShipping ? addressFieldViews(page.entered, country, state.shippingAddress) : [],
    shippingOptions: options.map((option) => ({
      id: option.id,
      name: option.name,
      description: option.description,
      priceText: formatMoney(option.price),
      deliveryText: deliveryText(option, page.now),
      isSelected: option.id === (chosenOption?.id ?? options[0]?.id),
    })),
    summary: summaryOf(loaded, page.now),
    noteField: noteFieldView(page.entered, stored.note),
    payment: {
      isTestMode: page.payment.isTest,
      fields: state.totals.grandTotal.minor === 0n ? [] : cardFieldViews(page.entered),
      testCards: page.testCards,
      buttonText: payButtonLabel(state.totals.grandTotal),
      idempotencyKey: stored.idempotencyKey,
      acceptedTotalCents: view.totals.grandTotalCents,
    },
    entries: priced.lines.map(lineView),
    totals: totalRows(state.totals, { known: knownShipping(loaded), note: chosenOption?.name ?? '' }),
    totalText: formatMoney(state.totals.grandTotal),
    cartUrl: '/cart',
    returnPolicyUrl: '',
    islandProps: islandPropsText<'checkout'>({ view, countries, testCards: page.testCards }),
  };
}

function stepToShow(loaded: LoadedCheckout, wanted: CheckoutStep | null): CheckoutStep {
  const open = pageStepOf(loaded);
  const isOpen = wanted !== null && CHECKOUT_STEPS.indexOf(wanted) <= CHECKOUT_STEPS.indexOf(open);
  const step = isOpen ? wanted : open;
  return step === 'shipping' && !loaded.state.requiresShipping ? open : step;
}

function countryGuess(loaded: LoadedCheckout, { guessedCountry }: CheckoutPageRequest): string {
  const isReached = guessedCountry !== null && loaded.countryCodes.includes(guessedCountry);
  return isReached ? guessedCountry : (loaded.countryCodes[0] ?? '');
}

const STEP_LABELS: Readonly<Record<CheckoutStep, string>> = {
  contact: checkoutPageWording.contact,
  shipping: checkoutPageWording.shipping,
  payment: checkoutPageWording.payment,
};

function stepViews(loaded: LoadedCheckout, current: CheckoutStep): StepView[] {
  const keys = CHECKOUT_STEPS.filter((key) => key !== 'shipping' || loaded.state.requiresShipping);
  const shown = keys.indexOf(current);
  return keys.map((key, index) => ({
    key,
    number: index + 1,
    label: STEP_LABELS[key],
    isCurrent: index === shown,
    isDone: index < shown,
    url: `/checkout?step=${key}`,
  }));
}

/** `26–28 November` of a way to send, from today on (CX-14). */
export function deliveryText(option: ShippingOption, now: number): string {
  const { from, to } = deliveryWindow(option, now);
  return formatDayRange(from, to);
}

function summaryOf({ state, chosenOption }: LoadedCheckout, now: number): CheckoutPageView['summary'] {
  return {
    email: state.email ?? '',
    addressLines: state.shippingAddress === null ? [] : addressLines(state.shippingAddress),
    shippingName: chosenOption?.name ?? '',
    shippingPriceText: chosenOption === null ? '' : formatMoney(chosenOption.price),
    deliveryText: chosenOption === null ? '' : deliveryText(chosenOption, now),
  };
}

function knownShipping({ state, chosenOption }: LoadedCheckout): ShippingKnown {
  if (!state.requiresShipping) return 'none';
  return chosenOption === null ? 'unknown' : 'chosen';
}
