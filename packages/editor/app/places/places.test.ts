import { ROLES } from '@quoin/domain/access';
import { describe, expect, it } from 'vitest';
import { indexPalette, searchPalette } from '../../parts/dialogs/searchPalette.ts';
import { appEntries } from '../palette/appEntries.ts';
import { breadcrumbsFor } from './breadcrumbs.ts';
import { isGroup } from './place.ts';
import { currentPlace, placesFor, settingsFor, treeFor } from './placesFor.ts';

const OWNER = { roles: [], isOwner: true, hasStore: true };
const textsFor = (roles: readonly number[]) =>
  placesFor({ roles, isOwner: false, hasStore: true }).map(({ text }) => text);

describe('places (USER-05)', () => {
  it('are only those that one’s roles open', () => {
    expect(textsFor([ROLES.storeManager])).toEqual(expect.arrayContaining(['Home', 'Orders', 'Products', 'Outbox']));
    expect(textsFor([ROLES.reporting])).toEqual(expect.arrayContaining(['Home', 'Products']));
    expect(textsFor([ROLES.reporting])).not.toContain('Orders');
    expect(textsFor([ROLES.none])).toEqual(['Home']);
    expect(settingsFor({ roles: [ROLES.none], isOwner: false })).toEqual([]);
  });

  it('of a store come with the first page of products', () => {
    const groups = (hasStore: boolean) => treeFor({ ...OWNER, hasStore }).map(({ text }) => text);
    expect(groups(true)).toEqual(['Home', 'Website', 'Store', 'Customers', 'Marketing', 'Analytics', 'Settings']);
    expect(groups(false)).toEqual(['Home', 'Website', 'Customers', 'Marketing', 'Analytics', 'Settings']);
  });

  it('have addresses of their own', () => {
    const addresses = placesFor(OWNER).map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each([
    ['/demo/config', '/$site/config'],
    ['/demo/config/orders/7', '/$site/config/orders'],
    ['/demo/config/products/categories', '/$site/config/products/categories'],
    ['/demo/config/products/7', '/$site/config/products'],
    ['/demo/config/forms/submissions', '/$site/config/forms/submissions'],
    ['/demo/config/settings/taxes', '/$site/config/settings'],
    ['/demo/config/ordersX', null],
    ['/demo/config/account', null],
  ])('%s is at %s', (path, place) => expect(currentPlace(treeFor(OWNER), 'demo', path)).toBe(place));

  it.each([
    ['/demo/config', []],
    ['/demo/config/orders', ['Store']],
    ['/demo/config/orders/7', ['Store', 'Orders']],
    ['/demo/config/products/categories', ['Store']],
    ['/demo/config/forms/7', ['Website', 'Forms']],
    ['/demo/config/forms/submissions', ['Website']],
    ['/demo/config/insight/sales', []],
    ['/demo/config/settings/taxes', []],
    ['/demo/config/settings/languages/de', ['Languages']],
    ['/demo/config/account', []],
  ])('lead to %s by %j', (path, texts) => {
    expect(breadcrumbsFor(OWNER, 'demo', path).map(({ text }) => text)).toEqual(texts);
  });

  it('are reached in two clicks: no group within a group', () => {
    const nested = treeFor(OWNER)
      .flatMap((entry) => (isGroup(entry) ? entry.places : []))
      .filter((place) => 'places' in place);
    expect(nested).toEqual([]);
  });
});

/** What owners of Shopify and Squarespace shops type, and where it leads. */
const WORDS: readonly (readonly [typed: string, place: string])[] = [
  ['avatar', 'Authors'],
  ['vat', 'Taxes'],
  ['sales tax', 'Taxes'],
  ['gst', 'Taxes'],
  ['refund policy', 'Policies'],
  ['return policy', 'Policies'],
  ['terms', 'Policies'],
  ['privacy policy', 'Policies'],
  ['imprint', 'Policies'],
  ['logo', 'Pages'],
  ['favicon', 'Pages'],
  ['social sharing image', 'Pages'],
  ['currency', 'Store details'],
  ['time zone', 'Store details'],
  ['business address', 'Store details'],
  ['site title', 'Store details'],
  ['stripe', 'Payments'],
  ['paypal', 'Payments'],
  ['apple pay', 'Payments'],
  ['klarna', 'Payments'],
  ['test mode', 'Payments'],
  ['shipping rates', 'Shipping'],
  ['delivery', 'Shipping'],
  ['pickup', 'Shipping'],
  ['coupon', 'Discounts'],
  ['promo code', 'Discounts'],
  ['discount code', 'Discounts'],
  ['voucher', 'Gift cards'],
  ['gift card', 'Gift cards'],
  ['stock', 'Inventory'],
  ['sold out', 'Inventory'],
  ['add product', 'Add product'],
  ['collections', 'Categories'],
  ['csv', 'Import and export'],
  ['shopify', 'Import and export'],
  ['refund', 'Orders'],
  ['fulfillment', 'Orders'],
  ['packing slip', 'Orders'],
  ['draft order', 'Drafts'],
  ['quote', 'Drafts'],
  ['recurring', 'Subscriptions'],
  ['ratings', 'Reviews'],
  ['contacts', 'Customers'],
  ['gdpr', 'Privacy'],
  ['membership', 'Member areas'],
  ['paywall', 'Member areas'],
  ['waitlist', 'Restock requests'],
  ['sent emails', 'Outbox'],
  ['newsletter', 'Mailing lists'],
  ['subscribers', 'Mailing lists'],
  ['abandoned checkout', 'Abandoned carts'],
  ['announcement bar', 'Popup and announcement'],
  ['facebook pixel', 'Pixels'],
  ['google analytics', 'Tracking'],
  ['google shopping', 'Search and feeds'],
  ['robots', 'Search and feeds'],
  ['blog', 'Blog and collections'],
  ['events', 'Blog and collections'],
  ['portfolio', 'Blog and collections'],
  ['homepage', 'Pages'],
  ['fonts', 'Pages'],
  ['images', 'Media'],
  ['contact form', 'Forms'],
  ['form submissions', 'Submissions'],
  ['seo', 'Search engines'],
  ['meta description', 'Search engines'],
  ['permissions', 'Team'],
  ['staff', 'Team'],
  ['translate', 'Languages'],
  ['cookie banner', 'Privacy'],
  ['recaptcha', 'Captcha'],
  ['social login', 'Customer sign-in'],
  ['sign in with google', 'Customer sign-in'],
  ['connect domain', 'Domains'],
  ['dns', 'Domains'],
  ['ssl certificate', 'Domains'],
  ['api token', 'API keys'],
  ['zapier', 'API keys'],
  ['callback', 'Webhooks'],
  ['oauth', 'Extensions'],
  ['order confirmation', 'Notifications'],
  ['smtp', 'Notifications'],
  ['reports', 'Analytics'],
  ['conversion', 'Analytics'],
];

describe('the palette', () => {
  const index = indexPalette(appEntries(OWNER, () => {}));
  it.each(WORDS)('finds for “%s” among the first three: %s', (typed, place) => {
    expect(searchPalette(index, typed, 3).map(({ text }) => text)).toContain(place);
  });
});
