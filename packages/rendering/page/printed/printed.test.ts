import { DEFAULT_FOCAL_POINT, type ImageRef } from '@quoin/domain/media';
import { describe, expect, it } from 'vitest';
import type { CommentContent, ItemContent } from '../content/itemContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import { NOW, renderTest, testCollection, testFrame, testItem, testPage } from '../testing/page.ts';

const BLOG = testCollection({ type: 1, typeName: 'blog', urlId: 'journal' });
const COUNTS = { likes: 3, comments: 2 };
const HOUSE = {
  'blocks/quoin-comments.block': '[{heading}|{.repeated section comments}{name}{.end}|{.section form}{action}{.end}]',
  'blocks/quoin-cart-pill.block': '<nav data-island="cart-pill">PILL</nav>',
};
const LIKES = { commentsEnabled: true, simpleLikingEnabled: true };

interface Shown {
  readonly template: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly item?: Partial<ItemContent> | null;
  readonly page?: Partial<PageContent>;
  readonly region?: string;
}

/** A page of an entry in a theme of others; with `item: null` the list. */
function shown({
  template,
  settings = LIKES,
  item = {},
  page = {},
  region = '{squarespace.main-content}',
}: Shown): string {
  const shop = testCollection({ id: 'c2', type: 13, typeName: 'products', urlId: 'shop' });
  const frame = testFrame([BLOG, shop]);
  const files = {
    'site.region': region,
    'collections/blog.item': template,
    'collections/blog.list': template,
  };
  const content = testPage({
    collection: BLOG,
    ...(item === null ? { items: [testItem({ counts: COUNTS })] } : { item: testItem({ counts: COUNTS, ...item }) }),
    comments: [],
    frame: { ...frame, site: { ...frame.site, settings } },
    ...page,
  });
  return renderTest(files, content, { fallback: HOUSE }).html;
}

const comment = (authorName: string): CommentContent => ({
  ...{ id: authorName, parentId: null, authorName, body: 'Fine', createdAt: NOW, isStaff: false },
});

describe('comments that a theme of others prints (product.md 1.5)', () => {
  it('stand in their place with the form to write one', () => {
    const html = shown({ template: '{item|comments}', page: { comments: [comment('Ida'), comment('Bo')] } });
    expect(html).toMatch(
      /<div class="squarespace-comments" id="comments-i1"[^>]*><div class="quoin-part">\[2 comments\|IdaBo\|\/comments\/i1\]<\/div><\/div>/,
    );
  });

  it('stand there once, however often the theme prints the place', () => {
    const html = shown({ template: '{item|comments}{item|comments}' });
    expect(html.match(/\/comments\/i1/g)).toHaveLength(1);
    expect(html.match(/squarespace-comments/g)).toHaveLength(2);
  });

  it('are a link in lists', () => {
    const html = shown({ template: '{.repeated section items}{@|comments}{.end}', item: null });
    expect(html).toContain('<a class="sqs-comment-link" href="/journal/one#comments-i1">2 Comments</a>');
  });

  it('are not there while the owner has them off', () => {
    const settings = { commentsEnabled: false };
    expect(shown({ template: '{item|comments}', settings })).toMatch(/<div class="squarespace-comments"[^>]*><\/div>/);
    const list = shown({ template: '{.repeated section items}{@|comments}{.end}', item: null, settings });
    expect(list).not.toContain('<a');
  });
});

describe('a like button that a theme of others prints', () => {
  const region = '{squarespace.main-content}{squarespace-footers}';
  const template = '<p>{item|like-button}</p>';

  it('is a button with the count, and posts a form at the end of the page', () => {
    const html = shown({ template, region });
    expect(html).toContain('aria-label="Like, 3 likes"><span class="like-icon"></span>');
    expect(html).toContain('<span class="like-count">3 likes</span></button>');
    expect(html).toContain('form="like-i1" aria-pressed="false"');
    expect(html).toMatch(/<form id="like-i1" method="post" action="\/likes\/i1" hidden>.*value="yes"><\/form>/);
  });

  it('is pressed after it was pressed without script', () => {
    const html = shown({ template, region, page: { discussion: { kind: 'liked' } } });
    expect(html).toContain('aria-pressed="true"');
    expect(html).toContain('value="no"');
  });

  it('is filled once, and not while the owner has likes off', () => {
    const twice = shown({ template: '{item|like-button}', region: '{squarespace.main-content}{item|like-button}' });
    expect(twice.match(/<button/g)).toHaveLength(2);
    const byHand = '<span class="sqs-simple-like" data-item-id="i1"><span class="like-count"></span></span>';
    expect(shown({ template: byHand, settings: {} })).toBe(byHand);
    expect(shown({ template: byHand.replace('i1', 'a&quot;b') })).not.toContain('<button');
    const liked = testItem({ likes: 4 });
    expect(shown({ template: '{item|like-button}', page: { item: liked } })).toContain('>4 likes</span>');
  });
});

