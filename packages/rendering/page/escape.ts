import { withoutTags } from '@quoin/domain/formats';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for any place in HTML, attributes included. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark) : text;
}

/** Plain text of an HTML fragment on one line, for descriptions; never HTML again without `escapeHtml`. */
export function plainText(html: string, limit: number): string {
  const text = decodeEntities(withoutTags(html, ' ')).replace(/\s+/g, ' ').trim();
  if (text.length <= limit) return text;
  const cut = text.lastIndexOf(' ', limit - 1);
  return `${text.slice(0, cut > 0 ? cut : limit - 1)}…`;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** `&amp;` → `&`: numbers and the names that we write ourselves. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|([a-z]+));/g, (whole, code: string | undefined, name: string | undefined) => {
    if (code !== undefined) return codePoint(Number(code));
    return (name !== undefined && Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? whole;
  });
}

function codePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Returns JSON that is safe inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** What a visitor wrote, as HTML: paragraphs where lines are left empty. '' for nothing. */
export function paragraphsHtml(text: string): string {
  if (text === '') return '';
  const parts = text.split(/\n{2,}/).map((part) => escapeHtml(part).replace(/\n/g, '<br>'));
  return parts.map((part) => `<p>${part}</p>`).join('');
}
