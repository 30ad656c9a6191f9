import type { FeedAnswer, FeedEntry } from '@quoin/rendering/page';

/** Entries kept of one feed; blocks show at most 20. */
const MOST_ENTRIES = 20;
const TITLE_MAX = 300;
const EXCERPT_MAX = 400;
const ADDRESS_MAX = 2000;

/**
 * RSS 0.9 to 2.0, RDF and Atom, as far as they are needed and however badly they are written: texts become plain, addresses
 * those of the web. Null for what is no feed. Everything is found by plain searching, so that no text makes it slow.
 */
export function parseFeed(xml: string): FeedAnswer | null {
  const isAtom = xml.includes('<feed');
  if (!isAtom && !xml.includes('<rss') && !xml.includes('<rdf:RDF')) return null;
  const name = isAtom ? 'entry' : 'item';
  const pieces = elements(xml, name, MOST_ENTRIES);
  const first = xml.indexOf(`<${name}`);
  const head = first < 0 ? xml : xml.slice(0, first);
  const entries = pieces.map(entryOf).filter(({ title, url }) => title !== '' || url !== '');
  return { title: plain(element(head, 'title')).slice(0, TITLE_MAX), entries };
}

function entryOf(xml: string): FeedEntry {
  const date = ['pubDate', 'published', 'dc:date', 'updated']
    .map((name) => element(xml, name))
    .find((text) => text !== '');
  const at = date === undefined ? Number.NaN : Date.parse(plain(date));
  const words = ['description', 'summary', 'content:encoded', 'content'].map((name) => element(xml, name));
  return {
    title: plain(element(xml, 'title')).slice(0, TITLE_MAX),
    url: addressOf(xml),
    excerpt: cut(plain(words.find((text) => text !== '') ?? '')),
    at: Number.isFinite(at) ? at : null,
  };
}

/** `<link>https://…</link>`, or of Atom `<link href="…">`: the one that is not something else's. */
function addressOf(xml: string): string {
  const inside = plain(element(xml, 'link'));
  const links = openings(xml, 'link').map((tag) => ({ href: attribute(tag, 'href'), rel: attribute(tag, 'rel') }));
  const own = links.find(({ href, rel }) => href !== '' && (rel === '' || rel === 'alternate'))?.href ?? '';
  const address = (inside || plain(own) || plain(element(xml, 'guid'))).slice(0, ADDRESS_MAX);
  return /^https?:\/\/[^\s"<>]+$/i.test(address) ? address : '';
}

/** The insides of elements of a name, the first ones. */
function elements(xml: string, name: string, most: number): readonly string[] {
  const found: string[] = [];
  let at = 0;
  while (found.length < most) {
    const start = opening(xml, name, at);
    if (start < 0) break;
    const inner = xml.indexOf('>', start) + 1;
    const end = inner === 0 ? -1 : xml.indexOf(`</${name}>`, inner);
    if (end < 0) break;
    found.push(xml.slice(inner, end));
    at = end;
  }
  return found;
}

function element(xml: string, name: string): string {
  return elements(xml, name, 1)[0]?.trim() ?? '';
}

/** Where `<name` begins a tag of just that name. */
function opening(xml: string, name: string, from: number): number {
  let at = xml.indexOf(`<${name}`, from);
  while (at >= 0 && !/[\s>/]/.test(xml[at + name.length + 1] ?? '')) at = xml.indexOf(`<${name}`, at + 1);
  return at;
}

function openings(xml: string, name: string): readonly string[] {
  const found: string[] = [];
  for (let at = opening(xml, name, 0); at >= 0 && found.length < 10; at = opening(xml, name, at + 1)) {
    const end = xml.indexOf('>', at);
    if (end < 0) break;
    found.push(xml.slice(at, Math.min(end, at + ADDRESS_MAX)));
  }
  return found;
}

function attribute(tag: string, name: string): string {
  return (
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
      .exec(tag)
      ?.slice(1)
      .find((value) => value !== undefined) ?? ''
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Returns text without tags: CDATA unchanged, else with entities decoded. Markup inside either is removed. */
function plain(xml: string): string {
  const opened = xml.replaceAll('<![CDATA[', '').replaceAll(']]>', '');
  const read = xml.includes('<![CDATA[') ? opened : entities(opened);
  return entities(read.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

function entities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
  });
}

function cut(text: string): string {
  return text.length <= EXCERPT_MAX ? text : `${text.slice(0, EXCERPT_MAX).replace(/\s+\S*$/, '')}…`;
}
