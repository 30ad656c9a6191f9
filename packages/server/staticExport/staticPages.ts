import { PAGE_FACTS_ID } from '@quoin/domain/analytics';
import { type CrawledSite, type Found, keyOf, NOT_FOUND_FILE } from './crawlSite.ts';
import { type AddressRole, editPage, editStyles, type PageElement, type PageRules } from './pageAddresses.ts';
import { addressKey, relativeLink, siteAddressOf } from './staticAddress.ts';

/** `live`: forms and the cart lead to the live site. `none`: they are left out. */
export type FormsChoice = 'live' | 'none';

export interface StaticChoices {
  /** Where the export will be: `https://www.example.com`, without a slash at its end. */
  readonly origin: string;
  readonly forms: FormsChoice;
}

export interface StaticSite extends StaticChoices {
  readonly crawled: CrawledSite;
}

/** A page, feed or style of the live site, with the addresses of the export. */
export function staticText(
  site: StaticSite,
  found: Extract<Found, { file: string }>,
  key: string,
  text: string,
): string {
  if (found.kind === 'styles')
    return editStyles(text, (written) => linkTo(site, written, { key, file: found.file }) ?? written);
  if (found.kind === 'page') return staticPage(site, { key, file: found.file }, text);
  return found.kind === 'text' ? withOrigin(site, text) : text;
}

interface Place {
  readonly key: string;
  readonly file: string;
}

function staticPage(site: StaticSite, place: Place, html: string): string {
  const rules: PageRules = {
    address: (written, role) => addressIn(site, place, written, role),
    attributes: (element) => attributesOf(site, place, element),
    replacement: (element) => replacementOf(site, place, element),
    headEnd: isSearch(place) ? '<script type="module" src="search.js"></script>' : '',
  };
  // What names the site to others (structured data, cards of social networks) names the export.
  return moved(editPage(html, rules), site.crawled.baseUrl, site.origin).replaceAll(LIVE, site.crawled.baseUrl);
}

/** Stands for the live site until all other addresses of it are those of the export. */
const LIVE = 'https://live-site.invalid';

function isSearch({ file }: Place): boolean {
  return file === 'search/index.html';
}

function addressIn(site: StaticSite, place: Place, written: string, role: AddressRole): string | null {
  if (role === 'named') return absolute(site, written, place.key);
  const link = linkTo(site, written, place);
  if (link !== null) return link;
  const address = siteAddressOf(written, { on: pathOf(place.key), baseUrl: site.crawled.baseUrl });
  if (address === null) return written;
  if (site.forms === 'live' || role === 'part') return liveAddress(site, written, place.key);
  // A list that is sorted or filtered is the list.
  const plain = addressKey({ path: address.path, query: new URLSearchParams() });
  return plain === null ? null : linkTo(site, plain, place);
}

function pathOf(key: string): string {
  return key.split('?')[0]!;
}

/** The file that a written address has become, as a link from another; null where there is none. */
function linkTo({ crawled }: StaticSite, written: string, { key, file }: Place): string | null {
  if (written.startsWith('#')) return written;
  const target = fileOf(crawled, keyOf(written, pathOf(key), crawled.baseUrl));
  if (target === null) return null;
  const at = written.indexOf('#');
  const hash = at < 0 ? '' : written.slice(at);
  // The page for what is missing is shown at any address.
  const link =
    file === NOT_FOUND_FILE ? `/${relativeLink('', target).replace(/^\.\//, '')}` : relativeLink(file, target);
  return link + hash;
}

const MOST_MOVES = 5;

function fileOf({ found, baseUrl }: CrawledSite, key: string | null): string | null {
  let at = key;
  for (let moves = 0; at !== null && moves <= MOST_MOVES; moves += 1) {
    const here = found.get(at);
    if (here === undefined || here.kind === 'live') return null;
    if (here.kind !== 'moved') return here.file;
    at = keyOf(here.to, pathOf(at), baseUrl);
  }
  return null;
}

