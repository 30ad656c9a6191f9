import type { ClientProblem, WalletCalls } from '@quoin/contract/client';
import type { WalletOffer, WalletPayRequest, WalletQuoteRequest, WalletSheet } from '@quoin/contract/endpoints/site';
import type {
  ClickResolveDetails,
  ExpressCheckoutAddress,
  ExpressCheckoutPartialAddress,
  Stripe,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { localPath } from '../../page/languagePrefix.ts';
import type { Place } from './place.ts';

interface Parts {
  readonly stripe: Stripe;
  readonly offer: WalletOffer;
  readonly place: Place;
  readonly calls: WalletCalls;
}

/** The sheet's answer about an address or shipping option. */
interface Asked {
  readonly resolve: (details: ClickResolveDetails) => void;
  readonly reject: () => void;
}

/**
 * Stripe's buttons, and the sheet that a press opens. Each amount in it comes from the server, which prices it once more when
 * the buyer agrees.
 */
export class WalletButtons {
  readonly #parts: Parts;
  readonly #elements: ReturnType<Stripe['elements']>;
  #sheet: WalletSheet;
  #whereTo: WalletQuoteRequest['place'] = null;

  constructor(parts: Parts) {
    const { stripe, offer, place } = parts;
    this.#parts = parts;
    this.#sheet = offer.sheet;
    this.#elements = stripe.elements({
      ...{ mode: 'payment', amount: offer.sheet.amount, currency: offer.currency },
      appearance: { variables: { borderRadius: place.cornerRadius } },
    });
  }

  mount(): void {
    const { offer, place } = this.#parts;
    const element = createElement(this.#elements, offer);
    element.on('ready', ({ availablePaymentMethods }) => {
      const isAny = Object.values(availablePaymentMethods ?? {}).some(Boolean);
      if (isAny) place.wake();
      else place.leadOn('none');
    });
    element.on('loaderror', () => place.leadOn('failed'));
    element.on('click', ({ resolve }) => {
      place.showProblem('');
      resolve(this.#details());
    });
    element.on('shippingaddresschange', (event) => {
      this.#whereTo = wirePlace(event.address);
      void this.#answer(event, '');
    });
    element.on('shippingratechange', (event) => void this.#answer(event, event.shippingRate.id));
    element.on('confirm', (event) => void this.#pay(event));
    element.mount(place.buttons);
  }

  #show(sheet: WalletSheet): void {
    this.#sheet = sheet;
    this.#elements.update({ amount: sheet.amount });
    this.#parts.place.showTotals(sheet.totals);
  }

  /** Line items and ways to send as Stripe wants them. */
  #details(): ClickResolveDetails {
    const lineItems = this.#sheet.lineItems.map((each) => ({ ...each }));
    if (!this.#parts.offer.requiresShipping) return { lineItems };
    const shippingRates = this.#sheet.shippingRates.map(({ deliveryEstimate, ...rate }) =>
      deliveryEstimate === '' ? rate : { ...rate, deliveryEstimate },
    );
    return { lineItems, shippingRates };
  }

  async #answer({ resolve, reject }: Asked, shippingOptionId: string): Promise<void> {
    const quoted = await this.#parts.calls.quote({ place: this.#whereTo, shippingOptionId });
    if (!quoted.ok) return reject();
    this.#show(quoted.value);
    resolve(this.#details());
  }

  async #pay(event: StripeExpressCheckoutElementConfirmEvent): Promise<void> {
    const { place, calls } = this.#parts;
    place.showProblem('');
    place.say('paying');
    const went = await this.#order(event).catch(() => ({ message: place.text('failed') }));
    if (typeof went === 'string') return location.assign(went);
    place.say();
    event.paymentFailed({ reason: 'fail', message: went.message });
    place.showProblem(went.message);
    // What the sheet opens with next time: a refusal may have another price and always has another key.
    const quoted = await calls.quote({ place: null, shippingOptionId: '' });
    if (quoted.ok) this.#show(quoted.value);
  }

  /** Where the buyer goes next, or why he stays. */
  async #order(event: StripeExpressCheckoutElementConfirmEvent): Promise<string | { readonly message: string }> {
    const { stripe, place, calls } = this.#parts;
    const { idempotencyKey, acceptedTotalCents, acceptedDueCents } = this.#sheet;
    const submitted = await this.#elements.submit();
    if (submitted.error) return { message: submitted.error.message ?? place.text('failed') };
    const made = await stripe.createConfirmationToken({ elements: this.#elements });
    if (made.error) return { message: made.error.message ?? place.text('failed') };
    const paid = await calls.pay({
      ...{ idempotencyKey, acceptedTotalCents, acceptedDueCents },
      confirmationToken: made.confirmationToken.id,
      ...buyerOf(event),
    });
    // No answer is no refusal: the checkout knows what became of it.
    if (!paid.ok) return paid.problem.status === 0 ? localPath('/checkout') : { message: sentenceOf(paid.problem) };
    if (paid.value.status === 'declined') return { message: paid.value.error };
    return paid.value.status === 'succeeded' ? paid.value.orderUrl : paid.value.url;
  }
}

function createElement(
  elements: ReturnType<Stripe['elements']>,
  { requiresShipping, countryCodes }: WalletOffer,
): StripeExpressCheckoutElement {
  return elements.create('expressCheckout', {
    emailRequired: true,
    // The law of the EU wants a button that says that it costs something.
    buttonType: { applePay: 'buy', googlePay: 'buy', paypal: 'buynow' },
    ...(requiresShipping
      ? { shippingAddressRequired: true, phoneNumberRequired: true, allowedShippingCountries: [...countryCodes] }
      : {}),
  });
}

function buyerOf({
  billingDetails,
  shippingAddress,
  shippingRate,
}: StripeExpressCheckoutElementConfirmEvent): Pick<WalletPayRequest, 'email' | 'address' | 'shippingOptionId'> {
  const { email = '', phone = '' } = billingDetails ?? {};
  return {
    email,
    address: shippingAddress ? wireAddress(shippingAddress.address, { fullName: shippingAddress.name, phone }) : null,
    shippingOptionId: shippingRate?.id ?? '',
  };
}

function wireAddress(
  address: ExpressCheckoutAddress,
  person: { readonly fullName: string; readonly phone: string },
): NonNullable<WalletPayRequest['address']> {
  return { ...person, ...wirePlace(address), line1: address.line1, line2: address.line2 ?? '' };
}

function wirePlace({ city, state, postal_code: postalCode, country }: ExpressCheckoutPartialAddress) {
  return { city, region: state, postalCode, countryCode: country };
}

/** Several fields of an address at fault are said one after the other. */
function sentenceOf({ message, fields }: ClientProblem): string {
  return fields === undefined ? message : Object.values(fields).join(' ');
}
