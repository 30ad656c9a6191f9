import type { SiteFrame } from '../content/siteContent.ts';
import { withPrefix } from './siteLanguages.ts';

/** First parts of addresses that are the same in each language: files, and what machines ask for. */
const SHARED: ReadonlySet<string> = new Set([
  'api',
  'app',
  'assets',
  'config',
  'favicon.ico',
  'robots.txt',
  's',
  'scripts',
  'sitemap.xml',
  'static',
  'webhooks',
]);

/** An address on this site as readers of the frame's language follow it; those elsewhere stay as they are. */
export function localAddress(frame: SiteFrame, address: string): string {
  const { languages } = frame;
  if (languages === undefined || languages.current.prefix === '' || !/^\/(?!\/)/.test(address)) return address;
  const { prefix } = languages.current;
  const end = address.search(/[?#]/);
  const path = end < 0 ? address : address.slice(0, end);
  const first = path.split('/', 2)[1] ?? '';
  if (SHARED.has(first) || path === prefix || path.startsWith(`${prefix}/`)) return address;
  return withPrefix(prefix, translatedPath(frame, path)) + (end < 0 ? '' : address.slice(end));
}

/** The same with scheme and host: for machines, and for who reads elsewhere. */
export function wholeAddress(frame: SiteFrame, path: string): string {
  return frame.site.baseUrl + localAddress(frame, path);
}

/** A path with its page's address in the language, whichever of the two it was written with. */
export function translatedPath(frame: SiteFrame, path: string): string {
  const { languages, collections } = frame;
  if (languages === undefined || path === '/') return path;
  const parts = path.slice(1).split('/').map(decoded);
  for (let count = parts.length; count > 0; count -= 1) {
    const wanted = parts.slice(0, count).join('/');
    const own =
      collections.find(({ urlId }) => urlId === wanted) ??
      collections.find(({ id }) => languages.mainAddresses.get(id) === wanted);
    if (own !== undefined) return [own.urlId, ...parts.slice(count)].reduce(joined, '');
  }
  return path;
}

function joined(path: string, part: string): string {
  return `${path}/${part.split('/').map(encodeURIComponent).join('/')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
