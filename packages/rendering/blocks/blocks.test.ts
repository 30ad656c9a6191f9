import { BLOCK_DEFINITIONS, readPageDocument, type Section } from '@quoin/domain/blocks';
import { describe, expect, it } from 'vitest';
import type { PageContent } from '../page/content/pageContent.ts';
import { renderTest, testCollection, testItem, testPage } from '../page/testing/page.ts';
import { leadingSection } from './documentHtml.ts';
import { BLOCK_KINDS } from './kinds.ts';
import { safeAddress } from './link.ts';

const image = {
  id: 'p1',
  assetUrl: '/s/images/p1/hill.jpg',
  altText: 'A hill & its "other" side',
  originalWidth: 1200,
  originalHeight: 800,
  focalPoint: { x: 0.25, y: 0.5 },
};

function pageWith(blocks: readonly object[], section: object = {}): PageContent {
  const sections = [{ id: 's1', blocks, ...section }];
  return testPage({
    collection: testCollection({ mainContent: '' }),
    document: { content: readPageDocument({ sections }), images: new Map([['p1', image]]) },
  });
}

function htmlOf(type: string, value: object, more: object = {}): string {
  const place = { column: 2, row: 3, columns: 4, rows: 5, layer: 0 };
  return renderTest({}, pageWith([{ id: 'b1', type, value, place, ...more }])).mainContent;
}

describe('the registry', () => {
  it('has markup for every block that can be placed', () => {
    expect(BLOCK_KINDS.map(({ type }) => type).sort()).toEqual(BLOCK_DEFINITIONS.map(({ type }) => type).sort());
  });
});

describe('a block', () => {
  it('stands in the frame existing themes and scripts know, at its place', () => {
    const html = htmlOf('quote', { quote: 'Less <b>', source: 'Ida' });
    expect(html).toContain(
      '<div class="sqs-block quote-block sqs-block-quote" data-block-type="31" id="block-b1" style="--c:2;--w:4;--r:3;--h:5;--pc:1;--pw:8;--pr:1;--ph:1"><div class="sqs-block-content">',
    );
    expect(html).toContain('<blockquote>Less &lt;b&gt;</blockquote>');
  });

  it('with nothing to show is left out', () => {
    expect(htmlOf('quote', {})).not.toContain('sqs-block');
    expect(htmlOf('image', { image: 'gone' })).not.toContain('sqs-block');
    expect(htmlOf('map', {})).not.toContain('sqs-block');
  });

  it('of the theme comes before ours', () => {
    const page = pageWith([{ id: 'b1', type: 'button', value: { text: 'Go', link: '/shop' }, place: {} }]);
    const theme = {
      'blocks/mine.block': '<b>{buttonText} {buttonLink} {website.siteTitle}</b>',
      'blocks/mine.block.conf': '{"type": "button",}',
    };
    expect(renderTest(theme, page).mainContent).toContain('<b>Go /shop ');
  });

  it('is ours where a partial of the theme only happens to be called like its type (page-data 11)', () => {
    const page = pageWith([{ id: 'b1', type: 'button', value: { text: 'Go', link: '/shop' }, place: {} }]);
    const theme = { 'blocks/button.block': 'PARTIAL', 'blocks/other.block.conf': '{"type": "button"}' };
    expect(renderTest(theme, page).mainContent).toMatch(/<a [^>]*href="\/shop"[^>]*>Go/);
    expect(renderTest({ ...theme, 'blocks/button.block.conf': '{}' }, page).mainContent).not.toContain('PARTIAL');
  });
});

