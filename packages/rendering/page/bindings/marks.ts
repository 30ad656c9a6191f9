import { type Binding, formatBinding } from '@quoin/domain/document';
import type { Surround } from '@quoin/template';
import type { QueryRequest } from '../requests.ts';
import { isPageHost } from '../tags/pageHost.ts';
import { bindingOf } from './bindingOf.ts';

/*
 * While templates run, what a value comes from stands around it in signs that no text has. Once a template is done, they become
 * comments around texts, and an attribute of the element whose attribute they stand in.
 */
const [OPEN, NAMED, CLOSE] = ['\uFDD0', '\uFDD1', '\uFDD2'];
const SIGNS = new RegExp(`${OPEN}[^${NAMED}${OPEN}<>]*${NAMED}|[${OPEN}${NAMED}${CLOSE}]`, 'g');

/** Comments say `from …` and `/from`; elements have this attribute. */
export const FROM_ATTRIBUTE = 'data-from';

/** Marks what templates print on the editor's canvas, and nowhere else. */
export const markBindings: Surround = (printed, { host, root }) => {
  if (!isPageHost(host) || !host.isMarked) return null;
  const binding = bindingOf(printed, root, host.page.frame);
  return binding === null ? null : [`${OPEN}${formatBinding(binding)}${NAMED}`, CLOSE];
};

export function withoutMarks(text: string): string {
  return text.includes(OPEN) ? text.replace(SIGNS, '') : text;
}

/** Markup with its marks as comments and attributes: it looks and reads as before. */
export function withFrom(html: string): string {
  if (!html.includes(OPEN)) return html;
  return html.replace(PIECES, (piece) => {
    if (piece.startsWith('<!--') || RAW.test(piece)) return withoutMarks(piece);
    if (piece.startsWith('</')) return withoutMarks(piece);
    return piece.startsWith('<') ? markedTag(piece) : piece.replace(SIGNS, commentOf);
  });
}

/** What comments said of a whole piece of markup. */
export function around(binding: Binding, html: string): string {
  return html === '' ? '' : `<!--from ${formatBinding(binding)}-->${html}<!--/from-->`;
}

/** Which entries a piece of markup lists: what the page can be made of again. */
export function aroundQuery(request: QueryRequest, html: string): string {
  return html.trim() === ''
    ? html
    : `<!--from-query ${encodeURIComponent(JSON.stringify(request))}-->${html}<!--/from-query-->`;
}

/** Comments; elements whose text is no markup; tags; what is between them. */
const PIECES =
  /<!--[\s\S]*?-->|<(script|style|textarea|title|iframe|noscript|xmp|noembed)\b[\s\S]*?<\/\1\s*>|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^>"'])*>|[^<]+|</gi;
const RAW = /^<(?:script|style|textarea|title|iframe|noscript|xmp|noembed)\b/i;

function commentOf(sign: string): string {
  if (sign === CLOSE) return '<!--/from-->';
  return sign.startsWith(OPEN) && sign.endsWith(NAMED) ? `<!--from ${sign.slice(1, -1)}-->` : '';
}

/** Words in attributes are read aloud at most: nobody can press them. */
function markedTag(tag: string): string {
  if (!tag.includes(OPEN)) return withoutMarks(tag);
  const named = [...tag.matchAll(SIGNS)]
    .map(([sign]) => sign)
    .filter((sign) => sign.endsWith(NAMED) && sign.length > 1);
  const from = [...new Set(named.map((sign) => sign.slice(1, -1)))].filter((text) => !text.startsWith('words/'));
  const plain = withoutMarks(tag);
  if (from.length === 0) return plain;
  const end = plain.endsWith('/>') ? -2 : -1;
  return `${plain.slice(0, end)} ${FROM_ATTRIBUTE}="${from.join(' ')}"${plain.slice(end)}`;
}
