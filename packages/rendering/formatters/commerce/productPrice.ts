import { catalogWords, type SubscriptionPlan, subscriptionPhrase } from '@quoin/domain/catalog';
import { asBoolean, asNumber, asString, isTruthy, member, type RenderContext } from '@quoin/template';
import { escapeHtml } from '../escape.ts';
import type { LocaleData, MoneyOptions } from '../localeData.ts';
import { wordsLanguage } from '../read.ts';
import { fillMessage } from './fillMessage.ts';
import { type PlanValues, planOf, planPhraseKey, planValues } from './plan.ts';
import { comparePrices, NO_PRICE, priceOf, priceWriter, type WritePrice } from './price.ts';
import {
  cheapestOffer,
  currentPrice,
  fromPrice,
  hasVaried,
  isOnSaleNow,
  normalPrice,
  type PricedItem,
  salePrice,
} from './productPrices.ts';

/** What one markup is written with. */
interface Writing {
  readonly context: RenderContext;
  readonly locales: LocaleData;
  readonly options: MoneyOptions;
}

/** Puts a written price into its sentence. */
type Say = (price: string) => string;

/** The product type that says there is none; an item that says nothing costs nothing. */
const NO_TYPE = -1;
const FROM_TEXT = 'from {fromPrice}';
/** A price without further text. */
const justPrice: Say = (price) => price;

/** `product-price`: one price, `from` the lowest, or sale and original price; subscriptions say how often it is paid. */
export function productPrice(item: PricedItem, writing: Writing): string {
  const isSubscription = asBoolean(member(item.content, 'isSubscribable'));
  if (!isSubscription && asNumber(member(item.content, 'productType')) === NO_TYPE) return wrap('product-price', '');
  const isVaried = hasVaried(item);
  const say = isSubscription ? planSentence(item, isVaried, writing) : oneTimeSentence(isVaried, writing);
  if (say === undefined) return wrap('product-price', `${unavailable(writing.context)}\n`);
  const write = pricesOf(item, writing);
  if (isVaried) return wrap('product-price', `${say(write(fromPrice(item)))}\n`);
  const normal = say(write(normalPrice(item)));
  return wrap('product-price', isOnSaleNow(item) ? salePair(say(write(salePrice(item))), normal, writing) : normal);
}

/** An amount, or the owner's word where the store says one for nothing (TPL-06); what is no product has no such word. */
function pricesOf({ type }: PricedItem, { context, locales, options }: Writing): WritePrice {
  const write = priceWriter(context, locales, options);
  const label = asString(context.resolve('websiteSettings.storeSettings.merchandisingSettings.freePriceLabel'));
  if (label === '' || type === undefined) return write;
  return (price) => (comparePrices(price, NO_PRICE) === 0 ? escapeHtml(label) : write(price));
}

/** `subscription-price`: the first offer of the variant that costs least. */
export function subscriptionPrice(item: PricedItem, writing: Writing): string {
  const offer = cheapestOffer(item);
  if (offer === undefined) return wrap('subscription-price', '');
  const write = priceWriter(writing.context, writing.locales, writing.options);
  if (hasVaried(item)) return wrap('subscription-price', `${fromSentence([], writing)(write(currentPrice(offer)))}\n`);
  const normal = write(priceOf(member(offer, 'priceMoney')));
  if (!isTruthy(member(offer, 'onSale'))) return wrap('subscription-price', normal);
  return wrap('subscription-price', salePair(write(priceOf(member(offer, 'salePriceMoney'))), normal, writing));
}

function wrap(name: string, inner: string): string {
  return `\n\n\n<div class="${name}">\n${inner}\n</div>`;
}

function salePair(sale: string, normal: string, { context }: Writing): string {
  const words = catalogWords(wordsLanguage(context)).priceMarkup;
  return (
    `<span class="visually-hidden v6-visually-hidden">${words.sale}</span>${sale} ` +
    `<span class="visually-hidden v6-visually-hidden">${words.original}</span>` +
    `<span class="original-price">${normal}</span>\n`
  );
}

/** TPL-10. */
function unavailable(context: RenderContext): string {
  return ownText(context, 'productPriceUnavailable') ?? catalogWords(wordsLanguage(context)).product.priceUnavailable;
}

/** The site's own wording, which may be empty; undefined when it has none. */
function ownText(context: RenderContext, key: string): string | undefined {
  const own = context.resolve(`localizedStrings.${key}`);
  return own === undefined ? undefined : asString(own);
}

function oneTimeSentence(isVaried: boolean, writing: Writing): Say {
  return isVaried ? fromSentence(['price', ...PLAN_NAMES], writing) : justPrice;
}

/** `others`: further names of the site's own wording, which tells the position of arguments. */
function fromSentence(others: readonly string[], writing: Writing): Say {
  const own = ownText(writing.context, 'productPriceFromText');
  if (own === undefined || own === FROM_TEXT) return catalogWords(wordsLanguage(writing.context)).priceMarkup.from;
  return (price) => {
    const values = others.map((name) => [name, name === 'price' ? price : null] as const);
    return fill(own, [['fromPrice', price], ...values], writing);
  };
}

const PLAN_NAMES: readonly string[] = ['billingPeriodValue', 'duration'];

/** undefined for a subscription whose plan cannot be said. */
function planSentence(item: PricedItem, isVaried: boolean, writing: Writing): Say | undefined {
  const plan = planOf(item.content);
  if (plan === undefined) return undefined;
  const own = ownText(writing.context, planPhraseKey(plan, isVaried));
  if (own === undefined) return planInHouseWords(plan, isVaried, wordsLanguage(writing.context));
  const values = planValues(plan);
  if (!isVaried) return (price) => fill(own, [['price', price], ...values], writing);
  return (price) => fill(own, [['fromPrice', price], ['price', price], ...values], writing);
}

function planInHouseWords(plan: SubscriptionPlan, isVaried: boolean, language: string): Say {
  const { from } = catalogWords(language).priceMarkup;
  return (price) => {
    const said = subscriptionPhrase(plan, price, { language });
    return isVaried ? from(said) : said;
  };
}

function fill(pattern: string, values: PlanValues, { context, locales }: Writing): string {
  return fillMessage(pattern, new Map(values), context, locales);
}
