const MAX_URL = 8192;
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these have no place in an address
const CONTROL = /[\0-\x1f\x7f]/;

export interface Target {
  readonly path: string;
  readonly search: string;
}

/**
 * The decoded path (NFC, whatever the visitor's system types) and the raw query of a request target; null for what no honest client sends: malformed escapes,
 * control characters, back slashes, dot segments, an absolute form, an encoded slash (SC-37, SC-38).
 */
export function parseTarget(raw: string): Target | null {
  if (raw.length > MAX_URL || raw.charCodeAt(0) !== 47 /* / */) return null;
  const end = raw.indexOf('?');
  const encoded = end < 0 ? raw : raw.slice(0, end);
  const search = end < 0 ? '' : raw.slice(end + 1);
  if (!encoded.includes('%')) return isPlain(encoded) ? { path: encoded, search } : null;
  if (/%2f|%5c|%00/i.test(encoded)) return null;
  try {
    const path = decodeURIComponent(encoded).normalize('NFC');
    return isPlain(path) ? { path, search } : null;
  } catch {
    return null;
  }
}

function isPlain(path: string): boolean {
  if (path.includes('\\') || CONTROL.test(path) || path.startsWith('//')) return false;
  return !path.includes('/.') || !path.split('/').some((segment) => segment === '.' || segment === '..');
}
