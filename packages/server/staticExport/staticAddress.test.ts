import { describe, expect, it } from 'vitest';
import { addressKey, pictureFile, pictureKey, relativeLink, siteAddressOf, staticFile } from './staticAddress.ts';

const BASE = 'https://shop.example';
const key = (written: string, on = '/') => {
  const address = siteAddressOf(written, { on, baseUrl: BASE });
  return address === null ? null : addressKey(address);
};

describe('addresses of a static site (IMP-1)', () => {
  it.each([
    ['/', '/', 'index.html'],
    ['/about/', '/about', 'about/index.html'],
    ['https://shop.example/about#team', '/about', 'about/index.html'],
    ['/%E5%A4%9C', '/%E5%A4%9C', '夜/index.html'],
    ['/shop?category=prints/large&page=1', '/shop?category=prints%2Flarge', 'shop/category/prints/large/index.html'],
    ['/blog?page=2&tag=', '/blog?page=2', 'blog/page/2/index.html'],
    ['/blog?format=rss', '/blog?format=rss', 'blog/feed.xml'],
    ['/blog?tag=../../x', '/blog?tag=..%2F..%2Fx', 'blog/tag/_/_/x/index.html'],
  ])('%s is %s, in the file %s', (written, expected, file) => {
    expect(key(written)).toBe(expected);
    expect(staticFile(expected, written.includes('rss') ? 'application/rss+xml' : 'text/html')).toBe(file);
  });

  it.each(['/shop?sort=price', '/shop?format=json', '/shop?colour=red', '/shop?tag=a&tag=b', '/shop?tag=a&category=b'])(
    '%s is for the live site',
    (written) => {
      expect(key(written)).toBeNull();
    },
  );

  it.each(['#top', '', 'mailto:a@example.com', 'https://other.example/', '//cdn.example/x.js', 'javascript:void 0'])(
    '%s is of no page of the site',
    (written) => {
      expect(key(written)).toBeNull();
    },
  );

  it.each([
    '/x/..%2f..%2f..%2fshop',
    '/x/%2e%2e%2f%2e%2e%2fshop',
    '/x/.%2fshop',
    '/x%2f..',
    '/x/..%5c..%5cshop',
    '/x%00y',
    '/s/images/018f0000-0000-7000-8000-000000000001/..%2f..%2f..%2f..%2fsea.jpg',
  ])('%s leads out of the folder and is no file (SC-37)', (written) => {
    expect(siteAddressOf(written, { on: '/', baseUrl: BASE })).toBeNull();
  });

  it.each(['/a..b', '/...', '/.well-known/x', '/x/%252e%252e%252fshop'])('%s is a name like any other', (written) => {
    expect(key(written)).toBe(written);
    expect(staticFile(written, 'text/html').split('/')).not.toContain('..');
  });

  it('keeps a picture in each width by its bytes, and a large one for scripts', () => {
    const path = '/s/images/018f0000-0000-7000-8000-000000000001/sea.jpg';
    const of = (query: string) => pictureKey({ path, query: new URLSearchParams(query) });
    expect(pictureFile(of('format=750w'), 'image/webp')).toBe(`${path.slice(1, -4)}-750w.webp`);
    expect([of(''), of('format=x')]).toEqual([`${path}?format=plain`, `${path}?format=plain`]);
    expect(pictureFile(of(''), 'image/jpeg')).toBe(path.slice(1));
  });

  it.each([
    ['index.html', 'about/index.html', 'about/'],
    ['about/index.html', 'index.html', '../'],
    ['blog/a/index.html', 'blog/b/index.html', '../b/'],
    ['index.html', 'index.html', './'],
    ['blog/index.html', 'blog/feed.xml', 'feed.xml'],
    ['a/index.html', 's/夜.jpg', '../s/%E5%A4%9C.jpg'],
  ])('from %s to %s: %s', (from, to, link) => {
    expect(relativeLink(from, to)).toBe(link);
  });
});
