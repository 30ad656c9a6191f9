const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/**
 * A text that sorts between two others, so that something is moved by changing it alone. `null`: before the first, after the
 * last. Compared by code unit. Two people who put something in one place get the same text; ids decide then.
 */
export function orderBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after)
    throw new Error(`Nothing sorts between ${before} and ${after}.`);
  let key = '';
  let [low, high] = [before ?? '', after];
  for (;;) {
    const from = low === '' ? 0 : DIGITS.indexOf(low.charAt(0));
    const to = high === null || high === '' ? DIGITS.length : DIGITS.indexOf(high.charAt(0));
    if (to - from > 1) return key + DIGITS.charAt(Math.floor((from + to) / 2));
    key += DIGITS.charAt(from);
    if (to > from) high = null;
    else high = high === null ? null : high.slice(1);
    low = low.slice(1);
  }
}

/** So many texts in order, for things that come at once. */
export function orderOfMany(count: number): readonly string[] {
  const width = Math.max(1, Math.ceil(Math.log(count + 1) / Math.log(DIGITS.length)));
  const step = Math.floor(DIGITS.length ** width / (count + 1));
  return Array.from({ length: count }, (_, index) => trimmed(inDigits((index + 1) * step, width)));
}

function inDigits(value: number, width: number): string {
  let [rest, text] = [value, ''];
  for (let place = 0; place < width; place += 1) {
    text = DIGITS.charAt(rest % DIGITS.length) + text;
    rest = Math.floor(rest / DIGITS.length);
  }
  return text;
}

/** Without zeros at the end, before which nothing would fit. */
function trimmed(text: string): string {
  return text.replace(/(?<!0)0+$/, '') || '1';
}

/** Things in their order; equal ones by id. */
export function inOrder<Entry extends { readonly id: string; readonly order: string }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return [...entries].sort((a, b) => compare(a.order, b.order) || compare(a.id, b.id));
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
