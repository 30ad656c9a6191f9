/** Attributes of markup that lead somewhere. */
const LEADING = /(<[a-z][^<>]*?\s)(href|src|poster|data-src)=(["'])(\/(?!\/)[^"']*)/gi;
const SOURCES = /(<[a-z][^<>]*?\ssrcset=)(["'])(.*?)\2/gi;

/**
 * Returns markup for external readers. Links to a path of the site become whole addresses (`whole`). Links within a
 * page lead to that page.
 */
export function withWholeAddresses(
  markup: string,
  { whole, pageUrl }: { readonly whole: (path: string) => string; readonly pageUrl: string },
): string {
  const toPaths = repeatedly(
    markup,
    LEADING,
    (_all, before, name, quote, path = '') => `${before}${name}=${quote}${whole(path)}`,
  );
  const toParts = toPaths.replace(/(<a\b[^<>]*?\shref=(["']))#/gi, (_whole, before: string) => `${before}${pageUrl}#`);
  return toParts.replace(SOURCES, (_whole, before: string, quote: string, list: string) => {
    const files = list.replace(/(^|,\s*)(\/(?!\/)[^\s,]*)/g, (_part, gap: string, path: string) => gap + whole(path));
    return `${before}${quote}${files}${quote}`;
  });
}

/** One element can hold several: each turn finds the next one. */
function repeatedly(text: string, pattern: RegExp, replacement: (...parts: string[]) => string): string {
  const next = text.replace(pattern, replacement);
  return next === text ? text : repeatedly(next, pattern, replacement);
}
