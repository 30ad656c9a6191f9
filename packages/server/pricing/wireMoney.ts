import type { WireMoney } from '@quoin/contract/endpoints/site';
import { type Money, toDecimalString } from '@quoin/domain/money';

export function wireMoney(amount: Money): WireMoney {
  return { currency: amount.currency, value: toDecimalString(amount) };
}