describe('an image block', () => {
  it('offers its widths, crops around its focal point and says what it shows', () => {
    const html = htmlOf('image', { image: 'p1', ratio: '1:1' });
    expect(html).toContain('srcset="/s/images/p1/hill.jpg?format=100w 100w');
    expect(html).toContain('alt="A hill &amp; its &quot;other&quot; side" fetchpriority="high"');
    expect(html).toContain('style="object-position:25% 50%"');
    expect(html).toContain('style="aspect-ratio:1/1"');
  });

  it('comes at once when it is the first of the page, and near its time when it is not (IMG-04)', () => {
    const place = { column: 1, row: 1, columns: 6, rows: 5, layer: 0 };
    const pair = ['b1', 'b2'].map((id, row) => ({
      id,
      type: 'image',
      value: { image: 'p1' },
      place: { ...place, row: row * 9 + 1 },
    }));
    const html = renderTest({}, pageWith(pair)).mainContent;
    expect(html.match(/fetchpriority="high"|loading="lazy"/g)).toEqual(['fetchpriority="high"', 'loading="lazy"']);
  });

  it.each(['inline', 'poster', 'card', 'overlap', 'collage', 'stack'])('has the layout %s (ENUM-06)', (layout) => {
    expect(htmlOf('image', { image: 'p1', layout, title: 'Hill' })).toContain(`design-layout-${layout}`);
  });
});

describe('an address', () => {
  it.each([
    ['https://example.com/a?b', 'https://example.com/a?b'],
    ['example.com/a', 'https://example.com/a'],
    ['münchen.example/a', 'https://münchen.example/a'],
    ['例え.テスト', 'https://例え.テスト'],
    ['/shop', '/shop'],
    ['#top', '#top'],
    ['mailto:ida@example.com', 'mailto:ida@example.com'],
    ['javascript:alert(1)', ''],
    [' JAVASCRIPT:alert(1)', ''],
    ['//elsewhere.example', ''],
    ['data:text/html,x', ''],
    ['', ''],
  ])('%j leads to %j', (typed, address) => {
    expect(safeAddress(typed)).toBe(address);
  });
});

describe('a section', () => {
  it('has the first picture of a page when it stands at the top: in the first, or below a first one of words (PF-07)', () => {
    const section = (types: readonly string[], kind = 'none') =>
      ({ background: { kind }, blocks: types.map((type) => ({ type })) }) as unknown as Section;
    const [words, pictures, walls] = [section(['html', 'button']), section(['html', 'image']), section(['gallery'])];
    expect(leadingSection([pictures, walls])).toBe(pictures);
    expect(leadingSection([words, walls, pictures])).toBe(walls);
    expect(leadingSection([words, words, pictures])).toBeNull();
    const behind = section(['html'], 'image');
    expect(leadingSection([behind, pictures])).toBe(behind);
    expect(leadingSection([])).toBeNull();
  });

  it('has its colours, its height and a background that comes first when it is the first', () => {
    const background = { kind: 'image', imageId: 'p1', overlay: 40 };
    const html = renderTest(
      {},
      pageWith([], { theme: 'dark', height: 'large', background, name: 'Start' }),
    ).mainContent;
    expect(html).toContain('data-section-theme="dark" aria-label="Start"');
    expect(html).toContain('section-height--large');
    expect(html).toContain('fetchpriority="high"');
    expect(html).toContain('<div class="section-background-overlay" style="opacity:0.4"></div>');
  });

  it('may have a film behind it: its picture first, silent, and nothing but a script that can stop it starts it', () => {
    const background = { kind: 'video', film: '/s/files/f1/waves.mp4', imageId: 'p1', overlay: 30 };
    const html = renderTest({}, pageWith([], { background })).mainContent;
    expect(html).toMatch(
      /<div class="section-background" data-island="film"><img src="[^"]*hill\.jpg[^>]*fetchpriority="high"[^>]*><video class="background-film" src="\/s\/files\/f1\/waves\.mp4" muted loop playsinline preload="none" aria-hidden="true"/,
    );
    expect(html).toContain('aria-label="Pause the background film" data-play="Play the background film" hidden');
    expect(html).not.toContain('autoplay');
  });

  it('has no film of elsewhere, which visitors were not asked about: the picture before it stands alone', () => {
    for (const film of ['https://cdn.example/a.mp4', '//cdn.example/a.mp4', 'javascript:alert(1)', '']) {
      const html = renderTest({}, pageWith([], { background: { kind: 'video', film, imageId: 'p1' } })).mainContent;
      expect(html).toContain('<div class="section-background"><img');
      expect(html).not.toContain('<video');
    }
    expect(renderTest({}, pageWith([], { background: { kind: 'video', film: '' } })).mainContent).not.toContain(
      'section-background',
    );
  });

  it('leaves no room on phones for what has nothing to show, and none for spacers', () => {
    const place = (row: number) => ({ column: 1, row, columns: 12, rows: 9, layer: 0 });
    const blocks = [
      { id: 'a', type: 'html', value: { html: '<p>A</p>' }, place: place(1) },
      { id: 'b', type: 'image', value: { image: '', stretch: true }, place: place(10) },
      { id: 'c', type: 'spacer', value: {}, place: place(19) },
      { id: 'd', type: 'html', value: { html: '<p>D</p>' }, place: place(28) },
    ];
    const rowOf = (html: string, id: string) => new RegExp(`id="block-${id}" style="[^"]*--pr:(\\d+)`).exec(html)?.[1];
    expect(rowOf(renderTest({}, pageWith(blocks)).mainContent, 'd')).toBe('3');
  });

  it('prints its blocks in reading order', () => {
    const block = (id: string, row: number) => ({
      id,
      type: 'html',
      value: { html: `<p>${id}</p>` },
      place: { column: 1, row, columns: 12, rows: 1, layer: 0 },
    });
    const html = renderTest({}, pageWith([block('low', 9), block('high', 1)])).mainContent;
    expect(html.indexOf('high')).toBeLessThan(html.indexOf('low'));
  });
});

