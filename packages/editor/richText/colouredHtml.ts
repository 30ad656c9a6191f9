export interface ColouredPiece {
  readonly kind: 'text' | 'tag' | 'name' | 'value' | 'comment' | 'entity';
  readonly text: string;
}

const PIECES = /(<!--[\s\S]*?(?:-->|$))|(<\/?[a-zA-Z][\w:-]*(?:"[^"]*"|'[^']*'|[^'">])*>?)|(&(?:#\w+|\w+);)/g;
const TAG_PARTS = /(\s[^\s=>/"']+)|("[^"]*"|'[^']*')/g;

/** HTML in pieces of one colour each; together they are what was given. */
export function colouredHtml(html: string): readonly ColouredPiece[] {
  return cut(html, PIECES, 'text', ([whole, comment, tag]) => {
    if (comment !== undefined) return [{ kind: 'comment', text: whole }];
    return tag === undefined ? [{ kind: 'entity', text: whole }] : tagPieces(whole);
  });
}

function tagPieces(tag: string): readonly ColouredPiece[] {
  return cut(tag, TAG_PARTS, 'tag', ([text, name]) => [{ kind: name === undefined ? 'value' : 'name', text }]);
}

function cut(
  text: string,
  pattern: RegExp,
  between: ColouredPiece['kind'],
  pieces: (match: RegExpMatchArray) => readonly ColouredPiece[],
): readonly ColouredPiece[] {
  const found: ColouredPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) found.push({ kind: between, text: text.slice(at, match.index) });
    found.push(...pieces(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: between, text: text.slice(at) });
  return found;
}
