import { brotliDecompressSync } from 'node:zlib';
import { ask, newVisitor, send } from '../running.mjs';

/**
 * @typedef {{ site: string, path: string, kind: string, isPublic: boolean, cookies: readonly [string, string][] }} PageToMeasure
 */

/** Pages that represent others of their kind: the heaviest of each is enough. */
const ONE_IS_ENOUGH = new Set(['product', 'post', 'event']);

/**
 * Returns every template of a site: each page, one entry of each kind, the pages of the purchase and the page for
 * missing addresses. Or the pages that are `wanted`.
 */
export async function templatesOf(port, site, wanted = null) {
  const found = [];
  for (const path of await addressesOf(port, site)) {
    const page = await ask(port, path, { site, headers: { 'accept-encoding': 'br' } });
    if (page.status !== 200) throw new Error(`${site}${path} is in the site map and answers ${page.status}`);
    found.push({ path, kind: kindOf(textOf(page)), bytes: page.body.length });
  }
  const heaviest = (kind) => found.filter((page) => page.kind === kind).sort((a, b) => b.bytes - a.bytes)[0];
  const isOneOfAll = (page) => !ONE_IS_ENOUGH.has(page.kind) || page === heaviest(page.kind);
  const kept = found.filter((page) => (wanted === null ? isOneOfAll(page) : wanted.includes(page.path)));
  const shop = await filledCart(
    port,
    site,
    found.filter(({ kind }) => kind === 'product'),
  );
  const own = (path, kind, more = {}) => ({ site, path, kind, isPublic: false, cookies: [], ...more });
  const templates = [
    ...kept.map(({ path, kind }) => own(path, kind, { isPublic: true })),
    ...(shop === null
      ? []
      : [own('/cart', 'cart', { cookies: shop }), own('/checkout', 'checkout', { cookies: shop })]),
    own('/search?q=a', 'search', { isPublic: true }),
    own('/account', 'account'),
    own('/nothing-is-here', 'missing'),
  ];
  return wanted === null ? templates : templates.filter(({ path }) => wanted.includes(path));
}

async function addressesOf(port, site) {
  const map = String((await ask(port, '/sitemap.xml', { site })).body);
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

const textOf = ({ headers, body }) =>
  headers['content-encoding'] === 'br' ? brotliDecompressSync(body).toString() : body.toString();

const LISTS = { products: 'list', blog: 'blog', events: 'events' };
const ENTRIES = { products: 'product', blog: 'post', events: 'event' };

function kindOf(html) {
  const classes = /<body[^>]*\sclass="([^"]*)"/.exec(html)?.[1] ?? '';
  if (/\bhomepage\b/.test(classes)) return 'home';
  const type = /\bcollection-type-(\S+)/.exec(classes)?.[1] ?? '';
  const kinds = /\bview-item\b/.test(classes) ? ENTRIES : LISTS;
  // A page with a product block is one to buy from, whatever else is read on it.
  return kinds[type] ?? (/\sdata-island="add-to-cart"/.test(html) ? 'selling' : 'page');
}

/** Cookies of a visitor who has put something into the cart; null where nothing is sold. */
async function filledCart(port, site, products) {
  for (const { path } of products) {
    const { item } = JSON.parse((await ask(port, `${path}?format=json`, { site })).body);
    const variant = item.variants?.find((each) => each.unlimited || each.qtyInStock > 0);
    if (variant === undefined || item.structuredContent.productType !== 1 || item.structuredContent.isSubscribable) {
      continue;
    }
    const visitor = await newVisitor(port, undefined, site);
    const entry = { itemId: item.id, sku: variant.sku, quantity: 1, additionalFields: '{}' };
    const added = await send(port, undefined, visitor, 'POST', '/api/commerce/shopping-cart/entries', entry);
    if (added.status === 200) return [...visitor.cookies];
  }
  return null;
}
