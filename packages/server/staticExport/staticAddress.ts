/** An address of the site: a decoded path and what is asked of it. */
export interface SiteAddress {
  readonly path: string;
  readonly query: URLSearchParams;
}

/** What lists and feeds are asked by. Everything else a page can be asked for is the live site's to answer. */
const PLACES: ReadonlySet<string> = new Set(['page', 'offset', 'format']);
/** Each makes a list of its own; of several at once there are as many lists as there are combinations. */
const CHOICES: ReadonlySet<string> = new Set(['category', 'tag', 'author', 'month']);
const FORMATS: Readonly<Record<string, string>> = { rss: 'feed.xml', ical: 'calendar.ics' };

/**
 * An address as a page writes it; null for one of another site, of another scheme, or of a part of the same page. Also null
 * where the decoded path leads out of its folder (`/x/..%2f..%2fy`): files of the export are named by it.
 */
export function siteAddressOf(
  written: string,
  { on, baseUrl }: { readonly on: string; readonly baseUrl: string },
): SiteAddress | null {
  const text = written.trim();
  if (text === '' || text.startsWith('#') || /^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(text)) return null;
  const base = new URL(on, `${baseUrl}/`);
  if (!URL.canParse(text, base.href)) return null;
  const url = new URL(text, base);
  if (url.origin !== new URL(baseUrl).origin) return null;
  const path = decoded(url.pathname);
  return OUTWARDS.test(path) ? null : { path, query: url.searchParams };
}

/** A segment of dots, a backslash or a NUL: no page has such an address. */
const OUTWARDS = /(?:^|\/)\.{1,2}(?:\/|$)|[\\\0]/;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** One text for addresses that answer the same; null where only the live site can answer. */
export function addressKey({ path, query }: SiteAddress): string | null {
  const pairs = [...query].filter(([, value]) => value !== '');
  if (!pairs.every(isKept) || pairs.filter(([name]) => CHOICES.has(name)).length > 1) return null;
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path;
  const kept = pairs
    .filter(([name, value]) => name !== 'page' || value !== '1')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const asked = new URLSearchParams(kept).toString();
  return encodePath(plain) + (asked === '' ? '' : `?${asked}`);
}

function isKept([name, value]: readonly [string, string]): boolean {
  if (name === 'format') return Object.hasOwn(FORMATS, value);
  return PLACES.has(name) || CHOICES.has(name);
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

const PICTURE = /^\/s\/images\/[0-9a-f-]{36}\//;
const WIDTH = /^\d{2,4}w$/;

export function isPicture(path: string): boolean {
  return PICTURE.test(path);
}

/** A picture in one width. Scripts ask for the plain address with any width, so that one is kept large. */
export function pictureKey({ path, query }: SiteAddress): string {
  const format = query.get('format') ?? '';
  return `${encodePath(path)}?format=${WIDTH.test(format) ? format : 'plain'}`;
}

export function isPlainPicture(key: string): boolean {
  return key.endsWith('?format=plain');
}

/** What the live site is asked for. */
export function pictureAddress(key: string): string {
  return key.replace('?format=plain', '?format=1500w');
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  ...{ 'image/webp': 'webp', 'image/avif': 'avif', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/gif': 'gif' },
  'image/svg+xml': 'svg',
};

/** The file of a picture: its width is part of the name, its ending that of its bytes. */
export function pictureFile(key: string, contentType: string): string {
  const [path = '', format = ''] = decoded(key).slice(1).split('?format=');
  if (format === 'plain') return path;
  const stem = path.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return `${stem}-${format}.${EXTENSIONS[contentType] ?? 'bin'}`;
}

/** The file of a page, feed or other thing, by its key. Pages are folders, so that any file server finds them. */
export function staticFile(key: string, contentType: string): string {
  const [path = '', query = ''] = key.split('?');
  const folder = decoded(path).slice(1);
  const asked = new URLSearchParams(query);
  const format = asked.get('format');
  const parts = [...asked]
    .filter(([name]) => name !== 'format')
    .flatMap(([name, value]) => [name, ...value.split('/').map(safePart)]);
  const whole = [folder, ...parts].filter((part) => part !== '').join('/');
  if (format !== null) return joined(whole, FORMATS[format] ?? 'index.html');
  return contentType === 'text/html' ? joined(whole, 'index.html') : whole;
}

function joined(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** No part of a name leads out of its folder. */
function safePart(part: string): string {
  return /^\.*$/.test(part) ? '_' : part.replace(/[\\:*?"<>|]/g, '_');
}

/** From one file to another, as a link has it: `../about/`. */
export function relativeLink(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
  const name = there.pop() ?? '';
  let shared = 0;
  while (shared < here.length && shared < there.length && here[shared] === there[shared]) shared += 1;
  const up = here.slice(shared).map(() => '..');
  const down = there.slice(shared).map(encodeURIComponent);
  const path = [...up, ...down].join('/');
  const folder = path === '' ? './' : `${path}/`;
  return name === 'index.html' ? folder : path === '' ? encodeURIComponent(name) : folder + encodeURIComponent(name);
}
