const MOST_RANGES = 20;

/**
 * The language among `offered` that a reader likes best by an Accept-Language header (RFC 9110, 12.5.4): by weight, then
 * by order; `de-CH` is served by `de`, and `de` by `de-AT`. Null where none of them is wanted.
 */
export function preferredLanguage(header: string, offered: readonly string[]): string | null {
  for (const range of rangesOf(header)) {
    const found =
      offered.find((code) => code.toLowerCase() === range) ??
      offered.find((code) => familyOf(code) === range) ??
      offered.find((code) => code.toLowerCase() === familyOf(range)) ??
      offered.find((code) => familyOf(code) === familyOf(range));
    if (found !== undefined) return found;
  }
  return null;
}

function rangesOf(header: string): readonly string[] {
  const parts = header.toLowerCase().split(',').slice(0, MOST_RANGES);
  const read = parts.flatMap((part, place) => {
    const [range = '', ...more] = part.split(';').map((each) => each.trim());
    const weight = Number(more.find((each) => each.startsWith('q='))?.slice(2) ?? '1');
    const isRange = /^[a-z]{1,8}(?:-[a-z0-9]{1,8})*$/.test(range);
    return isRange && weight > 0 ? [{ range, weight, place }] : [];
  });
  return read.sort((one, other) => other.weight - one.weight || one.place - other.place).map(({ range }) => range);
}

function familyOf(code: string): string {
  return code.toLowerCase().split('-')[0] ?? '';
}
