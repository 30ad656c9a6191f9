import { formatMoney, isCurrencyCode, parseDecimalMoney } from '@quoin/domain/money';

/** Decimal text as people read money; as typed while it is no amount yet. */
export function moneyText(text: string, currency: string): string {
  const parsed = isCurrencyCode(currency) ? parseDecimalMoney(text.trim().replace(',', '.'), currency) : null;
  return parsed?.ok ? formatMoney(parsed.value) : text;
}
