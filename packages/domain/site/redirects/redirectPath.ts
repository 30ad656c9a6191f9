/** A run of percent signs with two digits behind each. */
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/**
 * A path as it is kept and compared: without origin and without a slash at its end, percent signs decoded, NFC. What would
 * read differently once decoded (`%2F`, `%3F`, `%25` …) stays as it is. `https://old.example/Caf%C3%A9/` → `/Café`.
 */
export function plainPath(address: string): string {
  const path = address.trim().replace(/^https?:\/\/[^/?#\\]+(?=\/)/i, '');
  const decoded = path.replace(ESCAPES, (run) => {
    try {
      const text = decodeURIComponent(run);
      return /[/\\?#%\p{Cc}]/u.test(text) ? run : text;
    } catch {
      return run;
    }
  });
  return decoded.normalize('NFC').replace(/(?<=[^/])\/+$/, '');
}

/** Half a letter of UTF-16. */
const LONE = /\p{Cs}/gu;

/**
 * The old address of a redirect as it is kept: a path, and behind it the query that only some of its visitors have, in one
 * spelling. `https://old.example/shop.php?id=7#top` → `/shop.php?id=7`.
 */
export function plainFrom(address: string): string {
  const [before = ''] = address.split('#');
  const mark = before.indexOf('?');
  if (mark < 0) return plainPath(before);
  const pairs = pairsOf(before.slice(mark + 1)).map(plainPair);
  return `${plainPath(before.slice(0, mark))}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}

function plainPair(pair: string): string {
  const mark = pair.indexOf('=');
  const parts = mark < 0 ? [pair] : [pair.slice(0, mark), pair.slice(mark + 1)];
  return parts.map((part) => encodeURIComponent(decoded(part).normalize('NFC').replace(LONE, '\ufffd'))).join('=');
}

/** Path and query of an old address. */
export function splitFrom(from: string): { readonly path: string; readonly query: string } {
  const mark = from.indexOf('?');
  return mark < 0 ? { path: from, query: '' } : { path: from.slice(0, mark), query: from.slice(mark + 1) };
}

/** What is left of a query without the pairs of another; null where it does not have all of them. */
export function queryWithout(search: string, asked: string): string | null {
  const left = pairsOf(search).map((pair) => ({ pair, plain: plainPair(pair) }));
  for (const pair of pairsOf(asked)) {
    const at = left.findIndex(({ plain }) => plain === pair);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left.map(({ pair }) => pair).join('&');
}

/** Equal for paths that visitors take for the same: capitals make no difference. */
export function pathKey(path: string): string {
  return path.toLowerCase().normalize('NFC');
}

/**
 * An address with the query of the visitor who is led there: what a campaign added to the old address arrives. Where both
 * name a parameter, the address's own counts. `/new?a=1#x` and `a=2&utm_source=b` → `/new?a=1&utm_source=b#x`.
 */
export function withQuery(address: string, search: string): string {
  const [, before = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  const mark = before.indexOf('?');
  const own = pairsOf(mark < 0 ? '' : before.slice(mark + 1));
  const names = new Set(own.map(nameOf));
  const more = pairsOf(search).filter((pair) => !names.has(nameOf(pair)));
  const pairs = [...own, ...more];
  const path = mark < 0 ? before : before.slice(0, mark);
  return `${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}${hash}`;
}

function pairsOf(search: string): readonly string[] {
  return search.split('&').filter((pair) => pair !== '' && pair !== '=');
}

function nameOf(pair: string): string {
  return decoded(pair.split('=')[0] ?? '');
}

function decoded(part: string): string {
  const text = part.replaceAll('+', ' ');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
