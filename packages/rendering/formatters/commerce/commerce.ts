import { catalogWords } from '@quoin/domain/catalog';
import { formatPercentage, PERCENTAGE_DIGITS } from '@quoin/domain/formats';
import { asNumber, asString, type FormatterDefinition, member, type RenderContext } from '@quoin/template';
import { boundMarkup, inScope, markup, plain, withArguments } from '../define.ts';
import { escapeAttribute } from '../escape.ts';
import { formatsIn } from '../locale/formatsIn.ts';
import { parseMoneyOptions } from '../locale/numberOptions.ts';
import type { LocaleData } from '../localeData.ts';
import { at, entriesOf, listAt, textAt, wordsLanguage } from '../read.ts';
import { addToCartButton, productCheckout, quantityInput } from './addToCart.ts';
import { productScarcity, productStatusMark, restockNotification } from './merchandising.ts';
import { minorUnits, type Price } from './price.ts';
import { productPrice, subscriptionPrice } from './productPrice.ts';
import { fromPrice, normalPrice, type PricedItem, pricedItem, salePrice } from './productPrices.ts';
import { variantsSelect } from './variantsSelect.ts';

/** A price in minor units. */
function inMinorUnits(name: string, read: (item: PricedItem) => Price): FormatterDefinition {
  return plain(name, (item) => minorUnits(read(pricedItem(item))));
}

/** A markup of prices, with `money` options. */
function priceMarkup(name: string, build: typeof productPrice, locales: LocaleData): FormatterDefinition {
  return boundMarkup(name, ({ list }) => {
    const options = parseMoneyOptions(list);
    return (item, context) => build(pricedItem(item), { context, locales, options });
  });
}

/** `cart-quantity`: how many pieces are in the cart. */
function cartQuantity(cart: unknown): string {
  const count = listAt(cart, 'entries').reduce(
    (sum: number, entry) => sum + (asNumber(textAt(entry, 'quantity')) || 0),
    0,
  );
  return `<span class="sqs-cart-quantity">${count}</span>`;
}

function quickView(item: unknown, context: RenderContext, name: string): string {
  const own = member(item, name);
  const found = own === undefined ? context.resolve(name) : own;
  const group = found === undefined ? name : asString(found);
  const words = context.resolve('localizedStrings.productQuickViewText');
  const text = words === undefined ? catalogWords(wordsLanguage(context)).product.quickView : asString(words);
  return (
    `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="${escapeAttribute(textAt(item, 'id'))}" ` +
    `data-group="${escapeAttribute(group)}">${escapeAttribute(text)}</span>`
  );
}

const PERCENTAGE = {
  minimumFractionDigits: PERCENTAGE_DIGITS.least,
  maximumFractionDigits: PERCENTAGE_DIGITS.most,
};
const TRIMMED_PERCENTAGE = { ...PERCENTAGE, minimumFractionDigits: PERCENTAGE_DIGITS.leastTrimmed };

/** `percentage-format [trim]` as the locale writes numbers; what is no number counts as nothing (MONEY-03). */
function percentage(locales: LocaleData): FormatterDefinition {
  return inScope('percentage-format', ({ list }) => {
    const isTrimmed = list.includes('trim');
    const options = isTrimmed ? TRIMMED_PERCENTAGE : PERCENTAGE;
    return (value, context) => {
      if (context.locale === undefined) return '';
      const [text, formats] = [asString(value), formatsIn(context, locales)];
      if (formats === undefined) return formatPercentage(text, isTrimmed);
      return formats.decimal(text, options) ?? formats.decimal('0', options);
    };
  });
}

const descriptor = plain('variant-descriptor', (variant) =>
  entriesOf(at(variant, 'optionValues'))
    .map((option) => textAt(option, 'value'))
    .join(' / '),
);

/** Names of old templates whose values are printed as they are. */
const PASS_THROUGH = ['money-format', 'moneyFormat', 'money-string', 'i18n-money-format', 'datetimefield', 'unit'];

export function commerceFormatters(locales: LocaleData): readonly FormatterDefinition[] {
  return [
    inMinorUnits('from-price', fromPrice),
    inMinorUnits('normal-price', normalPrice),
    inMinorUnits('sale-price', salePrice),
    priceMarkup('product-price', productPrice, locales),
    priceMarkup('subscription-price', subscriptionPrice, locales),
    markup('product-status', productStatusMark),
    markup('product-scarcity', (value, context) => productScarcity(value, context, locales)),
    markup('product-restock-notification', restockNotification),
    markup('variants-select', (value, context) => variantsSelect(value, context, locales)),
    markup('quantity-input', quantityInput),
    markup('add-to-cart-btn', addToCartButton),
    markup('product-checkout', (value, context) => productCheckout(value, context, locales)),
    markup('product-quick-view', (value, context, { list: [group = ''] }) => quickView(value, context, group)),
    markup('cart-quantity', cartQuantity),
    plain('cart-url', () => '/cart'),
    plain('cart-subtotal', () => 'deprecated, do not use'),
    descriptor,
    percentage(locales),
    ...PASS_THROUGH.map((name) => withArguments(name, () => (value) => value)),
  ];
}
