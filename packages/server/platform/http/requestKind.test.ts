import { expect, it } from 'vitest';
import { requestKind } from './requestKind.ts';

it.each([
  [null, '/healthz', 'probe'],
  ['unknown', '/', 'unknown'],
  ['site', '/', 'page'],
  ['site', '/shop/ridge-lines', 'page'],
  ['site', '/apiary', 'page'],
  ['site', '/cart', 'call'],
  ['site', '/cart/add', 'call'],
  ['site', '/api/commerce/shopping-cart', 'call'],
  ['site', '/checkout', 'checkout'],
  ['site', '/checkout/order', 'checkout'],
  ['site', '/checkouts', 'page'],
  ['site', '/assets/storefront/loader.js', 'asset'],
  ['site', '/s/images/1/hill.png', 'media'],
  ['app', '/', 'appPage'],
  ['app', '/assets/app/main.js', 'asset'],
  ['app', '/api/app/sites', 'appCall'],
  ['app', '/1.0/commerce/orders', 'api'],
] as const)('a request of %s for %s is measured as %s', (host, path, kind) => {
  expect(requestKind(host, path)).toBe(kind);
});
