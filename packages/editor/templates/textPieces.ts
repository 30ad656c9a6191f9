/** A piece of a text as thumbnails draw it. */
export interface TextPiece {
  readonly kind: 'title' | 'heading' | 'small' | 'paragraph' | 'item';
  readonly text: string;
}

const KINDS: Readonly<Record<string, TextPiece['kind']>> = { h1: 'title', h2: 'heading', h3: 'small', li: 'item' };

/** Headings, paragraphs and entries of a text, without their markup. */
export function textPieces(html: string): readonly TextPiece[] {
  return [...html.matchAll(/<(h[1-6]|p|li)[^>]*>(.*?)<\/\1>/gs)].flatMap(([, tag = '', inner = '']) => {
    const kind = KINDS[tag] ?? (tag.startsWith('h') ? 'small' : 'paragraph');
    return inner.split(/<br\s*\/?>/).map((text) => ({ kind, text: plain(text) }));
  });
}

/** Words on lines of so many letters. */
export function wrapped(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
