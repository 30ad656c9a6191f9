import type { Problem } from '@quoin/domain/problem';
import type { InstallmentSettings } from './installments.ts';
import { INSTALLMENT_PROVIDERS, installmentProvider, isInstallmentCountry } from './providers.ts';

export type InstallmentCode = 'installmentCountryUnknown' | 'installmentRangeInvalid' | 'installmentCurrencyOther';

type Json = Readonly<Record<string, unknown>>;

const MAX_MINOR = 100_000_000;

/** From a site's settings; off where nothing is kept or what is kept makes no sense. */
export function installmentSettingsOf(settings: Json): InstallmentSettings {
  const store = objectIn(settings, 'storeSettings');
  const own = objectIn(store, 'installments');
  const provider = INSTALLMENT_PROVIDERS.find((id) => id === own.provider) ?? 'afterpay';
  const home = isInstallmentCountry(settings.country) ? settings.country : 'US';
  const country = isInstallmentCountry(own.country) ? own.country : home;
  const usual = installmentProvider(provider).usualRange[country];
  const whole = (value: unknown, fallback: number) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : fallback;
  return {
    isEnabled: own.isEnabled === true,
    provider,
    country,
    min: whole(own.min, usual.min),
    max: whole(own.max, usual.max),
  };
}

function objectIn(value: Json, name: string): Json {
  const part = Object.hasOwn(value, name) ? value[name] : undefined;
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Json) : {};
}

/** Everything wrong with a change, in the order of its form. */
export function validateInstallments(entry: InstallmentSettings): Problem<InstallmentCode>[] {
  const problems: Problem<InstallmentCode>[] = [];
  if (!isInstallmentCountry(entry.country)) problems.push({ code: 'installmentCountryUnknown', field: 'country' });
  const isRange = entry.min >= 0 && entry.max > entry.min && entry.max <= MAX_MINOR;
  if (!isRange || !Number.isInteger(entry.min) || !Number.isInteger(entry.max))
    problems.push({ code: 'installmentRangeInvalid', field: 'max' });
  return problems;
}
