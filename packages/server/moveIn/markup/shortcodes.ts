import { escapeHtml } from '@quoin/rendering/page';

/** A picture of the file by its id there. */
export interface FilePicture {
  readonly url: string;
  readonly altText: string;
}

export interface WithoutShortcodes {
  readonly html: string;
  /** Names of those that nobody here knows; their text stays. */
  readonly unknown: readonly string[];
}

const OPENING = /\[([a-z][\w-]{0,40})((?:[\s=](?:[^[\]"']|"[^"]*"|'[^']*'){0,2000})?)\/?\]/gi;

interface Found {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly inside: string;
}

type Replacement = (found: Found, pictures: ReadonlyMap<string, FilePicture>) => string;

const KNOWN: Readonly<Record<string, Replacement>> = {
  caption: captionOf,
  wp_caption: captionOf,
  gallery: galleryOf,
  embed: ({ inside, attributes }) => linkTo(inside.trim() || (attributes.get('src') ?? '')),
  audio: mediaOf,
  video: mediaOf,
  youtube: addressed,
  vimeo: addressed,
};
/** Those that have an end of their own. */
const PAIRED: ReadonlySet<string> = new Set(['caption', 'wp_caption', 'embed', 'audio', 'video']);

/** The shortcodes of WordPress as HTML: captions, galleries, embeds, recordings. */
export function withoutShortcodes(html: string, pictures: ReadonlyMap<string, FilePicture>): WithoutShortcodes {
  const unknown = new Set<string>();
  let [written, at] = ['', 0];
  OPENING.lastIndex = 0;
  for (let match = OPENING.exec(html); match !== null; match = OPENING.exec(html)) {
    const [whole, typed = '', rest = ''] = match;
    const name = typed.toLowerCase();
    const behind = match.index + whole.length;
    // `[[gallery]]` is how WordPress writes the word itself.
    if (html[match.index - 1] === '[' && html[behind] === ']') continue;
    const replace = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
    if (replace === undefined) {
      if (rest.includes('=') || html.includes(`[/${typed}]`, behind)) unknown.add(typed);
      continue;
    }
    const end = PAIRED.has(name) ? html.indexOf(`[/${typed}]`, behind) : -1;
    const inside = end < 0 ? '' : html.slice(behind, end);
    written += html.slice(at, match.index) + replace({ name, attributes: attributesOf(rest), inside }, pictures);
    at = end < 0 ? behind : end + typed.length + 3;
    OPENING.lastIndex = at;
  }
  return { html: written + html.slice(at), unknown: [...unknown] };
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare, alone] of text.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))|([^\s=]\S*)/g,
  )) {
    if (alone !== undefined) found.set('', alone.replace(/^["']|["']$/g, ''));
    else found.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  // `[youtube=https://…]`
  const direct = /^=\s*["']?([^\s"']+)/.exec(text)?.[1];
  if (direct !== undefined) found.set('', direct);
  return found;
}

function captionOf({ attributes, inside }: Found): string {
  const picture = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inside)?.[0] ?? '';
  const words = (attributes.get('caption') ?? inside.slice(picture.length)).trim();
  return `<figure>${picture.trim()}${words === '' ? '' : `<figcaption>${words}</figcaption>`}</figure>`;
}

function galleryOf({ attributes }: Found, pictures: ReadonlyMap<string, FilePicture>): string {
  const ids = (attributes.get('ids') ?? attributes.get('include') ?? '').split(/[\s,]+/);
  return ids
    .flatMap((id) => {
      const picture = pictures.get(id);
      return picture === undefined ? [] : [figureOf(picture)];
    })
    .join('');
}

export function figureOf({ url, altText }: FilePicture): string {
  return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(altText)}"></figure>`;
}

const SOURCES = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'mp4', 'm4v', 'webm', 'ogv', 'flv', ''];

function mediaOf({ attributes, inside }: Found): string {
  const source = SOURCES.map((name) => attributes.get(name)).find((each) => each !== undefined && each !== '');
  return linkTo(source ?? inside.trim());
}

function addressed({ name, attributes }: Found): string {
  const address = attributes.get('') ?? attributes.get('url') ?? attributes.get('id') ?? '';
  if (/^https?:/i.test(address)) return linkTo(address);
  if (!/^[\w-]+$/.test(address)) return '';
  return linkTo(name === 'vimeo' ? `https://vimeo.com/${address}` : `https://www.youtube.com/watch?v=${address}`);
}

/** An address alone in its paragraph: it becomes what is there, where that can be shown. */
export function linkTo(address: string): string {
  const url = address.replace(/<[^<>]*>/g, '').trim();
  return /^(?:https?:)?\/\//i.test(url) ? `\n\n<p>${escapeHtml(url)}</p>\n\n` : escapeHtml(url);
}
