import { describe, expect, it } from 'vitest';
import { pageKey, pageParameters, readTarget } from '../../pages/addresses/pageKey.ts';
import { encodeQuickly } from '../../platform/http/replies/encoded.ts';
import { PageCache } from './pageCache.ts';

const page = (siteId: string, size: number, freshUntil = 100) => ({
  siteId,
  contentType: 'text/html',
  body: encodeQuickly(Buffer.alloc(size, 'x')),
  freshUntil,
});

describe('the page cache', () => {
  it('forgets the least recently used pages beyond its bytes', () => {
    const cache = new PageCache({ maxBytes: 100_000, now: () => 0 });
    for (let index = 0; index < 12; index += 1) {
      cache.put(`k${index}`, page('s', 5000));
      cache.get('k0');
    }
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.get('k0')).not.toBeNull();
    expect(cache.get('k1')).toBeNull();
    expect(cache.get('k11')).not.toBeNull();
  });
  it('keeps no page larger than an eighth of it, and counts what it replaced', () => {
    const cache = new PageCache({ maxBytes: 100_000, now: () => 0 });
    cache.put('big', page('s', 50_000));
    expect(cache.count).toBe(0);
    for (let index = 0; index < 50; index += 1) cache.put('same', page('s', 5000));
    expect(cache.count).toBe(1);
    cache.forgetSite('s');
    expect([cache.count, cache.bytes]).toEqual([0, 0]);
  });
  it('gives no page beyond its time, and forgets one site only', () => {
    let now = 0;
    const cache = new PageCache({ maxBytes: 100_000, now: () => now });
    cache.put('a', page('a', 10));
    cache.put('b', page('b', 10));
    cache.forgetSite('a');
    expect([cache.get('a'), cache.get('b') !== null]).toEqual([null, true]);
    now = 100;
    expect(cache.get('b')).toBeNull();
    expect(cache.bytes).toBe(0);
  });
});

describe('cache keys', () => {
  const version = { siteId: 's', publishedVersion: 1, stockRevision: 1, themeVersion: 't' };
  const keyOf = (url: string) => {
    const target = readTarget(url);
    return target && pageKey(version, target.path, target.parameters);
  };
  it('are equal for equal pages', () => {
    const key = keyOf('/shop?category=a&page=2');
    for (const url of [
      '/shop/?page=2&category=a',
      '/shop?utm=1&page=2&category=a&x[]=3',
      '/sh%6Fp?category=a&page=2&page=3',
    ]) {
      expect(keyOf(url), url).toBe(key);
    }
    expect(keyOf('/shop?page=1&format=nonsense&offset=abc&month=x&reversePaginate=true&tag=')).toBe(keyOf('/shop'));
  });
  it('differ for different pages, and values cannot pretend to be other parameters', () => {
    const keys = [
      '/shop',
      '/Shop',
      '/shop?tag=a',
      '/shop?category=a',
      '/shop?tag=a%7Ccategory%3Db',
      '/shop?tag=a&category=b',
    ].map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
  });
  it('are not made for what only the slow way can tell', () => {
    for (const url of ['/a%2Fb', '/a%00', '//host/', 'http://x/', '/a\\b', '/%zz', '/shop?option-Size=M'])
      expect(keyOf(url), url).toBeNull();
  });
  it('ignore values too long to mean anything', () => {
    expect(pageParameters({ tag: 'x'.repeat(201) })).toEqual({});
  });
});
