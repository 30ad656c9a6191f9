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
  return freeSku(base === '' ? 'SKU' : base, (sku) => taken.has(sku));
}

/** As it is wanted, cut to what a SKU can hold; with -2, -3, … when others have it. */
export function freeSku(wanted: string, isTaken: (sku: string) => boolean): string {
  let free = cut(wanted, CATALOG_LIMITS.sku);
  for (let suffix = 2; isTaken(free); suffix += 1) {
    const ending = `-${suffix}`;
    free = `${cut(wanted, CATALOG_LIMITS.sku - ending.length)}${ending}`;
  }
  return free;
}

/** Never half of a letter that takes two units. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}

function skuPart(text: string): string {
  return toUrlId(text).toUpperCase();
}
