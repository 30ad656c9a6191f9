export type Conf = Readonly<Record<string, unknown>>;

const NO_CONF: Conf = Object.freeze(Object.create(null) as Record<string, unknown>);

/** The object in a configuration file as authors write it, with `//` comments and commas too many; null when there is none. */
export function readConf(text: string): Conf | null {
  try {
    const value: unknown = JSON.parse(strictJson(text));
    return isConf(value) ? value : null;
  } catch {
    return null;
  }
}

export function isConf(value: unknown): value is Conf {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function confText(conf: Conf, key: string): string {
  const value = Object.hasOwn(conf, key) ? conf[key] : undefined;
  return typeof value === 'string' ? value : '';
}

export function confList(conf: Conf, key: string): readonly unknown[] {
  const value = Object.hasOwn(conf, key) ? conf[key] : undefined;
  return Array.isArray(value) ? value : [];
}

/** Of a list what is text. */
export function confTexts(conf: Conf, key: string): readonly string[] {
  return confList(conf, key).filter((each): each is string => typeof each === 'string');
}

export function confObject(conf: Conf, key: string): Conf {
  const value = Object.hasOwn(conf, key) ? conf[key] : undefined;
  return isConf(value) ? value : NO_CONF;
}

/** The same text without byte order mark, comments and trailing commas; strings are left as they are. */
function strictJson(text: string): string {
  let out = '';
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; ) {
    const end = endOfPiece(text, at);
    const piece = text.slice(at, end);
    if (!piece.startsWith('//') && !piece.startsWith('/*')) out += isTrailingComma(text, at) ? '' : piece;
    at = end;
  }
  return out;
}

/** Where the string, the comment or the single character that begins here ends. */
function endOfPiece(text: string, at: number): number {
  const mark = text[at];
  if (mark === '"') return endOfString(text, at);
  if (mark !== '/') return at + 1;
  const close = text[at + 1] === '/' ? '\n' : text[at + 1] === '*' ? '*/' : null;
  if (close === null) return at + 1;
  const end = text.indexOf(close, at + 2);
  return end < 0 ? text.length : end + (close === '\n' ? 0 : 2);
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

/** A comma that only spaces and comments separate from the closing bracket. */
function isTrailingComma(text: string, at: number): boolean {
  if (text[at] !== ',') return false;
  let next = at + 1;
  while (next < text.length) {
    const end = endOfPiece(text, next);
    const isNothing = /\s/.test(text[next] ?? '') || (end > next + 1 && text[next] === '/');
    if (!isNothing) return text[next] === '}' || text[next] === ']';
    next = end;
  }
  return false;
}
