/** The answers of a product's own form, as JSON text (CART-02): at most 64 KB, at most 5 levels deep. */
export const ADDITIONAL_FIELDS_LIMITS = { bytes: 64 * 1024, depth: 5 } as const;

/** What a product without a form sends. */
export const NO_ADDITIONAL_FIELDS = '{}';

/**
 * The fields as canonical JSON text: keys sorted, so that the same answers are the same line of the cart. Empty and
 * `null` mean none. Null for anything that is not a JSON object within the limits.
 */
export function canonicalFields(text: string): string | null {
  if (text === '') return NO_ADDITIONAL_FIELDS;
  if (text.length > ADDITIONAL_FIELDS_LIMITS.bytes || isTooLong(text) || isTooDeep(text)) return null;
  const value = parseJson(text);
  if (value === null) return NO_ADDITIONAL_FIELDS;
  if (typeof value !== 'object' || Array.isArray(value)) return null;
  return JSON.stringify(sorted(value));
}

function isTooLong(text: string): boolean {
  return new TextEncoder().encode(text).byteLength > ADDITIONAL_FIELDS_LIMITS.bytes;
}

/** Counts brackets outside strings before anything is parsed: one walk, whatever is in there. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (inString && mark === '\\') at += 1;
    else if (mark === '"') inString = !inString;
    else if (!inString && (mark === '{' || mark === '[')) depth += 1;
    else if (!inString && (mark === '}' || mark === ']')) depth -= 1;
    if (depth > ADDITIONAL_FIELDS_LIMITS.depth) return true;
  }
  return false;
}

/** The value, or undefined when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]));
}
