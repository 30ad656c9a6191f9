import { type Binding, bindingTo, formatBinding, parseBinding } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import type { PageContent } from '../content/pageContent.ts';
import { renderTest, testCollection, testFrame, testItem, testPage, testProduct } from '../testing/page.ts';

const MAIN = '{squarespace.main-content}';
const blog = testCollection({ type: 1, typeName: 'blog', title: 'Journal', description: '<p>All of it</p>' });

/** The page on a canvas, with each mark in short: `[page title|…]` around texts, `[=page title]` at the end of a tag. */
function marked(template: string, page: Partial<PageContent> = {}, more: Record<string, string> = {}): string {
  const files = { 'site.region': MAIN, 'collections/blog.list': template, ...more };
  const shown = testPage({ collection: blog, items: [testItem()], ...page });
  const { html } = renderTest(files, shown, { isCanvas: true });
  expect(withoutFrom(html)).toBe(renderTest(files, shown).html);
  return html
    .replace(/<!--from ([^\s>]+)-->/g, (_, text: string) => `[${inShort(text)}|`)
    .replaceAll('<!--/from-->', ']')
    .replace(/ data-from="([^"]*)"/g, (_, texts: string) => `[=${texts.split(' ').map(inShort).join(', ')}]`);
}

const withoutFrom = (html: string) => html.replace(/<!--\/?from[^>]*-->| data-from="[^"]*"/g, '');

function inShort(text: string): string {
  const { kind, id, field } = parseBinding(text) as Binding;
  return [kind, id, field].filter((part) => part !== '').join(' ');
}