describe('a picture whose address only a script reads', () => {
  const mainImage: ImageRef = {
    ...{ id: 'a1', assetUrl: '/s/images/a1/tide.jpg', originalWidth: 900, originalHeight: 600 },
    ...{ altText: 'Tide', focalPoint: DEFAULT_FOCAL_POINT },
  };
  const still = 'style="--still:url(/s/images/a1/tide.jpg?format=1000w)';

  it('has what visitors without script see, and no element more', () => {
    const html = shown({ template: '<p><img {item|image-meta}></p>', item: { mainImage } });
    expect(html).toMatch(
      /^<p><img style="--still:url\(\/s\/images\/a1\/tide\.jpg\?format=1000w\)" data-src=[^<>]*><\/p>$/,
    );
  });

  it.each([
    ['<img style="top:0" data-src="/s/images/a1/tide.jpg">', `<img ${still};top:0" data-src="/s/images/a1/tide.jpg">`],
    [
      '<img data-src="https://pictures.example/a.jpg">',
      '<img style="--still:url(https://pictures.example/a.jpg)" data-src="https://pictures.example/a.jpg">',
    ],
  ])('keeps what the theme says of it: %s', (template, wanted) => {
    expect(shown({ template })).toBe(wanted);
  });

  it.each([
    '<img src="/a.jpg" data-src="/b.jpg">',
    '<img data-src="/b.jpg) ;x:url(y">',
    '<img data-type="image" data-src="/b.jpg">',
    '<img data-src="/b.jpg"> <noscript><img src="/b.jpg"></noscript>',
    '<noscript><img src="/b.jpg"></noscript><img data-src="/b.jpg">',
  ])('stays as it is where it needs none: %s', (template) => expect(shown({ template })).toBe(template));
});

describe('share buttons that a theme of others prints', () => {
  const shareButtons = { X: true, Email: true, Facebook: false };
  const settings = { siteFrame: { shareButtons } };

  it.each(['social-button', 'social-button-inline'])('are plain links to what is switched on (%s)', (formatter) => {
    const html = shown({ template: `{item|${formatter}}`, settings });
    expect(html.match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="Share"',
      'aria-label="Share on X"',
      'aria-label="Share by email"',
    ]);
    expect(html).toContain(`url=${encodeURIComponent('https://salt.example/journal/one')}&amp;text=One`);
    expect(html).not.toContain('<script');
  });

  it('are not printed while nothing is switched on', () => {
    expect(shown({ template: '{item|social-button}', settings: {} })).not.toContain('squarespace-social-buttons');
  });

  it('link to a profile that is followed, without the script', () => {
    const template = '{.repeated section website.socialAccounts}{@|twitter-follow-button}{.end}';
    const accounts = { siteFrame: { socialLinks: [{ name: 'ridge', url: 'https://x.com/ridge' }] } };
    const html = shown({ template, settings: accounts });
    expect(html).toContain(
      '<a class="sqs-follow-link" href="https://x.com/ridge" target="_blank" rel="noopener">Follow @ridge</a>',
    );
    expect(html).not.toContain('<script');
  });
});