describe('a menu', () => {
  const dish = { title: 'Tea', description: 'Hot', price: '3,20' };
  const menu = (title: string) => ({ title, sections: [{ title: 'Drinks', items: [dish] }] });

  it('shows prices as they were written, with the sign before them', () => {
    const html = htmlOf('menu', { menus: [menu('All')], currencySymbol: '€ ' });
    expect(html).toContain('<span class="menu-item-price">€ 3,20</span>');
    expect(html).not.toContain('<details');
  });

  it('of which there are several opens at its name, without a script', () => {
    const html = htmlOf('menu', { menus: [menu('Lunch'), menu('Dinner')] });
    expect(html.match(/<details class="menu-tab" name="menu-b1"( open)?><summary>/g)).toEqual([
      '<details class="menu-tab" name="menu-b1" open><summary>',
      '<details class="menu-tab" name="menu-b1"><summary>',
    ]);
  });
});

describe('a summary', () => {
  it.each([
    ['newest', true],
    ['page', undefined],
  ])('in the order "%s" asks for the newest first: %s', (order, newestFirst) => {
    const journal = testCollection({ id: 'c2', urlId: 'journal', title: 'Journal', type: 1, typeName: 'blog' });
    const page = pageWith([{ id: 'b1', type: 'summary-v2', value: { collection: 'c2', order }, place: {} }]);
    const { missing } = renderTest({}, { ...page, frame: { ...page.frame, collections: [journal] } });
    expect(missing).toMatchObject([{ kind: 'query', collection: 'journal' }]);
    expect((missing[0] as { newestFirst?: true }).newestFirst).toBe(newestFirst);
  });

  it('asks for its collection and shows its entries', () => {
    const journal = testCollection({ id: 'c2', urlId: 'journal', title: 'Journal', type: 1, typeName: 'blog' });
    const page = pageWith([{ id: 'b1', type: 'summary-v2', value: { collection: 'c2', pageSize: 2 }, place: {} }]);
    const withJournal = { ...page, frame: { ...page.frame, collections: [journal] } };
    const first = renderTest({}, withJournal);
    expect(first.missing).toMatchObject([{ kind: 'query', collection: 'journal', limit: 2 }]);
    const theme = {
      'blocks/summary-v2.block': '{.repeated section items}<i>{title}</i>{.end}',
      'blocks/summary-v2.block.conf': '{"type": "summary-v2"}',
    };
    const answers = new Map([[JSON.stringify(first.missing[0]), { items: [{ title: testItem().title }] }]]);
    expect(renderTest(theme, withJournal, { answers }).mainContent).toContain('<i>One</i>');
  });
});
