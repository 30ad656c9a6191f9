import { describe, expect, it } from 'vitest';
import { testCollection, testFrame, testItem, testPage, testProduct } from '../testing/page.ts';
import { canonicalAddress, headHtml } from './head.ts';
import { pageDescription, pageTitle } from './titles.ts';

const addresses = { stylesheet: '/assets/site/a.css', scripts: ['/l.js'], icon: '/favicon.ico' };
const withSettings = (settings: Record<string, unknown>, collection = testCollection()) => {
  const frame = testFrame([collection]);
  return testPage({ collection, frame: { ...frame, site: { ...frame.site, settings } } });
};

describe('titles', () => {
  it('follow the formats of collection, item and homepage', () => {
    expect(pageTitle(testPage())).toBe('About — Salt & Paper');
    expect(pageTitle(testPage({ item: testItem() }))).toBe('One — Salt & Paper');
    expect(pageTitle(testPage({ collection: testCollection({ isHomepage: true }) }))).toBe('Salt & Paper');
    expect(pageTitle(withSettings({ collectionTitleFormat: '%s: %p (%c)' }))).toBe('Salt & Paper: About (About)');
  });
  it('take the owner’s own title as it is, percent signs included', () => {
    const seo = { title: '50% off %s', description: 'Own', isHidden: false };
    const page = testPage({ collection: testCollection({ seo }) });
    expect(pageTitle(page)).toBe('50% off %s — Salt & Paper');
    expect(pageDescription(page)).toBe('Own');
  });
});

describe('the head', () => {
  it('escapes what it prints and adds no inline script that runs', () => {
    const item = testItem({
      title: '</title><script>x()</script>',
      body: '<p>"Quotes" &amp; <b>bold</b></p>',
      product: testProduct(),
    });
    const html = headHtml(
      testPage({ item, collection: testCollection({ type: 13, typeName: 'products' }) }),
      addresses,
    );
    expect(html).not.toContain('<script>x()');
    expect(html).not.toContain('</title><script>');
    expect(html).toContain('content="&quot;Quotes&quot; &amp; bold"');
    expect(html).toContain('"availability":"https://schema.org/OutOfStock"');
    expect(html).toContain('"price":"49.00"');
  });
  it('has one canonical address whatever variant or page was asked for, and none for a visitor’s own pages', () => {
    expect(canonicalAddress(testPage({ item: testItem({ urlId: 'Grüße' }), form: { sku: 'x' } }))).toBe(
      'https://salt.example/about/Gr%C3%BC%C3%9Fe',
    );
    const system = { name: 'cart', title: 'Cart', view: {} };
    const cart = testPage({ collection: null, system, path: '/cart' });
    expect(canonicalAddress(cart)).toBeNull();
    expect(headHtml(cart, addresses)).toContain('noindex');
  });
  it('names a picture of at most 300 KB for link previews with its size, and a width for search engines (IMG-02)', () => {
    const mainImage = {
      ...{ id: 'p', assetUrl: '/s/images/p/a.jpg', altText: 'A ridge', originalWidth: 3000, originalHeight: 2000 },
      focalPoint: { x: 0.5, y: 0.5 },
    };
    const collection = testCollection({ typeName: 'blog' });
    const html = headHtml(testPage({ item: testItem({ mainImage }), collection }), addresses);
    expect(html).toContain('<meta property="og:image" content="https://salt.example/s/images/p/a.jpg?format=1500w">');
    expect(html).toContain('<meta property="og:image:width" content="1500">');
    expect(html).toContain('<meta property="og:image:height" content="1000">');
    expect(html).toContain('"image":["https://salt.example/s/images/p/a.jpg?format=1500w"]');
    expect(html).not.toMatch(/a\.jpg["&]/);
    const unmeasured = testItem({ mainImage: { ...mainImage, originalWidth: 0, originalHeight: 0 } });
    expect(headHtml(testPage({ item: unmeasured, collection }), addresses)).not.toContain('og:image:width');
  });
  it('has the owner’s icon in its tab and on a phone’s screen, and the theme’s until one is chosen', () => {
    expect(headHtml(testPage(), addresses)).toContain('<link rel="icon" href="/favicon.ico">');
    const html = headHtml(withSettings({ siteFrame: { icon: { id: 'i', url: '/s/images/i/a.png' } } }), addresses);
    expect(html).toContain('<link rel="icon" href="/s/images/i/a.png?format=100w">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/s/images/i/a.png?format=300w">');
    expect(html).not.toContain('favicon.ico');
  });
  it('shows the owner’s sharing picture for pages without their own', () => {
    const sharePicture = { id: 's', url: '/s/images/s/share.jpg', width: 1200, height: 630 };
    const own = 'content="https://salt.example/s/images/s/share.jpg?format=1500w"';
    expect(headHtml(withSettings({ siteFrame: { sharePicture } }), addresses)).toContain(own);
    const mainImage = {
      ...{ id: 'p', assetUrl: '/s/images/p/a.jpg', altText: '', originalWidth: 3000, originalHeight: 2000 },
      focalPoint: { x: 0.5, y: 0.5 },
    };
    expect(
      headHtml(withSettings({ siteFrame: { sharePicture } }, testCollection({ mainImage })), addresses),
    ).not.toContain(own);
  });
  it('keeps hidden pages out of search results', () => {
    expect(headHtml(testPage(), addresses)).not.toContain('noindex');
    expect(headHtml(withSettings({ seoHidden: true }), addresses)).toContain('noindex');
  });
});
