import { allocate, formatMoney, type Money, money } from '@quoin/domain/money';
import { PRODUCT_TYPES, type ProductType } from '../productTypes.ts';
import {
  INSTALLMENT_CURRENCY,
  type InstallmentCountry,
  type InstallmentLocale,
  type InstallmentProviderId,
  installmentProvider,
  isInstallmentCountry,
} from './providers.ts';
import { installmentText } from './wording.ts';

/** INST-01: what is known of one item and its shopper. */
export interface InstallmentContext {
  readonly afterPayAvailable: boolean;
  /** Minor units, both. */
  readonly afterPayMin: number;
  readonly afterPayMax: number;
  /** BCP 47. */
  readonly shopperLanguage: string;
  /** Of the account that takes the money. */
  readonly country: string;
}

/** What the owner agreed on with a provider. */
export interface InstallmentSettings {
  readonly isEnabled: boolean;
  readonly provider: InstallmentProviderId;
  readonly country: InstallmentCountry;
  readonly min: number;
  readonly max: number;
}

/** INST-04; English where a language of the country is not spoken here. Null in other countries. */
export function installmentLocale(context: Pick<InstallmentContext, 'shopperLanguage' | 'country'>) {
  const { shopperLanguage, country } = context;
  if (!isInstallmentCountry(country)) return null;
  const isFrench = country === 'CA' && /^fr\b/i.test(shopperLanguage);
  return (isFrench ? 'fr_CA' : `en_${country}`) as InstallmentLocale;
}

/** INST-03: more than the least, at most the most. */
export function isInInstallmentRange(minor: bigint, { afterPayMin, afterPayMax }: InstallmentContext): boolean {
  return minor > BigInt(afterPayMin) && minor <= BigInt(afterPayMax);
}

/** INST-02: things that are sent, and nothing else; a cart only when all of it is. */
export function mayPayInParts(types: readonly ProductType[]): boolean {
  return types.length > 0 && types.every((type) => type === PRODUCT_TYPES.physical);
}

/** The context of an item or a cart of these types, in a store of this currency (INST-01, INST-02). */
export function installmentContext(
  settings: InstallmentSettings,
  of: { readonly types: readonly ProductType[]; readonly currency: string; readonly language: string },
): InstallmentContext {
  const isPaidThere = INSTALLMENT_CURRENCY[settings.country] === of.currency;
  return {
    afterPayAvailable: settings.isEnabled && isPaidThere && mayPayInParts(of.types),
    afterPayMin: settings.min,
    afterPayMax: settings.max,
    shopperLanguage: of.language,
    country: settings.country,
  };
}

/** The offer next to a price. */
export interface InstallmentOffer {
  readonly provider: InstallmentProviderId;
  readonly locale: InstallmentLocale;
  /** The pill. */
  readonly brand: string;
  readonly text: string;
  /** Each; the first ones may be a minor unit more than the last. */
  readonly amount: Money;
  readonly count: number;
}

/** Null where it does not apply: not available for the item, not in this country, or a price out of range. */
export function installmentOffer(
  provider: InstallmentProviderId,
  context: InstallmentContext,
  price: Money,
): InstallmentOffer | null {
  const locale = installmentLocale(context);
  if (!context.afterPayAvailable || locale === null || !isInInstallmentRange(price.minor, context)) return null;
  const { brandIn, countIn } = installmentProvider(provider);
  const count = countIn(context.country as InstallmentCountry);
  const [first = 0n] = allocate(price.minor, Array<bigint>(count).fill(1n));
  const amount = money(first, price.currency);
  const brand = brandIn(locale);
  const text = installmentText(locale, { count, amount: formatMoney(amount, languageOf(locale)), brand });
  return { provider, locale, brand, text, amount, count };
}

/** BCP 47 of a locale, for amounts and the page about it. */
export function languageOf(locale: InstallmentLocale): string {
  return locale.replace('_', '-');
}
