import { member } from '@quoin/template';

export interface MoneyParts {
  readonly amount: unknown;
  readonly currency: unknown;
}

/** `{decimalValue, currencyCode}`, else `{value, currency}` (MONEY-01); undefined when neither is whole. */
export function moneyParts(node: unknown): MoneyParts | undefined {
  return partsAt(node, 'decimalValue', 'currencyCode') ?? partsAt(node, 'value', 'currency');
}

function partsAt(node: unknown, amountName: string, currencyName: string): MoneyParts | undefined {
  const [amount, currency] = [member(node, amountName), member(node, currencyName)];
  return amount === undefined || currency === undefined ? undefined : { amount, currency };
}
