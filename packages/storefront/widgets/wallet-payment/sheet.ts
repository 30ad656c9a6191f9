import type { ClientProblem, WalletCalls } from '@quoin/contract/client';
import type { WalletOffer, WalletPayRequest, WalletQuoteRequest } from '@quoin/contract/endpoints/site';
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

/** What the sheet hears back about an address or a way to send. */
interface Asked {
  readonly resolve: (details: ClickResolveDetails) => void;
  readonly reject: () => void;
}

/**
 * Stripe's buttons, and the sheet that a press opens. Each amount in it comes from the server, which prices it once more when
 * the buyer agrees.
 */
export function openSheet({ stripe, offer, place, calls }: Parts): void {
  let { sheet } = offer;
  let whereTo: WalletQuoteRequest['place'] = null;
  const elements = stripe.elements({
    ...{ mode: 'payment', amount: sheet.amount, currency: offer.currency },
    appearance: { variables: { borderRadius: place.cornerRadius } },
  });
  const element = createElement(elements, offer);

  function show(next: typeof sheet): void {
    sheet = next;
    elements.update({ amount: sheet.amount });
    place.showTotals(sheet.totals);
  }
  /** With line items and ways to send as Stripe wants them. */
  function details(): ClickResolveDetails {
    const lineItems = sheet.lineItems.map((each) => ({ ...each }));
    const shippingRates = sheet.shippingRates.map(({ deliveryEstimate, ...rate }) =>
      deliveryEstimate === '' ? rate : { ...rate, deliveryEstimate },
    );
    return offer.requiresShipping ? { lineItems, shippingRates } : { lineItems };
  }
  async function answer({ resolve, reject }: Asked, shippingOptionId: string): Promise<void> {
    const quoted = await calls.quote({ place: whereTo, shippingOptionId });
    if (!quoted.ok) return reject();
    show(quoted.value);
    resolve(details());
  }
  /** What the sheet opens with next time: a refusal may have another price and always has another key. */
  async function renew(): Promise<void> {
    const quoted = await calls.quote({ place: null, shippingOptionId: '' });
    if (quoted.ok) show(quoted.value);
  }
  async function pay(event: StripeExpressCheckoutElementConfirmEvent): Promise<void> {
    place.showProblem('');
    place.say('paying');
    const went = await order(event).catch(() => ({ message: place.text('failed') }));
    if (typeof went === 'string') return location.assign(went);
    place.say();
    event.paymentFailed({ reason: 'fail', message: went.message });
    place.showProblem(went.message);
    await renew();
  }
  /** Where the buyer goes next, or why he stays. */
  async function order(
    event: StripeExpressCheckoutElementConfirmEvent,
  ): Promise<string | { readonly message: string }> {
    const submitted = await elements.submit();
    if (submitted.error) return { message: submitted.error.message ?? place.text('failed') };
    const made = await stripe.createConfirmationToken({ elements });
    if (made.error) return { message: made.error.message ?? place.text('failed') };
    const { idempotencyKey, acceptedTotalCents, acceptedDueCents } = sheet;
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

  element.on('ready', ({ availablePaymentMethods }) => {
    const isAny = Object.values(availablePaymentMethods ?? {}).some(Boolean);
    if (isAny) place.wake();
    else place.leadOn('none');
  });
  element.on('loaderror', () => place.leadOn('failed'));
  element.on('click', ({ resolve }) => {
    place.showProblem('');
    resolve(details());
  });
  element.on('shippingaddresschange', (event) => {
    whereTo = wirePlace(event.address);
    void answer(event, '');
  });
  element.on('shippingratechange', (event) => void answer(event, event.shippingRate.id));
  element.on('confirm', (event) => void pay(event));
  element.mount(place.buttons);
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
