import { catalogWording } from '@quoin/domain/catalog';
import type { Money } from '@quoin/domain/money';
import { asNumber, asString, type FormatterDefinition, type RenderContext } from '@quoin/template';
import { inScope, markup, plain, withArguments } from '../define.ts';
import { escapeAttribute, escapeHtml } from '../escape.ts';
import type { LocaleData } from '../localeData.ts';
import { listAt, localized, textAt } from '../read.ts';
import { addToCartButton, productCheckout, quantityInput } from './addToCart.ts';
import { productScarcity, productStatusMark, restockNotification } from './merchandising.ts';
import { fromPrice, grouped, normalPrice, salePrice } from './price.ts';
import { type PricedProduct, productOf } from './productItem.ts';
import { productPrice, subscriptionPrice } from './productPrice.ts';
import { variantsSelect } from './variantsSelect.ts';

const MAX_PERCENT_DIGITS = 3;

/** A price in minor units. */
function minorUnits(name: string, read: (product: PricedProduct | undefined) => Money): FormatterDefinition {
  return plain(name, (value) => String(read(productOf(value)).minor));
}

/** `cart-quantity`: how many pieces are in the cart. */
function cartQuantity(cart: unknown): string {
  const count = listAt(cart, 'entries').reduce(
    (sum: number, entry) => sum + (asNumber(textAt(entry, 'quantity')) || 0),
    0,
  );
  return `<span class="sqs-cart-quantity">${count}</span>`;
}

function quickView(item: unknown, context: RenderContext, group: string | undefined): string {
  const found = group === undefined ? '' : asString(context.resolve(group)) || group;
  return (
    `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${escapeAttribute(textAt(item, 'id'))}" ` +
    `data-group="${escapeAttribute(found)}">${escapeHtml(localized(context, 'productQuickViewText', catalogWording.quickView))}</span>`
  );
}

/** `percentage-format [trim]`: two decimals, with `trim` as few as possible and at most three (MONEY-03). */
const percentage = inScope('percentage-format', ({ list }) => (value, context) => {
  if (context.locale === undefined) return '';
  const number = asNumber(value);
  if (!Number.isFinite(number)) return '0';
  return grouped(list.includes('trim') ? trimmed(number) : number.toFixed(2));
});

function trimmed(number: number): string {
  return String(Number(number.toFixed(MAX_PERCENT_DIGITS)));
}

const descriptor = plain('variant-descriptor', (variant) =>
  listAt(variant, 'optionValues')
    .map((option) => textAt(option, 'value'))
    .join(' / '),
);

/** Names of old templates whose values are printed as they are. */
const PASS_THROUGH = ['money-format', 'moneyFormat', 'money-string', 'i18n-money-format', 'datetimefield', 'unit'];

export function commerceFormatters(locales: LocaleData): readonly FormatterDefinition[] {
  return [
    minorUnits('from-price', fromPrice),
    minorUnits('normal-price', normalPrice),
    minorUnits('sale-price', salePrice),
    markup('product-price', (value, context) => productPrice(value, context, locales)),
    markup('subscription-price', (value, context) => subscriptionPrice(value, context, locales)),
    markup('product-status', productStatusMark),
    markup('product-scarcity', productScarcity),
    markup('product-restock-notification', restockNotification),
    markup('variants-select', variantsSelect),
    markup('quantity-input', quantityInput),
    markup('add-to-cart-btn', addToCartButton),
    markup('product-checkout', productCheckout),
    markup('product-quick-view', (value, context, { list: [group] }) => quickView(value, context, group)),
    markup('cart-quantity', cartQuantity),
    plain('cart-url', () => '/cart'),
    plain('cart-subtotal', () => 'deprecated, do not use'),
    descriptor,
    percentage,
    ...PASS_THROUGH.map((name) => withArguments(name, () => (value) => value)),
  ];
}
