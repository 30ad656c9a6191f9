import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importProducts } from '../catalog/index.ts';
import { importReviews } from '../reviews/index.ts';
import type { Site } from '../sites/index.ts';
import { addProduct } from '../testing/appShop.ts';
import { ghostSite, squarespaceSite, wordPressSite } from './testing/exportFiles.ts';
import { MovingShops } from './testing/movingShop.ts';
import { shopifyOrders, squarespaceOrders, wooCommerceOrders } from './testing/orderFiles.ts';
import { germanPages, shopifyPages, shopifyPosts } from './testing/pageFiles.ts';
import {
  ghostMembers,
  mailchimpPeople,
  plainRedirects,
  reviewFile,
  shopifyCustomers,
  squarespaceProfiles,
  wixContacts,
  wooCommerceCustomers,
} from './testing/peopleFiles.ts';
import * as products from './testing/productFiles.ts';
import { substackExport } from './testing/substackExport.ts';

const PAGE = join(import.meta.dirname, '../../../docs/reference/import-counts.md');
/** Made, changed, here already, skipped. */
type Counts = readonly [number, number, number, number];
type Importer = (site: Site) => Promise<Counts>;

let shops: MovingShops;
beforeAll(async () => {
  shops = await MovingShops.open();
});
afterAll(() => shops.close());

const moving =
  (kind: Parameters<MovingShops['move']>[1], file: () => string | Promise<Uint8Array>): Importer =>
  async (site) => {
    const given = await file();
    const { created, unchanged, skipped } = (
      await shops.move(site, kind, typeof given === 'string' ? Buffer.from(given) : given)
    ).counts;
    return [created, 0, unchanged, skipped];
  };
const selling =
  (file: () => string): Importer =>
  async (site) => {
    const asked = { text: file(), readImage: () => Promise.resolve(null), isDryRun: false };
    const { created, updated, unchanged, plans } = await importProducts(shops.deps, site, asked);
    return [
      created.length,
      updated.length,
      unchanged.length,
      plans.length - created.length - updated.length - unchanged.length,
    ];
  };
const reviewing: Importer = async (site) => {
  const asked = { bytes: Buffer.from(reviewFile()), isDryRun: false, actor: { accountId: null, name: 'Ada' } };
  const brought = await importReviews(shops.deps, site, asked);
  if (!brought.ok) throw new Error(brought.problem.code);
  const { created, known, problems } = brought.value;
  return [created, 0, known, problems.length];
};

const IMPORTERS: Readonly<Record<string, Importer>> = {
  'WordPress (WXR)': moving('wordpress', wordPressSite),
  'Squarespace (XML)': moving('squarespace', squarespaceSite),
  'Ghost (JSON)': moving('ghost', ghostSite),
  'Substack (ZIP)': moving('substack', substackExport),
  'Subscribers of Mailchimp': moving('subscribers', mailchimpPeople),
  'Subscribers of Ghost': moving('subscribers', ghostMembers),
  'Customers of Shopify': moving('customers', shopifyCustomers),
  'Customers of WooCommerce': moving('customers', wooCommerceCustomers),
  'Profiles of Squarespace': moving('customers', squarespaceProfiles),
  'Contacts of Wix': moving('customers', wixContacts),
  'Orders of Shopify': moving('orders', shopifyOrders),
  'Orders of Squarespace': moving('orders', squarespaceOrders),
  'Orders of WooCommerce': moving('orders', wooCommerceOrders),
  'Pages of Shopify': moving('pages', shopifyPages),
  'Posts of Shopify': moving('pages', shopifyPosts),
  'Pages of a plain table': moving('pages', germanPages),
  Redirects: moving('redirects', plainRedirects),
  'Products of Shopify': selling(products.shopifyProducts),
  'Products of Shopify (2025)': selling(products.newShopifyProducts),
  'Products of Squarespace': selling(products.squarespaceProducts),
  'Products of WooCommerce': selling(products.wooCommerceProducts),
  'Products of Wix': selling(products.wixProducts),
  'Products of BigCommerce': selling(products.bigCommerceProducts),
  'Products of PrestaShop': selling(products.prestaShopProducts),
  'Reviews of Judge.me': reviewing,
};

it.each(Object.keys(IMPORTERS))(
  'makes of the file of %s what the reference says, and of the same file again nothing new (IMP-1)',
  async (name) => {
    const { site, shop } = await shops.add();
    await addProduct(shops.test.db, shop, { title: 'Sea print', variants: [{ sku: 'P', price: 100n }] });
    const first = await IMPORTERS[name]!(site);
    const second = await IMPORTERS[name]!(site);
    const line = readFileSync(PAGE, 'utf8')
      .split('\n')
      .find((each) => each.startsWith(`| ${name} |`));
    expect(`| ${[name, ...first, ...second].join(' | ')} |`).toBe(line);
    expect(second.slice(0, 2)).toEqual([0, 0]);
  },
);

it('has a line in the reference for every importer, and no other (IMP-1)', () => {
  const names = readFileSync(PAGE, 'utf8')
    .split('\n')
    .flatMap((line) => /^\| ([A-Z][^|]*?) \| \d/.exec(line)?.[1] ?? []);
  expect(names).toEqual(Object.keys(IMPORTERS));
});
