/** Elements whose content is no text of the mail. */
const SILENT: ReadonlySet<string> = new Set(['head', 'style', 'script', 'title', 'template', 'noscript']);
const VOID: ReadonlySet<string> = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
/** After these a new line begins; after paragraphs an empty one too. */
const ROWS: ReadonlySet<string> = new Set([
  'div',
  'tr',
  'li',
  'br',
  'dt',
  'dd',
  'section',
  'header',
  'footer',
  'table',
]);
const PARAGRAPHS: ReadonlySet<string> = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'blockquote',
  'hr',
]);
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  zwnj: '',
  middot: '·',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
  copy: '©',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
};

interface Walk {
  text: string;
  /** Name of the element whose content is left out, and how many of its name are open inside. */
  silent: { readonly name: string; depth: number } | null;
  readonly links: { readonly url: string; readonly from: number }[];
}

/**
 * The text part of a mail from its HTML: lines for rows and paragraphs, addresses after the words that link to them,
 * nothing hidden. One walk from left to right, whatever is in there.
 */
export function plainTextOf(html: string): string {
  const walk: Walk = { text: '', silent: null, links: [] };
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1 || open > at) addText(walk, html.slice(at, open === -1 ? html.length : open));
    if (open === -1) break;
    const isComment = html.startsWith('<!--', open);
    const end = html.indexOf(isComment ? '-->' : '>', open);
    if (end === -1) break;
    if (!isComment) passTag(walk, html.slice(open + 1, end));
    at = end + (isComment ? 3 : 1);
  }
  return tidy(walk.text);
}

function addText(walk: Walk, raw: string): void {
  if (walk.silent !== null) return;
  walk.text += decoded(raw.replace(/[ \t\r\n\f]+/g, ' '));
}

function passTag(walk: Walk, tag: string): void {
  const name = (/^\/?([a-zA-Z][a-zA-Z0-9]*)/.exec(tag)?.[1] ?? '').toLowerCase();
  if (name === '') return;
  const isEnd = tag.startsWith('/');
  if (walk.silent !== null) {
    passSilently(walk, walk.silent, name, isEnd);
    return;
  }
  const isHidden = SILENT.has(name) || /display\s*:\s*none/i.test(tag);
  if (!isEnd && isHidden && !VOID.has(name)) {
    walk.silent = { name, depth: 1 };
    return;
  }
  if (name === 'a') {
    passLink(walk, tag, isEnd);
    return;
  }
  if (name === 'img' && !isEnd) walk.text += decoded(attributeOf(tag, 'alt'));
  if (name === 'td' && isEnd) walk.text += '  ';
  if (PARAGRAPHS.has(name)) walk.text += isEnd || VOID.has(name) ? '\n\n' : '\n';
  else if (ROWS.has(name) && (isEnd || VOID.has(name))) walk.text += '\n';
}

function passSilently(walk: Walk, silent: NonNullable<Walk['silent']>, name: string, isEnd: boolean): void {
  if (name !== silent.name) return;
  silent.depth += isEnd ? -1 : 1;
  if (silent.depth === 0) walk.silent = null;
}

function passLink(walk: Walk, tag: string, isEnd: boolean): void {
  if (!isEnd) {
    walk.links.push({ url: decoded(attributeOf(tag, 'href')), from: walk.text.length });
    return;
  }
  const link = walk.links.pop();
  if (link === undefined) return;
  const shown = walk.text.slice(link.from).trim();
  const url = link.url.replace(/^mailto:/, '');
  if (url !== '' && !url.startsWith('#') && shown !== url) walk.text += shown === '' ? url : ` (${url})`;
}

function attributeOf(tag: string, name: string): string {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  return match?.[1] ?? match?.[2] ?? '';
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** What has no width goes, lines are trimmed, never two empty ones. */
function tidy(text: string): string {
  const lines = text
    .replace(/[\u034f\u00ad\u200b-\u200d\ufeff]/g, '')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, '  ').trim());
  const kept = lines.filter((line, index) => line !== '' || lines[index - 1] !== '');
  return `${kept.join('\n').trim()}\n`;
}
