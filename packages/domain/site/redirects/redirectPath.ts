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
  const name = (pair.split('=')[0] ?? '').replaceAll('+', ' ');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
