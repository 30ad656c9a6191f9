import type { WireMoney } from '@quoin/contract/endpoints/site';
import { isCurrencyCode, type Money, money, toDecimalString } from '@quoin/domain/money';

/** An amount in the shape of the contract. */
export function wireMoney(amount: Money): WireMoney {
  return { currency: amount.currency, value: toDecimalString(amount) };
}

/** The same of a stored amount in minor units. @throws on a currency that is not known: a fault. */
export function toWireMoney(minor: bigint, currency: string): WireMoney {
  if (!isCurrencyCode(currency)) throw new Error(`The currency ${currency} is not known.`);
  return wireMoney(money(minor, currency));
}
