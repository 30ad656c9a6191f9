/** Attributes of markup that lead somewhere. */
const LEADING = /(<[a-z][^<>]*?\s)(href|src|poster|data-src)=(["'])\/(?!\/)/gi;
const SOURCES = /(<[a-z][^<>]*?\ssrcset=)(["'])(.*?)\2/gi;

/**
 * Markup for readers elsewhere: what leads to a path of the site leads to its whole address; what leads to a part of its own
 * page, to that page.
 */
export function withWholeAddresses(
  markup: string,
  { baseUrl, pageUrl }: { readonly baseUrl: string; readonly pageUrl: string },
): string {
  const toPaths = repeatedly(markup, LEADING, (_whole, before, name, quote) => `${before}${name}=${quote}${baseUrl}/`);
  const toParts = toPaths.replace(/(<a\b[^<>]*?\shref=(["']))#/gi, (_whole, before: string) => `${before}${pageUrl}#`);
  return toParts.replace(SOURCES, (_whole, before: string, quote: string, list: string) => {
    const whole = list.replace(/(^|,\s*)\/(?!\/)/g, (_part, gap: string) => `${gap}${baseUrl}/`);
    return `${before}${quote}${whole}${quote}`;
  });
}

/** One element can hold several: each turn finds the next one. */
function repeatedly(text: string, pattern: RegExp, replacement: (...parts: string[]) => string): string {
  const next = text.replace(pattern, replacement);
  return next === text ? text : repeatedly(next, pattern, replacement);
}