describe('players that a theme of others prints', () => {
  const media = { seconds: 60, chapter: '' };

  it('play a track with the browser’s own player, without the script', () => {
    const item = { recordType: 7, media: { ...media, url: '/s/films/a.mp3' } };
    const html = shown({ template: '{item|audio-player}', item });
    expect(html).toMatch(
      /<div class="squarespace-audio-player"[^>]*><audio [^>]*src="\/s\/films\/a\.mp3"[^>]*aria-label="One"/,
    );
    expect(html).not.toContain('<script');
  });

  it('play a film as our own pages do: asked for first where it is a provider’s', () => {
    const item = { recordType: 8, media: { ...media, url: 'https://www.youtube.com/watch?v=abcdefghijk' } };
    const html = shown({ template: '{item|video}', item });
    expect(html).toMatch(/<div class="sqs-video-wrapper"[^>]*><div class="embed embed--video[^>]*data-island="embed"/);
  });

  it('play a film that a text names by its address alone, and no other link', () => {
    const film = '<figure><a href="https://vimeo.com/1?a=1&amp;b=2">https://vimeo.com/1?a=1&amp;b=2</a></figure>';
    const html = shown({ template: film });
    expect(html).toMatch(/<figure><div class="embed embed--video[^>]*data-island="embed"/);
    expect(html).not.toContain('<figure><a');
    for (const other of [film.replaceAll('vimeo.com', 'example.com'), film.replace('>https', '>See https')])
      expect(shown({ template: other })).toContain(other);
  });

  it('never take markup from an attribute that somebody wrote', () => {
    const template = '<div class="sqs-video-wrapper" data-html="&lt;img src=x onerror=alert(1)&gt;"></div>';
    expect(shown({ template })).toBe(template);
  });
});

describe('the cart of a theme (PILL-01, PILL-02, PILL-05)', () => {
  const region = '{squarespace.main-content}{squarespace-footers}';
  const custom = '<a class="top {squarespace.cart-classes}" href="/cart">Cart</a>';

  it('is the pill where the theme has none, once', () => {
    expect(shown({ template: '', region }).match(/PILL/g)).toHaveLength(1);
    const own = `${region}{@|apply quoin-cart-pill.html}`;
    expect(shown({ template: '', region: own }).match(/PILL/g)).toHaveLength(1);
  });

  it('is the theme’s own where it has one: with a label for zero items, and no pill', () => {
    const html = shown({ template: custom, region });
    expect(html).not.toContain('PILL');
    expect(html).toContain('<a class="top sqs-custom-cart" href="/cart" aria-label="0 items in cart">');
    const named = shown({ template: '<div class="sqs-custom-cart" aria-label="Basket"></div>', region });
    expect(named).toContain('<div class="sqs-custom-cart" aria-label="Basket">');
    const group = shown({ template: '<div class="sqs-custom-cart"></div>', region });
    expect(group).toContain('role="group" aria-label="0 items in cart"');
  });

  it('is absent on the cart page, with express checkout and on a site that sells nothing', () => {
    const system = { name: 'cart', title: 'Cart', view: {} };
    expect(shown({ template: '', region, page: { system, collection: null, item: null } })).not.toContain('PILL');
    const settings = { storeSettings: { expressCheckout: true } };
    expect(shown({ template: '', region, settings })).not.toContain('PILL');
    expect(shown({ template: '', region, page: { frame: testFrame([BLOG]) } })).not.toContain('PILL');
  });
});

describe('styles of what a page turns out to have, below the theme’s own', () => {
  const OWN = '/assets/site/a.css';
  const addresses = {
    blockStyles: '/blocks.css',
    blockSheets: { gallery: '/gallery.css', printed: '/printed.css', menu: '/menu.css' },
  };
  const linked = (template: string) => {
    const page = testPage({ collection: BLOG, item: testItem({ counts: COUNTS }), comments: [] });
    const files = {
      'site.region': '{squarespace-headers}{squarespace.main-content}',
      'collections/blog.item': template,
    };
    const { html } = renderTest(files, page, { addresses });
    return [...html.matchAll(/<link rel="stylesheet" href="([^"]*)">/g)].map(([, href]) => href);
  };

  it('are those of its blocks, wherever they stand', () => {
    const block = '<div class="sqs-block gallery-block sqs-block-gallery is-styled" id="block-1"></div>';
    expect(linked(block)).toEqual(['/blocks.css', '/gallery.css', OWN]);
    expect(linked('<p>sqs-block-gallery</p>')).toEqual([OWN]);
  });

  it('are those of what formatters have printed', () => {
    expect(linked('<div class="squarespace-social-buttons"></div>')).toEqual(['/printed.css', OWN]);
    // Comments use the fallback styles in the theme.
    expect(linked('{item|comments}')).toEqual([OWN]);
  });
});

describe('galleries that a theme of others writes by hand', () => {
  const MARK = '<template data-island="gallery"></template>';
  it.each([
    ['<div class="sqs-gallery sqs-gallery-design-grid"><div class="slide"></div></div>', true],
    ['<a class="image-slide-anchor" href="/a.jpg"><img></a>', true],
    ['<a href="/a.jpg" class="big lightbox"><img></a>', true],
    ['<div class="summary-block-setting-design-carousel"></div>', true],
    ['<a class="sqs-block-image-link lightbox" data-island="lightbox" href="/a.jpg"><img></a>', false],
    ['<div class="sqs-gallery-container gallery--grid"></div>', false],
    ['<ul class="picture-grid"></ul>', false],
  ])('bring what makes them alive: %s', (template, isFound) => {
    const region = '<body class="x">{squarespace.main-content}{squarespace-footers}</body>';
    expect(shown({ template, region }).includes(MARK)).toBe(isFound);
  });

  it('bring it for the list of the house where the page has chosen a slideshow', () => {
    const region = '<body class="x gallery-design-slideshow y">{squarespace.main-content}{squarespace-footers}</body>';
    expect(shown({ template: '<ul class="picture-grid"></ul>', region })).toContain(MARK);
  });
});
