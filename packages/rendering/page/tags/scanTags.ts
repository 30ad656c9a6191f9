/** A `<squarespace:…>` tag as written, with its place in the source. */
export interface ScannedTag {
  readonly name: string;
  /** Names in lower case: templates spell `navigationId` and `navigationid`. Values as written, maybe with template code. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Source between opening and closing tag; null for a tag without body. */
  readonly body: string | null;
  readonly bodyStart: number;
  readonly start: number;
  readonly end: number;
  /** A paired tag that is never closed; then it has no body. */
  readonly isUnclosed: boolean;
}

const OPENING = '<squarespace:';
const PAIRED: ReadonlySet<string> = new Set(['query', 'category', 'related']);
const MAX_ATTRIBUTES = 40;

/** The next tag at or after `from`; null when there is none. Linear in the length of the source. */
export function nextTag(source: string, from: number): ScannedTag | null {
  const start = indexOfOpening(source, from);
  if (start < 0) return null;
  const name = wordAt(source, start + OPENING.length);
  const open = readAttributes(source, start + OPENING.length + name.length);
  const plain = { name, attributes: open.attributes, body: null, bodyStart: open.end, start, end: open.end };
  if (open.isSelfClosing) return { ...plain, isUnclosed: false };
  const close = closingTag(source, name, open.end);
  if (close !== null) return { ...plain, body: source.slice(open.end, close.start), end: close.end, isUnclosed: false };
  return { ...plain, isUnclosed: PAIRED.has(name) && name === 'query' };
}

function indexOfOpening(source: string, from: number): number {
  let at = source.indexOf(OPENING, from);
  while (at >= 0 && wordAt(source, at + OPENING.length) === '') at = source.indexOf(OPENING, at + 1);
  return at;
}

function wordAt(source: string, at: number): string {
  let end = at;
  while (/[A-Za-z-]/.test(source[end] ?? '')) end += 1;
  return source.slice(at, end);
}

interface OpenTag {
  readonly attributes: Record<string, string>;
  readonly end: number;
  readonly isSelfClosing: boolean;
}

function readAttributes(source: string, start: number): OpenTag {
  const attributes: Record<string, string> = Object.create(null);
  let at = start;
  for (let count = 0; count < MAX_ATTRIBUTES; count += 1) {
    while (/\s/.test(source[at] ?? '')) at += 1;
    if (at >= source.length) break;
    if (source[at] === '>') return { attributes, end: at + 1, isSelfClosing: false };
    if (source.startsWith('/>', at)) return { attributes, end: at + 2, isSelfClosing: true };
    const attribute = readAttribute(source, at);
    attributes[attribute.name.toLowerCase()] ??= attribute.value;
    at = attribute.end;
  }
  return { attributes, end: at, isSelfClosing: true };
}

function readAttribute(source: string, start: number): { name: string; value: string; end: number } {
  let at = start;
  while (at < source.length && !/[\s=>]/.test(source[at] ?? '') && !source.startsWith('/>', at)) at += 1;
  const name = source.slice(start, at);
  let after = at;
  while (/\s/.test(source[after] ?? '')) after += 1;
  if (source[after] !== '=') return { name: name || 'invalid', value: '', end: Math.max(at, start + 1) };
  after += 1;
  while (/\s/.test(source[after] ?? '')) after += 1;
  return { name, ...readValue(source, after) };
}

/** Quoted, or bare up to a space or the tag's end; template code in braces counts as one piece. */
function readValue(source: string, start: number): { value: string; end: number } {
  const quote = source[start];
  if (quote === '"' || quote === "'") {
    const end = source.indexOf(quote, start + 1);
    return end < 0 ? { value: '', end: source.length } : { value: source.slice(start + 1, end), end: end + 1 };
  }
  let at = start;
  let depth = 0;
  while (at < source.length) {
    const mark = source[at] ?? '';
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (depth <= 0 && (/[\s>]/.test(mark) || source.startsWith('/>', at))) break;
    at += 1;
  }
  return { value: source.slice(start, at), end: at };
}

/** The closing tag that belongs to an opening one; tags of the same name may nest. */
function closingTag(source: string, name: string, from: number): { start: number; end: number } | null {
  const opening = `${OPENING}${name}`;
  const closing = `</squarespace:${name}`;
  let depth = 1;
  let at = from;
  while (depth > 0) {
    const close = source.indexOf(closing, at);
    if (close < 0) return null;
    const open = source.indexOf(opening, at);
    if (open >= 0 && open < close) {
      const inner = readAttributes(source, open + opening.length);
      if (!inner.isSelfClosing) depth += 1;
      at = inner.end;
      continue;
    }
    depth -= 1;
    const end = source.indexOf('>', close);
    at = end < 0 ? source.length : end + 1;
    if (depth === 0) return { start: close, end: at };
  }
  return null;
}