/** The same address at the place of the export. */
function absolute({ crawled, origin }: StaticSite, written: string, on: string): string {
  const file = fileOf(crawled, keyOf(written, pathOf(on), crawled.baseUrl));
  if (file === null) return written;
  const path = file
    .replace(/(?:^|(?<=\/))index\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  return `${origin}/${path}`;
}

function liveAddress({ crawled }: StaticSite, written: string, on: string): string {
  const url = new URL(written, new URL(pathOf(on), crawled.baseUrl));
  return `${LIVE}${url.pathname}${url.search}${url.hash}`;
}

/** Feeds and maps name everything by its whole address. */
function withOrigin(site: StaticSite, text: string): string {
  const { baseUrl } = site.crawled;
  const whole = text.replace(/https?:\/\/[^\s<>"']+/g, (url) =>
    url === baseUrl || url.startsWith(`${baseUrl}/`)
      ? absolute(site, url.replaceAll('&amp;', '&'), '/').replaceAll('&', '&amp;')
      : url,
  );
  return moved(whole, baseUrl, site.origin);
}

/** What begins with an origin and is no longer one, begins with another. */
function moved(text: string, from: string, to: string): string {
  const [first = '', ...rest] = text.split(from);
  return rest.reduce((all, part) => all + (/^(?:[\w-]|\.\w|:\d)/.test(part) ? from : to) + part, first);
}

/** Widgets that need the server: their markup is complete without them. */
const SERVED =
  /^(?:add-to-cart|cart|cart-pill|checkout|form|like|site-search|card-payment|wallet-payment|passkey|lesson)$/;

function attributesOf(site: StaticSite, place: Place, element: PageElement): Readonly<Record<string, string | null>> {
  const { attribs } = element;
  const changes: Record<string, string | null> = {};
  if (SERVED.test(attribs['data-island'] ?? '')) changes['data-island'] = null;
  if (attribs['data-quick-view'] !== undefined) changes['data-quick-view'] = null;
  const form = formAround(element);
  // Nothing that a visitor types leaves the page: the live site asks again.
  if (form !== null && isPosting(form))
    for (const name of ['name', 'required', 'formaction']) if (Object.hasOwn(attribs, name)) changes[name] = null;
  if (element.name !== 'form') return changes;
  if (isSearchForm(element)) return { ...changes, action: linkTo(site, '/search', place) ?? attribs.action ?? '' };
  const isAsking = (attribs.method ?? 'get').toLowerCase() === 'get';
  const action = isAsking ? (attribs.action ?? pathOf(place.key)) : pathOf(place.key);
  return { ...changes, action: liveAddress(site, action, place.key), method: 'get' };
}

function formAround({ parent }: PageElement): PageElement | null {
  for (let at = parent; at !== null; at = at.parent) if ('attribs' in at && at.name === 'form') return at;
  return null;
}

function isPosting({ attribs }: PageElement): boolean {
  return attribs.method?.toLowerCase() === 'post';
}

const FIELDS = /^(?:input|select|textarea|label)$/;

/** A field that nobody reads. Those of products are chosen from, and show what there is. */
function isIdleField(element: PageElement): boolean {
  const form = FIELDS.test(element.name) ? formAround(element) : null;
  return form !== null && isPosting(form) && !form.attribs.action?.startsWith('/cart');
}

function isSearchForm({ attribs }: PageElement): boolean {
  return attribs.role === 'search' || pathOf(attribs.action ?? '') === '/search';
}

/** What a static page cannot have: reports of visits, lists that change in place, forms that nobody answers. */
function replacementOf(site: StaticSite, place: Place, element: PageElement): string | undefined {
  const { name, attribs } = element;
  if (attribs.id === PAGE_FACTS_ID) return '';
  if (name === 'script' && /\/product-list(?:-[A-Z0-9]{8})?\.js$/.test(attribs.src ?? '')) return '';
  if (isIdleField(element)) return '';
  if (site.forms === 'none') {
    if (name === 'form' && !isSearchForm(element)) return '';
    const isOfServer =
      name === 'a' && attribs.href !== undefined && addressIn(site, place, attribs.href, 'link') === null;
    return isOfServer || attribs['data-island'] === 'cart-pill' ? '' : undefined;
  }
  return undefined;
}
