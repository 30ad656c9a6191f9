import { withoutTags } from '@quoin/domain/formats';

/** Escapes `& < >`, for text between tags. Most texts have nothing to escape and come back as they are. */
export function escapeHtml(text: string): string {
  const and = text.indexOf('&');
  const less = text.indexOf('<');
  const greater = text.indexOf('>');
  let escaped = and === -1 ? text : replaceEach(text, and, '&', '&amp;');
  if (less !== -1) escaped = replaceEach(escaped, escaped.indexOf('<'), '<', '&lt;');
  return greater === -1 ? escaped : replaceEach(escaped, escaped.indexOf('>'), '>', '&gt;');
}

/** Escapes `& < > "`, for values in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeQuotes(escapeHtml(text));
}

/** As `replaceAll` from an index on, and quicker: pieces in between are copied whole. */
function replaceEach(text: string, first: number, char: string, entity: string): string {
  let replaced = '';
  let start = 0;
  for (let index = first; index !== -1; index = text.indexOf(char, start)) {
    replaced += text.slice(start, index) + entity;
    start = index + 1;
  }
  return replaced + text.slice(start);
}

const QUOTE = 34;

/** Long texts with quotes are JSON, where they come in pairs: `":"` and `","` are replaced at once. */
function escapeQuotes(text: string): string {
  let index = text.indexOf('"');
  if (index === -1) return text;
  let escaped = '';
  let start = 0;
  for (; index !== -1; index = text.indexOf('"', start)) {
    const between = text.charCodeAt(index + 2) === QUOTE ? text.charAt(index + 1) : '';
    if (between === ':' || between === ',') {
      escaped += text.slice(start, index) + (between === ':' ? '&quot;:&quot;' : '&quot;,&quot;');
      start = index + 3;
    } else {
      escaped += `${text.slice(start, index)}&quot;`;
      start = index + 1;
    }
  }
  return escaped + text.slice(start);
}

/** Drops everything between `<` and `>`. */
export function stripTags(text: string): string {
  return withoutTags(text);
}