describe('where a page on the canvas comes from', () => {
  it('says of a text which field it is, whatever scope it is printed in', () => {
    expect(marked('<h1>{collection.title}</h1>')).toBe('<h1>[page c1 title|Journal]</h1>');
    expect(marked('{.section collection}<h1>{title}</h1>{description}{.end}')).toBe(
      '<h1>[page c1 title|Journal]</h1>[page c1 opening|<p>All of it</p>]',
    );
    expect(marked('{.section collection.title}<h1>{@}</h1>{.end}')).toBe('<h1>Journal</h1>');
    expect(marked('{.section collection}{.section title}<h1>{@}</h1>{.end}{.end}')).toBe(
      '<h1>[page c1 title|Journal]</h1>',
    );
    expect(marked('{.repeated section items}<b>{title}</b>{.end}{items.0.title|slugify}')).toBe(
      '<b>[item i1 title|One]</b>[item i1 title|one]',
    );
    expect(marked('<p>{website.siteTitle}</p>')).toBe('<p>[site title|Salt &amp; Paper]</p>');
  });

  it('steps over what holds a part that is named with a dot', () => {
    const frame = testFrame([blog]);
    const siteFrame = { header: { button: { text: 'Book', url: '/contact' } } };
    const page = { frame: { ...frame, site: { ...frame.site, settings: { siteFrame } } } };
    expect(marked('{.section siteFrame.button}<a href="{url}">{text}</a>{.end}', page)).toBe(
      '<a href="/contact"[=header button]>[header button|Book]</a>',
    );
  });

  it('says of an element what its attributes come from, and leaves them as they are', () => {
    expect(marked('{.repeated section items}<a href="{fullUrl}" title="{title}">x</a><br class={urlId}/>{.end}')).toBe(
      '<a href="/about/one" title="One"[=item i1, item i1 title]>x</a><br class=one[=item i1]/>',
    );
    expect(marked('<nav aria-label="{localizedStrings.x}">{collection.fullUrl}</nav>')).toBe(
      '<nav aria-label="">/about</nav>',
    );
  });

  it('knows a formatter that prints something of a whole product', () => {
    const product = testItem({ recordType: 11, product: testProduct() });
    const page = { items: [product] };
    expect(marked('{.repeated section items}<p>{@|product-price}</p>{.end}', page)).toMatch(/^<p>\[item i1 price\|/);
    expect(marked('{.repeated section items}{variants.0.sku}{.end}', page)).toBe('[item i1 price|P-M]');
  });

  it('knows words that the template says (ED-60)', () => {
    const withWords = '{.section localizedStrings}<b>{search}</b>{.end}';
    expect(marked(withWords, {}, { 'strings/template-en-US.json': '{"search": "Search"}' })).toMatch(/words search\|/);
  });

  it.each([
    ['Sort: {0}', 'Sort: …'],
    ['{0} {0 plural one {product} other {products}}', '… products'],
  ])('names words as people read them: %s', (words, name) => {
    const page = testPage({ collection: blog });
    const files = {
      ...{ 'site.region': MAIN, 'collections/blog.list': '<b>{localizedStrings.x|format 2}</b>' },
      'strings/template-en-US.json': JSON.stringify({ x: words }),
    };
    const [, from = ''] = /<!--from ([^\s>]+)-->/.exec(renderTest(files, page, { isCanvas: true }).html) ?? [];
    expect(parseBinding(from)?.name).toBe(name);
  });

  it('knows products, words and settings of cart and checkout (ED-73)', () => {
    const line = { id: 'e1', itemId: 'i1', title: 'One', lineTotalText: '€5' };
    const totals = [{ key: 'shipping', label: 'Shipping', text: '€4', isTotal: false }];
    const view = {
      cart: { entries: [line], totals, emptyText: 'Nothing', totalText: '5' },
      checkout: { policies: 'x' },
    };
    const page = { collection: null, items: null, system: { name: 'cart', title: 'Cart', view } };
    const template = '{.repeated section cart.entries}{title}{lineTotalText}{.end}';
    const rest =
      '{.repeated section cart.totals}{label}{text}{.end}{cart.emptyText}{cart.totalText}{checkout.policies}';
    expect(marked('', page, { 'system/cart.page': template + rest })).toBe(
      '[item i1 title|One][item i1 price|€5][words|Shipping][settings shipping|€4][words|Nothing]5[settings policies|x]',
    );
  });

  it('knows what an order says, and what a search has found (ED-77)', () => {
    const found = {
      id: 'p1',
      collectionId: 'c2',
      kind: 'item',
      isProduct: true,
      url: '/c2/p1',
      title: 'One',
      titleHtml: '<b>One</b>',
    };
    const page = { ...found, kind: 'page', id: 'c1', title: 'Journal', titleHtml: 'Journal' };
    const view = {
      order: {
        number: '#1',
        paymentText: 'Paid',
        statusText: 'Being prepared',
        after: { words: { invoice: 'Invoice' } },
      },
      siteSearch: { typed: 'one', hint: 'Try another word', results: [found, page], places: [page] },
    };
    const shown = { collection: null, items: null, system: { name: 'search', title: 'Search', view } };
    const template =
      '{order.number}{order.paymentText}{order.statusText}{.section order}{.section after}{words.invoice}{.end}{.end}' +
      '{.section siteSearch}{typed}{hint}{.repeated section results}{titleHtml}{.end}{.repeated section places}<a href="{url}">{title}</a>{.end}<input placeholder="{hint}">{.end}';
    expect(marked('', shown, { 'system/search.page': template })).toBe(
      '#1[settings payments|Paid][words|Being prepared][words|Invoice]one[words|Try another word]' +
        '[item p1 title|<b>One</b>][page c1 title|Journal]<a href="/c2/p1"[=page c1 title]>[page c1 title|Journal]</a><input placeholder="Try another word">',
    );
  });

  it('finds it in partials, also in those that see their own scope only', () => {
    const more = { 'blocks/card.block': '<i>{title}</i>' };
    expect(marked('{.repeated section items}{@|apply card.block}{@|apply card.block private}{.end}', {}, more)).toBe(
      '<i>[item i1 title|One]</i><i>[item i1 title|One]</i>',
    );
  });

  it('names the entry of a navigation by its id in the draft', () => {
    const item = { id: 'l1', collectionId: 'c1', title: 'Read', urlId: 'about', externalLink: null, items: [] };
    const external = {
      ...item,
      id: 'l2',
      collectionId: null,
      externalLink: { url: 'https://a.example', newWindow: false },
    };
    const frame = testFrame([blog], { navigations: [{ name: 'mainNav', items: [item, external] }] });
    const more = {
      'site.region': '<squarespace:navigation navigationId="mainNav" template="nav" />',
      'blocks/nav.block':
        '{.repeated section items}{.section externalLink}<a href="{url}">{title}</a>{.end}{.section collection}<a href="{fullUrl}">{navigationTitle}</a>{.end}{.end}',
    };
    expect(marked('', { frame }, more)).toBe(
      '<a href="/about"[=link l1 title]>[link l1 title|Read]</a><a href="https://a.example"[=link l2 title]>[link l2 title|Read]</a>',
    );
  });

  it('marks the text of a page that no template prints', () => {
    const page = testPage({ collection: testCollection() });
    const { html } = renderTest({ 'site.region': `<main>${MAIN}</main>` }, page, { isCanvas: true });
    expect(html).toBe('<main><!--from page/c1/body///--><p>Main</p><!--/from--></main>');
  });

  it('leaves code, styles and titles as they are', () => {
    const code =
      '<script>var a = "{collection.title}";</script><style>/* {collection.title} */</style><!-- {title} -->';
    expect(marked(code)).toBe('<script>var a = "Journal";</script><style>/* Journal */</style><!--  -->');
    expect(marked('<textarea>{collection.title}</textarea>')).toBe('<textarea>Journal</textarea>');
  });

  it('does not change what tags and conditions of the template see', () => {
    const query =
      '<squarespace:query collection="{collection.urlId}{collection.title}">{.if items}x{.end}</squarespace:query>';
    expect(marked(query)).toBe('');
    expect(marked('{.equal? collection.title "Journal"}yes{.or}no{.end}')).toBe('yes');
    expect(marked('{.var @a collection.title}{@a}')).toBe('Journal');
  });
});

describe('a binding as text', () => {
  it('is read as it was written, whatever it is called', () => {
    const binding = bindingTo('item', {
      id: 'a',
      field: 'title',
      within: 'b',
      isProduct: true,
      name: '--> "<b>/ü \ud800',
    });
    expect(formatBinding(binding)).toMatch(/^[\w.!~*'()%/-]+$/);
    expect(parseBinding(formatBinding(binding))).toEqual({ ...binding, name: '--> "<b>/ü \ufffd' });
  });

  it('is nothing when it is written by nobody', () => {
    for (const text of ['', 'page', 'thing/a/b/c//d', 'page/%/b/c//d', 'page/a/b/c//d/e'])
      expect(parseBinding(text)).toBe(null);
  });
});
