import { expect, it } from 'vitest';
import type { Site } from '../../sites/storage/sites.ts';
import { shopLinks } from './accountReply.ts';

const STORE = { type: 13, isEnabled: true, urlId: 'prints', access: undefined };
const BLOG = { type: 1, isEnabled: true, urlId: 'notes', access: undefined };

it.each([
  [[BLOG, STORE], '', ['/prints']],
  [[BLOG, STORE], '/new', ['/new']],
  [[BLOG, STORE], 'https://elsewhere.example', ['/prints']],
  [[BLOG, { ...STORE, isEnabled: false }], '/new', []],
  [[BLOG], '/new', []],
])('of %j with %j chosen, an account leads to %j', async (collections, continueShoppingLinkUrl, expected) => {
  const site = { language: 'en-US', settings: { storeSettings: { continueShoppingLinkUrl } } } as unknown as Site;
  const pages = { frameOf: () => Promise.resolve({ collections }) } as unknown as Parameters<
    typeof shopLinks
  >[0]['pages'];
  const links = await shopLinks({ pages }, site);
  expect(links.map(({ url }) => url)).toEqual(expected);
});
