/** A tag of a template that a content policy may have to know of, with its place in the source. */
export interface MarkupPiece {
  /** In lower case. */
  readonly name: string;
  readonly start: number;
  /** Where its name ends: before its attributes. */
  readonly nameEnd: number;
  /** Behind the opening tag. */
  readonly end: number;
  readonly attributes: readonly MarkupAttribute[];
  /** Content of a script or a style. '' in every other tag. */
  readonly text: string;
}

export interface MarkupAttribute {
  /** In lower case. */
  readonly name: string;
  /** As written; '' without one. */
  readonly value: string;
  readonly start: number;
  readonly valueStart: number;
}

const NEXT = /<!--|<[a-z]|\{#/gi;
const OPENING = /<([a-z][\w:-]*)((?:"[^"]{0,5000}"|'[^']{0,5000}'|[^"'<>]){0,4000})>/iy;
/** Words inside a tag of the template language, or inside quotes without a name, are no attributes. */
const ATTRIBUTE = /\{[^{}]*\}|"[^"]*"|'[^']*'|([^\s"'<>/={}]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** Every tag of a template source that is no comment. Linear in its length. */
export function* scanMarkup(source: string): Generator<MarkupPiece> {
  // Names of elements alone: `İ` in small letters is longer, and would shift every place behind it.
  const lower = source.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let at = 0;
  for (;;) {
    NEXT.lastIndex = at;
    const next = NEXT.exec(source);
    if (next === null) return;
    if (next[0] === '<!--' || next[0] === '{#') {
      at = behindComment(source, next.index);
      continue;
    }
    const piece = pieceAt(source, lower, next.index);
    if (piece !== null) yield piece;
    at = piece === null ? next.index + 1 : piece.end + piece.text.length;
  }
}

/** Reports whether browsers run a script of this type, inline or loaded. */
export function isRunScript(piece: MarkupPiece): boolean {
  const type = attributeOf(piece, 'type').trim();
  return piece.name === 'script' && RUNS.test(type);
}

const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

export function attributeOf({ attributes }: MarkupPiece, name: string): string {
  return attributes.find((each) => each.name === name)?.value ?? '';
}

/** Line of a place, from 1. */
export function lineAt(source: string, place: number): number {
  return source.slice(0, place).split('\n').length;
}

/** A comment of HTML, or of the template language: `{## … ##}` over lines, `{# … }` on one. One that never ends takes the rest. */
function behindComment(source: string, start: number): number {
  const close = source.startsWith('<!--', start) ? '-->' : source.startsWith('{##', start) ? '##}' : '}';
  const end = source.indexOf(close, start + 2);
  return end < 0 ? source.length : end + close.length;
}

function pieceAt(source: string, lower: string, start: number): MarkupPiece | null {
  OPENING.lastIndex = start;
  const match = OPENING.exec(source);
  if (match === null) return null;
  const name = (match[1] ?? '').toLowerCase();
  const nameEnd = start + 1 + name.length;
  const end = start + match[0].length;
  const isText = name === 'script' || name === 'style';
  const close = isText ? lower.indexOf(`</${name}`, end) : end;
  const text = isText ? source.slice(end, close < 0 ? source.length : close) : '';
  return { name, start, nameEnd, end, attributes: attributesIn(match[2] ?? '', nameEnd), text };
}

function attributesIn(text: string, from: number): readonly MarkupAttribute[] {
  const named = [...text.matchAll(ATTRIBUTE)].filter((match) => match[1] !== undefined);
  return named.map((match) => {
    const [whole, name = '', written = ''] = match;
    const isQuoted = /^["']/.test(written);
    const start = from + match.index;
    const value = isQuoted ? written.slice(1, -1) : written;
    return {
      ...{ name: name.toLowerCase(), value, start },
      valueStart: start + whole.length - written.length + (isQuoted ? 1 : 0),
    };
  });
}
