import { appSitePath } from '@quoin/contract/endpoints/running';
import type { WireMoney } from '@quoin/contract/endpoints/site';
import { isCurrencyCode, money, toDecimalString } from '@quoin/domain/money';

/** The app's rows in the shapes of the contract. `site` is the identifier in the app's paths. */
export function toWireMoney(minor: bigint, currency: string): WireMoney {
  if (!isCurrencyCode(currency)) throw new Error(`The currency ${currency} is not known.`);
  return { currency, value: toDecimalString(money(minor, currency)) };
}

/** A picture through the app's own origin: its policy lets no other in. */
export function appImageUrl(site: string, assetId: string | null): string | null {
  return assetId === null ? null : appSitePath(site, `/images/${assetId}?format=100w`);
}
