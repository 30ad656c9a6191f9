import type { Stock } from '@quoin/domain/catalog';

/** `12`; nothing for stock without limit. */
export function stockText(stock: Stock): string {
  return stock.unlimited ? '' : Number.isNaN(stock.quantity) ? '' : String(stock.quantity);
}

/** Nothing, `∞` and `unlimited` lift the limit; what is no whole number becomes one that is refused, in its place. */
export function parseStock(text: string): Stock {
  const plain = text.trim().toLowerCase();
  if (plain === '' || plain === '∞' || plain === 'unlimited') return { unlimited: true };
  return { unlimited: false, quantity: /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN };
}

/** `1.5`; nothing for none. */
export function measureText(value: number): string {
  return value === 0 || Number.isNaN(value) ? '' : String(value);
}

export function parseMeasure(text: string): number {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return 0;
  return /^\d{1,7}(\.\d{0,6})?$/.test(plain) ? Number(plain) : Number.NaN;
}
