import type { CurrencyCode } from '@quoin/domain/money';

/** INST-04: where and in which language paying in parts is offered. */
export const INSTALLMENT_LOCALES = ['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ', 'en_GB'] as const;
export type InstallmentLocale = (typeof INSTALLMENT_LOCALES)[number];

export const INSTALLMENT_COUNTRIES = ['US', 'CA', 'AU', 'NZ', 'GB'] as const;
export type InstallmentCountry = (typeof INSTALLMENT_COUNTRIES)[number];

export function isInstallmentCountry(value: unknown): value is InstallmentCountry {
  return INSTALLMENT_COUNTRIES.some((country) => country === value);
}

export function isInstallmentLocale(value: unknown): value is InstallmentLocale {
  return INSTALLMENT_LOCALES.some((locale) => locale === value);
}

/** What a country's buyers pay in parts: other currencies are not offered there. */
export const INSTALLMENT_CURRENCY: Readonly<Record<InstallmentCountry, CurrencyCode>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  GB: 'GBP',
};

/** Whether any provider takes what a shop asks. */
export function hasInstallmentCountry(currency: string): boolean {
  return INSTALLMENT_COUNTRIES.some((country) => INSTALLMENT_CURRENCY[country] === currency);
}

export const INSTALLMENT_PROVIDERS = ['afterpay', 'klarna'] as const;
export type InstallmentProviderId = (typeof INSTALLMENT_PROVIDERS)[number];

/** INST-03. */
const DEFAULT_COUNT = 4;

/** One company that pays the shop at once and lets the buyer pay later. */
export interface InstallmentProvider {
  readonly id: InstallmentProviderId;
  /** Its name where the buyer lives. */
  brandIn(locale: InstallmentLocale): string;
  countIn(country: InstallmentCountry): number;
  /** Weeks between two payments. */
  readonly weeksBetween: (country: InstallmentCountry) => number;
  /** Minor units; what an owner's contract says counts before these. */
  readonly usualRange: Readonly<Record<InstallmentCountry, { readonly min: number; readonly max: number }>>;
}

const range = (max: number) => ({ min: 100, max: max * 100 });

/** The first provider trades under another brand in the United Kingdom (INST-04). */
const afterpay: InstallmentProvider = {
  id: 'afterpay',
  brandIn: (locale) => (locale === 'en_GB' ? 'Clearpay' : 'Afterpay'),
  countIn: () => DEFAULT_COUNT,
  weeksBetween: () => 2,
  usualRange: { US: range(4000), CA: range(2000), AU: range(2000), NZ: range(2000), GB: range(1200) },
};

const klarna: InstallmentProvider = {
  id: 'klarna',
  brandIn: () => 'Klarna',
  countIn: (country) => (country === 'GB' ? 3 : DEFAULT_COUNT),
  weeksBetween: (country) => (country === 'GB' ? 4 : 2),
  usualRange: { US: range(2000), CA: range(2000), AU: range(2000), NZ: range(2000), GB: range(2000) },
};

export function installmentProvider(id: InstallmentProviderId): InstallmentProvider {
  return id === 'klarna' ? klarna : afterpay;
}
