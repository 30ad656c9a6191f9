import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Visited, VisitSite } from '../platform/http/visitingSite.ts';
import { editPage, editStyles, type PageRules } from './pageAddresses.ts';
import {
  addressKey,
  isPicture,
  isPlainPicture,
  pictureAddress,
  pictureFile,
  pictureKey,
  siteAddressOf,
  staticFile,
} from './staticAddress.ts';

/** What an address of the site has become. */
export type Found =
  /** A file of the export, kept under `file` in the crawl's folder as the live site answered it. */
  | { readonly kind: 'page' | 'styles' | 'text' | 'file'; readonly file: string }
  | { readonly kind: 'moved'; readonly to: string }
  /** Only the live site answers it: a cart, an account, a list that is filtered. */
  | { readonly kind: 'live' };

export interface CrawledSite {
  readonly baseUrl: string;
  readonly found: ReadonlyMap<string, Found>;
}

/** More is no site that one moves by hand. */
const MOST = 100_000;
const AT_ONCE = 4;
const ANYTHING = '*/*';
export const NOT_FOUND_FILE = '404.html';
/** Nobody has such a page. */
const NOWHERE = '/__static-export-404__';
const SEEDS = ['/', '/sitemap.xml', '/robots.txt', '/search'];

interface Crawl {
  readonly baseUrl: string;
  readonly folder: string;
  readonly visit: VisitSite;
  readonly found: Map<string, Found>;
  readonly waiting: string[];
}

/** Visits everything of the published site that a visitor without an account can read, and keeps the answers in a folder. */
export async function crawlSite(
  { visit, baseUrl }: { readonly visit: VisitSite; readonly baseUrl: string },
  { folder, seeds }: { readonly folder: string; readonly seeds: readonly string[] },
): Promise<CrawledSite> {
  const crawl: Crawl = { baseUrl, folder, visit, found: new Map(), waiting: [] };
  for (const seed of [...SEEDS, ...seeds]) note(crawl, seed, '/');
  const missing = await visit(NOWHERE, ANYTHING);
  if (missing.contentType === 'text/html') await keep(crawl, NOWHERE, { kind: 'page', file: NOT_FOUND_FILE }, missing);
  const work = async () => {
    for (let key = crawl.waiting.shift(); key !== undefined; key = crawl.waiting.shift()) await take(crawl, key);
  };
  // Workers end while others still find addresses: as long as some wait, there are new ones.
  while (crawl.waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { baseUrl, found: crawl.found };
}

/** The key of a written address; null for what is not of this site, or is for the live site alone. */
export function keyOf(written: string, on: string, baseUrl: string): string | null {
  const address = siteAddressOf(written, { on, baseUrl });
  if (address === null) return null;
  return isPicture(address.path) ? pictureKey(address) : addressKey(address);
}

function note(crawl: Crawl, written: string, on: string): void {
  const key = keyOf(written, on, crawl.baseUrl);
  if (key === null || crawl.found.has(key) || crawl.found.size >= MOST) return;
  crawl.found.set(key, { kind: 'live' });
  crawl.waiting.push(key);
}

async function take(crawl: Crawl, key: string): Promise<void> {
  const isImage = key.startsWith('/s/images/');
  const visited = await crawl.visit(
    isImage ? pictureAddress(key) : key,
    isImage && !isPlainPicture(key) ? 'image/webp' : ANYTHING,
  );
  if (visited.status >= 300 && visited.status < 400) {
    crawl.found.set(key, { kind: 'moved', to: visited.location });
    note(crawl, visited.location, key);
    return;
  }
  // What is for one visitor is the live site's: carts, accounts, pages behind a password.
  if (visited.status !== 200 || /\bprivate\b/.test(visited.cacheControl)) return;
  const { contentType } = visited;
  const file = isImage ? pictureFile(key, contentType) : staticFile(key, contentType);
  await keep(crawl, key, { kind: kindOf(contentType), file }, visited);
}

function kindOf(contentType: string): 'page' | 'styles' | 'text' | 'file' {
  if (contentType === 'text/html') return 'page';
  if (contentType === 'text/css') return 'styles';
  return /xml$|^text\/(?:plain|calendar)$/.test(contentType) && contentType !== 'image/svg+xml' ? 'text' : 'file';
}

async function keep(
  crawl: Crawl,
  key: string,
  found: Extract<Found, { file: string }>,
  visited: Visited,
): Promise<void> {
  const path = join(crawl.folder, found.file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, visited.body);
  crawl.found.set(key, found);
  const noteLink = (written: string) => note(crawl, written, key.split('?')[0]!);
  if (found.kind === 'page') readPage(visited.body.toString('utf8'), noteLink);
  else if (found.kind === 'styles')
    editStyles(visited.body.toString('utf8'), (written) => {
      noteLink(written);
      return written;
    });
  else if (visited.contentType.endsWith('javascript')) for (const name of namesIn(visited.body)) noteLink(name);
  else if (found.kind === 'text') for (const url of urlsIn(visited.body, crawl.baseUrl)) noteLink(url);
}

/** Every address that a page writes, also in what its scripts read: pictures of galleries. */
function readPage(html: string, noteLink: (written: string) => void): void {
  const rules: PageRules = {
    address: (written) => {
      noteLink(written);
      return written;
    },
    ...{ attributes: () => ({}), replacement: () => undefined, headEnd: '' },
  };
  editPage(html, rules);
  for (const [path] of html.matchAll(/\/s\/images\/[0-9a-f-]{36}\/[^"'\s?&<>\\)]+/g)) noteLink(path);
}

/** Modules that a script brings along. */
function namesIn(script: Buffer): readonly string[] {
  return [...script.toString('utf8').matchAll(/["'`](\.\/[\w.-]+\.(?:js|css))["'`]/g)].map(([, name]) => name ?? '');
}

function urlsIn(text: Buffer, baseUrl: string): readonly string[] {
  const all = text.toString('utf8').match(/https?:\/\/[^\s<>"']+/g) ?? [];
  return all.map((url) => url.replaceAll('&amp;', '&')).filter((url) => url.startsWith(baseUrl));
}
