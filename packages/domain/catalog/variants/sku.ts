import { toUrlId } from '@quoin/domain/site';
import { CATALOG_LIMITS } from '../limits.ts';

const MAX_TITLE_PART = 24;

/** `TIDE-PRINT-M-OAK` of a title and its option values; with -2, -3, … when others have it. */
export function proposeSku(title: string, values: readonly string[], taken: ReadonlySet<string>): string {
  const end = '-9999'.length;
  const base = [skuPart(title).slice(0, MAX_TITLE_PART), ...values.map(skuPart)]
    .filter((part) => part !== '')
    .join('-')
    .replace(/-+/g, '-')
    .slice(0, CATALOG_LIMITS.sku - end)
    .replace(/-$/, '');
  const start = base === '' ? 'SKU' : base;
  let free = start;
  for (let suffix = 2; taken.has(free); suffix += 1) free = `${start}-${suffix}`;
  return free;
}

function skuPart(text: string): string {
  return toUrlId(text).toUpperCase();
}
