import type { CheckoutView, WireCartEntry, WireImage, WireShoppingCart } from '@quoin/contract/endpoints/site';
import { type AddToCartProps, islandPropsText } from '@quoin/contract/islands';
import { arrivalText } from '@quoin/domain/orders';
import { en as addressLabelsEnglish } from '@quoin/messages/addressLabels';
import { checkout } from '@quoin/messages/checkout';
import { amountText } from '../cart-store/amounts.ts';
import { POST } from './checkouts.ts';
import { PRINT } from './products.ts';

/** What the server hands to the theme's partials for the test's pages: the view objects of `quoin-*.block`. */
export function productView(
  product: AddToCartProps = PRINT,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const values = (name: string, all: readonly string[]) => ({
    name,
    fieldName: `option-${name}`,
    id: `option-${name}`,
    control: 'radio',
    chosenText: '',
    values: all.map((value, index) => ({
      value,
      id: `option-${name}-${index}`,
      isSelected: false,
      isAvailable: true,
      swatch: '',
    })),
  });
  return {
    productForm: {
      itemId: PRINT.itemId,
      crumb: '',
      islandProps: islandPropsText<'add-to-cart'>(product),
      formUrl: '/product',
      options: [values('Size', ['Small', 'Large']), values('Frame', ['None', 'Oak'])],
      sku: '',
      priceText: '€42.00',
      wasPriceText: '',
      isFromPrice: true,
      isOnSale: true,
      billingText: '',
      taxNote: 'incl. VAT, plus shipping',
      shippingUrl: '/shipping',
      stockText: '',
      stockKey: 'none',
      deliveryText: arrivalText({ from: POST.deliveryFrom, to: POST.deliveryTo }),
      isSoldOut: false,
      isQuantityShown: true,
      quantity: '1',
      maxQuantity: 9999,
      buttonText: PRINT.buttonText,
      problem: null,
      ...more,
    },
    gallery: {
      images: PRINT.images.map((image, index) => ({ ...image, number: index + 1, isCurrent: index === 0 })),
      total: PRINT.images.length,
      islandProps: islandPropsText<'product-gallery'>({ images: PRINT.images }),
    },
  };
}

export function cartView(cart: WireShoppingCart): Record<string, unknown> {
  return {
    cart: {
      isEmpty: cart.entries.length === 0,
      entries: cart.entries.map((entry) => lineView(entry, cart.currency)),
      totalQuantity: cart.totalQuantity,
      totals: [
        totalView('subtotal', 'Subtotal', amountText(cart.subtotalCents, cart.currency)),
        totalView('total', 'Total', amountText(cart.grandTotalCents, cart.currency)),
      ],
      estimateCountries: [],
      crumb: '',
      problem: null,
      removed: null,
      coupons: { action: '/cart/code', isOpen: false, applied: [], refused: [], giftCards: [], entered: '', error: '' },
      continueShoppingUrl: '/shop',
      checkoutUrl: '/checkout',
      islandProps: '',
    },
  };
}

function totalView(key: string, label: string, text: string) {
  return { key, label, text, note: '', isTotal: key === 'total' };
}

function lineView(entry: WireCartEntry, currency: string) {
  return {
    ...entry,
    variantText: entry.chosenVariant.optionValues.map(({ value }) => value).join(' / '),
    isQuantityEditable: true,
    unitPriceText: amountText(entry.purchasePriceCents, currency),
    wasPriceText: '',
    lineTotalText: amountText(entry.subTotal, currency),
  };
}

const TEST_CARDS = [{ number: '4242 4242 4242 4242', meaning: 'is paid' }];

const COUNTRIES = [
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States' },
];

export function checkoutPageView(view: CheckoutView): Record<string, unknown> {
  const { currency } = view.cart;
  const field = (name: string, label: string, part: Record<string, unknown> = {}) => ({
    id: `checkout-${name}`,
    name,
    label,
    value: '',
    type: 'text',
    control: 'input',
    inputMode: 'text',
    autocomplete: '',
    maxLength: 200,
    isRequired: true,
    width: 'full',
    hint: '',
    error: '',
    isFolded: false,
    options: [],
    ...part,
  });
  const options = COUNTRIES.map(({ code, name }) => ({ value: code, label: name, isSelected: code === 'DE' }));
  return {
    checkout: {
      step: 'contact',
      crumb: '',
      problem: null,
      steps: ['Contact', 'Shipping', 'Payment'].map((label, index) => ({
        key: label.toLowerCase(),
        number: index + 1,
        label,
        isCurrent: index === 0,
        isDone: false,
        url: '/checkout?step=contact',
      })),
      requiresShipping: true,
      emailField: field('email', 'Email', { type: 'email', hint: checkout.en.page.emailHint }),
      countryField: field('countryCode', 'Country', { control: 'select', options }),
      addressFields: [
        field('fullName', 'Full name'),
        field('line1', 'Address'),
        field('line2', addressLabelsEnglish.apartmentSuiteFloor, { isFolded: true, isRequired: false }),
        field('postalCode', 'Postal code', { width: 'third' }),
        field('city', 'City', { width: 'half' }),
        field('phone', 'Phone', { isRequired: false }),
      ],
      shippingOptions: [],
      entries: view.cart.entries.map((entry) => lineView(entry, currency)),
      totals: [totalView('subtotal', 'Subtotal', '€42.00'), totalView('total', 'Total', '€42.00')],
      totalText: '€42.00',
      cartUrl: '/cart',
      returnPolicyUrl: '',
      islandProps: islandPropsText<'checkout'>({ view, countries: COUNTRIES, testCards: TEST_CARDS }),
    },
  };
}

/** The pictures of the test's pages, drawn here. */
export function pictureText(image: Pick<WireImage, 'assetUrl'>): string {
  const hue = (image.assetUrl.charCodeAt(3) * 47) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="2000"><rect width="1600" height="2000" fill="hsl(${hue} 40% 60%)"/></svg>`;
}
